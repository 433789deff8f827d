import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { orderFilters } from '#domain/orders/status.ts'
import { listAudit } from '#outside/db/audit.ts'
import { feePaymentsOf, feesOf, listStandings } from '#outside/db/dues.ts'
import { liftedHalts, standingHalts } from '#outside/db/halts.ts'
import { listMessages } from '#outside/db/messages.ts'
import { countUnread, listNotifications } from '#outside/db/notifications.ts'
import { listOrders, ordersWaitingFor } from '#outside/db/orders.ts'
import type { Db } from '#outside/db/pool.ts'
import { pairPoints } from '#outside/db/prices.ts'
import { listProfiles } from '#outside/db/profiles.ts'
import type { Tables } from '#outside/db/rows.ts'
import { disputesFor, listStaffOrders } from '#outside/db/staff-orders.ts'
import { listUsers } from '#outside/db/users.ts'
import { createDatabase } from '../market.ts'
import { busyAgent, busyChat, busyUser, fillLists, firstMoment, lastMoment, middleMoment, staff } from './fill.ts'

/** How many orders there are. */
const size = Number(process.env.LIST_ORDERS ?? 1_000_000)
const goalMs = 5

let drop: () => Promise<void>
let client: pg.Client
let db: Db
let queries: { sql: string; parameters: readonly unknown[] }[] = []

beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  client = new pg.Client({ connectionString: database.url, options: '-c timezone=UTC -c jit=off' })
  await client.connect()
  await fillLists(client, size)
  const pool = new pg.Pool({ connectionString: database.url, options: '-c timezone=UTC -c jit=off', max: 1 })
  db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: ({ query }) => void queries.push(query) })
}, 1_800_000)
afterAll(async () => {
  await db?.destroy()
  await client?.end()
  await drop?.()
})

interface Node {
  'Node Type': string
  'Index Name'?: string
  'Actual Rows'?: number
  Plans?: Node[]
}

const nodes = (plan: Node): Node[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)]

/** The database's time for what this asks, in ms: the quickest of some, since other work goes on beside it. */
async function databaseTime(list: () => Promise<unknown>): Promise<{ ms: number; how: string }> {
  queries = []
  const rows = await list()
  let [ms, how] = [0, '']
  for (const { sql, parameters } of queries) {
    let quickest = Number.POSITIVE_INFINITY
    for (let i = 0; i < 10; i++) {
      const { rows } = await client.query(`explain (analyze, format json) ${sql}`, [...parameters])
      const [{ Plan, 'Execution Time': time }] = rows[0]['QUERY PLAN']
      quickest = Math.min(quickest, time)
      how = nodes(Plan)
        .map((node) => `${node['Node Type']} ${node['Index Name'] ?? ''} ${node['Actual Rows'] ?? ''}`)
        .join(', ')
    }
    ms += quickest
  }
  return { ms, how: `${Array.isArray(rows) ? rows.length : 1} rows; ${how}` }
}

const places = [
  ['at its beginning', null, 'next'],
  ['in the middle, on', middleMoment, 'next'],
  ['in the middle, back', middleMoment, 'prev'],
  ['at its far end, on', firstMoment, 'next'],
  ['at its far end, back', firstMoment, 'prev'],
  ['at its beginning, back', lastMoment, 'prev'],
] as const

const slow: string[] = []
async function within(what: string, list: () => Promise<unknown>): Promise<void> {
  const { ms, how } = await databaseTime(list)
  if (ms > goalMs) slow.push(`${what}: ${ms.toFixed(2)} ms: ${how}`)
}

