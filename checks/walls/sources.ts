import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { parseSync } from 'vite'

/** A node of the syntax tree (ESTree, with TypeScript's own kinds). */
export type Node = { type: string; start: number; [field: string]: unknown }

/** One import, of whatever kind (type imports, re-exports and `import()` too). */
export type Import = {
  /** As written; undefined where it is computed. */
  specifier: string | undefined
  /** The names that are taken, for a plain import. */
  names: string[]
  /** The file below the root that it means; undefined for a package. */
  target: string | undefined
}

export type Source = { path: string; tree: Node; imports: Import[] }

const skipped = new Set(['node_modules', 'dist', 'coverage', '.git', '.data', '.reports', 'shots'])
const importing = new Set([
  'ImportDeclaration',
  'ExportNamedDeclaration',
  'ExportAllDeclaration',
  'ImportExpression',
  'TSImportType',
])

/** Every TypeScript file below the root, parsed. Throws when one cannot be parsed. */
export function readSources(root: string): Source[] {
  return filesIn(root, '').map((path) => readSource(path, readFileSync(join(root, path), 'utf8')))
}

/** Visits every node of the tree, parents first. */
export function visit(node: Node, see: (node: Node, parent: Node | undefined) => void, parent?: Node): void {
  see(node, parent)
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) visit(child, see, node)
  }
}

export function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}

function filesIn(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(root, path)
    return /\.(ts|tsx|mts|cts)$/.test(entry.name) ? [path] : []
  })
}

function readSource(path: string, text: string): Source {
  const lang = path.endsWith('.d.ts') ? 'dts' : path.endsWith('x') ? 'tsx' : 'ts'
  const { program, errors } = parseSync(path, text, { lang })
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const tree = program as unknown as Node
  const imports: Import[] = []
  visit(tree, (node) => {
    const { source } = node
    if (!importing.has(node.type) || !isNode(source)) return
    const specifier = typeof source.value === 'string' ? source.value : undefined
    imports.push({ specifier, names: namesIn(node), target: specifier && targetOf(path, specifier) })
  })
  return { path, tree, imports }
}

function namesIn(node: Node): string[] {
  const specifiers = Array.isArray(node.specifiers) ? node.specifiers : []
  return specifiers.flatMap(({ imported }) => (isNode(imported) ? [String(imported.name)] : []))
}

/** Where a specifier leads in the tree: `#<layer>/…` and relative paths, climbs included. */
function targetOf(from: string, specifier: string): string | undefined {
  const path = specifier.replace(/\?.*$/, '')
  if (path.startsWith('#')) return normalize(path.slice(1))
  if (path.startsWith('.')) return join(dirname(from), path)
  return undefined
}
