import { get } from 'node:http'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { figures as shape } from '#api/dashboard.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const queries: string[] = []

let market: TestMarket
let boss: Player
let user: Player
let agent: Player
beforeAll(async () => {
  market = await startMarket({}, (text) => queries.push(text))
  ;[boss, user, agent] = [await market.player(0), await market.player(7), await market.player(1)]
})
afterAll(() => market.close())
// Figures are kept for seconds: each test looks as if those were over.
let ahead = 0
const later = () => {
  ahead += 60_000
  const by = ahead
  Object.assign(market.running.context, { now: () => Date.now() + by })
}
beforeEach(later)

async function placed() {
  const transferTo = 'DE89370400440532013000'
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '100', transferTo })
  const { body: done } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return (await user.call('GET', `/api/orders/${done.order.id}`)).body.order
}

async function change(who: Player, order: { id: string; status: string; updatedAt: string }, newStatus: string) {
  const wish = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt }
  const { body } = await who.call('PATCH', `/api/orders/${order.id}`, wish)
  return body.order
}

const read = async () => shape.parse((await boss.call('GET', '/api/v2/dashboard')).body.figures)

async function metrics(): Promise<Map<string, number>> {
  const { body } = await market.call('GET', '/metrics')
  const lines = String(body).split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [name = '', value] = line.split(' ')
      return name.startsWith('surety_') ? [[name, Number(value)] as const] : []
    }),
  )
}

test('an empty market has figures as well: thirty days of nothing, agents that wait, prices that hold', async () => {
  const figures = await read()
  expect(figures.orders).toEqual([])
  expect(figures.volume).toHaveLength(30)
  expect(figures.volume.every(({ usd, orders }) => usd === '0' && orders === 0)).toBe(true)
  expect(figures.volume.at(-1)?.day).toBe(figures.readAt.slice(0, 10))
  expect(figures.disputes).toEqual({ placed: 0, disputed: 0 })
  expect(figures.release).toEqual({ orders: 0, medianSeconds: null })
  expect(figures.agents.live).toBeGreaterThan(1)
  expect(figures.prices.fresh).toBeGreaterThan(1)
  expect(figures.chains).toMatchObject([{ chainId: 31337, stopped: null }])
  expect((await metrics()).has('surety_release_seconds')).toBe(false)
})

test('orders, volume, disputes and the time to release are counted as they come about', async () => {
  const closed = await change(agent, await change(user, await placed(), 'agentTransfer'), 'closed')
  expect(closed.status).toBe('closed')
  // As if it had taken twenty minutes more.
  const back =
    "update order_history set changed_at = changed_at - interval '20 minutes' where order_id = $1 and step < 3"
  await market.sql(back, [closed.id])
  await change(user, await placed(), 'dispute')
  await placed()
  const figures = await read()
  expect(figures.orders.toSorted((a, b) => a.status.localeCompare(b.status))).toEqual([
    { status: 'closed', count: 1 },
    { status: 'dispute', count: 1 },
    { status: 'userTransfer', count: 1 },
  ])
  expect(figures.volume.at(-1)).toMatchObject({ usd: '99.970000', orders: 1 })
  expect(figures.disputes).toEqual({ placed: 3, disputed: 1 })
  expect(figures.release.orders).toBe(1)
  expect(figures.release.medianSeconds).toBeGreaterThanOrEqual(1_200)
})

test('what is older than thirty days is not counted, but an order that is still open is', async () => {
  const before = await read()
  await market.sql(
    "update orders set created_at = created_at - interval '31 days' where status in ('closed', 'dispute')",
  )
  later()
  const figures = await read()
  expect(figures.orders.find(({ status }) => status === 'closed')).toBeUndefined()
  expect(figures.orders.find(({ status }) => status === 'dispute')?.count).toBe(1)
  expect(figures.disputes.placed).toBe(before.disputes.placed - 2)
  expect(figures.volume.at(-1)).toMatchObject({ usd: '0', orders: 0 })
})

