import type { Debtor, Dues, Fee } from '#api/dues.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import type { Tone } from '#web/ui/StatusTag.tsx'
import { momentWords } from '#web/ui/times.ts'
import { usdExactly } from '#web/ui/usd-exactly.ts'

/** How an agent stands, as names and values. */
export function factsOf(dues: Dues, now: number) {
  const { owedUsd, lockedUsd, creditUsd, paidUsd, unpaidFees, owedSince } = dues
  return [
    { label: 'Due', value: usdExactly(owedUsd), isStrong: true },
    { label: 'Of it locked', value: usdExactly(lockedUsd) },
    ...(owedSince === null
      ? []
      : [
          {
            label: 'Unpaid fees',
            value: `${unpaidFees}, the oldest since ${momentWords(owedSince, now)}`,
          },
        ]),
    { label: 'Booked in all', value: usdExactly(paidUsd) },
    ...(decimal(creditUsd).isZero() ? [] : [{ label: 'Credit for the next fees', value: usdExactly(creditUsd) }]),
  ]
}

/** How a fee stands, as a word. */
export function feeState(fee: Fee, now: number): { readonly word: string; readonly tone: Tone } {
  if (fee.withdrawnAt !== null) return { word: `Withdrawn ${momentWords(fee.withdrawnAt, now)}`, tone: 'quiet' }
  if (fee.paidAt !== null) return { word: `Paid ${momentWords(fee.paidAt, now)}`, tone: 'ok' }
  return decimal(fee.paidUsd).isZero() ? { word: 'Due', tone: 'wait' } : { word: 'Partly paid', tone: 'wait' }
}

/** What a person has typed as a payment. */
export interface PaymentDraft {
  readonly amount: string
  readonly reference: string
}

export interface PaymentFaults {
  readonly amount: string | null
  readonly reference: string | null
}

/** What is wrong with a payment that is to be booked; nulls when nothing is. */
export function faultsOf({ amount, reference }: PaymentDraft, { owedUsd }: Pick<Debtor, 'owedUsd'>): PaymentFaults {
  return {
    amount: amountFault(amount.trim(), owedUsd),
    reference: reference.trim() === '' ? 'Say by what it is found.' : null,
  }
}

function amountFault(amount: string, owedUsd: string): string | null {
  if (!/^\d{1,18}(?:\.\d+)?$/.test(amount) || decimal(amount).isZero()) return 'Enter an amount above zero, like 12.50.'
  if (!/^\d+(?:\.\d{1,6})?$/.test(amount)) return 'Six digits after the dot at most.'
  return decimal(amount).isGreaterThan(owedUsd) ? `No more than ${usdExactly(owedUsd)} is due.` : null
}

/** What booking this amount does; null where the amount cannot be booked. */
export function effectWords(
  amount: string,
  { owedUsd, lockedUsd }: Pick<Debtor, 'owedUsd' | 'lockedUsd'>,
): string | null {
  const given = amount.trim()
  if (amountFault(given, owedUsd)) return null
  const rest = decimal(owedUsd).minus(given)
  if (rest.isZero()) return `This pays every fee and frees ${usdExactly(lockedUsd)} that are locked.`
  // Which part of it is locked depends on the fees: the part that is not locked is paid first.
  const most = decimal(given).isGreaterThan(lockedUsd) ? lockedUsd : given
  return `This pays the oldest fees first and frees up to ${usdExactly(most)} that are locked. ${usdExactly(plain(rest))} stay due.`
}
