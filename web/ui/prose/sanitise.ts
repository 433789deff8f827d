import createPurifier, { type DOMPurify } from 'dompurify'
import { type ContentType, contentTypes } from '#domain/blog/post.ts'
import { markdownHtml, postMarkdownHtml } from '#domain/prose/markdown.ts'
import {
  deepestNesting,
  deepestUnread,
  judgeLink,
  judgePicture,
  nestingOf,
  type ProseRules,
  personRules,
  postRules,
} from '#domain/prose/rules.ts'

interface Policy {
  createHTML(text: string): unknown
  createScriptURL(text: string): unknown
}

interface PolicyFactory {
  createPolicy(name: string, rules: { createHTML(text: string): string; createScriptURL(text: string): string }): Policy
}

let purifier: DOMPurify | null = null
let policy: Policy | undefined

/**
 * The one door through which a person's text becomes HTML of the page: Markdown without raw HTML or pictures, sanitised, and
 * let in under the named Trusted Types policy. The policy never leaves this module, so nothing else can use it.
 */
export function proseHtml(markdown: string): string {
  return sanitised(markdownHtml(markdown), personRules)
}

/**
 * The content of a post through the same door, by the rules of posts; HTML and Markdown only, for a text is shown as it is. null: it
 * is nested so deeply that laying it out would be too much; the server keeps no such post.
 */
export function postHtml(contentType: ContentType, content: string): string | null {
  try {
    const given = contentType === contentTypes.markdown ? postMarkdownHtml(content) : content
    if (nestingOf(given) > deepestUnread) return null
    const html = sanitised(given, postRules)
    return nestingOf(String(html)) > deepestNesting ? null : html
  } catch (fault) {
    if (fault instanceof RangeError) return null
    throw fault
  }
}

function sanitised(html: string, { tags, attributes, addresses }: ProseRules): string {
  purifier ??= makePurifier()
  const trusted = policy && { TRUSTED_TYPES_POLICY: policy as never, RETURN_TRUSTED_TYPE: true as const }
  const clean: unknown = purifier.sanitize(html, {
    ALLOWED_TAGS: [...tags],
    ALLOWED_ATTR: [...attributes],
    ALLOWED_URI_REGEXP: addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    ...trusted,
  })
  // With Trusted Types this is no string but a TrustedHTML, which React hands on as it is.
  return clean as string
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
    judgePicture(node)
    judgeLink(node)
  })
  return made
}
