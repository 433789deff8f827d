import { expect, type Page, test } from '@playwright/test'
import { alerts, applied, findPair, option, ownAgent, press, priceOf, rowOf, rows, tab, usdtToEur } from './peers.ts'

async function openPairs(page: Page): Promise<Page> {
  await tab(page, 'Swap pairs').click()
  await expect(rows(page).first()).toBeVisible()
  return page
}

const all = (page: Page) => page.getByRole('checkbox', { name: 'Select all pairs of this page' })
const pager = (page: Page) => page.getByRole('navigation', { name: 'Pages of pairs' })
const numbers = (page: Page) => pager(page).getByRole('button', { name: /^Page \d+$/ })

// shows A-2-160, A-2-161, A-2-162, A-2-163, A-2-164, A-2-165
test('the table has filters for both sides and for what is active', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  await page.getByLabel('From network').selectOption({ label: 'From: TRON' })
  await expect(rows(page)).toHaveCount(10)
  for (const cell of await rows(page).getByRole('cell').nth(1).all()) await expect(cell).toContainText('TRON')
  await page.getByLabel('From currency').selectOption('TRX')
  await expect(page.getByLabel('From currency').locator('option')).toHaveText([
    'Currency: any',
    'Currency: TRX',
    'Currency: USDT',
  ])
  await page.getByLabel('To network').selectOption({ label: 'To: Bank transfer' })
  await expect(rows(page)).toHaveCount(3)
  await page.getByLabel('To currency').selectOption('CHF')
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, 'TRX on TRON for CHF by Bank transfer')).toBeVisible()
  await page.getByLabel('Only active').check()
  await expect(page.getByText('No pair fits these filters.')).toBeVisible()
  await press(page, 'Show all pairs')
  await page.getByLabel('Only active').check()
  await expect(rows(page)).toHaveCount(1)
  await expect(rowOf(page, usdtToEur)).toBeVisible()
  await page.context().close()
})

// shows A-2-166, A-9-007
test('pages have 10 rows: 11 active pairs are 10 and 1', async ({ browser }) => {
  const targets = ['LOCAL/ETH', 'LOCAL/USDC', 'LOCAL/DAI', 'LOCAL/WETH', 'ETHEREUM/ETH', 'ETHEREUM/USDT', 'TRON/TRX']
  const more = [...targets, 'TRON/USDT', 'BITCOIN/BTC', 'BANK/USD'].map((to) => ({ ...option, to }))
  const page = await openPairs(await applied(browser, { swapOptions: [option, ...more] }))
  await page.getByLabel('Only active').check()
  await expect(rows(page)).toHaveCount(10)
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expect(rows(page)).toHaveCount(1)
  await expect(pager(page).getByRole('button', { name: 'Next page' })).toBeDisabled()
  await page.context().close()
})

test('the pager shows the current page with up to 4 numbers on each side', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  await expect(numbers(page)).toHaveText(['1', '2', '3', '4', '5'])
  await pager(page).getByRole('button', { name: 'Page 5', exact: true }).click()
  await expect(numbers(page)).toHaveText(['1', '2', '3', '4', '5', '6', '7', '8', '9'])
  await expect(pager(page).getByRole('button', { name: 'Page 5', exact: true })).toHaveAttribute('aria-current', 'page')
  await pager(page).getByRole('button', { name: 'Page 9', exact: true }).click()
  await expect(numbers(page).first()).toHaveText('5')
  await page.context().close()
})

// shows A-2-167, A-2-168
test('select-all selects the page, some rows make it indeterminate, and another page begins with none', async ({
  browser,
}) => {
  const page = await openPairs(await applied(browser))
  const boxes = page.getByRole('checkbox', { name: /^Select .* for / })
  await expect(all(page)).not.toBeChecked()
  await all(page).check()
  for (const box of await boxes.all()) await expect(box).toBeChecked()
  await expect(page.getByText('10 selected')).toBeVisible()
  await boxes.first().uncheck()
  await expect(all(page)).toBeChecked({ indeterminate: true })
  await all(page).click()
  await expect(all(page)).toBeChecked()
  await all(page).click()
  await expect(boxes.first()).not.toBeChecked()
  await boxes.nth(2).check()
  await expect(all(page)).toBeChecked({ indeterminate: true })
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  await expect(all(page)).not.toBeChecked()
  await expect(page.getByText('10 on this page')).toBeVisible()
  await page.context().close()
})

// shows A-1-014, A-2-171, A-6-018
test('a row edits active, type and both prices; the saved values return', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  const row = await findPair(page)
  await priceOf(row).fill('98,7x')
  await expect(priceOf(row)).toHaveValue('98.7')
  await row.getByLabel(/^Price type/).selectOption({ label: 'Fixed' })
  await priceOf(row).fill('0.9')
  await expect(row.getByLabel(/^Fix price/)).toHaveValue('0.9')
  await row.getByLabel(/^Price type/).selectOption({ label: 'Market' })
  await expect(priceOf(row)).toHaveValue('98.7')
  await row.getByLabel(/^Price type/).selectOption({ label: 'Fixed' })
  await press(page, 'Save Changes')
  await expect(alerts(page)).toContainText('Profile saved')
  await page.reload()
  await openPairs(page)
  const again = await findPair(page)
  await expect(again.getByRole('switch')).toBeChecked()
  await expect(again.getByLabel(/^Price type/)).toHaveValue('1')
  await expect(priceOf(again)).toHaveValue('0.9')
  expect((await ownAgent(page, 'GET')).swapOptions).toEqual([
    { ...option, priceTypeUse: 1, fixPrice: '0.9', marketPrice: '98.7' },
  ])
  await page.context().close()
})

