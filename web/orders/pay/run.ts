import { getAddress } from 'viem/utils'
import { isSameAddress } from '#domain/money/address.ts'
import { log } from '#web/ui/log.ts'
import { switchChain } from '#web/wallet/chains.ts'
import { connect, connection, rememberedWallet } from '#web/wallet/connection.ts'
import { type Caller, WalletMoved } from '#web/wallet/contracts/calls.ts'
import { payCall } from '#web/wallet/contracts/pay.ts'
import { isRejected, reasonOf } from '#web/wallet/contracts/reasons.ts'
import { type Sent, send, TransactionFault, waitForMined } from '#web/wallet/contracts/transactions.ts'
import { wallets } from '#web/wallet/discover.ts'
import type { Bill } from './bill.ts'
import { forgetMade, keepMade, type Made, madeOf } from './made.ts'

/** Where a payment from the wallet stands. `unclear`: the wallet was asked, and whether it sent anything is not known. */
export type PayState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'preparing' | 'asking' }
  | { readonly kind: 'unclear'; readonly why: string | null }
  | { readonly kind: 'sent' | 'mined'; readonly hash: string | null }
  | { readonly kind: 'failed'; readonly why: string; readonly isRejected: boolean }

/** How a payment that was begun earlier stands, as far as this browser knows. */
export function stateOf(made: Made | null): PayState {
  if (!made) return { kind: 'idle' }
  return made.state === 'asked' ? { kind: 'unclear', why: null } : { kind: made.state, hash: made.sent.hash }
}

/**
 * Pays a bill from the wallet: once, whatever is pressed in whatever tab. What was begun before is gone on with instead. Never
 * throws: how it stands is told.
 */
export async function payBill(bill: Bill, signal: AbortSignal, tell: (state: PayState) => void): Promise<void> {
  const pay = async () => {
    const made = madeOf(bill.key)
    if (made) return follow(bill, made, signal, tell)
    tell({ kind: 'preparing' })
    let isAsked = false
    try {
      const caller = await readyCaller(bill)
      const call = await payCall(caller, {
        token: bill.token === null ? null : getAddress(bill.token),
        to: getAddress(bill.to),
        amount: bill.amount,
      })
      signal.throwIfAborted()
      const sent = await send(caller, call, undefined, (asked) => {
        isAsked = true
        keepMade(bill.key, { state: 'asked', sent: asked })
        tell({ kind: 'asking' })
      })
      keepMade(bill.key, { state: 'sent', sent })
      await waitFor(caller, bill.key, sent, signal, tell)
    } catch (fault) {
      ended(bill.key, fault, isAsked, signal, tell)
    }
  }
  await alone(bill.key, pay, () =>
    tell({ kind: 'failed', why: 'another tab of yours is paying this', isRejected: false }),
  )
}

/** Goes on with a payment that an earlier page began. */
export async function follow(
  bill: Bill,
  made: Made,
  signal: AbortSignal,
  tell: (state: PayState) => void,
): Promise<void> {
  tell(stateOf(made))
  if (made.state === 'mined') return
  const { wallet, account, chainId } = connection.get()
  // Without the wallet that was asked nothing more can be found out here; the market sees the payment by itself.
  if (!wallet || !account || chainId !== bill.chain.chainId || !isSameAddress(account, made.sent.from)) return
  const caller = { provider: wallet.provider, account: getAddress(account), chainId }
  try {
    await waitFor(caller, bill.key, made.sent, signal, (state) => {
      // What was only asked for may never come; it is said to be on its way once the chain knows it.
      if (made.state !== 'asked' || state.kind === 'mined') tell(state)
    })
  } catch (fault) {
    ended(bill.key, fault, true, signal, tell)
  }
}

async function waitFor(
  caller: Caller,
  key: string,
  sent: Sent,
  signal: AbortSignal,
  tell: (state: PayState) => void,
): Promise<void> {
  tell({ kind: 'sent', hash: sent.hash })
  const learned = (known: Sent) => {
    keepMade(key, { state: 'sent', sent: known })
    tell({ kind: 'sent', hash: known.hash })
  }
  const { hash } = await waitForMined(caller, sent, signal, { learned })
  keepMade(key, { state: 'mined', sent: { ...sent, hash } })
  tell({ kind: 'mined', hash })
}

function ended(
  key: string,
  fault: unknown,
  isAsked: boolean,
  signal: AbortSignal,
  tell: (state: PayState) => void,
): void {
  if (signal.aborted) return
  log('a payment from the wallet did not go through', fault)
  const state = stateAfter(fault, isAsked)
  if (state.kind === 'failed') forgetMade(key)
  tell(state)
}

/** How it stands after a fault: nothing was sent, or, once the wallet was asked, nobody knows. */
export function stateAfter(fault: unknown, isAsked: boolean): PayState {
  const isClear = !isAsked || isRejected(fault) || fault instanceof TransactionFault
  if (!isClear) return { kind: 'unclear', why: reasonOf(fault) }
  const why = fault instanceof WalletMoved ? fault.message : reasonOf(fault)
  return { kind: 'failed', why, isRejected: isRejected(fault) }
}

/** The wallet with its account, on this chain; connects and changes the chain where that is needed. Throws what the wallet throws. */
export async function readyCaller({ chain }: Pick<Bill, 'chain'>): Promise<Caller> {
  if (!connection.get().account) {
    const wallet = connection.get().wallet ?? rememberedWallet() ?? wallets.get()[0]
    if (!wallet) throw new Error('Unable to connect to wallet')
    await connect(wallet)
  }
  if (connection.get().chainId !== chain.chainId) await switchChain(chain)
  const { wallet, account } = connection.get()
  if (!wallet || !account) throw new Error('Unable to connect to wallet')
  return { provider: wallet.provider, account: getAddress(account), chainId: chain.chainId }
}

/** Does something that no other tab does at the same time; where one does, nothing. */
async function alone(key: string, work: () => Promise<void>, whenTaken: () => void): Promise<void> {
  const { locks } = navigator as { locks?: LockManager }
  if (!locks) return work()
  await locks.request(`surety.payment.${key}`, { ifAvailable: true }, (lock) => (lock ? work() : whenTaken()))
}
