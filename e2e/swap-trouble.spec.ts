import { expect, type Route, test } from '@playwright/test'
import { freshAccount } from './people.ts'
import { personIn } from './way.ts'

// shows A-8-032
test('calls of the form that fail raise no alert, and the button says so', async ({ page }) => {
  await page.route('**/api/orders/estimate', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto('/')
  await expect(page.getByText('No price for this pair right now')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await expect(page).toHaveURL('/')
  await page.unroute('**/api/orders/estimate')
  await page.getByRole('button', { name: /Refresh the price/ }).click()
  await expect(page.getByText(/^Limit/)).toBeVisible()
})

// shows A-8-008, A-8-032
test('calls of the form that fail leave it usable, whatever they fail with', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  await page.getByLabel(/^Transfer details/).fill('DE89')
  for (const [i, status] of [404, 500].entries()) {
    await page.route('**/api/orders/calc', (route) => route.fulfill({ status, json: {} }))
    await page.getByLabel('You send').fill(`2${i}`)
    await expect(page.getByRole('button', { name: 'No price right now, trying again' })).toBeDisabled()
    await page.unroute('**/api/orders/calc')
    await page.getByRole('button', { name: /Refresh the price/ }).click()
    await expect(page.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
  }
  await expect(page.getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

test('a late answer for an earlier amount is never shown', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^Limit/)).toBeVisible()
  const held: Route[] = []
  await page.route('**/api/orders/calc', async (route) => {
    if (route.request().postDataJSON().amount === '100') held.push(route)
    else await route.continue()
  })
  await page.getByLabel('You send').fill('100')
  await expect.poll(() => held.length).toBe(1)
  await page.getByLabel('You send').fill('2000')
  const receive = page.getByLabel('You receive, estimated')
  await expect(receive).toHaveValue(/^1\d{3}\./)
  const shown = await receive.inputValue()
  await held[0]?.continue().catch(() => undefined)
  await page.getByRole('button', { name: /Refresh the price/ }).click()
  await expect(receive).toHaveValue(shown)
})

test('while an answer is slow the old figures stay, dimmed, and nothing moves', async ({ page }) => {
  await page.goto('/?amount=100')
  const receive = page.getByLabel('You receive, estimated')
  await expect(receive).toHaveValue(/^\d+\.\d+$/)
  const before = await receive.inputValue()
  const button = page.getByRole('button', { name: 'Connect Wallet' })
  const place = await button.boundingBox()
  const held: Route[] = []
  await page.route('**/api/orders/calc', (route) => void held.push(route))
  await page.getByLabel('You send').fill('101')
  await expect.poll(() => held.length).toBe(1)
  await expect(receive).toHaveValue(before)
  await expect(receive).toHaveAttribute('data-old', 'true')
  expect(await button.boundingBox()).toEqual(place)
  await held[0]?.continue()
  await expect(receive).not.toHaveValue(before)
  await expect(receive).not.toHaveAttribute('data-old')
  expect(await button.boundingBox()).toEqual(place)
})

test('offline the button says so at once; back online the price is asked again by itself', async ({ page }) => {
  await page.goto('/?amount=100')
  const receive = page.getByLabel('You receive, estimated')
  await expect(receive).toHaveValue(/^\d+\.\d+$/)
  await page.context().setOffline(true)
  await expect(page.getByRole('button', { name: 'You are offline' })).toBeDisabled()
  await page.getByLabel('You send').fill('200')
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
  await expect(receive).toHaveValue(/^18\d\.\d+$/)
})

test('a wallet on a network that the market does not know is told by the button', async ({ browser }) => {
  const page = await personIn(browser, freshAccount())
  const demoWallet = page.getByRole('complementary', { name: 'Demo wallet' })
  await demoWallet.getByRole('button', { name: 'Demo wallet' }).click()
  await demoWallet.getByLabel('Network').selectOption('424242')
  await expect(page.getByRole('main').getByRole('button', { name: 'Unsupported network' })).toBeDisabled()
  await demoWallet.getByLabel('Network').selectOption('31337')
  await expect(page.getByRole('main').getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
  await page.context().close()
})
