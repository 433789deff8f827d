import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowedStatuses, stepOf } from '#domain/orders/transitions.ts'
import { addAgent, addUser, type MarketDb, matchAsk } from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'
import { migrate } from './migrate.ts'
import { openDb } from './pool.ts'

const address = (index: number) => `0x${index.toString(16).padStart(40, '0')}`
const agents = [address(200), address(201)] as const
const users = Array.from({ length: 6 }, (_, i) => address(100 + i))
const boss = address(1)

let market: MarketDb
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase()
  const db = openDb(database.url)
  await migrate(db)
  await db.destroy()
  const pool = new pg.Pool({ connectionString: database.url, max: 6 })
  market = { pool, close: () => pool.end() }
  drop = database.drop
  await pool.query("insert into rates values ('USDT', '1', now(), now() + interval '1 day')")
  await pool.query("insert into rates values ('EUR', '1.25', now(), now() + interval '1 day')")
  for (const addr of [boss, ...users, ...agents]) await addUser(market, addr)
  await pool.query('update users set is_super = true where addr = $1', [boss])
  for (const [i, addr] of agents.entries()) await addAgent(market, addr, i, 4_000)
})
afterAll(async () => {
  await market.close()
  await drop()
})

// biome-ignore lint/suspicious/noExplicitAny: what a function of the database says
async function ask(name: string, given: unknown): Promise<any> {
  return (await market.pool.query(`select ${name}($1::jsonb) as outcome`, [JSON.stringify(given)])).rows[0].outcome
}

const row = async (text: string, values: unknown[]) => (await market.pool.query(text, values)).rows[0]

async function place(user: string, agent: string, usd: string, feeUsd: string): Promise<string | null> {
  const { match, place: wish } = matchAsk(user, agent, usd)
  if ((await ask('match_offer', { ...match, feeUsd })).fault) return null
  return (await ask('place_order', wish)).orderId ?? null
}

/** Moves an order as somebody would; false where it has moved meanwhile or cannot be covered. */
async function move(
  id: string,
  by: 'user' | 'agent' | 'staff',
  to: 'closed' | 'dispute' | 'rejected' | 'agentTransfer',
) {
  const order = await row('select *, updated_at::text as at from orders where id = $1', [id])
  if (!allowedStatuses(order.status, by).includes(to)) return false
  const outcome = await ask('change_order_status', {
    orderId: id,
    oldStatus: order.status,
    newStatus: to,
    updatedAt: order.at,
    by: { user: order.user_addr, agent: order.agent_addr, staff: boss }[by],
    asStaff: by === 'staff',
    fromWhere: 'test',
    effect: stepOf(order.status, by, to).capacity,
    holdSeconds: 3600,
    payoutSeconds: 3600,
    statement: null,
  })
  return outcome.fault === undefined
}

async function closed(user: string, agent: string, usd: string, feeUsd: string): Promise<string> {
  const id = await place(user, agent, usd, feeUsd)
  if (!id) throw new Error('no order could be placed')
  await move(id, 'user', 'agentTransfer')
  await move(id, 'agent', 'closed')
  return id
}

const book = (addr: string, amountUsd: string, more: object = {}) =>
  ask('book_payment', {
    id: randomUUID(),
    addr,
    amountUsd,
    reference: 'Transfer',
    by: boss,
    fromWhere: 'test',
    key: null,
    ...more,
  })

const takeBack = (addr: string, paymentId: string, more: object = {}) =>
  ask('take_payment_back', {
    id: randomUUID(),
    paymentId,
    addr,
    reason: 'Bounced',
    by: boss,
    fromWhere: 'test',
    ...more,
  })

const standing = (addr: string) =>
  row(
    `select fees_due::float8 as locked, fees_credit::float8 as credit, owed_by($1)::float8 as owed
     from capacity where agent_addr = $1`,
    [addr],
  )
const feeOf = (id: string) =>
  row(
    `select amount_usd::float8 as amount, paid_usd::float8 as paid, locked_usd::float8 as locked, paid_at
     from fee_ledger where order_id = $1`,
    [id],
  )

