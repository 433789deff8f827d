import createPurifier, { type DOMPurify, type WindowLike } from 'dompurify'
import { JSDOM } from 'jsdom'
import { type ContentType, contentTypes } from '#domain/blog/post.ts'
import { postMarkdownHtml } from '#domain/prose/markdown.ts'
import { deepestNesting, deepestUnread, judgeLink, judgePicture, nestingOf, postRules } from '#domain/prose/rules.ts'

let sanitiser: DOMPurify | null = null

/** A text that is nested more deeply than any post may be. */
export class TooDeep extends Error {}

/**
 * The HTML of a post, sanitised by the rules that browsers use too. `forKeeping` leaves out what is only added when it is shown.
 * Throws TooDeep. A hostile text may make it slow: call it only in a thread of its own.
 */
export function sanitisedHtml(contentType: ContentType, content: string, forKeeping: boolean): string {
  sanitiser ??= makePurifier()
  const given = contentType === contentTypes.markdown ? postMarkdownHtml(content) : content
  if (nestingOf(given) > deepestUnread) throw new TooDeep()
  linksAreJudged = !forKeeping
  const html = sanitiser.sanitize(given, {
    ALLOWED_TAGS: [...postRules.tags],
    ALLOWED_ATTR: [...postRules.attributes],
    ALLOWED_URI_REGEXP: postRules.addresses,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  })
  if (nestingOf(html) > deepestNesting) throw new TooDeep()
  return html
}

let linksAreJudged = true

function makePurifier(): DOMPurify {
  const made = createPurifier(new JSDOM('').window as unknown as WindowLike)
  made.addHook('afterSanitizeAttributes', (node) => {
    judgePicture(node)
    if (linksAreJudged) judgeLink(node)
  })
  return made
}
