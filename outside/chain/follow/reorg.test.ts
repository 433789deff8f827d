import { parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain, wrapTransaction } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'
import type { Follower } from './follow.ts'

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

describe.each([1, 7])('a reorganisation of %i blocks', (depth) => {
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

test('one that changes the white list takes its effect back on every token', async () => {
  await chain.wrap(agent, { erc20: { USDT: 77n * 10n ** 18n } })
  await caughtUp()
  await chain.list('USDT', false)
  await caughtUp()
  expect(await amounts()).not.toContain('77')
  await chain.reorg(1)
  await isTheChain()
  expect(await amounts()).toContain('77')
})

describe('one deeper than what is remembered', () => {
  test('has everything read again where only the newest blocks ever were', async () => {
    await chain.wrap(agent, { native: 3n })
    await chain.mine(9)
    await follower.stop()
    await books.sql('delete from chain_cursors')
    follower = follow(chain, books)
    await caughtUp()
    expect(await books.sql('select 1 from chain_blocks')).toHaveLength(1)
    const lost = await chain.wrap(other, { native: parseEther('0.9') })
    const first = await raw(parseEther('0.7'), agent)
    await caughtUp()
    await follower.stop()

    // With it goes the block at which everything was read, and the end of a token that was known to have ended.
    await books.sql('update wnfts set is_alive = false where token_id = 1')
    await chain.reorg(4, [[first, 0]])
    follower = follow(chain, books)
    await isTheChain()
    expect(await amounts()).toContain('0.7')
    expect(await amounts()).not.toContain('0.9')
    expect(await books.sql('select owner from wnfts where token_id = $1 and is_alive', [`${lost}`])).toEqual([
      { owner: agent },
    ])
    expect(follower.state.stopped).toBeNull()
  })

  test('ends the following where all that ever is was remembered, and it stays ended', {
    timeout: 120_000,
  }, async () => {
    await chain.wrap(agent, { native: 3n })
    await caughtUp()
    for (let mined = 0; mined < 3; mined++) {
      await chain.mine(100)
      await caughtUp()
    }
    expect(await books.sql('select 1 from chain_blocks')).toHaveLength(256)
    const before = await books.state()
    await follower.stop()
    // The chain cannot be bent that far itself, so it is other blocks that are remembered.
    for (const table of ['chain_blocks', 'chain_cursors']) {
      await books.sql(`update ${table} set hash = '0x' || md5(hash) || md5(hash || '+')`)
    }
    follower = follow(chain, books)
    await follower.until(({ stopped }) => stopped !== null)
    expect(follower.state.stopped).toContain('remembered')
    expect(await books.state()).toEqual(before)

    await follower.stop()
    await chain.wrap(agent, { native: 4n })
    follower = follow(chain, books)
    await follower.until(({ stopped }) => stopped !== null)
    expect(await books.state()).toEqual(before)

    await books.sql('delete from chain_cursors')
    await isTheChain()
  })
})
