import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  bitcoinSender,
  cosmosSender,
  type FakeNetwork,
  startFakeNetwork,
  tronSender,
  tronUsdt,
} from '#testing/fake-networks.ts'
import { CosmosPayments } from './cosmos.ts'
import { EsploraPayments } from './esplora.ts'
import type { Rest } from './rest.ts'
import type { PaymentSource } from './source.ts'
import { TronPayments } from './tron.ts'

const own = {
  BITCOIN: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4',
  TRON: 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8',
  COSMOS: 'cosmos1vqpjljwsynsn58dugz0w8ut7kun7t8ls2qkmsq',
} as const
const now = 1_700_000_000
const never = new AbortController().signal

type Kind = keyof typeof own
type Case = readonly [kind: Kind, make: (rest: Rest) => PaymentSource, decimals: number, ticker: string, sender: string]

const cases: Case[] = [
  ['BITCOIN', (rest) => new EsploraPayments(rest, 1), 8, 'BTC', bitcoinSender],
  ['TRON', (rest) => new TronPayments(rest, 1), 6, 'TRX', tronSender],
  ['COSMOS', (rest) => new CosmosPayments(rest, 1), 6, 'ATOM', cosmosSender],
]

describe.each(cases)('payments on %s', (kind, make, decimals, ticker, sender) => {
  let network: FakeNetwork
  let source: PaymentSource
  beforeEach(async () => {
    network = await startFakeNetwork(kind)
    source = make({ url: network.url, ended: never })
  })
  afterEach(() => network.close())

  const to = own[kind]
  const unit = 10n ** BigInt(decimals)
  const look = (since = now) => source.look({ known: [], watched: async () => [{ address: to, since }] })
  const arrivals = async () => (await look())?.arrivals ?? []

  test('are told whole', async () => {
    const hash = network.add({ to, amount: unit + unit / 4n, block: 90, at: now + 60 })
    expect(await look()).toEqual({
      head: 100,
      arrivals: [
        {
          txHash: hash,
          index: expect.any(String),
          sender,
          recipient: to,
          currency: ticker,
          amount: '1.25',
          block: 90,
          at: now + 60,
        },
      ],
      above: -1,
      addresses: [to],
      chain: null,
      isNewest: true,
    })
  })

  test('of other addresses, from long before, or of transactions that failed are none', async () => {
    network.add({ to, amount: unit, block: 10, at: now - 90_000 })
    network.add({ to: sender, amount: unit, block: 90, at: now + 60 })
    if (kind !== 'BITCOIN') network.add({ to, amount: unit, block: 91, at: now + 70, fails: true })
    expect(await arrivals()).toEqual([])
  })

  test('are read over all pages, each once', async () => {
    const hashes = Array.from({ length: 130 }, (_, place) =>
      network.add({ to, amount: unit, block: 100 - Math.floor(place / 2), at: now + 1_000 - place }),
    )
    const seen = await arrivals()
    expect(seen).toHaveLength(hashes.length)
    expect(new Set(seen.map(({ txHash }) => txHash))).toEqual(new Set(hashes))
  })

  test('of an address with very many are read as far as is bearable, and it is said how far that was', async () => {
    for (let block = 2_000; block > 0; block -= 1) network.add({ to, amount: unit, block, at: now + block })
    network.state.head = 2_000
    const { arrivals: seen = [], above = -1 } = (await look()) ?? {}
    expect(seen.length).toBeLessThan(2_000)
    expect(seen.map(({ block }) => block)).toEqual(seen.map((_, place) => 2_000 - place))
    expect(above).toBe(seen.at(-1)?.block)
  })

  test('that were replaced are no longer among them', async () => {
    const hash = network.add({ to, amount: unit, block: 99, at: now + 60 })
    expect(await arrivals()).toHaveLength(1)
    network.change(hash, { block: 100 })
    expect((await arrivals())[0]?.block).toBe(100)
    network.remove(hash)
    expect(await arrivals()).toEqual([])
  })

  test('are not looked for while nobody waits for any', async () => {
    expect(await source.look({ known: [], watched: async () => [] })).toBeNull()
  })

  test.each([
    ['another network', 'other-chain', (fake: FakeNetwork) => Object.assign(fake.state, { isOther: true })],
    ['a service that is away', 'away', (fake: FakeNetwork) => Object.assign(fake.state, { fault: { status: null } })],
    ['a service in trouble', 'away', (fake: FakeNetwork) => Object.assign(fake.state, { fault: { status: 502 } })],
    ['too many questions', 'limited', (fake: FakeNetwork) => Object.assign(fake.state, { fault: { status: 429 } })],
    ['no JSON', 'contradictory', (fake: FakeNetwork) => Object.assign(fake.state, { fault: { body: () => '<html>' } })],
    [
      'an answer to something else',
      'contradictory',
      (fake: FakeNetwork) => Object.assign(fake.state, { fault: { body: () => '{}' } }),
    ],
    [
      'more than can be',
      'contradictory',
      (fake: FakeNetwork) => Object.assign(fake.state, { fault: { body: () => `"${'x'.repeat(9_000_000)}"` } }),
    ],
  ])('%s is not believed: %s', async (_what, reason, bend) => {
    network.add({ to, amount: unit, block: 90, at: now + 60 })
    bend(network)
    await expect(look()).rejects.toMatchObject({ name: 'Stall', reason })
  })

  test('are told without their address where an answer cannot be read', async () => {
    Object.assign(network.state, {
      fault: { body: (path: string, body: string) => (path.includes(to) || path.endsWith('/txs') ? '7' : body) },
    })
    const error = await look().catch((thrown: unknown) => thrown)
    expect(error).toMatchObject({ name: 'Stall', reason: expect.any(String) })
    expect(String(error)).not.toContain(to)
  })
})

