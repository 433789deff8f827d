import { expect, type Page, test } from '@playwright/test'
import type { Estimate } from '#api/swap.ts'
import { answerChanged } from './answers.ts'
import { expectAccessible } from './axe.ts'
import { openOffer } from './offer.ts'
import { elsewhere, openOrder, place } from './orders.ts'
import { freshAccount } from './people.ts'
import { expectNarrow, iban, personIn } from './way.ts'

const glass = 'What the market price is made of'
const line = (page: Page) => page.getByRole('region', { name: /last 24 hours$/ })
const row = (page: Page, source: string | RegExp) => page.getByRole('row', { name: source })

/** Lets the form's market price come from five sources, one of which is off and one silent for too long. */
async function withFiveSources(page: Page): Promise<void> {
  await page.route('**/api/orders/estimate', (route) =>
    answerChanged<Estimate>(route, (said) => {
      if (!said.inputs) return said
      const at = new Date().toISOString()
      const old = new Date(Date.now() - 3_600_000).toISOString()
      said.inputs.from.inputs = [
        { source: 'cg', usd: '0.9997', at, state: 'used' },
        { source: 'kraken', usd: '0.9996', at, state: 'used' },
        { source: 'coinbase', usd: '1.4', at, state: 'outlier' },
        { source: 'binance', usd: null, at: old, state: 'stale' },
      ]
      return said
    }),
  )
}

test('the form tells what its price is made of: sources by name, their ages, what was dropped, percent and money', async ({
  page,
}) => {
  await withFiveSources(page)
  await page.goto('/')
  await page.getByText(glass).click()
  await expect(row(page, /^CoinGecko counted 0\.9997 (just now|\d+ s ago)/)).toBeVisible()
  await expect(row(page, /^Coinbase dropped: too far from the others 1\.4/)).toBeVisible()
  await expect(row(page, /^Binance left out: too old — 60 min ago/)).toBeVisible()
  await page.getByLabel('You send').fill('1000')
  await expect(page.getByText(/All in all against the market: 0\.9 %, 8\.\d\d\s+EUR less/)).toBeVisible()
  await expectAccessible(page)
})

test('the last day is a line and words, and calm when there is nothing, or when it cannot be loaded', async ({
  page,
}) => {
  const at = (hour: number) => new Date(Date.UTC(2026, 2, 1, hour)).toISOString()
  const points = ['0.92', '0.93', '0.91', '0.9246'].map((price, i) => ({ at: at(i * 6), price }))
  let answer: { status: number; json: object } = { status: 500, json: {} }
  await page.route('**/api/prices/history**', (route) => route.fulfill(answer))
  await page.goto('/')
  await expect(line(page)).toContainText('not known right now')
  const { height } = (await line(page).boundingBox()) ?? { height: 0 }
  answer = { status: 200, json: { from: 'USDT', to: 'EUR', span: 'day', points } }
  await line(page).getByRole('button', { name: 'Try again' }).click()
  await expect(line(page)).toContainText('0.92 → 0.9246, +0.5 %')
  expect((await line(page).boundingBox())?.height).toBe(height)
  await expect(page.getByRole('alert')).toHaveCount(0)
  answer = { status: 200, json: { from: 'USDT', to: 'EUR', span: 'day', points: [] } }
  await page.reload()
  await expect(line(page)).toContainText('no history yet')
  expect((await line(page).boundingBox())?.height).toBe(height)
})

test('the offer and the order tell what they were priced with, and what that cost in percent and money', async ({
  browser,
  request,
}) => {
  const account = freshAccount()
  const page = await personIn(browser, account)
  await openOffer(page, 'usdt', 'eur', iban)
  const calculation = page.getByRole('region', { name: 'Calculation' })
  await expect(calculation).toContainText(/All in all against the market0\.9\d? %, 0\.8\d\s+EUR less/)
  await calculation.getByText(glass).click()
  await expect(row(page, /^Demo prices counted 0\.9997 \d\d:\d\d$/)).toBeVisible()
  await expect(row(page, /^Demo prices counted 1\.0842 \d\d:\d\d$/)).toBeVisible()

  await openOrder(page, await place(await elsewhere(request, account), 100))
  await expect(calculation).toContainText(/Against the market0\.4 % under market/)
  await expect(calculation).toContainText(/All in all against the market0\.9\d? %, 0\.8\d\s+EUR less/)
  await calculation.getByText(glass).click()
  await expect(row(page, /^Demo prices counted 1\.0842 \d\d:\d\d$/)).toBeVisible()
  await expectAccessible(page)
  await expectNarrow(page)
  await page.context().close()
})
