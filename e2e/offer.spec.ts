import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { chainAddress, countOrders, letExpire, openOffer } from './offer.ts'
import { freshAccount } from './people.ts'
import { bestAgentName, confirmOffer, countCalls, expectNarrow, iban, personIn, swap } from './way.ts'

const orderUrl = /\/orders\/[0-9a-f-]{36}$/

// shows A-2-010, A-2-106, A-2-107, A-2-108, A-2-109, A-2-110, A-7-039, B-2.1-003
test('an offer shows both sides, price, fee, where it is paid, its agent and the seconds left', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page, '1250')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^1,250\s+USDT → [\d,.]+\s+EUR$/)
  await expect(page.getByLabel('IBAN or card number')).toHaveValue(iban)
  await expect(page.getByText(`Offer from ${bestAgentName}`)).toBeVisible()
  await expect(page.getByRole('timer')).toHaveText(/^\d+ s/)
  const calculation = page.getByRole('region', { name: 'Calculation' })
  await expect(calculation).toContainText('Market price')
  await expect(calculation).toContainText('Against the market0.4 % under')
  await expect(calculation).toContainText('Fee 0.5 %')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows A-1-005, A-2-117, A-7-038, A-7-049
test('an offer can be opened by its link, and leads to its order once it is placed', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  const offer = page.url()
  await page.reload()
  await confirmOffer(page)
  const order = page.url()
  await page.goto(offer)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await expect(page.getByRole('region', { name: 'Payout details' })).toBeHidden()
  await page.getByRole('link', { name: 'Go to the order' }).click()
  await expect(page).toHaveURL(order)
  await page.context().close()
})

test('an offer is read once: what a tab tells the others of it is not told to itself', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  const reads: string[] = []
  page.on('request', (request) => {
    if (/\/api\/offers\/[0-9a-f-]{36}$/.test(request.url())) reads.push(request.url())
  })
  await swap(page)
  await confirmOffer(page)
  expect(reads).toHaveLength(1)
  await page.context().close()
})

// shows A-2-112
test('an offer is confirmed by the keyboard alone', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  const name = page.getByLabel('Full name of the account’s holder')
  await expect(name).toBeVisible()
  await page.getByRole('link', { name: 'Surety, home' }).focus()
  const isFocused = () => name.evaluate((field) => field === document.activeElement)
  for (let stop = 0; stop < 30 && !(await isFocused()); stop++) await page.keyboard.press('Tab')
  await page.keyboard.type('Ada Byron')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(orderUrl)
  await expect(page.getByRole('heading', { level: 2, name: /^Send exactly/ })).toBeVisible()
  await page.context().close()
})

// shows A-2-111, A-2-113, A-2-114, A-4-046, A-4-047, A-5-030, A-8-025, A-9-023
test('the seconds are counted by the server’s clock, and end in the banner and Refresh', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  // This device's clock is an hour behind: nothing of the offer's time may come from it.
  await page.clock.install({ time: Date.now() - 3_600_000 })
  await page.reload()
  await swap(page)
  const first = page.url()
  await expect(page.getByRole('timer')).toHaveText(/^(60|5\d) s/)
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
  await page.clock.fastForward(30_000)
  await expect(page.getByRole('timer')).toHaveText(/^(30|2\d) s/)
  await page.clock.fastForward(31_000)
  await expect(page.getByRole('alert').filter({ hasText: /^The offer is expired$/ })).toHaveCount(1)
  await expect(page.getByRole('timer')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeEnabled()
  await expect(page.getByRole('timer')).toHaveText(/^(60|5\d) s/)
  await expect(page.getByText('The offer is expired')).toBeHidden()
  const title = page.getByRole('heading', { level: 1 })
  await expect(title).toHaveText(/^20\s+USDT/)
  await expect(title).toBeFocused()
  await page.context().close()
})

