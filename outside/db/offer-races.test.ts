import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import {
  addAgent,
  addUser,
  ask as askDecision,
  type MarketDb,
  matchAsk,
  openMarketDb,
} from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'

const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const users = [person(100), person(101), person(102)] as const
const agents = [person(200), person(201)] as const

let market: MarketDb
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  market = await openMarketDb(database.url, 6)
  for (const addr of [...users, ...agents]) await addUser(market, addr)
  for (const [i, addr] of agents.entries()) await addAgent(market, addr, i, 1_000_000)
})
afterAll(async () => {
  await market.close()
  await drop()
})

const ask = (name: string, given: unknown) => askDecision(market, name, given)

const one = async (text: string, values: unknown[] = []) => (await market.pool.query(text, values)).rows[0]

test('an offer whose time ends while it is being placed becomes no order', async () => {
  const { match, place } = matchAsk(users[2], agents[0], '10')
  expect(await ask('match_offer', { ...match, seconds: 1 })).toEqual({ offerId: match.offerId })
  const holder = await market.pool.connect()
  await holder.query('begin')
  await holder.query('select from reservations where offer_id = $1 for update', [match.offerId])
  const placed = ask('place_order', place)
  const waiting =
    "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  const isOver = 'select clock_timestamp() > expired_at as over from offers where id = $1'
  await expect.poll(async () => (await one(isOver, [match.offerId])).over).toBe(true)
  // It had begun while there was time, or did so too late: either way the clock that counts is read last.
  await expect.poll(async () => (await one(waiting)).n).toBe(1)
  await holder.query('commit')
  holder.release()
  expect(await placed).toEqual({ fault: 'offer.expired' })
  expect((await one('select count(*)::int as n from orders')).n).toBe(0)
})

test('people who change from one agent to the other crosswise never stand in each other’s way', async () => {
  const faults: unknown[] = []
  for (let round = 0; round < 60; round++) {
    // The first goes from A to B while the second goes from B to A, and back again.
    await Promise.all(
      [0, 1].map(async (i) => {
        const { match } = matchAsk(users[i] as string, agents[(i + round) % 2] as string, '10')
        const outcome = await ask('match_offer', match).catch((error: unknown) => ({ fault: String(error) }))
        if (outcome.fault) faults.push(outcome.fault)
      }),
    )
  }
  expect(faults).toEqual([])
  const { rows } = await market.pool.query(`select agent_addr from capacity c where locked <> (
    select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
  expect(rows).toEqual([])
})
