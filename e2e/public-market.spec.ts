import { expect, type Page, test } from '@playwright/test'
import type { ReplyOf } from '#api/endpoint.ts'
import type { readBook, readTrades } from '#api/market.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { elsewhere, move, place } from './orders.ts'
import { problem } from './peers.ts'
import { agents, freshAccount } from './people.ts'
import { addressOf } from './wallets.ts'
import { bestAgentName, expectNarrow } from './way.ts'

type Book = ReplyOf<typeof readBook>
type Trades = ReplyOf<typeof readTrades>

const link = '/market?from=LOCAL.USDT&to=SEPA.EUR'
const offers = (page: Page) => page.getByRole('region', { name: 'Offers' })
const rows = (page: Page) => offers(page).locator('tbody tr')
const received = async (page: Page) =>
  (await rows(page).locator('[data-label="You receive"] b').allTextContents()).map((text) =>
    Number(text.replaceAll(',', '')),
  )

/** The page, whose book is answered as `change` makes of it. */
async function withBook(page: Page, change: (book: Book) => unknown): Promise<void> {
  await page.route('**/api/swap/book?*', (route) => answerChanged<Book>(route, change))
  await page.goto(link)
}

test('the header leads everybody to the market, and an offer to its agent', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).click()
  await expect(page).toHaveURL('/market')
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
  await expect(rows(page).first()).toContainText(bestAgentName)
  await expectAccessible(page)
  await expectNarrow(page)
  await rows(page).first().getByRole('link', { name: bestAgentName, exact: true }).click()
  await expect(page).toHaveURL(`/users/${addressOf(agents[0])}`)
})

test('for an amount offers stand in the order of what is received, after the fee, as the form says it', async ({
  page,
}) => {
  await page.goto(link)
  await page.getByLabel('Amount to send, USDT').fill('100')
  await expect(page).toHaveURL(`${link}&amount=100`)
  await expect(offers(page).getByRole('columnheader', { name: 'You receive', exact: true })).toBeVisible()
  const totals = await received(page)
  expect(totals.length).toBeGreaterThanOrEqual(2)
  expect(totals).toEqual([...totals].sort((a, b) => b - a))
  await expect(rows(page).first()).toContainText('live')
  await expect(rows(page).first()).toContainText(/not known yet|last \d/)
  await expectAccessible(page)

  const best = await rows(page).first().locator('[data-label="You receive"] b').textContent()
  await rows(page).first().getByRole('link', { name: /^Swap/ }).click()
  await expect(page).toHaveURL('/?from=LOCAL.USDT&to=SEPA.EUR&amount=100')
  await expect(page.getByLabel('You send')).toHaveValue('100')
  await expect(page.getByLabel('You receive, estimated')).toHaveValue(best ?? '')
})

test('a link opens the pair and its amount, another pair is chosen by keys, and the address follows', async ({
  page,
}) => {
  await page.goto('/market?from=LOCAL.USDT&to=LOCAL.ETH&amount=50&affiliate_id=friend')
  await expect(page.getByLabel('You send')).toHaveValue('LOCAL.USDT')
  await expect(page.getByLabel('You receive')).toHaveValue('LOCAL.ETH')
  await expect(page.getByLabel('Amount to send, USDT')).toHaveValue('50')
  await expect(rows(page)).toHaveCount(1)
  await expect(rows(page)).toContainText('North Pier')
  await page.getByRole('button', { name: 'Turn the pair around' }).press('Enter')
  await expect(page).toHaveURL(/from=LOCAL\.ETH&to=LOCAL\.USDT/)
  await expect(page).toHaveURL(/affiliate_id=friend/)
  await page.getByLabel('You send').selectOption('LOCAL.USDT')
  await page.getByLabel('You receive').selectOption('SEPA.EUR')
  await expect(rows(page).first()).toContainText(bestAgentName)
})

test('less than the least is said beside the amount, and more than anybody can take in the list', async ({ page }) => {
  await page.goto(`${link}&amount=0.5`)
  await expect(page.getByText(/^At least \d+\sUSDT$/)).toBeVisible()
  await page.getByLabel('Amount to send, USDT').fill('999999999')
  await expect(page.getByText(/^Nobody can take 999,999,999\sUSDT at once right now\.$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /^Depth: / })).toBeVisible()
})