/** What must hold of each agent at any moment; answers those of whom it does not. */
const wrong = `
  select c.agent_addr, c.fees_due, c.fees_credit from capacity c where
    fees_due <> (select coalesce(sum(locked_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
    or (select coalesce(sum(amount_usd), 0) from fee_payments p where p.agent_addr = c.agent_addr)
      <> fees_credit + (select coalesce(sum(paid_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
    or fees_credit > 0 and owed_by(c.agent_addr) > 0
    or exists (
      select from fee_ledger older join fee_ledger newer using (agent_addr)
      where agent_addr = c.agent_addr and older.place < newer.place and older.paid_usd < older.amount_usd and newer.paid_usd > 0
    )
    or exists (
      select from fee_ledger f where f.agent_addr = c.agent_addr and (paid_at is not null) <> (paid_usd = amount_usd)
    )
    or exists (
      select from orders o left join fee_ledger f on f.order_id = o.id
      where o.agent_addr = c.agent_addr and (o.status = 'closed' and f.order_id is null
        or o.status not in ('closed', 'dispute') and f.order_id is not null)
    )`
const nothingWrong = async () => expect((await market.pool.query(wrong)).rows).toEqual([])

test('a payment pays the oldest fees first, frees what was locked for them, and says since when a fee is paid', async () => {
  const agent = agents[0]
  const [first, second] = [
    await closed(users[0] ?? '', agent, '100', '3'),
    await closed(users[0] ?? '', agent, '100', '5'),
  ]
  expect(await standing(agent)).toEqual({ locked: 8, credit: 0, owed: 8 })
  expect(await book(agent, '8.000001')).toEqual({ fault: 'dues.too-much', values: { due: '8.000000' } })
  const { id } = await book(agent, '4')
  expect(await standing(agent)).toEqual({ locked: 4, credit: 0, owed: 4 })
  expect(await feeOf(first)).toMatchObject({ paid: 3, locked: 0, paid_at: expect.any(Date) })
  expect(await feeOf(second)).toMatchObject({ paid: 1, locked: 4, paid_at: null })
  await nothingWrong()

  expect(await takeBack(agent, id)).not.toHaveProperty('fault')
  expect(await standing(agent)).toEqual({ locked: 8, credit: 0, owed: 8 })
  expect(await feeOf(first)).toMatchObject({ paid: 0, locked: 3, paid_at: null })
  expect(await takeBack(agent, id)).toEqual({ fault: 'payment.taken-back' })
  expect(await takeBack(agents[1], id)).toEqual({ fault: 'payment.missing' })
  await nothingWrong()
  const { rows } = await market.pool.query(
    "select action, before, after from audit where target = $1 and action like 'dues.%' order by id",
    [agent],
  )
  expect(rows).toMatchObject([
    { action: 'dues.book', before: { owedUsd: '8.000000' }, after: { owedUsd: '4.000000', lockedUsd: '4.000000' } },
    { action: 'dues.takeBack', before: { owedUsd: '4.000000' }, after: { owedUsd: '8.000000', reason: 'Bounced' } },
  ])
  await book(agent, '8')
})

test('only a super user books, nobody for themself; a key books once and for one payment only', async () => {
  const agent = agents[0]
  await closed(users[1] ?? '', agent, '100', '6')
  expect(await book(agent, '1', { by: users[0] })).toEqual({ fault: 'access.denied' })
  await market.pool.query('update users set is_super = true where addr = $1', [agent])
  expect(await book(agent, '1', { by: agent })).toEqual({ fault: 'access.denied' })
  await market.pool.query('update users set is_super = false where addr = $1', [agent])
  const outcomes = await Promise.all([1, 2, 3].map(() => book(agent, '2', { key: 'k1' })))
  expect(new Set(outcomes.map(({ id }) => id)).size).toBe(1)
  expect(await book(agent, '3', { key: 'k1' })).toEqual({ fault: 'idempotency' })
  expect((await standing(agent)).owed).toBe(4)
  await book(agent, '4')
})

