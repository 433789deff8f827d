/**
 * Which demands a test shows stands in a line above it, so that the test may be called anything: `// shows A-2-003, A-2-004`. Where
 * tests are made from a table or in a loop, `// shows A-5-013 for BTC … ["BITCOIN"]` means those with these values in their
 * title, in this order. Here those lines are read, each with the place of its tests.
 */
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { isNode, type Node, visit } from './walls/sources.ts'

/** One demand at one place. */
export type Tag = Mark & { file: string; changedAt: number }

type Mark = { id: string; line: number; values: string[]; place: Place | undefined }

/** Where its tests are: the lines from `from` to `to`, or in Solidity the function `name`; nowhere where none follows. */
type Place = { from: number; to: number } | { name: string }

const skipped = new Set(['node_modules', 'dist', '.git', '.data', '.reports', '.forge'])
const layers = [
  'domain',
  'api',
  'outside',
  'server',
  'web',
  'contracts',
  'e2e',
  'bench',
  'ops',
  'build',
  'checks',
  'testing',
]

/** Every tag of the tests below the root. */
export function readTags(root: string): Tag[] {
  return layers.flatMap((layer) => testsIn(root, layer)).flatMap((file) => tagsOf(root, file))
}

function testsIn(root: string, folder: string): string[] {
  const entries = readdirSync(join(root, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : testsIn(root, path)
    return /\.((test|spec)\.tsx?|t\.sol)$/.test(entry.name) ? [path] : []
  })
}

function tagsOf(root: string, file: string): Tag[] {
  const path = join(root, file)
  const text = readFileSync(path, 'utf8')
  const tags = file.endsWith('.sol') ? solidityTags(file, text) : scriptTags(file, text)
  return tags.map((tag) => ({ ...tag, file, changedAt: statSync(path).mtimeMs }))
}

/** The tags of a test in TypeScript: each belongs to the statement that follows, whatever comments are between. */
export function scriptTags(file: string, text: string): Mark[] {
  const { program, comments, errors } = parseSync(file, text, { lang: file.endsWith('x') ? 'tsx' : 'ts' })
  if (errors[0] !== undefined) throw new Error(`${file} cannot be parsed: ${errors[0].message}`)
  const statements: Node[] = []
  visit(program as unknown as Node, (node) => {
    if (/^(Expression|ForOf|For|If)Statement$/.test(node.type)) statements.push(node)
  })
  const lineAt = lineFinder(text)
  const code = comments.reduce(
    (left, { start, end }) => left.slice(0, start) + ' '.repeat(end - start) + left.slice(end),
    text,
  )
  return comments.flatMap(({ value, start, end }) => {
    const next = end + (/\S/.exec(code.slice(end))?.index ?? code.length)
    const statement = statements.find((node) => node.start === next)
    const place = statement && declaresTests(statement) && { from: lineAt(next), to: lineAt(Number(statement.end)) }
    return marksIn(value, lineAt(start), place || undefined)
  })
}

/** Of a call, or of a loop that makes calls: `test('…', …)`, `test.each([…])('…', …)`, `for (const … of …) test(…)`. */
function declaresTests(statement: Node): boolean {
  let isTagged = false
  visit(statement, (node) => {
    isTagged ||= node.type === 'CallExpression' && /^(test|it|describe)$/.test(rootName(node))
  })
  return isTagged
}

function rootName(node: Node): string {
  const inner = node.callee ?? node.object ?? node.tag
  return isNode(inner) ? rootName(inner) : String(node.name)
}

function lineFinder(text: string): (offset: number) => number {
  const starts = [0, ...Array.from(text.matchAll(/\n/g), ({ index }) => index + 1)]
  return (offset) => starts.findLastIndex((start) => start <= offset) + 1
}

/** The tags of a test in Solidity: each belongs to the function that follows, in the contract around it. */
export function solidityTags(file: string, text: string): Mark[] {
  const lines = text.split('\n')
  return lines.flatMap((line, at) => {
    const comment = /^\s*\/\/(.*)$/.exec(line)?.[1]
    if (comment === undefined) return []
    const next = lines.slice(at + 1).find((text) => !/^\s*(\/\/.*)?$/.test(text)) ?? ''
    const name = /^\s*function (\w+)/.exec(next)?.[1]
    const contract = lines.slice(0, at).findLast((text) => /^(abstract )?contract /.test(text)) ?? ''
    const place = name && { name: `${file} > ${/contract (\w+)/.exec(contract)?.[1]} > ${name}` }
    return marksIn(comment, at + 1, place || undefined)
  })
}

function marksIn(comment: string, line: number, place: Place | undefined): Mark[] {
  const [, ids = '', values = ''] = /^ shows (.+?)(?: for (.+))?$/.exec(comment) ?? []
  const given = { line, values: values.split('…').flatMap((value) => value.trim() || []), place }
  return ids.split(/[, ]+/).flatMap((id) => (id === '' ? [] : { id, ...given }))
}
