import type { Config } from '#api/config.ts'
import type { Asset } from '#domain/swap/pair.ts'
import { filterAmount, readAmount } from './amount-text.ts'
import { isOffered } from './choices.ts'
import { type Draft, precisionOf, withPair } from './draft.ts'

type Market = Pick<Config, 'networkMap' | 'currencyMap' | 'swap'>

const keys = ['from', 'to', 'amount', 'side'] as const

/** A draft as a link gives it, and whether the link said something that could not be used. */
export interface Linked {
  readonly draft: Draft
  readonly isPartlyIgnored: boolean
}

/**
 * The draft with what a link's query says: `?from=BITCOIN.BTC&to=SEPA.EUR&amount=0.05&side=receive`, in any case of letters.
 * What cannot be used is left out; the recipient is never taken from a link. Null when the query says nothing of a swap.
 */
export function readLink(market: Market, base: Draft, query: string): Linked | null {
  const given = new URLSearchParams(query)
  if (!keys.some((key) => given.has(key))) return null
  const faults: boolean[] = []
  const used = <Value>(key: string, read: (text: string) => Value | null, otherwise: Value): Value => {
    const text = given.get(key)
    const value = text === null ? otherwise : read(text)
    faults.push(value === null)
    return value ?? otherwise
  }

  const asset = (text: string) => readAsset(market, text)
  const pair = { from: used('from', asset, base.pair.from), to: used('to', asset, base.pair.to) }
  const isKnown = isOffered(market.swap.swapPairs, pair)
  faults.push(!isKnown)
  const moved = isKnown ? withPair(market, base, pair) : base

  const side = used('side', readSide, given.has('amount') ? 'send' : base.side)
  const precision = precisionOf(market, moved.pair, side)
  const amount = used('amount', (text) => readText(text, precision), filterAmount(base.amount, precision))
  return { draft: { ...moved, side, amount }, isPartlyIgnored: faults.includes(true) }
}

/** The query that leads to this draft, added to what else the query says; nothing for a draft that home opens with. */
export function writeLink(draft: Draft, opening: Pick<Draft, 'pair'>, query: string): string {
  const written = new URLSearchParams(query)
  for (const key of keys) written.delete(key)
  if (draft.amount !== '' || JSON.stringify(draft.pair) !== JSON.stringify(opening.pair)) {
    written.set('from', assetText(draft.pair.from))
    written.set('to', assetText(draft.pair.to))
    if (draft.amount !== '') written.set('amount', draft.amount)
    if (draft.side === 'receive') written.set('side', 'receive')
  }
  return written.size === 0 ? '' : `?${written}`
}

function assetText({ network, currency }: Asset): string {
  return `${network}.${currency}`
}

function readAsset(market: Market, text: string): Asset | null {
  const [network = '', currency = '', ...more] = text.toUpperCase().split('.')
  const isListed =
    Object.hasOwn(market.networkMap, network) && market.networkMap[network]?.currencies.includes(currency)
  return isListed && more.length === 0 ? { network, currency } : null
}

function readSide(text: string): Draft['side'] | null {
  return text === 'send' || text === 'receive' ? text : null
}

function readText(text: string, precision: number): string | null {
  return filterAmount(text, precision) === text && readAmount(text) ? text : null
}
