import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { freshAccount } from './people.ts'
import { bestAgentName, expectNarrow, iban, personIn, swap } from './way.ts'

const overMs = 61_000

test('an offer shows both sides, price, fee, where it is paid, its agent and the seconds left', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page, '1250')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1,250\s+USDT → [\d,.]+\s+EUR$/)
  await expect(page.getByText(iban)).toBeVisible()
  await expect(page.getByText(`Offer from ${bestAgentName}`)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^\d+ s/)
  const calculation = page.getByRole('region', { name: 'Calculation' })
  await expect(calculation).toContainText('Price')
  await expect(calculation).toContainText('Fee 0.5 %')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

test('an offer can be opened by its link, and leads to its order once it is placed', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  const offer = page.url()
  await page.reload()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(/\/orders\//)
  const order = page.url()
  await page.goto(offer)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await page.getByRole('link', { name: 'Go to the order' }).click()
  await expect(page).toHaveURL(order)
  await page.context().close()
})

test('when its time is over the offer says so, and Refresh moves to a new one', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await page.reload()
  await swap(page)
  const first = page.url()
  await page.clock.fastForward(overMs)
  await expect(page.getByText('The offer is expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await expectAccessible(page)
  await page.clock.setSystemTime(Date.now())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expect(page.getByText('The offer is expired')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^20\s+USDT/)
  await page.context().close()
})

test('a refresh that finds nobody says so, and any other failure of it is silent', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await page.reload()
  await swap(page)
  await page.clock.fastForward(overMs)
  const refresh = page.getByRole('button', { name: 'Refresh' })
  await page.route('**/api/orders/match', (route) => route.fulfill({ status: 503, json: {} }))
  await refresh.click()
  await expect(refresh).toBeEnabled()
  await expect(page.getByText('Error match')).toBeHidden()
  await page.unroute('**/api/orders/match')

  const refusal = { type: 'about:blank', title: 'Conflict', status: 409, code: 'match.none' }
  await page.route('**/api/orders/match', (route) =>
    route.fulfill({ status: 409, contentType: 'application/problem+json', json: refusal }),
  )
  await refresh.click()
  const alert = page.getByRole('region', { name: 'Alerts' })
  await expect(alert).toContainText('Error match')
  await expect(alert).toContainText('Agent matching the specified criteria was not found')
  await expect(refresh).toBeEnabled()
  await page.context().close()
})

test('what was confirmed in time becomes an order, also when the time ends before the answer', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await page.reload()
  await swap(page)
  const isHeld = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  await page.route('**/api/orders/place', async (route) => {
    isHeld.resolve()
    await mayGoOn.promise
    await route.continue()
  })
  await page.getByRole('button', { name: 'Confirm' }).click()
  await isHeld.promise
  await page.clock.fastForward(overMs)
  await expect(page.getByText('The offer is expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  mayGoOn.resolve()
  await expect(page).toHaveURL(/\/orders\/[0-9a-f-]{36}$/)
  await page.context().close()
})

test('an offer that was replaced by a newer one cannot be confirmed', async ({ browser }) => {
  const account = freshAccount()
  const page = await personIn(browser, account)
  await swap(page)
  const first = page.url()
  const other = await personIn(browser, account)
  await swap(other, '21')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This offer was replaced by a newer one.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(page.url()).toBe(first)
  await page.context().close()
  await other.context().close()
})

test('closing goes home, and so does an offer that cannot be loaded, with a notice', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  const offer = page.url()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  await page.goto('/offer/01957c3f-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('That offer could not be loaded.')).toBeVisible()
  await page.goto('/offer/not-an-id')
  await expect(page).toHaveURL('/')

  const stranger = await personIn(browser, freshAccount())
  await stranger.goto(offer)
  await expect(stranger).toHaveURL('/')
  await stranger.context().close()
  await page.context().close()
})
