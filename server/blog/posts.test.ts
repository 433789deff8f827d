import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PostHead } from '#api/posts.ts'
import { neverPinned } from '#domain/blog/post.ts'
import { picture } from '#testing/images.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { newPost } from '#testing/posts.ts'
import { bombs, hostileHtml } from '#testing/prose.ts'

let market: TestMarket
let staff: Player
let user: Player
beforeAll(async () => {
  market = await startMarket()
  staff = await market.player(0)
  user = await market.player(7)
})
afterAll(() => market.close())

async function create(changes: object = {}): Promise<string> {
  const { status, body } = await staff.call('POST', '/api/v2/posts/', { post: newPost(changes) })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.postId
}
const attempt = (changes: object): Promise<Answer> =>
  staff.call('POST', '/api/v2/posts', { post: newPost({ alias: `try-${randomUUID().slice(0, 8)}`, ...changes }) })
const readAll = async (id: string) => (await staff.call('GET', `/api/v2/posts/${id}`)).body.post
const save = (id: string, changes: object) => staff.call('PUT', `/api/v2/posts/${id}`, { post: newPost(changes) })

describe('a post', () => {
  // shows B-1-019, B-3-034, B-3-035, B-3-036, B-3-037, B-3-038, B-3-039, B-3-040, B-3-043, B-7.1-022, B-7.1-024
  test('is saved by a super user and read back with every field', async () => {
    const given = newPost({
      meta: { title: 'Swaps', description: 'What a swap is.', keywords: ['swap', 'agent'] },
      details: { teaser: 'Step by step.', imageUrl: '/blog/images/a.png', readingTime: 99 },
      isPinned: true,
      status: 1,
    })
    const { body } = await staff.call('POST', '/api/v2/posts', { post: given })
    const answer = await market.call('GET', `/api/posts/${body.postId}`)
    expect(answer.status).toBe(200)
    const { isPinned: _, details, ...rest } = given
    expect(answer.body.post).toEqual({
      ...rest,
      id: body.postId,
      details: { ...details, readingTime: 1 },
      pinnedAt: expect.stringMatching(/^20\d\d-.*Z$/),
      createdBy: staff.addr,
      createdAt: expect.stringMatching(/Z$/),
      updatedAt: expect.stringMatching(/Z$/),
    })
    expect((await user.call('POST', '/api/v2/posts', { post: newPost() })).status).toBe(403)
    expect((await user.call('PUT', `/api/v2/posts/${body.postId}`, { post: newPost() })).status).toBe(403)
  })

  // shows B-7.1-023
  test('is found by its id and by its alias; a draft only by super users', async () => {
    const alias = `found-${randomUUID().slice(0, 8)}`
    const id = await create({ alias })
    for (const name of [id, alias]) {
      expect((await market.call('GET', `/api/posts/${name}`)).body.code).toBe('post.missing')
      expect((await staff.call('GET', `/api/posts/${name}`)).status).toBe(404)
      expect((await staff.call('GET', `/api/v2/posts/${name}`)).body.post).toMatchObject({ id, alias, status: 0 })
    }
    expect((await save(id, { alias, status: 1 })).status).toBe(200)
    for (const name of [id, alias]) expect((await market.call('GET', `/api/posts/${name}`)).body.post.id).toBe(id)
  })

  test.each(['%00', 'a%00b', 'A', '-', 'rss.xml', 'a'.repeat(80)])('of no such name, %s, is missing', async (name) => {
    expect((await market.call('GET', `/api/posts/${name}`)).body.code).toBe('post.missing')
    expect((await staff.call('GET', `/api/v2/posts/${name}`)).body.code).toBe('post.missing')
  })

  // shows B-4-025
  test('goes from draft to published and back as often as somebody likes', async () => {
    const id = await create({ alias: 'to-and-fro' })
    for (const status of [1, 0, 1, 0]) {
      expect((await save(id, { alias: 'to-and-fro', status })).body.post.status).toBe(status)
    }
  })

  // shows B-3-041
  test('is pinned from when it is, stays so, and is never pinned at the zero time', async () => {
    const id = await create()
    expect((await readAll(id)).pinnedAt).toBe('0001-01-01T00:00:00Z')
    const { pinnedAt } = (await save(id, { isPinned: true })).body.post
    expect(Date.parse(pinnedAt)).toBeGreaterThan(Date.parse('2020-01-01'))
    expect((await save(id, { isPinned: true })).body.post.pinnedAt).toBe(pinnedAt)
    expect((await save(id, {})).body.post.pinnedAt).toBe(neverPinned)
  })

  // shows B-5-036, B-5-037
  test('needs title, content, alias, language, status and content type, and nothing else', async () => {
    const { title, content, alias, lang, status, contentType } = newPost()
    const needed = { title, content, alias, lang, status, contentType }
    for (const name of Object.keys(needed)) {
      const { [name]: _, ...without } = needed as Record<string, unknown>
      const { body } = await staff.call('POST', '/api/v2/posts', { post: without })
      expect(body).toMatchObject({ status: 400, code: 'request.invalid', fields: [{ path: `body.post.${name}` }] })
    }
    for (const empty of ['title', 'content', 'alias']) {
      const { body } = await attempt({ [empty]: empty === 'alias' ? '' : '  ' })
      expect(body).toMatchObject({ status: 400, fields: [{ path: `body.post.${empty}` }] })
    }
    expect((await staff.call('POST', '/api/v2/posts', { post: needed })).status).toBe(200)
  })

  // shows B-1-023, B-9-005, B-9-006, B-9-007
  test('is in English or Russian, of one of three types, a draft or published, and nothing else', async () => {
    for (const lang of ['en', 'ru']) expect((await attempt({ lang })).status).toBe(200)
    for (const contentType of [0, 1, 2]) expect((await attempt({ contentType })).status).toBe(200)
    for (const status of [0, 1]) expect((await attempt({ status })).status).toBe(200)
    for (const wrong of [{ lang: 'de' }, { contentType: 3 }, { status: 2 }, { contentType: '2' }]) {
      const [name] = Object.keys(wrong)
      expect((await attempt(wrong)).body).toMatchObject({ status: 400, fields: [{ path: `body.post.${name}` }] })
    }
  })

  test('has an alias of its own; another’s is refused at the field, also in a race', async () => {
    const alias = `own-${randomUUID().slice(0, 8)}`
    const answers = await Promise.all([1, 2, 3, 4].map(() => attempt({ alias })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'post.alias-taken', fields: [{ path: 'body.post.alias' }] })
    const id = await create()
    expect((await save(id, { alias })).body.code).toBe('post.alias-taken')
    expect((await attempt({ alias: randomUUID() })).body).toMatchObject({ status: 400 })
  })

  // shows B-7.1-025
  test('is not written over what the asker did not see', async () => {
    const id = await create({ title: 'First' })
    const { updatedAt, alias } = await readAll(id)
    expect((await save(id, { alias, title: 'Second', updatedAt })).status).toBe(200)
    const late = await save(id, { alias, title: 'Third', updatedAt })
    expect(late.body).toMatchObject({ status: 409, code: 'post.changed' })
    expect((await readAll(id)).title).toBe('Second')
    const now = await readAll(id)
    const race = await Promise.all(['A', 'B', 'C'].map((title) => save(id, { alias, title, updatedAt: now.updatedAt })))
    expect(race.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('has a cover of our own or none; one from elsewhere is refused at the field', async () => {
    for (const imageUrl of ['', '/blog/images/a.png']) {
      expect((await attempt({ details: { imageUrl } })).status).toBe(200)
    }
    for (const imageUrl of [
      'https://example.com/a.png',
      '//example.com/a.png',
      'data:image/png;base64,AA',
      '/\\x.y/a',
    ]) {
      const { body } = await attempt({ details: { imageUrl } })
      expect(body).toMatchObject({ status: 400, fields: [{ path: 'body.post.details.imageUrl' }] })
    }
  })

  test('has its reading time from its words', async () => {
    const id = await create({ content: 'word '.repeat(401) })
    expect((await readAll(id)).details.readingTime).toBe(3)
  })
})

describe('what is written', () => {
  test('as HTML is kept sanitised; as text and Markdown as it is', async () => {
    // Control characters are refused before anything is read.
    const hostile = hostileHtml.join('\n').replaceAll('\u0001', '')
    const kept = (await readAll(await create({ contentType: 1, content: `<p>Hello</p>${hostile}` }))).content
    expect(kept).toContain('<p>Hello</p>')
    expect(kept).not.toMatch(/<(?!\/?(?:p|a|b|table|tbody|tr|td|img src="\/|div|span)\b)|\son\w+=|javascript:|style=/i)
    for (const contentType of [0, 2]) {
      const content = '<b>literally</b> [x](javascript:alert(1))'
      expect((await readAll(await create({ contentType, content }))).content).toBe(content)
    }
  })

  test.each(Object.entries(bombs))('as a bomb of %s is refused at the field', async (kind, content) => {
    const contentType = kind === 'html' || kind === 'formatting' ? 1 : 2
    const { body } = await attempt({ contentType, content })
    expect(body).toMatchObject({ status: 422, code: 'post.too-complex', fields: [{ path: 'body.post.content' }] })
  })

  test('may have 100,000 characters of any language and not one more', async () => {
    expect((await attempt({ contentType: 0, content: 'ы'.repeat(100_000) })).status).toBe(200)
    expect((await attempt({ contentType: 0, content: 'x'.repeat(100_001) })).status).toBe(400)
    expect((await attempt({ content: 'x'.repeat(1_100_000) })).status).toBe(413)
  })
})

describe('a list', () => {
  // shows B-7.1-020, B-7.1-021
  test('of the public has published posts only, newest first, page by page; of super users has drafts too', async () => {
    const ids: string[] = []
    for (let i = 0; i < 4; i++) ids.unshift(await create({ status: i % 2 }))
    const published = ids.filter((_, i) => i % 2 === 0)
    const all = await pages((query) => market.call('GET', `/api/posts?${query}`), 3)
    expect(all.map(({ id }) => id).slice(0, 2)).toEqual(published)
    expect(all.every(({ status }) => status === 1)).toBe(true)
    expect(all.every((post) => !('content' in post))).toBe(true)
    const asStaff = await pages((query) => staff.call('GET', `/api/v2/posts?${query}`), 10)
    expect(asStaff.map(({ id }) => id).slice(0, 4)).toEqual(ids)
    const { rows } = await market.sql('select id from posts order by created_at desc')
    expect(asStaff.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    expect((await market.call('GET', '/api/posts?limit=1000')).status).toBe(200)
    expect((await market.call('GET', '/api/posts?limit=1001')).status).toBe(400)
  })

  test('goes back the way it came', async () => {
    const [first, second] = await Promise.all([1, 2].map(async () => create()))
    const { body } = await staff.call('GET', '/api/v2/posts?limit=2')
    const last: PostHead = body.posts[1]
    const back = await staff.call('GET', `/api/v2/posts?limit=1&pagingDirection=prev&pagingTime=${last.createdAt}`)
    expect(back.body.posts.map(({ id }: PostHead) => id)).toEqual([body.posts[0].id])
    expect(new Set(body.posts.map(({ id }: PostHead) => id))).toEqual(new Set([first, second]))
  })
})

async function pages(ask: (query: URLSearchParams) => Promise<Answer>, limit: number): Promise<PostHead[]> {
  const met: PostHead[] = []
  for (;;) {
    const time = met.at(-1)?.createdAt
    const query = new URLSearchParams({
      limit: String(limit),
      pagingDirection: 'next',
      ...(time && { pagingTime: time }),
    })
    const { posts } = (await ask(query)).body as { posts: PostHead[] }
    met.push(...posts)
    if (posts.length < limit) return met
  }
}

describe('a picture', () => {
  const send = async (who: Pick<Player, 'call'>, bytes: Uint8Array<ArrayBuffer>, type = 'image/png') => {
    const form = new FormData()
    form.set('attachment', new File([bytes], 'x', { type }))
    return who.call('POST', '/api/v2/posts/images', form)
  }

  test('is written anew, is everybody’s under a name that never means anything else, and is no page', async () => {
    const { status, body } = await send(staff, new Uint8Array(await picture('jpeg')), 'image/jpeg')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body).toEqual({
      imageUrl: expect.stringMatching(/^\/blog\/images\/[0-9a-f]{64}\.jpeg$/),
      width: 60,
      height: 40,
    })
    const got = await fetch(market.url + body.imageUrl)
    expect(got.status).toBe(200)
    expect(Object.fromEntries(got.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
    })
    expect(
      Buffer.from(await got.arrayBuffer())
        .subarray(0, 3)
        .toString('hex'),
    ).toBe('ffd8ff')
    const again = await fetch(market.url + body.imageUrl, {
      headers: { 'if-none-match': got.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
    expect((await send(staff, new Uint8Array(await picture('jpeg')), 'image/jpeg')).body.imageUrl).toBe(body.imageUrl)
  })

  test('that is none, or that somebody else sends, is refused and kept nowhere', async () => {
    expect((await send(user, new Uint8Array(await picture('png')))).status).toBe(403)
    expect((await send(market as never, new Uint8Array(await picture('png')))).status).toBe(401)
    expect((await send(staff, new Uint8Array(Buffer.from('<svg onload="x()"></svg>')))).body.code).toBe('file.type')
    for (const name of ['..%2f..%2fpostgres.password', 'x.png', `${'0'.repeat(64)}.png`, `${'0'.repeat(64)}.svg`]) {
      expect((await fetch(`${market.url}/blog/images/${name}`)).status).toBe(404)
    }
  })
})

describe('for readers and robots', () => {
  const get = (path: string, headers: Record<string, string> = {}) => fetch(market.url + path, { headers })

  test('the feed has the newest published posts, whole addresses, and nothing that XML cannot have', async () => {
    const alias = `feed-${randomUUID().slice(0, 8)}`
    const title = 'A <b> & "B" ]]> \u{1F680}'
    await create({ alias, title, status: 1, details: { teaser: "it's <here>" }, tags: ['x&y'] })
    const draft = await create({ title: 'Not for anybody yet' })
    const answer = await get('/blog/rss.xml')
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8')
    const text = await answer.text()
    const { JSDOM } = await import('jsdom')
    const xml = new JSDOM(text, { contentType: 'text/xml' }).window.document
    expect(xml.querySelector('channel > title')?.textContent).toBe('Surety blog')
    const item = xml.querySelector('item')
    expect(item?.querySelector('title')?.textContent).toBe(title)
    expect(item?.querySelector('description')?.textContent).toBe("it's <here>")
    expect(item?.querySelector('link')?.textContent).toBe(`${market.running.url}/blog/${alias}`)
    expect(item?.querySelector('category')?.textContent).toBe('x&y')
    expect(Date.parse(item?.querySelector('pubDate')?.textContent ?? '')).toBeGreaterThan(0)
    expect(text).not.toContain(draft)
  })

  test('the sitemap has the public pages and every published post, and robots.txt leads to it', async () => {
    const alias = `map-${randomUUID().slice(0, 8)}`
    await create({ alias, status: 1 })
    const hidden = `map-${randomUUID().slice(0, 8)}`
    await create({ alias: hidden })
    const text = await (await get('/sitemap.xml')).text()
    for (const path of ['/', '/about', '/terms-of-service', '/blog', `/blog/${alias}`]) {
      expect(text).toContain(`<loc>${market.running.url}${path}</loc>`)
    }
    expect(text).not.toContain(hidden)
    expect(await (await get('/robots.txt')).text()).toContain(`Sitemap: ${market.running.url}/sitemap.xml`)
  })

  test.each(['/blog/rss.xml', '/sitemap.xml', '/robots.txt'])('%s is not sent again to who has it', async (path) => {
    const first = await get(path)
    const mark = first.headers.get('etag') ?? ''
    expect(first.headers.get('cache-control')).toBe('public, max-age=60, must-revalidate')
    expect((await get(path, { 'if-none-match': mark })).status).toBe(304)
    expect((await get(path, { 'if-none-match': `W/${mark}, "x"` })).status).toBe(304)
    expect((await get(path, { 'if-none-match': '"x"' })).status).toBe(200)
  })
})
