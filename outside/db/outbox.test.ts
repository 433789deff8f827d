import { setImmediate as turn } from 'node:timers/promises'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import type { Place } from './asks.ts'
import { LeaseLost, takeLease } from './leases.ts'
import { beginAnew } from './market.ts'
import { migrate } from './migrate.ts'
import {
  dropOldEvents,
  eventsAfter,
  glanceAtOutbox,
  makePartitions,
  notePlace,
  type OutboxEvent,
  outboxPosition,
  placeOf,
  tick,
  unnumberedEvents,
} from './outbox.ts'
import { type Db, openDb } from './pool.ts'

let db: Db
let url: string
let drop: () => Promise<void>
const clients: pg.Client[] = []

beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  ;({ url, drop } = database)
  db = openDb(url)
})
afterAll(async () => {
  await db.destroy()
  await drop()
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.end()
})

async function session(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url })
  clients.push(client)
  await client.connect()
  return client
}

const emit = (by: Pick<pg.Client, 'query'>, n: number, topic = 'test') =>
  by.query('select emit($1, $2)', [topic, { n, addr: String(n) }])
const emitted = (n: number) => sql`select emit('test', ${JSON.stringify({ n })}::jsonb)`.execute(db)

/** Numbers wait for every transaction of the cluster, in which other tests have theirs. */
async function numbered(): Promise<void> {
  const isUnnumbered = async () => {
    await tick(db)
    return (await glanceAtOutbox(db)).isUnnumbered
  }
  await expect.poll(isUnnumbered, { interval: 5 }).toBe(false)
}

/** Where the news end, all of them numbered. */
async function end(): Promise<Place> {
  await numbered()
  return (await outboxPosition(db)).place
}

async function readOn(from: Place, most: number, into: OutboxEvent[]): Promise<void> {
  for (let place = into.at(-1)?.place ?? from; ; ) {
    const page = await eventsAfter(db, place, most)
    expect(page.length).toBeLessThanOrEqual(most)
    into.push(...page)
    const last = page.at(-1)
    if (!last) return
    place = last.place
  }
}

const numbersOf = (events: readonly OutboxEvent[]) => events.map(({ data }) => data.n)
const areDense = (from: Place, events: readonly OutboxEvent[]) =>
  events.every(({ seq }, index) => seq === from.seq + index + 1)

describe('D31, D32: numbers', () => {
  test('are dense and the same for everybody, whoever writes, commits late or rolls back meanwhile', async () => {
    const from = await end()
    const kept: number[] = []
    let isOver = false
    const write = async (writer: number) => {
      const client = await session()
      for (let round = 0; round < 40; round++) {
        const n = writer * 1_000 + round
        await client.query('begin')
        await emit(client, n)
        // Whoever began first does not commit first.
        for (let turns = (n * 7) % 11; turns > 0; turns--) await turn()
        if (n % 5 === 0) await client.query('rollback')
        else {
          if (n % 3 === 0) await emit(client, n + 0.5)
          await client.query('commit')
          kept.push(n, ...(n % 3 === 0 ? [n + 0.5] : []))
        }
      }
    }
    const read = async (most: number, events: OutboxEvent[]) => {
      while (!isOver) {
        await tick(db)
        await readOn(from, most, events)
      }
      await numbered()
      await readOn(from, most, events)
      return events
    }
    const writing = Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(write)).finally(() => {
      isOver = true
    })
    const [few, many] = await Promise.all([read(7, []), read(100, []), writing])
    expect(areDense(from, few)).toBe(true)
    expect(many).toEqual(few)
    expect(numbersOf(few).sort()).toEqual(kept.sort())
    for (let writer = 1; writer <= 8; writer++) {
      const own = few.map(({ data }) => Number(data.n)).filter((n) => Math.floor(n / 1_000) === writer)
      expect(own).toEqual([...own].sort((a, b) => a - b))
    }
  })

  test('of a whole transaction that is open come later, and nothing of it is lost', async () => {
    const from = await end()
    const holder = await session()
    await holder.query('begin')
    await emit(holder, 1)
    await emitted(2)
    await emit(holder, 3)
    expect(await tick(db)).toBe(from.seq)
    expect(await eventsAfter(db, from, 10)).toEqual([])
    expect((await glanceAtOutbox(db)).isUnnumbered).toBe(true)
    await holder.query('commit')
    await numbered()
    const events: OutboxEvent[] = []
    await readOn(from, 10, events)
    expect(numbersOf(events)).toEqual([1, 3, 2])
    expect(areDense(from, events)).toBe(true)
  })

  test('are not waited for by events of people, which everybody hears at once', async () => {
    const from = await end()
    const holder = await session()
    await holder.query('begin')
    await emit(holder, 1, 'user')
    await sql`select emit('user', '{"addr": "banned"}'), emit('session', '{"id": "ended"}'), emit('order', '{"id": "o"}')`.execute(
      db,
    )
    await tick(db)
    expect(await glanceAtOutbox(db)).toMatchObject({ newest: from.seq, isUnnumbered: true, isEarly: true })
    expect((await unnumberedEvents(db)).map(({ topic, data }) => [topic, data])).toEqual([
      ['session', { id: 'ended' }],
      ['user', { addr: 'banned' }],
    ])
    await holder.query('commit')
    await numbered()
    expect(await unnumberedEvents(db)).toEqual([])
    expect((await eventsAfter(db, from, 10)).map(({ topic }) => topic)).toEqual(['user', 'user', 'session', 'order'])
  })

  test('of one tick of 5,000 are read in pages of any size', async () => {
    const from = await end()
    await sql`select emit('test', jsonb_build_object('n', n)) from generate_series(1, 5000) n`.execute(db)
    await numbered()
    const { rows } = await sql`select rows from outbox_ticks order by seq desc limit 1`.execute(db)
    expect(rows).toEqual([{ rows: 5_000 }])
    const [even, odd]: [OutboxEvent[], OutboxEvent[]] = [[], []]
    await readOn(from, 1_000, even)
    await readOn(from, 777, odd)
    expect(numbersOf(even)).toEqual(Array.from({ length: 5_000 }, (_, index) => index + 1))
    expect(areDense(from, even)).toBe(true)
    expect(odd).toEqual(even)
  })

  test('are given by one process at a time', async () => {
    const from = await end()
    await emitted(1)
    const other = await session()
    await other.query('begin')
    await other.query('select pg_advisory_xact_lock(7301)')
    expect(await tick(db)).toBe(from.seq)
    await other.query('commit')
    await Promise.all(Array.from({ length: 8 }, numbered))
    expect((await outboxPosition(db)).place.seq).toBe(from.seq + 1)
  })
})

