import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { encodeEventTopics, type Hex, pad, parseUnits } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import { accountOf, startTestChain, type TestChain, wrapTransaction } from '#testing/chain.ts'
import { type Books, foldAnew, follow, openBooks } from '#testing/follower.ts'
import { type NodeFault, startNode, type Wire } from '#testing/node.ts'
import { fundOnAnvil } from '../anvil.ts'
import { deployMarket } from '../deploy.ts'
import type { Follower } from './follow.ts'
import { touchesOf } from './touches.ts'

const agents = [accountOf(1), accountOf(2)]
const [agent = accountOf(1)] = agents

let chain: TestChain
let node: Awaited<ReturnType<typeof startNode>>
let books: Books
let follower: Follower

beforeAll(async () => {
  chain = await startTestChain()
  await chain.equip(agent, { USDT: parseUnits('100000', 18) })
  node = await startNode(chain.rpcUrl)
  books = await openBooks(agents)
})
afterAll(async () => {
  await books.close()
  await node.close()
  await chain.close()
})
beforeEach(() => {
  follower = follow(chain, books, { rpcUrls: [node.url] })
})
afterEach(async () => {
  node.behave()
  await follower.stop()
})

const caughtUp = async () => {
  const { number, hash } = await chain.head()
  await follower.caughtUp(number, hash)
}
const of = (method: string, change: (reply: Wire, question: Wire) => Wire): NodeFault => ({
  reply: (question, reply) => (question.method === method ? change(reply, question) : reply),
})
const withResult = (change: (result: Wire, question: Wire) => Wire) => (reply: Wire, question: Wire) =>
  reply.result ? { ...reply, result: change(reply.result, question) } : reply
const error =
  (code: number, message: string) =>
  ({ result: _, ...reply }: Wire) => ({ ...reply, error: { code, message } })
const isCall = (selector: string, change: (reply: Wire) => Wire): NodeFault =>
  of('eth_call', (reply, question) => (question.params[0].data.startsWith(selector) ? change(reply) : reply))
const twice = (logs: Wire[]) => [...logs, ...logs, ...logs.map((log) => ({ ...log, removed: true }))].toReversed()
const lower = (hex: string, by: number) => `0x${Math.max(Number(hex) - by, 0).toString(16)}`
const otherHash = (hash: string) => `0x${'ab'.repeat(4)}${hash.slice(10)}`
const ours = (address: string) =>
  [chain.deployment.wrapper, chain.deployment.storage].some((each) => each.toLowerCase() === address)

