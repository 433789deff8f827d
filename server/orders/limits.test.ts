import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'

let market: TestMarket
let agent: Player
beforeAll(async () => {
  market = await startMarket({
    NEWCOMER_ORDERS: '1',
    NEWCOMER_USD: '500',
    NEWCOMER_SHARE: '0.25',
    MAX_UNPAID_ORDERS: '3',
    PAUSE_AFTER_EXPIRED: '2',
    PAUSE_SECONDS: '3600',
  })
  agent = await market.player(1)
})
afterAll(() => market.close())

const match = (who: Player, amount = '20') => who.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })

async function place(who: Player, amount = '20') {
  const { body } = await match(who, amount)
  const placed = await who.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return (await who.call('GET', `/api/orders/${placed.body.order.id}`)).body.order
}

async function change(who: Player, { id, status, updatedAt }: Record<string, string>, newStatus: string) {
  const { body } = await who.call('PATCH', `/api/orders/${id}`, { newStatus, oldStatus: status, updatedAt })
  return body.order
}

describe('somebody new', () => {
  test('has one order to pay at a time, until one is completed; from then on three', async () => {
    const person = await market.player(20)
    const first = await place(person)
    expect((await match(person)).body).toMatchObject({ code: 'limit.newcomer-orders', values: { most: 1 } })
    await change(agent, await change(person, first, 'agentTransfer'), 'closed')
    for (let i = 0; i < 3; i++) await place(person)
    expect((await match(person)).body.code).toBe('limit.open-orders')
  })

  test('swaps up to a worth, all open orders together, and is told how much is left', async () => {
    const person = await market.player(21)
    expect((await match(person, '501')).body).toMatchObject({
      code: 'limit.newcomer-amount',
      values: { limitUsd: '500', leftUsd: '500' },
    })
    await change(person, await place(person, '400'), 'agentTransfer')
    const { values } = (await match(person, '150')).body
    expect(Number(values.leftUsd)).toBeCloseTo(500 - 400 * 0.9997, 2)
    expect((await match(person, '90')).status).toBe(200)
  })

  test('is estimated no more than that', async () => {
    const person = await market.player(22)
    const { body } = await person.call('POST', '/api/orders/estimate', { pair })
    expect(Number(body.maxAmount)).toBeCloseTo(500 / 0.9997, 2)
    expect((await match(person, body.maxAmount)).status).toBe(200)
    const calc = await person.call('POST', '/api/orders/calc', { pair, amount: '600' })
    expect(calc.body).toMatchObject({ code: 'amount.above-limit', values: { limit: body.maxAmount } })
  })

  test('locks, with everybody else who is new, no more than a quarter of an agent', async () => {
    const { rows } = await market.sql('select allowed from capacity where agent_addr = $1', [agent.addr])
    const setAllowed = async (usd: string) => {
      await market.sql('update capacity set allowed = $2, ceiling = greatest($2, used) where agent_addr = $1', [
        agent.addr,
        usd,
      ])
      await market.running.context.refreshBook(agent.addr)
    }
    await market.sql('update agents set is_suspend = true where addr <> $1', [agent.addr])
    for (const { addr } of (await market.sql('select addr from agents')).rows)
      await market.running.context.refreshBook(addr)
    const newcomers = await market.sql(`select sum(usd)::float8 as locked from (
      select locked_usd as usd from orders where lock_kind = 'posted' and is_newcomer(user_addr)
      union all select exposure_usd from reservations where is_newcomer(user_addr)
      union all select 0) locked`)
    await setAllowed(String((newcomers.rows[0].locked + 250) * 4))
    const [first, second] = [await market.player(23), await market.player(24)]
    expect((await match(first, '200')).status).toBe(200)
    expect((await match(second, '200')).body.code).toBe('limit.newcomers')
    const known = await market.player(20)
    await market.sql("update orders set status = 'agentTransfer' where user_addr = $1 and status = 'userTransfer'", [
      known.addr,
    ])
    expect((await match(known, '200')).status).toBe(200)
    await setAllowed(rows[0].allowed)
  })
})

test('who lets order after order run out has to pause, and is told until when', async () => {
  const person = await market.player(30)
  await market.sql('update agents set is_suspend = false where addr = $1', [agent.addr])
  for (let i = 0; i < 2; i++) {
    const order = await place(person)
    await market.sql('update orders set expire_at = clock_timestamp() where id = $1', [order.id])
    await expect
      .poll(async () => (await person.call('GET', `/api/orders/${order.id}`)).body.order.status)
      .toBe('expired')
  }
  const { body } = await match(person)
  expect(body.code).toBe('limit.pause')
  expect(Date.parse(body.values.until)).toBeGreaterThan(Date.now() + 3_500_000)
  await letHourPass(person)
  expect((await match(person)).status).toBe(200)
})

test('who cancels order after order has to pause as well, and a dispute of one does not undo it', async () => {
  const [person, staff] = [await market.player(31), await market.player(0)]
  await change(staff, await place(person), 'cancelled')
  const first = await change(person, await place(person), 'cancelled')
  expect((await match(person)).status).toBe(200)
  await change(person, await place(person), 'cancelled')
  expect((await match(person)).body.code).toBe('limit.pause')
  await change(person, first, 'dispute')
  expect((await match(person)).body.code).toBe('limit.pause')
  await letHourPass(person)
  expect((await match(person)).status).toBe(200)
})

async function letHourPass({ addr }: Player): Promise<void> {
  await market.sql("update wasted_orders set at = at - interval '61 minutes' where user_addr = $1", [addr])
}
