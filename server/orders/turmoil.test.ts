import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let market: TestMarket
let players: Player[]
beforeAll(async () => {
  market = await startMarket({ MAX_UNPAID_ORDERS: '1000', MAX_OPEN_ORDERS: '1000', OFFER_SECONDS: '1' })
  players = await Promise.all(Array.from({ length: 8 }, (_, i) => market.player(20 + i)))
})
afterAll(() => market.close())

/** One person doing everything at once: matching over their own offers while they place, confirm and cancel. */
async function turmoil(player: Player): Promise<number[]> {
  const statuses: number[] = []
  await Promise.all(
    Array.from({ length: 12 }, async (_, i) => {
      const matched = await player.call('POST', '/api/orders/match', { pair, amount: '10', transferTo })
      statuses.push(matched.status)
      if (matched.status !== 200) return
      const placed = await player.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
      statuses.push(placed.status)
      if (placed.status !== 200) return
      const { order } = (await player.call('GET', `/api/orders/${placed.body.order.id}`)).body
      const steps = i % 2 === 0 ? ['agentTransfer', 'cancelled'] : ['cancelled', 'agentTransfer']
      const ask = { oldStatus: 'userTransfer', updatedAt: order.updatedAt }
      const answers = await Promise.all(
        steps.map((newStatus) => player.call('PATCH', `/api/orders/${order.id}`, { ...ask, newStatus })),
      )
      expect(answers.map((answer) => answer.status).sort()).toEqual([200, 409])
      statuses.push(...answers.map((answer) => answer.status))
    }),
  )
  return statuses
}

test('people who do everything at once meet no fault, and the ledger adds up', async () => {
  const statuses = (await Promise.all(players.map(turmoil))).flat()
  expect(statuses.filter((status) => ![200, 409, 410].includes(status))).toEqual([])
  expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(players.length)
  const wrong = async () =>
    (
      await market.sql(`select agent_addr from capacity c where used > allowed
        or locked + held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr) +
        (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
    ).rows
  expect(await wrong()).toEqual([])
  await expect
    .poll(async () => (await market.sql('select count(*)::int as left from reservations')).rows[0].left)
    .toBe(0)
  expect(await wrong()).toEqual([])
})

test('every history is contiguous, from nothing to where the order stands', async () => {
  const { rows } = await market.sql(`
    select o.id from orders o join order_history h on h.order_id = o.id
    left join order_history p on p.order_id = o.id and p.step = h.step - 1
    where h.old is distinct from p.new or h.changed_at < p.changed_at
    union
    select o.id from orders o where o.status <> (
      select new from order_history h where h.order_id = o.id order by step desc limit 1
    )`)
  expect(rows).toEqual([])
})