test('a fee is withdrawn when its order is disputed and rejected: what was paid of it pays the next one', async () => {
  const agent = agents[1]
  const id = await closed(users[2] ?? '', agent, '100', '5')
  await book(agent, '5')
  expect(await move(id, 'staff', 'dispute')).toBe(true)
  expect(await feeOf(id)).toMatchObject({ paid: 5 })
  expect(await move(id, 'staff', 'rejected')).toBe(true)
  expect(await feeOf(id)).toBeUndefined()
  expect(await standing(agent)).toEqual({ locked: 0, credit: 5, owed: 0 })
  expect(
    await row('select amount_usd::float8 as amount, paid_usd::float8 as paid from withdrawn_fees where order_id = $1', [
      id,
    ]),
  ).toEqual({ amount: 5, paid: 5 })
  await nothingWrong()

  const next = await closed(users[2] ?? '', agent, '100', '7')
  expect(await feeOf(next)).toMatchObject({ paid: 5, locked: 2 })
  // Reopened once more and closed after all: the order owes a fee again, behind the others.
  await move(id, 'staff', 'dispute')
  await move(id, 'staff', 'closed')
  expect(await feeOf(id)).toMatchObject({ amount: 5, paid: 0 })
  await nothingWrong()
  await book(agent, '7')
  for (const change of [
    'update withdrawn_fees set paid_usd = 0',
    'delete from withdrawn_fees',
    'truncate withdrawn_fees',
  ]) {
    await expect(market.pool.query(change)).rejects.toThrow('append-only')
  }
})

test('what is taken back is locked as far as capacity is free; the rest is owed all the same', async () => {
  const agent = agents[1]
  const id = await closed(users[3] ?? '', agent, '100', '10')
  const { owed } = await standing(agent)
  const { id: payment } = await book(agent, String(owed))
  await market.pool.query('update capacity set allowed = used + 4, ceiling = used + 4 where agent_addr = $1', [agent])
  await takeBack(agent, payment)
  expect(await standing(agent)).toEqual({ locked: 4, credit: 0, owed })
  expect(await feeOf(id)).toMatchObject({ paid: 0, locked: 4 })
  await nothingWrong()
  await book(agent, String(owed))
  await market.pool.query('select revalue_agents(0.9)')
})

test('whatever is closed, disputed, booked and taken back at once, nothing gets lost', {
  timeout: 120_000,
}, async () => {
  const orders: string[] = []
  const payments: { id: string; agent: string }[] = []
  const pick = <Item>(items: readonly Item[]): Item | undefined => items[randomInt(items.length || 1)]
  const acts: (() => Promise<unknown>)[] = [
    async () => {
      const id = await place(pick(users) ?? '', pick(agents) ?? '', String(randomInt(1, 300)), String(randomInt(0, 9)))
      if (id) orders.push(id)
    },
    ...(['agentTransfer', 'closed', 'closed', 'dispute', 'rejected', 'closed', 'agentTransfer'] as const).map(
      (to, i) => async () => {
        const id = pick(orders)
        if (id)
          await move(id, (['user', 'agent', 'agent', 'staff', 'staff', 'staff', 'staff'] as const)[i] ?? 'staff', to)
      },
    ),
    async () => {
      const agent = pick(agents) ?? ''
      const outcome = await book(agent, (randomInt(1, 9_000_000) / 1_000_000).toFixed(6))
      if (outcome.id) payments.push({ id: outcome.id, agent })
    },
    async () => {
      const payment = pick(payments)
      if (payment && randomInt(4) === 0) await takeBack(payment.agent, payment.id)
    },
    async () => {
      await market.pool.query('update collaterals set amount = $2 where agent_addr = $1', [
        pick(agents),
        randomInt(6_000),
      ])
      await market.pool.query('select revalue_agents(0.9)')
    },
  ]
  for (let round = 0; round < 25; round += 1) {
    // Five at once, each one thing after another.
    await Promise.all(
      [1, 2, 3, 4, 5].map(async () => {
        for (let i = 0; i < 8; i += 1) await pick(acts)?.()
      }),
    )
    await nothingWrong()
  }
  const [booked, back] = (
    await market.pool.query('select count(*)::int as n from fee_payments group by takes_back is null order by 1 desc')
  ).rows
  expect(booked.n).toBeGreaterThan(4)
  expect(back.n).toBeGreaterThan(1)
})
