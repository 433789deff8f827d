import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page, test } from '@playwright/test'

/** What the page's policy refused, as it tells it itself. */
async function refusals(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const told: string[] = []
    Object.assign(globalThis, { told })
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) => told.push(effectiveDirective))
  })
  return () => page.evaluate(() => [...(globalThis as unknown as { told: string[] }).told])
}

async function opened(page: Page): Promise<void> {
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Login' })).toBeVisible()
}

test.describe('the policy of the page', () => {
  test('lets no string become a program or markup: every sink throws', async ({ page }) => {
    await opened(page)
    const thrown = await page.evaluate(async () => {
      const sinks: Record<string, () => unknown> = {
        innerHTML: () => Object.assign(document.createElement('p'), { innerHTML: '<b>x</b>' }),
        outerHTML: () => {
          const box = document.body.appendChild(document.createElement('p'))
          box.outerHTML = '<b>x</b>'
        },
        insertAdjacentHTML: () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
        srcdoc: () => Object.assign(document.createElement('iframe'), { srcdoc: '<b>x</b>' }),
        parse: () => new DOMParser().parseFromString('<b>x</b>', 'text/html'),
        fragment: () => document.createRange().createContextualFragment('<b>x</b>'),
        write: () => document.write('<b>x</b>'),
        // biome-ignore lint/security/noGlobalEval: that it throws is what is tested
        eval: () => eval('1'),
        construct: () => new Function('return 1')(),
        scriptText: () => Object.assign(document.createElement('script'), { text: 'document.title = "owned"' }),
        scriptSource: () => Object.assign(document.createElement('script'), { src: '/assets/x.js' }),
        worker: () => new Worker(URL.createObjectURL(new Blob(['1'], { type: 'text/javascript' }))),
        object: () => Object.assign(document.createElement('object'), { data: 'https://evil.example/' }),
        attribute: () => document.body.setAttribute('onclick', 'document.title = "owned"'),
      }
      // What a debugger asks for itself may read strings as a program; what runs later is the page's own.
      await new Promise((resolve) => setTimeout(resolve))
      return Object.entries(sinks).map(([name, use]) => {
        try {
          use()
          return `${name} did not throw`
        } catch {
          return null
        }
      })
    })
    expect(thrown.filter(Boolean)).toEqual([])
  })

  test('blocks and tells what slips in as elements: styles, forms, a base, frames, pictures, requests elsewhere', async ({
    page,
  }) => {
    const told = await refusals(page)
    await opened(page)
    const before = page.url()
    await page.evaluate(async () => {
      const add = (name: string, more: object) =>
        document.body.append(Object.assign(document.createElement(name), more))
      add('style', { textContent: 'body { background: url(https://evil.example/leak) }' })
      add('img', { src: 'https://evil.example/beacon.png' })
      add('iframe', { src: 'https://evil.example/' })
      document.head.append(Object.assign(document.createElement('base'), { href: 'https://evil.example/' }))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'stylesheet', href: 'https://evil.example/x.css' }),
      )
      await fetch('https://evil.example/').catch(() => null)
      const form = Object.assign(document.createElement('form'), { action: 'https://evil.example/', method: 'post' })
      document.body.append(form)
      form.requestSubmit()
    })
    for (const directive of ['style-src-elem', 'img-src', 'frame-src', 'base-uri', 'connect-src', 'form-action']) {
      await expect.poll(told).toContain(directive)
    }
    expect(page.url()).toBe(before)
    expect(await page.evaluate(() => document.baseURI)).toBe(before)
  })
})

test.describe('a file that was changed on its way', () => {
  test('is refused where it is the program itself: nothing of it runs', async ({ page }) => {
    await page.route('**/assets/main-*.js', async (route) => {
      const answer = await route.fetch()
      await route.fulfill({ response: answer, body: `globalThis.owned = true;${await answer.text()}` })
    })
    const refused = page.waitForEvent('console', (message) => /integrity/i.test(message.text()))
    await page.goto('/')
    await refused
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
  })

  test('is refused where a later page fetches it, script and style', async ({ page }) => {
    await page.route('**/assets/PublicMarketPage-*', async (route) => {
      const answer = await route.fetch()
      const body = await answer.text()
      await route.fulfill({
        response: answer,
        body: route.request().url().endsWith('.js') ? `globalThis.owned = true;${body}` : `${body} `,
      })
    })
    await opened(page)
    const refusalOf = (kind: string) =>
      page.waitForEvent('console', (message) => /integrity/i.test(message.text()) && message.text().includes(kind))
    const refused = Promise.all([refusalOf('.js'), refusalOf('.css')])
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Market' }).click()
    await refused
    expect(await page.evaluate(() => 'owned' in globalThis)).toBe(false)
  })

  test('every script and style of the page is held against a digest, and so is every one that it may load later', async ({
    page,
  }) => {
    const text = await (await page.request.get('/')).text()
    const own = [...text.matchAll(/<(?:script|link)[^>]*(?:src|href)="(\/assets\/[^"]+)"[^>]*>/g)]
    expect(own.length).toBeGreaterThan(2)
    for (const [tag] of own) expect(tag).toMatch(/ integrity="sha384-[\w+/]{64}"/)
    const map = JSON.parse(/<script type="importmap"[^>]*>([^<]+)</.exec(text)?.[1] ?? '{}') as {
      integrity: Record<string, string>
    }
    for (const [, file = ''] of own) expect(map.integrity[file]).toMatch(/^sha384-/)
    const answer = await page.request.get('/')
    expect(answer.headers()['integrity-policy']).toBe('blocked-destinations=(script)')
  })
})

test.describe('other sites', () => {
  let other: Server
  let origin: string
  test.beforeAll(async ({ baseURL }) => {
    other = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html')
      response.end(`<title>other</title><iframe src="${baseURL}/"></iframe>`)
    }).listen(0, '127.0.0.1')
    await new Promise((resolve) => other.once('listening', resolve))
    origin = `http://localhost:${(other.address() as AddressInfo).port}`
  })
  test.afterAll(() => other.close())

  test('can not frame the market, read its answers, or keep a hand on its window', async ({ page, baseURL }) => {
    const framed = page.waitForEvent('console', (message) => /frame-ancestors|X-Frame-Options/i.test(message.text()))
    await page.goto(origin)
    await framed
    const read = await page.evaluate(
      (url) =>
        fetch(`${url}/api/config`).then(
          () => 'read',
          () => 'refused',
        ),
      baseURL,
    )
    expect(read).toBe('refused')
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      page.evaluate((url) => void window.open(`${url}/`), baseURL),
    ])
    await popup.waitForLoadState()
    expect(await popup.evaluate(() => window.opener)).toBeNull()
  })
})

test('home can be read before its program is there, in the same words', async ({ browser, page }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const early = await context.newPage()
  await early.goto('/')
  const said = await early.getByRole('heading', { level: 1 }).textContent()
  const promise = await early.locator('.early-promise p').textContent()
  await context.close()
  await opened(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(said ?? '')
  await expect(page.getByText(promise ?? '', { exact: true })).toBeVisible()
  await expect(page.locator('.early')).toHaveCount(0)
})
