import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { config } from '#api/config.ts'
import { networks } from '#domain/money/networks.ts'
import { startMarket, type TestMarket } from '#testing/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await startMarket()
})
afterAll(() => market.close())

const read = async () => (await market.call('GET', '/api/config')).body

describe('GET /api/config', () => {
  // shows B-7.1-003
  test('has the shape of the specification, and nothing else', async () => {
    expect(config.strict().safeParse(await read()).success).toBe(true)
  })

  // shows A-3-048, A-3-049
  test('swap.swapPairs: network, then currency, then target networks and currencies', async () => {
    const { swap } = await read()
    expect(swap.swapPairs.LOCAL.USDT.SEPA).toEqual(['EUR'])
    expect(swap.swapPairs.SEPA.EUR.BITCOIN).toEqual(['BTC'])
    expect(swap.swapPairs.LOCAL.USDT.LOCAL).not.toContain('USDT')
    expect(swap.defaultPair).toEqual({
      from: { network: 'LOCAL', currency: 'USDT' },
      to: { network: 'SEPA', currency: 'EUR' },
    })
  })

  // shows A-3-050, A-3-051, B-3-047, B-3-048, B-3-050
  test('networks: every field, the known ids, and a map by id', async () => {
    const { networks: list, networkMap } = await read()
    const known = ['ETHEREUM', 'GOERLI', 'BSC', 'BSC_TESTNET', 'POLYGON', 'COSMOS', 'TRON', 'BITCOIN']
    expect(list.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(known))
    for (const id of known) expect(networkMap[id]).toEqual(list.find((network: { id: string }) => network.id === id))
    expect(networkMap.ETHEREUM).toMatchObject({
      name: 'Ethereum',
      symbol: 'ETH',
      isFiat: false,
      isTestNetwork: false,
      chainId: 1,
      chainName: 'Ethereum Mainnet',
      explorerName: 'Etherscan',
      explorerUrl: 'https://etherscan.io',
      supportedERC20: expect.arrayContaining([
        { ticker: 'USDT', symbol: 'USDT', address: '0xdAC17F958D2ee523a2206206994597C13D831ec7' },
      ]),
    })
    expect(networkMap.ETHEREUM).toMatchObject({ wrapper: null, storage: null, checker: null, minter: null })
    expect(networkMap.GOERLI.isTestNetwork).toBe(true)
    expect(networkMap.SEPA).toMatchObject({ isFiat: true, currencies: ['EUR'], chainId: null })
  })

  // shows B-3-049
  test('the contracts of a chain that has them: four addresses, and the tokens they take', async () => {
    const { networkMap, web3 } = await read()
    const address = expect.stringMatching(/^0x[0-9a-fA-F]{40}$/)
    expect(networkMap.LOCAL).toMatchObject({ wrapper: address, storage: address, checker: address, minter: address })
    const { wrapper, storage, checker, minter } = networkMap.LOCAL
    expect(new Set([wrapper, storage, checker, minter]).size).toBe(4)
    // The first generation's wrapper is told beside the four, where there is one.
    expect(networkMap.LOCAL.first).toEqual(address)
    expect(networkMap.ETHEREUM).not.toHaveProperty('first')
    expect(networkMap.LOCAL.supportedERC20).toContainEqual({ ticker: 'USDT', symbol: 'USDT', address })
    expect(web3.recipients).toEqual([{ address, percent: 100 }])
  })

  // shows A-3-052, A-3-053, B-3-052
  test('currencies: precision, ticker, isFiat, and a map by ticker', async () => {
    const { currencies, currencyMap } = await read()
    expect(currencyMap.EUR).toEqual(currencies.find(({ ticker }: { ticker: string }) => ticker === 'EUR'))
    expect(currencyMap.EUR).toMatchObject({ ticker: 'EUR', precision: 2, isFiat: true, min: '10' })
    expect(currencyMap.BTC).toMatchObject({ ticker: 'BTC', precision: 8, isFiat: false })
  })

  // shows A-3-054, A-3-055, B-3-053
  test('orderStatuses: code and label of each, and a map by code', async () => {
    const { orderStatuses, orderStatusesMap } = await read()
    expect(orderStatuses.map(({ code }: { code: string }) => code)).toEqual([
      'userTransfer',
      'agentTransfer',
      'closed',
      'cancelled',
      'rejected',
      'expired',
      'dispute',
    ])
    expect(orderStatusesMap.closed).toEqual({ code: 'closed', label: 'Completed' })
  })

  // shows B-3-051, B-3-054, B-3-055, B-3-056
  test('web3, upload, i18n, centrifuge', async () => {
    const read1 = await read()
    expect(read1.web3.networks).toContainEqual({ chainId: 31337, chainName: 'Local chain' })
    expect(read1.web3.recipients).toHaveLength(1)
    expect(read1.upload).toEqual({ allowedMaxSize: 5, allowedMimeTypes: expect.arrayContaining(['image/png']) })
    expect(read1.i18n).toEqual({ locale: 'en', messages: {} })
    expect(read1.centrifuge).toEqual({
      endpoint: `${market.url.replace('http', 'ws')}/connection/websocket`,
      token: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    })
  })

  // shows A-3-056, B-3-057, B-3-058
  test('user and agent belong to the session', async () => {
    expect(await read()).toMatchObject({ user: null, agent: null })
    const user = await market.player(7)
    expect((await user.call('GET', '/api/config')).body).toMatchObject({ user: { addr: user.addr }, agent: null })
    const agent = await market.player(1)
    expect((await agent.call('GET', '/api/config')).body).toMatchObject({
      user: { addr: agent.addr, moderationStatus: 'approved' },
      agent: {
        addr: agent.addr,
        username: 'Lagoon Desk',
        moderationStatus: 'approved',
        collaterals: [
          { ticker: 'ETH', amount: '5.5' },
          { ticker: 'USDT', amount: '24000' },
        ],
      },
    })
  })

  // shows A-3-057
  test('every EVM network shares the ETHEREUM address family', () => {
    const evm = networks.filter((network) => network.chain?.chainId)
    expect(new Set(evm.map((network) => network.chain?.family))).toEqual(new Set(['ETHEREUM']))
  })
})
