import type { Config } from '#api/config.ts'
import {
  groupBankNumber,
  type Requisite,
  readAddressLines,
  readBankNumber,
  requisiteFault,
  requisiteKey,
} from '#domain/agents/requisite.ts'
import { isAddressOn } from '#domain/money/address.ts'
import { isCash } from '#domain/money/currencies.ts'

export const kinds = ['crypto', 'bank', 'cash'] as const
export type Kind = (typeof kinds)[number]

/** The requisite form as it is being filled in. `edited` is the key of the requisite that is changed, null adds one. */
export interface Entry {
  readonly kind: Kind
  readonly network: string
  /** One address a line, as typed. */
  readonly addresses: string
  readonly currency: string
  readonly number: string
  readonly cashNetwork: string
  readonly edited: string | null
}

export const emptyEntry: Entry = {
  kind: 'crypto',
  network: '',
  addresses: '',
  currency: '',
  number: '',
  cashNetwork: '',
  edited: null,
}

/** The form for changing a requisite: open on its type, filled with what it has. */
export function entryOf(requisite: Requisite): Entry {
  const edited = requisiteKey(requisite)
  if ('crypto' in requisite) {
    const { network, addresses } = requisite.crypto
    return { ...emptyEntry, kind: 'crypto', network, addresses: addresses.join('\n'), edited }
  }
  if ('bank' in requisite) {
    const { currency, number } = requisite.bank
    return { ...emptyEntry, kind: 'bank', currency, number: groupBankNumber(number), edited }
  }
  return { ...emptyEntry, kind: 'cash', cashNetwork: requisite.cash.network, edited }
}

/** The requisite that a form stands for, addresses trimmed and a bank number without its spaces. */
export function requisiteOf(entry: Entry): Requisite {
  if (entry.kind === 'crypto') {
    return { crypto: { network: entry.network, addresses: readAddressLines(entry.addresses) } }
  }
  if (entry.kind === 'cash') return { cash: { network: entry.cashNetwork } }
  return { bank: { currency: entry.currency, number: readBankNumber(entry.number) ?? entry.number.trim() } }
}

export function entryFault(entry: Entry): ReturnType<typeof requisiteFault> {
  return requisiteFault(requisiteOf(entry))
}

/** The lines (counted from 1) of the address field that are no address of the network, with what they say. */
export function wrongLines({ network, addresses }: Entry): { line: number; text: string }[] {
  const lines = addresses.split('\n').map((text, i) => ({ line: i + 1, text: text.trim() }))
  return lines.filter(({ text }) => text !== '' && !isAddressOn(network, text))
}

/** Whether something is filled in that adding would keep and leaving would lose. */
export function isFilled(entry: Entry, requisites: readonly Requisite[]): boolean {
  const { network, addresses, currency, number, cashNetwork } = entry
  if (entry.edited === null) return [network, addresses.trim(), currency, number.trim(), cashNetwork].some(Boolean)
  const before = requisites.find((requisite) => requisiteKey(requisite) === entry.edited)
  return JSON.stringify(before) !== JSON.stringify(requisiteOf(entry))
}

/** The list with the form's requisite in it: in place of the edited one, or at the end. */
export function withEntry(requisites: readonly Requisite[], entry: Entry): Requisite[] {
  const made = requisiteOf(entry)
  if (entry.edited === null) return [...requisites, made]
  return requisites.map((requisite) => (requisiteKey(requisite) === entry.edited ? made : requisite))
}

/** What a form may still choose: networks and currencies that no other requisite of the agent uses. */
export function freeChoices(
  { networks, currencies }: Pick<Config, 'networks' | 'currencies'>,
  requisites: readonly Requisite[],
  edited: string | null,
) {
  const used = new Set(requisites.map(requisiteKey).filter((key) => key !== edited))
  const isFree = (kind: Kind, name: string) => !used.has(`${kind}/${name}`)
  return {
    crypto: networks.filter(({ id, isFiat }) => !isFiat && isFree('crypto', id)),
    cash: networks.filter(({ id, currencies: on }) => on.some(isCash) && isFree('cash', id)),
    bank: currencies.filter(({ ticker, isFiat }) => isFiat && !isCash(ticker) && isFree('bank', ticker)),
  }
}