describe('D33: a reader for all processes', () => {
  test('is moved on only under its lease, and never back', async () => {
    await emitted(1)
    await emitted(2)
    await numbered()
    const first = await placeOf(db, 'proof')
    await emitted(3)
    await emitted(4)
    await numbered()
    const [three, four] = await eventsAfter(db, first, 10)
    if (!three || !four) throw new Error('events are missing')
    expect(numbersOf([three, four])).toEqual([3, 4])
    const fence = await takeLease(db, 'proof', '00000000-0000-4000-8000-000000000001', 60)
    const hold = { lease: 'proof', fence: fence ?? 0 }
    await expect(notePlace(db, { ...hold, fence: hold.fence + 1 }, 'proof', four.place)).rejects.toThrow(LeaseLost)
    expect(await placeOf(db, 'proof')).toEqual(first)
    await notePlace(db, hold, 'proof', four.place)
    await notePlace(db, hold, 'proof', three.place)
    expect(await placeOf(db, 'proof')).toEqual(four.place)
    await sql`delete from outbox_readers where name = 'proof'`.execute(db)
  })
})

describe('D34: partitions', () => {
  const partitions = async () => {
    const { rows } = await sql<{ name: string }>`select inhrelid::regclass::text as name from pg_inherits
      where inhparent = 'outbox'::regclass order by 1`.execute(db)
    return rows.map(({ name }) => name)
  }
  const nameIn = async (days: number) => {
    const { rows } = await sql<{ name: string }>`
      select 'outbox_' || to_char(now() at time zone 'UTC' + ${days} * interval '1 day', 'YYYYMMDD') as name`.execute(
      db,
    )
    return rows[0]?.name ?? ''
  }
  /** A partition of a day, and how many events of it. */
  const makeDay = async (days: number, events: number) => {
    const name = await nameIn(days)
    await sql
      .raw(`create table ${name} partition of outbox for values
      from (date_trunc('day', now(), 'UTC') + interval '${days} days') to (date_trunc('day', now(), 'UTC') + interval '${days + 1} days')`)
      .execute(db)
    await sql`insert into outbox (topic, at)
      select 'test', date_trunc('day', now(), 'UTC') + ${days} * interval '1 day' from generate_series(1, ${events})`.execute(
      db,
    )
    return name
  }
  const readersAt = async ({ seq, xid, id }: Place, which = sql`true`) => {
    await sql`update outbox_readers set seq = ${seq}, xid = ${xid}::xid8, id = ${id} where ${which}`.execute(db)
  }

  test('are there for today and three days, and are made again without harm', async () => {
    const days = await Promise.all([0, 1, 2, 3].map(nameIn))
    await Promise.all([makePartitions(db), makePartitions(db)])
    expect(await partitions()).toEqual([...days, 'outbox_default'].sort())
    await makePartitions(db)
    expect(await partitions()).toEqual([...days, 'outbox_default'].sort())
    await emitted(1)
    const { rows } = await sql`select tableoid::regclass::text as is from outbox order by id desc limit 1`.execute(db)
    expect(rows).toEqual([{ is: days[0] }])
  })

  test('of a day whose events are somewhere else already stay away, and keep no other day back', async () => {
    const [second, third] = await Promise.all([nameIn(2), nameIn(3)])
    await sql.raw(`drop table ${second}, ${third}`).execute(db)
    await sql`insert into outbox (topic, at) values ('test', now() + interval '2 days')`.execute(db)
    await makePartitions(db)
    expect(await partitions()).not.toContain(second)
    expect(await partitions()).toContain(third)
    await sql`delete from outbox_default`.execute(db)
    await makePartitions(db)
    expect(await partitions()).toContain(second)
  })

  test('go when they are old and everybody has read them, and the ticks of their time with them', async () => {
    const [old, older, recent] = [await makeDay(-3, 2), await makeDay(-5, 2), await makeDay(-1, 1)]
    const from = await placeOf(db, 'notifier')
    await readersAt(from)
    await numbered()
    await dropOldEvents(db)
    expect(await partitions()).toEqual(expect.arrayContaining([old, older, recent]))
    // One of the readers has read, the other has not.
    await readersAt(await end(), sql`name = 'legs'`)
    await dropOldEvents(db)
    expect(await partitions()).toEqual(expect.arrayContaining([old, older, recent]))
    const ticks = () =>
      sql<{ n: number }>`select count(*)::int as n from outbox_ticks`.execute(db).then(({ rows }) => rows[0]?.n)
    expect(await ticks()).toBeGreaterThan(1)
    await sql`update outbox_ticks set at = now() - interval '3 days'`.execute(db)
    const last = await end()
    await readersAt(last)
    await dropOldEvents(db)
    const left = await partitions()
    expect(left).toContain(recent)
    expect(left).not.toContain(old)
    expect(left).not.toContain(older)
    // The last one says where the numbers go on.
    expect(await ticks()).toBe(1)
    expect(await end()).toEqual(last)
    await emitted(1)
    expect((await end()).seq).toBe(last.seq + 1)
  })
})

