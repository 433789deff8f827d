import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const sell = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let market: TestMarket
let user: Player
let agent: Player

beforeAll(async () => {
  market = await startMarket({ MAX_OPEN_ORDERS: '100', MAX_UNPAID_ORDERS: '100', NEWCOMER_ORDERS: '100' })
  user = await market.player(7)
  agent = await market.player(1)
})
afterAll(() => market.close())

type Row = { id: string; status: string; createdAt: string; updatedAt: string; userAddr: string; agentAddrs: string[] }

async function placed(who: Player, amount = '10'): Promise<string> {
  const offer = await who.call('POST', '/api/orders/match', { pair: sell, amount, transferTo })
  const { body } = await who.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
  return body.order.id
}

async function ask(who: Player, query: Record<string, string>, path = '/api/orders'): Promise<Row[]> {
  const answer = await who.call('GET', `${path}?${new URLSearchParams(query)}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.orders
}

/** Every page from the newest on, then the way back from the last one. */
async function through(who: Player, query: Record<string, string>, path?: string) {
  const there = [await ask(who, query, path)]
  for (let last = there[0]?.at(-1); last; last = there.at(-1)?.at(-1)) {
    there.push(await ask(who, { ...query, pagingTime: last.createdAt, pagingDirection: 'next' }, path))
  }
  const back: Row[][] = []
  for (let first = there.at(-2)?.[0]; first; first = back.at(-1)?.[0]) {
    back.push(await ask(who, { ...query, pagingTime: first.createdAt, pagingDirection: 'prev' }, path))
  }
  return {
    there: there.flat().map(({ id }) => id),
    back: back.flatMap((page) => page.toReversed()).map(({ id }) => id),
  }
}

describe('pages of a list of orders', () => {
  // shows A-7-010, A-9-004
  test('hold ten unless asked otherwise, and as many as are asked for', async () => {
    for (let i = 0; i < 11; i += 1) await placed(user)
    expect(await ask(user, {})).toHaveLength(10)
    expect(await ask(user, { limit: '3' })).toHaveLength(3)
    expect((await user.call('GET', '/api/orders?limit=101')).status).toBe(400)
  })

  // shows A-7-008, A-7-009, A-9-009, A-9-010
  test('next has what is older, prev what is newer, and any other direction is refused', async () => {
    const all = await ask(user, { limit: '11' })
    const times = all.map(({ createdAt }) => createdAt)
    expect(times).toEqual(times.toSorted().reverse())
    const [, , third] = all
    const pagingTime = third?.createdAt ?? ''
    expect(await ask(user, { pagingTime, pagingDirection: 'next', limit: '2' })).toEqual(all.slice(3, 5))
    expect(await ask(user, { pagingTime, pagingDirection: 'prev' })).toEqual(all.slice(0, 2))
    for (const bad of ['pagingDirection=back', 'pagingTime=yesterday', 'limit=0']) {
      expect((await user.call('GET', `/api/orders?${bad}`)).body.code).toBe('request.invalid')
    }
  })

  // shows A-7-008, A-7-009, A-9-008
  test('skip none and repeat none, in both directions, of orders that were placed at the same time', async () => {
    const people = await Promise.all([20, 21, 22, 23, 24, 25].map((index) => market.player(index)))
    for (let i = 0; i < 4; i += 1) await Promise.all(people.map((person) => placed(person)))
    const staff = await market.player(0)
    const { rows } = await market.sql('select id from orders order by created_at desc')
    const ids = rows.map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const { there, back } = await through(staff, { limit: '7' }, '/api/v2/orders')
    expect(there).toEqual(ids)
    // The way back begins before the last page.
    expect(back.toReversed()).toEqual(ids.slice(0, back.length))
    expect(back.length).toBeGreaterThanOrEqual(ids.length - 7)
    const times = 'select created_at from orders group by created_at having count(*) > 1'
    expect((await market.sql(times)).rows).toEqual([])
  })
})

describe('what a list lets through', () => {
  let other: Player
  const ids = new Map<string, string>()

  async function to(status: string, by: Player, id: string): Promise<void> {
    const { order } = (await by.call('GET', `/api/orders/${id}`)).body
    const step = { newStatus: status, oldStatus: order.status, updatedAt: order.updatedAt }
    expect((await by.call('PATCH', `/api/orders/${id}`, step)).status).toBe(200)
  }

  beforeAll(async () => {
    other = await market.player(30)
    for (const name of ['userTransfer', 'agentTransfer', 'closed', 'cancelled', 'rejected', 'expired', 'dispute']) {
      ids.set(name, await placed(other))
    }
    const id = (name: string) => ids.get(name) ?? ''
    await to('agentTransfer', other, id('agentTransfer'))
    await to('agentTransfer', other, id('closed'))
    await to('closed', agent, id('closed'))
    await to('cancelled', other, id('cancelled'))
    await to('rejected', agent, id('rejected'))
    await to('dispute', other, id('dispute'))
    await market.sql('update orders set expire_at = clock_timestamp() where id = $1', [id('expired')])
    await vi.waitFor(async () => {
      const { rows } = await market.sql('select status from orders where id = $1', [id('expired')])
      expect(rows[0].status).toBe('expired')
    }, 10_000)
  })

  // shows A-2-075, A-9-012 for processing … ["agentTransfer","userTransfer"]
  // shows A-2-076, A-9-013 for complete … ["closed"]
  // shows A-2-078, A-9-014 for other … ["expired","rejected","cancelled"]
  // shows A-2-079, A-9-015 for all … ["dispute","expired","rejected","cancelled","closed","agentTransfer","userTransfer"]
  // shows A-7-011
  test.each([
    ['processing', ['agentTransfer', 'userTransfer']],
    ['complete', ['closed']],
    ['dispute', ['dispute']],
    ['other', ['expired', 'rejected', 'cancelled']],
    ['all', ['dispute', 'expired', 'rejected', 'cancelled', 'closed', 'agentTransfer', 'userTransfer']],
  ])('orderStatus %s: %j', async (orderStatus, expected) => {
    expect((await ask(other, { orderStatus })).map(({ status }) => status)).toEqual(expected)
  })

  // shows A-2-082, A-2-083, A-2-084, A-3-027, A-7-012, A-9-017, A-9-018, A-9-019
  test('orderType is buy, sell or all; both means all; anything else is refused', async () => {
    const bought = await placed(agent)
    const limit = '100'
    const buys = await ask(agent, { orderType: 'buy', limit })
    const sells = await ask(agent, { orderType: 'sell', limit })
    const all = await ask(agent, { orderType: 'all', limit })
    expect(buys.map(({ id }) => id)).toEqual([bought])
    expect(new Set(sells.flatMap(({ agentAddrs }) => agentAddrs))).toEqual(new Set([agent.addr]))
    expect(new Set([...buys, ...sells].map(({ id }) => id))).toEqual(new Set(all.map(({ id }) => id)))
    expect(await ask(agent, { orderType: 'both', limit })).toEqual(all)
    expect((await agent.call('GET', '/api/orders?orderType=swap')).body.code).toBe('request.invalid')
  })

  // shows A-6-008, A-7-006
  test('the list of a person has own orders only', async () => {
    for (const who of [other, user, agent]) {
      for (const row of await ask(who, { limit: '100' })) {
        expect([row.userAddr, ...row.agentAddrs]).toContain(who.addr)
      }
    }
    expect(await ask(await market.player(31), {})).toEqual([])
  })
})
