import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { allowedStatuses, isEnded, type OrderActor, orderSteps } from '#domain/orders/transitions.ts'
import { addAgent, addUser, createMarketDb, type MarketDb, matchAsk } from './orders-db.ts'

/** How many steps are walked; WALK_SEED repeats a walk. */
const steps = 100_000
const checkEvery = 10_000
const seed = Number(process.env.WALK_SEED ?? randomInt(2 ** 31))

type Status = (typeof orderStatusCodes)[number]

/** What the walk believes of an order. */
interface Known {
  readonly id: string
  readonly user: string
  readonly agent: string
  status: Status
  updatedAt: string
  rated: boolean
}

const users = Array.from({ length: 20 }, (_, i) => address(1000 + i))
const agents = Array.from({ length: 4 }, (_, i) => address(2000 + i))
const staff = address(1)
const orders: Known[] = []
const used = new Map<string, number>()
const seen = new Set<Status>()

let market: MarketDb
let client: pg.PoolClient
let random: () => number

function address(index: number): string {
  return `0x${index.toString(16).padStart(40, '0')}`
}

/** Mulberry32: small, and the same on every machine. */
function generator(from: number): () => number {
  let state = from >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
const literal = (value: unknown) => pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value))

beforeAll(async () => {
  random = generator(seed)
  market = await createMarketDb()
  client = await market.pool.connect()
  for (const addr of [...users, ...agents, staff]) await addUser(market, addr)
  await client.query('update users set is_super = true where addr = $1', [staff])
  for (const [i, addr] of agents.entries()) await addAgent(market, addr, i, 4_000 + 2_000 * i)
})
afterAll(async () => {
  client.release()
  await market.close()
})

/** Runs statements in one round trip; the answer of the last that answers anything is first in line. */
async function all(...statements: string[]): Promise<pg.QueryResult[]> {
  return (await client.query(statements.join(';\n'))) as unknown as pg.QueryResult[]
}

const stateOf = (id: string) =>
  `select o.status, o.updated_at::text as at, c.used::float8 as used, c.allowed::float8 as allowed
   from orders o join capacity c using (agent_addr) where o.id = ${literal(id)}`

/** Learns where an order stands, and that no increase has ended above what its agent may promise. */
function learn(known: Known, row: { status: Status; at: string; used: number; allowed: number }): void {
  const before = used.get(known.agent) ?? 0
  if (row.used > before + 1e-9) expect(row.used, `more is used of ${known.agent}`).toBeLessThanOrEqual(row.allowed)
  used.set(known.agent, row.used)
  known.status = row.status
  known.updatedAt = row.at
  seen.add(row.status)
}

/** What an offer that nobody places has reserved. */
async function learnUsed(agent: string): Promise<void> {
  const { rows } = await client.query('select used::float8 as used from capacity where agent_addr = $1', [agent])
  used.set(agent, rows[0].used)
}

async function create(): Promise<boolean> {
  const [user, agent] = [pick(users), pick(agents)]
  const exposure = (10 + random() * 900).toFixed(6)
  const { match, place } = matchAsk(user, agent, exposure)
  const { orderId } = place
  const isAbandoned = random() < 0.1
  const [matched, placed, now] = await all(
    `select match_offer(${literal(match)}::jsonb) as said`,
    isAbandoned ? "select '{}'::jsonb as said" : `select place_order(${literal(place)}::jsonb) as said`,
    stateOf(orderId),
  )
  const fault = matched?.rows[0].said.fault
  expect([
    undefined,
    'capacity',
    'option.changed',
    'limit.open-orders',
    'limit.newcomer-orders',
    'limit.newcomer-amount',
    'limit.newcomers',
  ]).toContain(fault)
  if (isAbandoned || fault) {
    await learnUsed(agent)
    return true
  }
  expect(placed?.rows[0].said).toEqual({ orderId })
  const known: Known = { id: orderId, user, agent, status: 'userTransfer', updatedAt: '', rated: false }
  learn(known, now?.rows[0])
  orders.push(known)
  return true
}

