import {
  type Abi,
  createPublicClient,
  decodeFunctionData,
  erc20Abi,
  erc721Abi,
  type Hex,
  hexToBigInt,
  http,
  type PublicClient,
} from 'viem'
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts'
import { beforeAll, beforeEach, expect, test } from 'vitest'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { zeroAddress } from '#domain/collateral/codes.ts'
import { newPieces } from '#testing/collections.ts'
import { contractsForTest, TestWallet } from '#testing/wallet.ts'
import { type Caller, callOf } from '#web/wallet/contracts/calls.ts'
import { approveCall, readErc20, unlimited } from '#web/wallet/contracts/erc20.ts'
import { mint } from '#web/wallet/contracts/mint.ts'
import { readOriginal } from '#web/wallet/contracts/nfts.ts'
import { type Sent, send, waitForMined } from '#web/wallet/contracts/transactions.ts'
import { wrapCall } from '#web/wallet/contracts/wrap-data.ts'
import {
  readMaxLock,
  readMaxSlots,
  readWrapped,
  trustedRecipients,
  type WrappedPlace,
} from '#web/wallet/contracts/wrapped.ts'
import { wrapParamsOf } from '../form/assets.ts'
import type { FormItem } from '../form/items.ts'
import { advance, type Flow, newFlow, type Outcome } from './flow.ts'
import { type Run, runJob, waitAgain } from './run.ts'
import type { Job } from './steps.ts'

let rpcUrl: string
let agent: PrivateKeyAccount
let market: Deployed['market']
let token: Hex
let wallet: TestWallet
let caller: Caller
let chain: PublicClient

type Deployed = Awaited<ReturnType<typeof contractsForTest>>

beforeAll(async () => {
  ;({ rpcUrl, agent, market } = await contractsForTest())
  token = market.tokens.USDT as Hex
  chain = createPublicClient({ transport: http(rpcUrl) })
})

beforeEach(() => {
  register = async () => undefined
  wallet = new TestWallet(agent, rpcUrl)
  caller = { provider: wallet, account: agent.address, chainId: 31_337 }
})

const coin: FormItem = {
  symbol: 'ETH',
  address: zeroAddress,
  tokenId: null,
  amount: '1.5',
  assetType: 'native',
  removable: true,
  decimals: 18,
}
const usdt = (amount: string): FormItem => ({ ...coin, symbol: 'USDT', address: token, amount, assetType: 'ERC20' })
const one = 10n ** 18n

async function wrapJob(items: readonly FormItem[], over: { lockDays?: number; isUnlimited?: boolean } = {}) {
  const recipients = [{ address: market.settlement, percent: 100 }]
  const now = Number((await chain.getBlock()).timestamp) * 1000
  const params = wrapParamsOf({
    items,
    original: null,
    approveAll: false,
    lockDays: over.lockDays ?? 365,
    nowMs: now,
    account: agent.address,
    recipients,
  })
  return { kind: 'wrap', params, unlimited: over.isUnlimited ? [token] : [] } as const
}

interface Ran {
  readonly flow: Flow
  readonly outcome: Outcome | null
  readonly kept: (Sent | null)[]
}

let register: Run['register']

async function ran(job: Job | ((run: Run) => Promise<void>), kind: Job['kind'], control = new AbortController()) {
  let flow = newFlow(kind)
  const kept: (Sent | null)[] = []
  const run: Run = {
    caller,
    wrapper: market.wrapper,
    signal: control.signal,
    tell: (event) => {
      flow = advance(flow, event)
    },
    keep: (sent) => kept.push(sent),
    register: (wnft) => register(wnft),
  }
  await (typeof job === 'function' ? job(run) : runJob(run, job))
  return { flow, outcome: flow.outcome, kept } satisfies Ran
}

