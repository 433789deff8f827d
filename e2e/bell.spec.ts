import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { move, newUser, place } from './orders.ts'
import { expectNarrow, swap } from './way.ts'

const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })

test('the bell counts what is unread as it happens, leads to the order, and marks what was read', async ({
  browser,
  request,
}) => {
  const [page, user] = await newUser(browser, request)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  const list = page.getByRole('dialog', { name: 'Notifications' })
  await expect(list).toContainText('Nothing yet.')
  await page.keyboard.press('Escape')

  const first = await place(user, 20)
  await expect(bell(page)).toHaveAccessibleName(/1 unread/)
  await move(user, first, 'cancelled')
  const second = await place(user, 21)
  await expect(bell(page)).toHaveAccessibleName(/2 unread/)
  await bell(page).click()
  await expect(list.getByRole('listitem')).toHaveCount(2)
  await expect(list).toContainText('Send exactly 21 USDT by')
  await expectAccessible(page)
  await list.getByRole('link', { name: /^Send 21 USDT/ }).click()
  await expect(page).toHaveURL(`/orders/${second}`)
  await expect(list).toBeHidden()
  await expect(bell(page)).toHaveAccessibleName(/1 unread/)
  await bell(page).focus()
  await page.keyboard.press('Enter')
  await list.getByRole('button', { name: 'Mark all as read' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.reload()
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await expectNarrow(page)

  await move(user, second, 'cancelled')
  const third = await place(user, 22)
  await expect(bell(page)).toHaveAccessibleName(/1 unread/)
  await page.goto(`/orders/${third}`)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await page.context().close()
})

test('a list that cannot be loaded says so and can be tried again', async ({ browser, request }) => {
  const [page] = await newUser(browser, request)
  // Without news nothing but the button asks again.
  await page.routeWebSocket(/\/connection\/websocket/, () => undefined)
  await page.route('**/api/notifications', (route) => route.fulfill({ status: 500, json: {} }))
  await page.reload()
  await bell(page).click()
  const retry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/notifications')
  await retry.click()
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toContainText('Nothing yet.')
  await page.context().close()
})

test('whom nothing reaches is told so on the offer page, calmly and with a way to change it', async ({
  browser,
  request,
}) => {
  const [page] = await newUser(browser, request)
  await swap(page)
  const hint = page.getByText('We can tell you about this order only while this page is open.')
  await expect(hint).toBeVisible()
  await hint.getByRole('link', { name: 'Connect a channel' }).click()
  await expect(page).toHaveURL('/profile?tab=notifications')
  await expect(page.getByRole('tab', { name: 'Notifications' })).toHaveAttribute('aria-selected', 'true')
  await page.context().close()
})
