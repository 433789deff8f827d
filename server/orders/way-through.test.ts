import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'

let market: TestMarket
let user: Player
let agent: Player

beforeAll(async () => {
  market = await startMarket()
  user = await market.player(7)
  agent = await market.player(1)
})
afterAll(() => market.close())

async function matched(amount = '100'): Promise<string> {
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })
  return body.offer.id
}

async function placed(amount = '100') {
  const { body } = await user.call('POST', '/api/orders/place', { offer_id: await matched(amount) })
  return (await user.call('GET', `/api/orders/${body.order.id}`)).body.order
}

async function change(
  who: Player,
  order: { id: string; status: string; updatedAt: string },
  newStatus: string,
  statement?: string,
) {
  const { status: oldStatus, updatedAt } = order
  return who.call('PATCH', `/api/orders/${order.id}`, { newStatus, oldStatus, updatedAt, statement })
}

const ledgerOf = async () => {
  const { rows } = await market.sql(
    `select allowed, reserved, locked - reserved as posted, held, fees_due, used from capacity c cross join lateral (
       select coalesce(sum(exposure_usd), 0)::numeric(30, 6) as reserved from reservations where agent_addr = c.agent_addr
     ) r where agent_addr = $1`,
    [agent.addr],
  )
  return rows[0]
}

describe('an order through its whole life', () => {
  // shows A-0-002, A-1-006, A-3-001, A-3-002, A-3-003, A-3-008, A-3-009, A-3-010, A-6-007, A-7-002, A-7-004, A-7-005
  // shows A-7-015
  test('estimate, match, offer, place, user confirms, agent confirms: closed', async () => {
    const estimate = await market.call('POST', '/api/orders/estimate', { pair })
    expect(estimate).toMatchObject({ status: 200, body: { minAmount: '10', nextPrice: '0.9183741007' } })
    const before = await ledgerOf()

    const offerId = await matched('1250')
    const offer = (await user.call('GET', `/api/offers/${offerId}`)).body.offer
    expect(offer).toMatchObject({
      from: { amount: '1250' },
      to: { amount: '1142.22' },
      state: 'live',
      transferTo: iban,
      agent: { username: 'Lagoon Desk' },
    })
    expect(Number((await ledgerOf()).reserved)).toBeCloseTo(Number(before.reserved) + 1249.625)

    const place = await user.call('POST', '/api/orders/place', { offer_id: offerId })
    const order = (await user.call('GET', `/api/orders/${place.body.order.id}`)).body
    expect(order).toMatchObject({
      isOwner: true,
      statuses: ['agentTransfer', 'cancelled', 'dispute'],
      order: {
        status: 'userTransfer',
        agentAddrs: [agent.addr],
        details: { transferDetails: { [agent.addr]: { address: agent.addr }, [user.addr]: { iban } } },
      },
    })
    expect(await ledgerOf()).toMatchObject({ reserved: before.reserved, posted: '1249.625000' })

    const paid = await change(user, order.order, 'agentTransfer')
    expect(paid).toMatchObject({ status: 200, body: { order: { status: 'agentTransfer' } } })
    const closed = await change(agent, paid.body.order, 'closed')
    expect(closed.body.order).toMatchObject({ status: 'closed' })
    expect(closed.body.order.details.statusHistory.map((step: { new: string }) => step.new)).toEqual([
      'userTransfer',
      'agentTransfer',
      'closed',
    ])
    const fee = 5.74 * 1.0842
    const after = await ledgerOf()
    expect(Number(after.posted)).toBe(0)
    expect(Number(after.fees_due)).toBeCloseTo(fee, 5)
    expect(Number(after.held)).toBeCloseTo(1249.625 - fee, 5)
  })

  // shows A-4-023
  test('a stale updatedAt is refused with 409 and the current order', async () => {
    const order = await placed()
    const paid = await change(user, order, 'agentTransfer')
    expect(paid.status).toBe(200)
    const stale = await change(agent, { ...paid.body.order, updatedAt: order.updatedAt }, 'closed')
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'order.changed', current: { order: { status: 'agentTransfer' } } },
    })
    const twice = await change(user, order, 'agentTransfer')
    expect(twice).toMatchObject({ status: 409, body: { code: 'order.changed' } })
  })

  // shows A-7-005
  test('placing an offer twice, also at once, gives the same order', async () => {
    const offer_id = await matched()
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => user.call('POST', '/api/orders/place', { offer_id })),
    )
    const again = await user.call('POST', '/api/orders/place', { offer_id })
    const ids = new Set([...answers, again].map((answer) => `${answer.status} ${JSON.stringify(answer.body)}`))
    expect(ids.size).toBe(1)
    const { rows } = await market.sql('select count(*)::int as orders from orders where offer_id = $1', [offer_id])
    expect(rows[0].orders).toBe(1)
  })

  test('placing again with other payout details is refused', async () => {
    const offer_id = await matched()
    const transferDetails = { iban, bankFullName: 'Ada Byron' }
    const first = await user.call('POST', '/api/orders/place', { offer_id, transferDetails })
    expect((await user.call('POST', '/api/orders/place', { offer_id, transferDetails })).body).toEqual(first.body)
    const other = { ...transferDetails, bankFullName: 'Eve' }
    const second = await user.call('POST', '/api/orders/place', { offer_id, transferDetails: other })
    expect(second).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  })

  test('an idempotency key belongs to one offer', async () => {
    const headers = { 'idempotency-key': 'k-1' }
    const first = await user.call('POST', '/api/orders/place', { offer_id: await matched() }, headers)
    expect(first.status).toBe(200)
    const second = await user.call('POST', '/api/orders/place', { offer_id: await matched() }, headers)
    expect(second).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  })

  // shows A-4-009 for agent … agentTransfer
  // shows A-4-010 for agent … cancelled
  // shows A-4-011 for user … rejected
  // shows A-4-012 for user … closed
  test.each([
    ['agent', 'agentTransfer'],
    ['agent', 'cancelled'],
    ['user', 'closed'],
    ['user', 'rejected'],
    ['user', 'expired'],
    ['user', 'userTransfer'],
  ])('the %s may not move an order from userTransfer to %s', async (who, to) => {
    const answer = await change(who === 'user' ? user : agent, await placed('10'), to)
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.transition' } })
  })

  test('the user cancels, the agent rejects: capacity is free at once', async () => {
    const before = await ledgerOf()
    await change(user, await placed(), 'cancelled')
    await change(agent, await placed(), 'rejected')
    expect(await ledgerOf()).toEqual(before)
  })
})