async function wrapped(items: readonly FormItem[], over: { lockDays?: number; isUnlimited?: boolean } = {}) {
  const end = await ran(await wrapJob(items, over), 'wrap')
  if (end.outcome?.kind !== 'done' || !end.outcome.wnft) throw new Error(JSON.stringify(end.outcome))
  const { contractAddress, tokenId } = end.outcome.wnft
  return { ...end, wnft: { contractAddress: contractAddress as Hex, tokenId: BigInt(tokenId) } }
}

const namesOfAsked = () =>
  wallet.asked.map(({ to, data }) => (to === market.wrapper ? decodeFunctionData({ abi: marketWrapperAbi, data }) : to))

// shows B-2.4-009, B-3-022, B-3-023, B-3-024, B-4-030, B-4-033, B-7.4-087, B-9-013
test('an approval, then one wrap: the token holds exactly what was added, locked, bound to the settlement', async () => {
  const { flow, wnft } = await wrapped([coin, usdt('2.5')])
  expect(namesOfAsked()).toMatchObject([token, { functionName: 'wrap' }])
  expect(flow.steps.map(({ state }) => state)).toEqual(['done', 'done', 'done'])

  const info = await readWrapped(caller, market.wrapper, wnft.contractAddress, wnft.tokenId)
  expect(info).toMatchObject({ owner: agent.address, fees: [], rules: 4 })
  expect(info.tokenUrl).toContain('https://surety.example/token/')
  expect(info.original).toMatchObject({ assetType: 'empty', contractAddress: zeroAddress, tokenId: 0n })
  expect(info.collateral).toEqual(
    expect.arrayContaining([
      { assetType: 'native', address: zeroAddress, tokenId: 0n, amount: (one * 3n) / 2n },
      { assetType: 'ERC20', address: token, tokenId: 0n, amount: (one * 5n) / 2n },
    ]),
  )
  // Exact by default: nothing of the allowance is left over.
  expect((await readErc20(caller, token, market.wrapper)).allowance).toBe(0n)
})

// shows B-2.4-022, B-9-020
test('an allowance that is there is not asked for again, and one without a limit serves the next addition', async () => {
  const { wnft } = await wrapped([usdt('1')], { isUnlimited: true })
  expect((await readErc20(caller, token, market.wrapper)).allowance).toBe(unlimited - one)
  wallet.asked.length = 0
  const { params } = await wrapJob([usdt('3')])
  const added = await ran({ kind: 'add', wnft, collaterals: params.collaterals, unlimited: [] }, 'add')
  expect(added.outcome?.kind).toBe('done')
  expect(added.flow.steps.map(({ state }) => state)).toEqual(['given', 'done'])
  expect(namesOfAsked()).toMatchObject([{ functionName: 'addCollateral' }])
  const info = await readWrapped(caller, market.wrapper, wnft.contractAddress, wnft.tokenId)
  expect(info.collateral).toMatchObject([{ amount: one * 4n }])
})

test('a reload in the middle goes on waiting for what was sent, and sends nothing twice', async () => {
  const control = new AbortController()
  const { kept } = await ran(
    async (run) => {
      const keep: Run['keep'] = (sent, isFinal) => {
        run.keep(sent, isFinal)
        if (sent) control.abort()
      }
      await runJob({ ...run, keep }, await wrapJob([coin]))
    },
    'wrap',
    control,
  )
  // The page that went away left the transaction behind as one that is on its way.
  expect(kept).toHaveLength(1)
  const left = kept[0]
  if (!left) throw new Error('nothing was kept')
  const again = await ran((run) => waitAgain(run, 'wrap', JSON.parse(JSON.stringify(left)), true), 'wrap')
  expect(again.outcome).toMatchObject({ kind: 'done', hash: left.hash })
  // What it learns of the transaction meanwhile (its number and block) is kept as well, before nothing is left.
  expect(again.kept.at(-1)).toBeNull()
  for (const each of again.kept.slice(0, -1)) expect(each?.hash).toBe(left.hash)
  expect(wallet.asked).toHaveLength(1)
})

