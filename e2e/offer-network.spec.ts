import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { countOrders, openOffer, overMs } from './offer.ts'
import { freshAccount } from './people.ts'
import { countCalls, iban, personIn } from './way.ts'

const orderUrl = /\/orders\/[0-9a-f-]{36}$/
const place = '**/api/orders/place'
const unknown = 'We do not know whether the confirmation arrived. Trying again is safe'
const confirm = (page: Page) => page.getByRole('button', { name: 'Confirm' })

/** An offer of the default pair, with everything filled in. */
async function readyOffer(page: Page): Promise<void> {
  await openOffer(page, 'usdt', 'eur', iban)
  await page.getByLabel('Full name of the account’s holder').fill('Ada Byron')
}

test('offline the page says what is not known, and trying again makes one order', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await readyOffer(page)
  await page.context().setOffline(true)
  await confirm(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'You are offline.' })).toContainText(unknown)
  await expect(page.getByLabel('IBAN or card number')).not.toBeEditable()
  await expectAccessible(page)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(orderUrl)
  expect(await countOrders(page)).toBe(1)
  await page.context().close()
})

test('a confirmation whose answer is lost leads to the order that it made', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await readyOffer(page)
  await page.route(place, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await confirm(page).click()
  await expect(page).toHaveURL(orderUrl)
  expect(await countOrders(page)).toBe(1)
  await page.context().close()
})

test('what may have become an order is cleared up before anything else is offered, also after its time', async ({
  browser,
}) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await readyOffer(page)
  await page.route(place, (route) => route.fulfill({ status: 502, body: 'bad gateway' }))
  // The offer is read again after that: an answer that came once time has passed would begin its time anew.
  const again = page.waitForResponse((answer) => /\/api\/offers\/[^/]+$/.test(answer.url()))
  await confirm(page).click()
  await expect(page.getByText(unknown)).toBeVisible()
  await (await again).finished()
  await page.clock.fastForward(overMs)
  await expect(page.getByText('The offer is expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  await page.unroute(place)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})

test('an answer that is slow is waited for, and trying again meanwhile makes one order', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await readyOffer(page)
  const isHeld = Promise.withResolvers<void>()
  await page.route(place, () => isHeld.resolve(), { times: 1 })
  const calls = countCalls(page, '/api/orders/place')
  await confirm(page).click()
  await isHeld.promise
  await confirm(page).press('Enter')
  expect(calls.made()).toBe(1)
  await page.keyboard.press('Escape')
  await page.clock.fastForward(9_000)
  await expect(page.getByRole('alert').filter({ hasText: 'Still waiting for the answer.' })).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page).toHaveURL(orderUrl)
  expect(calls.made()).toBe(2)
  expect(await countOrders(page)).toBe(1)
  await page.context().close()
})

test('what was confirmed in time becomes an order, also when the time ends before the answer', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.clock.install()
  await readyOffer(page)
  const isHeld = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  await page.route(place, async (route) => {
    isHeld.resolve()
    await mayGoOn.promise
    await route.continue()
  })
  await confirm(page).click()
  await isHeld.promise
  await page.clock.fastForward(overMs)
  await expect(page.getByText('The offer is expired')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Refresh' })).toBeHidden()
  mayGoOn.resolve()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})

test('who closes the page while the answer is under way is told of the order', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await readyOffer(page)
  const isHeld = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  await page.route(place, async (route) => {
    isHeld.resolve()
    await mayGoOn.promise
    await route.continue()
  })
  await confirm(page).click()
  await isHeld.promise
  await page.getByRole('link', { name: 'Close' }).click()
  await expect(page).toHaveURL('/')
  mayGoOn.resolve()
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('The order was created')
  await expect(page.getByRole('region', { name: 'Your orders' }).getByRole('row')).not.toHaveCount(0)
  await page.context().close()
})

test('a refusal is said beside the button, and Confirm stays', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await readyOffer(page)
  const refusal = { type: 'about:blank', title: 'Too many', status: 429, code: 'request.too-many' }
  await page.route(place, (route) =>
    route.fulfill({ status: 429, contentType: 'application/problem+json', json: refusal }),
  )
  await confirm(page).click()
  await expect(page.getByRole('alert').filter({ hasText: 'The order was not created.' })).toContainText('wait a moment')
  await expect(confirm(page)).toBeEnabled()
  await page.unroute(place)
  await confirm(page).click()
  await expect(page).toHaveURL(orderUrl)
  await page.context().close()
})
