import { type Browser, expect, type Page, test } from '@playwright/test'
import type { PostHead } from '#api/posts.ts'
import { picture } from '#testing/images.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { problem } from './peers.ts'
import { superUser } from './people.ts'
import { readPost, savePost, writePost } from './posts.ts'
import { expectNarrow, personIn } from './way.ts'

const field = (page: Page, name: string) => {
  const form = page.getByRole('form', { name: 'Post' })
  return form.getByRole('textbox', { name, exact: true }).or(form.getByRole('combobox', { name, exact: true }))
}
const title = (page: Page) => page.getByRole('textbox', { name: 'Title', exact: true })
const content = (page: Page) => page.getByRole('textbox', { name: 'Content', exact: true })
const alias = (page: Page) => page.getByRole('textbox', { name: 'Alias', exact: true })
const preview = (page: Page) => page.getByRole('region', { name: 'Preview' })
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save Changes' })
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
const unique = (word: string) => `${word} ${Math.random().toString(36).slice(2, 8)}`

const editorAt = (browser: Browser, id?: string) => personIn(browser, superUser, `/admin/blog${id ? `/${id}` : ''}`)

async function expectSaved(page: Page, name: string): Promise<void> {
  const said = page.getByRole('status').filter({ hasText: 'Post saved' })
  await expect(said).toContainText(`Blog post "${name}" was successfully saved.`)
}

async function expectInvalid(page: Page): Promise<void> {
  const said = page.getByRole('alert').filter({ hasText: 'Validation Error' })
  await expect(said).toHaveCount(1)
  await expect(said).toContainText('Please check entered values on correctness.')
}

// shows B-2.1-031, B-2.1-032, B-2.11-001, B-2.11-002, B-2.11-003, B-2.11-004, B-2.11-005, B-2.11-006, B-2.11-007
// shows B-2.11-008, B-2.11-010, B-2.11-011, B-2.11-012, B-2.11-013, B-2.11-014, B-2.11-015, B-2.11-016, B-3-042
// shows B-8.2-002
test('a new post begins with its defaults, is saved with every field, and goes on as an edit of itself', async ({
  browser,
  request,
}) => {
  const page = await editorAt(browser)
  await expect(heading(page, 'New post')).toBeVisible()
  await expect(field(page, 'Content type')).toHaveValue('2')
  await expect(field(page, 'Content type').getByRole('option')).toHaveText(['Text', 'HTML', 'Markdown'])
  await expect(field(page, 'Language')).toHaveValue('en')
  await expect(field(page, 'Language').getByRole('option')).toHaveText(['English', 'Russian'])
  await expect(field(page, 'Status')).toHaveValue('0')
  await expect(field(page, 'Status').getByRole('option')).toHaveText(['Draft', 'Publish'])
  await expect(page.getByRole('switch', { name: 'Pinned' })).not.toBeChecked()
  await expectAccessible(page)
  await expectNarrow(page)

  const name = unique('Saved whole')
  await title(page).fill(name)
  await expect(alias(page)).toHaveValue(name.toLowerCase().replaceAll(' ', '-'))
  await field(page, 'Tags').fill(' a  b a')
  await field(page, 'Teaser').fill('What it is about.')
  await content(page).fill('## Heading\n\nSome **bold** words.')
  await expect(preview(page).getByRole('heading', { level: 2, name: 'Heading' })).toBeVisible()
  await field(page, 'Meta title').fill('Meta title')
  await field(page, 'Meta keywords').fill('c d')
  await field(page, 'Meta description').fill('Meta description')
  await field(page, 'Language').selectOption('Russian')
  await field(page, 'Status').selectOption('Publish')
  await page.getByRole('switch', { name: 'Pinned' }).check({ force: true })
  const sent = page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/v2/posts'))
  await saveButton(page).click()
  expect((await sent).postDataJSON().post).toMatchObject({ isPinned: true, tags: ['a', 'b'], status: 1 })
  await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
  await expect(heading(page, 'Edit post')).toBeVisible()
  await expectSaved(page, name)
  await expectAccessible(page)

  const id = page.url().split('/').at(-1) ?? ''
  expect(await readPost(request, id)).toMatchObject({
    title: name,
    tags: ['a', 'b'],
    lang: 'ru',
    status: 1,
    contentType: 2,
    content: '## Heading\n\nSome **bold** words.',
    details: { teaser: 'What it is about.', imageUrl: '', readingTime: 1 },
    meta: { title: 'Meta title', description: 'Meta description', keywords: ['c', 'd'] },
  })
  await page.reload()
  await expect(title(page)).toHaveValue(name)
  await expect(field(page, 'Tags')).toHaveValue('a b')
  await expect(field(page, 'Meta keywords')).toHaveValue('c d')
  await expect(field(page, 'Meta description')).toHaveValue('Meta description')
  await expect(field(page, 'Teaser')).toHaveValue('What it is about.')
  await expect(page.getByRole('switch', { name: 'Pinned' })).toBeChecked()
  await expect(page.getByText('Post saved')).toHaveCount(0)

  await page.context().close()
})

