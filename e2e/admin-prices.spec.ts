import { type Browser, expect, type Page, test } from '@playwright/test'
import type { Prices, Updated } from '#api/prices.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { problem } from './peers.ts'
import { agents, freshAccount, superUser } from './people.ts'
import { expectNarrow, personIn } from './way.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const button = (page: Page) => page.getByRole('button', { name: 'Update prices' })

async function pricesPage(browser: Browser): Promise<Page> {
  const page = await personIn(browser, superUser)
  await page.goto('/admin/prices')
  await expect(page.getByRole('heading', { level: 1, name: 'Prices' })).toBeVisible()
  return page
}

/** What a market of three sources would say: one answers, one has a fault and rests, one was never heard of. */
function threeSources(said: Prices): Prices {
  const at = new Date().toISOString()
  const later = new Date(Date.now() + 600_000).toISOString()
  const none = { time: null, tickers: [], fault: null, restsUntil: null, calls: 0, callsAMonth: null }
  const ticker = { source: 'cg', symbol: 'ETH', price: '3310.25', quote: 'USD', time: at }
  return {
    tickerSets: [
      { ...none, source: 'cg', time: at, calls: 1234, callsAMonth: 10_000, tickers: [ticker] },
      { ...none, source: 'kraken', time: at, fault: 'answers with status 429', restsUntil: later, calls: 7 },
      { ...none, source: 'ecb' },
    ],
    judgements: said.judgements.map((judged) =>
      judged.symbol === 'EUR' ? { ...judged, usd: null, fault: 'disagree' as const } : judged,
    ),
  }
}

async function withThreeSources(page: Page): Promise<void> {
  await page.route('**/api/v2/prices/', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    return answerChanged(route, threeSources)
  })
}

// shows B-2.1-029, B-2.13-002, B-2.13-003, B-2.13-005
test('a super user sees sources with their times and states, prices with why one is refused, and what each source says', async ({
  browser,
}) => {
  const page = await pricesPage(browser)
  await withThreeSources(page)
  await page.reload()
  const sources = region(page, 'Price sources').getByRole('row')
  await expect(sources).toHaveCount(4)
  await expect(sources.nth(1)).toHaveText(/^CoinGecko(just now|\d+ s ago)Answers1,234 of 10,000, 8,766 left$/)
  await expect(sources.nth(2)).toContainText(/Fault: answers with status 429; left alone until .*\d\d:\d\d/)
  await expect(sources.nth(3)).toContainText('neverNot heard of yet')
  const judged = region(page, 'Market prices')
  await expect(judged.getByRole('row', { name: /^EUR — Refused: the sources contradict each other/ })).toBeVisible()
  await expect(judged.getByRole('row', { name: /^ETH [\d,.]+ In use, 1 of 1 source / })).toBeVisible()
  const said = region(page, 'What the sources say')
  await expect(said.getByRole('columnheader')).toHaveText(['Source', 'Symbol', 'Price', 'Taken'])
  await expect(said.getByRole('row', { name: /^CoinGecko ETH 3,310\.25 USD/ })).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows B-1-017, B-2.13-001
test('Update prices asks the sources, reads again what there is, and says what came of it', async ({ browser }) => {
  const page = await pricesPage(browser)
  await expect(region(page, 'Price sources')).toBeVisible()
  const calls: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/v2/prices/')) calls.push(request.method())
  })
  const [posted] = await Promise.all([
    page.waitForResponse((answer) => answer.url().endsWith('/api/v2/prices/') && answer.request().method() === 'POST'),
    page.waitForResponse((answer) => answer.url().endsWith('/api/v2/prices/') && answer.request().method() === 'GET'),
    button(page).click(),
  ])
  expect(posted.status()).toBe(200)
  expect(calls.indexOf('POST')).toBeLessThan(calls.lastIndexOf('GET'))
  // The clock of the market may have asked a moment before.
  const { asked } = (await posted.json()) as Updated
  const [title, text] =
    asked.length > 0
      ? ['Prices updated', 'Asked: Demo prices.']
      : ['Prices not asked', 'No source was asked. Demo prices was asked a moment ago.']
  await expect(page.getByText(title, { exact: true })).toBeVisible()
  await expect(page.getByText(text, { exact: true })).toBeVisible()

  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/v2/prices/', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    await held
    await route.fulfill({ status: 500, json: problem(500, 'server.fault') })
  })
  await button(page).click()
  await expect(button(page)).toBeDisabled()
  answer()
  await expect(page.getByText('Prices not updated', { exact: true })).toBeVisible()
  await expect(button(page)).toBeEnabled()
  await expect(region(page, 'Price sources').getByRole('row', { name: /^Demo prices/ })).toBeVisible()
  await page.context().close()
})

test('how a price went is drawn, said in words and told as a table, for the symbol and the span of the address', async ({
  browser,
}) => {
  const points = ['3300', '3310.5', '3290.25', '3320'].map((price, i) => ({
    at: new Date(Date.UTC(2026, 2, 1, i * 6)).toISOString(),
    price,
  }))
  const page = await personIn(browser, superUser)
  const refused: string[] = []
  page.on('console', (line) => {
    if (/content security policy|trusted ?type/i.test(line.text())) refused.push(line.text())
  })
  let answer: { status: number; json: object } = { status: 500, json: problem(500, 'server.fault') }
  await page.route('**/api/prices/history**', (route) => route.fulfill(answer))
  await page.goto('/admin/prices')
  const card = region(page, 'Price history')
  await expect(card.getByRole('button', { name: 'Try again' })).toBeVisible()
  answer = { status: 200, json: { from: 'ATOM', to: 'USD', span: 'day', points: [] } }
  await card.getByRole('button', { name: 'Try again' }).click()
  await expect(card).toContainText('No history yet')
  answer = { status: 200, json: { from: 'ETH', to: 'USD', span: 'quarter', points } }
  await card.getByLabel('Symbol').selectOption('ETH')
  await card.getByLabel('Span').selectOption('90 days')
  await expect(page).toHaveURL(/symbol=ETH.*span=quarter/)
  await page.reload()
  await expect(card.getByRole('heading')).toHaveText('ETH in USD, last 90 days')
  await expect(card).toContainText('3,300 → 3,320 (+0.61 %); lowest 3,290.25, highest 3,320.')
  await expect(card.locator('path.recharts-area-curve')).toBeVisible()
  await card.getByText('The figures as a table').click()
  await expect(card.locator('tbody tr')).toHaveText([/3,320$/, /3,290\.25$/, /3,310\.5$/, /3,300$/])
  await expectAccessible(page)
  expect(refused).toEqual([])
  await page.context().close()
})

// shows B-2.13-004
test('nothing is said where there is nothing, and a page that cannot be loaded offers to try again', async ({
  browser,
}) => {
  const page = await personIn(browser, superUser)
  let answer: { status: number; json: object } = { status: 500, json: problem(500, 'server.fault') }
  await page.route('**/api/v2/prices/', (route) => route.fulfill(answer))
  await page.goto('/admin/prices')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  answer = { status: 200, json: { tickerSets: [], judgements: [] } }
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('Prices not found', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows B-1-017, B-1-018, B-6-018
test('prices and swap statistics are for super users: everybody else is taken home', async ({ browser }) => {
  for (const account of [freshAccount(), agents[0]]) {
    const page = await personIn(browser, account)
    for (const path of ['/admin/prices', '/admin/swap', '/admin/blog']) {
      await page.goto(path)
      await expect(page).toHaveURL('/')
    }
    await page.context().close()
  }
})