test('beside a row: the resulting price, its difference to the market, its place in the book, its state', async ({
  browser,
}) => {
  const page = await openPairs(await applied(browser))
  const row = await findPair(page)
  const figure = (name: string) => row.locator(`[data-label="${name}"]`)
  await expect(figure('You give for 1')).toHaveText(/^0\.9\d+ EUR$/)
  await expect(figure('Against market')).toHaveText('−0.80 %')
  await expect(figure('Place in book')).toHaveText(/^\d+ of \d+$/)
  await expect(figure('State')).toHaveText('active')
  await priceOf(row).fill('101.9')
  await expect(figure('Against market')).toHaveText('+1.90 %')
  await expect(figure('Place in book')).toHaveText(/^1 of \d+$/)
  await expect(figure('State')).toContainText('below market')
  await expect(row.getByText('You give more than the market: you sell below it.')).toBeVisible()
  await priceOf(row).fill('120')
  await expect(figure('State')).toContainText('far off market')
  await expect(figure('You give for 1')).toHaveText('–')
  await priceOf(row).fill('')
  await expect(figure('State')).toContainText('no price')
  await row.getByRole('switch').press('Space')
  await expect(figure('State')).toHaveText('off')
  await page.context().close()
})

test('a pair that no payment method can receive says so', async ({ browser }) => {
  const page = await openPairs(await applied(browser, { swapOptions: [{ ...option, from: 'TRON/USDT' }] }))
  await page.getByLabel('Only active').check()
  await expect(rows(page).locator('[data-label="State"]')).toContainText('not payable')
  await expect(rows(page).getByText('None of your payment methods can receive what people send here.')).toBeVisible()
  await page.context().close()
})

// shows A-2-170
test('a market price for the whole page: previewed, applied to these rows only, undone', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  await page.getByLabel('From network').selectOption({ label: 'From: Local chain' })
  await press(page, 'Set market price…')
  const dialog = page.getByRole('dialog', { name: 'Set market price of 10 pairs' })
  await expect(dialog.getByRole('textbox')).toBeFocused()
  await dialog.getByRole('button', { name: 'Apply' }).click()
  await expect(dialog).toContainText('Enter a price above zero')
  await dialog.getByRole('textbox').fill('98,5')
  const changes = dialog.locator('tbody').getByRole('row')
  await expect(changes).toHaveCount(10)
  await expect(changes.first()).toContainText('no price')
  await expect(changes.first()).toContainText('Market 98.5 %')
  await expect(changes.first()).toContainText('−1.50 %')
  await expect(priceOf(rows(page).first())).toHaveValue('')
  await dialog.getByRole('button', { name: 'Apply' }).click()
  for (const row of await rows(page).all()) await expect(priceOf(row)).toHaveValue('98.5')
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  for (const row of await rows(page).all()) await expect(priceOf(row)).not.toHaveValue('98.5')
  await expect(page.getByText('Price set for 10 pairs.')).toBeVisible()
  await press(page, 'Undo')
  await pager(page).getByRole('button', { name: 'Page 1', exact: true }).click()
  for (const row of await rows(page).all()) await expect(priceOf(row)).toHaveValue('')
  await page.context().close()
})

// shows A-2-169
test('a fix price for the selected rows of the page only', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  await page.getByLabel('From network').selectOption({ label: 'From: Local chain' })
  const boxes = page.getByRole('checkbox', { name: /^Select .* for / })
  await boxes.nth(0).check()
  await boxes.nth(3).check()
  await expect(page.getByText('2 selected')).toBeVisible()
  await press(page, 'Set fix price…')
  const dialog = page.getByRole('dialog', { name: 'Set fix price of 2 pairs' })
  await dialog.getByRole('textbox').fill('1.25')
  await expect(dialog.locator('tbody').getByRole('row')).toHaveCount(2)
  await dialog.getByRole('textbox').press('Enter')
  await expect(dialog).toHaveCount(0)
  for (const [index, row] of (await rows(page).all()).entries()) {
    const isChosen = index === 0 || index === 3
    await expect(row.getByLabel(/^Price type/)).toHaveValue(isChosen ? '1' : '2')
    await expect(priceOf(row)).toHaveValue(isChosen ? '1.25' : '')
  }
  await pager(page).getByRole('button', { name: 'Next page' }).click()
  for (const row of await rows(page).all()) await expect(row.getByLabel(/^Price type/)).toHaveValue('2')
  await page.context().close()
})

// shows A-5-054
test('at least one pair must be active', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  const row = await findPair(page)
  await row.getByRole('switch').press('Space')
  await press(page, 'Save Changes')
  const text = page.getByRole('alert').filter({ hasText: 'You must select at least one swap pairs' })
  await expect(text).toHaveText('You must select at least one swap pairs')
  await expect(alerts(page)).toContainText('Some entered values are not correct')
  expect((await ownAgent(page, 'GET')).swapOptions).toEqual([option])
  await page.context().close()
})

test('an active pair without a price is found and shown, on whatever page it is', async ({ browser }) => {
  const page = await openPairs(await applied(browser))
  const row = await findPair(page)
  await priceOf(row).fill('')
  await page.getByLabel('From network').selectOption({ label: 'From: TRON' })
  await press(page, 'Save Changes')
  await expect(page.getByText('1 pair needs a price.')).toBeVisible()
  await press(page, 'Show the first')
  await expect(rowOf(page, usdtToEur)).toContainText('Enter a price above zero')
  await page.context().close()
})
