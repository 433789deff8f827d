import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { escaped } from '#domain/prose/markdown.ts'
import { filled } from './skeleton.ts'

const skeleton = await readFile(new URL('../../web/index.html', import.meta.url), 'utf8')
const nonce = 'bm9uY2Ugb2Ygb25lIGFuc3dlcg=='

test('what is written in a post is never taken for a part of the skeleton, nor told the nonce', () => {
  const words = "{{nonce}} {{integrity}} {{assets}} $& $` $' <!--head--> <!--body-->x<!--/body--> </script> </title>"
  const page = filled(
    skeleton,
    {
      status: 200,
      title: words,
      description: words,
      head: `<meta property="og:title" content="${escaped(words)}">`,
      main: `<h1>${escaped(words)}</h1>`,
      known: { post: { title: words } },
    },
    nonce,
  )
  const marks = skeleton.split('{{nonce}}').length - 1
  expect(page.split(nonce).length - 1).toBe(marks)
  expect(page).toContain(`<title>${escaped(words)} · Surety</title>`)
  expect(page).toContain(`<meta name="description" content="${escaped(words)}"`)
  expect(page).toContain(`<main id="main"><h1>${escaped(words)}</h1></main>`)
  const known = /<script type="application\/json" id="known">(.*?)<\/script>/.exec(page)?.[1] ?? ''
  expect(JSON.parse(known)).toEqual({ post: { title: words } })
})
