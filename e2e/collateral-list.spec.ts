import { expect, test } from '@playwright/test'
import { record, signedInAt } from './collateral.ts'
import { problem } from './peers.ts'
import { agents } from './people.ts'

const [agent] = agents
const list = '**/api/envelop/wnfts'

test('seven columns; an address is shortened and copied whole; a row opens its token', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  await page.route(list, (route) => route.fulfill({ json: { wnftCollaterals: [record()] } }))
  await page.goto('/peers/deposit')
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
  const cells = table.locator('tbody tr').getByRole('cell')
  await expect(cells.nth(1)).toHaveText('31337')
  await expect(cells.nth(2)).toContainText('0x000000…0A1')
  await expect(cells.nth(5).getByRole('listitem')).toHaveText([/^1.5\sETH$/, /^250\sUSDT$/])
  await expect(cells.nth(6)).toHaveText('18 May 2033 03:33')
  await page.getByRole('button', { name: 'Copy wNFT address' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toBe('0x00000000000000000000000000000000000000A1')
  await expect(page).toHaveURL('/peers/deposit')
  await table.locator('tbody tr').click({ position: { x: 700, y: 10 } })
  await expect(page).toHaveURL('/collateral/31337/0x00000000000000000000000000000000000000A1/7')
  await page.context().close()
})

test('while it is fetched there is an animation, then the words for none', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  let answer: () => void = () => undefined
  const asked = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(list, async (route) => {
    await asked
    await route.fulfill({ json: { wnftCollaterals: [] } })
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

test('a list that cannot be fetched is only logged and stays empty', async ({ browser }) => {
  const page = await signedInAt(browser, agent, '/orders')
  const logged = page.waitForEvent('console', (line) => line.text().includes('the list of collateral could not be'))
  await page.route(list, (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto('/peers/deposit')
  await logged
  await expect(page.getByText('Collaterals not added yet', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Alerts' }).getByRole('alert')).toHaveCount(0)
  await page.context().close()
})

test('Refresh has the collateral read anew and the list fetched again; totals have four decimals', async ({
  browser,
}) => {
  const page = await signedInAt(browser, agent, '/orders')
  let rows: object[] = []
  const figures = { total: '1000', enforceable: '1000', allowed: '900', locked: '200.12345', available: '699.87655' }
  const totals = { totals: { tickers: [], ...figures }, updatedAt: '2026-01-01T00:00:00.000Z' }
  await page.route(list, (route) => route.fulfill({ json: { wnftCollaterals: rows } }))
  await page.route('**/api/agents/*/collateral', (route) => {
    if (route.request().method() === 'POST') rows = [record()]
    return route.fulfill({ json: totals })
  })
  await page.goto('/peers/deposit')
  await expect(page.getByText('Collaterals not added yet')).toBeVisible()
  const summary = page.getByRole('region', { name: 'Collateral summary' })
  await expect(summary.getByRole('definition')).toHaveText([
    /^1,000\sUSD/,
    /^1,000\sUSD/,
    /^900\sUSD/,
    /^200.1234\sUSD/,
    /^699.8765\sUSD/,
  ])
  await page.getByRole('button', { name: 'Refresh' }).click()
  await expect(page.getByRole('table', { name: 'Your wrapped tokens' }).locator('tbody tr')).toHaveCount(1)
  await page.context().close()
})
