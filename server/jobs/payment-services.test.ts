import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { EsploraPayments } from '#outside/payments/esplora.ts'
import type { PaymentSource } from '#outside/payments/source.ts'
import { TronPayments } from '#outside/payments/tron.ts'
import { type FakeNetwork, startFakeNetwork, tronUsdt } from '#testing/fake-networks.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { lookOnce } from './payments.ts'

const btc = { network: 'BITCOIN', currency: 'BTC' }
const tron = { network: 'TRON', currency: 'USDT' }
const eur = { network: 'SEPA', currency: 'EUR' }
const iban = 'DE89370400440532013000'
const never = new AbortController().signal

let market: TestMarket
let user: Player
let bitcoin: FakeNetwork
let grid: FakeNetwork
let source: PaymentSource

beforeAll(async () => {
  market = await startMarket()
  user = await market.player(7)
  bitcoin = await startFakeNetwork('BITCOIN')
  grid = await startFakeNetwork('TRON')
  source = new EsploraPayments({ url: bitcoin.url, ended: never }, 1)
})
afterAll(async () => {
  await market.close()
  await Promise.all([bitcoin.close(), grid.close()])
})
beforeEach(async () => {
  bitcoin.state.fault = {}
  await market.sql(
    "update orders set status = 'cancelled', updated_at = now() - interval '3 days' where status <> 'cancelled'",
  )
})

async function placed(from: typeof btc, amount: string): Promise<{ id: string; to: string; expected: string }> {
  const pair = { from, to: eur }
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount, transferTo: iban })
  const { body: done } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  const { order } = (await user.call('GET', `/api/orders/${done.order.id}`)).body
  return { id: order.id, to: order.details.transferDetails[order.agentAddrs[0]].address, expected: order.from.amount }
}

/** Another block of Bitcoin; a payment that lies in an older one than its order is none. */
const next = () => {
  bitcoin.state.head += 1
  return bitcoin.state.head
}
const look = () => lookOnce(market.running.context, source, null)
const transactions = async (id: string) => (await user.call('GET', `/api/orders/${id}`)).body.transactions
const eventsOf = async (id: string) => {
  const { rows } = await market.sql(
    "select count(*)::int as n from outbox where topic = 'payment' and data->>'id' = $1",
    [id],
  )
  return rows[0].n
}
const seconds = () => Math.floor(Date.now() / 1000)
const sats = (amount: string) => BigInt(Math.round(Number(amount) * 1e8))

describe('a payment in bitcoin', () => {
  // shows A-3-022
  test('is seen in no block yet, then in one, then confirmed', async () => {
    const { id, to, expected } = await placed(btc, '0.001')
    const hash = bitcoin.add({ to, amount: sats(expected), block: null, at: seconds() })
    await look()
    expect(await transactions(id)).toMatchObject([
      { amount: '0.001', currency: 'BTC', network: 'BITCOIN', status: 1, type: 1, confirmations: 0, fit: 'exact' },
    ])
    expect((await transactions(id))[0].details).toEqual({ txHash: hash, blockNumber: null })

    bitcoin.change(hash, { block: 100 })
    await look()
    expect((await transactions(id))[0]).toMatchObject({ status: 1, confirmations: 1, details: { blockNumber: 100 } })
    bitcoin.state.head = 102
    await look()
    expect((await transactions(id))[0]).toMatchObject({ status: 2, confirmations: 3 })
    expect(await eventsOf(id)).toBe(3)
  })

  test('that was replaced disappears, and what replaced it is another', async () => {
    const { id, to, expected } = await placed(btc, '0.0011')
    const first = bitcoin.add({ to, amount: sats(expected), block: null, at: seconds() })
    await look()
    bitcoin.remove(first)
    const second = bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() })
    await look()
    const seen = await transactions(id)
    expect(seen.map(({ details }: { details: { txHash: string } }) => details.txHash)).toEqual([second])
  })

  test('whose block was replaced moves to another', async () => {
    const { id, to, expected } = await placed(btc, '0.0012')
    const hash = bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() })
    await look()
    const [before] = await transactions(id)
    const block = next()
    bitcoin.change(hash, { block })
    await look()
    expect((await transactions(id))[0]).toMatchObject({
      id: before.id,
      confirmations: 1,
      details: { blockNumber: block },
    })
  })

  test('stays as it was while the service lags, is away, or tells of another network', async () => {
    const { id, to, expected } = await placed(btc, '0.0013')
    const hash = bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() })
    await look()
    const before = await transactions(id)
    expect(before).toHaveLength(1)
    const { head } = bitcoin.state
    bitcoin.state.head = 90
    bitcoin.remove(hash)
    await expect(look()).rejects.toMatchObject({ reason: 'behind' })
    bitcoin.state.head = head + 1
    for (const fault of [{ status: null }, { status: 429 }, { status: 500 }, { body: () => '[]' }]) {
      bitcoin.state.fault = fault
      await expect(look()).rejects.toMatchObject({ name: 'Stall' })
    }
    bitcoin.state.fault = {}
    bitcoin.state.isOther = true
    const other = new EsploraPayments({ url: bitcoin.url, ended: never }, 1)
    await expect(lookOnce(market.running.context, other, null)).rejects.toMatchObject({ reason: 'other-chain' })
    bitcoin.state.isOther = false
    expect(await transactions(id)).toEqual(before)
  })

  test('that is confirmed does not vanish because a service forgets it', async () => {
    const { id, to, expected } = await placed(btc, '0.0014')
    const hash = bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() })
    bitcoin.state.head += 2
    await look()
    expect((await transactions(id))[0].status).toBe(2)
    bitcoin.remove(hash)
    await look()
    expect(await transactions(id)).toHaveLength(1)
  })

  test('is taken once, however many processes look at once and however often', async () => {
    const one = await placed(btc, '0.0015')
    const other = await placed(btc, '0.00152')
    bitcoin.add({ to: one.to, amount: sats(one.expected), block: next(), at: seconds() })
    await Promise.all(Array.from({ length: 8 }, look))
    await look()
    expect([(await transactions(one.id)).length, (await transactions(other.id)).length]).toEqual([1, 0])
    expect(await eventsOf(one.id)).toBe(1)
  })

  test('from before the order is nobody’s, and stays so', async () => {
    const waiting = await placed(btc, '0.0016')
    bitcoin.add({ to: waiting.to, amount: sats('0.0017'), block: next(), at: seconds() - 3 * 3600 })
    await look()
    const { id } = await placed(btc, '0.0017')
    await look()
    expect(await transactions(id)).toEqual([])
    expect(await transactions(waiting.id)).toEqual([])
  })
})

