import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CapacityEffect, stepOf } from '#domain/orders/transitions.ts'
import { addAgent, addUser, createMarketDb, type MarketDb, matchAsk } from './orders-db.ts'

const rounds = 300
const [user, agent, staff] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]

let market: MarketDb
beforeAll(async () => {
  market = await createMarketDb()
  for (const addr of [user, agent, staff]) await addUser(market, addr)
  await addAgent(market, agent, 0, 1_000_000)
})
afterAll(() => market.close())

interface Order {
  readonly id: string
  readonly status: string
  readonly at: string
}

async function ask(name: string, given: unknown): Promise<{ fault?: string; orderId?: string }> {
  return (await market.pool.query(`select ${name}($1::jsonb) as said`, [JSON.stringify(given)])).rows[0].said
}

async function stand(id: string): Promise<Order> {
  const { rows } = await market.pool.query('select id, status, updated_at::text as at from orders where id = $1', [id])
  return rows[0]
}

async function placed(): Promise<Order> {
  const { match, place } = matchAsk(user, agent, '10')
  expect(await ask('match_offer', match)).toEqual({ offerId: match.offerId })
  expect(await ask('place_order', place)).toEqual({ orderId: place.orderId })
  return stand(place.orderId)
}

type Role = 'user' | 'agent' | 'staff'
const addrOf: Readonly<Record<Role, string>> = { user, agent, staff }

function wish(order: Order, by: Role, newStatus: 'agentTransfer' | 'cancelled' | 'rejected' | 'dispute' | 'closed') {
  const effect: CapacityEffect = stepOf(order.status as 'userTransfer', by, newStatus).capacity
  return ask('change_order_status', {
    orderId: order.id,
    oldStatus: order.status,
    newStatus,
    updatedAt: order.at,
    by: addrOf[by],
    asStaff: by === 'staff',
    fromWhere: 'race',
    effect,
    holdSeconds: 3600,
    payoutSeconds: 3600,
    statement: null,
  })
}

const historyOf = async (id: string) =>
  (await market.pool.query('select new, changed_at from order_history where order_id = $1 order by step', [id])).rows

const over = (id: string, ms: number) =>
  market.pool.query("update orders set expire_at = clock_timestamp() + $2 * interval '1 ms' where id = $1", [id, ms])

