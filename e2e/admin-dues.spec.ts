import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { elsewhere, orderAt } from './orders.ts'
import { problem } from './peers.ts'
import { agents, freshAccount, superUser } from './people.ts'
import { moderatorAt } from './staff.ts'
import { addressOf } from './wallets.ts'
import { bestAgentName, expectNarrow, personIn } from './way.ts'

const addr = addressOf(agents[0])
const dues = (page: Page) => page.getByRole('region', { name: 'Dues', exact: true })
const bookings = (page: Page) => dues(page).getByRole('region', { name: 'Booked payments' })

/** An order that was closed, so that its agent owes something, whatever else goes on. */
async function closedOrder(request: APIRequestContext): Promise<string> {
  return orderAt(await elsewhere(request, freshAccount()), await elsewhere(request, agents[0]), 'closed')
}

test('a super user finds who owes what, books a payment that pays the oldest fees, and takes it back', async ({
  browser,
  request,
}) => {
  await closedOrder(request)
  const page = await personIn(browser, superUser)
  await page.goto('/admin')
  await page.getByRole('link', { name: 'What agents owe' }).click()
  await expect(page).toHaveURL('/admin/peers/dues')
  await page.getByLabel('Address or username').fill(bestAgentName)
  await page.getByRole('button', { name: 'Find' }).click()
  const row = page.getByRole('main').locator('tbody tr')
  await expect(row).toHaveCount(1)
  await expect(row.locator('[data-label="Due, USD"]')).toHaveText(/^\d[\d,]*\.\d{6}$/)
  await expectAccessible(page)
  await expectNarrow(page)
  await row.getByRole('link').click()
  await expect(page).toHaveURL(`/admin/peers/${addr}`)

  const reference = `Transfer ${randomUUID()}`
  await dues(page).getByRole('button', { name: 'Book a payment' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Amount, USD')).toBeFocused()
  await expect(dialog).toContainText(/This pays every fee and frees [\d.,]+\sUSD that are locked\./)
  await dialog.getByRole('button', { name: 'Book the payment' }).click()
  await expect(dialog).toContainText('Say by what it is found.')
  await dialog.getByLabel('Reference').fill(reference)
  await dialog.getByLabel('Amount, USD').fill('999999999')
  await expect(dialog).toContainText(/No more than [\d.,]+\sUSD is due\./)
  await dialog.getByLabel('Amount, USD').fill('0.01')
  await expect(dialog).toContainText('This pays the oldest fees first')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Book the payment' }).click()
  await expect(page.getByText(/^0\.01\sUSD are booked\.$/)).toBeVisible()
  await expect(dialog).toHaveCount(0)

  const booked = bookings(page).getByRole('row').filter({ hasText: reference })
  await expect(booked).toContainText('0.01')
  await booked.getByRole('button', { name: 'Take back' }).click()
  await dialog.getByLabel('Reason').fill(`Bounced ${reference}`)
  await dialog.getByRole('button', { name: 'Take back' }).click()
  await expect(booked.filter({ hasText: '(taken back)' })).toHaveCount(1)
  await expect(booked.filter({ hasText: 'Taken back: Bounced' })).toContainText('−0.01')
  await expect(booked.getByRole('button')).toHaveCount(0)
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

test('what is refused is said in words and leaves the dialog as it is', async ({ browser, request }) => {
  await closedOrder(request)
  const page = await personIn(browser, superUser)
  await page.goto(`/admin/peers/${addr}`)
  await page.route('**/api/v2/agents/*/payments', (route) =>
    route.fulfill({ status: 422, json: problem(422, 'dues.too-much') }),
  )
  await dues(page).getByRole('button', { name: 'Book a payment' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reference').fill('Transfer 7')
  await dialog.getByRole('button', { name: 'Book the payment' }).click()
  await expect(page.getByText('That is more than is due.')).toBeVisible()
  await expect(dialog.getByLabel('Reference')).toHaveValue('Transfer 7')
  await page.context().close()
})

test('a moderator sees what an agent owes and books nothing; a file has every row', async ({ browser, request }) => {
  await closedOrder(request)
  const page = await moderatorAt(browser)
  await page.goto(`/admin/peers/${addr}`)
  await expect(dues(page).getByRole('button', { name: 'Book a payment' })).toBeDisabled()
  await expect(dues(page)).toContainText('Super users book payments.')
  await expect(dues(page).getByRole('button', { name: 'Take back' })).toHaveCount(0)
  await page.goto('/admin/peers/dues?kind=all')
  await expect(page.getByRole('main').getByRole('link', { name: bestAgentName, exact: true })).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(file.suggestedFilename()).toMatch(/^surety-dues-\d{4}-\d\d-\d\d\.csv$/)
  await page.goto('/admin/peers/dues?find=nothing')
  await expect(page.getByText('Nobody owes anything', { exact: true })).toBeVisible()
  await page.context().close()
})

test('an agent sees on their own page what they owe, of which orders, and what is locked of it', async ({
  browser,
  request,
}) => {
  const id = await closedOrder(request)
  const page = await personIn(browser, agents[0])
  await page.goto('/peers')
  await expect(dues(page)).toContainText(/Due[\d.,]+\sUSD/)
  await expect(dues(page)).toContainText(/Of it locked[\d.,]+\sUSD/)
  const name = `${id.slice(-6, -3)}-${id.slice(-3)}`.toUpperCase()
  await expect(dues(page).getByRole('row').filter({ hasText: name })).toContainText('Due')
  await expect(dues(page).getByRole('button', { name: /Book|Take back/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNarrow(page)
  await dues(page).getByRole('link', { name }).click()
  await expect(page).toHaveURL(`/orders/${id}`)
  await page.context().close()
})
