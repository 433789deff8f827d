import { isSent } from '#web/wallet/contracts/sent.ts'
import type { Sent } from '#web/wallet/contracts/transactions.ts'

/**
 * A payment that was begun in this browser: the wallet was asked and has not said what became of it, it is on its way, or it
 * is in a block. While one stands here, the same is not paid again by itself.
 */
export interface Made {
  readonly state: 'asked' | 'sent' | 'mined'
  readonly sent: Sent
}

const nameOf = (key: string) => `surety.payment.${key}`

/** Remembers how far a payment has come, over reloads and in all tabs. */
export function keepMade(key: string, made: Made): void {
  localStorage.setItem(nameOf(key), JSON.stringify(made))
}

/** Forgets a payment that did not come about. */
export function forgetMade(key: string): void {
  localStorage.removeItem(nameOf(key))
}

/** What was begun for a payment; null for nothing, or for what cannot be read. */
export function madeOf(key: string): Made | null {
  return readMade(localStorage.getItem(nameOf(key)) ?? 'null')
}

/** Reads what was remembered; what does not have its shape, as another release may have written it, is nothing. */
export function readMade(saved: string): Made | null {
  try {
    const made = JSON.parse(saved) as Partial<Made> | null
    const isState = made?.state === 'asked' || made?.state === 'sent' || made?.state === 'mined'
    return isState && isSent(made?.sent) ? (made as Made) : null
  } catch {
    return null
  }
}
