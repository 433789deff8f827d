import { erc20Abi, parseEther, parseUnits } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { accountOf, startTestChain, type TestChain } from '#testing/chain.ts'
import { startNode, type Wire } from '#testing/node.ts'
import { Node } from '../chain/follow/node.ts'
import { Nodes } from '../chain/follow/nodes.ts'
import { EvmPayments } from './evm.ts'
import type { Arrival, BlockMark, Look } from './source.ts'

const payer = accountOf(5)
const receiver = accountOf(6)
const never = new AbortController().signal

let chain: TestChain
let node: Awaited<ReturnType<typeof startNode>>

beforeAll(async () => {
  chain = await startTestChain()
  await chain.equip(payer, { USDT: parseUnits('1000', 18) })
  node = await startNode(chain.rpcUrl)
})
afterAll(async () => {
  await node.close()
  await chain.close()
})
afterEach(() => node.behave())

/** Looks at the chain as the market does, and remembers its blocks. */
function watcher(watched: readonly string[] = [receiver], urls = [node.url]) {
  const nodes = new Nodes(
    urls.map((url) => new Node(url, never)),
    false,
  )
  const { tokens } = chain.deployment
  const source = new EvmPayments({
    network: 'LOCAL',
    chainId: 31_337,
    nodes,
    nativeTicker: 'ETH',
    tokens: () => tokens,
    pollMs: 1,
  })
  let known: BlockMark[] = []
  const look = async (): Promise<Look | null> => {
    const step = await source.look({
      known,
      watched: async () => watched.map((address) => ({ address, since: 0 })),
    })
    if (step?.chain) {
      const kept = known.filter(({ number }) => number <= step.above)
      known = [...kept, ...step.chain.blocks].toSorted((a, b) => b.number - a.number)
    }
    return step
  }
  /** Everything up to the newest block. */
  const all = async (): Promise<Arrival[]> => {
    const arrivals: Arrival[] = []
    for (let seen = await look(); seen; seen = await look()) arrivals.push(...seen.arrivals)
    return arrivals
  }
  return { look, all }
}

let market: ReturnType<typeof watcher>
beforeEach(async () => {
  market = watcher()
  await market.all()
})

const payToken = (amount: string, to = receiver) =>
  chain.call(payer, chain.tokenOf('USDT'), erc20Abi, 'transfer', [to, parseUnits(amount, 18)])
const payCoin = (amount: string, to = receiver) =>
  chain.sendRaw({ from: payer, to, value: `0x${parseEther(amount).toString(16)}` })

test('tokens and coins that arrive are told whole', async () => {
  const token = await payToken('12.5')
  const coin = await payCoin('0.25')
  await payToken('1', accountOf(8))
  const { number } = await chain.head()
  const at = expect.any(Number)
  const between = { sender: payer, recipient: receiver, at }
  expect(await market.all()).toEqual([
    { ...between, txHash: token, index: 'log:0', currency: 'USDT', amount: '12.5', block: number - 2 },
    { ...between, txHash: coin, index: 'value', currency: 'ETH', amount: '0.25', block: number - 1 },
  ])
})

test('what reverted moved nothing, though it lies in its block with its value', async () => {
  const token = chain.tokenOf('USDT')
  const own = watcher([token])
  await own.all()
  const hash = await chain.client.sendTransaction({ account: payer, chain: null, to: token, value: 5n, gas: 100_000n })
  const { status } = await chain.client.waitForTransactionReceipt({ hash })
  expect(status).toBe('reverted')
  expect(await own.all()).toEqual([])
})

test('a payment among very many blocks is found', async () => {
  await chain.mine(30)
  const hash = await payToken('3')
  await chain.mine(70)
  expect((await market.all()).map(({ txHash }) => txHash)).toEqual([hash])
})

