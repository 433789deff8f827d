import { type Address, getAddress, type Hex } from 'viem'
import { numberToHex, pad } from 'viem/utils'
import { isSameAddress } from '#domain/money/address.ts'
import { log } from '#web/ui/log.ts'
import { type Call, type Caller, callOf, readFrom } from './calls.ts'
import { definitionOf } from './definitions.ts'
import { readDecimals } from './erc20.ts'
import type { Log } from './transactions.ts'
import { transferTopic } from './transfers.ts'

/** So much of an ERC-20, in its smallest unit. What the token does not tell of itself is empty or null. */
export interface FirstCoin {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number | null
  readonly amount: bigint
}

/** What every transfer of a token costs its sender. */
export interface FirstFee {
  readonly fee: FirstCoin
  /** In whole percents of the fee; the rest lies in the token. */
  readonly royaltyPercent: number
  readonly beneficiary: Address
  /** How much must have come in before it can be unwrapped, and how much has, in the fee's smallest unit. */
  readonly threshold: bigint
  readonly collected: bigint
}

/** A wrapped token of the first generation as one call tells it. */
export interface FirstRecord {
  readonly tokenId: bigint
  readonly assetType: 'v0'
  /** An ERC-721; null for a token that was wrapped around nothing. */
  readonly original: { readonly contractAddress: Address; readonly tokenId: bigint } | null
  /** Native coin inside, in wei. */
  readonly native: bigint
  /** Until when it cannot be unwrapped, in Unix seconds; null without a lock. */
  readonly unwrapAfter: number | null
}

/** Everything about one that its page shows. */
export interface FirstInfo extends FirstRecord {
  readonly owner: Address
  /** What the original's collection calls itself; empty where it does not say. */
  readonly projectName: string
  readonly erc20s: readonly FirstCoin[]
  readonly fee: FirstFee | null
}

/** Reads a token of the first generation. Throws what the wallet throws, as it does for an id that does not live. */
export async function readFirst(caller: Caller, first: Address, tokenId: bigint): Promise<FirstInfo> {
  const abi = definitionOf(caller.chainId, 'first')
  const owner = await readFrom(caller, first, abi, 'ownerOf', [tokenId])
  const [token, inside] = await Promise.all([
    readToken(caller, first, tokenId),
    readFrom(caller, first, abi, 'getERC20Collateral', [tokenId]),
  ])
  const record = recordOf(tokenId, token)
  const [projectName, erc20s, fee] = await Promise.all([
    record.original ? nameOf(caller, record.original.contractAddress) : '',
    Promise.all(inside.map(({ erc20Token, amount }) => readCoin(caller, erc20Token, amount))),
    token.transferFee === 0n ? null : readCoin(caller, token.transferFeeToken, token.transferFee),
  ])
  const terms = fee && {
    fee,
    royaltyPercent: Number(token.royaltyPercent),
    beneficiary: token.royaltyBeneficiary,
    threshold: token.unwraptFeeThreshold,
    collected: token.backedTokens,
  }
  return { ...record, owner: getAddress(owner), projectName, erc20s, fee: terms }
}

/** The call that ends a token of the first generation and pays everything out to its owner. */
export function unwrapFirstCall(
  chainId: number,
  wnft: { readonly contractAddress: Address; readonly tokenId: bigint },
): Call {
  return callOf(wnft.contractAddress, definitionOf(chainId, 'first'), 'unWrap721', [wnft.tokenId])
}

/** Those tokens of the first generation that the caller holds, newest first, and how many more there are. */
export interface FirstHeld {
  readonly tokens: readonly FirstRecord[]
  readonly others: number
}

/** So many tokens are listed at most: each costs two questions. */
const mostListed = 25

/**
 * What the caller holds of the first generation. The contract lists nobody's tokens: which ones came to the caller is told by
 * its transfers, which of them stayed by the contract. Throws what the wallet throws.
 */
export async function readFirstHeld(caller: Caller, first: Address): Promise<FirstHeld> {
  const abi = definitionOf(caller.chainId, 'first')
  const held = Number(await readFrom(caller, first, abi, 'balanceOf', [caller.account]))
  const own: bigint[] = []
  for (const id of held === 0 ? [] : await receivedIds(caller, first)) {
    if (own.length === Math.min(held, mostListed)) break
    const owner = await readFrom(caller, first, abi, 'ownerOf', [id]).catch(() => null)
    if (owner !== null && isSameAddress(owner, caller.account)) own.push(id)
  }
  const tokens = await Promise.all(own.map(async (id) => recordOf(id, await readToken(caller, first, id))))
  return { tokens, others: held - own.length }
}

/** How far back is looked where a node does not tell of all blocks at once: so many spans of so many blocks. */
const spans = 10
const spanBlocks = 10_000

/** The ids that ever came to the caller, newest first. */
async function receivedIds(caller: Caller, first: Address): Promise<readonly bigint[]> {
  const { provider, account } = caller
  const filter = { address: first, topics: [transferTopic, null, pad(account)] }
  const logsOf = async (range: { fromBlock: Hex; toBlock: Hex | 'latest' }) =>
    (await provider.request({ method: 'eth_getLogs', params: [{ ...filter, ...range }] })) as readonly Log[]
  const all = await logsOf({ fromBlock: '0x0', toBlock: 'latest' }).catch(async (fault) => {
    log('the node does not tell of all transfers at once', fault)
    const last = Number(await provider.request({ method: 'eth_blockNumber' }))
    const found: Log[] = []
    for (let to = last, span = 0; to >= 0 && span < spans; to -= spanBlocks, span += 1) {
      const fromBlock = numberToHex(Math.max(0, to - spanBlocks + 1))
      found.unshift(...(await logsOf({ fromBlock, toBlock: numberToHex(to) })))
    }
    return found
  })
  const ids = all.flatMap(({ topics: [, , , id] }) => (id ? [BigInt(id)] : []))
  return [...new Set(ids.toReversed())]
}

type Token = Awaited<ReturnType<typeof readToken>>

function readToken(caller: Caller, first: Address, tokenId: bigint) {
  return readFrom(caller, first, definitionOf(caller.chainId, 'first'), 'getWrappedToken', [tokenId])
}

/** The number of an ERC-721 among the first generation's kinds of original. */
const originalErc721 = 2

function recordOf(tokenId: bigint, token: Token): FirstRecord {
  const original = { contractAddress: getAddress(token.tokenContract), tokenId: token.tokenId }
  return {
    tokenId,
    assetType: 'v0',
    original: token.asset === originalErc721 ? original : null,
    native: token.backedValue,
    unwrapAfter: token.unwrapAfter === 0n ? null : Number(token.unwrapAfter),
  }
}

function nameOf(caller: Caller, collection: Address): Promise<string> {
  return readFrom(caller, collection, definitionOf(caller.chainId, 'erc721'), 'name', []).catch(() => '')
}

async function readCoin(caller: Caller, address: Address, amount: bigint): Promise<FirstCoin> {
  const [symbol, decimals] = await Promise.all([
    readFrom(caller, address, definitionOf(caller.chainId, 'erc20'), 'symbol', []).catch(() => ''),
    readDecimals(caller, address).catch(() => null),
  ])
  return { address, symbol, decimals, amount }
}
