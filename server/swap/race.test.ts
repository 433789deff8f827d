import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'DAI' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
const clients = 100
const fitting = 7

let market: TestMarket
let players: Player[]

beforeAll(async () => {
  market = await startMarket()
  players = []
  for (let i = 0; i < clients; i++) players.push(await market.player(10 + i))
})
afterAll(() => market.close())

/** Gives the only agent of the pair free capacity for exactly `fitting` orders of 1,000 DAI (999.9 USD each). */
async function setFreeCapacity(): Promise<void> {
  const { rows } = await market.sql("select agent_addr from swap_options where from_currency = 'DAI'")
  const agent = rows[0].agent_addr
  const worth = (fitting * 999.9) / 0.9
  await market.sql("update collaterals set ticker = 'USDC', amount = $1::numeric / 1.0001 where agent_addr = $2", [
    worth.toFixed(6),
    agent,
  ])
  await market.sql('select revalue_agents(0.9)')
  await market.sql('update capacity set allowed = $1, ceiling = greatest(used, $1) where agent_addr = $2', [
    (fitting * 999.9).toFixed(6),
    agent,
  ])
  await market.running.context.refreshBook(agent)
}

async function tryAll(): Promise<string[]> {
  return Promise.all(
    players.map(async (player) => {
      const matched = await player.call('POST', '/api/orders/match', { pair, amount: '1000', transferTo })
      if (matched.status !== 200) return matched.body.code
      const placed = await player.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
      return placed.status === 200 ? 'placed' : placed.body.code
    }),
  )
}

const ledger = async () =>
  (
    await market.sql(`
      select reserved, (select sum(locked)::float8 from capacity) - reserved as posted
      from (select coalesce(sum(exposure_usd), 0)::float8 as reserved from reservations) r`)
  ).rows[0]

/** Ends the time of every live offer, and waits for what they had reserved to be given back. */
async function endOffers(): Promise<void> {
  await market.sql('update reservations set expires_at = clock_timestamp()')
  await expect.poll(async () => (await ledger()).reserved).toBe(0)
}

// shows A-1-023
test('100 people at once against capacity for exactly 7: exactly 7 orders, nothing else reserved after expiry', async () => {
  await setFreeCapacity()
  const outcomes = await tryAll()
  expect(outcomes.filter((outcome) => outcome === 'placed')).toHaveLength(fitting)
  const refused = outcomes.filter((outcome) => outcome !== 'placed')
  expect(['match.none', 'amount.above-limit']).toEqual(expect.arrayContaining([...new Set(refused)]))
  await endOffers()
  expect((await ledger()).posted).toBeCloseTo(fitting * 999.9, 4)

  const recomputed = await market.sql(`
    select c.agent_addr from capacity c
    where locked <> (select coalesce(sum(locked_usd), 0) from orders o
      where o.agent_addr = c.agent_addr and lock_kind = 'posted')
      + (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
  expect(recomputed.rows).toEqual([])
})

test('abandoned offers are given back in full', async () => {
  const { rows } = await market.sql('select count(*)::int as live from reservations')
  expect(rows[0].live).toBe(0)
  const matched = await players[0]?.call('POST', '/api/orders/match', {
    pair: { ...pair, from: { network: 'LOCAL', currency: 'USDT' } },
    amount: '10',
    transferTo,
  })
  expect(matched?.status).toBe(200)
  expect((await ledger()).reserved).toBeGreaterThan(0)
  await endOffers()
})
