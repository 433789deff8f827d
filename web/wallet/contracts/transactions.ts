import { type Address, type Hex, isHex } from 'viem'
import { numberToHex } from 'viem/utils'
import { isSameAddress } from '#domain/money/address.ts'
import { log } from '#web/ui/log.ts'
import { assertSame, type Call, type Caller, paramsOf } from './calls.ts'
import { isOnlySlow, reasonOf } from './reasons.ts'

/** A transaction on its way. `hash` is null where the wallet did not tell it: then it is found by its number. */
export interface Sent {
  readonly hash: Hex | null
  readonly from: Address
  readonly nonce: number
  /** Whether the transaction itself told its number. Else the wallet may have given it another than the next one of then. */
  readonly isOwnNonce: boolean
  /** The block after which it can have been mined. */
  readonly block: number
  readonly to: Address
  readonly data: Hex
}

export interface Log {
  readonly address: Address
  readonly topics: readonly Hex[]
  readonly data: Hex
}

export interface Mined {
  readonly hash: Hex
  readonly logs: readonly Log[]
}

/** The chain refused a transaction, or another one took its place; `message` is for people. */
export class TransactionFault extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'TransactionFault'
  }
}

/** How much gas a call needs. Throws a `TransactionFault` with the contract's reason where it would revert. */
export async function estimateGas(caller: Caller, call: Call): Promise<bigint> {
  try {
    const gas = await caller.provider.request({ method: 'eth_estimateGas', params: [paramsOf(caller, call)] })
    return BigInt(String(gas))
  } catch (fault) {
    throw new TransactionFault(reasonOf(fault), fault)
  }
}

/**
 * Has the wallet sign and send a call, after an estimate has shown that it would not revert. `extraGas` is given on top of
 * the estimate; without it the wallet chooses. `asking` is told just before the wallet is asked: what it does then may never
 * be heard of. Throws `WalletMoved`, a `TransactionFault`, or what the wallet throws.
 */
export async function send(
  caller: Caller,
  call: Call,
  extraGas?: bigint,
  asking: (sent: Sent) => void = () => undefined,
): Promise<Sent> {
  const { provider, account, chainId } = caller
  await assertSame(caller)
  const estimate = await estimateGas(caller, call)
  const [nonce, block] = await Promise.all([
    provider.request({ method: 'eth_getTransactionCount', params: [account, 'pending'] }),
    provider.request({ method: 'eth_blockNumber' }),
  ])
  const guess = { from: account, nonce: Number(nonce), block: Number(block), to: call.to, data: call.data }
  const sent: Sent = { ...guess, hash: null, isOwnNonce: false }
  const gas = extraGas === undefined ? {} : { gas: numberToHex(estimate + extraGas) }
  const params = [{ ...paramsOf(caller, call), ...gas, chainId: numberToHex(chainId) }]
  asking(sent)
  try {
    const hash = await provider.request({ method: 'eth_sendTransaction', params })
    return isHex(hash) ? { ...sent, hash } : sent
  } catch (fault) {
    if (!isOnlySlow(fault)) throw fault
    log('the wallet says that a transaction takes long; it is waited for', fault)
    return sent
  }
}

const pollMs = 1_000

/** How a wait goes on: `pause` between two looks; `learned` is told of the transaction's own number. */
interface Waiting {
  readonly pause?: (ms: number) => Promise<void>
  readonly learned?: (sent: Sent) => void
}

/**
 * Waits until a transaction is mined, however long that takes and whatever the node says meanwhile; one that was sent again
 * with another fee is found by its number. Throws a `TransactionFault` when it reverted or another took its number, and
 * the signal's reason when it is aborted.
 */
export async function waitForMined(
  caller: Caller,
  first: Sent,
  signal: AbortSignal,
  { pause = sleep, learned = () => undefined }: Waiting = {},
): Promise<Mined> {
  let sent = first
  for (;;) {
    signal.throwIfAborted()
    try {
      const receipt = sent.hash && (await receiptOf(caller, sent.hash))
      if (receipt) return await outcome(caller, sent, receipt)
      const known = await lookedUp(caller, sent)
      if (known.isOwnNonce && !sent.isOwnNonce) learned(known)
      sent = known
    } catch (fault) {
      if (fault instanceof TransactionFault) throw fault
      log('the node does not tell of a transaction yet', fault)
    }
    await pause(pollMs)
  }
}

