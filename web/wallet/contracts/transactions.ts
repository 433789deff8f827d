import { type Address, type Hex, isHex } from 'viem'
import { numberToHex } from 'viem/utils'
import { log } from '#web/ui/log.ts'
import { assertSame, type Call, type Caller, paramsOf } from './calls.ts'
import { isOnlySlow, reasonOf } from './reasons.ts'

/** A transaction on its way. `hash` is null where the wallet did not tell it: then it is found by its number. */
export interface Sent {
  readonly hash: Hex | null
  readonly from: Address
  readonly nonce: number
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
 * the estimate; without it the wallet chooses. Throws `WalletMoved`, a `TransactionFault`, or what the wallet throws.
 */
export async function send(caller: Caller, call: Call, extraGas?: bigint): Promise<Sent> {
  const { provider, account, chainId } = caller
  await assertSame(caller)
  const estimate = await estimateGas(caller, call)
  const [nonce, block] = await Promise.all([
    provider.request({ method: 'eth_getTransactionCount', params: [account, 'pending'] }),
    provider.request({ method: 'eth_blockNumber' }),
  ])
  const sent = { from: account, nonce: Number(nonce), block: Number(block), to: call.to, data: call.data }
  const gas = extraGas === undefined ? {} : { gas: numberToHex(estimate + extraGas) }
  const params = [{ ...paramsOf(caller, call), ...gas, chainId: numberToHex(chainId) }]
  try {
    const hash = await provider.request({ method: 'eth_sendTransaction', params })
    return { ...sent, hash: isHex(hash) ? hash : null }
  } catch (fault) {
    if (!isOnlySlow(fault)) throw fault
    log('the wallet says that a transaction takes long; it is waited for', fault)
    return { ...sent, hash: null }
  }
}

const pollMs = 1_000

/**
 * Waits until a transaction is mined, however long that takes and whatever the node says meanwhile; one that was sent again
 * with another fee is found by its number. Throws a `TransactionFault` when it reverted or another took its number, and
 * the signal's reason when it is aborted.
 */
export async function waitForMined(caller: Caller, sent: Sent, signal: AbortSignal, pause = sleep): Promise<Mined> {
  let { hash, block } = sent
  for (;;) {
    signal.throwIfAborted()
    try {
      const receipt = hash && (await receiptOf(caller, hash))
      if (receipt) return await outcome(caller, sent, receipt)
      // Once its number is used, the transaction is mined: under its own hash, or as the one that took its place.
      if (await isUsed(caller, sent)) ({ hash, block } = await findByNumber(caller, sent, block))
    } catch (fault) {
      if (fault instanceof TransactionFault) throw fault
      log('the node does not tell of a transaction yet', fault)
    }
    await pause(pollMs)
  }
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

async function isUsed({ provider }: Caller, { from, nonce }: Sent): Promise<boolean> {
  return Number(await provider.request({ method: 'eth_getTransactionCount', params: [from, 'latest'] })) > nonce
}

interface Found {
  readonly hash: Hex | null
  readonly block: number
}

/** Looks through the blocks since it was sent for the account's transaction of this number. */
async function findByNumber({ provider }: Caller, sent: Sent, after: number): Promise<Found> {
  const last = Number(await provider.request({ method: 'eth_blockNumber' }))
  for (let number = after + 1; number <= last; number += 1) {
    const block = (await provider.request({
      method: 'eth_getBlockByNumber',
      params: [numberToHex(number), true],
    })) as { transactions: readonly { hash: Hex; from: Hex; nonce: Hex; to: Hex | null; input: Hex }[] } | null
    const own = block?.transactions.find(({ from, nonce }) => isSame(from, sent.from) && Number(nonce) === sent.nonce)
    if (!own) continue
    if (isSame(own.to ?? '', sent.to) && own.input === sent.data) return { hash: own.hash, block: number }
    throw new TransactionFault('The transaction was cancelled or replaced in your wallet')
  }
  return { hash: sent.hash, block: after }
}

function isSame(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase()
}

function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