test('a transaction that does something else in its new block is judged anew', async () => {
  const { id, to, expected } = await placed(btc, '0.0019')
  const hash = bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() })
  await look()
  expect(await transactions(id)).toMatchObject([{ amount: '0.0019', fit: 'exact' }])
  bitcoin.change(hash, { amount: sats('0.0012'), block: next() })
  await look()
  expect(await transactions(id)).toMatchObject([{ amount: '0.0012', fit: 'short' }])
  bitcoin.change(hash, { amount: sats(expected) })
  await look()
  expect(await transactions(id)).toMatchObject([{ amount: '0.0019', fit: 'exact' }])
})

test('a payment in a block that was known before the order is not its payment, whatever the clock of that block says', async () => {
  await placed(btc, '0.0023')
  const block = next()
  await look()
  const { id, to, expected } = await placed(btc, '0.0022')
  bitcoin.add({ to, amount: sats(expected), block, at: seconds() + 60 })
  await look()
  expect(await transactions(id)).toEqual([])
  bitcoin.add({ to, amount: sats(expected), block: null, at: seconds() })
  await look()
  expect(await transactions(id)).toMatchObject([{ amount: '0.0022', confirmations: 0 }])
})

test('one height that cannot be is not believed, and stops nothing after it', async () => {
  const { id, to, expected } = await placed(btc, '0.0021')
  await look()
  const honest = bitcoin.state.head
  bitcoin.state.head = honest + 100_001
  await expect(look()).rejects.toMatchObject({ name: 'Stall', reason: 'contradictory' })
  bitcoin.state.head = honest + 1
  bitcoin.add({ to, amount: sats(expected), block: honest + 1, at: seconds() })
  await look()
  expect(await transactions(id)).toHaveLength(1)
})

test('what is older than a week when it is first seen is not taken', async () => {
  const { id, to, expected } = await placed(btc, '0.0018')
  await market.sql("update orders set created_at = now() - interval '10 days' where id = $1", [id])
  bitcoin.add({ to, amount: sats(expected), block: next(), at: seconds() - 8 * 86_400 })
  await look()
  const amounts = (await transactions(id)).map(({ amount }: { amount: string }) => amount)
  expect(amounts).not.toContain('0.0018')
})

test('a payment in USDT on TRON is seen by what its contract logged', async () => {
  const { id, to, expected } = await placed(tron, '25')
  const amount = BigInt(expected) * 1_000_000n
  const hash = grid.add({ to, amount, block: 95, at: seconds(), contract: tronUsdt })
  const onTron = new TronPayments({ url: grid.url, ended: never }, 1)
  await lookOnce(market.running.context, onTron, null)
  expect(await transactions(id)).toMatchObject([
    {
      amount: '25',
      currency: 'USDT',
      network: 'TRON',
      confirmations: 6,
      confirmationsNeeded: 20,
      details: { txHash: hash },
    },
  ])
  grid.state.head = 114
  await lookOnce(market.running.context, onTron, null)
  expect((await transactions(id))[0].status).toBe(2)
})

test('coins instead of the token are told as such', async () => {
  const { id, to } = await placed(tron, '26')
  grid.state.head += 1
  grid.add({ to, amount: 26_000_000n, block: grid.state.head, at: seconds() })
  await lookOnce(market.running.context, new TronPayments({ url: grid.url, ended: never }, 1), null)
  expect(await transactions(id)).toMatchObject([{ currency: 'TRX', fit: 'wrongToken' }])
})

test('a hundred specks of another currency hide no payment', async () => {
  grid.state.head += 1
  const block = grid.state.head
  const { id, to } = await placed(tron, '27')
  for (let speck = 0; speck < 110; speck += 1) grid.add({ to, amount: 1n, block, at: seconds() })
  grid.add({ to, amount: 27_000_000n, block, at: seconds(), contract: tronUsdt })
  await lookOnce(market.running.context, new TronPayments({ url: grid.url, ended: never }, 1), null)
  const seen = await transactions(id)
  expect(seen[0]).toMatchObject({ currency: 'USDT', fit: 'exact' })
  expect(seen.map(({ fit }: { fit: string }) => fit).slice(1)).toEqual(Array(5).fill('wrongToken'))
  const { rows } = await market.sql('select count(*)::int as n from payments where order_id = $1', [id])
  expect(rows).toEqual([{ n: 6 }])
})

test('a service that the environment names is asked by itself', async () => {
  const own = await startMarket({ PAYMENTS_BITCOIN: `${bitcoin.url}/` })
  const before = bitcoin.state.asked
  await expect.poll(() => bitcoin.state.asked).toBeGreaterThan(before)
  await own.close()
})
