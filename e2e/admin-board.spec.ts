import { expect, type Page, test } from '@playwright/test'
import type { Figures } from '#api/dashboard.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { makeModerator } from './market.ts'
import { elsewhere, orderAt } from './orders.ts'
import { problem } from './peers.ts'
import { agents, freshAccount, sessionOf, superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { expectNarrow, personIn } from './way.ts'

const board = (page: Page) => page.getByRole('region', { name: 'The market' })
const tile = (page: Page, name: string) =>
  board(page)
    .getByRole('list', { name: 'Figures' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name }) })

/** Answers with the market's own figures, changed. */
async function withFigures(page: Page, change: (figures: Figures) => Figures): Promise<void> {
  await page.route('**/api/v2/dashboard', (route) =>
    answerChanged<{ figures: Figures }>(route, ({ figures }) => ({ figures: change(figures) })),
  )
}

// shows B-2.1-020
test('a super user sees the market at a glance: each figure with its unit and what is normal, drawn and as a table', async ({
  browser,
  request,
}) => {
  await orderAt(await elsewhere(request, freshAccount()), await elsewhere(request, agents[0]), 'closed')
  const page = await personIn(browser, superUser)
  const forbidden: string[] = []
  page.on('console', (message) => {
    if (/content security policy|trusted type/i.test(message.text())) forbidden.push(message.text())
  })
  // Figures are kept for some seconds: those of before the order was closed may still be told.
  await expect(async () => {
    await page.goto('/admin')
    await expect(tile(page, 'Completed volume')).toContainText(/, [1-9]\d* orders? in 30 days/, { timeout: 2_000 })
  }).toPass()
  await expect(board(page)).toContainText('Read today')
  for (const name of ['Completed volume', 'Dispute rate', 'Median time to release', 'Agents live', 'Fresh prices']) {
    await expect(tile(page, name)).toBeVisible()
  }
  await expect(tile(page, 'Completed volume')).toContainText(/[\d,]+USD, \d+ orders? in 30 days/)
  await expect(tile(page, 'Follower lag, Local chain')).toContainText(
    /since the chain was heard of, block \d+Normal: up to/,
  )
  await expect(tile(page, 'News lag')).toContainText('Normal: up to 5 s')
  await expect(tile(page, 'Messages lag')).toBeVisible()
  const volume = board(page).getByRole('region', { name: 'Completed volume by day' })
  await expect(volume.locator('svg .recharts-bar-rectangle path').first()).toBeVisible()
  await volume.getByText('As a table').click()
  await expect(volume.getByRole('row')).toHaveCount(31)
  const statuses = board(page).getByRole('region', { name: 'Orders by status' })
  await expect(statuses.locator('svg .recharts-bar-rectangle path').first()).toBeVisible()
  await statuses.getByText('As a table').click()
  await expect(statuses.getByRole('row', { name: /^Completed \d+$/ })).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  expect(forbidden).toEqual([])
  await page.context().close()
})

// shows B-2.1-020
test('an empty market says so; what somebody should look at is marked by a word', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  await withFigures(page, (figures) => ({
    ...figures,
    orders: [],
    volume: figures.volume.map(({ day }) => ({ day, usd: '0', orders: 0 })),
    disputes: { placed: 0, disputed: 0 },
    release: { orders: 0, medianSeconds: null },
    prices: { fresh: 1, stale: 2, oldestSeconds: 9 },
  }))
  await page.goto('/admin')
  await expect(board(page)).toContainText('No order of the last 30 days was completed yet.')
  await expect(board(page)).toContainText('There are no orders yet.')
  await expect(tile(page, 'Dispute rate')).toContainText('—0 of 0 orders')
  await expect(tile(page, 'Dispute rate')).not.toContainText('Look at this')
  await expect(tile(page, 'Fresh prices')).toContainText('Look at this')
  await expectAccessible(page)
  await page.context().close()
})

// shows B-2.1-020
test('figures that cannot be read can be asked for again; what waits for staff stands all the same', async ({
  browser,
}) => {
  const page = await personIn(browser, superUser)
  let isAway = true
  await page.route('**/api/v2/dashboard', (route) =>
    isAway ? route.fulfill({ status: 500, json: problem(500, 'server.fault') }) : route.continue(),
  )
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Disputes that wait for you' })).toBeVisible()
  const again = board(page).getByRole('button')
  await expect(again).toBeVisible()
  isAway = false
  await again.click()
  await expect(tile(page, 'Agents live')).toBeVisible()
  await page.context().close()
})

// shows B-2.1-020
test('a moderator begins with what waits, without the figures', async ({ browser }) => {
  const account = freshAccount()
  const context = await browser.newContext()
  await sessionOf(context.request, account)
  await context.close()
  await makeModerator(addressOf(account))
  const page = await personIn(browser, account)
  await page.goto('/admin')
  await expect(page.getByRole('region', { name: 'Disputes that wait for you' })).toBeVisible()
  await expect(board(page)).toHaveCount(0)
  await page.context().close()
})
