/**
 * One act has one name on every floor, as a check: `npm run verbs`. The endpoint `settle` of `api/orders.ts` asks for the right
 * `orders.settle`, and `settleOrder` answers it, alone in `server/orders/settle.ts`. Each line of `server/http/routes.ts` is held to it.
 */
import { basename, join } from 'node:path'
import type { Fault } from './walls/fault.ts'
import { isNode, type Node, readSources, type Source, visit } from './walls/sources.ts'

const table = 'server/http/routes.ts'
const kinds = new Set(['open', 'repeating', 'signedIn', 'form'])

/** Where the verbs of a file of `api/` are, if not in the folder of its name: they share what a noun has to itself. */
const homes: Readonly<Record<string, string>> = {
  config: 'market',
  market: 'swap',
  'swap-stats': 'swap',
  disputes: 'orders',
  posts: 'blog',
}

/** Rights whose names clients read in a refusal and which are not those of the endpoints that ask for them. */
const wideRights: Readonly<Record<string, string>> = {
  'settings.mail': 'one right to ask for, confirm and remove an address',
  'settings.push': 'one right to add and remove browsers',
  'agents.save': 'who may save prices may ask what they would come to (quoteOptions)',
  'agents.moderate': 'who moderates sees who waits for it (listPending)',
  'swap.stats': 'a noun since release 0.1.0 (readStats)',
}

/** A name that a file imports: from which file, and which of its exports; `*` for all of them. */
type Imported = { file: string; name: string }

/** A line of the table: the endpoint, the right that it asks for, and the verb. */
type Line = { api: string; endpoint: string; action: string; file: string; verb: string }

/** Every line of the table of routes of the project at this root that breaks the rule. */
export function misnamed(root: string): Fault[] {
  const sources = new Map(readSources(root).map((source) => [source.path, source]))
  const lines = readTable(sources)
  return [
    ...lines.flatMap((line) => [...misplaced(line), ...wronglyCalled(line), ...wrongRight(line)]),
    ...shared(lines),
  ]
}

function readTable(sources: ReadonlyMap<string, Source>): Line[] {
  const routes = sources.get(table)
  if (routes === undefined) throw new Error(`there is no ${table}`)
  const imports = importsOf(routes)
  const lines: Line[] = []
  visit(routes.tree, (node) => {
    const given = argumentsOf(node, kinds)
    if (given === undefined) return
    const endpoint = meantBy(given[0], imports)
    const verb = meantBy(given.at(-1), imports)
    const actions = actionsOf(sources.get(endpoint.file))
    const action = actions.get(endpoint.name) ?? ''
    lines.push({
      api: basename(endpoint.file, '.ts'),
      endpoint: endpoint.name,
      action,
      file: verb.file,
      verb: verb.name,
    })
  })
  return lines
}

function importsOf({ tree, imports }: Source): Map<string, Imported> {
  const targets = new Map(imports.map(({ specifier, target }) => [specifier, target]))
  const known = new Map<string, Imported>()
  visit(tree, (node) => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source)) return
    const file = targets.get(String(node.source.value)) ?? ''
    for (const one of nodesIn(node.specifiers)) {
      known.set(nameIn(one.local), { file, name: isNode(one.imported) ? nameIn(one.imported) : '*' })
    }
  })
  return known
}

/** What an expression of the table means: `orders.place`, or a name that was imported by itself. */
function meantBy(node: Node | undefined, imports: ReadonlyMap<string, Imported>): Imported {
  const isMember = node?.type === 'MemberExpression'
  const imported = imports.get(nameIn(isMember ? node.object : node))
  if (imported === undefined) throw new Error(`${table}: a route names what is not imported`)
  return isMember ? { file: imported.file, name: nameIn(node.property) } : imported
}

/** The endpoints of a file of `api/` with the rights that they ask for. */
function actionsOf(source: Source | undefined): Map<string, string> {
  const actions = new Map<string, string>()
  if (source === undefined) return actions
  visit(source.tree, (node) => {
    if (node.type !== 'VariableDeclarator' || !isNode(node.init)) return
    const [shape] = argumentsOf(node.init, new Set(['endpoint'])) ?? []
    const action = nodesIn(shape?.properties).find(({ key }) => nameIn(key) === 'action')?.value
    if (isNode(action)) actions.set(nameIn(node.id), String(action.value))
  })
  return actions
}

function argumentsOf(node: Node, names: ReadonlySet<string>): Node[] | undefined {
  return node.type === 'CallExpression' && names.has(nameIn(node.callee)) ? nodesIn(node.arguments) : undefined
}

function nodesIn(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function nameIn(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}

function misplaced({ api, endpoint, file, verb }: Line): Fault[] {
  const place = `server/${homes[api] ?? api}/${words(endpoint).join('-')}.ts`
  if (file === place) return []
  return [{ file, touches: verb, rule: `api/${api}.ts calls it ${endpoint}`, remedy: `Move it to ${place}.` }]
}

function wronglyCalled({ api, endpoint, file, verb }: Line): Fault[] {
  if (isNamedAfter(words(verb), words(endpoint))) return []
  const remedy = `Call it ${endpoint}, with the noun after its first word or at its end where it says too little.`
  return [{ file, touches: verb, rule: `api/${api}.ts calls it ${endpoint}`, remedy }]
}

/** Whether a name has the words of another in their order, with at most a noun of two words put in after the first or at the end. */
function isNamedAfter(name: readonly string[], other: readonly string[]): boolean {
  const more = name.length - other.length
  if (more < 0 || more > 2) return false
  return other.some((_, at) => other.join() === [...name.slice(0, at + 1), ...name.slice(at + 1 + more)].join())
}

function wrongRight({ api, endpoint, action }: Line): Fault[] {
  const [noun = '', act = ''] = action.split('.')
  // The right to another noun is named by it: `files.read` for `readFile`.
  const fits = [noun, noun.replace(/s$/, '')].map((one) => act + one.charAt(0).toUpperCase() + one.slice(1))
  if (action === `${api}.${endpoint}` || fits.includes(endpoint) || action in wideRights) return []
  const remedy = `Call the right ${api}.${endpoint} in domain/access.ts; where clients read its name, call the endpoint ${act}.`
  return [{ file: `api/${api}.ts`, touches: endpoint, rule: `it asks for the right ${action}`, remedy }]
}

function shared(lines: readonly Line[]): Fault[] {
  return lines.flatMap(({ file, verb }, at) => {
    const first = lines.findIndex((line) => line.file === file)
    const rule = `it stands in one file with ${lines[first]?.verb}`
    return first === at ? [] : [{ file, touches: verb, rule, remedy: 'Give each verb a file of its own.' }]
  })
}

function words(name: string): string[] {
  return name.split(/(?=[A-Z])/).map((word) => word.toLowerCase())
}

function main(): void {
  const faults = misnamed(join(import.meta.dirname, '..'))
  for (const { file, touches, rule, remedy } of faults) console.error(`${file} → ${touches}\n  ${rule}. ${remedy}\n`)
  console.log(faults.length === 0 ? 'verbs: one act, one name' : `verbs: ${faults.length} are misnamed`)
  process.exitCode = faults.length === 0 ? 0 : 1
}

if (import.meta.main) main()
