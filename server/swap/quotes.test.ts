import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'

const statements: string[] = []
let market: TestMarket
let user: Player
let agent: Player

beforeAll(async () => {
  market = await startMarket({}, (sql) => void statements.push(sql))
  user = await market.player(7)
  agent = await market.player(1)
})
afterAll(() => market.close())

const calc = (amount: unknown, side?: string) =>
  market.call('POST', '/api/orders/calc', { pair, amount, ...(side && { side }) })

describe('what a swap comes to', () => {
  // shows A-3-001, A-3-004, A-7-003
  test('an amount to send', async () => {
    const { status, body } = await calc('1250')
    expect(status).toBe(200)
    expect(body).toMatchObject({ amount: '1250', calculation: { total: '1142.22' } })
  })

  test('an amount to receive: what is to be sent for it, at least', async () => {
    const { body } = await calc('1142.22', 'receive')
    expect(body.calculation.total).toBe('1142.22')
    expect(Number(body.amount)).toBeLessThanOrEqual(1250)
    expect((await calc(body.amount)).body.calculation.total).toBe('1142.22')
  })

  // shows A-3-007
  test('an amount is given as a number or as text', async () => {
    expect((await calc(1250)).body.calculation).toEqual((await calc('1250')).body.calculation)
  })

  // shows A-5-002 for too few to send
  test.each([
    ['too few to send', '9.99', 'send', 'amount.below-minimum', { min: '10', currency: 'USDT' }],
    ['more to send than anybody takes', '99999999', 'send', 'amount.above-limit', { currency: 'USDT' }],
    ['nothing to receive', '0', 'receive', 'request.invalid', undefined],
    ['too few to receive', '0.01', 'receive', 'amount.below-minimum', { min: '10', currency: 'USDT' }],
    ['more to receive than anybody takes', '99999999', 'receive', 'amount.above-limit', { currency: 'USDT' }],
    ['parts of a cent', '10.001', 'receive', 'amount.invalid', { precision: 2 }],
    ['another side', '10', 'middle', 'request.invalid', undefined],
  ])('%s is refused', async (_what, amount, side, code, values) => {
    const { status, body } = await calc(amount, side)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(body.code).toBe(code)
    if (values) expect(body.values).toMatchObject(values)
  })

  // shows A-1-023, A-3-002, A-5-004
  test('the limit itself is taken, in both fields; one unit more is not', async () => {
    const { maxAmount } = (await market.call('POST', '/api/orders/estimate', { pair })).body
    const most = await calc(maxAmount)
    expect(most.status).toBe(200)
    expect((await calc(most.body.calculation.total, 'receive')).status).toBe(200)
    const units = BigInt(Math.round(Number(maxAmount) * 1e6)) + 1n
    const above = `${units / 1_000_000n}.${String(units % 1_000_000n).padStart(6, '0')}`
    expect((await calc(above)).body).toMatchObject({ code: 'amount.above-limit', values: { limit: maxAmount } })
  })
})