const faults: readonly (readonly [name: string, fault: NodeFault, reason: string])[] = [
  ['is down', { status: null }, 'away'],
  ['answers with 502', { status: 502 }, 'away'],
  ['says 429', { status: 429 }, 'limited'],
  ['refuses by its limit', of('eth_call', error(-32005, 'limit exceeded')), 'limited'],
  ['has no time for a call', isCall('0x70a08231', error(-32000, 'execution aborted (timeout = 5s)')), 'limited'],
  ['gave a call up', isCall('0x313ce567', error(-32000, 'context canceled: out of gas pool')), 'limited'],
  ['refuses every call', of('eth_call', error(-32603, 'internal error')), 'contradictory'],
  [
    'gives one error for all',
    { replies: () => ({ jsonrpc: '2.0', id: null, error: { code: -32000, message: 'no' } }) },
    'contradictory',
  ],
  ['leaves answers out', { replies: (replies) => replies.slice(1) }, 'contradictory'],
  [
    'answers for another chain',
    of(
      'eth_chainId',
      withResult(() => '0x1'),
    ),
    'other-chain',
  ],
  [
    'lags 50 blocks',
    {
      ask: (question) => (question.params[0] === 'latest' ? { ...question, params: ['0x5', false] } : question),
    },
    'behind',
  ],
  ['does not know the block by its hash', of('eth_call', error(-32000, 'header not found')), 'behind'],
  [
    'names a wrong hash',
    of(
      'eth_getBlockByNumber',
      withResult((block) => ({ ...block, hash: otherHash(block.hash) })),
    ),
    'behind',
  ],
  [
    'gives the wrong block',
    of(
      'eth_getBlockByNumber',
      withResult((block) => ({ ...block, number: lower(block.number, 1) })),
    ),
    'contradictory',
  ],
  [
    'has no logs',
    of(
      'eth_getBlockReceipts',
      withResult((all) => all.map((one: Wire) => ({ ...one, logs: [] }))),
    ),
    'contradictory',
  ],
  [
    'leaves the wrapper out',
    of(
      'eth_getBlockReceipts',
      withResult((all) =>
        all.map((one: Wire) => ({ ...one, logs: one.logs.filter(({ address }: Wire) => !ours(address)) })),
      ),
    ),
    'contradictory',
  ],
  [
    'has no receipts',
    of(
      'eth_getBlockReceipts',
      withResult(() => []),
    ),
    'contradictory',
  ],
  [
    'gives logs of another block',
    of(
      'eth_getBlockReceipts',
      withResult((all) => all.map((one: Wire) => ({ ...one, blockHash: otherHash(one.blockHash) }))),
    ),
    'contradictory',
  ],
  [
    'adds a log of its own',
    of(
      'eth_getBlockReceipts',
      withResult((all) =>
        all.map((one: Wire) => ({
          ...one,
          logs: [
            ...one.logs,
            { ...one.logs[0], address: chain.deployment.wrapper.toLowerCase(), topics: [`0x${'77'.repeat(32)}`] },
          ],
        })),
      ),
    ),
    'contradictory',
  ],
  [
    'has forgotten the wrapper',
    of(
      'eth_call',
      withResult(() => '0x'),
    ),
    'contradictory',
  ],
  ['refuses what the wrapper tells', of('eth_call', error(3, 'execution reverted')), 'contradictory'],
  ['does not know the owner', isCall('0x6352211e', error(3, 'execution reverted')), 'contradictory'],
  [
    'answers with nonsense',
    of(
      'eth_getBalance',
      withResult(() => 'much'),
    ),
    'contradictory',
  ],
]

describe('a node that', () => {
  test.each(faults)('%s changes nothing', async (_, fault, reason) => {
    const id = await chain.wrap(agent, { native: 5n, erc20: { USDT: 10n ** 18n } })
    await chain.mine(6)
    await caughtUp()
    const before = await books.state()

    node.misbehave(fault)
    await chain.wrap(agent, { native: 6n, erc20: { USDT: 10n ** 18n } })
    await chain.add(agent, id, { native: 1n })
    await follower.until(({ stalled }) => stalled === reason)
    expect(await books.state()).toEqual(before)

    node.behave()
    await caughtUp()
  })

  test('is well again has left nothing out', async () => {
    await caughtUp()
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })

  test('repeats, shuffles and takes back its logs touches the same tokens', async () => {
    node.misbehave(
      of(
        'eth_getBlockReceipts',
        withResult((all) => [...all, ...all].map((one: Wire) => ({ ...one, logs: twice(one.logs) }))),
      ),
    )
    const id = await chain.wrap(agent, { native: 5n, erc20: { USDT: 10n ** 18n } })
    await chain.add(agent, id, { native: 1n })
    await caughtUp()
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })

  test('is away at the start is waited for', async () => {
    await follower.stop()
    await books.sql('delete from chain_cursors')
    node.misbehave({ status: null })
    follower = follow(chain, books, { rpcUrls: [node.url] })
    await follower.until(({ stalled }) => stalled === 'away')
    node.behave()
    await caughtUp()
  })
})

