import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { elsewhere, newUser, openOrder, place } from './orders.ts'
import { agents, pendingAgent } from './people.ts'
import { bestAgent, bestAgentName, expectNarrow, personIn } from './way.ts'

const account = 'Account'
const nobody = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

// shows A-2-012, A-2-013, A-7-040, B-2.1-013
test('one’s own page shows the address and what the account says', async ({ browser, request }) => {
  const [page, { addr }] = await newUser(browser, request)
  await page.goto(`/users/${addr}`)
  const card = page.getByRole('region', { name: account })
  await expect(card).toContainText('Username')
  await expect(card).toContainText(/Sincetoday \d\d:\d\d/)
  await expect(card).toContainText(/Last changedtoday \d\d:\d\d/)
  await expect(page.getByText(addr, { exact: true })).toBeVisible()
  await expect(page.getByText('You are not an agent of this market.')).toBeVisible()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy address' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(addr)
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})

// shows A-2-012, A-2-013, B-2.1-013
test('a visitor reads what everybody may know of an agent, and nothing of the account', async ({ page, request }) => {
  const { addr } = await elsewhere(request, bestAgent)
  const calls: string[] = []
  page.on('request', (call) => calls.push(new URL(call.url()).pathname))
  await page.goto(`/users/${addr}`)
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
  await expect(page.getByText(addr, { exact: true })).toBeVisible()
  const card = page.getByRole('region', { name: 'As an agent' })
  await expect(card).toContainText(/[\d,]+ USD free/)
  await expect(card).toContainText('Orders completed')
  await expect(card).toContainText('CountriesGermany, Netherlands')
  await expect(card).toContainText('Agent since')
  await expect(page.getByRole('region', { name: account })).toBeHidden()
  expect(calls).not.toContain(`/api/users/${addr}`)
  await expectAccessible(page)
  await expectNarrow(page)
})

// shows A-2-013
test('an agent finds both on their own page, and a super user on everybody’s', async ({ browser, request }) => {
  const { addr } = await elsewhere(request, agents[1])
  const page = await personIn(browser, agents[1], `/users/${addr}`)
  await expect(page.getByRole('region', { name: account })).toBeVisible()
  await expect(page.getByRole('region', { name: 'As an agent' })).toBeVisible()
  const [customer, user] = await newUser(browser, request)
  const staff = await personIn(browser, 0, `/users/${user.addr}`)
  await expect(staff.getByRole('region', { name: account })).toBeVisible()
  await page.context().close()
  await staff.goto(`/users/${nobody}`)
  await expect(staff.getByText('Nobody has signed in with this address.')).toBeVisible()
  await customer.context().close()
  await staff.context().close()
})

test('an address that is nobody’s, an agent that waits, and what is no address', async ({ page, request }) => {
  const { addr: waits } = await elsewhere(request, pendingAgent)
  for (const addr of [nobody, waits]) {
    await page.goto(`/users/${addr}`)
    await expect(page.getByText(addr, { exact: true })).toBeVisible()
    await expect(page.getByText('This address is not an agent of this market.')).toBeVisible()
    await expect(page.getByRole('region', { name: account })).toBeHidden()
  }
  await expectAccessible(page)
  await expectNarrow(page)
  await page.goto('/users/0x12')
  await expect(page.getByText('This is not an address. Please check the link.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
})

test('a page that cannot be loaded says so and can be tried again', async ({ page, request }) => {
  const { addr } = await elsewhere(request, bestAgent)
  await page.route('**/api/agents/*/public', (route) => route.fulfill({ status: 500, json: {} }))
  await page.goto(`/users/${addr}`)
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.unroute('**/api/agents/*/public')
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
})

test('an order leads to its counterparty’s page', async ({ browser, request }) => {
  const [page, user] = await newUser(browser, request)
  await openOrder(page, await place(user, 20))
  const counterparty = page.getByRole('region', { name: 'Counterparty' })
  await counterparty.getByRole('link', { name: bestAgentName }).click()
  await expect(page).toHaveURL(/\/users\/0x[0-9a-fA-F]{40}$/)
  await expect(page.getByRole('heading', { level: 1, name: bestAgentName })).toBeVisible()
  await page.context().close()
})