test('with nobody to look out for, no block is read; the next one is again', async () => {
  const nobody: string[] = []
  const idle = watcher(nobody)
  await idle.all()
  await payToken('4')
  const methods: string[] = []
  const hear = (question: Wire) => {
    methods.push(question.method)
    return question
  }
  node.misbehave({ ask: hear })
  await idle.look()
  expect(new Set(methods)).toEqual(new Set(['eth_chainId', 'eth_getBlockByNumber']))
  nobody.push(receiver)
  const hash = await payToken('5')
  expect((await idle.all()).map(({ txHash }) => txHash)).toEqual([hash])
})

test('after a reorganisation only what is on the chain now is told, from the last block in common on', async () => {
  await payToken('6')
  await chain.mine(1)
  expect(await market.all()).toHaveLength(1)
  const { number } = await chain.head()
  await chain.reorg(2)
  const seen = await market.look()
  expect(seen).toMatchObject({ above: number - 2, arrivals: [], head: number })
})

describe('a node that cannot be believed changes nothing', () => {
  const of = (method: string, bend: (reply: Wire, question: Wire) => Wire) => ({
    reply: (question: Wire, reply: Wire) => (question.method === method ? bend(reply, question) : reply),
  })

  test.each([
    ['is away', 'away', { status: null }],
    ['is in trouble', 'away', { status: 500 }],
    ['was asked too often', 'limited', { status: 429 }],
    ['is of another chain', 'other-chain', of('eth_chainId', (reply) => ({ ...reply, result: '0x1' }))],
    ['has no block', 'behind', of('eth_getBlockByHash', (reply) => ({ ...reply, result: null }))],
    [
      'gives the body of another block',
      'contradictory',
      of('eth_getBlockByHash', (reply) => ({ ...reply, result: { ...reply.result, hash: `0x${'1'.repeat(64)}` } })),
    ],
    [
      'leaves out what was logged',
      'contradictory',
      of('eth_getBlockReceipts', (reply) => ({
        ...reply,
        result: reply.result.map((receipt: Wire) => ({ ...receipt, logs: [] })),
      })),
    ],
    [
      'makes up what was logged',
      'contradictory',
      of('eth_getBlockReceipts', (reply) => ({
        ...reply,
        result: reply.result.map((receipt: Wire) => ({
          ...receipt,
          logs: [...receipt.logs, { ...receipt.logs[0], address: `0x${'9'.repeat(40)}` }],
        })),
      })),
    ],
    [
      'gives receipts of another block',
      'contradictory',
      of('eth_getBlockReceipts', (reply) => ({
        ...reply,
        result: reply.result.map((receipt: Wire) => ({ ...receipt, blockHash: `0x${'1'.repeat(64)}` })),
      })),
    ],
  ])('when it %s', async (_how, reason, fault) => {
    const hash = await payToken('7')
    node.misbehave(fault)
    await expect(market.look()).rejects.toMatchObject({ name: 'Stall', reason })
    node.behave()
    expect((await market.all()).map(({ txHash }) => txHash)).toEqual([hash])
  })

  test('when it lags, or goes backwards', async () => {
    await payToken('8')
    await chain.mine(50)
    expect(await market.all()).toHaveLength(1)
    const { number } = await chain.head()
    node.misbehave({
      ask: (question: Wire) =>
        question.method === 'eth_getBlockByNumber' && question.params[0] === 'latest'
          ? { ...question, params: [`0x${(number - 50).toString(16)}`, false] }
          : question,
    })
    await expect(market.look()).rejects.toMatchObject({ name: 'Stall', reason: 'behind' })
  })

  test('when another node says something else', async () => {
    const two = watcher([receiver], [node.url, chain.rpcUrl])
    await two.all()
    await payToken('9')
    node.misbehave(
      of('eth_getBlockReceipts', (reply) => ({
        ...reply,
        result: reply.result.map((receipt: Wire) => ({ ...receipt, status: '0x0' })),
      })),
    )
    await expect(two.look()).rejects.toMatchObject({ name: 'Stall', reason: 'disagreeing' })
  })
})
