import { parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Follower } from '#outside/chain/follow/follow.ts'
import { accountOf, startTestChain, type TestChain, wrapTransaction } from '../chain.ts'
import { type Books, foldAnew, follow, openBooks } from '../follower.ts'

const agents = [accountOf(1), accountOf(2)]
const [agent = accountOf(1), other = accountOf(2)] = agents

let chain: TestChain
let books: Books
let follower: Follower

beforeAll(async () => {
  chain = await startTestChain()
  for (const who of agents) await chain.equip(who, { USDT: parseUnits('100000', 18) })
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
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const isTheChain = async () => {
  await caughtUp()
  expect(await books.state()).toEqual(await foldAnew(chain, agents))
}
const amounts = async () => (await books.sql('select amount from collaterals order by amount')).map((row) => row.amount)
const raw = async (native: bigint, who = other) => wrapTransaction(chain.deployment, who, await chain.now(), native)

describe.each([1, 7, 32, 64])('a reorganisation of %i blocks', (depth) => {
  test('takes back what was credited in them', async () => {
    const kept = await chain.wrap(agent, { native: 5n })
    await caughtUp()
    const before = await books.state()
    // In the lowest of them, so that all are others afterwards.
    await chain.wrap(other, { native: parseEther('0.9') })
    await chain.mine(depth - 1)
    await caughtUp()
    expect(await amounts()).toContain('0.9')

    await chain.reorg(depth)
    await caughtUp()
    expect(await amounts()).not.toContain('0.9')
    expect((await books.state()).wnfts.some(({ token_id }) => token_id === `${kept}`)).toBe(true)
    expect(await books.state()).toEqual(before)
    await isTheChain()
  })

  test('may have the same wraps again, elsewhere and in another order', async () => {
    const id = await chain.wrap(agent, { native: 5n })
    await caughtUp()
    const first = await raw(parseEther('0.3'))
    const second = await raw(parseEther('0.4'), agent)
    await chain.sendRaw(first)
    if (depth > 1) {
      await chain.mine(depth - 2)
      await chain.sendRaw(second)
    }
    await caughtUp()
    expect(await amounts()).toContain('0.3')

    await chain.reorg(depth, [
      [second, 0],
      [first, depth - 1],
    ])
    await isTheChain()
    const since = await books.sql(
      'select owner, amount from wnfts join wnft_items using (chain_id, contract_address, token_id) where token_id >= $1 order by token_id',
      [`${id}`],
    )
    expect(since).toEqual([
      { owner: agent, amount: '5' },
      { owner: agent, amount: `${parseEther('0.4')}` },
      { owner: other, amount: `${parseEther('0.3')}` },
    ])
  })
})

test('many, while blocks come and go, end at what the chain says', async () => {
  for (const [turn, depth] of [3, 1, 12, 5, 2, 20, 1, 8].entries()) {
    const id = await chain.wrap(agent, { native: BigInt(turn + 1), erc20: { USDT: 10n ** 18n } })
    await chain.mine(turn % 3)
    await chain.add(other, id, { native: 1n })
    await chain.mine(20)
    await chain.reorg(depth, [[await raw(BigInt(100 + turn)), 0]])
  }
  await isTheChain()
})

test('64 blocks full of wraps are undone', async () => {
  for (let i = 0; i < 16; i++) {
    await chain.wrap(agent, { native: BigInt(i + 1), erc20: { USDT: 10n ** 18n } })
    await chain.mine(3)
  }
  await caughtUp()
  await chain.reorg(64)
  await isTheChain()
})
