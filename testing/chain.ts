import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Abi,
  type Address,
  createTestClient,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  http,
  maxUint256,
  publicActions,
  walletActions,
  zeroAddress,
} from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { type Anvil, startAnvil } from '#outside/chain/anvil.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import { deployDemo } from '#server/demo/contracts.ts'
import { demoAccount, demoSuper } from '#server/demo/people.ts'

/** A chain of a test's own, to be reorganised at will, with the market's contracts on it. */
export type TestChain = Awaited<ReturnType<typeof startTestChain>>

/** What a wrap differs in from an ordinary one. */
export interface WrapOptions {
  readonly native?: bigint
  readonly erc20?: Readonly<Record<string, bigint>>
  readonly rules?: Hex
  readonly receivers?: readonly Address[]
  /** Seconds from now until the unlock. */
  readonly lockSeconds?: number
}

const yearSeconds = 31_536_000
const quiet = { info: () => undefined, warn: console.warn }
const wnftType = 3

/** The address of an account of the demo's mnemonic; the chain signs for the first ten. */
export function accountOf(index: number): Address {
  return demoAccount(index).address
}

/** An asset among collateral. */
export function erc20Item(contractAddress: Address, amount: bigint) {
  return { asset: { assetType: 2, contractAddress }, tokenId: 0n, amount }
}

/** Starts the chain; it mines for transactions and when it is told to, never by itself. */
export async function startTestChain() {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-follow-'))
  const anvil: Anvil = await startAnvil({ dataDir, log: quiet, blockSeconds: 100_000 })
  const deployment = await deployDemo(anvil.rpcUrl, dataDir)
  const client = createTestClient({ mode: 'anvil', transport: http(anvil.rpcUrl), pollingInterval: 20 })
    .extend(publicActions)
    .extend(walletActions)
  const request = client.request as (args: { method: string; params: unknown }) => Promise<unknown>
  const { wrapper, storage, settlement } = deployment

  const send = async (from: Address, to: Address, data: Hex, value = 0n): Promise<Hex> => {
    const hash = await client.sendTransaction({ account: from, chain: null, to, data, value })
    const { status } = await client.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`the chain refused ${data.slice(0, 10)}`)
    return hash
  }
  const call = (from: Address, to: Address, abi: Abi, functionName: string, args: readonly unknown[], value = 0n) =>
    send(from, to, encodeFunctionData({ abi, functionName, args }), value)
  const tokenOf = (ticker: string): Address => {
    const address = deployment.tokens[ticker]
    if (!address) throw new Error(`no token ${ticker} on this chain`)
    return address
  }
  const collateralOf = (erc20: Readonly<Record<string, bigint>> = {}) =>
    Object.entries(erc20).map(([ticker, amount]) => erc20Item(tokenOf(ticker), amount))

  return {
    rpcUrl: anvil.rpcUrl,
    deployment,
    client,
    call,
    tokenOf,
    now: () => clockOf(client),
    /** Gives an account tokens and lets the wrapper take all of them. */
    async equip(who: Address, erc20: Readonly<Record<string, bigint>>) {
      for (const [ticker, amount] of Object.entries(erc20)) {
        await call(accountOf(demoSuper), tokenOf(ticker), erc20Abi, 'transfer', [who, amount])
        await call(who, tokenOf(ticker), erc20Abi, 'approve', [wrapper, maxUint256])
      }
    },
    /** Wraps as the market's form does and answers the token's id. */
    async wrap(who: Address, options: WrapOptions = {}): Promise<bigint> {
      await call(
        who,
        wrapper,
        marketWrapperAbi,
        'wrap',
        wrapArgs(who, await clockOf(client), options, settlement, collateralOf(options.erc20)),
        options.native,
      )
      const [, id] = await client.readContract({
        address: wrapper,
        abi: marketWrapperAbi,
        functionName: 'lastWNFTId',
        args: [wnftType],
      })
      return id
    },
    add: (who: Address, id: bigint, { native = 0n, erc20 }: WrapOptions) =>
      call(who, wrapper, marketWrapperAbi, 'addCollateral', [storage, id, collateralOf(erc20)], native),
    unWrap: (who: Address, id: bigint) => call(who, wrapper, marketWrapperAbi, 'unWrap', [storage, id]),
    /** The white list's word on whether a token may be removed. */
    list: (ticker: string, enabledRemoveFromCollateral: boolean) =>
      call(accountOf(demoSuper), deployment.whiteList, whiteListAbi, 'setWLItem', [
        { assetType: 2, contractAddress: tokenOf(ticker) },
        {
          enabledForFee: false,
          enabledForCollateral: true,
          enabledRemoveFromCollateral,
          transferFeeModel: deployment.techToken,
        },
      ]),
    /** Replaces the newest `depth` blocks by others with these transactions, each in the block of its number. */
    reorg: (depth: number, transactions: readonly (readonly [RawTransaction, number])[] = []) =>
      request({ method: 'anvil_reorg', params: [depth, transactions] }),
    sendRaw: ({ from, to, data = '0x', value = '0x0' }: RawTransaction) => send(from, to, data, BigInt(value)),
    mine: (blocks: number) => client.mine({ blocks }),
    head: async () => {
      const { number, hash } = await client.getBlock()
      return { number: Number(number), hash }
    },
    async pass(seconds: number) {
      await client.increaseTime({ seconds })
      await client.mine({ blocks: 1 })
    },
    async close() {
      await anvil.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** The time of the newest block, in unix seconds. */
async function clockOf(client: { getBlock(): Promise<{ timestamp: bigint }> }): Promise<number> {
  return Number((await client.getBlock()).timestamp)
}

/** A transaction that the chain signs itself. */
export interface RawTransaction {
  readonly from: Address
  readonly to: Address
  readonly data?: Hex
  readonly value?: Hex
  readonly gas?: Hex
}

/** The transactions of a wrap, for a reorganisation. */
export function wrapTransaction(
  { wrapper, settlement }: Deployment,
  who: Address,
  now: number,
  native: bigint,
): RawTransaction {
  const args = wrapArgs(who, now, {}, settlement, [])
  const data = encodeFunctionData({ abi: marketWrapperAbi as Abi, functionName: 'wrap', args })
  // An estimate would be of the chain before the reorganisation.
  return { from: who, to: wrapper, data, value: `0x${native.toString(16)}`, gas: '0x7a120' }
}

function wrapArgs(
  who: Address,
  now: number,
  { rules = '0x0004', receivers, lockSeconds = yearSeconds }: WrapOptions,
  settlement: Address,
  collateral: readonly unknown[],
) {
  const none = { asset: { assetType: 0, contractAddress: zeroAddress }, tokenId: 0n, amount: 0n }
  const named = receivers ?? [settlement]
  const percent = Math.floor(10_000 / named.length)
  return [
    {
      inAsset: none,
      unWrapDestination: zeroAddress,
      fees: [],
      locks: [{ lockType: '0x00', param: BigInt(now + lockSeconds) }],
      royalties: named.map((beneficiary) => ({ beneficiary, percent })),
      outType: wnftType,
      outBalance: 0n,
      rules,
    },
    collateral,
    who,
  ]
}
