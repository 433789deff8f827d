const words = ['p', 'br', 'strong', 'em', 'del', 'a', 'ul', 'ol', 'li', 'h3', 'h4', 'h5', 'h6', 'code', 'pre']
const blocks = ['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td']
const ofPosts = ['h2', 'b', 'i', 'u', 's', 'sub', 'sup', 'kbd', 'mark', 'small', 'dl', 'dt', 'dd', 'div', 'span', 'img']

/** What the sanitiser lets through, in the browser and on the server alike: names of elements, of attributes, and addresses. */
export interface ProseRules {
  readonly tags: readonly string[]
  readonly attributes: readonly string[]
  readonly addresses: RegExp
}

/** Of the words of people: what Markdown makes, and links to elsewhere. */
export const personRules: ProseRules = {
  tags: [...words, ...blocks],
  attributes: ['href'],
  addresses: /^(?:https?:\/\/|mailto:)/i,
}

/**
 * Of a post: more of plain HTML, pictures, and links to our own pages. No style, class, id or name: nothing in a post looks like a
 * part of the page, or is found by its scripts.
 */
export const postRules: ProseRules = {
  tags: [...words, ...blocks, ...ofPosts, 'figure', 'figcaption'],
  attributes: ['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'lang'],
  addresses: /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i,
}

/** Whether an address is a path of our own origin. `//host` and `/\host` are other origins, to a browser. */
export function isOwnPath(address: string): boolean {
  return /^\/(?![/\\])[\x21-\x7e]*$/.test(address) && !address.includes('\\')
}

/** The parts of an element that the rules need. */
export interface Judged {
  readonly nodeName: string
  textContent: string | null
  readonly ownerDocument: { createElement(name: string): Judged } | null
  getAttribute(name: string): string | null
  setAttribute(name: string, value: string): void
  removeAttribute(name: string): void
  closest(selector: string): unknown
  replaceWith(node: unknown): void
}

/** Sets a link's attributes: foreign ones open in a new tab without access to our page, and are marked nofollow. */
export function judgeLink(node: Judged): void {
  if (node.nodeName !== 'A') return
  if (isOwnPath(node.getAttribute('href') ?? '')) return
  node.setAttribute('rel', 'noopener nofollow ugc')
  node.setAttribute('target', '_blank')
}

/** Turns a foreign picture into a plain link, so that no other server learns who reads; our own always have an `alt`. */
export function judgePicture(node: Judged): void {
  if (node.nodeName !== 'IMG') return
  const address = node.getAttribute('src') ?? ''
  if (isOwnPath(address)) {
    node.setAttribute('alt', node.getAttribute('alt') ?? '')
    return
  }
  const words = node.getAttribute('alt') ?? ''
  const link = node.ownerDocument?.createElement('a')
  if (!link || !/^https?:\/\//i.test(address) || node.closest('a')) {
    node.replaceWith(words)
    return
  }
  link.setAttribute('href', address)
  link.textContent = words || address
  judgeLink(link)
  node.replaceWith(link)
}

const alone = new Set([
  'br',
  'hr',
  'img',
  'wbr',
  'input',
  'col',
  'area',
  'base',
  'embed',
  'link',
  'meta',
  'source',
  'track',
])

/** How deep the elements of an HTML text stand within each other, at the deepest; those that are never closed count to the end. */
export function nestingOf(html: string): number {
  const open: string[] = []
  let deepest = 0
  for (const [, close, given = ''] of html.matchAll(/<(\/?)([a-z][a-z0-9-]*)/gi)) {
    const name = given.toLowerCase()
    if (alone.has(name)) continue
    if (!close) deepest = Math.max(deepest, open.push(name))
    else if (open.at(-1) === name) open.pop()
  }
  return deepest
}

/** The deepest nesting that is allowed: deeper ones cost browsers and programs too much. */
export const deepestNesting = 100

/** The same for unparsed text, in which list items and paragraphs may stand unclosed. */
export const deepestUnread = 2_000
