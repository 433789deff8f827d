/**
 * Where the contracts keep what they store. Run by itself, `node testing/contracts/layouts.ts` records it in layouts.json, which a
 * test holds against the contracts: code behind a proxy reads what its predecessor stored.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { compilerSettings } from '../../build/contracts/settings.ts'

interface Variable {
  label: string
  slot: string
  offset: number
  type: string
}

interface Layout {
  storage: Variable[]
  types: Record<string, { label: string; members?: Variable[] }> | null
}

interface Compiled {
  errors?: { severity: string; formattedMessage: string }[]
  contracts: Record<string, Record<string, { storageLayout: Layout }>>
}

/** By contract: each variable and each field of a struct as a line, in the order in which they lie. */
export type Layouts = Record<string, string[]>

const root = join(import.meta.dirname, '../..')
const record = join(import.meta.dirname, 'layouts.json')

/** What was recorded. */
export function recordedLayouts(): Layouts {
  return JSON.parse(readFileSync(record, 'utf8'))
}

/** What the contracts say now. Sources are only parsed and checked; no code is made. */
export function layouts(): Layouts {
  const solc = createRequire(import.meta.url)('solc') as { compile(input: string, imports: object): string }
  const sources = globSync('contracts/**/*.sol', { cwd: root, exclude: ['contracts/test/**'] }).sort()
  const contentOf = (path: string) =>
    readFileSync(join(path.startsWith('contracts/') ? root : join(root, 'node_modules'), path), 'utf8')
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(sources.map((path) => [path, { content: contentOf(path) }])),
    settings: { ...compilerSettings, outputSelection: { '*': { '*': ['storageLayout'] } } },
  }
  const find = (path: string) => ({ contents: contentOf(path) })
  const output: Compiled = JSON.parse(solc.compile(JSON.stringify(input), { import: find }))
  const faults = (output.errors ?? []).filter(({ severity }) => severity === 'error')
  if (faults.length > 0) throw new Error(faults.map(({ formattedMessage }) => formattedMessage).join('\n'))
  const stored = sources
    .flatMap((path) => Object.entries(output.contracts[path] ?? {}))
    .filter(([, { storageLayout }]) => storageLayout.storage.length > 0)
  return Object.fromEntries(stored.map(([name, { storageLayout }]) => [name, linesOf(storageLayout)]))
}

/** What is wrong with a layout: lines that moved, changed or went. New ones may only come behind. */
export function movedLines(before: readonly string[], after: readonly string[]): string[] {
  const structs = (lines: readonly string[]) => lines.filter((line) => line.startsWith('struct '))
  const variables = (lines: readonly string[]) => lines.filter((line) => !line.startsWith('struct '))
  const there = new Set(structs(after))
  return [
    ...variables(before).filter((line, i) => variables(after)[i] !== line),
    ...structs(before).filter((line) => !there.has(line)),
  ]
}

function linesOf({ storage, types }: Layout): string[] {
  const fields = Object.values(types ?? {}).flatMap(({ label, members = [] }) =>
    members.map((member) => `${label}: ${lineOf(member)}`),
  )
  return [...storage.map(lineOf), ...fields.sort()]
}

/** The compiler numbers structs and contracts anew with every file; the numbers say nothing. */
function lineOf({ slot, offset, label, type }: Variable): string {
  return `${slot}+${offset} ${label} ${type.replaceAll(/\)\d+/g, ')')}`
}

if (import.meta.main) writeFileSync(record, `${JSON.stringify(layouts(), null, 2)}\n`)
