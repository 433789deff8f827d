import { expect, inject, test } from 'vitest'
import { startMarket } from '#testing/market.ts'

test('a node of another chain than it is named for is refused at the start', async () => {
  const start = startMarket({ RPC_ETHEREUM: inject('chainUrl') })
  await expect(start).rejects.toThrow('RPC_ETHEREUM is a node of chain 31337, not of chain 1')
})

test('a node that is away does not keep the market from starting', async () => {
  const market = await startMarket({ RPC_ETHEREUM: 'http://127.0.0.1:1' })
  expect((await market.call('GET', '/readyz')).status).toBe(200)
  await market.close()
})
