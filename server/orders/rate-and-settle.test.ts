import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesOf, orderChannel, ordersChannel } from '#api/channels.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'

let market: TestMarket
let user: Player
let agent: Player
let stranger: Player

beforeAll(async () => {
  market = await startMarket({ PAYOUT_SECONDS: '1200', DISPUTE_DAYS: '30' })
  user = await market.player(7)
  agent = await market.player(1)
  stranger = await market.player(8)
})
afterAll(() => market.close())

type Seen = { id: string; status: string; updatedAt: string }

async function placed(amount = '100'): Promise<Seen> {
  const offer = await user.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })
  const { body } = await user.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
  return (await user.call('GET', `/api/orders/${body.order.id}`)).body.order
}

async function change(who: Player, { id, status: oldStatus, updatedAt }: Seen, newStatus: string, more = {}) {
  return who.call('PATCH', `/api/orders/${id}`, { newStatus, oldStatus, updatedAt, ...more })
}

async function at(status: 'closed' | 'rejected' | 'agentTransfer'): Promise<Seen> {
  const paid = (await change(user, await placed(), 'agentTransfer')).body.order
  return status === 'agentTransfer' ? paid : (await change(agent, paid, status)).body.order
}

const held = async () =>
  Number((await market.sql('select held from capacity where agent_addr = $1', [agent.addr])).rows[0].held)

