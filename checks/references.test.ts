import { expect, test } from 'vitest'
import { deadReferences } from './references.ts'

const has = (path: string) => ['server/main.ts', 'docs/keys.md', 'server/http/', 'docs/decisions/one.md'].includes(path)
const dead = (path: string, text: string) => deadReferences([{ path, text }], has)

test.each([
  ['a path in a comment', 'a.ts', '// As server/gone.ts does.', ['a.ts:1 → server/gone.ts']],
  ['a path in a document, in its line', 'docs/a.md', 'One.\n`web/gone.tsx`', ['docs/a.md:2 → web/gone.tsx']],
  ['a folder', 'docs/a.md', 'In `server/edge/`.', ['docs/a.md:1 → server/edge/']],
  ['a link from where it stands', 'docs/a.md', '[x](gone.md)', ['docs/a.md:1 → docs/gone.md']],
  ['a document outside the project', 'a.ts', '// (DESIGN §4.2)', ['a.ts:1 → DESIGN §']],
])('%s that is not there is named', (_, path, text, faults) => {
  expect(dead(path, text)).toEqual(faults)
})

test.each([
  ['what is there', 'a.ts', '// See server/main.ts and docs/keys.md.'],
  ['a route of the API', 'a.ts', "call('GET', '/api/orders.json')"],
  ['a package', 'a.ts', "import x from '@scope/server/gone.ts'"],
  ['a link to elsewhere', 'docs/a.md', '[x](https://example.org/docs/gone.md) [y](#here) [z](decisions/one.md#why)'],
])('%s is not', (_, path, text) => {
  expect(dead(path, text)).toEqual([])
})
