import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'
import { type NodeFault, startNode, type Wire } from '#testing/node.ts'
import type { Follower, FollowOptions } from './follow.ts'

const agent = accountOf(1)

let chain: TestChain
let second: Awaited<ReturnType<typeof startNode>>
let books: Books
let follower: Follower

beforeAll(async () => {
  chain = await startTestChain()
  second = await startNode(chain.rpcUrl)
})
afterAll(async () => {
  await second.close()
  await chain.close()
})
beforeEach(async () => {
  books = await openBooks([agent])
})
afterEach(async () => {
  second.behave()
  await follower.stop()
  await books.close()
})

const start = (over: Partial<FollowOptions> = {}) => {
  follower = follow(chain, books, { rpcUrls: [chain.rpcUrl, second.url], ...over })
}
const caughtUp = async () => {
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const bend = (method: string, change: (result: Wire) => Wire): NodeFault => ({
  reply: ({ method: wanted, params }, reply) =>
    wanted === method && reply.result !== undefined && params[0] !== 'latest'
      ? { ...reply, result: change(reply.result) }
      : reply,
})
/** As it was, but for the last digit. */
const otherDigit = (text: string) => (text === '0x' ? '0x11' : `${text.slice(0, -1)}${text.endsWith('1') ? '2' : '1'}`)

describe('of two nodes', () => {
  const lies: readonly (readonly [string, NodeFault])[] = [
    ['another hash of a block', bend('eth_getBlockByNumber', (block) => ({ ...block, hash: otherDigit(block.hash) }))],
    ['another balance', bend('eth_getBalance', otherDigit)],
    ['another wrapped token', bend('eth_call', (data) => (data.length > 1000 ? otherDigit(data) : data))],
    ['that a call is refused', { reply: refusedCall }],
    [
      'other logs, which its header would allow',
      bend('eth_getBlockReceipts', (all) =>
        all.map((one: Wire) => ({
          ...one,
          logs: one.logs.map((log: Wire) => ({ ...log, data: otherDigit(log.data) })),
        })),
      ),
    ],
  ]
  test.each(lies)('one that says %s is not outvoted: nothing changes', async (_, lie) => {
    start()
    await caughtUp()
    const before = await books.state()
    second.misbehave(lie)
    await chain.wrap(agent, { native: 7n })
    await follower.until(({ stalled }) => stalled === 'disagreeing')
    expect(await books.state()).toEqual(before)
    second.behave()
    await caughtUp()
    expect(await books.state()).toEqual(await foldAnew(chain, [agent]))
  })

  test('the one that is behind sets the pace', async () => {
    start()
    await caughtUp()
    const { number, hash } = await chain.head()
    second.misbehave({
      ask: (question) =>
        question.params[0] === 'latest' ? { ...question, params: [`0x${number.toString(16)}`, false] } : question,
    })
    await chain.wrap(agent, { native: 7n })
    expect(follower.state.block).toEqual({ number, hash })
    second.behave()
    await caughtUp()
  })

  test('one that is away is waited for', async () => {
    start()
    await caughtUp()
    const before = await books.state()
    second.misbehave({ status: null })
    await chain.wrap(agent, { native: 8n })
    await follower.until(({ stalled }) => stalled === 'away')
    expect(await books.state()).toEqual(before)
    second.behave()
    await caughtUp()
  })

  test('one that is away is passed over where the operator allows it, and is told of', async () => {
    start({ mayBeAway: true })
    await caughtUp()
    second.misbehave({ status: null })
    await chain.wrap(agent, { native: 8n })
    await caughtUp()
    expect(follower.state).toMatchObject({ nodesAway: 1, stalled: null })
    second.behave()
    await follower.until(({ nodesAway }) => nodesAway === 0)

    second.misbehave(lies[1]?.[1] ?? {})
    await chain.wrap(agent, { native: 9n })
    await follower.until(({ stalled }) => stalled === 'disagreeing')
  })
})

function refusedCall({ method }: Wire, reply: Wire): Wire {
  return method === 'eth_call' ? { id: reply.id, error: { code: 3, message: 'execution reverted' } } : reply
}

describe('a chain out of sight', () => {
  const backdate = () => books.sql("update chain_cursors set looked_at = now() - interval '11 minutes'")

  test('backs nothing new after a while, keeps what it has, and is heard of when it is back', async () => {
    const heard: (readonly string[])[] = []
    start({ rpcUrls: [second.url], onCredited: async (agents) => heard.push(agents) })
    await chain.wrap(agent, { native: 10n ** 18n })
    await caughtUp()
    await books.sql(
      "insert into rates (symbol, usd, taken_at, valid_until) select distinct ticker, 2000, now(), now() + interval '1 day' from collaterals",
    )
    const allowed = async () => {
      await books.sql('select revalue_agents(0.9)')
      return Number((await books.sql('select allowed from capacity'))[0].allowed)
    }
    const usual = await allowed()
    expect(usual).toBeGreaterThan(0)
    const before = await books.state()

    second.misbehave({ status: null })
    await follower.until(({ stalled }) => stalled === 'away')
    await backdate()
    await follower.until(({ isStale }) => isStale)
    expect(await allowed()).toBe(0)
    expect(await books.state()).toEqual(before)

    heard.length = 0
    second.behave()
    await follower.until(({ isStale }) => !isStale)
    expect(heard).toEqual([[]])
    expect(await allowed()).toBe(usual)
  })

  test('is one whose newest block has become old, too', async () => {
    await chain.wrap(agent, { native: 8n })
    await chain.mine(2)
    start({ finalDepth: 2, staleSeconds: -3600 })
    await follower.until(({ stalled }) => stalled === 'behind')
    expect(await books.sql('select 1 from chain_cursors')).toEqual([])
  })
})