// shows B-4-026
test('a post is published, drafted, pinned and unpinned as often as somebody likes', async ({ browser, request }) => {
  const { id } = await writePost(request, { title: unique('To and fro'), isPinned: true })
  const page = await editorAt(browser, id)
  for (const status of ['Draft', 'Publish', 'Draft']) {
    await field(page, 'Status').selectOption(status)
    await saveButton(page).click()
    await expect.poll(async () => (await readPost(request, id)).status).toBe(status === 'Draft' ? 0 : 1)
  }
  await page.getByRole('switch', { name: 'Pinned' }).uncheck({ force: true })
  await saveButton(page).click()
  await expect.poll(async () => (await readPost(request, id)).pinnedAt).toBe('0001-01-01T00:00:00Z')
  await page.context().close()
})

// shows B-5-038, B-5-039, B-5-040, B-5-041, B-8.2-003
test('what is missing is told at its field; the page goes to its top, with one alert however often', async ({
  browser,
}) => {
  const page = await editorAt(browser)
  for (let time = 0; time < 2; time++) {
    await saveButton(page).scrollIntoViewIfNeeded()
    await saveButton(page).click()
    await expectInvalid(page)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  }
  await expect(title(page)).toHaveAccessibleDescription(/Enter a title/)
  await expect(content(page)).toHaveAccessibleDescription(/Write something/)
  await expect(alias(page)).toHaveAccessibleDescription(/Enter an alias/)
  await expectAccessible(page)
  await title(page).fill('Now there is one')
  await expect(title(page)).not.toHaveAccessibleDescription(/Enter a title/)
  await alias(page).fill('Not An Alias')
  await content(page).fill('x')
  await saveButton(page).click()
  await expect(alias(page)).toHaveAccessibleDescription(/small letters, digits and single dashes/)
  await expect(page).toHaveURL('/admin/blog')
  await page.context().close()
})

// shows B-2.11-009
test('a cover is a picture of this market, seen at once; one from elsewhere is refused at the field', async ({
  browser,
  request,
}) => {
  const post = await writePost(request, { title: unique('Covered') })
  const page = await editorAt(browser, post.id)
  const cover = field(page, 'Cover image URL')
  await cover.fill('https://example.com/a.png')
  await expect(cover).toHaveAccessibleDescription(/Pictures from elsewhere are not shown/)
  await saveButton(page).click()
  await expectInvalid(page)
  await expect(page.getByRole('img', { name: 'Preview of the cover' })).toHaveCount(0)

  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Upload a cover' }).click()
  await (await chooser).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('png') })
  await expect(cover).toHaveValue(/^\/blog\/images\/[0-9a-f]{64}\.png$/)
  const image = page.getByRole('img', { name: 'Preview of the cover' })
  await expect.poll(() => image.evaluate((shown: HTMLImageElement) => shown.naturalWidth)).toBe(60)

  const second = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Insert an image' }).click()
  await (await second).setFiles({ name: 'a.png', mimeType: 'image/png', buffer: await picture('png') })
  await expect(preview(page).locator('img')).toHaveAttribute('src', /^\/blog\/images\//)
  const third = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Insert an image' }).click()
  await (await third).setFiles({ name: 'a.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') })
  await expect(page.getByRole('alert').filter({ hasText: 'Only images can be sent' })).toBeVisible()

  await saveButton(page).click()
  await expectSaved(page, post.title)
  await page.goto(`/blog/${post.alias}`)
  await expect(page.getByRole('main').locator('img')).toHaveCount(2)
  await page.context().close()
})

