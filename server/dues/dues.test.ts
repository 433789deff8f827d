import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Debtor, Dues } from '#api/dues.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

let market: TestMarket
let boss: Player
let user: Player
let agent: Player
beforeAll(async () => {
  market = await startMarket()
  ;[boss, user, agent] = [await market.player(0), await market.player(7), await market.player(1)]
})
afterAll(() => market.close())

async function closed(amount: string): Promise<string> {
  const transferTo = 'DE89370400440532013000'
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount, transferTo })
  const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  let { order } = (await user.call('GET', `/api/orders/${placed.order.id}`)).body
  for (const [who, newStatus] of [
    [user, 'agentTransfer'],
    [agent, 'closed'],
  ] as const) {
    const wish = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt }
    order = (await who.call('PATCH', `/api/orders/${order.id}`, wish)).body.order
  }
  return order.id
}

const read = async (query = ''): Promise<Dues> =>
  (await agent.call('GET', `/api/agents/${agent.addr}/dues${query}`)).body.dues
const book = (amountUsd: unknown, key = randomUUID() as string, reference = 'Transfer 7') =>
  boss.call('POST', `/api/v2/agents/${agent.addr}/payments`, { amountUsd, reference }, { 'idempotency-key': key })
const takeBack = (id: string, reason = 'Bounced') =>
  boss.call('POST', `/api/v2/agents/${agent.addr}/payments/${id}/take-back`, { reason })

test('an agent owes the fee of each order that they closed, and sees the same as staff', async () => {
  expect(await read()).toMatchObject({ owedUsd: '0.000000', unpaidFees: 0, owedSince: null, fees: [], payments: [] })
  const first = await closed('100')
  const second = await closed('200')
  const dues = await read()
  expect(dues.fees.map(({ orderId }) => orderId)).toEqual([second, first])
  expect(dues).toMatchObject({ unpaidFees: 2, paidUsd: '0.000000', creditUsd: '0.000000', lockedUsd: dues.owedUsd })
  const { rows } = await market.sql('select fees_due from capacity where agent_addr = $1', [agent.addr])
  expect(dues.lockedUsd).toBe(rows[0].fees_due)
  expect((await boss.call('GET', `/api/v2/agents/${agent.addr}/dues`)).body.dues).toEqual(dues)
})

test('a payment is booked once under its key; what it frees can back new orders; more than is due is refused with how much is', async () => {
  const before = await read()
  const used = async () =>
    Number((await market.sql('select used from capacity where agent_addr = $1', [agent.addr])).rows[0].used)
  const usedBefore = await used()
  const tooMuch = await book('1000')
  expect(tooMuch).toMatchObject({ status: 422, body: { code: 'dues.too-much', values: { dueUsd: before.owedUsd } } })

  const key = randomUUID()
  const answers = await Promise.all([book('0.6', key), book('0.6', key)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await book('0.7', key)).toMatchObject({ status: 422, body: { code: 'idempotency.mismatch' } })
  const after = await read()
  expect(Number(after.owedUsd)).toBeCloseTo(Number(before.owedUsd) - 0.6, 6)
  expect(after.payments).toMatchObject([{ amountUsd: '0.600000', reference: 'Transfer 7', bookedBy: boss.addr }])
  expect(await used()).toBeCloseTo(usedBefore - 0.6, 6)
  expect(after.fees.at(-1)?.paidAt).not.toBeNull()
  const { rows } = await market.sql("select who, before, after, from_where from audit where action = 'dues.book'")
  expect(rows).toMatchObject([
    { who: boss.addr, before: { owedUsd: before.owedUsd }, after: { owedUsd: after.owedUsd } },
  ])
  expect(rows[0].from_where).not.toBe('')
})

test('a booking is taken back once, with a reason; both stay', async () => {
  const [payment] = (await read()).payments
  if (!payment) throw new Error('nothing was booked')
  expect((await takeBack(payment.id, ' ')).status).toBe(400)
  const { body } = await takeBack(payment.id)
  expect(body.dues.payments).toMatchObject([
    { amountUsd: '-0.600000', reference: 'Bounced', takesBack: payment.id },
    { id: payment.id, isTakenBack: true },
  ])
  expect(body.dues).toMatchObject({ paidUsd: '0.000000', lockedUsd: body.dues.owedUsd })
  expect(await takeBack(payment.id)).toMatchObject({ status: 409, body: { code: 'payment.taken-back' } })
  expect(await takeBack(randomUUID())).toMatchObject({ status: 404, body: { code: 'payment.missing' } })
})

test.each([['0'], ['-1'], ['1.0000001'], ['1234567890123456789'], ['1e-9'], [null], ['much']])(
  'the amount %s is refused before anything is looked at',
  async (amount) => {
    expect((await book(amount)).body.code).toBe('request.invalid')
  },
)

test('fees and bookings are paged by their places, none skipped or met twice', async () => {
  for (let i = 0; i < 3; i += 1) {
    await closed('20')
    await book('0.01')
  }
  const all = await read('?limit=100')
  expect(all).toMatchObject({ hasMoreFees: false, hasMorePayments: false })
  const walked = { fees: [] as number[], payments: [] as number[] }
  let from = ''
  for (;;) {
    const part = await read(`?limit=2${from}`)
    walked.fees.push(...part.fees.map(({ place }) => place))
    walked.payments.push(...part.payments.map(({ place }) => place))
    if (!part.hasMoreFees && !part.hasMorePayments) break
    from = `&feesBefore=${walked.fees.at(-1)}&paymentsBefore=${walked.payments.at(-1)}`
  }
  expect(walked.fees).toEqual(all.fees.map(({ place }) => place))
  expect(walked.payments).toEqual(all.payments.map(({ place }) => place))
})

test('staff list who owes something, or everybody, by time, and find an agent by what a name or an address begins with', async () => {
  const list = async (query = ''): Promise<Debtor[]> => (await boss.call('GET', `/api/v2/dues${query}`)).body.debtors
  const dues = await read()
  const [one, ...others] = await list()
  expect(others).toEqual([])
  expect(one).toMatchObject({
    addr: agent.addr,
    owedUsd: dues.owedUsd,
    lockedUsd: dues.lockedUsd,
    unpaidFees: dues.unpaidFees,
  })
  expect(one?.lastPaidAt).toBe(dues.payments[0]?.bookedAt)
  const all = await list('?kind=all')
  const { rows } = await market.sql('select addr from agents order by created_at desc')
  expect(all.map(({ addr }) => addr)).toEqual(rows.map(({ addr }) => addr))
  const [first, second] = await list('?kind=all&limit=2')
  const next = new URLSearchParams({ kind: 'all', pagingTime: second?.createdAt ?? '', pagingDirection: 'next' })
  expect(await list(`?${next}`)).toEqual(all.slice(2))
  const back = new URLSearchParams({ kind: 'all', pagingTime: all[2]?.createdAt ?? '', pagingDirection: 'prev' })
  expect(await list(`?${back}`)).toEqual([first, second])
  expect(await list(`?find=${agent.addr.slice(0, 10).toLowerCase()}`)).toEqual([one])
  expect(await list('?find=nobody')).toEqual([])
})
