import { expect, type Page, test } from '@playwright/test'
import type { OrderView } from '#api/orders.ts'
import { hostileHtml, hostileMarkdown } from '#testing/prose.ts'
import { answerChanged } from './answers.ts'
import { messages } from './chat.ts'
import { elsewhere, newUser, orderAt } from './orders.ts'
import { applied } from './peers.ts'
import { agents, superUser } from './people.ts'
import { writePost } from './posts.ts'
import { addressOf } from './wallets.ts'
import { personIn } from './way.ts'

/** What hostile texts may not do, watched on a page from its first moment. */
interface Watch {
  /** Everything that they did all the same. */
  readonly hurts: () => Promise<string[]>
  /** The same where the browser itself reads the hostile HTML: what the policy refuses to the sanitiser's own document is no hurt. */
  readonly hurtsOfReading: () => Promise<string[]>
}

async function watch(page: Page): Promise<Watch> {
  const seen: string[] = []
  await page.addInitScript(() => {
    Object.assign(window, { breaches: [] as string[] })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      ;(window as unknown as { breaches: string[] }).breaches.push(`${effectiveDirective} ${blockedURI} ${sample}`)
    })
  })
  page.on('dialog', (dialog) => {
    seen.push(`dialog ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('pageerror', (error) => seen.push(`error ${error.message}`))
  page.on('popup', (popup) => seen.push(`popup ${popup.url()}`))
  page.on('request', (asked) => {
    if (asked.url().includes('beacon.invalid') || asked.url().includes('example.com')) seen.push(asked.url())
  })
  const hurts = async () => {
    const inside = await page.evaluate(() => {
      const { hurt, breaches } = window as unknown as { hurt?: unknown; breaches: string[] }
      return [...(hurt === undefined ? [] : [`window.hurt is ${String(hurt)}`]), ...breaches]
    })
    return [...seen, ...inside]
  }
  return {
    hurts,
    hurtsOfReading: async () =>
      (await hurts()).filter((hurt) => !/^(?:script-src-attr|style-src-(?:elem|attr)) inline /.test(hurt)),
  }
}

/** Presses every link of a text that leads nowhere safe, moves over all of it, and looks at what is left of the page's names. */
async function provoke(page: Page, place: string): Promise<void> {
  const found = await page
    .locator(place)
    .first()
    .evaluate((root) => {
      const all = [...root.querySelectorAll('*')]
      for (const one of all) {
        for (const kind of ['mouseover', 'focus', 'toggle', 'load', 'error']) one.dispatchEvent(new Event(kind))
      }
      return {
        names: all.filter((one) => one.id !== '' || one.hasAttribute('name')).map((one) => one.outerHTML.slice(0, 80)),
        handlers: all.flatMap((one) => one.getAttributeNames().filter((name) => /^on|^style$|^srcdoc$/.test(name))),
        elements: all
          .map((one) => one.localName)
          .filter((name) =>
            /^(script|style|iframe|object|embed|form|input|button|base|meta|link|svg|math|template)$/.test(name),
          ),
        links: all
          .filter((one) => one.localName === 'a')
          .map((one) => one.getAttribute('href') ?? '')
          .filter((href) => href !== '' && !/^(https?:\/\/|mailto:|\/(?![/\\]))/i.test(href)),
        pictures: all
          .filter((one) => one.localName === 'img')
          .map((one) => one.getAttribute('src') ?? '')
          .filter((src) => !/^\/(?![/\\])/.test(src)),
      }
    })
  expect(found).toEqual({ names: [], handlers: [], elements: [], links: [], pictures: [] })
}

/** The application is all there: its names are its own, and it still goes where it is sent. */
async function expectAlive(page: Page): Promise<void> {
  expect(await page.evaluate(() => typeof document.getElementById('app')?.querySelector)).toBe('function')
  expect(await page.evaluate(() => document.getElementById('app')?.parentElement === document.body)).toBe(true)
  await page.getByRole('link', { name: 'Surety, home' }).click()
  await expect(page).toHaveURL('/')
  await expect(page.getByLabel('You send')).toBeVisible()
}

const visible = (texts: readonly string[]) => texts.map((text) => text.replaceAll('\u0001', ''))
const html = visible(hostileHtml).join('\n')
const markdown = visible(hostileMarkdown).join('\n\n')

const kinds = [
  { word: 'text', contentType: 0, content: markdown },
  { word: 'HTML', contentType: 1, content: html },
  { word: 'Markdown', contentType: 2, content: markdown },
] as const

for (const { word, contentType, content } of kinds) {
  test(`hostile ${word} in a post does nothing, in the page as it comes and in the program`, async ({
    page,
    request,
    browser,
  }) => {
    const post = await writePost(request, { contentType, content })
    const watched = await watch(page)
    await page.goto(`/blog/${post.alias}`)
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    await provoke(page, '.blog-content')
    expect(await watched.hurts()).toEqual([])
    await expectAlive(page)

    // The page that the server writes, before any program: the same browser, with its program held back.
    const context = await browser.newContext()
    const bare = await context.newPage()
    const watchedBare = await watch(bare)
    await bare.route(/\/assets\/.*\.js$/, (route) => route.abort())
    await bare.goto(`/blog/${post.alias}`)
    await expect(bare.getByRole('article')).toBeVisible()
    await provoke(bare, '.blog-content')
    expect((await watchedBare.hurts()).filter((hurt) => !hurt.includes('Failed to fetch'))).toEqual([])
    await context.close()
  })
}

test('what would come through the API unsanitised is sanitised by the page', async ({ page, request }) => {
  const post = await writePost(request, {})
  const watched = await watch(page)
  await page.route(/\/api\/posts\/[^/]+$/, (route) =>
    route.fulfill({ json: { post: { ...post, contentType: 1, content: html } } }),
  )
  await page.goto('/')
  // Before the program is there nobody hears of another address.
  await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
  await page.evaluate((path) => history.pushState({}, '', path), `/blog/${post.alias}`)
  await page.evaluate(() => window.dispatchEvent(new PopStateEvent('popstate')))
  await expect(page.locator('.blog-content')).toBeVisible()
  await provoke(page, '.blog-content')
  expect(await watched.hurtsOfReading()).toEqual([])
  await expectAlive(page)
})

test('hostile words in the editor’s preview do nothing, as each of the three types', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  const watched = await watch(page)
  await page.goto('/admin/blog')
  const area = page.getByRole('textbox', { name: 'Content', exact: true })
  for (const [label, text] of [
    ['HTML', html],
    ['Markdown', markdown],
    ['Text', html],
  ] as const) {
    await page.getByLabel('Content type').selectOption(label)
    await area.fill(text)
    await expect(page.locator('section[aria-label="Preview"] .blog-content')).toBeVisible()
    await provoke(page, 'section[aria-label="Preview"]')
  }
  expect(await watched.hurtsOfReading()).toEqual([])
  await area.fill('')
  await page.getByLabel('Content type').selectOption('Markdown')
  await expectAlive(page)
  await page.context().close()
})

const line = `<img src=x onerror="window.hurt=1"><script>window.hurt=1</script>{{7*7}}&lt;b&gt;`

test('hostile titles and teasers do nothing in the list, the page’s head, and the list of posts', async ({
  page,
  request,
  browser,
}) => {
  const teaser = visible(hostileHtml).slice(0, 6).join(' ').slice(0, 480)
  const meta = { title: line, description: `"><script>window.hurt=1</script>`, keywords: ['"><script>'] }
  const post = await writePost(request, {
    title: line,
    details: { teaser },
    meta,
    tags: ['</script><script>'],
    isPinned: true,
  })
  const watched = await watch(page)
  for (const path of ['/blog', `/blog/${post.alias}`]) {
    await page.goto(path)
    await expect(page.getByRole('main').getByText(line).first()).toBeVisible()
    await expect(page.getByRole('button', { name: 'Login' })).toBeVisible()
    expect(await watched.hurts()).toEqual([])
  }
  await expect(page).toHaveTitle(`${line} · Surety`)
  await expectAlive(page)
  const staff = await personIn(browser, superUser)
  const watchedStaff = await watch(staff)
  await staff.goto('/admin/blog/list')
  await expect(staff.getByRole('main').getByText(line).first()).toBeVisible()
  expect(await watchedStaff.hurts()).toEqual([])
  await staff.context().close()
})

/** An agent whose words about themself are hostile, in the editor of those words and on the page that everybody can read. */
test('an agent’s hostile words do nothing, to the agent and to everybody', async ({ browser, page }) => {
  const info = markdown.slice(0, 2_000)
  const agent = await applied(browser, { info })
  const own = await watch(agent)
  await agent.reload()
  await expect(agent.getByRole('heading', { level: 1, name: 'Liquidity provider' })).toBeVisible()
  expect(await own.hurts()).toEqual([])
  const watched = await watch(page)
  await page.route(/\/api\/agents\/[^/]+\/public$/, (route) =>
    answerChanged<{ agent: object }>(route, ({ agent: known }) => ({ agent: { ...known, info: markdown } })),
  )
  await page.goto(`/users/${addressOf(agents[0])}`)
  await provoke(page, '[class*="prose"]')
  expect(await watched.hurts()).toEqual([])
  await expectAlive(page)
  await agent.context().close()
})

test('hostile names, chat words and an agent’s words do nothing on the pages of an order', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, 1)
  await user.ask('PUT', `/api/settings/${user.addr}`, { user: { username: line.slice(0, 100) } })
  const order = await orderAt(user, agent, 'agentTransfer')
  for (const text of [html.slice(0, 1_900), markdown.slice(0, 1_900)]) {
    await user.ask('POST', `/api/orders/${order}/messages`, { text })
  }
  const watched = await watch(page)
  await page.route(new RegExp(`/api/orders/${order}$`), (route) =>
    answerChanged<OrderView>(route, (view) => ({
      ...view,
      agents: view.agents.map((one) => ({ ...one, info: markdown })),
    })),
  )
  await page.goto(`/orders/${order}`)
  await provoke(page, '[class*="prose"]')
  await page.goto(`/orders/${order}/messages`)
  await expect(messages(page)).toHaveCount(2)
  await expect(messages(page).first()).toContainText('window.hurt')
  expect(await watched.hurts()).toEqual([])

  const staff = await personIn(browser, superUser)
  const watchedStaff = await watch(staff)
  await staff.goto(`/admin/orders/${order}/messages`)
  await expect(messages(staff)).toHaveCount(2)
  await staff.goto(`/admin/users?find=${user.addr}`)
  await expect(staff.getByRole('main').locator('tbody')).toContainText('<img src=x')
  expect(await watchedStaff.hurts()).toEqual([])
  await expectAlive(staff)
  await page.context().close()
  await staff.context().close()
})
