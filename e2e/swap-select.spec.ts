import { expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'

const search = (page: Page) => page.getByRole('combobox', { name: 'Search by name' })
const active = (page: Page) => page.locator('[role=option][data-active]')

test.beforeEach(async ({ page }) => {
  await page.goto('/')
  await expect(page.getByText(/^Limit/)).toBeVisible()
})

// shows A-0-001, A-2-045, A-2-048, A-2-049, A-2-051, A-2-052, A-2-053, A-2-071, A-2-072
test('chooses in a view of its own, by search, tabs and keys, and gives the focus back', async ({ page }) => {
  const opener = page.getByRole('button', { name: /^Network to send/ })
  await opener.click()
  const view = page.getByRole('dialog', { name: 'Select network' })
  await expect(view).toBeVisible()
  await expect(page.getByLabel('You send')).toBeHidden()
  await view.getByRole('tab', { name: 'Fiat' }).click()
  await expect(view.getByRole('option', { name: /SEPA/ })).toBeVisible()
  await expect(view.getByRole('option', { name: /Ethereum/ })).toBeHidden()
  await view.getByRole('tab', { name: 'Crypto' }).click()
  await expect(view.getByRole('option', { name: /SEPA/ })).toBeHidden()
  await view.getByRole('tab', { name: 'All' }).click()
  await search(page).fill('bitc')
  await expect(view.getByRole('option')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(view).toBeHidden()
  await expect(opener).toHaveText(/on Bitcoin/)
  await expect(opener).toBeFocused()
})

// shows A-2-046, A-2-048, A-2-050
test('a currency is chosen from those of its network, an exact match first', async ({ page }) => {
  await page.getByRole('button', { name: /^Currency to send/ }).click()
  const view = page.getByRole('dialog', { name: 'Select currency' })
  await search(page).fill('eth')
  await expect(view.getByRole('option').first()).toContainText('ETH')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Currency to send: ETH' })).toBeFocused()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

// shows A-2-047
test('arrows move within the list and stop at both ends, Escape leaves everything as it was', async ({ page }) => {
  await page.getByRole('button', { name: /^Network to receive/ }).click()
  await expect(active(page)).toContainText('SEPA')
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowUp')
  const first = page.getByRole('option').first()
  await expect(first).toHaveAttribute('data-active')
  await expect(search(page)).toHaveAttribute('aria-activedescendant', String(await first.getAttribute('id')))
  for (let i = 0; i < 20; i++) await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('option').last()).toHaveAttribute('data-active')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /^Network to receive/ })).toBeFocused()
  await expect(page.getByRole('button', { name: 'Currency to receive: EUR' })).toBeVisible()
})

test('a row that nobody takes stays in sight with its reason and cannot be chosen', async ({ page }) => {
  await page.getByRole('button', { name: /^Network to send/ }).click()
  const cosmos = page.getByRole('option', { name: /Cosmos/ })
  await expect(cosmos).toBeDisabled()
  await expect(cosmos).toContainText('no agent right now')
  await cosmos.click({ force: true })
  await search(page).fill('cosmos')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Select network' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Currency to send: USDT' })).toBeVisible()
})

test('where it cannot be asked who takes what, every row can be chosen', async ({ page }) => {
  await page.route('**/api/swap/pairs', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: /^Network to send/ }).click()
  await page.getByRole('option', { name: /Cosmos/ }).click()
  await expect(page.getByRole('button', { name: 'Currency to send: ATOM' })).toBeVisible()
})

test('a search without a find says so, and the number of finds is told', async ({ page }) => {
  await page.getByRole('button', { name: /^Network to send/ }).click()
  await search(page).fill('o')
  await expect(page.getByRole('status').filter({ hasText: /^\d+ found$/ })).toHaveCount(1)
  await search(page).fill('no such network')
  await expect(page.getByText('No network has “no such network” in its name.')).toBeVisible()
  await expectAccessible(page)
})
