import { expect, type Page, test } from '@playwright/test'
import { picture } from '#testing/images.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { problem } from './peers.ts'
import { keepPicture, writePost } from './posts.ts'
import { expectNarrow } from './way.ts'

const cards = (page: Page) => page.getByRole('main').getByRole('listitem')
const cardOf = (page: Page, title: string) =>
  cards(page).filter({ has: page.getByRole('link', { name: title, exact: true }) })
const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

test.describe('the list', () => {
  // shows B-1-001, B-2.1-017, B-2.9-001, B-2.9-002, B-2.9-003, B-2.9-004, B-6-001, B-7.1-030, B-9-004
  test('has every published post as a card with image, teaser, reading time and date; the first is wide', async ({
    page,
    request,
  }) => {
    const imageUrl = await keepPicture(request, await picture('png'))
    const title = unique('A card')
    const details = { teaser: 'What this card is about.', imageUrl }
    const post = await writePost(request, { title, details, content: 'word '.repeat(450) })
    const hidden = await writePost(request, { title: unique('A draft'), status: 0 })
    await page.setViewportSize({ width: 1440, height: 900 })
    const asked = page.waitForRequest(/\/api\/posts\?/)
    await page.goto('/')
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveURL('/blog')
    expect(new URL((await asked).url()).searchParams.get('limit')).toBe('1000')
    await expect(page).toHaveTitle('Blog · Surety')
    const card = cardOf(page, title)
    await expect(card.getByText('What this card is about.')).toBeVisible()
    await expect(card.getByText('3 min read')).toBeVisible()
    await expect(card.getByRole('time')).toHaveText(/^[A-Z][a-z]+ \d+(?:st|nd|rd|th) 20\d\d$/)
    const image = card.locator('img')
    await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(60)
    await expect(page.getByText(hidden.title)).toHaveCount(0)

    const [list, first, second, third, fourth] = await Promise.all(
      [page.getByRole('main').getByRole('list'), ...[0, 1, 2, 3].map((i) => cards(page).nth(i))].map((one) =>
        one.boundingBox(),
      ),
    )
    expect(first?.width).toBeCloseTo(list?.width ?? 0, 0)
    const third3 = ((list?.width ?? 0) - 40) / 3
    expect(second?.width).toBeCloseTo(third3, 0)
    expect([second?.y, third?.y]).toEqual([second?.y, second?.y])
    expect(fourth === null || fourth === undefined || fourth.width === second?.width).toBe(true)
    await expectAccessible(page)
    await expectNarrow(page)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/blog/${post.alias}`)
  })

  test('begins with what is pinned', async ({ page, request }) => {
    const pinned = await writePost(request, { title: unique('Pinned'), isPinned: true })
    const newer = await writePost(request, { title: unique('Newer') })
    await page.goto('/blog')
    const titles = page.getByRole('main').getByRole('heading', { level: 2 })
    await expect(titles.filter({ hasText: newer.title })).toBeVisible()
    const all = await titles.allTextContents()
    expect(all.indexOf(pinned.title)).toBeLessThan(all.indexOf(newer.title))
  })

  test('that cannot be loaded says so and can be asked for again; an empty one says that it is', async ({ page }) => {
    await page.goto('/')
    await page.route(/\/api\/posts\?/, (route) => route.fulfill(problem(500, 'server.fault')), { times: 1 })
    await page.getByRole('banner').getByRole('link', { name: 'Blog' }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong on our side' })).toBeVisible()
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(cards(page).first()).toBeVisible()
    await page.route(/\/api\/posts\?/, (route) => answerChanged(route, () => ({ posts: [] })))
    await page.reload()
    await expect(page.getByText('There are no posts yet.')).toBeVisible()
  })
})

test.describe('a post', () => {
  // shows B-2.1-018, B-2.9-005, B-2.9-006, B-2.9-010, B-2.9-011
  test('has its cover, title, reading time and day; title and description from its meta', async ({ page, request }) => {
    const imageUrl = await keepPicture(request, await picture('png'))
    const post = await writePost(request, {
      title: unique('With meta'),
      details: { teaser: 'A teaser.', imageUrl },
      meta: { title: 'Said in the tab', description: 'Said to robots.', keywords: ['a'] },
    })
    await page.route(/\/blog\/[^/]+$/, async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(post.createdAt, '2024-05-01T10:00:00.000Z')
      await route.fulfill({ response: answer, body })
    })
    await page.goto(`/blog/${post.alias}`)
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await expect(page).toHaveTitle('Said in the tab · Surety')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'Said to robots.')
    const main = page.getByRole('main')
    await expect(main.locator(`img[src="${imageUrl}"]`)).toBeVisible()
    await expect(main.getByText('1 min read')).toBeVisible()
    await expect(main.getByRole('time')).toHaveText('May 1st 2024')
    await expectAccessible(page)
    await expectNarrow(page)
    await main.getByRole('link', { name: 'Blog' }).click()
    await expect(page).toHaveTitle('Blog · Surety')
  })

  // shows B-2.1-019
  test('without meta is called by its title and described by its teaser; the alias and the id lead to it', async ({
    page,
    request,
  }) => {
    const post = await writePost(request, { title: unique('No meta'), details: { teaser: 'By its teaser.' } })
    for (const name of [post.alias, post.id]) {
      await page.goto(`/blog/${name}`)
      await expect(page).toHaveTitle(`${post.title} · Surety`)
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', 'By its teaser.')
    }
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`/blog/${post.alias}$`))
  })

  // shows B-2.9-007, B-2.9-008, B-2.9-009
  test('of HTML, Markdown and text is shown as what it is', async ({ page, request }) => {
    const content = '<h2>By tags</h2>\n\n## By signs\n\n[in](/blog) <b>bold</b>'
    const [html, markdown, text] = await Promise.all(
      [1, 2, 0].map((contentType) => writePost(request, { contentType, content })),
    )
    const main = page.getByRole('main')
    await page.goto(`/blog/${html?.alias}`)
    await expect(main.getByRole('heading', { level: 2, name: 'By tags' })).toBeVisible()
    await expect(main.getByText('## By signs')).toBeVisible()
    await page.goto(`/blog/${markdown?.alias}`)
    await expect(main.getByRole('heading', { level: 2, name: 'By signs' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'in', exact: true })).toHaveAttribute('href', '/blog')
    await expect(main.getByText('<b>bold</b>')).toBeVisible()
    await page.goto(`/blog/${text?.alias}`)
    await expect(main.getByText('<h2>By tags</h2>')).toBeVisible()
    await expect(main.getByText('[in](/blog) <b>bold</b>')).toBeVisible()
  })

  test('that is not there, or not published, answers 404 and says so', async ({ page, request }) => {
    const draft = await writePost(request, { status: 0 })
    for (const name of ['nowhere-at-all', draft.alias, draft.id]) {
      const answer = await page.goto(`/blog/${name}`)
      expect(answer?.status()).toBe(404)
      await expect(page.getByRole('heading', { level: 1, name: 'Post not found' })).toBeVisible()
      expect(await answer?.text()).not.toContain(draft.title)
    }
    await expect(page).toHaveTitle('Post not found · Surety')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'To the blog' }).click()
    await expect(cards(page).first()).toBeVisible()
  })

  test('is reached and left by the keyboard', async ({ page, request }) => {
    const post = await writePost(request, { title: unique('By keys'), isPinned: true })
    await page.goto('/blog')
    const link = page.getByRole('link', { name: post.title, exact: true })
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await link.focus()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(`/blog/${post.alias}`)
    await expect(page.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/blog')
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the list and a post can be read, in the same look', async ({ page, request }) => {
    const imageUrl = await keepPicture(request, await picture('png'))
    const post = await writePost(request, {
      title: unique('Plainly'),
      content: '## Heading\n\nSome **words** and a [link](https://example.com/).',
      details: { teaser: 'To be read by everybody.', imageUrl },
      isPinned: true,
    })
    await page.goto('/blog')
    await expect(page).toHaveTitle('Blog · Surety')
    const card = cardOf(page, post.title)
    await expect(card.getByText('To be read by everybody.')).toBeVisible()
    await expect(card.getByText('1 min read')).toBeVisible()
    await expectNarrow(page)
    await card.getByRole('link').click()
    await expect(page).toHaveURL(`/blog/${post.alias}`)
    await expect(page).toHaveTitle(`${post.title} · Surety`)
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: post.title })).toBeVisible()
    await expect(main.getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible()
    await expect(main.getByRole('link', { name: 'link', exact: true })).toHaveAttribute('rel', 'noopener nofollow ugc')
    // The test's browser does not show it even so.
    expect(await page.content()).toContain('Reading needs no JavaScript')
    await expectNarrow(page)
    const style = await main.getByRole('heading', { level: 1 }).evaluate((node) => getComputedStyle(node).fontSize)
    expect(style).toBe('36px')
  })
})

test('a post’s page tells robots and other sites what it is, and where the feed is', async ({ request, baseURL }) => {
  const imageUrl = await keepPicture(request, await picture('png'))
  const post = await writePost(request, {
    title: 'A <b> & "quoted"',
    details: { teaser: "it's", imageUrl },
    tags: ['x'],
  })
  const answer = await request.get(`/blog/${post.alias}`)
  expect(answer.headers()['cache-control']).toBe('no-store')
  const text = await answer.text()
  const title = 'A &lt;b&gt; &amp; &quot;quoted&quot;'
  for (const part of [
    `<title>${title} · Surety</title>`,
    '<meta name="description" content="it&#39;s"',
    `<link rel="canonical" href="${baseURL}/blog/${post.alias}">`,
    `<link rel="alternate" type="application/rss+xml" title="Surety blog" href="${baseURL}/blog/rss.xml">`,
    '<meta property="og:type" content="article">',
    `<meta property="og:title" content="${title}">`,
    '<meta property="og:description" content="it&#39;s">',
    `<meta property="og:url" content="${baseURL}/blog/${post.alias}">`,
    `<meta property="og:image" content="${baseURL}${imageUrl}">`,
    '<meta property="article:tag" content="x">',
    `<h1>${title}</h1>`,
  ]) {
    expect(text).toContain(part)
  }
  expect(text.match(/<title>/g)).toHaveLength(1)
  expect(text.match(/name="description"/g)).toHaveLength(1)
})

test('the program takes the page over as it stands: the same article, and nothing shown in between', async ({
  page,
  request,
}) => {
  const post = await writePost(request, {
    title: unique('Over'),
    content:
      '## Heading\n\nSome **words**, [a link](https://example.com/) and\n\n- a list\n\n| a | b |\n|---|---|\n| 1 | 2 |',
  })
  const plain = await (await request.get(`/blog/${post.alias}`)).text()
  await page.addInitScript(() => {
    const seen: string[] = []
    Object.assign(window, { seen })
    new MutationObserver(() => {
      const place = document.getElementById('app')
      if (place) seen.push(place.querySelector('article h1')?.textContent ?? '')
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto(`/blog/${post.alias}`)
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  const article = page.getByRole('article')
  const whole = /<article[\s\S]*<\/article>/.exec(plain)?.[0] ?? ''
  const taken = await article.evaluate((node) => node.outerHTML)
  expect(plainOf(taken)).toBe(plainOf(whole))
  // From the moment at which the article stood there, it stood there.
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen)
  expect(seen.slice(seen.indexOf(post.title)).filter((title) => title !== post.title)).toEqual([])
  expect(await page.evaluate(() => performance.getEntriesByName('/api/posts').length)).toBe(0)
})

/** An article's markup without what only the router writes. */
function plainOf(html: string): string {
  return html.replaceAll(/ (?:data-status|aria-current)="[^"]*"| class="active"/g, '').replaceAll(/\s+/g, ' ')
}
