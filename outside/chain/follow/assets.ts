import { type Abi, erc20Abi, type Hex, zeroAddress } from 'viem'
import { z } from 'zod'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { whiteListAbi } from '#contracts/abi/white-list.ts'
import type { ChainAsset } from '../../db/asks.ts'
import type { Deployment } from '../deployment.ts'
import { type Read, readHex, Stall } from './node.ts'
import type { Nodes } from './nodes.ts'

/** What holds for every token at a block. */
export interface Market {
  /** Whether the wrapper trusts the settlement. */
  readonly isTrusted: boolean
  /** How long a decision waits in the settlement, in seconds: the longer one where another is scheduled. */
  readonly delaySeconds: number
  /** The native coin, whose address is zero, and the ERC-20s that may be collateral. */
  readonly assets: readonly ChainAsset[]
}

const nativeDecimals = 18
const wholeNumber = z.bigint()
const decimalsShape = z.int().min(0).max(36)
/**
 * The storage slot of the settlement's scheduled rules: threshold, delay and moment from the lowest bits on. No function returns
 * them. That the code is this release's, and so the slot the same, is checked before a chain is followed.
 */
const scheduledRules = { slot: '0x8', delay: { from: 32n, bits: 32 } } as const

/**
 * Reads what holds for every token at a block. Only assets of the market are asked for anything; one that does not answer
 * as an ERC-20 must, or names other decimals than those it is pinned to, is known to be unreadable, and stops nothing else.
 * Throws Stall.
 */
export async function readMarket(
  nodes: Nodes,
  { deployment, nativeTicker }: { deployment: Deployment; nativeTicker: string },
  blockHash: Hex,
  pinned: ReadonlyMap<string, number>,
): Promise<Market> {
  const { wrapper, whiteList, settlement } = deployment
  const tokens = Object.entries(deployment.tokens).toSorted(([a], [b]) => (a < b ? -1 : 1))
  const block = { blockHash, requireCanonical: true }
  const [answers, [balance = 0n, rules = 0n]] = await Promise.all([
    nodes.read(
      [
        { to: wrapper, abi: marketWrapperAbi as Abi, name: 'trustedOperators', args: [settlement] },
        { to: settlement, abi: settlementAbi, name: 'delay' },
        ...tokens.flatMap(([, address]): Read[] => [
          { to: whiteList, abi: whiteListAbi, name: 'enabledRemoveFromCollateral', args: [address] },
          { to: address, abi: erc20Abi, name: 'balanceOf', args: [wrapper], isStranger: true },
          { to: address, abi: erc20Abi, name: 'decimals', isStranger: true },
        ]),
      ],
      blockHash,
    ),
    nodes.ask(
      [
        { method: 'eth_getBalance', params: [wrapper, block] },
        { method: 'eth_getStorageAt', params: [settlement, scheduledRules.slot, block] },
      ],
      (given, what) => BigInt(readHex(given, what)),
      (word) => `${word}`,
    ),
  ])
  const native: ChainAsset = {
    address: zeroAddress,
    ticker: nativeTicker,
    decimals: nativeDecimals,
    isListed: true,
    held: `${balance}`,
  }
  const isTrusted = flag(answers[0], 'trustedOperators')
  const erc20s = tokens.map(([ticker, address], index): ChainAsset => {
    const [isListed, held, decimals] = answers.slice(2 + index * 3, 5 + index * 3)
    const known = { address, ticker, isListed: flag(isListed, 'enabledRemoveFromCollateral') }
    const isSame = (pinned.get(address) ?? decimals) === decimals
    const isReadable = isSame && wholeNumber.safeParse(held).success && decimalsShape.safeParse(decimals).success
    return isReadable
      ? { ...known, held: `${held}`, decimals: Number(decimals) }
      : { ...known, held: null, decimals: null }
  })
  return { isTrusted, delaySeconds: longestDelay(answers[1], rules), assets: [native, ...erc20s] }
}

/** Whether what tokens are credited with must be looked at anew: any of their assets is another than it was. */
export function isOtherMarket(before: readonly ChainAsset[], now: readonly ChainAsset[]): boolean {
  const facts = (assets: readonly ChainAsset[]) =>
    assets
      .map(({ address, ticker, decimals, isListed }) => `${address} ${ticker} ${decimals} ${isListed}`)
      .toSorted()
      .join()
  return facts(before) !== facts(now)
}

function longestDelay(inForce: unknown, rules: bigint): number {
  if (typeof inForce !== 'bigint') throw new Stall('contradictory', 'the settlement does not tell its delay')
  const { from, bits } = scheduledRules.delay
  return Math.max(Number(inForce), Number(BigInt.asUintN(bits, rules >> from)))
}

function flag(answer: unknown, name: string): boolean {
  if (typeof answer === 'boolean') return answer
  throw new Stall('contradictory', `${name} did not answer yes or no`)
}