// shows B-8.2-001
test('a failure says that the post is not saved, and keeps what was typed; a taken alias is told at its field', async ({
  browser,
  request,
}) => {
  const other = await writePost(request, {})
  const post = await writePost(request, { title: unique('Unlucky') })
  const page = await editorAt(browser, post.id)
  await page.route(/\/api\/v2\/posts\//, (route) =>
    route.request().method() === 'PUT' ? route.fulfill(problem(500, 'server.fault')) : route.fallback(),
  )
  await content(page).fill('Typed with care.')
  await saveButton(page).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Post not saved' })
  await expect(alert).toContainText('Unable to save the post, check entered data on correctness or try it later')
  await expect(content(page)).toHaveValue('Typed with care.')
  await page.unroute(/\/api\/v2\/posts\//)
  await alias(page).fill(other.alias)
  await saveButton(page).click()
  await expect(alias(page)).toHaveAccessibleDescription(/Another post has this alias/)
  await expect(alert).toHaveCount(1)
  await alias(page).fill(post.alias)
  await saveButton(page).click()
  await expectSaved(page, post.title)
  await expect(alert).toHaveCount(0)
  await page.context().close()
})

test('what was not saved is offered again after a reload, and can be discarded', async ({ browser, request }) => {
  const post = await writePost(request, { title: unique('Kept') })
  const page = await editorAt(browser, post.id)
  page.on('dialog', (dialog) => void dialog.accept())
  const offer = page.getByRole('region', { name: 'Unsaved draft' })
  await content(page).fill('Not saved yet.')
  await page.reload()
  await expect(offer).toBeVisible()
  await expect(content(page)).toHaveValue(post.content)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await expect(content(page)).toHaveValue('Not saved yet.')
  await expect(offer).toHaveCount(0)
  await page.reload()
  await page.getByRole('button', { name: 'Discard' }).click()
  await expect(offer).toHaveCount(0)
  await page.reload()
  await expect(content(page)).toHaveValue(post.content)
  await expect(offer).toHaveCount(0)
  await page.context().close()
})

test('a post that was saved elsewhere is never written over unseen', async ({ browser, request }) => {
  const post = await writePost(request, { title: unique('Twice') })
  const page = await editorAt(browser, post.id)
  await content(page).fill('Mine.')
  await savePost(request, post, { content: 'Theirs.' })
  await saveButton(page).click()
  const told = page.getByRole('region', { name: 'Saved elsewhere' })
  await expect(told).toContainText('Nothing was written over')
  expect((await readPost(request, post.id)).content).toBe('Theirs.')
  await expectAccessible(page)
  await told.getByRole('button', { name: 'Go on with mine' }).click()
  await expect(told).toHaveCount(0)
  await expect(content(page)).toHaveValue('Mine.')
  await saveButton(page).click()
  await expectSaved(page, post.title)
  expect((await readPost(request, post.id)).content).toBe('Mine.')

  await content(page).fill('Mine again.')
  await savePost(request, post, { content: 'Theirs again.' })
  await saveButton(page).click()
  await told.getByRole('button', { name: 'Show what is saved' }).click()
  await expect(content(page)).toHaveValue('Theirs again.')
  await page.context().close()
})

test('a draft from before another save is brought back with a warning, and does not overwrite it', async ({
  browser,
  request,
}) => {
  const post = await writePost(request, { title: unique('Older') })
  const page = await editorAt(browser, post.id)
  page.on('dialog', (dialog) => void dialog.accept())
  await content(page).fill('From before.')
  await page.reload()
  await expect(page.getByRole('region', { name: 'Unsaved draft' })).toBeVisible()
  await savePost(request, post, { content: 'Newer.' })
  await page.reload()
  await expect(page.getByRole('region', { name: 'Unsaved draft' })).toContainText('The post was saved since then')
  await page.getByRole('button', { name: 'Bring it back' }).click()
  await saveButton(page).click()
  await expect(page.getByRole('region', { name: 'Saved elsewhere' })).toBeVisible()
  expect((await readPost(request, post.id)).content).toBe('Newer.')
  await page.context().close()
})

test('leaving with unsaved changes asks; without, it does not', async ({ browser }) => {
  const page = await editorAt(browser)
  await title(page).fill('On the way')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog).toContainText('This browser keeps them')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(title(page)).toHaveValue('On the way')
  await title(page).fill('')
  await page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name: 'Users' }).click()
  await expect(page).toHaveURL('/admin/users')
  await page.context().close()
})

