import { formatUnits, type Hex, pad, parseEther, parseUnits, toHex } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'
import type { Follower } from './follow.ts'

const agents = [accountOf(1), accountOf(2)]
const [agent = accountOf(1), other = accountOf(2)] = agents
const whole = (amount: string) => parseUnits(amount, 18)

let chain: TestChain
let books: Books
let follower: Follower

beforeAll(async () => {
  chain = await startTestChain()
  for (const who of agents) await chain.equip(who, { USDC: whole('1000'), DAI: whole('1000') })
})
afterAll(() => chain.close())
beforeEach(async () => {
  books = await openBooks(agents)
  follower = follow(chain, books)
})
afterEach(async () => {
  await follower.stop()
  await books.close()
})

const caughtUp = async () => {
  await chain.mine(1)
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const credits = async (ticker: string) => {
  const rows = await books.sql('select amount from collaterals where ticker = $1 order by token_id', [ticker])
  return rows.map(({ amount }) => amount)
}
const sumOf = async (ticker: string) =>
  (await books.sql('select coalesce(sum(amount), 0) as sum from collaterals where ticker = $1', [ticker]))[0].sum

/** A token that says it has so many decimals and that everybody holds this much of it. */
const holding = (amount: bigint, decimals = 18): Hex => {
  const named = toHex(decimals, { size: 1 }).slice(2)
  return `0x5f3560e01c63313ce56714603557${`7f${pad(toHex(amount)).slice(2)}`}5f5260205ff35b60${named}5f5260205ff3`
}

/** Lets a token be something else until the test is over. */
async function become(ticker: string, bytecode: Hex): Promise<() => Promise<void>> {
  const address = chain.tokenOf(ticker)
  const before = (await chain.client.getCode({ address })) ?? '0x'
  await chain.client.setCode({ address, bytecode })
  return () => chain.client.setCode({ address, bytecode: before })
}

describe('of an asset of which the wrapper holds less than it recorded', () => {
  test('every token has its share, together never more than is there, and all of it again when it is back', async () => {
    await chain.wrap(agent, { erc20: { DAI: whole('3') } })
    await chain.wrap(other, { erc20: { DAI: whole('1') } })
    await caughtUp()
    const before = await books.state()
    const [{ held, recorded }] = await books.sql("select held, recorded from chain_assets where ticker = 'DAI'")
    expect(held).toBe(recorded)

    // Nobody touches the tokens: no log tells of it.
    const back = await become('DAI', holding(BigInt(held) / 3n))
    await caughtUp()
    const share = (amount: string) => formatUnits((whole(amount) * (BigInt(held) / 3n)) / BigInt(recorded), 18)
    expect((await credits('DAI')).slice(-2)).toEqual([share('3'), share('1')])
    expect(Number(share('3'))).toBeCloseTo(1)
    expect(whole(await sumOf('DAI'))).toBeLessThanOrEqual(BigInt(held) / 3n)
    expect(await books.state()).toEqual(await foldAnew(chain, agents))

    await back()
    await caughtUp()
    expect((await books.state()).collaterals).toEqual(before.collaterals)
  })

  test('a new token takes part at once, and shares move for those that were there', async () => {
    await chain.wrap(agent, { native: parseEther('1') })
    await caughtUp()
    const [{ recorded }] = await books.sql("select recorded from chain_assets where ticker = 'ETH'")
    await chain.client.setBalance({ address: chain.deployment.wrapper, value: BigInt(recorded) / 2n })
    await caughtUp()
    expect((await credits('ETH')).at(-1)).toBe('0.5')
    await chain.wrap(other, { native: parseEther('1') })
    await caughtUp()
    const [{ held, recorded: since }] = await books.sql("select held, recorded from chain_assets where ticker = 'ETH'")
    const each = (BigInt(held) * parseEther('1')) / BigInt(since)
    expect(
      await books.sql('select trunc(amount * 1e18) as amount from collaterals order by token_id desc limit 2'),
    ).toEqual([{ amount: `${each}` }, { amount: `${each}` }])
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
    await chain.client.setBalance({ address: chain.deployment.wrapper, value: BigInt(since) })
  })
})

test('an asset that names other decimals than before counts nothing until it names those again', async () => {
  await chain.wrap(agent, { native: 5n, erc20: { DAI: whole('2') } })
  await caughtUp()
  const before = await books.state()

  const back = await become('DAI', holding(whole('1000000'), 6))
  await caughtUp()
  expect(follower.state).toMatchObject({ unreadable: ['DAI'], stalled: null })
  expect(await credits('DAI')).toEqual([])
  await follower.stop()
  // Whoever begins anew does not believe it either.
  await books.sql('delete from chain_cursors')
  follower = follow(chain, books)
  await caughtUp()
  expect(await credits('DAI')).toEqual([])

  await back()
  await caughtUp()
  expect(follower.state.unreadable).toEqual([])
  expect((await books.state()).collaterals).toEqual(before.collaterals)
})

describe('an asset that', () => {
  const loop = '0x5b5f56'
  const odd: readonly (readonly [string, Hex])[] = [
    ['refuses', '0x5f5ffd'],
    ['burns all gas it gets', loop],
    ['answers with nothing', '0x00'],
    ['answers with nonsense', '0x7fffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff5f5260205ff3'],
    ['is no valid code', '0xfe'],
  ]
  test.each(odd)('%s counts nothing and is named, and everything else goes on', async (_, bytecode) => {
    await chain.wrap(agent, { native: 5n, erc20: { USDC: whole('2') } })
    await caughtUp()
    expect((await credits('USDC')).at(-1)).toBe('2')
    expect(follower.state.unreadable).toEqual([])

    const back = await become('USDC', bytecode)
    await chain.wrap(other, { native: 9n })
    await caughtUp()
    expect(follower.state).toMatchObject({ unreadable: ['USDC'], stalled: null })
    expect(await credits('USDC')).toEqual([])
    expect((await credits('ETH')).at(-1)).toBe('0.000000000000000009')
    expect(await books.state()).toEqual(await foldAnew(chain, agents))

    await back()
    await caughtUp()
    expect(follower.state.unreadable).toEqual([])
    expect((await credits('USDC')).at(-1)).toBe('2')
  })
})
