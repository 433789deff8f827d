import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'
const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,6})?Z$/)
const figure = expect.stringMatching(/^\d+(\.\d+)?$/)

let market: TestMarket
let user: Player
let agent: Player
let id: string

beforeAll(async () => {
  market = await startMarket()
  user = await market.player(7)
  agent = await market.player(1)
  id = await placed()
})
afterAll(() => market.close())

async function placed(): Promise<string> {
  const offer = await user.call('POST', '/api/orders/match', { pair, amount: '100', transferTo: iban })
  const { body } = await user.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })
  return body.order.id
}

const read = async (who: Player, of = id) => (await who.call('GET', `/api/orders/${of}`)).body

describe('the answer about an order', () => {
  // shows A-3-019, A-3-025, A-3-026, A-7-013
  test('has the order, its agents, transactions, the statuses that come next, whose it is, and the rating', async () => {
    const view = await read(user)
    expect(view).toMatchObject({
      order: { id },
      agents: [{ addr: agent.addr, username: 'Lagoon Desk', info: '' }],
      transactions: [],
      statuses: ['agentTransfer', 'cancelled', 'dispute'],
      isOwner: true,
      rating: null,
    })
    expect(await read(agent)).toMatchObject({ isOwner: false, statuses: ['rejected', 'dispute'] })
  })

  // shows A-0-002, A-1-006, A-3-011, A-3-012, A-3-013, A-3-014, A-3-016, A-3-017, A-4-001
  test('has all of the order', async () => {
    const { order } = await read(user)
    expect(order).toMatchObject({
      id,
      status: 'userTransfer',
      createdAt: moment,
      updatedAt: moment,
      userAddr: user.addr,
      agentAddrs: [agent.addr],
      price: figure,
      from: { amount: '100', currency: 'USDT', network: 'LOCAL' },
      to: { amount: figure, currency: 'EUR', network: 'SEPA' },
      counterparties: [{ addr: agent.addr, username: 'Lagoon Desk' }],
      details: { expireAt: moment, claimedBy: null },
    })
    const { transferDetails } = order.details
    expect(new Set(Object.keys(transferDetails))).toEqual(new Set([user.addr, agent.addr]))
    expect(transferDetails[user.addr]).toMatchObject({ iban })
    expect(order.details.statusHistory).toEqual([
      { old: null, new: 'userTransfer', changedBy: user.addr, changedAt: moment, statement: null },
    ])
  })

  // shows A-3-005
  test('has all of the calculation', async () => {
    const { calculation } = (await read(user)).order
    for (const name of ['price', 'priceFee', 'totalPrice', 'totalFee', 'total', 'fromMarketPrice', 'toMarketPrice']) {
      expect(calculation[name], name).toEqual(figure)
    }
  })

  // shows A-2-097, A-3-014
  test('names the other party to each side', async () => {
    expect((await read(agent)).order.counterparties).toEqual([{ addr: user.addr, username: user.addr }])
  })

  // shows A-3-018
  test('has one new entry of the history for each change, with who claimed that money was sent', async () => {
    const other = await placed()
    const { order } = await read(user, other)
    const step = { newStatus: 'agentTransfer', oldStatus: 'userTransfer', updatedAt: order.updatedAt }
    expect((await user.call('PATCH', `/api/orders/${other}`, step)).status).toBe(200)
    const { details } = (await read(user, other)).order
    expect(details.statusHistory).toEqual([
      ...order.details.statusHistory,
      { old: 'userTransfer', new: 'agentTransfer', changedBy: user.addr, changedAt: moment, statement: null },
    ])
  })

  // shows A-3-045, B-3-001, B-7.1-008
  test('is the user’s own: all fields of a person', async () => {
    const { body } = await user.call('GET', `/api/users/${user.addr}`)
    expect(body.user).toMatchObject({ addr: user.addr, username: null, createdAt: moment, updatedAt: moment })
    expect(body.user.details).toMatchObject({ locale: 'en' })
  })
})

describe('a step that is not the asker’s', () => {
  // shows A-6-020, A-6-021
  test('an agent of another order is told that there is none, and nothing changes', async () => {
    const otherAgent = await market.player(2)
    const { order } = await read(user)
    for (const newStatus of ['agentTransfer', 'rejected', 'closed', 'dispute']) {
      const step = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt }
      expect((await otherAgent.call('PATCH', `/api/orders/${id}`, step)).body.code).toBe('order.missing')
    }
    expect((await read(user)).order).toEqual(order)
  })

  // shows A-4-022
  test('a wrong old status is refused with the order as it is', async () => {
    const { order } = await read(user)
    const step = { newStatus: 'closed', oldStatus: 'agentTransfer', updatedAt: order.updatedAt }
    const answer = await agent.call('PATCH', `/api/orders/${id}`, step)
    expect(answer).toMatchObject({ status: 409, body: { code: 'order.changed', current: { order: { id } } } })
    expect((await read(user)).order).toEqual(order)
  })
})

describe('the time to pay', () => {
  // shows A-3-015, A-9-025, A-9-026
  test('is 30 minutes from the placing on, the total of the countdown', async () => {
    const { createdAt, details } = (await read(user)).order
    const minutes = (Date.parse(details.expireAt) - Date.parse(createdAt)) / 60_000
    expect(minutes).toBeCloseTo(30, 2)
  })

  // shows A-3-015, A-9-026
  test('is what the agent has chosen, from 15 to 1440 minutes', async () => {
    const choose = (minutes: number) =>
      market.sql('update agents set transfer_minutes = $2 where addr = $1', [agent.addr, minutes])
    await expect(choose(14)).rejects.toThrow(/transfer_minutes/)
    await expect(choose(1441)).rejects.toThrow(/transfer_minutes/)
    for (const minutes of [15, 1440]) {
      await choose(minutes)
      const { createdAt, details } = (await read(user, await placed())).order
      expect((Date.parse(details.expireAt) - Date.parse(createdAt)) / 60_000).toBeCloseTo(minutes, 2)
    }
  })
})
