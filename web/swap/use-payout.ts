import { type RefObject, useRef, useState } from 'react'
import type { Offer } from '#api/swap.ts'
import { groupBankNumber, readBankNumber } from '#domain/agents/requisite.ts'
import { findNetwork } from '#domain/money/networks.ts'
import { type PayoutField, type PayoutKind, payoutFaults, payoutKind, readPayout } from '#domain/orders/payout.ts'
import type { CallFault } from '#web/client/fault.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { payoutWords } from './payout-words.ts'

/** The payout form as it stands, every field as typed. */
export type Typed = Readonly<Record<PayoutField, string>>

/** What was typed for a target. It outlives an offer, so that a refreshed one keeps it. */
export interface Kept {
  readonly typed: Typed | null
  readonly keep: (typed: Typed) => void
}

/** What `usePayout` answers. */
export type Payout = ReturnType<typeof usePayout>

const fields: readonly PayoutField[] = ['iban', 'bankFullName', 'address']

/** The payout form of an offer: it starts from what was given with the match. */
export function usePayout(offer: Offer, kept: Kept) {
  const names = namesOf(useConfig())
  const { to, transferTo } = offer
  const kind = payoutKind(to)
  const typed = kept.typed ?? startOf(kind, transferTo)
  // What came from the swap form was left there: what is wrong with it is told at once.
  const [shown, setShown] = useState<readonly PayoutField[]>(() => fields.filter((field) => typed[field] !== ''))
  const [refused, setRefused] = useState<Partial<Typed>>({})
  const refs = useRefs()
  const faults = payoutFaults(to, typed)
  const target = {
    currency: to.currency,
    network: names.network(to.network),
    family: findNetwork(to.network)?.chain?.family ?? null,
  }

  const faultOf = (field: PayoutField): string | null => {
    const fault = faults.find((one) => one.field === field)
    if (fault) return shown.includes(field) ? payoutWords(fault, target) : null
    return refused[field] ?? null
  }
  const set = (field: PayoutField, text: string) => {
    setRefused({ ...refused, [field]: undefined })
    kept.keep({ ...typed, [field]: text })
  }
  /** Whether the form may be sent; if not, every fault is shown and the first faulty field has the focus. */
  const check = (): boolean => {
    const [first] = faults
    if (!first) return true
    setShown(fields)
    refs[first.field].current?.focus()
    return false
  }
  /** Shows the server's refusal at its fields. Answers whether there were any. */
  const refuse = (fault: CallFault): boolean => {
    const found = refusedFields(fault)
    const [first] = fields.filter((field) => found[field])
    if (!first) return false
    setRefused(found)
    refs[first].current?.focus()
    return true
  }
  return {
    kind,
    typed,
    refs,
    network: target.network,
    faultOf,
    set,
    leave: (field: PayoutField) => typed[field] !== '' && setShown([...new Set([...shown, field])]),
    isSound: faults.length === 0,
    details: () => readPayout(to, typed),
    check,
    refuse,
  }
}

function useRefs(): Readonly<Record<PayoutField, RefObject<HTMLInputElement | null>>> {
  const iban = useRef<HTMLInputElement>(null)
  const bankFullName = useRef<HTMLInputElement>(null)
  const address = useRef<HTMLInputElement>(null)
  return { iban, bankFullName, address }
}

function startOf(kind: PayoutKind, transferTo: string): Typed {
  const empty = { iban: '', bankFullName: '', address: '' }
  if (kind === 'none') return empty
  if (kind === 'address') return { ...empty, address: transferTo }
  return { ...empty, iban: asShown(transferTo) }
}

/** A bank number in groups of 4; other text (a match takes any) stays as it was given. */
export function asShown(text: string): string {
  return readBankNumber(text) === null ? text : groupBankNumber(text)
}

function refusedFields({ problem }: CallFault): Partial<Record<PayoutField, string>> {
  const found: Partial<Record<PayoutField, string>> = {}
  for (const { path, message } of problem?.fields ?? []) {
    const field = fields.find((one) => path === `body.transferDetails.${one}`)
    if (field) found[field] = `The server did not accept this: it ${message}.`
  }
  return found
}