describe('capacity that nobody may hold for nothing', () => {
  const dispute = (order: { id: string; status: string; updatedAt: string }) => change(user, order, 'dispute')

  test('orders said to be paid and disputes count as open ones: the next match is refused', async () => {
    const other = await market.player(40)
    await market.sql('update users set terms_accepted_at = now() where addr = $1', [other.addr])
    const open: { status: number; body: { code?: string } }[] = []
    for (let i = 0; i < 41; i++) {
      const matchedOne = await other.call('POST', '/api/orders/match', { pair, amount: '10', transferTo: iban })
      open.push(matchedOne)
      if (matchedOne.status !== 200) break
      const { body } = await other.call('POST', '/api/orders/place', { offer_id: matchedOne.body.offer.id })
      const { order } = (await other.call('GET', `/api/orders/${body.order.id}`)).body
      await change(other, order, i % 2 === 0 ? 'dispute' : 'agentTransfer')
    }
    expect(open).toHaveLength(41)
    expect(open.at(-1)).toMatchObject({ status: 409, body: { code: 'limit.open-orders' } })
  })

  test('a dispute over an order that was cancelled locks nothing', async () => {
    const before = await ledgerOf()
    const cancelled = await change(user, await placed(), 'cancelled')
    expect((await dispute(cancelled.body.order)).status).toBe(200)
    expect(await ledgerOf()).toEqual(before)
  })

  test('a dispute over a payment that nobody claimed keeps its capacity until the time to pay is over', async () => {
    const before = await ledgerOf()
    const disputed = (await dispute(await placed())).body.order
    expect(disputed.details.heldUntil).toBe(disputed.details.expireAt)
    expect(Number((await ledgerOf()).posted)).toBeCloseTo(Number(before.posted) + 99.97)
    await market.sql('update orders set held_until = clock_timestamp() where id = $1', [disputed.id])
    await expect.poll(ledgerOf).toEqual(before)
    expect((await user.call('GET', `/api/orders/${disputed.id}`)).body.order.status).toBe('dispute')
  })

  test('staff cannot let an order go on that is no longer covered', async () => {
    const staff = await market.player(0)
    const cancelled = await change(user, await placed('1000'), 'cancelled')
    const disputed = (await dispute(cancelled.body.order)).body.order
    const { rows } = await market.sql('select allowed from capacity where agent_addr = $1', [agent.addr])
    await market.sql('update capacity set allowed = used where agent_addr = $1', [agent.addr])
    const refused = await change(staff, disputed, 'userTransfer', 'It was paid after all.')
    expect(refused).toMatchObject({ status: 409, body: { code: 'order.uncovered' } })
    await market.sql('update capacity set allowed = $2 where agent_addr = $1', [agent.addr, rows[0].allowed])
    const before = await ledgerOf()
    const revived = await change(staff, disputed, 'userTransfer', 'It was paid after all.')
    expect(revived.body.order.status).toBe('userTransfer')
    expect(Number((await ledgerOf()).posted)).toBeCloseTo(Number(before.posted) + 999.7)
  })
})

