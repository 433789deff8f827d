import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { agents, freshAccount } from './people.ts'
import { withoutDemoWallet } from './wallets.ts'
import { bestAgentName, countCalls, expectNarrow, personIn, swap } from './way.ts'

const below = "The amount mustn't be less than the allowed minimum"
const above = "The amount mustn't be greater than the allowed limit"

test.describe('the swap form of a visitor', () => {
  test.beforeEach(async ({ page }) => {
    await page.goto('/')
    await expect(page.getByText(/^Limit/)).toBeVisible()
  })

  // shows A-0-001, A-1-002, A-2-001, A-2-054, A-2-064, A-2-068, A-3-049, A-6-001, A-6-004, B-1-003, B-2.1-001
  test('opens with the default pair, its limit and its indicative price', async ({ page }) => {
    await expect(page.getByRole('button', { name: 'Currency to send: USDT' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Currency to receive: EUR' })).toBeVisible()
    await expect(page.getByText(/^1 USDT = 0\.\d+ EUR$/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Connect Wallet' })).toBeEnabled()
    await expect(page.getByRole('region', { name: 'Your orders' })).toBeHidden()
  })

  // shows A-2-057
  test('lets only digits and one dot into the amount, and a comma becomes a dot', async ({ page }) => {
    const amount = page.getByLabel('You send')
    await amount.pressSequentially('1a-2.,5')
    await expect(amount).toHaveValue('12.5')
    await amount.fill('')
    await amount.pressSequentially('7,25')
    await expect(amount).toHaveValue('7.25')
  })

  test('keeps the caret where the person types', async ({ page }) => {
    const amount = page.getByLabel('You send')
    await amount.pressSequentially('1250')
    await amount.press('Home')
    await amount.press('ArrowRight')
    await amount.pressSequentially('x9,')
    await expect(amount).toHaveValue('19.250')
  })

  // shows A-2-054, A-2-055, A-2-056, A-5-002, A-5-003, A-5-004, A-5-005
  test('says when the amount is below the minimum or above the limit, and MAX fills the limit', async ({ page }) => {
    const amount = page.getByLabel('You send')
    await amount.fill('9.999999')
    await expect(page.getByText(below)).toBeVisible()
    await amount.fill('10')
    await expect(page.getByText(below)).toBeHidden()
    await amount.fill('999999999')
    await expect(page.getByText(above)).toBeVisible()
    await page.getByRole('button', { name: /^MAX/ }).click()
    await expect(page.getByText(above)).toBeHidden()
    const limit = await page.getByText(/^Limit/).textContent()
    const max = /[\d,.]+/.exec(limit ?? '')?.[0].replaceAll(',', '')
    await expect(amount).toHaveValue(String(max))
  })

  // shows A-2-058
  test('estimates what is received, rounded to cents', async ({ page }) => {
    await page.getByLabel('You send').fill('100')
    await expect(page.getByLabel('You receive, estimated')).toHaveValue(/^\d+\.\d{1,2}$/)
  })

  // shows A-2-059, A-2-060, A-5-006
  test('takes an amount to receive, and says what is to be sent for it', async ({ page }) => {
    const [send, receive] = [page.getByLabel('You send'), page.getByLabel('You receive, estimated')]
    await receive.fill('50')
    await expect(send).toHaveValue(/^5\d\.\d{1,6}$/)
    const needed = await send.inputValue()
    await receive.fill('')
    await expect(send).toHaveValue('')
    await send.fill(needed)
    await expect(receive).toHaveValue('50')
    await receive.fill('0')
    await expect(page.getByText(`${below} (10 USDT)`)).toBeVisible()
    await receive.fill('0.01')
    await expect(page.getByText(`${below} (10 USDT)`)).toBeVisible()
    await receive.fill('999999999')
    await expect(page.getByText(above)).toBeVisible()
    await page.getByRole('button', { name: /^MAX/ }).click()
    await expect(page.getByText(above)).toBeHidden()
    await expect(send).not.toHaveValue('')
  })

  test('tells who stands behind the price: the collateral, the agent, its record, the source and age', async ({
    page,
  }) => {
    const card = page.getByRole('region', { name: 'Behind this price' })
    await expect(card).toContainText(/[\d,]+ USD free/)
    await expect(card).toContainText(/[\d,]+ in use/)
    await expect(card).toContainText(/of [\d,]+ collateral/)
    await expect(card).toContainText(`Agent${bestAgentName}Rating`)
    await expect(card).toContainText('Pays out, typically')
    await expect(card).toContainText('Orders completed')
    await expect(card).toContainText(/live until \d\d:\d\d/)
    const main = page.getByRole('main')
    await expect(main).toContainText(/Market 0\.\d+ EUR/)
    await expect(main).toContainText(/from 1 source \(demo prices\), (just now|\d+ (s|min) ago)/)
    await expect(main).toContainText(/Agent’s price: 0\.4 % under market/)
    await expect(main).toContainText('Fee 0.5 %')
  })

  // shows A-2-047, A-2-061, A-2-062, A-2-063, A-5-009, A-5-010
  test('asks for an address, for transfer details, or for nothing, as the target wants it', async ({ page }) => {
    await expect(page.getByLabel(/^Transfer details/)).toBeVisible()
    await page.getByRole('button', { name: /^Network to receive/ }).click()
    await page.getByRole('option', { name: /TRON/ }).click()
    const address = page.getByLabel(/^Taker address/)
    await address.fill('0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC')
    await address.blur()
    await expect(page.getByText('Wallet address is invalid')).toBeVisible()
    await address.fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
    await address.blur()
    await expect(page.getByText('Wallet address is invalid')).toBeHidden()
    await page.getByRole('button', { name: /^Network to receive/ }).click()
    await page.getByRole('option', { name: /Cash in person/ }).click()
    await expect(page.getByLabel(/^Taker address/)).toBeHidden()
    await expect(page.getByLabel(/^Transfer details/)).toBeHidden()
  })

  test('turns the pair around', async ({ page }) => {
    await page.getByRole('button', { name: 'Swap the sides' }).click()
    await expect(page.getByRole('button', { name: 'Currency to send: EUR' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Currency to receive: USDT' })).toBeVisible()
    await expect(page.getByLabel(/^Taker address/)).toBeVisible()
  })

  test('turned around, what was typed stays with its currency', async ({ page }) => {
    await page.getByLabel('You send').fill('40')
    await page.getByRole('button', { name: 'Swap the sides' }).click()
    await expect(page.getByLabel('You receive, estimated')).toHaveValue('40')
    await expect(page.getByLabel('You send')).toHaveValue(/^3\d\.\d{1,2}$/)
  })

  test('says so when it has to clear the recipient', async ({ page }) => {
    await page.goto('/?to=BITCOIN.BTC')
    await page.getByLabel(/^Taker address/).fill('bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq')
    await page.getByRole('button', { name: /^Network to receive/ }).click()
    await page.getByRole('option', { name: /TRON/ }).click()
    await expect(page.getByLabel(/^Taker address/)).toHaveValue('')
    await expect(page.getByText('Cleared: what was here is not valid for TRON.')).toBeVisible()
    await page.getByLabel(/^Taker address/).fill('T')
    await expect(page.getByText(/^Cleared/)).toBeHidden()
  })

  test('has no accessibility faults and fits 320 px, in both its views', async ({ page }) => {
    await page.getByLabel('You send').fill('1')
    await expect(page.getByText(below)).toBeVisible()
    await expectAccessible(page)
    await expectNarrow(page)
    await page.getByRole('button', { name: /^Currency to send/ }).click()
    await expect(page.getByRole('dialog', { name: 'Select currency' })).toBeVisible()
    await expectAccessible(page)
    await expectNarrow(page)
  })
})

/** News of the pair, which other people's orders bring at any moment, have the form ask too: here only its own clock shall. */
async function withoutNews(page: Page): Promise<void> {
  await page.routeWebSocket(/\/connection\/websocket$/, () => undefined)
}

test.describe('the swap form and time', () => {
  // shows A-2-065, A-2-066, A-2-067, A-4-048, A-9-001, A-9-002
  test('the ring asks again after 15 s, and at once when it is pressed', async ({ page }) => {
    await withoutNews(page)
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByText(/^Limit/)).toBeVisible()
    await page.clock.pauseAt(Date.now() + 60_000)
    const ring = page.getByRole('button', { name: /Refresh the price/ })
    const estimates = countCalls(page, '/api/orders/estimate')
    await ring.click()
    await expect.poll(estimates.made).toBe(1)
    await expect(ring).toHaveText('15 s')
    const arc = () => ring.locator('circle').last().getAttribute('stroke-dasharray')
    const whole = await arc()
    await page.clock.runFor(99)
    expect(await arc()).toBe(whole)
    await page.clock.runFor(1)
    await expect.poll(arc).not.toBe(whole)
    await page.clock.runFor(14_800)
    await expect(ring).toHaveText('1 s')
    expect(estimates.made()).toBe(1)
    await page.clock.runFor(100)
    await expect.poll(estimates.made).toBe(2)
    await expect(ring).toHaveText('15 s')
  })

  // shows A-5-011, A-5-012, A-9-003
  test('one calculation is asked for, 100 ms after the last key, and none for an amount that is not valid', async ({
    page,
  }) => {
    await withoutNews(page)
    await page.clock.install()
    await page.goto('/')
    await expect(page.getByText(/^Limit/)).toBeVisible()
    const calculations = countCalls(page, '/api/orders/calc')
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.getByLabel('You send').pressSequentially('9')
    await page.clock.runFor(300)
    await page.getByLabel('You send').pressSequentially('87.5')
    await page.clock.runFor(99)
    expect(calculations.made()).toBe(0)
    await page.clock.runFor(1)
    await expect.poll(calculations.made).toBe(1)
  })

  // shows A-4-049, A-7-042, A-7-043
  test('news of the pair has the estimate asked again', async ({ page, browser }) => {
    await page.clock.install()
    // One agent alone takes this pair: whatever is matched lowers its limit, and that is news.
    const link = '/?from=LOCAL.DAI&to=SEPA.EUR'
    const isListening = page.waitForEvent('websocket')
    await page.goto(link)
    const socket = await isListening
    const channel = '"bl:swap:localdaisepaeur"'
    await Promise.all([
      socket.waitForEvent('framesent', ({ payload }) => String(payload).includes(channel)),
      socket.waitForEvent('framereceived', ({ payload }) => String(payload).includes('subscribe')),
    ])
    // The ring stands still from here on: only news can have it asked again.
    await page.clock.pauseAt(Date.now() + 60_000)
    const estimates = countCalls(page, '/api/orders/estimate')
    const other = await personIn(browser, freshAccount())
    await other.goto(link)
    const before = estimates.made()
    await swap(other, '1000')
    // Those who hear it ask within half a second, each at another moment.
    const asked = async () => {
      await page.clock.runFor(500)
      return estimates.made()
    }
    await expect.poll(asked).toBeGreaterThan(before)
    await other.context().close()
  })
})

// shows A-2-069
test('without a wallet the button asks to install one, and says that only an injected wallet will do', async ({
  page,
}) => {
  await withoutDemoWallet(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Install a wallet to swap' }).click()
  await expect(page.getByRole('dialog')).toContainText(/injected wallet/)
})

test.describe('somebody who is signed in', () => {
  // shows A-2-070, A-5-001, A-5-008
  test('is told by the button what is still missing, down to Swap', async ({ browser }) => {
    const page = await personIn(browser, freshAccount())
    const main = page.getByRole('main')
    await expect(main.getByRole('button', { name: 'Enter an amount' })).toBeDisabled()
    await page.getByLabel('You send').fill('1')
    await expect(main.getByRole('button', { name: 'The amount is below the minimum' })).toBeDisabled()
    await page.getByLabel('You send').fill('20')
    await expect(main.getByRole('button', { name: 'Enter the transfer details' })).toBeDisabled()
    await page.getByLabel(/^Transfer details/).fill('DE89')
    await expect(main.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    await page.goto('/?from=COSMOS.ATOM&amount=20')
    await page.getByLabel(/^Transfer details/).fill('DE89')
    await expect(main.getByRole('button', { name: 'No agent for this pair right now' })).toBeDisabled()
    await expect(main.getByRole('heading', { name: 'Nobody offers this pair right now' })).toBeVisible()
    await page.context().close()
  })

  // shows A-8-007
  test('is told quietly when no agent is found after all', async ({ browser }) => {
    const page = await personIn(browser, freshAccount())
    const refusal = { type: 'about:blank', title: 'Conflict', status: 409, code: 'match.none' }
    await page.route('**/api/orders/match', (route) =>
      route.fulfill({ status: 409, contentType: 'application/problem+json', json: refusal }),
    )
    await page.getByLabel('You send').fill('20')
    await page.getByLabel(/^Transfer details/).fill('DE89')
    await page.getByRole('button', { name: 'Swap', exact: true }).click()
    await expect(page.getByRole('button', { name: 'No agent for this pair right now' })).toBeDisabled()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByLabel('You send').fill('21')
    await expect(page.getByRole('button', { name: 'Swap', exact: true })).toBeEnabled()
    await page.context().close()
  })

  test('an agent is never matched with themself', async ({ browser }) => {
    const page = await personIn(browser, agents[0])
    await swap(page)
    await expect(page.getByText('Offer from North Pier')).toBeVisible()
    await page.context().close()
  })
})
