import { randomUUID } from 'node:crypto'
import pino from 'pino'
import { afterAll, afterEach, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { dispatcherLease, notifierReader, peopleToTell, tellPeople } from '#outside/db/deliveries.ts'
import { takeLease } from '#outside/db/leases.ts'
import { eventsAfter, placeOf, tick } from '#outside/db/outbox.ts'
import { type Db, openDb } from '#outside/db/pool.ts'
import { worldOn } from '#testing/context.ts'
import { addAgent, addUser, ask, type MarketDb, openMarketDb, placeOrder } from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'
import { notifyOfEvents } from './tell.ts'

const [user, agent] = ['a', 'b'].map((digit) => `0x${digit.repeat(40)}`) as [string, string]
let market: MarketDb
let db: Db
let drop: () => Promise<void>
let fence: number
let order: string
let errors: unknown[] = []
const log = pino({ hooks: { logMethod: (args) => void errors.push(args[0]) } })

beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  db = openDb(database.url)
  market = await openMarketDb(database.url)
  for (const addr of [user, agent]) await addUser(market, addr)
  await addAgent(market, agent, 0, 1_000_000)
  fence = (await takeLease(db, dispatcherLease, randomUUID(), 3_600)) ?? 0
})
beforeEach(async () => {
  order = await placeOrder(market, user, agent)
})
afterEach(async () => {
  errors = []
  await market.pool.query("update orders set status = 'closed', lock_kind = 'none', locked_usd = 0")
})
afterAll(async () => {
  await db.destroy()
  await market.close()
  await drop()
})

const query = async (text: string, values: unknown[] = []) => (await market.pool.query(text, values)).rows
const emit = (topic: string, data: unknown) => query('select emit($1, $2::jsonb)', [topic, JSON.stringify(data)])
const toldOf = (orderId: string) =>
  query('select addr, kind, read_at is not null as "isRead" from notifications where order_id = $1 order by id', [
    orderId,
  ])
const placed = [
  { addr: user, kind: 'userTransfer', isRead: false },
  { addr: agent, kind: 'userTransfer', isRead: false },
]

/** Until everything has its number: other tests of the cluster hold numbers back. */
async function tellAll(): Promise<void> {
  await expect
    .poll(
      async () => {
        await notifyOfEvents(worldOn(db, { log }), fence)
        const [row] = await query(`select exists (select from outbox e, outbox_readers r
        where r.name = 'notifier' and topic <> 'notified' and (e.xid, e.id) > (r.xid, r.id)) as "isLeft"`)
        return row.isLeft
      },
      { interval: 5 },
    )
    .toBe(false)
}

async function nextBatch() {
  const from = await placeOf(db, notifierReader)
  const seen = async () => {
    await tick(db)
    return (await eventsAfter(db, from, 500)).filter(({ data }) => data.id === order).length
  }
  await expect.poll(seen, { interval: 5 }).toBe(1)
  const events = await eventsAfter(db, from, 500)
  const rows = (await peopleToTell(db, events)).map(({ place: _, reach: __, order_id, created_at, ...row }) => ({
    ...row,
    orderId: order_id,
    createdAt: created_at,
    from: null,
    ways: [],
  }))
  const place = events.at(-1)?.place
  if (!place) throw new Error('no events')
  return { from, telling: { rows, bounds: { aMinute: 6, anHour: 60 }, place } }
}

test('D40: a batch that is told again after a crash tells nobody twice, and the reader goes on after it', async () => {
  const { from, telling } = await nextBatch()
  expect(await tellPeople(db, fence, telling)).toBe(true)
  expect(await toldOf(order)).toEqual(placed)
  expect(await placeOf(db, notifierReader)).toEqual(telling.place)
  const notified = "select count(*)::int as n from outbox where topic = 'notified'"
  const [before] = await query(notified)
  // Somebody who did not hear that it was committed, and somebody who looks from where it began.
  expect(await tellPeople(db, fence, telling)).toBe(true)
  await query("update outbox_readers set seq = $1, xid = $2::xid8, id = $3 where name = 'notifier'", [
    from.seq,
    from.xid,
    from.id,
  ])
  await tellAll()
  expect(await toldOf(order)).toEqual(placed)
  expect(await query(notified)).toEqual([before])
})