// shows B-8.2-032
test('"not mined within 50 blocks" is no end: the transaction is found by its number', async () => {
  let sentHash: unknown = null
  const slow = {
    request: async (ask: { method: string; params?: unknown }) => {
      const answer = await wallet.request(ask)
      if (ask.method !== 'eth_sendTransaction') return answer
      sentHash = answer
      throw new Error('Transaction was not mined within 50 blocks, please make sure it was properly sent.')
    },
  }
  caller = { ...caller, provider: slow }
  const { outcome } = await ran(await wrapJob([coin]), 'wrap')
  expect(outcome).toMatchObject({ kind: 'done', hash: sentHash })
})

// shows B-5-024, B-5-026, B-8.2-026, B-8.2-033
test('what would revert is told in clean words before anything is asked', async () => {
  const job = await wrapJob([coin], { lockDays: 365 * 4 })
  const { outcome } = await ran(job, 'wrap')
  expect(outcome).toMatchObject({ kind: 'failed', text: expect.stringMatching(/^Cannot wrap token: \S/) })
  expect(JSON.stringify(outcome)).not.toContain('execution reverted')
  expect(wallet.asked).toEqual([])

  const much = await ran(await wrapJob([usdt('500000001')]), 'wrap')
  expect(much.outcome).toMatchObject({ text: 'Cannot wrap token: Not enough USDT' })
  expect(wallet.asked).toEqual([])
})

test('a rejected signature ends the job where it is, and the next try goes on from there', async () => {
  const job = await wrapJob([usdt('7')])
  wallet.before = async (method) => {
    if (method === 'eth_sendTransaction' && wallet.asked.length === 1) throw { code: 4001, message: 'User denied' }
  }
  // The unlimited allowance of another test is taken back first.
  wallet.asked.length = 0
  const plain = new TestWallet(agent, rpcUrl)
  const own = { ...caller, provider: plain }
  const cleared = await send(own, approveCall(31_337, token, market.wrapper, 0n))
  await waitForMined(own, cleared, new AbortController().signal)

  const rejected = await ran(job, 'wrap')
  expect(rejected.outcome).toMatchObject({ text: 'Cannot wrap token: You rejected the request in your wallet' })
  expect(rejected.flow.steps.map(({ state }) => state)).toEqual(['done', 'failed', 'ahead'])
  wallet.before = async () => undefined
  const again = await ran(await wrapJob([usdt('7')]), 'wrap')
  expect(again.flow.steps.map(({ state }) => state)).toEqual(['given', 'done', 'done'])
})

test('what was wrapped is registered; where that fails the wrap stands and says why', async () => {
  const registered: WrappedPlace[] = []
  register = async (wnft) => {
    registered.push(wnft)
  }
  const good = await wrapped([coin])
  expect(registered).toEqual([{ contractAddress: market.storage, tokenId: String(good.wnft.tokenId) }])
  expect(good.outcome).toMatchObject({ kind: 'done', unregistered: null })

  register = async () => Promise.reject({ code: 4001, message: 'User denied message signature.' })
  const declined = await wrapped([coin])
  expect(declined.outcome).toMatchObject({ kind: 'done', unregistered: 'You rejected the request in your wallet' })
  expect(declined.flow.steps.map(({ state }) => state)).toEqual(['done', 'failed'])
  expect(wallet.asked).toHaveLength(2)
})

test('a page that finds its wrap again after a reload has it registered', async () => {
  const job = await wrapJob([coin])
  const sent = await send(caller, wrapCall(31_337, market.wrapper, job.params))
  let asked = 0
  register = async () => {
    asked += 1
  }
  const { outcome, flow } = await ran((run) => waitAgain(run, 'wrap', sent, true), 'wrap')
  expect(outcome).toMatchObject({ kind: 'done', hash: sent.hash, unregistered: null })
  expect(flow.steps.map(({ state }) => state)).toEqual(['done', 'done'])
  expect(asked).toBe(1)
  // What is added to a token that is there is not registered anew.
  const added = await ran((run) => waitAgain(run, 'add', sent, true), 'add')
  expect(added.flow.steps).toHaveLength(1)
  expect(asked).toBe(1)
})

