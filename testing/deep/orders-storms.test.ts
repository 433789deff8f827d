import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { addAgent, addUser, ask, createMarketDb, type MarketDb, matchAsk } from './orders-db.ts'

const clients = 64
/** How many crosswise matches; STORM_MATCHES=100000 is what the specification wants of a quiet machine. */
const crosswise = Number(process.env.STORM_MATCHES ?? 20_000)
const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const users = Array.from({ length: clients }, (_, index) => person(100 + index))
/** Free capacity for ten offers of 9 USD; what the two others have is never used up. */
const [narrow, left, right] = [person(1), person(2), person(3)]

let market: MarketDb
beforeAll(async () => {
  market = await createMarketDb(clients)
  for (const addr of [...users, narrow, left, right]) await addUser(market, addr)
  await addAgent(market, narrow, 0, 100)
  for (const addr of [left, right]) await addAgent(market, addr, 1, 1_000_000)
})
afterAll(() => market.close())

const query = async (text: string, values: unknown[] = []) => (await market.pool.query(text, values)).rows

const deadlocks = async () =>
  Number((await query('select deadlocks from pg_stat_database where datname = current_database()'))[0].deadlocks)

/** A match by somebody who may lock `share` of an agent together with all other newcomers. */
function match(user: string, agent: string, usd: string, { share = '1', seconds = 60 } = {}) {
  const { match: wish } = matchAsk(user, agent, usd)
  return ask(market, 'match_offer', { ...wish, seconds, limits: { ...wish.limits, newcomerShare: share } })
}

async function isExact(): Promise<void> {
  const wrong = await query(`select agent_addr, locked from capacity c where used > allowed
    or locked <> (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
  expect(wrong).toEqual([])
}

async function endAll(agent: string): Promise<void> {
  await query("update reservations set expires_at = clock_timestamp() - interval '1 ms' where agent_addr = $1", [agent])
  await ask(market, 'release_due_offers', { agent })
}

// D71
test.each([
  ['everybody', '1', 10, 200, 'capacity'],
  ['newcomers, who may lock half of it', '0.5', 5, 100, 'limit.newcomers'],
])(`${clients} of %s at once take exactly the free capacity of an agent`, async (_who, share, most, rounds, fault) => {
  for (let round = 0; round < rounds; round++) {
    const outcomes = await Promise.all(users.map((user) => match(user, narrow, '9', { share })))
    expect(outcomes.filter(({ offerId }) => offerId)).toHaveLength(most)
    expect(outcomes.filter((one) => one.fault === fault)).toHaveLength(clients - most)
    const [row] = await query('select used, allowed from capacity where agent_addr = $1', [narrow])
    expect([Number(row.used), Number(row.allowed)]).toEqual([9 * most, 90])
    await isExact()
    await endAll(narrow)
  }
  expect(await query('select locked from capacity where agent_addr = $1', [narrow])).toEqual([{ locked: '0.000000' }])
})

test(`${crosswise} matches that change from one agent to the other never wait in a circle`, {
  timeout: 3_600_000,
}, async () => {
  const before = await deadlocks()
  const faults = new Map<string, number>()
  const change = async (user: string) => {
    for (let round = 0; round < crosswise / 8; round++) {
      // Some are over at once, and are released by whoever matches next.
      const seconds = randomInt(5) === 0 ? 0 : 60
      const outcome = await match(user, randomInt(2) === 0 ? left : right, '9', { seconds }).catch((error) => ({
        fault: error.code,
      }))
      if (outcome.fault) faults.set(outcome.fault, (faults.get(outcome.fault) ?? 0) + 1)
    }
  }
  await Promise.all(users.slice(0, 8).map(change))
  expect([...faults]).toEqual([])
  await isExact()
  await query('select pg_stat_force_next_flush()')
  expect(await deadlocks()).toBe(before)
})