test('the text and its preview stand side by side, and below each other on a phone', async ({ browser }) => {
  const page = await editorAt(browser)
  const boxes = async () => [await content(page).boundingBox(), await preview(page).boundingBox()]
  await page.setViewportSize({ width: 1440, height: 900 })
  const [area, beside] = await boxes()
  expect(area?.height).toBe(270)
  expect((await field(page, 'Meta description').boundingBox())?.height).toBe(100)
  expect(beside?.x).toBeGreaterThan((area?.x ?? 0) + (area?.width ?? 0))
  await page.setViewportSize({ width: 390, height: 844 })
  const [narrow, below] = await boxes()
  expect(below?.y).toBeGreaterThan((narrow?.y ?? 0) + (narrow?.height ?? 0))
  await page.context().close()
})

test.describe('the list of posts', () => {
  const rows = (page: Page) => page.getByRole('main').locator('tbody tr')

  // shows B-2.1-033, B-2.12-001, B-2.12-002, B-2.12-003, B-2.12-006, B-7.1-029, B-9-003
  test('has ten a page by time, with title, status, language, author and times; each row opens its editor', async ({
    browser,
    request,
  }) => {
    for (let i = 0; i < 11; i++) await writePost(request, { title: unique(`Row ${i}`), status: i % 2 })
    const page = await personIn(browser, superUser)
    const asked = page.waitForRequest(/\/api\/v2\/posts\?/)
    await page.goto('/admin/blog/list')
    const query = new URL((await asked).url()).searchParams
    expect([query.get('pagingDirection'), query.get('limit'), query.get('pagingTime')]).toEqual(['next', '10', null])
    await expect(heading(page, 'Posts')).toBeVisible()
    await expect(page.getByRole('columnheader')).toHaveText([
      ...['Title', 'Status', 'Lang', 'Created by', 'Created', 'Updated', 'Open'],
    ])
    await expect(rows(page)).toHaveCount(10)
    await expectAccessible(page)
    await expectNarrow(page)
    const first = await rows(page).getByRole('link').allTextContents()
    const next = page.waitForRequest((each) => /\/api\/v2\/posts\?.*pagingTime/.test(each.url()))
    await page.getByRole('button', { name: 'Next' }).click()
    await next
    await expect(page).toHaveURL(/page=2/)
    await expect(rows(page).getByRole('link').first()).not.toHaveText(first[0] ?? '')
    const second = await rows(page).getByRole('link').allTextContents()
    expect(second.filter((each) => first.includes(each))).toEqual([])

    const link = rows(page).getByRole('link').first()
    const name = await link.textContent()
    await rows(page).first().click()
    await expect(heading(page, 'Edit post')).toBeVisible()
    await expect(title(page)).toHaveValue(name ?? '')
    await page.goBack()
    await link.focus()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/admin\/blog\/[0-9a-f-]{36}$/)
    await page.context().close()
  })

  // shows B-2.12-004, B-2.12-005
  test('says that there are none, and has eleven as ten and one', async ({ browser, request }) => {
    const page = await personIn(browser, superUser)
    await page.route(/\/api\/v2\/posts\?/, (route) => answerChanged(route, () => ({ posts: [] })))
    await page.goto('/admin/blog/list')
    await expect(page.getByText('Posts not found')).toBeVisible()
    await page.unroute(/\/api\/v2\/posts\?/)
    const post = await writePost(request, {})
    await page.route(/\/api\/v2\/posts\?/, (route) => {
      const isSecond = new URL(route.request().url()).searchParams.has('pagingTime')
      return answerChanged<{ posts: PostHead[] }>(route, () => {
        const { content: _, ...head } = post
        const made = Array.from({ length: 11 }, (_each, i) => ({
          ...head,
          id: crypto.randomUUID(),
          title: `Post ${i}`,
        }))
        return { posts: isSecond ? made.slice(10) : made.slice(0, 10) }
      })
    })
    await page.reload()
    await expect(rows(page)).toHaveCount(10)
    await page.getByRole('button', { name: 'Next' }).click()
    await expect(rows(page)).toHaveCount(1)
    await expect(page.getByRole('button', { name: 'Next' })).toBeDisabled()
    await page.context().close()
  })
})