test('D35: in another cluster each reader comes to what it had not carried out, once, and to nothing else', async () => {
  const was = await end()
  const { epoch } = await outboxPosition(db)
  await sql`delete from outbox`.execute(db)
  // Of another cluster's transactions, which came to be in another order than their rows.
  for (const [n, xid] of [
    [2, 4_000_000_001],
    [1, 4_000_000_000],
    [3, 4_000_000_002],
    [4, 4_000_000_002],
  ])
    await sql`insert into outbox (topic, data, xid) values ('test', ${JSON.stringify({ n })}::jsonb, ${String(xid)}::xid8)`.execute(
      db,
    )
  await sql`insert into outbox_ticks (seq, rows, from_xid, to_xid) values (${was.seq + 1}, 4, '4000000000', '4000000003')`.execute(
    db,
  )
  const readFar = await eventsAfter(db, { ...was, xid: '4000000000', id: 0 }, 10)
  expect(numbersOf(readFar)).toEqual([1, 2, 3, 4])
  const placeAfter = (n: number) => readFar.find(({ data }) => data.n === n)?.place as Place
  for (const [name, n] of [
    ['legs', 1],
    ['notifier', 2],
  ] as const) {
    const { seq, xid, id } = placeAfter(n)
    await sql`update outbox_readers set seq = ${seq}, xid = ${xid}::xid8, id = ${id} where name = ${name}`.execute(db)
  }
  await beginAnew(db)
  await emitted(5)
  await numbered()
  const read = async (name: string) => eventsAfter(db, await placeOf(db, name), 10)
  expect(numbersOf(await read('legs'))).toEqual([2, 3, 4, 5])
  expect(numbersOf(await read('notifier'))).toEqual([3, 4, 5])
  const after = await outboxPosition(db)
  expect(after.epoch).not.toBe(epoch)
  expect((await read('legs')).at(-1)?.seq).toBe(after.place.seq)
  expect((await read('notifier')).at(-1)?.seq).toBe(after.place.seq)
  expect(after.place.seq).toBeGreaterThan(was.seq + 4)
})

test('a database that was copied here from a busier cluster numbers what is written from its first start on', async () => {
  await sql`update outbox_ticks set to_xid = '4000000000' where seq = (select max(seq) from outbox_ticks)`.execute(db)
  await sql`update outbox_readers set xid = '4000000000', id = 0`.execute(db)
  const { epoch } = await outboxPosition(db)
  await migrate(db)
  expect((await outboxPosition(db)).epoch).not.toBe(epoch)
  await emitted(6)
  await numbered()
  expect(numbersOf(await eventsAfter(db, await placeOf(db, 'legs'), 10))).toEqual([6])
  // The next start changes nothing.
  const now = await outboxPosition(db)
  await migrate(db)
  expect((await outboxPosition(db)).epoch).toBe(now.epoch)
})