describe('what stands behind a price', () => {
  const behind = async () => (await market.call('POST', '/api/orders/estimate', { pair })).body.behind

  test('the agent, its hours, its collateral, and where the market price comes from', async () => {
    const { body } = await market.call('POST', '/api/orders/estimate', { pair })
    expect(body).toMatchObject({ priceSources: 1, behind: { agent: { addr: agent.addr, username: 'Lagoon Desk' } } })
    const { rows } = await market.sql('select allowed, used from capacity where agent_addr = $1', [agent.addr])
    const { free, used, total } = body.behind.collateral
    expect(Number(free)).toBeCloseTo(Number(rows[0].allowed) - Number(rows[0].used), 1)
    expect(Number(used)).toBeCloseTo(Number(rows[0].used), 1)
    expect(Number(total)).toBeCloseTo(Number(rows[0].allowed) / 0.9, 1)
    expect((await calc('1250')).body.behind).toEqual(body.behind)
  })

  test('an order that ends is counted, and what it locks is told', async () => {
    const before = await behind()
    expect(before.record).toEqual({ completed: 0, failed: 0, payoutSeconds: null, rating: null, ratings: 0 })
    const order = await placed()
    await expect.poll(async () => Number((await behind()).collateral.free)).toBeLessThan(Number(before.collateral.free))
    await change(agent, await change(user, order, 'agentTransfer'), 'closed')
    await expect.poll(async () => (await behind()).record).toMatchObject({ completed: 1, failed: 0, payoutSeconds: 0 })

    await change(agent, await placed(), 'rejected')
    await expect.poll(async () => (await behind()).record).toMatchObject({ completed: 1, failed: 1 })
    await change(user, await placed(), 'cancelled')
    expect((await behind()).record).toMatchObject({ completed: 1, failed: 1 })
  })

  async function placed() {
    const offer = await user.call('POST', '/api/orders/match', { pair, amount: '100', transferTo: iban })
    const { body } = await user.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
    return (await user.call('GET', `/api/orders/${body.order.id}`)).body.order
  }

  async function change(who: Player, order: { id: string; status: string; updatedAt: string }, newStatus: string) {
    const { status: oldStatus, updatedAt } = order
    return (await who.call('PATCH', `/api/orders/${order.id}`, { newStatus, oldStatus, updatedAt })).body.order
  }
})

describe('a match', () => {
  const match = (body: object) => user.call('POST', '/api/orders/match', { pair, transferTo: iban, ...body })

  test('of an amount to receive offers at least that', async () => {
    const { body } = await match({ amount: '50', side: 'receive' })
    const { offer } = (await user.call('GET', `/api/offers/${body.offer.id}`)).body
    const calculated = (await calc('50', 'receive')).body
    expect(offer).toMatchObject({ to: { amount: '50' }, from: { amount: calculated.amount } })
  })

  test('of too few to receive is refused', async () => {
    expect((await match({ amount: '0.01', side: 'receive' })).body.code).toBe('amount.below-minimum')
  })
})

describe('the pairs that somebody takes now', () => {
  const open = async () => (await market.call('GET', '/api/swap/pairs')).body.pairs

  test('are those with an agent who could be matched', async () => {
    expect(await open()).toContainEqual(pair)
    const cosmos = expect.objectContaining({ from: expect.objectContaining({ network: 'COSMOS' }) })
    expect(await open()).not.toContainEqual(cosmos)
    const agents = (await market.sql("select addr from agents where moderation_status = 'approved'")).rows
    const suspend = async (isSuspended: boolean) => {
      await market.sql('update agents set is_suspend = $1', [isSuspended])
      for (const { addr } of agents) await market.running.context.refreshBook(addr)
    }
    await suspend(true)
    expect(await open()).toEqual([])
    await suspend(false)
    expect(await open()).toContainEqual(pair)
  })
})

describe('what it costs', () => {
  beforeEach(async () => {
    // The first call of a session may read what is then remembered of its person.
    await user.call('POST', '/api/orders/estimate', { pair })
  })

  /** The statements of a call: everything else that the server asks is the clock's, the outbox's, the dispatcher's and the chains'. */
  async function statementsOf(path: string, body: unknown): Promise<string[]> {
    statements.length = 0
    expect((await user.call('POST', path, body)).status).toBe(200)
    return statements.filter(
      (sql) =>
        !/outbox|lease|notif|deliveries|chain_|payment|has_legs|order_legs|agent_info|wnfts|revalue_capacity|expire_at" <=|expire_order|free_hold|release_due|"used" from "capacity" where "agent_addr" in|where "?expire|held_until/.test(
          sql,
        ),
    )
  }

  test('estimate and calc ask the database nothing, match asks it once', async () => {
    // What the server asks of its own accord now and then, it does not ask each time.
    const costs = (path: string, body: object) => expect.poll(() => statementsOf(path, { pair, ...body }))
    await costs('/api/orders/estimate', {}).toEqual([])
    await costs('/api/orders/calc', { amount: '100' }).toEqual([])
    const once = [expect.stringContaining('match_offer')]
    await costs('/api/orders/match', { amount: '100', transferTo: iban }).toEqual(once)
  })
})
