import { expect, type Page, test } from '@playwright/test'
import { drawn, openChat, say } from './chat.ts'
import { move, newUser, openOrder, place } from './orders.ts'
import { sessionOf, superUser } from './people.ts'
import { bestAgent, expectNarrow, personIn } from './way.ts'

const history = (page: Page) => page.getByRole('region', { name: 'History' })
const rows = (page: Page) => history(page).locator('tbody').getByRole('row')

test('a timeline whose messages cannot be read says so, and has them once they can', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await say(user, id, 'Good morning.')
  const messages = (url: URL) => url.pathname === `/api/orders/${id}/messages`
  // They can be read from the press of the button on: the page also asks by itself when it hears news.
  const isPressed = () => page.evaluate(() => document.body.dataset.pressed === 'yes')
  await page.route(messages, async (route) =>
    (await isPressed()) ? route.fallback() : route.fulfill({ status: 500, json: {} }),
  )
  await openOrder(page, id)
  await page.evaluate(() => {
    const press = () => {
      document.body.dataset.pressed = 'yes'
    }
    document.addEventListener('click', press, { capture: true })
  })
  await expect(history(page).getByRole('alert')).toContainText('What was said in the chat is not all here.')
  await expect(rows(page).filter({ hasText: 'Order placed' })).toBeVisible()
  await history(page).getByRole('button', { name: 'Try again' }).click()
  await expect(rows(page).filter({ hasText: 'Good morning.' })).toBeVisible()
  await expect(history(page).getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

test('an image of the timeline is found in the chat, however much was said since', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await openOrder(page, id)
  const { headers } = await sessionOf(request, bestAgent)
  const attachment = { name: 'a.png', mimeType: 'image/png', buffer: await drawn(page) }
  const answer = await request.post(`/api/orders/${id}/attachment`, { headers, multipart: { attachment } })
  expect(answer.status(), await answer.text()).toBe(200)
  for (let n = 1; n <= 55; n += 1) await say(user, id, `Line ${n}`)
  await openOrder(page, id)
  await page.getByRole('link', { name: 'See it in the chat' }).click()
  await expect(page.getByRole('button', { name: /^Image from .*: enlarge$/ })).toBeInViewport()
  await openChat(page, id)
  await expect(page.getByText('Line 55', { exact: true })).toBeInViewport()
  await page.context().close()
})

test('on a phone each row of the timeline has the whole width for what was said', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  await move(user, id, 'agentTransfer')
  await move(user, id, 'dispute', 'I paid at noon, with the reference, from my account, and nothing came until now.')
  await openOrder(page, id)
  await page.setViewportSize({ width: 390, height: 844 })
  const row = rows(page).filter({ hasText: 'Dispute opened' })
  await expect(row).not.toContainText('before:')
  const widths = await row.evaluate((element) => [
    element.getBoundingClientRect().width,
    element.querySelector('td')?.getBoundingClientRect().width,
  ])
  expect(widths[1]).toBe(widths[0])
  await expectNarrow(page)
  await page.context().close()
})

test('staff see what arrived on chain, and by which reference a bank transfer is known', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  const id = await place(user, 20)
  const { order } = await user.ask<{ order: { details: { paymentReference: string } } }>('GET', `/api/orders/${id}`)
  const staff = await personIn(browser, superUser, `/admin/orders/${id}`)
  await expect(staff.getByRole('region', { name: 'Seen on chain' })).toContainText('No payment of this order')
  await expect(staff.getByText(`Payment reference ${order.details.paymentReference}`)).toBeVisible()
  await page.context().close()
  await staff.context().close()
})
