import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPublicClient, http } from 'viem'
import { expect, inject, test } from 'vitest'
import { fixedSupplyTokenAbi } from '#contracts/abi/fixed-supply-token.ts'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { deployDemo } from './contracts.ts'
import { demoAccount, demoPeople, demoSuper } from './people.ts'

const rpcUrl = inject('chainUrl')
const client = createPublicClient({ transport: http(rpcUrl) })
const personAt = (index: number) => demoAccount(index).address

test('the super user owns the contracts, and everybody holds some of every token', async () => {
  const { wrapper, storage, checker, whiteList, settlement, techToken, tokens } = await deployDemo(
    rpcUrl,
    await mkdtemp(join(tmpdir(), 'surety-holdings-')),
  )
  for (const address of [wrapper, storage, checker, whiteList, settlement, techToken]) {
    const owner = await client.readContract({ address, abi: marketWrapperAbi, functionName: 'owner' })
    expect(owner).toBe(personAt(demoSuper))
  }
  expect(Object.keys(tokens).sort()).toEqual(['DAI', 'USDC', 'USDT', 'WETH'])
  for (const address of Object.values(tokens)) {
    for (const index of demoPeople) {
      const args = [personAt(index)] as const
      const held = await client.readContract({ address, abi: fixedSupplyTokenAbi, functionName: 'balanceOf', args })
      expect(held).toBeGreaterThan(0n)
    }
  }
})

test('a second start hands out nothing', async () => {
  const before = await client.getTransactionCount({ address: personAt(demoSuper) })
  await deployDemo(rpcUrl, await mkdtemp(join(tmpdir(), 'surety-holdings-')))
  expect(await client.getTransactionCount({ address: personAt(demoSuper) })).toBe(before)
})