test.each([
  ['an order that is none', 'order', { id: 'none', step: 1, status: 'userTransfer', by: user, user, agent }],
  ['an order that is not there', 'order', { id: randomUUID(), step: 1, status: 'closed', by: 'clock', user, agent }],
  ['a person who is not there', 'told', { orderId: null, event: 'e', kind: 'awardPaid', to: { user: '0x0' } }],
  ['people who are none', 'told', { orderId: null, event: 'e', kind: 'awardPaid', to: 'everybody' }],
  ['a message in no order', 'message', { orderId: 7, id: 'm', sender: user, role: 'user' }],
])('%s is passed over with an error, and everything else is told', async (_what, topic, data) => {
  await emit(topic, data)
  const after = await placeOrder(market, user, agent)
  await tellAll()
  expect(await toldOf(order)).toEqual(placed)
  expect(await toldOf(after)).toEqual(placed)
  const passedOver = errors.filter((error) => (error as { topic?: string }).topic !== undefined)
  expect(passedOver).toEqual([expect.objectContaining({ topic, err: expect.any(Error) })])
})

const writeMessage = () =>
  ask(market, 'write_message', {
    ...{ messageId: randomUUID(), orderId: order, by: user, clientId: null, textEnc: '', file: null },
    ...{ most: 100, perMinute: 100, fromWhere: 'test' },
  })

/** The agent reads the chat as far as the message that was the n-th, counted from 1. */
async function readUpTo(n: number): Promise<void> {
  const rows = await query('select created_at::text as at from messages where order_id = $1 order by created_at', [
    order,
  ])
  await ask(market, 'mark_messages', { orderId: order, by: agent, deliveredTo: null, readTo: rows[n - 1]?.at })
}

test('a message that is read before it is told is told as read, and one after it anew', async () => {
  await tellAll()
  await writeMessage()
  await query(
    `insert into chat_members (order_id, addr, role, delivered_to, read_to)
    select order_id, $2, 'agent', created_at, created_at from messages where order_id = $1`,
    [order, agent],
  )
  await tellAll()
  expect((await toldOf(order)).slice(2)).toEqual([{ addr: agent, kind: 'message', isRead: true }])
  await writeMessage()
  await writeMessage()
  await tellAll()
  expect((await toldOf(order)).slice(3)).toEqual([{ addr: agent, kind: 'message', isRead: false }])
  await readUpTo(3)
  expect((await toldOf(order)).slice(3)).toEqual([{ addr: agent, kind: 'message', isRead: true }])
})

test('a message is told to whoever reads the one before it while this one is about to be told', async () => {
  await tellAll()
  await query(
    "insert into chat_members (order_id, addr, role, delivered_to, read_to) values ($1, $2, 'agent', '2020-01-01', '2020-01-01')",
    [order, agent],
  )
  await writeMessage()
  await tellAll()
  await writeMessage()
  const from = await placeOf(db, notifierReader)
  const isThere = async () => {
    await tick(db)
    return (await eventsAfter(db, from, 500)).some(({ topic, data }) => topic === 'message' && data.orderId === order)
  }
  await expect.poll(isThere, { interval: 5 }).toBe(true)
  const events = await eventsAfter(db, from, 500)
  const rows = (await peopleToTell(db, events)).map(({ place: _, reach: __, order_id, created_at, ...row }) => ({
    ...row,
    ...{ orderId: order_id, createdAt: created_at, from: row.kind === 'message' ? 'user' : null, ways: [] },
  }))
  await readUpTo(1)
  await tellPeople(db, fence, { rows, bounds: { aMinute: 6, anHour: 60 }, place: events.at(-1)?.place ?? from })
  expect((await toldOf(order)).slice(2)).toEqual([
    { addr: agent, kind: 'message', isRead: false },
    { addr: agent, kind: 'message', isRead: false },
  ])
})

test('whose lease is another’s writes nothing', async () => {
  const { from, telling } = await nextBatch()
  expect(await tellPeople(db, fence + 1, telling)).toBe(false)
  expect(await notifyOfEvents(worldOn(db), fence - 1)).toBe(false)
  expect(await toldOf(order)).toEqual([])
  expect(await placeOf(db, notifierReader)).toEqual(from)
  await tellAll()
  expect(await toldOf(order)).toEqual(placed)
})
