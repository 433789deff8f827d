import { escaped } from '#domain/prose/markdown.ts'
import type { FilledPage } from '../blog/page.ts'

/** The page's skeleton for one answer: its scripts and styles carry the answer's nonce. */
export function marked(skeleton: string, nonce: string): string {
  return skeleton.replaceAll('{{nonce}}', nonce)
}

/**
 * The page's skeleton with a rendered page in it, readable before and without the script, which replaces it; the data that the
 * script would fetch first stand in it. The nonce is never put into what people wrote.
 */
export function filled(skeleton: string, { title, description, head, main, known }: FilledPage, nonce: string): string {
  return marked(skeleton, nonce)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)} · Surety</title>`)
    .replace(/(<meta name="description" content=")[^"]*/, (_, start: string) => start + escaped(description))
    .replace('<!--head-->', () => head)
    .replace(/<!--body-->[\s\S]*<!--\/body-->/, (plain) => (main === '' ? plain : bodyOf(main, known)))
}

/** Our mark, as `web/ui/Logo.tsx` draws it. */
export const seal =
  '<svg width="26" height="26" viewBox="0 0 26 26" fill="none" aria-hidden="true"><path d="M13 1.5l2.6 1.9 3.2-.2 1.2 3 2.8 1.6' +
  '-.5 3.2 1.7 2.7-2 2.5.1 3.2-3 1.1-1.7 2.7-3.2-.600L13 24.500l-2.2-1.9-3.2.6-1.7-2.7-3-1.1.1-3.2-2-2.5 1.7-2.7-.5-3.200L5 ' +
  '6.200l1.2-3 3.2.200z" fill="var(--accent)"/><path d="M8.2 13.200l3.3 3.2 6.2-6.6" stroke="var(--on-accent)" ' +
  'stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round"/></svg>'

function bodyOf(main: string, known: unknown): string {
  return (
    '<div id="app" data-filled="true"><div class="blog-frame">' +
    `<header class="blog-header"><a class="blog-logo" href="/" aria-label="Surety, home">${seal}<span>Surety</span></a>` +
    '<nav aria-label="Main"><a href="/">Swap</a><a href="/blog">Blog</a></nav></header>' +
    `<main id="main">${main}</main>` +
    '<footer class="blog-footer"><p>Surety: swaps with people who put up collateral.</p>' +
    '<noscript><p>Reading needs no JavaScript; swapping, which signs with your wallet, does.</p></noscript>' +
    '<nav aria-label="Footer"><a href="/about">About</a><a href="/terms-of-service">Terms of service</a>' +
    '<a href="/blog/rss.xml">RSS</a></nav></footer>' +
    `</div></div>${dataElement('known', known)}`
  )
}

/** Data for the script, as JSON that cannot close the element it stands in. */
function dataElement(id: string, value: unknown): string {
  return `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`
}
