import { type Browser, expect, type Page, type Route, test } from '@playwright/test'
import type { SwapStats } from '#api/swap-stats.ts'
import { expectAccessible } from './axe.ts'
import { problem } from './peers.ts'
import { superUser } from './people.ts'
import { addressOf } from './wallets.ts'
import { expectNarrow, personIn } from './way.ts'

const stats = '**/api/v2/swap/stats/**'
const grids = (page: Page) => page.getByRole('main').getByRole('table')
const allHours = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'))

async function swapPage(browser: Browser, path = '/admin/swap'): Promise<Page> {
  const page = await personIn(browser, superUser)
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1, name: 'Swap statistics' })).toBeVisible()
  return page
}

/** Answers as a market with this many pairs would, each taken by the same agents from 09 to 17. */
function marketOf(pairs: number, agents: number): (route: Route) => Promise<void> {
  const addrs = Array.from({ length: agents }, (_, i) => addressOf(500 + i))
  const workTime = { start: '09:00', end: '17:00', timezone: 'UTC' }
  const all = Array.from({ length: pairs }, (_, i) => ({
    from: { network: 'LOCAL', currency: `T${String(i).padStart(4, '0')}` },
    to: { network: 'SEPA', currency: 'EUR' },
    agents,
  }))
  return async (route) => {
    const asked = new URL(route.request().url()).searchParams
    const [offset, limit] = [Number(asked.get('offset')), Number(asked.get('limit'))]
    const found = all.filter(({ from }) => from.currency.includes((asked.get('find') ?? '').toUpperCase()))
    const shown = found.slice(offset, offset + limit)
    const bucket = Object.fromEntries(allHours.map((_, hour) => [hour, hour >= 9 && hour < 17 ? addrs : []]))
    const json: SwapStats = {
      stats: {
        day: new Date().toISOString().slice(0, 10),
        buckets: Object.fromEntries(shown.map(({ from }) => [`LOCAL/${from.currency}>SEPA/EUR`, bucket])),
      },
      pairs: shown,
      agents: Object.fromEntries(
        addrs.map((addr, i) => [addr, { username: `Desk ${String(i + 1).padStart(2, '0')}`, workTime }]),
      ),
      total: found.length,
    }
    await route.fulfill({ json })
  }
}

// shows B-1-018, B-2.1-030, B-2.14-001, B-2.14-002, B-2.14-003, B-9-027
test('each pair that somebody takes is a grid: a row an agent by name, a column an hour, told in both clocks', async ({
  browser,
}) => {
  const page = await swapPage(browser)
  await expect(grids(page).nth(1)).toBeVisible()
  for (const grid of [grids(page).first(), grids(page).nth(1)]) {
    await expect(grid.getByRole('columnheader')).toHaveText(['Agent', ...allHours])
    const row = grid.getByRole('row').nth(2)
    await expect(row.getByRole('rowheader').getByRole('link')).toBeVisible()
    await expect(row.getByRole('cell')).toHaveCount(24)
  }
  await expect(
    page.getByText(/Columns are the hours of today in UTC\. Your clock \(UTC\) shows the same\./),
  ).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Currency or network').fill('usdt sepa')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page).toHaveURL(/find=usdt/)
  await expect(
    page.getByRole('heading', { level: 2, name: 'USDT on Local chain → EUR by SEPA transfer' }),
  ).toBeVisible()
  await page.goto('/admin/swap?find=nothing-is-called-so')
  await expect(page.getByText('Swap pairs not found', { exact: true })).toBeVisible()
  await page.context().close()
})

// shows B-2.14-002
test('a grid says who works when without colour, where nobody does, and leads to its agents by keyboard', async ({
  browser,
}) => {
  const page = await personIn(browser, superUser)
  await page.route(stats, marketOf(1, 15))
  await page.goto('/admin/swap')
  const grid = grids(page)
  await expect(page.getByText('15 agents. Nobody works at 00–08, 17–23 UTC.')).toBeVisible()
  const cells = (name: string) => grid.getByRole('row', { name }).getByRole('cell')
  await expect(cells('Who works')).toHaveText(allHours.map((_, hour) => (hour >= 9 && hour < 17 ? '15' : '0')))
  await expect(cells('Desk 01')).toHaveText(allHours.map((_, hour) => (hour >= 9 && hour < 17 ? 'works' : 'no')))
  await expect(grid.locator('tbody tr')).toHaveCount(13)
  const more = page.getByRole('button', { name: 'Show all 15 agents' })
  await more.focus()
  await page.keyboard.press('Enter')
  await expect(grid.locator('tbody tr')).toHaveCount(16)
  await grid.getByRole('link', { name: 'Desk 15' }).focus()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`/admin/peers/${addressOf(514)}`)
  await page.context().close()
})

test('a thousand pairs come in pages and are found by their names; the address keeps both', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  await page.route(stats, marketOf(1000, 2))
  await page.goto('/admin/swap')
  await expect(grids(page)).toHaveCount(10)
  await page.getByRole('button', { name: 'Next page' }).click()
  const second = page.getByRole('heading', { level: 2, name: /^T0010 / })
  await expect(second).toBeVisible()
  await page.reload()
  await expect(second).toBeVisible()
  await expect(page.getByText('Page 2')).toBeVisible()
  await page.getByLabel('Currency or network').fill('t0999')
  await page.keyboard.press('Enter')
  await expect(grids(page)).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 2, name: /^T0999 / })).toBeVisible()
  await page.goBack()
  await expect(second).toBeVisible()
  await page.context().close()
})

test('statistics that cannot be loaded can be asked for again', async ({ browser }) => {
  const page = await personIn(browser, superUser)
  await page.route(stats, (route) => route.fulfill({ status: 500, json: problem(500, 'server.fault') }))
  await page.goto('/admin/swap')
  const again = page.getByRole('button', { name: 'Try again' })
  await expect(again).toBeVisible()
  await page.unroute(stats)
  await page.route(stats, marketOf(0, 0))
  await again.click()
  await expect(page.getByText('Swap pairs not found', { exact: true })).toBeVisible()
  await page.context().close()
})
