import { expect, type Page, test } from '@playwright/test'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { elsewhere, move, newUser, place } from './orders.ts'
import { bestAgent, expectNarrow, expectNotReloaded, markPage, personIn } from './way.ts'

const panel = (page: Page) => page.getByRole('region', { name: 'Waiting for you' })
const entry = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('link', { name: /^Orders/ })
    .first()

test('the header counts what waits, and the panel has the most urgent first', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await expect(entry(page)).toHaveText('Orders')
  await page.goto('/orders')
  await expect(panel(page)).toBeHidden()
  await markPage(page)

  const first = await place(user, 31)
  await place(user, 32)
  await place(user, 33)
  await expect(entry(page)).toHaveText(/^Orders\s*3 waiting for you$/)
  // The list below has the newest first; here the one whose time ends first stands first.
  const waiting = panel(page).getByRole('listitem')
  await expect(waiting).toHaveText([/Send 31\s+USDT/, /Send 32\s+USDT/, /Send 33\s+USDT/])
  await expect(waiting.first()).toContainText(/(30:00|29:\d\d) left/)
  await expectAccessible(page)
  await expectNarrow(page)

  await move(user, first, 'agentTransfer')
  await expect(waiting).toHaveText([/Send 32\s+USDT/, /Send 33\s+USDT/])
  await expect(entry(page)).toHaveText(/^Orders\s*2 waiting for you$/)
  await expectNotReloaded(page)
  await waiting.first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: /^Send exactly 32\s+USDT/ })).toBeVisible()
  await page.context().close()
})

test('an agent is told what to pay once it is their turn, and no longer when it is done', async ({
  browser,
  request,
}) => {
  const [customer, user] = await newUser(browser, request)
  const agent = await elsewhere(request, bestAgent)
  const id = await place(user, 34)
  const page = await personIn(browser, bestAgent, '/orders')
  const turn = page.locator(`section a[href="/orders/${id}"]`).filter({ hasText: 'left' })
  await expect(page.locator(`tbody a[href="/orders/${id}"]`)).toBeVisible()
  await expect(turn).toBeHidden()
  await move(user, id, 'agentTransfer')
  await expect(turn).toContainText(/^Pay [\d.]+\s+EUR.*(60:00|59:\d\d) left$/)
  await move(agent, id, 'closed')
  await expect(turn).toBeHidden()
  await page.context().close()
  await customer.context().close()
})

test('what is over its time says overdue instead of a time', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await place(user, 35)
  await page.route('**/api/orders/waiting', (route) =>
    answerChanged<{ orders: object[] }>(route, (said) => ({
      ...said,
      orders: said.orders.map((order) => ({ ...order, deadline: '2026-01-01T00:00:00.000Z' })),
    })),
  )
  await page.goto('/orders')
  await expect(panel(page).getByRole('listitem')).toHaveText(/overdue$/)
  await page.context().close()
})
