import { expect, test } from '@playwright/test'
import { expectAccessible } from './axe.ts'
import { addAmount, sendWithDemoWallet, signedInAt, wrapNow } from './collateral.ts'
import { editPath, newAgent, wrapped } from './new-agents.ts'
import { problem } from './peers.ts'
import { agents } from './people.ts'

const [agent] = agents
const list = '**/api/envelop/wnfts'
const inAYear = () => BigInt(Math.floor(Date.now() / 1000) + 365 * 86_400)

// shows B-2.1-005, B-2.3-001, B-2.3-002, B-2.3-003, B-2.3-004, B-2.3-005, B-2.5-001, B-3-012, B-9-015
test('seven columns; an address is shortened and copied whole; a row opens its token', async ({ browser }) => {
  const owner = await newAgent(browser, '/peers/deposit')
  const { page, local } = owner
  const tokenId = await wrapped(owner, inAYear())
  const table = page.getByRole('table', { name: 'Your wrapped tokens' })
  await expect(table.getByRole('columnheader')).toHaveText([
    'No.',
    'Chain id',
    'wNFT address',
    'Token id',
    'Type',
    'Collaterals',
    'Unlock time',
  ])
  const storage = local.storage ?? ''
  const cells = table.locator('tbody tr').getByRole('cell')
  await expect(cells.nth(0)).toHaveText('1')
  await expect(cells.nth(1)).toHaveText('31337 Local chain')
  await expect(cells.nth(2)).toContainText(`${storage.slice(0, 8)}…${storage.slice(-3)}`)
  await expect(cells.nth(3)).toHaveText(tokenId)
  await expect(cells.nth(4)).toHaveText('ERC-721')
  await expect(cells.nth(5).getByRole('listitem')).toHaveText([/^0.5\sETH$/])
  await expect(cells.nth(6).locator('time')).toBeVisible()
  await page.getByRole('button', { name: 'Copy wNFT address' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe(storage)
  await expect(page).toHaveURL('/peers/deposit')
  await table.locator('tbody tr').click({ position: { x: 700, y: 10 } })
  await expect(page).toHaveURL(editPath(owner, tokenId))
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/peers/deposit')
  await page.context().close()
})

// shows B-2.3-006, B-2.3-007, B-2.3-009, B-2.4-001
test('while it is fetched there is an animation, then the words for none', async ({ browser }) => {
  const { page } = await newAgent(browser, '/orders')
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(list, async (route) => {
    await asked
    await route.continue()
  })
  await page.goto('/peers/deposit')
  await expect(page.getByRole('status', { name: 'Loading collateral' })).toBeVisible()
  answer()
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page).toHaveURL('/peers/deposit/create')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL('/peers/deposit')
  await page.context().close()
})

// shows B-8.2-008, B-8.2-009
test('a list that cannot be fetched is only logged and stays empty', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  const logged = page.waitForEvent('console', (line) => line.text().includes('the list of collateral could not be'))
  await page.route(list, (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto('/peers/deposit')
  await logged
  await expect(page.getByText('Your list could not be loaded. Trying again…')).toBeVisible()
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

// shows B-2.3-008, B-2.5-014
test('Refresh has the collateral read anew and the list fetched again; totals have four decimals', async ({
  browser,
}) => {
  const owner = await newAgent(browser, '/peers/deposit')
  const { page } = owner
  await expect(page.getByText('Collaterals not added yet')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Collateral summary' })
  await expect(summary.getByRole('definition')).toHaveText(Array(5).fill(/^0\sUSD/))
  const asked = page.waitForRequest((each) => each.url().endsWith('/collateral') && each.method() === 'POST')
  const fetched = page.waitForRequest((each) => each.url().endsWith('/api/envelop/wnfts'))
  await page.getByRole('button', { name: 'Refresh' }).click()
  await Promise.all([asked, fetched])
  await wrapped(owner, inAYear())
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('table', { name: 'Your wrapped tokens' }).locator('tbody tr')).toHaveCount(1)
  await expect(summary.getByRole('definition').first()).toHaveText(/^[\d,]+(\.\d{1,4})?\sUSD/)
  await page.context().close()
})

test('a Refresh that fails says so and leaves the list as it is', async ({ browser }) => {
  const { page } = await newAgent(browser, '/peers/deposit')
  await page.route('**/api/agents/*/collateral', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 503, json: problem(503, 'service.busy') })
      : route.continue(),
  )
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('region', { name: 'Alerts' })).toContainText('Collateral not refreshed')
  await expect(page.getByText('Collaterals not added yet')).toBeVisible()
  await page.context().close()
})

const shown = /Not registered|Max entries/

for (const [what, pathOf] of [
  ['the list', () => '/peers/deposit'],
  ['a token', editPath],
  ['the form of a new one', () => '/peers/deposit/create'],
] as const) {
  test(`${what} is accessible in both themes`, async ({ browser }) => {
    const owner = await newAgent(browser, '/orders')
    const { page } = owner
    await page.goto(pathOf(owner, await wrapped(owner, inAYear())))
    await expect(page.getByText(shown).first()).toBeVisible()
    await expectAccessible(page)
    await page.context().close()
  })
}

test('the fields of an ERC-20 and the dialog of a wrap are accessible in both themes', async ({ browser }) => {
  const { page } = await newAgent(browser, '/peers/deposit/create')
  await addAmount(page, '2', 'USDC')
  await expectAccessible(page)
  await wrapNow(page)
  await sendWithDemoWallet(page, 'Reject')
  await expect(page.getByRole('dialog', { name: 'Not sent' })).toContainText('Cannot make allowance')
  await expectAccessible(page)
  await page.context().close()
})

test('at 390 px nothing scrolls sideways, and the form is filled and sent by the keyboard', async ({ browser }) => {
  const owner = await newAgent(browser, '/peers/deposit')
  const { page } = owner
  await page.setViewportSize({ width: 390, height: 844 })
  const tokenId = await wrapped(owner, inAYear())
  for (const path of ['/peers/deposit', editPath(owner, tokenId), '/peers/deposit/create']) {
    await page.goto(path)
    await expect(page.getByText(shown).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
  await expect(page.getByText(/^Available: /)).toBeVisible()
  await page.getByRole('radio', { name: 'Native' }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'Amount' })).toBeFocused()
  await page.keyboard.type('0.2')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('table', { name: 'Collateral' }).locator('tbody tr')).toHaveText([/^0.2\sETH/])
  await page.getByRole('button', { name: 'Wrap' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Not now' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Waiting for wrap...' })
  await expect(dialog).toBeVisible()
  await sendWithDemoWallet(page, 'Reject')
  await expect(page.getByRole('dialog', { name: 'Not sent' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.context().close()
})