describe('a rating', () => {
  const rate = (who: Player, id: string, score: unknown) => who.call('PATCH', `/api/orders/${id}/rating`, { score })

  // shows A-5-032, A-6-012, A-7-016
  test('is given once, by the user of a closed order, and counts for the agent', async () => {
    const { id } = await at('closed')
    expect((await rate(agent, id, 5)).body.code).toBe('order.missing')
    expect((await rate(stranger, id, 5)).body.code).toBe('order.missing')
    expect(await rate(user, id, 4)).toMatchObject({ status: 200, body: { rating: 4 } })
    expect((await rate(user, id, 5)).body.code).toBe('order.rated')
    const other = await at('closed')
    await rate(user, other.id, 5)
    const record = (await user.call('GET', `/api/orders/${id}`)).body.agents[0].record
    expect(record).toMatchObject({ rating: '4.5', ratings: 2 })
    await expect
      .poll(async () => (await market.call('POST', '/api/orders/estimate', { pair })).body.behind.record)
      .toMatchObject({ rating: '4.5', ratings: 2 })
  })

  // shows A-9-021
  test('of 0 is one that was skipped: it is kept, and counts for nobody', async () => {
    const { id } = await at('closed')
    const before = (await user.call('GET', `/api/orders/${id}`)).body.agents[0].record
    expect((await rate(user, id, 0)).body).toMatchObject({ rating: 0, agents: [{ record: before }] })
  })

  // shows A-5-032, A-9-020
  test.each([6, -1, 2.5, '5', null])('of %j is refused', async (score) => {
    expect((await rate(user, (await placed()).id, score)).body.code).toBe('request.invalid')
  })

  test('of an order that is not closed is refused, and so is one for another order than the path’s', async () => {
    const order = await placed()
    expect((await rate(user, order.id, 5)).body.code).toBe('order.not-closed')
    const other = { score: 5, orderId: '01957c3f-0000-7000-8000-00000a9f3a2c' }
    const answer = await user.call('PATCH', `/api/orders/${order.id}/rating`, other)
    expect(answer.body.fields[0].path).toBe('body.orderId')
  })

  test('given twice at the same time counts once', async () => {
    const { id } = await at('closed')
    const answers = await Promise.all(Array.from({ length: 10 }, () => rate(user, id, 3)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('the user’s last word', () => {
  const settle = (who: Player, id: string) => who.call('POST', `/api/orders/${id}/received`, {})

  test.each(['closed', 'rejected'] as const)('on a %s order gives back what was held for it', async (status) => {
    const before = await held()
    const { id } = await at(status)
    expect(await held()).toBeGreaterThan(before)
    expect((await user.call('GET', `/api/orders/${id}`)).body.order.details).toMatchObject({
      heldUntil: expect.any(String),
      heldUsd: expect.stringMatching(/^9\d\.\d+$/),
      receivedAt: null,
    })
    expect((await settle(agent, id)).body.code).toBe('order.missing')
    const settled = await settle(user, id)
    expect(settled.body.order.details).toMatchObject({ heldUntil: null, heldUsd: null, receivedAt: expect.any(String) })
    expect(await held()).toBeCloseTo(before, 5)
    expect((await settle(user, id)).status).toBe(200)
  })

  test('cannot be said before the end', async () => {
    expect((await settle(user, (await at('agentTransfer')).id)).body.code).toBe('order.not-held')
  })

  test('"not received" is a dispute that keeps what was held', async () => {
    const before = await held()
    const closed = await at('closed')
    const kept = (await held()) - before
    const disputed = await change(user, closed, 'dispute', { statement: 'Nothing has arrived.' })
    expect(disputed.body.order).toMatchObject({ status: 'dispute' })
    const { rows } = await market.sql('select locked_usd from orders where id = $1', [closed.id])
    expect(Number(rows[0].locked_usd)).toBeCloseTo(kept, 5)
  })
})

describe('a dispute', () => {
  // shows A-3-016
  test('carries the statement of the one who opened it, for both parties', async () => {
    const statement = 'I paid at noon.\nReference 7.'
    const { id } = (await change(user, await placed(), 'dispute', { statement })).body.order
    for (const who of [user, agent]) {
      const { order } = (await who.call('GET', `/api/orders/${id}`)).body
      expect(order.details.statusHistory.at(-1)).toMatchObject({ new: 'dispute', changedBy: user.addr, statement })
      expect(order.details.claimedBy).toBe(user.addr)
    }
  })

  test('takes no statement that belongs to another step, is too long, or cannot be seen', async () => {
    const order = await placed()
    const refused = await change(user, order, 'cancelled', { statement: 'x' })
    expect(refused.body.fields[0].path).toBe('body.statement')
    for (const statement of ['x'.repeat(2001), 'a\u0000b', 'a\u202eb']) {
      expect((await change(user, order, 'dispute', { statement })).body.code).toBe('request.invalid')
    }
    expect((await user.call('GET', `/api/orders/${order.id}`)).body.order.status).toBe('userTransfer')
  })

  test('long after the end takes no capacity from others', async () => {
    const closed = await at('closed')
    await market.sql('update orders set held_until = clock_timestamp() where id = $1', [closed.id])
    await expect
      .poll(async () => (await market.sql('select lock_kind from orders where id = $1', [closed.id])).rows[0].lock_kind)
      .toBe('none')
    const old = new Date(Date.now() - 31 * 86_400_000).toISOString()
    await market.sql('update orders set updated_at = $2 where id = $1', [closed.id, old])
    const disputed = await change(user, { ...closed, updatedAt: old }, 'dispute')
    expect(disputed.status).toBe(200)
    const { rows } = await market.sql('select locked_usd from orders where id = $1', [closed.id])
    expect(Number(rows[0].locked_usd)).toBe(0)
  })
})

describe('whose turn it is', () => {
  test('the agent has a time by which to pay, as long as it is their turn', async () => {
    const paid = (await change(user, await placed(), 'agentTransfer')).body.order
    const { payoutDueAt } = paid.details
    expect(Date.parse(payoutDueAt) - Date.parse(paid.updatedAt)).toBe(1_200_000)
    expect((await change(agent, paid, 'closed')).body.order.details.payoutDueAt).toBeNull()
  })

  test('a person’s queue has what waits for them, the most urgent first, and nothing else', async () => {
    const other = await market.player(9)
    await market.sql('update users set terms_accepted_at = now() where addr = $1', [other.addr])
    const waiting = async (who: Player) =>
      (await who.call('GET', '/api/orders/waiting')).body.orders.map(({ id }: { id: string }) => id)
    expect(await waiting(other)).toEqual([])
    const make = async () => {
      const offer = await other.call('POST', '/api/orders/match', { pair, amount: '10', transferTo: iban })
      const { body } = await other.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
      return (await other.call('GET', `/api/orders/${body.order.id}`)).body.order
    }
    const [first, second] = [await make(), await make()]
    expect(await waiting(other)).toEqual([first.id, second.id])
    await market.sql("update orders set expire_at = expire_at - interval '5 minutes' where id = $1", [second.id])
    expect(await waiting(other)).toEqual([second.id, first.id])
    expect(await waiting(agent)).not.toContain(first.id)
    await change(other, first, 'agentTransfer')
    expect(await waiting(other)).toEqual([second.id])
    expect(await waiting(agent)).toContain(first.id)
    expect(await waiting(stranger)).toEqual([])
  })

  test('a list is told of to its person alone', async () => {
    const token = (who: Player, channel: string) => who.call('POST', '/api/realtime/subscription-token', { channel })
    expect((await token(user, ordersChannel(user.addr))).status).toBe(200)
    expect((await token(stranger, ordersChannel(user.addr))).body.code).toBe('channel.denied')
    expect(
      (await market.call('POST', '/api/realtime/subscription-token', { channel: ordersChannel(user.addr) })).status,
    ).toBe(403)
    const order = await placed()
    const { rows } = await market.sql("select data from outbox where topic = 'order' order by id desc limit 1")
    expect(messagesOf('order', rows[0].data).map(({ channel }) => channel)).toEqual([
      orderChannel(order.id),
      ordersChannel(user.addr),
      ordersChannel(agent.addr),
    ])
  })
})
