import { type APIRequestContext, type Browser, expect, type Page } from '@playwright/test'
import type { OrderView } from '#api/orders.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import { freshAccount, sessionOf } from './people.ts'
import { iban, personIn } from './way.ts'

const assets = {
  usdt: { network: 'LOCAL', currency: 'USDT' },
  dai: { network: 'LOCAL', currency: 'DAI' },
  eur: { network: 'SEPA', currency: 'EUR' },
  cash: { network: 'CASH', currency: 'CASHEUR' },
} as const

/** Somebody who acts elsewhere, by the API and with a session of their own. */
export interface Elsewhere {
  readonly addr: string
  readonly ask: <Reply>(method: string, path: string, body?: object) => Promise<Reply>
}

export async function elsewhere(request: APIRequestContext, index: number): Promise<Elsewhere> {
  const { addr, headers } = await sessionOf(request, index)
  const ask = async <Reply>(method: string, path: string, body?: object): Promise<Reply> => {
    const answer = await request.fetch(path, { method, headers, ...(body && { data: body }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    return answer.json()
  }
  return { addr, ask }
}

/** A new user: their page, at home, and what they do elsewhere. */
export async function newUser(browser: Browser, request: APIRequestContext): Promise<[Page, Elsewhere]> {
  const account = freshAccount()
  return [await personIn(browser, account), await elsewhere(request, account)]
}

/** Places an order of this amount and answers with its id. */
export async function place(
  who: Elsewhere,
  amount: number | string,
  from: keyof typeof assets = 'usdt',
  to: keyof typeof assets = 'eur',
): Promise<string> {
  const pair = { from: assets[from], to: assets[to] }
  const wish = { pair, amount: String(amount), ...(to === 'eur' && { transferTo: iban }) }
  const { offer } = await who.ask<{ offer: { id: string } }>('POST', '/api/orders/match', wish)
  const { order } = await who.ask<{ order: { id: string } }>('POST', '/api/orders/place', { offer_id: offer.id })
  return order.id
}

/** Moves an order from where it stands now. */
export async function move(who: Elsewhere, id: string, newStatus: OrderStatus, statement?: string): Promise<void> {
  const { order } = await who.ask<OrderView>('GET', `/api/orders/${id}`)
  const step = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt, ...(statement && { statement }) }
  await who.ask('PATCH', `/api/orders/${id}`, step)
}

/** Places an order and lets both sides bring it to this status. */
export async function orderAt(user: Elsewhere, agent: Elsewhere, status: OrderStatus, amount = 20): Promise<string> {
  const id = await place(user, amount)
  if (status === 'agentTransfer' || status === 'closed') await move(user, id, 'agentTransfer')
  if (status === 'closed' || status === 'rejected') await move(agent, id, status)
  if (status === 'cancelled' || status === 'dispute') await move(user, id, status)
  return id
}

/** Opens an order and waits until it is shown. */
export async function openOrder(page: Page, id: string): Promise<void> {
  await page.goto(`/orders/${id}`)
  await expect(page.getByRole('region', { name: 'What to do now' })).toBeVisible()
}

/** Counts the steps that the page asks for from now on. */
export function countSteps(page: Page): { readonly made: () => number } {
  let made = 0
  page.on('request', (request) => {
    if (
      ['PATCH', 'POST'].includes(request.method()) &&
      /\/api\/orders\/[^/]+(\/received|\/rating)?$/.test(request.url())
    )
      made += 1
  })
  return { made: () => made }
}
