import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { markdownHtml } from './markdown.ts'

describe('markdown', () => {
  test('emphasis, lists and links become HTML', () => {
    expect(markdownHtml('**Fast** payouts')).toBe('<p><strong>Fast</strong> payouts</p>\n')
    expect(markdownHtml('- one\n- two')).toContain('<li>one</li>')
    expect(markdownHtml('[site](https://example.com)')).toContain('<a href="https://example.com">site</a>')
  })

  test('headings stand below those of the page', () => {
    expect(markdownHtml('# Hours')).toContain('<h3>Hours</h3>')
  })

  test.each([
    ['raw HTML', '<img src=x onerror=alert(1)>'],
    ['raw HTML in a line', 'a <b onclick="x()">bold</b> word'],
    ['a script', '<script>alert(1)</script>'],
    ['a picture', '![pixel](https://example.com/p.png)'],
    ['a script behind a link', '[press](javascript:alert(1))'],
    ['data behind a link', '[press](data:text/html,<script>alert(1)</script>)'],
    ['a hidden script behind a link', '[press](java&#115;cript:alert(1))'],
    ['a quote in a link', '[press](https://example.com/"onmouseover="alert(1))'],
  ])('%s does not get through as HTML', (_what, text) => {
    expect(markdownHtml(text)).not.toMatch(/<(?:img|script|b|svg)\b|<[^>]+\son\w+=|href="(?!https?:|mailto:)/i)
  })

  test('no text makes anything but the elements of markdown', () => {
    const parts = ['<', '>', '"', "'", '&', '[', '](', ')', '!', '`', '*', '\n', 'javascript:', 'https://a.b', 'on=']
    const text = fc.array(fc.oneof(fc.constantFrom(...parts), fc.string({ maxLength: 4 }))).map((all) => all.join(''))
    const known = /^(?:p|br|strong|em|del|a|ul|ol|li|h[3-6]|code|pre|blockquote|hr|table|thead|tbody|tr|th|td)$/
    fc.assert(
      fc.property(text, (markdown) => {
        const elements = [...markdownHtml(markdown).matchAll(/<\/?([a-z][a-z0-9]*)/gi)].map((match) => match[1] ?? '')
        expect(elements.filter((name) => !known.test(name))).toEqual([])
      }),
    )
  })
})
