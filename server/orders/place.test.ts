import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const iban = 'DE89370400440532013000'
const named = { iban, bankFullName: 'Ada Byron' }
const sepa = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const toChain = { from: sepa.to, to: sepa.from }

let market: TestMarket
let user: Player

beforeAll(async () => {
  market = await startMarket({ OFFER_SECONDS: '600' })
  user = await market.player(7)
})
afterAll(() => market.close())

async function offerOf(pair = sepa, transferTo = iban): Promise<string> {
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  return body.offer.id
}

const place = (offer_id: string, transferDetails?: object) =>
  user.call('POST', '/api/orders/place', { offer_id, transferDetails })

async function keptDetails(orderId: string) {
  const { body } = await user.call('GET', `/api/orders/${orderId}`)
  await user.call('PATCH', `/api/orders/${orderId}`, {
    newStatus: 'cancelled',
    oldStatus: 'userTransfer',
    updatedAt: body.order.updatedAt,
  })
  return body.order.details.transferDetails[user.addr]
}

const countOrders = async () => (await market.sql('select count(*)::int as orders from orders')).rows[0].orders

describe('payout details given with an order', () => {
  test.each([
    ['nothing', {}, 'recipient.missing', ['iban', 'bankFullName']],
    ['no name', { iban }, 'recipient.missing', ['bankFullName']],
    ['a blank name', { iban, bankFullName: '   ' }, 'recipient.missing', ['bankFullName']],
    ['no number', { bankFullName: 'Ada Byron' }, 'recipient.missing', ['iban']],
    ['a wrong check digit', { ...named, iban: 'DE89370400440532013001' }, 'recipient.invalid', ['iban']],
    ['a card that fails its check digit', { ...named, iban: '4111111111111112' }, 'recipient.invalid', ['iban']],
    ['text that is no number', { ...named, iban: 'my account at the corner' }, 'recipient.invalid', ['iban']],
    [
      'an address',
      { address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
      'recipient.missing',
      ['iban', 'bankFullName'],
    ],
  ])('to a bank with %s are refused at their fields, and nothing is placed', async (_, details, code, fields) => {
    const before = await countOrders()
    const answer = await place(await offerOf(), details)
    expect(answer).toMatchObject({ status: 422, body: { code } })
    const paths = answer.body.fields.map(({ path }: { path: string }) => path)
    expect(paths).toEqual(fields.map((field) => `body.transferDetails.${field}`))
    expect(await countOrders()).toBe(before)
  })

  test('are kept in one spelling, so that repeating them in another gives the same order', async () => {
    const offer = await offerOf()
    const spaced = { iban: 'de89 3704 0044 0532 0130 00', bankFullName: ' Ada Byron ' }
    const first = await place(offer, spaced)
    expect(first.status).toBe(200)
    expect(await place(offer, named)).toMatchObject({ status: 200, body: first.body })
    expect(await keptDetails(first.body.order.id)).toEqual(named)
  })

  test('may name a card', async () => {
    const { body } = await place(await offerOf(), { ...named, iban: '4111 1111 1111 1111' })
    expect(await keptDetails(body.order.id)).toEqual({ ...named, iban: '4111111111111111' })
  })

  test('of another person’s offer are not looked at: for them there is no such offer', async () => {
    const offer_id = await offerOf()
    const stranger = await market.player(8)
    const answer = await stranger.call('POST', '/api/orders/place', { offer_id, transferDetails: {} })
    expect(answer).toMatchObject({ status: 404, body: { code: 'offer.missing' } })
  })

  test('that are left out leave those of the match', async () => {
    const { body } = await place(await offerOf())
    expect(await keptDetails(body.order.id)).toEqual({ iban })
  })

  test('to a chain are an address on its network', async () => {
    const own = user.addr
    for (const [details, code] of [
      [{}, 'recipient.missing'],
      [{ address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' }, 'recipient.invalid'],
      [named, 'recipient.missing'],
    ] as const) {
      const answer = await place(await offerOf(toChain, own), details)
      expect(answer).toMatchObject({ status: 422, body: { code, fields: [{ path: 'body.transferDetails.address' }] } })
    }
    const other = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
    const { body } = await place(await offerOf(toChain, own), { address: other })
    expect(await keptDetails(body.order.id)).toEqual({ address: other })
  })
})

// shows A-3-010
test('an offer says from when and until when it stands, and what the server’s clock says', async () => {
  const { body } = await user.call('GET', `/api/offers/${await offerOf()}`)
  const { createdAt, expiredAt, serverTime } = body.offer
  expect(Math.round((Date.parse(expiredAt) - Date.parse(createdAt)) / 1000)).toBe(600)
  expect(Date.parse(serverTime)).toBeGreaterThanOrEqual(Date.parse(createdAt) - 1)
  expect(Date.parse(serverTime)).toBeLessThan(Date.parse(expiredAt))
})