/**
 * The transaction as the chain knows it now: with its own number while the node has it, under another hash where it was
 * sent again with another fee. Throws a `TransactionFault` where another transaction has its number.
 */
async function lookedUp(caller: Caller, sent: Sent): Promise<Sent> {
  const own = sent.hash && (await transactionOf(caller, sent.hash))
  if (own) return { ...sent, nonce: Number(own.nonce), isOwnNonce: true }
  const used = await countAt(caller, sent.from, 'latest')
  // A number that was only guessed may belong to another one of the account's: then a later number may be this one's.
  for (let { nonce } = sent; nonce < used; nonce += 1) {
    const found = await findByNumber(caller, sent, nonce)
    if (found && isSameCall(found, sent)) return { ...sent, hash: found.hash, nonce, isOwnNonce: true }
    if (found && (sent.isOwnNonce || (sent.hash === null && isCancel(found)))) {
      throw new TransactionFault('The transaction was cancelled or replaced in your wallet')
    }
    if (sent.isOwnNonce) break
  }
  return sent
}

interface Receipt {
  readonly transactionHash: Hex
  readonly status: string
  readonly blockNumber: Hex
  readonly logs: readonly Log[]
}

async function receiptOf({ provider }: Caller, hash: Hex): Promise<Receipt | null> {
  return (await provider.request({ method: 'eth_getTransactionReceipt', params: [hash] })) as Receipt | null
}

async function outcome(caller: Caller, sent: Sent, receipt: Receipt): Promise<Mined> {
  if (receipt.status === '0x1') return { hash: receipt.transactionHash, logs: receipt.logs }
  throw new TransactionFault(await whyReverted(caller, sent, receipt.blockNumber))
}

async function whyReverted({ provider }: Caller, { from, to, data }: Sent, block: Hex): Promise<string> {
  try {
    await provider.request({ method: 'eth_call', params: [{ from, to, data }, block] })
    return 'The transaction failed on chain'
  } catch (fault) {
    return reasonOf(fault)
  }
}

interface Transaction {
  readonly hash: Hex
  readonly from: Hex
  readonly nonce: Hex
  readonly to: Hex | null
  readonly input: Hex
}

/** What the node knows of a transaction, mined or not; null where it knows none of this hash. */
async function transactionOf({ provider }: Caller, hash: Hex): Promise<Transaction | null> {
  return (await provider.request({ method: 'eth_getTransactionByHash', params: [hash] })) as Transaction | null
}

/** How many transactions of an account are mined up to a block. */
async function countAt({ provider }: Caller, from: Address, block: number | 'latest'): Promise<number> {
  const at = typeof block === 'number' ? numberToHex(block) : block
  return Number(await provider.request({ method: 'eth_getTransactionCount', params: [from, at] }))
}

/** The account's mined transaction of this number since the other was sent; null where the node does not tell it yet. */
async function findByNumber(caller: Caller, { from, block }: Sent, nonce: number): Promise<Transaction | null> {
  const last = Number(await caller.provider.request({ method: 'eth_blockNumber' }))
  const isUsedAt = async (number: number) => (await countAt(caller, from, number)) > nonce
  let [below, at] = [block, last]
  while (below + 1 < at) {
    const middle = Math.floor((below + at) / 2)
    if (await isUsedAt(middle)) at = middle
    else below = middle
  }
  const mined = (await caller.provider.request({
    method: 'eth_getBlockByNumber',
    params: [numberToHex(at), true],
  })) as { transactions: readonly Transaction[] } | null
  return mined?.transactions.find((one) => isSameAddress(one.from, from) && Number(one.nonce) === nonce) ?? null
}

function isSameCall({ to, input }: Transaction, sent: Sent): boolean {
  return isSameAddress(to ?? '', sent.to) && input === sent.data
}

/** Wallets cancel with an empty transaction to oneself under the same number. */
function isCancel({ from, to, input }: Transaction): boolean {
  return isSameAddress(from, to ?? '') && input === '0x'
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
