import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { elsewhere, move, newUser, orderAt, place } from './orders.ts'
import { agents } from './people.ts'
import { bestAgent, expectNarrow, expectNotReloaded, markPage, personIn } from './way.ts'

const emptyText = "You haven't received any orders yet"
const rows = (page: Page) => page.getByRole('region', { name: 'Your orders' }).locator('tbody').getByRole('row')
const others = (page: Page) => page.getByLabel('Other filters')
const kinds = (page: Page) => page.getByLabel('Kind of orders')

// shows A-2-003, A-2-073, A-2-074, A-2-075, A-2-076, A-2-078, A-2-079, A-2-080, A-2-081, A-2-085, A-2-086, A-2-087
// shows A-4-003, A-4-004, A-4-005, A-4-006, A-4-008, A-6-019, A-9-012, A-9-013, A-9-014, A-9-015, A-9-016, B-2.1-009
// shows B-6-004
test('the tabs and the select let through what they say, and nothing else', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  for (const status of ['userTransfer', 'agentTransfer', 'closed', 'cancelled', 'rejected', 'dispute'] as const) {
    await orderAt(user, agent, status)
  }
  await page.goto('/orders')
  const shown = async (...labels: string[]) => {
    await expect(rows(page)).toHaveCount(labels.length)
    for (const [index, label] of labels.entries()) await expect(rows(page).nth(index)).toContainText(label)
  }
  await shown('Awaiting payout', 'Awaiting transfer')
  await expect(page.getByRole('tabpanel', { name: 'Orders in progress' })).toBeVisible()

  await page.getByRole('tab', { name: 'All' }).click()
  await shown('Dispute', 'Rejected', 'Cancelled', 'Completed', 'Awaiting payout', 'Awaiting transfer')
  await others(page).selectOption({ label: 'Completed' })
  await shown('Completed')
  await expect(page.getByRole('tab', { selected: true })).toHaveCount(0)
  await expect(others(page).locator('option')).toHaveText(['More …', 'Completed', 'Other'])
  await others(page).selectOption({ label: 'Other' })
  await shown('Rejected', 'Cancelled')
  await expectAccessible(page)
  await expectNarrow(page)

  await page.getByRole('tab', { name: 'Processing' }).click()
  await shown('Awaiting payout', 'Awaiting transfer')
  await expect(others(page)).toHaveValue('')
  await expect(kinds(page)).toBeHidden()
  await page.context().close()
})

test('the tabs are chosen by the arrow keys', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await move(user, await place(user, 20), 'cancelled')
  await page.goto('/orders')
  await page.getByRole('tab', { name: 'Processing' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: 'All' })).toBeFocused()
  await expect(rows(page)).toHaveText(/Cancelled/)
  await page.context().close()
})

// shows A-2-090
test('a filter that lets none through says that, and no orders at all says so', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await place(user, 20)
  await page.goto('/orders')
  await expect(rows(page)).toHaveCount(1)
  await others(page).selectOption({ label: 'Completed' })
  await expect(page.getByRole('tabpanel')).toHaveText('None of your orders is of this kind.')
  const [nobody] = await newUser(browser, request)
  await nobody.goto('/orders')
  await expect(nobody.getByRole('tabpanel')).toHaveText(emptyText)
  await page.context().close()
  await nobody.context().close()
})

// shows A-2-004, A-2-081, A-2-082, A-2-083, A-2-084, A-6-019, A-9-017, A-9-018, A-9-019
test('an agent parts what they buy from what they sell', async ({ browser, request }) => {
  const [, , meridian] = agents
  const agent = await elsewhere(request, meridian)
  const [customer, user] = await newUser(browser, request)
  const bought = await place(agent, 41)
  const sold = await place(user, 42, 'dai')
  const page = await personIn(browser, meridian, '/orders')
  const link = (id: string) => page.locator(`tbody a[href="/orders/${id}"]`)
  await expect(kinds(page).getByRole('option')).toHaveText(['Buy/Sell', 'Buy', 'Sell'])
  await expect(link(bought)).toBeVisible()
  await expect(link(sold)).toBeVisible()
  // What is sold is looked at from the agent's side: the agent gives euros for the customer's coins.
  await expect(link(sold)).toHaveText(/EUR$/)
  await expect(link(bought)).toHaveText(/41\s+USDT$/)

  await kinds(page).selectOption({ label: 'Buy' })
  await expect(link(sold)).toBeHidden()
  await expect(link(bought)).toBeVisible()
  await kinds(page).selectOption({ label: 'Sell' })
  await expect(link(bought)).toBeHidden()
  await expect(link(sold)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await kinds(page).selectOption({ label: 'Buy/Sell' })
  await expect(link(bought)).toBeVisible()
  await expect(link(sold)).toBeVisible()
  await page.context().close()
  await customer.context().close()
})

// shows A-2-088, A-2-089, A-9-009, A-9-010
test('pages keep the filter in both directions, and another filter begins at its first page', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  for (const amount of [11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]) {
    await move(user, await place(user, amount), 'cancelled')
    if (amount === 15) await place(user, 99)
  }
  await page.goto('/orders')
  await others(page).selectOption({ label: 'Other' })
  const first = [/21\s+USDT/, /20\s/, /19\s/, /18\s/, /17\s/, /16\s/, /15\s/, /14\s/, /13\s/, /12\s+USDT/]
  await expect(rows(page)).toHaveText(first)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveText([/11\s+USDT/])
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toContainText('Page 2')
  await page.getByRole('button', { name: 'Previous page' }).click()
  await expect(rows(page)).toHaveText(first)

  await page.getByRole('tab', { name: 'All' }).click()
  await expect(rows(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveText([/12\s+USDT/, /11\s+USDT/])
  await page.getByRole('tab', { name: 'Processing' }).click()
  await expect(rows(page)).toHaveText([/99\s+USDT/])
  await expect(page.getByRole('navigation', { name: 'Pages of orders' })).toBeHidden()
  await page.context().close()
})

// shows A-2-002
test('home lists the own orders below the form, and a visitor sees no list', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await place(user, 37)
  const list = page.getByRole('region', { name: 'Your orders' })
  await expect(list.locator('tbody').getByRole('row')).toContainText(/37\s+USDT/)
  const form = await page.getByLabel('You send').boundingBox()
  expect((await list.boundingBox())?.y).toBeGreaterThan(form?.y ?? Number.POSITIVE_INFINITY)
  const visitor = await (await browser.newContext()).newPage()
  await visitor.goto('/')
  await expect(visitor.getByLabel('You send')).toBeVisible()
  await expect(visitor.getByRole('region', { name: 'Your orders' })).toBeHidden()
  await page.context().close()
  await visitor.context().close()
})

test('a list follows what the other side does, without a reload', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  await page.goto('/orders')
  await expect(page.getByText(emptyText)).toBeVisible()
  await markPage(page)
  const id = await place(user, 38)
  await expect(rows(page)).toContainText(/Awaiting transfer/)
  await move(user, id, 'agentTransfer')
  await expect(rows(page)).toContainText(/Awaiting payout/)
  await move(agent, id, 'closed')
  await expect(page.getByText(emptyText)).toBeVisible()
  await others(page).selectOption({ label: 'Completed' })
  await expect(rows(page)).toContainText(/38\s+USDT/)
  await expectNotReloaded(page)
  await page.context().close()
})
