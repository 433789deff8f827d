import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { newUser, place } from './orders.ts'
import { freshAccount } from './people.ts'
import { bestAgent, expectNarrow, personIn, takeStep, userWithOrder } from './way.ts'

const emptyText = "You haven't received any orders yet"

// shows A-2-002, A-2-003, A-2-090, B-2.1-009
test('somebody without orders reads the text for it, on home and on the page of orders', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await expect(page.getByRole('region', { name: 'Your orders' })).toContainText(emptyText)
  await page.getByRole('link', { name: 'Orders', exact: true }).first().click()
  await expect(page).toHaveURL('/orders')
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
  await expect(page.getByText(emptyText)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows A-2-006, A-2-085, A-2-086, A-2-087, A-4-001
test('a row shows both sides and the status, and a click anywhere in it opens the order', async ({ browser }) => {
  const page = await userWithOrder(browser, '1250')
  const order = page.url()
  await page.goto('/')
  const row = page.getByRole('region', { name: 'Your orders' }).getByRole('row').nth(1)
  await expect(row).toContainText(/1,250\s+USDT/)
  await expect(row).toContainText('EUR')
  await expect(row).toContainText('Awaiting transfer')
  await row.click({ position: { x: 400, y: 12 } })
  await expect(page).toHaveURL(order)
  await page.context().close()
})

// shows A-2-004, A-2-073, A-2-074, A-9-012, A-9-015
test('Processing holds what is under way, All holds everything; an agent finds the order too', async ({ browser }) => {
  const page = await userWithOrder(browser, '37.5')
  await takeStep(page, 'Cancel order', 'Cancel the order')
  await expect(page.getByRole('heading', { name: 'Cancelled' })).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByText(emptyText)).toBeVisible()
  await page.getByRole('tab', { name: 'All' }).click()
  await expect(page.getByRole('row').nth(1)).toContainText('Cancelled')
  await expectAccessible(page)
  await expectNarrow(page)

  const agent = await personIn(browser, bestAgent, '/orders')
  await agent.getByRole('tab', { name: 'All' }).click()
  // The agent has orders of others too; this one is told by its amount.
  const row = agent.getByRole('row').filter({
    has: agent
      .getByRole('cell')
      .nth(1)
      .filter({ hasText: /37\.5\s+USDT/ }),
  })
  await expect(row.first()).toContainText('Cancelled')
  await page.context().close()
  await agent.context().close()
})

// shows A-2-088, A-2-089, A-9-004, A-9-009, A-9-010
test('eleven orders are two pages, next and previous', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  for (const amount of [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]) await place(user, amount)
  await page.goto('/orders')
  const rows = page.locator('tbody').getByRole('row')
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText(/21\s+USDT/)
  await expect(page.getByRole('button', { name: 'Previous page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows).toHaveCount(1)
  await expect(rows.first()).toContainText(/11\s+USDT/)
  await expect(page.getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows).toHaveCount(10)
  await expect(rows.first()).toContainText(/21\s+USDT/)
  await page.context().close()
})

test('a list that cannot be loaded says so and can be tried again', async ({ browser }) => {
  const page = await userWithOrder(browser)
  // Without news: where listening begins, a list is asked for again by itself.
  await page.routeWebSocket(/\/connection\/websocket/, () => {})
  await page.route('**/api/orders?*', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/orders')
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await expect(page).toHaveURL('/orders')
  await page.unroute('**/api/orders?*')
  await retry.click()
  await expect(page.getByRole('row').nth(1)).toContainText(/20\s+USDT/)
  await page.context().close()
})