describe('blocks full of logs', () => {
  const receipts = (questions: Wire[]) => questions.filter(({ method }) => method === 'eth_getBlockReceipts')
  const fill = async (blocks: number) => {
    const id = await chain.wrap(agent, { native: 5n })
    for (let added = 0; added < blocks; added++) await chain.add(agent, id, { native: 1n })
  }

  test.each([
    ['at all that it is too much', () => ({ id: null, error: { code: -32003, message: 'response too large' } })],
    [
      'of each that it took too long',
      (questions: Wire[]) => questions.map(({ id }) => ({ id, error: { code: -32000, message: 'request timed out' } })),
    ],
  ])('are asked for fewer at a time, and one by one where the node says %s', async (_, refusal) => {
    await caughtUp()
    await follower.stop()
    const sizes: number[] = []
    node.misbehave({
      replies: (replies, questions) => {
        const { length } = receipts(questions)
        if (length > 0) sizes.push(length)
        return length > 1 ? refusal(questions) : replies
      },
    })
    await fill(9)
    follower = follow(chain, books, { rpcUrls: [node.url] })
    await caughtUp()
    expect(sizes.slice(0, 5)).toEqual([10, 5, 3, 2, 1])
    expect(sizes.slice(5).every((length) => length === 1)).toBe(true)
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })

  test('are saved part by part on the way', async () => {
    await caughtUp()
    await follower.stop()
    const { number } = await chain.head()
    await fill(136)
    let given = 0
    node.misbehave({
      reply: ({ method }, reply) => {
        if (method === 'eth_getBlockReceipts') given += 1
        return method === 'eth_getBlockReceipts' && given > 130 ? error(-32000, 'busy')(reply) : reply
      },
    })
    follower = follow(chain, books, { rpcUrls: [node.url] })
    await follower.until(({ stalled }) => stalled !== null)
    expect(follower.state.block?.number).toBe(number + 128)
    node.behave()
    await caughtUp()
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })

  test('on the way to which the node has kept nothing are passed over', async () => {
    await caughtUp()
    await follower.stop()
    await fill(136)
    const { hash } = await chain.head()
    node.misbehave(
      of('eth_call', (reply, { params }) =>
        params[1].blockHash === hash ? reply : error(-32000, 'missing trie node 12 (path )')(reply),
      ),
    )
    follower = follow(chain, books, { rpcUrls: [node.url] })
    await caughtUp()
    expect(await books.sql('select hash from chain_blocks')).toEqual([{ hash }])
    expect(await books.state()).toEqual(await foldAnew(chain, agents))
  })
})

test('contracts that look like the market are not listened to', async () => {
  await caughtUp()
  const before = await books.state()
  const deployer = privateKeyToAccount(generatePrivateKey())
  await fundOnAnvil(chain.rpcUrl, deployer.address)
  const rules = { owner: deployer.address, signers: [deployer.address], threshold: 1, delay: 60 }
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-look-alike-'))
  const lookAlike = await deployMarket(chain.rpcUrl, dataDir, {
    ...rules,
    deployer,
    tokens: {},
    tokenPages: 'https://surety.example/token/',
  })
  await chain.sendRaw(wrapTransaction(lookAlike, agent, await chain.now(), 10n ** 18n))
  await caughtUp()
  expect(await books.state()).toEqual(before)
  await rm(dataDir, { recursive: true })
})

test('nor is a log of the wrapper about tokens of others, nor one that says nothing known', () => {
  const { wrapper, storage } = chain.deployment
  const [added = '0x', ...topics] = encodeEventTopics({
    abi: marketWrapperAbi,
    eventName: 'CollateralAdded',
    args: { wrappedAddress: accountOf(3), wrappedId: 1n },
  }) as Hex[]
  const data = `0x${'00'.repeat(128)}` as const
  const about = (address: Hex) => ({ address: wrapper, topics: [added, pad(address), topics[1] ?? '0x'], data })
  const stranger = { address: accountOf(3), topics: [added, pad(storage), topics[1] ?? '0x'] as Hex[], data }
  const unknown = { address: wrapper, topics: [pad('0x77')], data }
  expect([...touchesOf(chain.deployment, [about(accountOf(3)), stranger, unknown])]).toEqual([])
  expect([...touchesOf(chain.deployment, [about(storage)])]).toEqual([1n])
  const moved = encodeEventTopics({
    abi: wrappedNFT721Abi,
    eventName: 'Transfer',
    args: { from: accountOf(1), to: accountOf(2), id: 9n },
  }) as Hex[]
  expect([...touchesOf(chain.deployment, [{ address: storage, topics: moved, data: '0x' }])]).toEqual([9n])
})