/** One wish to move an order: by somebody, to somewhere; allowed or not, fresh or stale. False where there was none. */
async function move(): Promise<boolean> {
  if (orders.length === 0) return false
  const known = pick(orders.slice(-200))
  const actor = pick<OrderActor>(['user', 'agent', 'staff'])
  const isWild = random() < 0.2
  const to = isWild ? pick(orderStatusCodes) : pick(allowedStatuses(known.status, actor))
  const step = orderSteps.find((row) => row.from === known.status && row.by === actor && row.to === to)
  if (!step || to === undefined) return false
  const isStale = random() < 0.1
  const by = { user: known.user, agent: known.agent, staff, clock: 'clock' }[actor]
  const ask = {
    orderId: known.id,
    oldStatus: known.status,
    newStatus: to,
    updatedAt: isStale ? '2026-01-01T00:00:00Z' : known.updatedAt,
    by,
    asStaff: actor === 'staff',
    fromWhere: 'walk',
    effect: step.capacity,
    holdSeconds: 3600,
    payoutSeconds: 3600,
    statement: to === 'dispute' ? 'walk' : null,
  }
  const [said, now] = await all(`select change_order_status(${literal(ask)}::jsonb) as said`, stateOf(known.id))
  const { fault } = said?.rows[0].said ?? {}
  const before = known.status
  learn(known, now?.rows[0])
  if (isStale) expect(fault).toBe('order.changed')
  else expect([undefined, 'order.uncovered']).toContain(fault)
  expect(known.status).toBe(fault ? before : to)
  if (isEnded(before) && known.status !== before) expect(known.status).toBe('dispute')
  return true
}

/** What time does: a transfer window, a hold or an offer runs out. */
async function age(): Promise<boolean> {
  const known = orders.length > 0 ? pick(orders.slice(-200)) : null
  if (!known) return false
  const id = literal(known.id)
  const [, , , , , now] = await all(
    `update orders set expire_at = least(expire_at, clock_timestamp() - interval '1 ms') where id = ${id} and status = 'userTransfer'`,
    `update orders set held_until = clock_timestamp() - interval '1 ms' where id = ${id} and held_until is not null`,
    `select expire_order(${id})`,
    `select free_hold(${id})`,
    `update offers set expired_at = clock_timestamp() - interval '1 ms' where state = 'live'; select release_due_offers(${literal(known.agent)})`,
    stateOf(known.id),
  ).then((results) => [...results.slice(0, 5), results.at(-1)])
  const before = known.status
  learn(known, now?.rows[0])
  expect(known.status).toBe(before === 'userTransfer' ? 'expired' : before)
  return true
}

async function lastWord(): Promise<boolean> {
  const known = orders.length > 0 ? pick(orders.slice(-200)) : null
  if (!known) return false
  const by = random() < 0.8 ? known.user : pick(users)
  const score = Math.floor(random() * 6)
  const wish = { orderId: known.id, by, score }
  const isRating = random() < 0.5
  const [said, now] = await all(
    `select ${isRating ? 'rate_order' : 'settle_order'}(${literal(wish)}::jsonb) as said`,
    stateOf(known.id),
  )
  const { fault } = said?.rows[0].said ?? {}
  if (by !== known.user) expect(fault).toBe('order.missing')
  else if (isRating) {
    expect(fault).toBe(known.status !== 'closed' ? 'order.not-closed' : known.rated ? 'order.rated' : undefined)
    if (!fault) known.rated = true
  }
  const before = known.status
  learn(known, now?.rows[0])
  expect(known.status).toBe(before)
  return true
}

/** Staff book what an agent paid, or take a booking back. */
async function pay(): Promise<boolean> {
  const agent = pick(agents)
  const about = { id: randomUUID(), addr: agent, by: staff, fromWhere: 'walk' }
  const wish = { ...about, amountUsd: (random() * 3 + 0.000001).toFixed(6), reference: 'walk', key: null }
  const { rows } = await client.query(
    `select id from fee_payments p where agent_addr = $1 and takes_back is null
      and not exists (select from fee_payments b where b.takes_back = p.id) order by place desc limit 1`,
    [agent],
  )
  const [said, now] =
    random() < 0.3 && rows.length > 0
      ? await all(
          `select take_payment_back(${literal({ ...about, paymentId: rows[0].id, reason: 'walk' })}::jsonb) as said`,
          capacityOf(agent),
        )
      : await all(`select book_payment(${literal(wish)}::jsonb) as said`, capacityOf(agent))
  expect([undefined, 'dues.too-much']).toContain(said?.rows[0].said.fault)
  const { used: after, allowed } = now?.rows[0] ?? {}
  if (after > (used.get(agent) ?? 0) + 1e-9) expect(after, `more is used of ${agent}`).toBeLessThanOrEqual(allowed)
  used.set(agent, after)
  return true
}

