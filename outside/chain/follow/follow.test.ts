import { type Abi, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { registerWnft } from '#outside/db/collateral.ts'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Books, foldAnew, follow, marginSeconds, openBooks } from '#testing/follower.ts'
import type { Follower } from './follow.ts'

const agent = accountOf(1)
const other = accountOf(2)
/** How long a decision waits in the demo's settlement. */
const delaySeconds = 60

let chain: TestChain
let books: Books
let follower: Follower
let credited: string[]

beforeAll(async () => {
  chain = await startTestChain()
  await chain.equip(agent, { USDT: parseUnits('1000', 18), USDC: parseUnits('1000', 18) })
})
afterAll(() => chain.close())

beforeEach(async () => {
  books = await openBooks([agent])
  credited = []
  follower = follow(chain, books, { onCredited: async (agents) => credited.push(...agents) })
})
afterEach(async () => {
  await follower.stop()
  await books.close()
})

const caughtUp = async () => {
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const creditOf = (id: bigint) =>
  books.sql('select ticker, amount, expire_at from collaterals where token_id = $1 order by item', [`${id}`])

describe('a wrapped token', () => {
  test('secures what is inside, in whole units, until a margin before its unlock', async () => {
    const id = await chain.wrap(agent, {
      native: parseEther('1.5'),
      erc20: { USDT: parseUnits('0.000000000000000001', 18) },
    })
    await caughtUp()
    const [{ unlock_at }] = await books.sql('select unlock_at from wnfts where token_id = $1', [`${id}`])
    const expire_at = new Date(unlock_at.getTime() - (marginSeconds + delaySeconds) * 1000)
    expect(await creditOf(id)).toEqual(
      expect.arrayContaining([
        { ticker: 'ETH', amount: '1.5', expire_at },
        { ticker: 'USDT', amount: '0.000000000000000001', expire_at },
      ]),
    )
    expect(credited).toContain(agent)
    expect(await books.sql("select data from outbox where topic = 'capacity'")).toContainEqual({
      data: { agent, collateral: true },
    })
  })

  test('grows, and ends', async () => {
    const id = await chain.wrap(agent, { erc20: { USDT: 5n * 10n ** 18n }, lockSeconds: 3600 })
    await caughtUp()
    await chain.add(other, id, { native: parseEther('2') })
    await chain.add(agent, id, { erc20: { USDT: 10n ** 18n, USDC: 3n * 10n ** 17n } })
    await caughtUp()
    expect((await creditOf(id)).map(({ ticker, amount }) => `${amount} ${ticker}`)).toEqual([
      '6 USDT',
      '2 ETH',
      '0.3 USDC',
    ])
    await chain.pass(3601)
    await chain.unWrap(agent, id)
    await caughtUp()
    expect(await creditOf(id)).toEqual([])
    expect(await books.sql('select is_alive from wnfts where token_id = $1', [`${id}`])).toEqual([{ is_alive: false }])
    expect(await foldAnew(chain, [agent])).toEqual(await books.state())
  })

  test('of somebody who is no agent secures nothing, until they are one and have registered it', async () => {
    const id = await chain.wrap(other, { native: 7n })
    await caughtUp()
    expect(await creditOf(id)).toEqual([])
    await books.enter(other)
    expect(await creditOf(id)).toEqual([])
    const token = { chainId: 31337, contractAddress: chain.deployment.storage, tokenId: `${id}` }
    await registerWnft(books.db, { ...token, owner: other, signature: '0x' }, 1)
    expect(await creditOf(id)).toMatchObject([{ ticker: 'ETH', amount: '0.000000000000000007' }])
  })

  test('secures nothing while its asset may not be removed, nor while the settlement is not trusted', async () => {
    const id = await chain.wrap(agent, { native: 5n, erc20: { USDC: 10n ** 18n } })
    const trust = (status: boolean) =>
      chain.call(accountOf(0), chain.deployment.wrapper, marketWrapperAbi as Abi, 'setTrustedAddress', [
        chain.deployment.settlement,
        status,
      ])
    await caughtUp()
    expect(await creditOf(id)).toHaveLength(2)
    await chain.list('USDC', false)
    await caughtUp()
    expect(await creditOf(id)).toMatchObject([{ ticker: 'ETH' }])
    await chain.list('USDC', true)
    await trust(false)
    await caughtUp()
    expect(await books.sql('select 1 from collaterals')).toEqual([])
    await trust(true)
    await caughtUp()
    expect(await creditOf(id)).toEqual([])
    // No log tells of the moment at which trust that was given begins.
    await chain.pass(2 * 86_400)
    await caughtUp()
    expect(await creditOf(id)).toHaveLength(2)
    expect(await foldAnew(chain, [agent])).toEqual(await books.state())
  })
})

test('rows of tokens that are on no chain stay', async () => {
  await books.sql(
    "insert into collaterals values ($1, 31337, '0x00', 51, 0, 'USDC', 50000, now() + interval '1 year')",
    [agent],
  )
  await chain.wrap(agent, { native: 1n })
  await caughtUp()
  expect(await books.sql("select amount from collaterals where contract_address = '0x00'")).toHaveLength(1)
})

test('a block counts at its depth, not before', async () => {
  await follower.stop()
  follower = follow(chain, books, { finalDepth: 4 })
  const id = await chain.wrap(agent, { native: 9n })
  const { number } = await chain.head()
  await chain.mine(2)
  await follower.caughtUp(number - 1)
  expect(await creditOf(id)).toEqual([])
  await chain.mine(1)
  await follower.caughtUp(number)
  expect(await creditOf(id)).toHaveLength(1)
})

test('another margin is applied to what is there already', async () => {
  const id = await chain.wrap(agent, { native: 9n })
  await caughtUp()
  await follower.stop()
  follower = follow(chain, books, { marginSeconds: 0 })
  await caughtUp()
  const [{ unlock_at }] = await books.sql('select unlock_at from wnfts where token_id = $1', [`${id}`])
  expect(await creditOf(id)).toMatchObject([{ expire_at: new Date(unlock_at.getTime() - delaySeconds * 1000) }])
})

test('a longer delay of the settlement is covered from when it is asked for, a shorter one once it is in force', async () => {
  const { settlement } = chain.deployment
  const id = await chain.wrap(agent, { native: 9n })
  await caughtUp()
  const [{ unlock_at }] = await books.sql('select unlock_at from wnfts where token_id = $1', [`${id}`])
  const covered = async () => {
    await caughtUp()
    const [{ expire_at }] = await creditOf(id)
    return (unlock_at.getTime() - expire_at.getTime()) / 1000 - marginSeconds
  }
  const signers = await chain.client.readContract({ address: settlement, abi: settlementAbi, functionName: 'signers' })
  const schedule = (delay: bigint) =>
    chain.call(accountOf(0), settlement, settlementAbi as Abi, 'scheduleRules', [signers, 1n, delay])
  const apply = async () => {
    await chain.pass(2 * 86_400)
    await chain.call(other, settlement, settlementAbi as Abi, 'applyRules', [])
  }
  expect(await covered()).toBe(delaySeconds)
  await schedule(5n * 86_400n)
  credited = []
  expect(await covered()).toBe(5 * 86_400)
  expect(credited).toEqual([agent])
  await apply()
  expect(await covered()).toBe(5 * 86_400)
  await schedule(BigInt(delaySeconds))
  expect(await covered()).toBe(5 * 86_400)
  await apply()
  expect(await covered()).toBe(delaySeconds)
  expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
})

test('what was read of a former contract ends also where the cursor is gone', async () => {
  await chain.wrap(agent, { native: 9n })
  await caughtUp()
  await follower.stop()
  const former = `update wnfts set contract_address = '0x0000000000000000000000000000000000000bad'`
  await books.sql('delete from wnft_items')
  await books.sql(former)
  await books.sql(
    `update collaterals set contract_address = (select contract_address from wnfts where is_alive limit 1)`,
  )
  await books.sql('delete from chain_cursors')
  follower = follow(chain, books)
  await caughtUp()
  expect(await books.sql("select 1 from wnfts where is_alive and contract_address like '%bad'")).toEqual([])
  expect(await books.sql("select 1 from collaterals where contract_address like '%bad'")).toEqual([])
  expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
})

test('two followers of one chain write what one would', async () => {
  const second = follow(chain, books)
  for (let i = 0; i < 10; i++) await chain.wrap(agent, { native: BigInt(i + 1) })
  await caughtUp()
  const { number } = await chain.head()
  await second.caughtUp(number)
  await second.stop()
  expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
})
