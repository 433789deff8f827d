import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { OrderStatus } from '#domain/orders/status.ts'
import { type OrderActor, orderSteps } from '#domain/orders/transitions.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let market: TestMarket
let people: Record<Exclude<OrderActor, 'clock'>, Player>

beforeAll(async () => {
  market = await startMarket({
    MAX_UNPAID_ORDERS: '1000',
    MAX_OPEN_ORDERS: '1000',
    NEWCOMER_ORDERS: '1000',
    PAUSE_AFTER_EXPIRED: '1000',
  })
  const [staff, agent, user] = await Promise.all([0, 1, 7].map((index) => market.player(index)))
  if (!staff || !agent || !user) throw new Error('the demo has fewer people than it should')
  people = { staff, agent, user }
})
afterEach(async () => {
  const { body } = await people.staff.call('GET', '/api/v2/halts')
  for (const { id, lifted } of body.halts) if (!lifted) await people.staff.call('PUT', `/api/v2/halts/${id}/lift`)
  await expect.poll(() => market.running.context.halts()).toEqual([])
})
afterAll(() => market.close())

async function haltMarket(): Promise<void> {
  const halted = { what: { scope: 'market' }, reason: 'Something looks wrong.' }
  expect((await people.staff.call('POST', '/api/v2/halts', halted)).status).toBe(200)
}

async function placed(): Promise<string> {
  const { body } = await people.user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  return (await people.user.call('POST', '/api/orders/place', { offer_id: body.offer.id })).body.order.id
}

const orderOf = async (id: string) => (await people.user.call('GET', `/api/orders/${id}`)).body.order

async function step(id: string, by: OrderActor, newStatus: OrderStatus): Promise<void> {
  if (by === 'clock') {
    await market.sql("update orders set expire_at = clock_timestamp() - interval '1 second' where id = $1", [id])
    await expect.poll(async () => (await orderOf(id)).status).toBe(newStatus)
    return
  }
  const { status: oldStatus, updatedAt } = await orderOf(id)
  const isDispute = newStatus === 'dispute' || oldStatus === 'dispute'
  const statement = isDispute ? { statement: 'As it was agreed upon.' } : {}
  const ask = { newStatus, oldStatus, updatedAt, ...statement }
  const { status, body } = await people[by].call('PATCH', `/api/orders/${id}`, ask)
  expect(status, JSON.stringify(body)).toBe(200)
  expect((await orderOf(id)).status).toBe(newStatus)
}

/** How an order comes to each status. */
const ways: Record<OrderStatus, readonly (readonly [OrderActor, OrderStatus])[]> = {
  userTransfer: [],
  agentTransfer: [['user', 'agentTransfer']],
  closed: [
    ['user', 'agentTransfer'],
    ['agent', 'closed'],
  ],
  cancelled: [['user', 'cancelled']],
  rejected: [['agent', 'rejected']],
  expired: [['clock', 'expired']],
  dispute: [['user', 'dispute']],
}

async function brought(to: OrderStatus): Promise<string> {
  const id = await placed()
  for (const [by, status] of ways[to]) await step(id, by, status)
  return id
}

describe('on a halted market open orders go on', () => {
  test.each(orderSteps)('$from: $by takes it to $to', async ({ from, by, to }) => {
    const id = await brought(from)
    await haltMarket()
    await step(id, by, to)
  })

  test('its chat is written and read', async () => {
    const id = await placed()
    await haltMarket()
    const { status } = await people.user.call('POST', `/api/orders/${id}/messages`, { text: 'I pay in an hour.' })
    expect(status).toBe(200)
    const { body } = await people.agent.call('GET', `/api/orders/${id}/messages`)
    expect(body.messages.map(({ data }: { data: { text: string } }) => data.text)).toContain('I pay in an hour.')
  })

  test('what is held is given back at the user’s last word, and the agent is rated', async () => {
    const id = await brought('closed')
    await haltMarket()
    expect((await people.user.call('POST', `/api/orders/${id}/received`, {})).status).toBe(200)
    expect((await people.user.call('PATCH', `/api/orders/${id}/rating`, { score: 5 })).status).toBe(200)
    const { rows } = await market.sql('select locked_usd::text, lock_kind from orders where id = $1', [id])
    expect(rows).toEqual([{ locked_usd: '0.000000', lock_kind: 'none' }])
  })

  test('a hold ends by the clock', async () => {
    const id = await brought('closed')
    await haltMarket()
    await market.sql("update orders set held_until = clock_timestamp() - interval '1 second' where id = $1", [id])
    const kind = async () => (await market.sql('select lock_kind from orders where id = $1', [id])).rows[0].lock_kind
    await expect.poll(kind).toBe('none')
  })
})