// shows B-7.4-088
test('a wrapped token under the no-transfer rule stays, and its transfer is refused in clean words', async () => {
  const { wnft } = await wrapped([coin])
  wallet.asked.length = 0
  const to = privateKeyToAccount(generatePrivateKey()).address
  const { outcome } = await ran({ kind: 'transfer', wnft, to }, 'transfer')
  expect(outcome).toMatchObject({ kind: 'failed', text: expect.stringMatching(/^Cannot transfer token: [^(]*\w$/) })
  expect(wallet.asked).toEqual([])
})

test('another account or chain in the wallet stops the job before anything is sent', async () => {
  wallet.accounts = [zeroAddress]
  const { outcome } = await ran(await wrapJob([coin]), 'wrap')
  expect(outcome).toEqual({ kind: 'moved' })
  wallet.accounts = [agent.address]
  caller = { ...caller, chainId: 1 }
  expect((await ran(await wrapJob([coin]), 'wrap')).outcome).toEqual({ kind: 'moved' })
  expect(wallet.asked).toEqual([])
})

test('an unwrap is refused while the lock holds', async () => {
  const { wnft } = await wrapped([coin])
  const { outcome } = await ran({ kind: 'unwrap', wnft }, 'unwrap')
  expect(outcome).toMatchObject({ kind: 'failed', text: expect.stringMatching(/^Cannot unwrap token: /) })
})

// shows B-7.4-091
test('an unwrap is given the estimate and 100 000 gas', async () => {
  const { wnft } = await wrapped([coin], { lockDays: 2 / 86_400 })
  const end = (await readWrapped(caller, market.wrapper, wnft.contractAddress, wnft.tokenId)).locks[0]?.param ?? 0n
  await expect.poll(async () => (await chain.getBlock()).timestamp > end).toBe(true)
  wallet.asked.length = 0
  const before = await chain.getBlockNumber()
  const { outcome } = await ran({ kind: 'unwrap', wnft }, 'unwrap')
  expect(outcome?.kind).toBe('done')
  const [asked] = wallet.asked
  if (!asked?.gas) throw new Error('no gas was given')
  const call = { account: agent.address, to: market.wrapper, data: asked.data, blockNumber: before }
  expect(hexToBigInt(asked.gas) - (await chain.estimateGas(call))).toBe(100_000n)
  await expect(readWrapped(caller, market.wrapper, wnft.contractAddress, wnft.tokenId)).rejects.toThrow('Not wrapped')
})

// shows B-3-025, B-7.4-089, B-8.2-014
test('a test NFT is minted, read, wrapped around after its approval, and no plain token is a wrapped one', async () => {
  const ids: bigint[] = []
  await mint(caller, market.minter, (id) => ids.push(id), new AbortController().signal)
  const [tokenId] = ids
  if (tokenId === undefined) throw new Error('nothing was minted')
  const seen = await readOriginal(caller, market.minter, tokenId, market.wrapper)
  expect(seen).toMatchObject({ projectName: 'Surety test NFT', tokenStandard: 'ERC721', isApproved: false })
  expect(seen.owner).toBe(agent.address)
  await expect(readWrapped(caller, market.wrapper, market.minter, tokenId)).rejects.toThrow('Not wrapped token')

  const { params } = await wrapJob([coin])
  const original = { assetType: 'ERC721', contractAddress: market.minter, tokenId, amount: 0n } as const
  const job: Job = { kind: 'wrap', params: { ...params, originalToken: original }, unlimited: [] }
  wallet.asked.length = 0
  const { outcome } = await ran(job, 'wrap')
  expect(outcome?.kind).toBe('done')
  expect(wallet.asked.map(({ to }) => to)).toEqual([market.minter, market.wrapper])
})

test('an ERC-1155 that was wrapped around is read with its collection and how many of it there are', async () => {
  const pieces = await newPieces(rpcUrl, agent, 5n, 10n)
  const { params } = await wrapJob([coin])
  const original = { assetType: 'ERC1155', contractAddress: pieces, tokenId: 5n, amount: 3n } as const
  const { outcome } = await ran({ kind: 'wrap', params: { ...params, originalToken: original }, unlimited: [] }, 'wrap')
  if (outcome?.kind !== 'done' || !outcome.wnft) throw new Error(JSON.stringify(outcome))
  const { contractAddress, tokenId } = outcome.wnft
  const info = await readWrapped(caller, market.wrapper, contractAddress as Hex, BigInt(tokenId))
  expect(info.original).toEqual({ ...original, name: 'Pieces' })
})

// shows B-7.4-088
test('an NFT is transferred', async () => {
  const ids: bigint[] = []
  await mint(caller, market.minter, (id) => ids.push(id), new AbortController().signal)
  const [tokenId] = ids as [bigint]
  const to = privateKeyToAccount(generatePrivateKey()).address
  const job: Job = { kind: 'transfer', wnft: { contractAddress: market.minter, tokenId }, to }
  const { outcome } = await ran(job, 'transfer')
  expect(outcome).toMatchObject({ kind: 'done', wnft: null, unregistered: null })
  expect((await readOriginal(caller, market.minter, tokenId, market.wrapper)).owner).toBe(to)
})

// shows B-4-027, B-4-028, B-4-029
test('an original is approved alone, or with all of its collection where that was chosen', async () => {
  const functionsAsked = () =>
    wallet.asked.map(({ to, data }) => {
      const abi = to === market.wrapper ? marketWrapperAbi : erc721Abi
      return decodeFunctionData({ abi: abi as Abi, data }).functionName
    })
  const around = async (approveAll: boolean) => {
    const ids: bigint[] = []
    await mint(caller, market.minter, (id) => ids.push(id), new AbortController().signal)
    const [tokenId] = ids as [bigint]
    const original = { assetType: 'ERC721', contractAddress: market.minter, tokenId, amount: 0n } as const
    const { params } = await wrapJob([coin])
    wallet.asked.length = 0
    return ran({ kind: 'wrap', params: { ...params, originalToken: original, approveAll }, unlimited: [] }, 'wrap')
  }
  await around(false)
  expect(functionsAsked()).toEqual(['approve', 'wrap'])
  await around(true)
  expect(functionsAsked()).toEqual(['setApprovalForAll', 'wrap'])
  // An approval for all is there from now on, so the next one is not asked for.
  const third = await around(false)
  expect(third.flow.steps.map(({ state }) => state)).toEqual(['given', 'done', 'done'])
  expect(functionsAsked()).toEqual(['wrap'])
})

test('a token that refuses to change an allowance has it set to zero first, as USDT needs', async () => {
  const own = new TestWallet(agent, rpcUrl)
  const spare = await send({ ...caller, provider: own }, approveCall(31_337, token, market.wrapper, one))
  await waitForMined(caller, spare, new AbortController().signal)
  const strict = {
    request: async (ask: { method: string; params?: unknown }) => {
      const [call] = (ask.params ?? []) as { to?: string; data?: Hex }[]
      if (ask.method === 'eth_estimateGas' && call?.to === token && call.data) {
        const { functionName, args } = decodeFunctionData({ abi: erc20Abi, data: call.data })
        const { allowance } = await readErc20({ ...caller, provider: wallet }, token, market.wrapper)
        if (functionName === 'approve' && args[1] !== 0n && allowance !== 0n)
          throw { code: 3, message: 'execution reverted' }
      }
      return wallet.request(ask)
    },
  }
  caller = { ...caller, provider: strict }
  const { outcome } = await ran(await wrapJob([usdt('4')]), 'wrap')
  expect(outcome?.kind).toBe('done')
  const approvals = wallet.asked.slice(0, 2).map(({ data }) => decodeFunctionData({ abi: erc20Abi, data }).args?.[1])
  expect(approvals).toEqual([0n, one * 4n])
  expect(wallet.asked).toHaveLength(3)
})

// shows B-3-026
test('what the chain says of tokens, limits and trust', async () => {
  const params = await readErc20(caller, token, market.wrapper)
  expect(params).toMatchObject({ name: 'USDT (local)', symbol: 'USDT', decimals: 18 })
  expect(params.permissions).toEqual({
    enabledForCollateral: true,
    enabledForFee: false,
    enabledRemoveFromCollateral: true,
  })
  const unlisted = await readErc20(caller, market.techToken, market.wrapper)
  expect(unlisted.permissions.enabledForCollateral).toBe(false)
  expect(await readMaxSlots(caller, market.wrapper)).toBe(25)
  expect(await readMaxLock(caller, market.wrapper)).toBe(3 * 365 * 86_400)
  const recipients = [{ address: market.settlement }, { address: agent.address }]
  expect(await trustedRecipients(caller, market.checker, recipients)).toEqual([{ address: market.settlement }])
})

// shows B-3-024, B-4-031, B-4-032, B-5-025
test('a wrapped token that charges for its transfer has itself and its fee approved before it goes in', async () => {
  const asset = { assetType: 2, contractAddress: token }
  const item = {
    enabledForFee: true,
    enabledForCollateral: true,
    enabledRemoveFromCollateral: true,
    transferFeeModel: market.techToken,
  }
  const whiteList = callOf(market.whiteList, whiteListAbi, 'setWLItem', [asset, item])
  await waitForMined(caller, await send(caller, whiteList), new AbortController().signal)
  const { params } = await wrapJob([coin])
  const charging = async (value: bigint) => {
    const { outcome } = await ran(
      { kind: 'wrap', params: { ...params, fees: [{ token, value }] }, unlimited: [] },
      'wrap',
    )
    if (outcome?.kind !== 'done' || !outcome.wnft) throw new Error(JSON.stringify(outcome))
    const { contractAddress, tokenId } = outcome.wnft
    return {
      assetType: 'ERC721',
      contractAddress: contractAddress as Hex,
      tokenId: BigInt(tokenId),
      amount: 0n,
    } as const
  }
  const nft = await charging(one)
  const info = await readWrapped(caller, market.wrapper, nft.contractAddress, nft.tokenId)
  expect(info.fees).toEqual([{ token, value: one }])
  wallet.asked.length = 0
  const { flow } = await ran({ kind: 'wrap', params: { ...params, collaterals: [nft] }, unlimited: [] }, 'wrap')
  expect(flow.steps.map(({ step }) => step)).toMatchObject([
    { kind: 'approval', of: 'collateral', nft: { tokenId: nft.tokenId } },
    { kind: 'allowance', of: 'fee', token, amount: one },
    { kind: 'final' },
    { kind: 'registration' },
  ])
  expect(flow.steps.map(({ state }) => state)).toEqual(['done', 'done', 'failed', 'ahead'])
  expect(wallet.asked.map(({ to }) => to)).toEqual([nft.contractAddress, token])

  // A fee that the balance does not cover is told before anything is asked.
  const dear = await charging(one ** 2n)
  wallet.asked.length = 0
  const { outcome } = await ran({ kind: 'wrap', params: { ...params, collaterals: [dear] }, unlimited: [] }, 'wrap')
  expect(outcome).toMatchObject({ text: 'Cannot wrap token: Not enough USDT tokens to pay transfer fee' })
  expect(wallet.asked).toEqual([])
})