test('news that are not numbered, messages that wait, stale prices and banned agents are told', async () => {
  const before = await read()
  // Symbols that no source has: the next poll leaves them as they are. One had a price once, the other never.
  await market.sql(
    "insert into rates (symbol, usd, taken_at, valid_until) values ('ZZZ', 1, now() - interval '1 day', now())",
  )
  await market.sql(
    `insert into price_judgements (symbol, fault, inputs, judged_at)
     select symbol, 'none', '[]', now() from unnest(array['ZZZ', 'YYY']) as symbol`,
  )
  await market.sql('update users set is_banned = true where addr = $1', [agent.addr])
  await market.sql(
    `with one as (
       insert into notifications (addr, event, kind, role, planned_at)
       select addr, 'test:figures', 'test', 'user', now() from users limit 1 returning id, addr
     )
     insert into deliveries (notification_id, addr, channel, due_at)
     select id, addr, 'email', now() - interval '90 seconds' from one`,
  )
  await market.running.context.refreshBook(agent.addr)
  later()
  const figures = await read()
  expect(figures.agents.live).toBe(before.agents.live - 1)
  expect(figures.prices.stale).toBe(before.prices.stale + 2)
  expect(figures.deliveries.count).toBe(1)
  expect(figures.deliveries.oldestSeconds).toBeGreaterThanOrEqual(90)
})

test('the metrics tell the same figures, and however many ask, the database is asked once', async () => {
  queries.length = 0
  const [first, ...others] = await Promise.all([metrics(), metrics(), metrics()])
  const figures = await read()
  expect(queries.filter((text) => text.includes('percentile_cont'))).toHaveLength(1)
  for (const other of others) expect(other.get('surety_orders_placed')).toBe(first.get('surety_orders_placed'))
  for (const { status, count } of figures.orders) expect(first.get(`surety_orders{status="${status}"}`)).toBe(count)
  expect(first.get('surety_orders_placed')).toBe(figures.disputes.placed)
  expect(first.get('surety_orders_disputed')).toBe(figures.disputes.disputed)
  expect(first.get('surety_agents_live')).toBe(figures.agents.live)
  expect(first.get('surety_prices_stale')).toBe(figures.prices.stale)
  expect(first.get('surety_price_age_seconds')).toBe(figures.prices.oldestSeconds)
  expect(first.get('surety_chain_lag_seconds{chain="31337"}')).toBe(figures.chains[0]?.lagSeconds)
  expect(first.get('surety_outbox_waiting')).toBe(figures.outbox.count)
  expect(first.get('surety_deliveries_lag_seconds')).toBe(figures.deliveries.oldestSeconds ?? 0)
  expect(first.get('surety_outbox_unforeseen')).toBe(0)
  for (const reader of ['legs', 'notifier'])
    expect(first.get(`surety_outbox_reader_lag_seconds{reader="${reader}"}`)).toBeGreaterThanOrEqual(0)
  expect(first.get('surety_outbox_held_seconds')).toBeGreaterThanOrEqual(0)
})

test('the figures for machines are for this one: not by a proxy that says so, nor by the name of the market', async () => {
  const named = await startMarket({ PUBLIC_ORIGIN: 'http://127.0.0.2' })
  const { port } = named.running.context.settings
  const statusFor = (headers: Record<string, string>) =>
    new Promise<number | undefined>((resolve, reject) => {
      get({ host: '127.0.0.1', port, path: '/metrics', headers }, ({ statusCode }) => resolve(statusCode)).once(
        'error',
        reject,
      )
    })
  expect(await statusFor({ host: '127.0.0.2' })).toBe(404)
  expect(await statusFor({ host: '127.0.0.2', 'x-forwarded-for': '203.0.113.9' })).toBe(404)
  await named.close()
  expect((await market.call('GET', '/metrics')).status).toBe(200)
  expect((await market.call('GET', '/metrics', undefined, { 'x-forwarded-for': '203.0.113.9' })).status).toBe(404)
})
