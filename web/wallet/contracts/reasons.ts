import { type Abi, erc20Abi, type Hex } from 'viem'
import { decodeErrorResult, isHex, parseAbi } from 'viem/utils'
import { marketWrapperAbi } from '#contracts/abi/market-wrapper.ts'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { rejectedByPerson, requestPending, walletCode } from '../provider.ts'
import { foreignText } from './foreign-text.ts'

const notMined = 'was not mined within 50 blocks'
const prefixes =
  /^(?:.*VM Exception while processing transaction: revert(?:ed with reason string)?|execution reverted:?)\s*/i

/** How an ERC-721 says that an id was never minted, or that it ended. */
export const noSuchToken = 'There is no such token'

/** Words for the contracts' own errors, which carry no text; others are named by their name. */
const words: Readonly<Record<string, string>> = {
  UnSupportedAsset: 'This asset is not supported',
  UnSupported: 'This is not supported',
  NotDepositor: 'Only the holder of the wrapped token may add this asset',
  TooMany: 'That is more than a wrapped token can hold',
  ZeroAmount: 'The amount must be above zero',
  NoChecker: 'Nothing can be wrapped right now',
  TooEarly: 'The award has not waited long enough yet',
  TooLate: 'The time of the award is over',
  WrongStatus: 'The award does not stand like that on chain any more',
  LessInside: 'Less lies inside than was decided: only the receiver or a signer can have that paid',
  NothingInside: 'Nothing of what was decided lies inside any more',
  SignersChanged: 'Those who decide have changed: the award has to be decided again',
  ERC20InsufficientAllowance: 'The allowance does not cover the amount',
  ERC20InsufficientBalance: 'The balance does not cover the amount',
  ERC1155InsufficientBalance: 'The balance does not cover the amount',
  ERC721NonexistentToken: noSuchToken,
  ERC721IncorrectOwner: 'This token belongs to another account',
}

/** Those of ERC-721s and ERC-1155s (ERC-6093) that a person can meet. */
const nftErrors = parseAbi([
  'error ERC721NonexistentToken(uint256 tokenId)',
  'error ERC721IncorrectOwner(address sender, uint256 tokenId, address owner)',
  'error ERC1155InsufficientBalance(address sender, uint256 balance, uint256 needed, uint256 tokenId)',
])

const known: Abi = [...marketWrapperAbi, ...settlementAbi, ...erc20Abi, ...nftErrors]

/** Whether a fault only says that a transaction takes long. It is not shown to anybody: waiting goes on. */
export function isOnlySlow(fault: unknown): boolean {
  return messageOf(fault).includes(notMined)
}

/** The person said no in the wallet. */
export function isRejected(fault: unknown): boolean {
  return walletCode(fault) === rejectedByPerson
}

/** Why a call failed, for a person: the contract's own words without `execution reverted: `, else the wallet's. */
export function reasonOf(fault: unknown): string {
  if (isRejected(fault)) return 'You rejected the request in your wallet'
  if (walletCode(fault) === requestPending) return 'Your wallet already shows a request. Answer it there first'
  const data = dataOf(fault)
  const said = (data && wordsOfData(data)) || cleaned(messageOf(fault))
  return foreignText(said) || 'The contract refused without a reason'
}

/** A message without what nodes put before and behind the contract's words. */
export function cleaned(message: string): string {
  return message
    .replace(prefixes, '')
    .replace(/, data: .*$/s, '')
    .replace(/^'(.*)'$/s, '$1')
    .trim()
}

function wordsOfData(data: Hex): string | null {
  try {
    const { errorName, args = [] } = decodeErrorResult({ abi: known, data })
    if (errorName === 'Error') return String(args[0])
    if (errorName === 'Panic') return 'The contract failed'
    return words[errorName] ?? errorName
  } catch {
    return null
  }
}

/** Providers nest what the node said: the innermost message is the contract's. */
function messageOf(fault: unknown, depth = 0): string {
  if (typeof fault === 'string') return fault
  if (typeof fault !== 'object' || fault === null || depth > 4) return ''
  const { data, cause, error, message } = fault as Record<string, unknown>
  const inner = [data, error, cause]
    .filter((part) => typeof part === 'object')
    .map((part) => messageOf(part, depth + 1))
    .find((text) => text !== '')
  return inner ?? (typeof message === 'string' ? message : '')
}

function dataOf(fault: unknown, depth = 0): Hex | null {
  if (isHex(fault) && fault.length >= 10) return fault
  if (typeof fault !== 'object' || fault === null || depth > 4) return null
  const parts = fault as Record<string, unknown>
  for (const name of ['data', 'originalError', 'error', 'cause']) {
    const found = dataOf(parts[name], depth + 1)
    if (found) return found
  }
  return null
}