describe(`of ${size} orders, every page takes the database no more than ${goalMs} ms`, { timeout: 600_000 }, () => {
  const inAllPlaces = async (
    what: string,
    list: (at: { pagingTime: string | null; direction: 'next' | 'prev'; limit: number }) => Promise<unknown>,
  ) => {
    slow.length = 0
    for (const [where, pagingTime, direction] of places) {
      await within(`${what} ${where}`, () => list({ pagingTime, direction, limit: 10 }))
    }
    expect(slow).toEqual([])
  }

  const filters = Object.entries(orderFilters)
  const sides = ['all', 'buy', 'sell'] as const

  test.each(filters)("a person's own orders, %s", async (_name, statuses) => {
    for (const addr of [busyAgent, busyUser])
      for (const side of sides)
        await inAllPlaces(`${addr} ${side}`, (at) => listOrders(db, { addr, side, statuses, ...at }))
  })

  test('what waits for somebody', async () => {
    slow.length = 0
    for (const addr of [busyAgent, busyUser]) await within(addr, () => ordersWaitingFor(db, addr, 100))
    expect(slow).toEqual([])
  })

  test.each(filters)("staff's list of orders, %s", async (_name, statuses) => {
    const all = { named: null, assignee: undefined, statuses }
    await inAllPlaces('all', (at) => listStaffOrders(db, { ...all, addr: null, side: 'all', ...at }))
    for (const side of sides)
      await inAllPlaces(`of one ${side}`, (at) => listStaffOrders(db, { ...all, addr: busyAgent, side, ...at }))
    await inAllPlaces('by name', (at) =>
      listStaffOrders(db, { ...all, addr: null, side: 'all', named: { shortName: '00abcd' }, ...at }),
    )
  })

  test('disputes that are nobody’s, one’s own, and all that wait', async () => {
    const statuses = orderFilters.dispute
    for (const assignee of [null, staff])
      await inAllPlaces(`disputes of ${assignee}`, (at) =>
        listStaffOrders(db, { named: null, addr: null, side: 'all', statuses, assignee, ...at }),
      )
    slow.length = 0
    await within('waiting', () => disputesFor(db, staff, 100))
    expect(slow).toEqual([])
  })

  test.each([null, 'approved', 'pending', 'declined'])('agents and those to moderate: %s', async (moderationStatus) => {
    for (const isActive of [null, true, false])
      for (const find of [null, 'agent 77', '0x0000'])
        await inAllPlaces(`${isActive} ${find}`, (at) => listProfiles(db, { moderationStatus, isActive, find, ...at }))
  })

  test.each([null, 'super', 'moderator', 'affiliated', 'banned'] as const)('users: %s', async (kind) => {
    for (const find of [null, 'user 77', 'agent 77', '0x0000000000'])
      await inAllPlaces(`${find}`, (at) => listUsers(db, { kind, find, ...at }))
  })

  test.each(['owing', 'all'] as const)('dues: %s', async (kind) => {
    for (const find of [null, 'agent 77', '0x0000'])
      await inAllPlaces(`${find}`, (at) => listStandings(db, { kind, find, ...at }))
    slow.length = 0
    for (const before of [null, 500_000, 10]) {
      await within(`fees before ${before}`, () => feesOf(db, busyAgent, before, 10))
      await within(`payments before ${before}`, () => feePaymentsOf(db, busyAgent, before, 10))
    }
    expect(slow).toEqual([])
  })

  test.each([null, 'changes', 'looks'] as const)('the audit: %s', async (kind) => {
    for (const noun of [null, 'orders', 'halts'])
      for (const find of [null, staff, '00abcd', 'user', 'staff 3'])
        await inAllPlaces(`${noun} ${find}`, (at) => listAudit(db, { kind, noun, find, ...at }))
  })

  test('notifications, chats, price histories, halts', async () => {
    await inAllPlaces('chat', ({ pagingTime, ...at }) =>
      listMessages(db, { orderId: busyChat, time: pagingTime, ...at }),
    )
    slow.length = 0
    for (const before of [null, 500_000, 10])
      await within(`notifications before ${before}`, () => listNotifications(db, { addr: busyUser, before, limit: 20 }))
    await within('unread', () => countUnread(db, busyUser, 100))
    for (const span of ['day', 'quarter'] as const) await within(span, () => pairPoints(db, 'BTC', 'EUR', span))
    await within('standing', () => standingHalts(db))
    await within('lifted', () => liftedHalts(db, 50))
    expect(slow).toEqual([])
  })
})
