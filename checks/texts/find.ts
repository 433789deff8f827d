import { parseSync } from 'vite'
import { isNode, type Node, visit } from '../walls/sources.ts'

/** A text for people that stands outside of the catalogue. */
export type Found = { readonly start: number; readonly text: string }

/** What is the same in every language. */
const allowed = /\b(Surety|USD)\b/g

/** Attributes whose values are shown or read out. */
const visible = new Set(
  `aria-description aria-label aria-roledescription aria-valuetext all alt cancelWord caption confirmWord data-label
  description direction empty error fault heading hint label notice nothingFoundMessage placeholder removeLabel text title
  what word words`.split(/\s+/),
)

/** Attributes whose values nobody reads: names, links, shapes. */
const technical = new Set(['className', 'd', 'style', 'viewBox', 'autoComplete', 'rel', 'content'])

/** What these are given is for programs: logs, names of exports, selectors. */
const forPrograms = new Set(['log', 'Error', 'lazyRouteComponent', 'querySelector', 'querySelectorAll', 'closest'])

const neverShown = new Set([
  'ImportDeclaration',
  'ImportExpression',
  'ThrowStatement',
  'TSTypeAliasDeclaration',
  'TSInterfaceDeclaration',
  'TSTypeAnnotation',
  'TSTypeParameterInstantiation',
  'TSAsExpression',
])

/** Every text for people in a component (`.tsx`) and in a file that raises alerts. */
export function textsIn(path: string, source: string): Found[] {
  const isComponent = path.endsWith('.tsx')
  let hasReaders = isComponent
  const { program, errors } = parseSync(path, source, { lang: isComponent ? 'tsx' : 'ts' })
  if (errors[0] !== undefined) throw new Error(`${path} cannot be parsed: ${errors[0].message}`)
  const texts = new Map<number, string>()
  const add = (nodes: Node[]) => {
    for (const node of nodes) texts.set(node.start, textOf(node) ?? '')
  }
  visit(program as unknown as Node, (node) => {
    if (isAlert(node)) {
      hasReaders = true
      add(alertTexts(node))
    }
    if (!isComponent) return
    if (node.type === 'JSXText' && hasLetters(textOf(node))) add([node])
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') add(childrenOf(node).flatMap(shown))
    if (node.type === 'JSXAttribute' && visible.has(attributeName(node))) add(shown(node.value).filter(isNoTagName))
  })
  if (hasReaders) add(readable(program as unknown as Node))
  return [...texts].map(([start, text]) => ({ start, text })).sort((one, other) => one.start - other.start)
}

/** Texts of the catalogue that are taken out as a file is loaded: the configuration's messages come later. */
export function earlyReads(path: string, source: string): Found[] {
  const { program } = parseSync(path, source, { lang: path.endsWith('.tsx') ? 'tsx' : 'ts' })
  const own = new Set<string>()
  visit(program as unknown as Node, (node) => {
    if (node.type !== 'ImportDeclaration' || !isNode(node.source) || !Array.isArray(node.specifiers)) return
    if (!String(node.source.value).startsWith('#web/words/')) return
    for (const { local } of node.specifiers) own.add(nameOf(local))
  })
  const readsIn = (node: Node): Node[] => {
    if (/Function/.test(node.type)) return []
    if (node.type === 'MemberExpression' && own.has(nameOf(node.object))) return [node]
    return Object.values(node).flatMap((value) =>
      (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(readsIn),
    )
  }
  return readsIn(program as unknown as Node).map((node) => ({
    start: node.start,
    text: `${nameOf(node.object)}.${nameOf(node.property)}, read before the configuration is there`,
  }))
}

/** The texts that a value can come to: both sides of a condition, what stands in for a missing value. */
function shown(value: unknown): Node[] {
  if (!isNode(value)) return []
  switch (value.type) {
    case 'JSXExpressionContainer':
    case 'ParenthesizedExpression':
      return shown(value.expression)
    case 'ConditionalExpression':
      return [...shown(value.consequent), ...shown(value.alternate)]
    case 'LogicalExpression':
      return [...shown(value.left), ...shown(value.right)]
    case 'BinaryExpression':
      return value.operator === '+' ? [...shown(value.left), ...shown(value.right)] : []
    default:
      return value.type !== 'JSXText' && hasLetters(textOf(value)) ? [value] : []
  }
}

/** Anything else in a component that reads like words, wherever it stands: tables, variables, what functions return. */
function readable(node: Node): Node[] {
  if (neverShown.has(node.type) && node.type !== 'TSAsExpression') return []
  if (node.type === 'TSAsExpression') return isNode(node.expression) ? readable(node.expression) : []
  if (node.type === 'CallExpression' && forPrograms.has(calleeName(node))) return []
  if (node.type === 'BinaryExpression' && /^[!=]==$/.test(String(node.operator))) return []
  if (node.type === 'JSXAttribute' && technical.has(attributeName(node))) return []
  const text = textOf(node)
  if (text !== undefined && node.type !== 'JSXText' && isReadable(text)) return [node]
  return Object.entries(node).flatMap(([field, value]) => {
    if (field === 'key' && node.type === 'Property') return []
    return (Array.isArray(value) ? value : [value]).filter(isNode).flatMap(readable)
  })
}

/** The words of a text, with a mark where a value stands in it; undefined for what is no text. */
function textOf(node: Node): string | undefined {
  if (node.type === 'JSXText') return String(node.value).trim()
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node.type !== 'TemplateLiteral' || !Array.isArray(node.quasis)) return undefined
  return node.quasis.map(({ value }) => String(value.cooked)).join('…')
}

function hasLetters(text: string | undefined): boolean {
  return /\p{L}/u.test((text ?? '').replace(/&\w+;/g, '').replace(allowed, ''))
}

/** A sentence or a capitalised word, and neither markup nor a key of the keyboard. */
function isReadable(text: string): boolean {
  const words = text.replace(allowed, '').trim()
  if (/^<|^(Enter|Escape|Arrow(Up|Down|Left|Right))$/.test(words)) return false
  return /(?<![-\p{L}])\p{L}{2,} (\p{L}|…)|… \p{L}{2,}|^\p{Lu}\p{Ll}/u.test(words)
}

function isNoTagName(node: Node): boolean {
  return !/^h[1-6]$/.test(String(node.value))
}

function isAlert(node: Node): boolean {
  return node.type === 'CallExpression' && /^(alert|showAlert|withdrawAlert)$/.test(calleeName(node))
}

function alertTexts(call: Node): Node[] {
  const [alert] = Array.isArray(call.arguments) ? call.arguments.filter(isNode) : []
  if (alert?.type !== 'ObjectExpression') return shown(alert)
  const fields = Array.isArray(alert.properties) ? alert.properties.filter(isNode) : []
  return fields.flatMap((field) => (/^(title|text)$/.test(nameOf(field.key)) ? shown(field.value) : []))
}

function childrenOf(element: Node): Node[] {
  return Array.isArray(element.children) ? element.children.filter(isNode) : []
}

function attributeName(attribute: Node): string {
  return nameOf(attribute.name)
}

function calleeName(call: Node): string {
  const { callee } = call
  return isNode(callee) && callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee)
}

function nameOf(node: unknown): string {
  return isNode(node) && typeof node.name === 'string' ? node.name : ''
}
