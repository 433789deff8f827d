import { afterAll, describe, expect, test } from 'vitest'
import { contentTypes } from '#domain/blog/post.ts'
import { postRules } from '#domain/prose/rules.ts'
import { bombs, hostileHtml, hostileMarkdown } from '#testing/prose.ts'
import { Sanitiser } from './sanitiser.ts'

const sanitiser = new Sanitiser()
afterAll(() => sanitiser.stop())

async function htmlOf(contentType: 1 | 2, content: string, forKeeping = false): Promise<string> {
  const answer = await sanitiser.purify(contentType, content, forKeeping)
  if ('fault' in answer) throw new Error(answer.fault)
  return answer.html
}

/** Every start tag of an HTML text, as a name and its attributes. */
function tagsOf(html: string): { name: string; attributes: [string, string][] }[] {
  return [...html.matchAll(/<([a-z][a-z0-9-]*)((?:\s+[a-z-]+(?:="[^"]*")?)*)\s*>/gi)].map(
    ([, name = '', rest = '']) => ({
      name: name.toLowerCase(),
      attributes: [...rest.matchAll(/([a-z-]+)="([^"]*)"/gi)].map(([, key = '', value = '']) => [key, value]),
    }),
  )
}

function expectHarmless(html: string): void {
  const tags = tagsOf(html)
  // Every `<` that could begin a tag is one that was read here.
  expect(html.match(/<[a-z!?]/gi)?.length ?? 0, html).toBe(tags.length)
  for (const { name, attributes } of tags) {
    expect(postRules.tags, html).toContain(name)
    for (const [key, value] of attributes) {
      expect([...postRules.attributes, 'rel', 'target'], html).toContain(key)
      if (key === 'src') expect(value, html).toMatch(/^\/(?![/\\])/)
      if (key === 'href') expect(value, html).toMatch(/^(?:https?:\/\/|mailto:|\/(?![/\\]))/i)
    }
    if (name === 'img') expect(attributes.map(([key]) => key)).toContain('alt')
  }
}

describe('hostile HTML', () => {
  test.each(hostileHtml)('%s is harmless, and stays as it is when it is sanitised again', async (text) => {
    for (const forKeeping of [false, true]) {
      const once = await htmlOf(contentTypes.html, text, forKeeping)
      expectHarmless(once)
      expect(await htmlOf(contentTypes.html, once, forKeeping)).toBe(once)
    }
  })

  test('all in one text, in either order, is harmless', async () => {
    expectHarmless(await htmlOf(contentTypes.html, hostileHtml.join('\n')))
    expectHarmless(await htmlOf(contentTypes.html, [...hostileHtml].reverse().join('')))
  })
})

describe('hostile Markdown', () => {
  test.each(hostileMarkdown)('%s is harmless', async (text) => {
    expectHarmless(await htmlOf(contentTypes.markdown, text))
  })

  test('all in one text is harmless', async () => {
    expectHarmless(await htmlOf(contentTypes.markdown, hostileMarkdown.join('\n\n')))
  })
})

describe('an ordinary text', () => {
  test('of HTML keeps its elements; links out of the market have their manners', async () => {
    const given =
      '<h2>One</h2><p>Two <strong>three</strong> <a href="https://example.com/">out</a> <a href="/blog">in</a></p>'
    expect(await htmlOf(contentTypes.html, given)).toBe(
      '<h2>One</h2><p>Two <strong>three</strong> <a href="https://example.com/" rel="noopener nofollow ugc" ' +
        'target="_blank">out</a> <a href="/blog">in</a></p>',
    )
    expect(await htmlOf(contentTypes.html, given, true)).toBe(given)
  })

  test('of Markdown has headings, links and pictures of our own', async () => {
    const html = await htmlOf(contentTypes.markdown, '# One\n\n[in](/blog) ![seal](/blog/images/a.png)')
    expect(html).toBe('<h2>One</h2><p><a href="/blog">in</a> <img src="/blog/images/a.png" alt="seal"></p>\n')
  })

  test.each([
    [contentTypes.html, '<img src="https://example.com/a.png" alt="a view">'],
    [contentTypes.markdown, '![a view](https://example.com/a.png)'],
  ] as const)('of kind %s has a picture from elsewhere as a plain link', async (kind, text) => {
    const html = await htmlOf(kind, text)
    expect(html).toContain('<a href="https://example.com/a.png" rel="noopener nofollow ugc" target="_blank">a view</a>')
    expect(html).not.toContain('<img')
  })

  test('of 100,000 characters is made within the patience of a save', async () => {
    const text = '<p>Some <em>words</em> of a <a href="https://example.com/">long</a> post.</p>'
    expect(await htmlOf(contentTypes.html, text.repeat(1_300))).toContain('long')
  })
})

describe('a bomb', () => {
  test.each(Object.entries(bombs))('of %s is refused', async (kind, text) => {
    const contentType = kind === 'html' || kind === 'formatting' ? contentTypes.html : contentTypes.markdown
    expect(await sanitiser.purify(contentType, text)).toEqual({ fault: 'too-deep' })
    expect(await htmlOf(contentTypes.html, '<p>after</p>')).toBe('<p>after</p>')
  })
})

test('more than can wait is told so, and what waits is answered in its order', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) => sanitiser.purify(contentTypes.html, `<p>${i}</p>`)),
  )
  expect(answers.slice(0, 32)).toEqual(Array.from({ length: 32 }, (_, i) => ({ html: `<p>${i}</p>` })))
  expect(answers.slice(32)).toEqual(Array(8).fill({ fault: 'busy' }))
})

test('whoever waits when it is stopped is told that nothing comes, and it begins again when it is asked', async () => {
  const own = new Sanitiser()
  const waiting = own.purify(contentTypes.html, '<p>x</p>')
  await own.stop()
  expect(await waiting).toEqual({ fault: 'busy' })
  expect(await own.purify(contentTypes.html, '<p>y</p>')).toEqual({ html: '<p>y</p>' })
  await own.stop()
})