test('a bar that shows the time stands still between its steps where motion is not wanted', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  await expect(page.getByRole('timer')).toBeVisible()
  const moves = () =>
    page.evaluate(() => {
      const bar = [...document.querySelectorAll('span')].find(({ style }) => style.transform.startsWith('scaleX'))
      return bar && getComputedStyle(bar).transitionProperty
    })
  expect(await moves()).toBe('transform')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await moves()).toBe('none')
  await page.context().close()
})

test('what was typed survives a refresh, and Enter in a field of an expired offer does nothing', async ({
  browser,
}) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await page.reload()
  await swap(page)
  const first = page.url()
  const number = page.getByLabel('IBAN or card number')
  await number.fill('GB82WEST12345698765432')
  await expect(number).toHaveValue('GB82 WEST 1234 5698 7654 32')
  await expect(page.getByText(`With the swap you entered: ${iban}`)).toBeVisible()
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await letExpire(page)
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeVisible()
  const calls = countCalls(page, '/api/orders/place')
  await number.press('Enter')
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page).not.toHaveURL(first)
  await expect(number).toHaveValue('GB82 WEST 1234 5698 7654 32')
  await expect(page.getByLabel('Full name of the account’s holder')).toHaveValue('Ada Byron')
  expect(calls.made()).toBe(0)
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})

// shows A-8-009, A-8-010, A-8-012
test('a refresh that finds nobody says so, and any other failure of it is silent', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await page.reload()
  await swap(page)
  await expect(page.getByRole('timer')).toBeVisible()
  await letExpire(page)
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

  await alert.getByRole('button', { name: 'Close alert' }).click()
  await page.unroute('**/api/orders/match')
  await page.context().setOffline(true)
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/orders/match'))
  await refresh.click()
  await failed
  await expect(refresh).toBeEnabled()
  await expect(alert).toHaveText('')
  await page.context().close()
})

test('an offer that another tab has replaced or confirmed says so', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  const first = await openOffer(page, 'usdt', 'eur', iban)
  // A window that the page itself opens has the same person and wallet.
  const opened = page.waitForEvent('popup')
  await page.evaluate((path) => void window.open(path), `/offer/${first}`)
  const other = await opened
  await expect(other.getByRole('button', { name: 'Confirm' })).toBeVisible()
  await confirmOffer(other)
  await expect(page.getByRole('heading', { name: 'This offer has become an order' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Go to the order' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeHidden()

  await openOffer(page, 'usdt', 'eur', iban)
  await openOffer(other, 'usdt', 'eur', iban)
  await expect(page.getByText('This offer was replaced by a newer one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  await page.context().close()
})

test('an offer that was replaced elsewhere cannot be confirmed', async ({ browser }) => {
  const account = freshAccount()
  const page = await personIn(browser, account)
  await swap(page)
  const first = page.url()
  const other = await personIn(browser, account)
  await swap(other, '21')
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
  await page.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('This offer was replaced by a newer one.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled()
  expect(page.url()).toBe(first)
  expect(await countOrders(page)).toBe(0)
  await page.context().close()
  await other.context().close()
})

/** The form writes what was typed into its address. */
const isHome = (url: URL) => url.pathname === '/'

// shows A-2-118
test('closing goes home, by its link and by Escape outside a field or a menu', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await swap(page)
  const offer = page.url()
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL(isHome)
  await page.goto(offer)
  const name = page.getByLabel('Full name of the account’s holder')
  await name.press('Escape')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('menu')).toBeHidden()
  await expect(page).toHaveURL(offer)
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(isHome)
  await page.context().close()
})

// shows A-2-116, A-8-014
test('an offer that cannot be loaded leads home, with a notice', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  const offer = await openOffer(page, 'eur', 'usdt', chainAddress)
  await page.goto('/offer/01957c3f-0000-7000-8000-000000000000')
  await expect(page).toHaveURL('/')
  await expect(page.getByText('That offer could not be loaded.')).toBeVisible()
  await page.goto('/offer/not-an-id')
  await expect(page).toHaveURL('/')

  const stranger = await personIn(browser, freshAccount(), `/offer/${offer}`)
  await expect(stranger).toHaveURL('/')
  await stranger.context().close()
  await page.context().close()
})
