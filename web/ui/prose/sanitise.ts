import createPurifier, { type DOMPurify } from 'dompurify'
import { markdownHtml } from './markdown.ts'

interface Policy {
  createHTML(text: string): unknown
  createScriptURL(text: string): unknown
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(text: string): string }): Policy
}

const allowedTags = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'a',
  'ul',
  'ol',
  'li',
  'h3',
  'h4',
  'h5',
  'h6',
  'code',
  'pre',
].concat(['blockquote', 'hr', 'table', 'thead', 'tbody', 'tr', 'th', 'td'])

let purifier: DOMPurify | null = null
let policy: Policy | undefined

/**
 * The one door through which a person's text becomes HTML of the page: Markdown without raw HTML or pictures, sanitised, and
 * let in under the named Trusted Types policy. The policy never leaves this module, so nothing else can use it.
 */
export function proseHtml(markdown: string): string {
  purifier ??= makePurifier()
  const trusted = policy && { TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true as const }
  const html: unknown = purifier.sanitize(markdownHtml(markdown), {
    ALLOWED_TAGS: allowedTags,
    ALLOWED_ATTR: ['href'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ALLOWED_URI_REGEXP: /^(?:https?:\/\/|mailto:)/i,
    ...trusted,
  })
  // With Trusted Types this is no string but a TrustedHTML, which React hands on as it is.
  return html as string
}

function makePurifier(): DOMPurify {
  const factory = (window as { trustedTypes?: PolicyFactory }).trustedTypes
  policy = factory?.createPolicy('surety-post', {
    createHTML: (text) => text,
    createScriptURL: () => {
      throw new TypeError('posts bring no scripts')
    },
  })
  const made = createPurifier(window)
  made.addHook('afterSanitizeAttributes', (node) => {
    if (node.nodeName !== 'A') return
    node.setAttribute('rel', 'noopener nofollow')
    node.setAttribute('target', '_blank')
  })
  return made
}
