import { type Fault, isTest, placeOf } from './fault.ts'
import { isNode, type Node, type Source, visit } from './sources.ts'

const pureLayers = new Set(['domain', 'api'])

/** What Node or a browser brings along. None of it exists in domain/ and api/, which run in both. */
const absent = new Set(
  `window document navigator location history localStorage sessionStorage indexedDB fetch XMLHttpRequest WebSocket
  EventSource alert HTMLElement Event requestAnimationFrame process Buffer require module exports __dirname __filename
  global globalThis self console setTimeout setInterval setImmediate queueMicrotask performance crypto`.split(/\s+/),
)

/** domain/ has no clock and no dice: whoever asks brings the time and the chance along. */
export function purityWall(sources: Source[]): Fault[] {
  return sources
    .filter(({ path }) => pureLayers.has(placeOf(path).layer) && !isTest(path))
    .flatMap((source) => [
      ...absentNames(source),
      ...(placeOf(source.path).layer === 'domain' ? impurities(source) : []),
    ])
}

function absentNames({ path, tree }: Source): Fault[] {
  const own = declaredNames(tree)
  const used = new Set<string>()
  visit(tree, (node, parent) => {
    const name = String(node.name)
    if (node.type === 'Identifier' && absent.has(name) && !own.has(name) && isReference(node, parent)) used.add(name)
  })
  return [...used].map((name) => ({
    file: path,
    touches: name,
    rule: `${placeOf(path).layer}/ runs on both sides and knows neither Node nor the browser`,
    remedy: 'Do it in outside/, server/ or web/ and hand the result in.',
  }))
}

/** Every name that the file itself brings in, wherever: coarse, but a file that reuses such a name is rare. */
function declaredNames(tree: Node): Set<string> {
  const names = new Set<string>()
  const add = (pattern: unknown) => {
    if (isNode(pattern)) visit(pattern, (node) => node.type === 'Identifier' && names.add(String(node.name)))
  }
  visit(tree, (node) => {
    if (/^(VariableDeclarator|FunctionDeclaration|ClassDeclaration)$/.test(node.type)) add(node.id)
    if (/^Import.*Specifier$/.test(node.type)) add(node.local)
    if (Array.isArray(node.params)) node.params.forEach(add)
  })
  return names
}

function isReference(node: Node, parent: Node | undefined): boolean {
  if (parent === undefined) return true
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (parent.type === 'Property') return parent.value === node
  return !/^(TS(PropertySignature|MethodSignature|QualifiedName|TypeReference)|PropertyDefinition|MethodDefinition|LabeledStatement)$/.test(
    parent.type,
  )
}

function impurities({ path, tree, imports }: Source): Fault[] {
  const causes = new Set<string>()
  visit(tree, (node) => {
    const what = impurity(node)
    if (what !== undefined) causes.add(what)
  })
  for (const { names } of imports) if (names.includes('randomBytes')) causes.add('randomBytes')
  return [...causes].map((what) => ({
    file: path,
    touches: what,
    rule: 'domain/ has no clock and no dice',
    remedy: 'Take the time or the random value as an argument; server/ reads the clock.',
  }))
}

const membersWithClockOrDice = /^(Date\.now|Math\.random|BigNumber\.random|Temporal\.Now|performance\.now|crypto\.\w+)$/

function impurity(node: Node): string | undefined {
  const noArguments = Array.isArray(node.arguments) && node.arguments.length === 0
  if (node.type === 'NewExpression' && nameOf(node.callee) === 'Date' && noArguments) return 'new Date()'
  if (node.type === 'CallExpression' && nameOf(node.callee) === 'Date') return 'Date()'
  if (node.type === 'CallExpression' && noArguments && isFormatCall(node.callee)) return 'format() of the present time'
  if (node.type !== 'MemberExpression') return undefined
  const member = `${nameOf(node.object)}.${nameOf(node.property)}`
  return membersWithClockOrDice.test(member) ? member : undefined
}

/** Intl's formatters take the present time where they are given none. */
function isFormatCall(callee: unknown): boolean {
  return isNode(callee) && callee.type === 'MemberExpression' && /^format(ToParts)?$/.test(nameOf(callee.property))
}

function nameOf(node: unknown): string {
  if (!isNode(node)) return ''
  return String(node.name ?? node.value ?? '')
}