describe('time', () => {
  // shows A-4-047, A-5-030
  test('an offer whose time is over cannot be placed, and its capacity comes back', async () => {
    const before = await ledgerOf()
    const offer_id = await matched()
    await market.sql(
      `with r as (update reservations set expires_at = clock_timestamp() - interval '1 ms' where offer_id = $1) update offers set expired_at = clock_timestamp() - interval '1 ms' where id = $1`,
      [offer_id],
    )
    const late = await user.call('POST', '/api/orders/place', { offer_id })
    expect(late).toMatchObject({ status: 410, body: { code: 'offer.expired' } })
    await expect.poll(ledgerOf).toEqual(before)
    const offer = await user.call('GET', `/api/offers/${offer_id}`)
    expect(offer.body.offer.state).toBe('expired')
  })

  // shows A-4-017
  test('a transfer window that is over refuses the confirmation, and the server expires the order', async () => {
    const before = await ledgerOf()
    const order = await placed()
    await market.sql("update orders set expire_at = clock_timestamp() - interval '1 ms' where id = $1", [order.id])
    const late = await change(user, order, 'agentTransfer')
    expect(late.status).toBe(409)
    expect(['order.expired', 'order.changed']).toContain(late.body.code)
    await expect.poll(async () => (await user.call('GET', `/api/orders/${order.id}`)).body.order.status).toBe('expired')
    const { body } = await user.call('GET', `/api/orders/${order.id}`)
    expect(body.order.details.statusHistory.at(-1)).toMatchObject({ changedBy: 'clock', new: 'expired' })
    expect(await ledgerOf()).toEqual(before)
  })

  test('a new match releases the earlier live offer of the same person', async () => {
    const before = await ledgerOf()
    const first = await matched()
    const second = await matched()
    expect((await user.call('POST', '/api/orders/place', { offer_id: first })).body.code).toBe('offer.released')
    expect(Number((await ledgerOf()).reserved)).toBeCloseTo(Number(before.reserved) + 99.97)
    await market.sql(
      `with r as (update reservations set expires_at = clock_timestamp() where offer_id = $1) update offers set expired_at = clock_timestamp() where id = $1`,
      [second],
    )
    await expect.poll(ledgerOf).toEqual(before)
  })
})
