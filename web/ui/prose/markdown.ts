import { Marked, type Tokens } from 'marked'

/** Raw HTML is shown as the text it is; a picture becomes its words, for a page never loads from elsewhere. */
const reader = new Marked({
  gfm: true,
  breaks: true,
  async: false,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: ({ text }: Tokens.Image) => escaped(text),
    link({ href, tokens }: Tokens.Link) {
      const words = this.parser.parseInline(tokens)
      return isSafe(href) ? `<a href="${escaped(href)}">${words}</a>` : words
    },
    heading({ tokens, depth }: Tokens.Heading) {
      // The page has its own first and second headings; those of a text stand below them.
      const level = Math.min(6, depth + 2)
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`
    },
    checkbox: ({ checked }: Tokens.Checkbox) => (checked ? '☑ ' : '☐ '),
  },
})

/** The HTML of a Markdown text. It has no raw HTML and no pictures, and is still to be sanitised before it is shown. */
export function markdownHtml(text: string): string {
  return reader.parse(text) as string
}

/** Links lead to web pages and mailboxes, never to scripts or into the page itself. */
function isSafe(href: string): boolean {
  return /^(?:https?:\/\/|mailto:)[^\s]+$/i.test(href)
}

const marks: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

function escaped(text: string): string {
  return text.replaceAll(/[&<>"']/g, (mark) => marks[mark] ?? mark)
}