const capacityOf = (agent: string) =>
  `select used::float8 as used, allowed::float8 as allowed from capacity where agent_addr = ${literal(agent)}`

/** Collateral comes and goes, agents are suspended and taken back. */
async function upheave(): Promise<boolean> {
  const agent = pick(agents)
  if (random() < 0.3) await client.query('update agents set is_suspend = not is_suspend where addr = $1', [agent])
  await client.query('update collaterals set amount = $2 where agent_addr = $1', [agent, Math.floor(random() * 12_000)])
  await client.query('select revalue_capacity(0.9)')
  return true
}

const wrong: Readonly<Record<string, string>> = {
  ledger: `select agent_addr from capacity c where used > ceiling
    or posted <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'posted')
    or held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'held')
    or reserved <> (select coalesce(sum(exposure_usd), 0) from offers o where o.agent_addr = c.agent_addr and state = 'live')
    or fees_due <> (select coalesce(sum(locked_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
    or (select coalesce(sum(amount_usd), 0) from fee_payments p where p.agent_addr = c.agent_addr)
      <> fees_credit + (select coalesce(sum(paid_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)`,
  fees: `select o.id from orders o left join fee_ledger f on f.order_id = o.id
    where (o.status = 'closed' and f.order_id is null) or (o.status not in ('closed', 'dispute') and f.order_id is not null)`,
  history: `select o.id from orders o join order_history h on h.order_id = o.id
    left join order_history p on p.order_id = o.id and p.step = h.step - 1
    where h.old is distinct from p.new or h.changed_at < p.changed_at or (h.step > 1 and p.step is null)
    union select o.id from orders o where o.status <> (
      select new from order_history h where h.order_id = o.id order by step desc limit 1)`,
  closed: `select h.order_id from order_history h join orders o on o.id = h.order_id
    where h.new = 'closed' and not (
      (h.old = 'agentTransfer' and h.changed_by = o.agent_addr) or (h.old = 'dispute' and h.changed_by = '${staff}'))
    union select h.order_id from order_history h join orders o on o.id = h.order_id
    where h.new = 'agentTransfer' and h.changed_by not in (o.user_addr, '${staff}')`,
  records: `select r.agent_addr from agent_records r where
    (completed, failed) <> (select count(*) filter (where status = 'closed'), count(*) filter (where status = 'rejected')
      from orders o where o.agent_addr = r.agent_addr)
    or (rating_sum, ratings) <> (select coalesce(sum(rating), 0), count(*) from orders o
      where o.agent_addr = r.agent_addr and rating > 0)`,
  untold: `select id from order_history h join orders o on o.id = h.order_id where not exists (
    select from outbox b where b.topic = 'order' and b.channel = order_channel(o.id) and b.data->>'status' = h.new)`,
}

async function check(): Promise<void> {
  for (const [what, sql] of Object.entries(wrong)) {
    if (what === 'untold') continue
    expect((await client.query(sql)).rows, what).toEqual([])
  }
}

test(`a random walk over the life of orders leaves nothing inexact (WALK_SEED=${seed})`, {
  timeout: 900_000,
}, async () => {
  const acts: readonly [number, () => Promise<boolean>][] = [
    [0.22, create],
    [0.86, move],
    [0.91, age],
    [0.97, lastWord],
    [0.99, pay],
    [1, upheave],
  ]
  for (let step = 0; step < steps; ) {
    const chance = random()
    if (!(await acts.find(([upTo]) => chance < upTo)?.[1]())) continue
    step += 1
    if (step % checkEvery === 0) await check()
  }
  await check()
  expect((await client.query(wrong.untold ?? '')).rows).toEqual([])
  expect(seen).toEqual(new Set(orderStatusCodes))
})
