import type { Config } from '#api/config.ts'
import type { Asset, Pair } from '#domain/swap/pair.ts'

export type SideName = 'from' | 'to'
export type AssetPart = 'network' | 'currency'

/** What is being chosen: which part of which side. */
export interface Slot {
  readonly side: SideName
  readonly part: AssetPart
}

/** A row of a select popup. */
export interface Choice {
  readonly id: string
  readonly name: string
  /** The mark in the round sign: a coin's or currency's symbol. */
  readonly symbol: string
  /** The second line: a currency's code, the currencies of a network. */
  readonly hint: string
  readonly isFiat: boolean
}

export type ChoiceTab = 'crypto' | 'fiat' | 'all'

type SwapPairs = Config['swap']['swapPairs']
type Market = Pick<Config, 'networkMap' | 'currencyMap' | 'swap'>

/** The rows of a popup: what the market offers for this part of this side, the other part being as it is. */
export function choicesFor(market: Market, pair: Pair, slot: Slot): Choice[] {
  const offered = offeredOn(market.swap.swapPairs, pair, slot.side)
  if (slot.part === 'network') return Object.keys(offered).flatMap((id) => networkChoice(market, id))
  return (offered[pair[slot.side].network] ?? []).flatMap((ticker) => currencyChoice(market, ticker))
}

function networkChoice(market: Market, id: string): Choice[] {
  const network = market.networkMap[id]
  if (!network) return []
  const { name, symbol, isFiat, currencies } = network
  return [{ id, name, symbol, isFiat, hint: currencies.join(', ') }]
}

function currencyChoice(market: Market, ticker: string): Choice[] {
  const currency = market.currencyMap[ticker]
  if (!currency) return []
  return [{ id: ticker, name: currency.name, symbol: currency.symbol, isFiat: currency.isFiat, hint: ticker }]
}

/** network → currencies on one side. On the target side also the source itself: choosing it turns the pair around. */
function offeredOn(pairs: SwapPairs, pair: Pair, side: SideName): Record<string, string[]> {
  const sources = Object.entries(pairs).map(([network, currencies]) => [network, Object.keys(currencies)] as const)
  if (side === 'from') return Object.fromEntries(sources)
  const targets = targetsOf(pairs, pair.from)
  const { network, currency } = pair.from
  return { ...targets, [network]: [...(targets[network] ?? []), currency] }
}

function targetsOf(pairs: SwapPairs, from: Asset): Record<string, string[]> {
  return pairs[from.network]?.[from.currency] ?? {}
}

/** The rows whose name or code has the text in it, within the tab; exact matches come first. */
export function narrow(choices: readonly Choice[], text: string, tab: ChoiceTab): Choice[] {
  const wanted = text.trim().toLowerCase()
  const rows = choices.filter((choice) => tab === 'all' || choice.isFiat === (tab === 'fiat'))
  if (wanted === '') return rows
  const found = rows.filter((row) => row.name.toLowerCase().includes(wanted) || row.id.toLowerCase().includes(wanted))
  const isExact = (row: Choice) => row.id.toLowerCase() === wanted || row.name.toLowerCase() === wanted
  return [...found.filter(isExact), ...found.filter((row) => !isExact(row))]
}

/**
 * The pair after a choice. A new network keeps the currency where it has it, else takes its first. The other side stays
 * where the market offers the new pair; choosing what stands on the other side turns the pair around.
 */
export function choose(pairs: SwapPairs, pair: Pair, slot: Slot, id: string): Pair {
  const chosen = slot.part === 'network' ? onNetwork(pairs, pair, slot.side, id) : { ...pair[slot.side], currency: id }
  const other = slot.side === 'from' ? pair.to : pair.from
  if (isSame(chosen, other)) return flip(pair)
  if (slot.side === 'to') return { from: pair.from, to: chosen }
  return {
    from: chosen,
    to: isOffered(pairs, { from: chosen, to: pair.to }) ? pair.to : firstTarget(pairs, chosen, pair),
  }
}

function onNetwork(pairs: SwapPairs, pair: Pair, side: SideName, network: string): Asset {
  const other = side === 'from' ? pair.to : pair.from
  const all = offeredOn(pairs, pair, side)[network] ?? []
  const currencies = all.filter((currency) => !isSame({ network, currency }, other))
  const kept = currencies.find((currency) => currency === pair[side].currency)
  return { network, currency: kept ?? currencies[0] ?? all[0] ?? pair[side].currency }
}

function firstTarget(pairs: SwapPairs, from: Asset, pair: Pair): Asset {
  const [network, currencies] = Object.entries(targetsOf(pairs, from))[0] ?? []
  return network && currencies?.[0] ? { network, currency: currencies[0] } : pair.to
}

/** The pair the other way round. */
export function flip(pair: Pair): Pair {
  return { from: pair.to, to: pair.from }
}

/** Whether the market lists this pair. */
export function isOffered(pairs: SwapPairs, pair: Pair): boolean {
  return targetsOf(pairs, pair.from)[pair.to.network]?.includes(pair.to.currency) ?? false
}

function isSame(a: Asset, b: Asset): boolean {
  return a.network === b.network && a.currency === b.currency
}
