import { parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { nextUnread, registeredUnread } from '#outside/db/chain.ts'
import { registerWnft } from '#outside/db/collateral.ts'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'
import { type NodeFault, startNode, type Wire } from '#testing/node.ts'
import type { Follower } from './follow.ts'

const agent = accountOf(1)
const stranger = accountOf(2)
const chainId = 31337

let chain: TestChain
/** A token that nobody registers. */
let strange: bigint
let node: Awaited<ReturnType<typeof startNode>>
let books: Books
let follower: Follower

beforeAll(async () => {
  chain = await startTestChain()
  node = await startNode(chain.rpcUrl)
  strange = await chain.wrap(stranger, { native: 1n })
})
afterAll(async () => {
  await node.close()
  await chain.close()
})
beforeEach(async () => {
  books = await openBooks([agent])
  follower = follow(chain, books, { rpcUrls: [node.url] })
})
afterEach(async () => {
  node.behave()
  await follower.stop()
  await books.close()
})

const caughtUp = async () => {
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const restart = () => {
  follower = follow(chain, books, { rpcUrls: [node.url] })
}
const register = (id: bigint, owner: string) =>
  registerWnft(
    books.db,
    { chainId, contractAddress: chain.deployment.storage, tokenId: `${id}`, owner, signature: '0x' },
    9,
  )
const creditOf = (id: bigint) => books.sql('select amount from collaterals where token_id = $1', [`${id}`])
/** Nothing can be learnt of the stranger's token, nor then of any that is read along with it. */
const withoutTheStrange: NodeFault = {
  reply: ({ method, params }, reply) =>
    method === 'eth_call' && params[0].data.endsWith(strange.toString(16).padStart(64, '0'))
      ? { id: reply.id, error: { code: -32000, message: 'busy' } }
      : reply,
}

test('what is registered is credited before anything else is read, and no receipts of the past are', async () => {
  await follower.stop()
  await books.sql('delete from chain_cursors')
  const id = await chain.wrap(agent, { native: parseEther('2') })
  await chain.mine(20)
  await register(id, agent)
  const methods: string[] = []
  node.misbehave({
    ...withoutTheStrange,
    ask: (question: Wire) => {
      methods.push(question.method)
      return question
    },
  })
  restart()
  await follower.until(({ block, stalled }) => block !== null && stalled !== null)
  expect(await creditOf(id)).toEqual([{ amount: '2' }])
  expect(follower.state.unread).toBeGreaterThan(0)
  expect(methods).not.toContain('eth_getBlockReceipts')
  const { number, hash } = await chain.head()
  expect(follower.state.block).toEqual({ number, hash })

  node.behave()
  await caughtUp()
  expect(follower.state.unread).toBe(0)
  expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
})

test('a token that was not read again yet secures nothing, whatever was known of it', async () => {
  const id = await chain.wrap(stranger, { native: parseEther('3'), lockSeconds: 3600 })
  await caughtUp()
  await follower.stop()
  await chain.pass(3601)
  await chain.unWrap(stranger, id)
  await chain.mine(300)
  node.misbehave(withoutTheStrange)
  restart()
  await follower.until(({ block, unread }) => block !== null && unread > 0)
  await books.enter(stranger)
  await register(id, stranger)
  expect(await books.sql('select is_alive from wnfts where token_id = $1', [`${id}`])).toEqual([{ is_alive: true }])
  expect(await creditOf(id)).toEqual([])
  node.behave()
  await caughtUp()
  expect(await creditOf(id)).toEqual([])
  expect(await books.sql('select is_alive from wnfts where token_id = $1', [`${id}`])).toEqual([{ is_alive: false }])
})

test('a rule for all tokens holds at once for those that are registered, and is remembered of none', async () => {
  const id = await chain.wrap(agent, { native: parseEther('2'), erc20: {} })
  await caughtUp()
  expect(await creditOf(id)).toHaveLength(1)
  const before = await books.sql('select count(*)::int from chain_touches')
  node.misbehave(withoutTheStrange)
  await chain.list('USDC', false)
  await follower.until(({ unread, stalled }) => unread > 0 && stalled !== null)
  const { number } = await chain.head()
  expect(follower.state.block?.number).toBe(number)
  expect(await creditOf(id)).toHaveLength(1)
  expect(await books.sql('select count(*)::int from chain_touches')).toEqual(before)
  node.behave()
  await caughtUp()
  await chain.list('USDC', true)
  await caughtUp()
})

test('pages leave out what has ended and what was read; what is registered in between comes first', async () => {
  await caughtUp()
  await follower.stop()
  const contract = chain.deployment.storage
  await books.sql('delete from wnft_registrations')
  await books.sql('delete from wnfts')
  await books.sql('update chain_cursors set sweep = 5')
  const known = (id: number, isAlive: boolean, sweep: number) =>
    books.sql(`insert into wnfts values ($1, $2, $3, $4, 3, 4, null, '[]', '[]', '[]', '{}', 1, '0x01', $5, $6)`, [
      chainId,
      contract,
      id,
      stranger,
      isAlive,
      sweep,
    ])
  await known(1, true, 4)
  await known(2, false, 4)
  await known(3, true, 5)
  const wnfts = { chainId, contract }
  const unread = { from: 1, to: 20_000, isWithEnded: false }
  expect(await nextUnread(books.db, wnfts, unread, 3)).toEqual({ ids: [1n, 4n, 5n], rest: { ...unread, from: 6 } })
  const withEnded = { ...unread, isWithEnded: true }
  expect((await nextUnread(books.db, wnfts, withEnded, 3)).ids).toEqual([1n, 2n, 4n])
  expect(await nextUnread(books.db, wnfts, { ...unread, from: 19_999 }, 3)).toEqual({
    ids: [19_999n, 20_000n],
    rest: null,
  })
  for (const id of [2n, 3n, 900n, 20_001n]) await register(id, agent)
  expect(await registeredUnread(books.db, wnfts, unread, false)).toEqual([900n])
  expect((await registeredUnread(books.db, wnfts, unread, true)).toSorted()).toEqual([3n, 900n])
})
