import { expect, type Page } from '@playwright/test'
import { answerChanged } from './answers.ts'

/** A time after which an offer of the demo is over, in ms. */
export const overMs = 61_000

export const chainAddress = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

const assets = {
  usdt: { network: 'LOCAL', currency: 'USDT' },
  eur: { network: 'SEPA', currency: 'EUR' },
  cash: { network: 'CASH', currency: 'CASHEUR' },
} as const

type Code = keyof typeof assets

/** Calls the API as the page's person. */
export async function ask<Reply>(page: Page, method: 'GET' | 'POST', path: string, body?: unknown): Promise<Reply> {
  return page.evaluate(
    async ([how, where, what]) => {
      const { accessToken } = JSON.parse(sessionStorage.getItem('surety.session') ?? '{}') as { accessToken: string }
      const headers = {
        authorization: `Bearer ${accessToken}`,
        ...(what !== undefined && { 'content-type': 'application/json' }),
      }
      const answer = await fetch(where, {
        method: how,
        headers,
        ...(what !== undefined && { body: JSON.stringify(what) }),
      })
      if (!answer.ok) throw new Error(`${where}: ${await answer.text()}`)
      return answer.json()
    },
    [method, path, body] as const,
  )
}

/** Opens a new offer of this pair, matched by the person's own session. */
export async function openOffer(page: Page, from: Code, to: Code, transferTo?: string): Promise<string> {
  const request = { pair: { from: assets[from], to: assets[to] }, amount: '100', transferTo }
  const { offer } = await ask<{ offer: { id: string } }>(page, 'POST', '/api/orders/match', request)
  await page.goto(`/offer/${offer.id}`)
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
  return offer.id
}

/** The orders that the page's person has. */
export async function countOrders(page: Page): Promise<number> {
  const { orders } = await ask<{ orders: unknown[] }>(page, 'GET', '/api/orders')
  return orders.length
}

/** Lets the page's history say what was seen before: `share` of the offer's total. Reads the page again. */
export async function seeBefore(page: Page, share: number): Promise<void> {
  const id = page.url().split('/').at(-1) ?? ''
  const { offer } = await ask<{ offer: { price: string; calculation: { total: string } } }>(
    page,
    'GET',
    `/api/offers/${id}`,
  )
  const seen = { price: offer.price, total: (Number(offer.calculation.total) * share).toFixed(2) }
  await page.evaluate((said) => history.replaceState({ ...history.state, seen: said }, ''), seen)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeVisible()
}

/** Lets the time of the offer that the page shows be over, by its clock and by whatever the server says from now on. */
export async function letExpire(page: Page): Promise<void> {
  const id = page.url().split('/').at(-1)
  await page.route(`**/api/offers/${id}`, (route) =>
    answerChanged<{ offer: { expiredAt: string } }>(route, ({ offer }) => ({
      offer: { ...offer, state: 'expired', serverTime: offer.expiredAt },
    })),
  )
  await page.clock.fastForward(overMs)
}

/** Lets every offer that the page reads stand this many percent under its market. */
export async function standUnderMarket(page: Page, percent: number): Promise<void> {
  await page.route('**/api/offers/*', (route) =>
    answerChanged<{ offer: { price: string; calculation: object } }>(route, ({ offer }) => {
      const fromMarketPrice = String(Number(offer.price) / (1 - percent / 100))
      return { offer: { ...offer, calculation: { ...offer.calculation, fromMarketPrice, toMarketPrice: '1' } } }
    }),
  )
}
