import { type Address, decodeEventLog, type Hex } from 'viem'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import { wrappedNFT721Abi } from '#contracts/abi/wrapped-nft721.ts'
import type { Deployment } from '../deployment.ts'
import type { LogEntry } from './blocks.ts'
import { Stall } from './node.ts'

/** Which wrapped tokens some logs speak of. Nothing else is taken from a log. */
export interface Touches {
  /** Rules changed that hold for every token. */
  readonly all: boolean
  readonly tokenIds: ReadonlySet<bigint>
}

const events = [...marketWrapperAbi, ...wrappedNFT721Abi, ...whiteListAbi].filter((item) => item.type === 'event')

/** The contracts of a deployment whose logs count. */
export function spokenFor({ wrapper, storage, whiteList }: Deployment): Address[] {
  return [wrapper, storage, whiteList]
}

/**
 * The tokens that these logs touch. Logs of other contracts, and of the wrapper about tokens of other contracts, touch
 * nothing; order and repetition are without meaning. Throws Stall when a log is not what its topic says.
 */
export function touchesOf(deployment: Deployment, logs: readonly LogEntry[]): Touches {
  const from = spokenFor(deployment).map(lower)
  const tokenIds = new Set<bigint>()
  let all = false
  for (const log of logs) {
    if (!from.includes(lower(log.address))) continue
    const touched = touchOf(deployment, log)
    if (touched === 'all') all = true
    else if (touched !== null) tokenIds.add(touched)
  }
  return { all, tokenIds }
}

function touchOf({ wrapper, storage }: Deployment, log: LogEntry): bigint | 'all' | null {
  const told = decode(log)
  if (!told) return null
  const { name, args } = told
  if (rulesForAll.has(name)) return 'all'
  if (lower(log.address) === lower(storage)) return idOf(args.tokenId)
  if (lower(log.address) !== lower(wrapper)) return null
  const token = args.wrappedAddress ?? args.outAssetAddress ?? args.wNFTConatract
  if (typeof token !== 'string' || lower(token) !== lower(storage)) return null
  return idOf(args.outTokenId ?? args.wrappedId ?? args.wNFTTokenId)
}

const rulesForAll = new Set(['TrustedAddressSet', 'WhiteListSet', 'WhiteListItemChanged'])

function decode({ topics, data }: LogEntry): { name: string; args: Record<string, unknown> } | null {
  const known = { abi: events, topics: topics as [Hex, ...Hex[]], data }
  try {
    const { eventName, args } = decodeEventLog(known)
    return { name: eventName, args: { ...args } }
  } catch (error) {
    if (error instanceof Error && error.name === 'AbiEventSignatureNotFoundError') return null
    throw new Stall('contradictory', 'a log is not what its topic says')
  }
}

function idOf(value: unknown): bigint | null {
  return typeof value === 'bigint' ? value : null
}

function lower(address: string): string {
  return address.toLowerCase()
}
