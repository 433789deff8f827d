import { type BankNumberFault, bankNumberFault } from '../agents/bank-number.ts'
import { readBankNumber } from '../agents/requisite.ts'
import { type AddressFault, addressFault } from '../money/address-fault.ts'
import { isCash } from '../money/currencies.ts'
import { networkOf } from '../money/networks.ts'
import type { Asset } from '../swap/pair.ts'

/** Where a person wants the payout of an order. */
export interface PayoutDetails {
  readonly address?: string | undefined
  readonly iban?: string | undefined
  readonly bankFullName?: string | undefined
}

export type PayoutField = keyof PayoutDetails

/** What a payout in this currency needs: a bank account, an address on the network, or nothing for cash. */
export type PayoutKind = 'bank' | 'address' | 'none'

export function payoutKind(to: Asset): PayoutKind {
  if (isCash(to.currency)) return 'none'
  return networkOf(to.network).isFiat ? 'bank' : 'address'
}

/** A payout field that is wrong, with what is wrong with it. */
export type PayoutFault =
  | { readonly field: 'iban'; readonly fault: BankNumberFault }
  | { readonly field: 'bankFullName'; readonly fault: { readonly what: 'missing' } }
  | { readonly field: 'address'; readonly fault: AddressFault }

/**
 * What is wrong with payout details, field by field, in the order in which they are filled in (specification, first file §5).
 * Every bank network asks for an IBAN or a card number, by the rule of the agents' own requisites: money is
 * sent by hand on what stands here, and a wrong digit sends it to a stranger. The line given with a match is looser there
 * (any text, first file §5), so it is judged here, before it becomes an order.
 */
export function payoutFaults(to: Asset, details: PayoutDetails): PayoutFault[] {
  const kind = payoutKind(to)
  if (kind === 'none') return []
  if (kind === 'address') return addressFaults(to, details.address ?? '')
  const number = bankNumberFault(details.iban ?? '')
  const isNamed = (details.bankFullName ?? '').trim() !== ''
  return [
    ...(number ? [{ field: 'iban' as const, fault: number }] : []),
    ...(isNamed ? [] : [{ field: 'bankFullName' as const, fault: { what: 'missing' as const } }]),
  ]
}

function addressFaults(to: Asset, text: string): PayoutFault[] {
  const fault = addressFault(to.network, text.trim())
  return fault ? [{ field: 'address', fault }] : []
}

/**
 * Payout details without faults as they are kept: only the fields of the target, a bank number without spaces and in capitals,
 * so that the same account written in two ways is the same.
 */
export function readPayout(to: Asset, { address, iban, bankFullName }: PayoutDetails): PayoutDetails {
  const kind = payoutKind(to)
  if (kind === 'none') return {}
  if (kind === 'address') return { address: (address ?? '').trim() }
  return { iban: readBankNumber(iban ?? '') ?? '', bankFullName: (bankFullName ?? '').trim() }
}