describe('what only one network has', () => {
  test('Bitcoin: a payment that is in no block yet', async () => {
    const network = await startFakeNetwork('BITCOIN')
    network.add({ to: own.BITCOIN, amount: 12_345n, block: null, at: now })
    const source = new EsploraPayments({ url: network.url, ended: never }, 1)
    const seen = await source.look({ known: [], watched: async () => [{ address: own.BITCOIN, since: now }] })
    expect(seen?.arrivals).toMatchObject([{ amount: '0.00012345', block: null, at: null, index: '1' }])
    await network.close()
  })

  test('TRON: a transaction that cannot be read keeps no other from being seen', async () => {
    const network = await startFakeNetwork('TRON')
    const paid = network.add({ to: own.TRON, amount: 20_500_000n, block: 95, at: now + 9 })
    const value = '{"amount":9223372036854775807,"asset_name":"1002000","owner_address":"41","to_address":"41"}'
    const odd = `{"txID":"${'a'.repeat(64)}","blockNumber":96,"block_timestamp":1,"ret":[{"contractRet":"SUCCESS"}],
      "raw_data":{"contract":[{"type":"TransferAssetContract","parameter":{"value":${value}}}]}}`
    const coins = odd.replace('TransferAssetContract', 'TransferContract')
    network.state.fault = {
      body: (path, body) =>
        path.endsWith('/transactions') ? body.replace('[', `[${odd},${coins},{"a":1},null,`) : body,
    }
    const source = new TronPayments({ url: network.url, ended: never }, 1)
    const seen = await source.look({ known: [], watched: async () => [{ address: own.TRON, since: now }] })
    expect(seen?.arrivals).toMatchObject([{ txHash: paid, currency: 'TRX', amount: '20.5' }])
    await network.close()
  })

  test.each([
    ['BITCOIN', (rest: Rest) => new EsploraPayments(rest, 1), bitcoinSender],
    ['TRON', (rest: Rest) => new TronPayments(rest, 1), tronSender],
  ] as const)('%s: an address that cannot be read keeps no other from being read', async (kind, make, bad) => {
    const network = await startFakeNetwork(kind)
    const paid = network.add({ to: own[kind], amount: 5n, block: 95, at: now + 9 })
    network.state.fault = { body: (path, body) => (path.includes(bad) ? '7' : body) }
    const source = make({ url: network.url, ended: never })
    const watched = async () => [bad, own[kind]].map((address) => ({ address, since: now }))
    const seen = await source.look({ known: [], watched })
    expect(seen).toMatchObject({ arrivals: [{ txHash: paid }], addresses: [own[kind]] })
    await network.close()
  })

  test('TRON: of very many transactions of an address only some are asked about at once, and the others next', async () => {
    const network = await startFakeNetwork('TRON')
    for (let block = 1; block <= 150; block += 1) {
      network.add({ to: own.TRON, amount: 5n, block, at: now + block, contract: tronUsdt })
    }
    network.state.head = 500
    const source = new TronPayments({ url: network.url, ended: never }, 1)
    const look = () => source.look({ known: [], watched: async () => [{ address: own.TRON, since: now }] })
    const first = await look()
    expect([first?.arrivals.length, first?.above]).toEqual([100, 51])
    const second = await look()
    expect([second?.arrivals.length, second?.above]).toEqual([150, -1])
    await network.close()
  })

  test('TRON: tokens count by what their own contract logged; one of another contract is nobody’s', async () => {
    const network = await startFakeNetwork('TRON')
    const to = own.TRON
    const paid = network.add({ to, amount: 20_500_000n, block: 95, at: now + 9, contract: tronUsdt })
    network.add({ to, amount: 20_500_000n, block: 96, at: now + 12, contract: tronSender })
    network.add({ to, amount: 1n, block: 97, at: now + 15, contract: tronUsdt, fails: true })
    const source = new TronPayments({ url: network.url, ended: never }, 1)
    const seen = await source.look({ known: [], watched: async () => [{ address: to, since: now }] })
    expect(seen?.arrivals).toMatchObject([
      { txHash: paid, currency: 'USDT', amount: '20.5', index: 'log:0', block: 95 },
    ])
    await network.close()
  })
})