test('who does not work now stands behind the others, muted, with when they are back, and is not swapped with', async ({
  page,
}) => {
  await page.clock.setFixedTime('2026-11-22T06:00:00Z')
  await withBook(page, (book) => {
    const [first, ...others] = book.options
    const workTime = { start: '09:00', end: '17:00', timezone: 'Europe/London' }
    const now = { agent: { ...first?.agent, workTime } }
    return { ...book, options: others, resting: [{ ...first, ...now }] }
  })
  const last = rows(page).last()
  await expect(last).toContainText(bestAgentName)
  await expect(last).toContainText(/back in \d+ (h|min)/)
  await expect(last.getByRole('link', { name: /^Swap/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('a pair that is halted or has no market price says so and quotes nothing', async ({ page }) => {
  const nothing = { options: [], resting: [], depth: [] }
  const halt = { id: '1', what: { scope: 'market' }, reason: 'Looking into it.', since: '2026-01-01T00:00:00.000Z' }
  let more: object = { halt }
  await withBook(page, (book) => ({ ...book, ...nothing, ...more }))
  await expect(page.getByText('Halted by the market for now. Looking into it.')).toBeVisible()
  await expect(rows(page)).toHaveCount(0)
  more = { marketPrice: null }
  await page.reload()
  await expect(page.getByText('There is no market price for this pair right now, so nothing is quoted.')).toBeVisible()
  await expectAccessible(page)
  more = {}
  await page.reload()
  await expect(page.getByText('No agent takes this pair right now.')).toBeVisible()
})

test('a book that cannot be loaded says so and is asked for again', async ({ page }) => {
  // The page also asks by itself: it is answered only once the button was pressed.
  const isPressed = () => page.evaluate(() => 'isPressed' in window)
  await page.route('**/api/swap/book?*', async (route) =>
    (await isPressed()) ? route.continue() : route.fulfill({ status: 500, json: problem(500, 'server.fault') }),
  )
  await page.goto(link)
  await expect(page.getByRole('alert')).toContainText('Something went wrong on our side.')
  await page.evaluate(() => addEventListener('click', () => Object.assign(window, { isPressed: true }), true))
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).first()).toContainText(bestAgentName)
})

test('the depth adds up as the table says, and the last swaps tell of nobody', async ({ page, request }) => {
  const user = await elsewhere(request, freshAccount())
  const agent = await elsewhere(request, agents[1])
  const order = await place(user, 123, 'usdt', 'cash')
  await move(user, order, 'agentTransfer')
  await move(agent, order, 'closed')
  await page.goto('/market?from=LOCAL.USDT&to=CASH.CASHEUR')
  const last = page.getByRole('region', { name: 'Last swaps' })
  await expect(last.getByRole('row').nth(1)).toContainText('120')
  await expect(last).not.toContainText(user.addr.slice(2, 8))
  await page.getByText('As a table').press('Enter')
  await expect(page.getByRole('table', { name: 'Depth' }).getByRole('row')).toHaveCount(2)
  await expectAccessible(page)
  const { trades } = (await (await request.get('/api/swap/trades?from=LOCAL.USDT&to=CASH.CASHEUR')).json()) as Trades
  expect(trades.map((trade) => Object.keys(trade).sort())).toContainEqual(['amount', 'closedAt', 'price'])
})

test('what is being read does not move: what has changed waits until it is wanted', async ({ page }) => {
  let isTurned = false
  await page.clock.install()
  await withBook(page, (book) => (isTurned ? { ...book, options: [...book.options].reverse() } : book))
  await expect(rows(page).first()).toContainText(bestAgentName)
  await rows(page).first().hover()
  isTurned = true
  const show = page.getByRole('button', { name: 'Offers have changed: show them' })
  await expect(async () => {
    await page.clock.runFor(16_000)
    await expect(show).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(rows(page).first()).toContainText(bestAgentName)
  await show.click()
  await expect(rows(page).last()).toContainText(bestAgentName)
  await expect(show).toHaveCount(0)
})
