import { Marked, type Tokens } from 'marked'
import { isOwnPath } from './rules.ts'

/** What a text may hold: a person's own words, or a post of the market. */
interface Manner {
  /** The level at which a heading stands, for how many signs it was written with. */
  readonly level: (depth: number) => number
  /** Whether it may show pictures of our own and lead to our own pages. */
  readonly isOurs: boolean
}

/** Raw HTML is shown as the text it is; a picture from elsewhere becomes words, for a page never loads from elsewhere. */
function makeReader({ level, isOurs }: Manner): Marked {
  return new Marked({
    gfm: true,
    breaks: true,
    async: false,
    renderer: {
      html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
      image({ href, text }: Tokens.Image) {
        if (!isOurs) return escaped(text)
        if (isOwnPath(href)) return `<img src="${escaped(href)}" alt="${escaped(text)}">`
        return isSafe(href) ? `<a href="${escaped(href)}">${escaped(text || href)}</a>` : escaped(text)
      },
      link({ href, tokens }: Tokens.Link) {
        const words = this.parser.parseInline(tokens)
        return isSafe(href) || (isOurs && isOwnPath(href)) ? `<a href="${escaped(href)}">${words}</a>` : words
      },
      heading({ tokens, depth }: Tokens.Heading) {
        const name = `h${level(depth)}`
        return `<${name}>${this.parser.parseInline(tokens)}</${name}>`
      },
      checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
    },
  })
}

const readers = {
  // Beside a page's own first and second headings.
  person: makeReader({ level: (depth) => Math.min(6, depth + 2), isOurs: false }),
  // Below the post's title, which is the first: whoever begins with two signs is below it already.
  post: makeReader({ level: (depth) => Math.max(2, depth), isOurs: true }),
}

/** The HTML of a person's Markdown. It has no raw HTML and no pictures, and is still to be sanitised before it is shown. */
export function markdownHtml(text: string): string {
  return readers.person.parse(text) as string
}

/** The HTML of a post's Markdown: pictures are our own, raw HTML is text. It is still to be sanitised before it is shown. */
export function postMarkdownHtml(text: string): string {
  return readers.post.parse(text) as string
}

/** Links lead to web pages and mailboxes, never to scripts or into the page itself. */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href)
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** A text as HTML shows it, also within a quoted attribute. */
export function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