async function isExact(): Promise<void> {
  const { rows } = await market.pool.query(`select agent_addr from capacity c where used > allowed
    or locked + held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr) +
      (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
  expect(rows).toEqual([])
}

test('confirm, cancel, reject, dispute, a word of staff and the clock in the same instant: exactly one is taken', async () => {
  const winners = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const order = await placed()
    await over(order.id, 0)
    await Promise.all([
      wish(order, 'user', 'agentTransfer'),
      wish(order, 'user', 'cancelled'),
      wish(order, 'agent', 'rejected'),
      wish(order, 'agent', 'dispute'),
      wish(order, 'staff', 'cancelled'),
      market.pool.query('select expire_order($1)', [{ orderId: order.id, holdSeconds: 86_400 }]),
    ])
    const history = await historyOf(order.id)
    expect(history).toHaveLength(2)
    winners.add(history[1].new)
    const now = await stand(order.id)
    if (now.status === 'userTransfer') throw new Error('nobody won')
    await market.pool.query(
      'update orders set held_until = clock_timestamp() where id = $1 and held_until is not null',
      [order.id],
    )
    await market.pool.query('select free_hold($1)', [{ orderId: order.id }])
  }
  expect(winners.size).toBeGreaterThan(1)
  await isExact()
})

// D32
test('two who change one order in the same instant, 1,000 rounds: what was told last is what is so', async () => {
  let both = 0
  for (let round = 0; round < 1_000; round++) {
    const unpaid = await placed()
    await wish(unpaid, 'user', 'agentTransfer')
    const paid = await stand(unpaid.id)
    if (round % 2 === 0) await Promise.all([wish(paid, 'agent', 'closed'), wish(paid, 'user', 'dispute')])
    else {
      await wish(paid, 'agent', 'closed')
      const outcomes = await Promise.all([
        wish(await stand(paid.id), 'user', 'dispute'),
        ask('rate_order', { orderId: paid.id, by: user, score: 5 }),
      ])
      if (outcomes.every(({ fault }) => fault === undefined)) both++
    }
    const { rows: events } = await market.pool.query(
      "select data->>'status' as status, (data->>'step')::int as step from outbox where topic = 'order' and data->>'id' = $1 order by xid, id",
      [paid.id],
    )
    expect(events.at(-1).status).toBe((await stand(paid.id)).status)
    const steps = events.flatMap(({ step }) => step ?? [])
    expect(steps).toEqual((await historyOf(paid.id)).map((_, index) => index + 1))
  }
  expect(both).toBeGreaterThan(10)
  await isExact()
})

test('a dispute opened while the agent closes: one of the two, never both', async () => {
  for (let round = 0; round < rounds; round++) {
    const unpaid = await placed()
    await wish(unpaid, 'user', 'agentTransfer')
    const order = await stand(unpaid.id)
    const outcomes = await Promise.all([wish(order, 'agent', 'closed'), wish(order, 'user', 'dispute')])
    expect(outcomes.filter(({ fault }) => fault === undefined)).toHaveLength(1)
    expect(outcomes.filter(({ fault }) => fault === 'order.changed')).toHaveLength(1)
    expect(await historyOf(order.id)).toHaveLength(3)
  }
  await isExact()
})

test('the clock and a confirmation within a millisecond of the deadline: the database’s time decides', async () => {
  const ends = new Set<string>()
  for (let round = 0; round < rounds; round++) {
    const order = await placed()
    await over(order.id, (round % 21) / 10)
    const { rows } = await market.pool.query('select expire_at from orders where id = $1', [order.id])
    const due = Date.parse(rows[0].expire_at)
    const [outcome] = await Promise.all([
      wish(order, 'user', 'agentTransfer'),
      market.pool.query('select expire_order($1)', [{ orderId: order.id, holdSeconds: 86_400 }]),
    ])
    const history = await historyOf(order.id)
    if (outcome.fault === undefined) {
      expect(history[1].new).toBe('agentTransfer')
      expect(Date.parse(history[1].changed_at)).toBeLessThanOrEqual(due)
      ends.add('confirmed')
    } else {
      expect(['order.expired', 'order.changed']).toContain(outcome.fault)
      // A confirmation is refused by its own time, which is of whole milliseconds and so may be a little ahead of the clock.
      const ended = async () => {
        await market.pool.query('select expire_order($1)', [{ orderId: order.id, holdSeconds: 86_400 }])
        return (await stand(order.id)).status
      }
      await expect.poll(ended, { interval: 1 }).toBe('expired')
      ends.add('expired')
    }
  }
  expect(ends).toEqual(new Set(['confirmed', 'expired']))
  await isExact()
})

test('the last word, the end of the hold and a dispute at once give back what was held once', async () => {
  for (let round = 0; round < rounds; round++) {
    const unpaid = await placed()
    await wish(unpaid, 'user', 'agentTransfer')
    await wish(await stand(unpaid.id), 'agent', 'closed')
    const order = await stand(unpaid.id)
    await market.pool.query('update orders set held_until = clock_timestamp() where id = $1', [order.id])
    await Promise.all([
      ask('settle_order', { orderId: order.id, by: user }),
      market.pool.query('select free_hold($1)', [{ orderId: order.id }]),
      wish(order, 'user', 'dispute'),
      ask('rate_order', { orderId: order.id, by: user, score: 5 }),
      ask('rate_order', { orderId: order.id, by: user, score: 1 }),
    ])
  }
  await isExact()
  const { rows } = await market.pool.query(
    `select ratings = (select count(*) from orders where rating > 0) as counted
    from agent_records where agent_addr = $1`,
    [agent],
  )
  expect(rows).toEqual([{ counted: true }])
})
