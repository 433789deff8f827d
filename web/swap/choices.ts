import type { Config } from '#api/config.ts'
import type { Halt } from '#api/halt.ts'
import { haltOf } from '#domain/swap/halt.ts'
import { type Asset, type Pair, pairKey } from '#domain/swap/pair.ts'

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
  /** Why it cannot be chosen now, or null. */
  readonly reason: string | null
}

export type ChoiceTab = 'crypto' | 'fiat' | 'all'

type SwapPairs = Config['swap']['swapPairs']
type Market = Pick<Config, 'networkMap' | 'currencyMap' | 'swap'> & { readonly halts: readonly Halt[] }

/** The pairs that somebody takes now, by `pairKey`; null while that is not known. */
export type OpenPairs = ReadonlySet<string> | null

/**
 * The rows of a popup: what the market offers for this part of this side, the other part being as it is. Rows that lead to no
 * pair that somebody takes now stay in sight with the reason; the one that is chosen now is never barred.
 */
export function choicesFor(market: Market, pair: Pair, slot: Slot, open: OpenPairs): Choice[] {
  const pairs = market.swap.swapPairs
  const offered = offeredOn(pairs, pair, slot.side)
  const ids = slot.part === 'network' ? Object.keys(offered) : (offered[pair[slot.side].network] ?? [])
  const row = slot.part === 'network' ? networkChoice : currencyChoice
  return ids.flatMap((id) => {
    const found = row(market, id)
    const reason = id === pair[slot.side][slot.part] ? null : barred(market, choose(pairs, pair, slot, id, open), open)
    return found ? [{ ...found, reason }] : []
  })
}

/** Why nobody comes to a swap by this pair now; null where somebody does. */
function barred({ swap, halts }: Market, pair: Pair, open: OpenPairs): string | null {
  const halt = haltOf(halts, pair)
  if (halt) return `halted: ${halt.reason}`
  return isOpen(swap.swapPairs, pair, open) ? null : 'no agent right now'
}

function isOpen(pairs: SwapPairs, pair: Pair, open: OpenPairs): boolean {
  return isOffered(pairs, pair) && (open === null || open.has(pairKey(pair)))
}

type Row = Omit<Choice, 'reason'>

function networkChoice(market: Market, id: string): Row | null {
  const network = market.networkMap[id]
  if (!network) return null
  const { name, symbol, isFiat, currencies } = network
  return { id, name, symbol, isFiat, hint: currencies.join(', ') }
}

function currencyChoice(market: Market, ticker: string): Row | null {
  const currency = market.currencyMap[ticker]
  if (!currency) return null
  return { id: ticker, name: currency.name, symbol: currency.symbol, isFiat: currency.isFiat, hint: ticker }
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
 * The pair after a choice. A new network keeps the currency where it has it, else takes one that somebody takes now, else its
 * first. The other side stays where somebody takes the new pair; choosing what stands there turns the pair around.
 */
export function choose(pairs: SwapPairs, pair: Pair, slot: Slot, id: string, open: OpenPairs): Pair {
  if (slot.part === 'currency') return withAsset(pairs, pair, slot.side, { ...pair[slot.side], currency: id }, open)
  const kept = { network: id, currency: pair[slot.side].currency }
  const other = slot.side === 'from' ? pair.to : pair.from
  const all = (offeredOn(pairs, pair, slot.side)[id] ?? []).map((currency) => ({ network: id, currency }))
  const others = all.filter((asset) => !isSame(asset, other))
  const ranked = [...others.filter((asset) => isSame(asset, kept)), ...others, ...all]
  const led = ranked.map((asset) => withAsset(pairs, pair, slot.side, asset, open))
  return led.find((each) => isOpen(pairs, each, open)) ?? led[0] ?? pair
}

function withAsset(pairs: SwapPairs, pair: Pair, side: SideName, asset: Asset, open: OpenPairs): Pair {
  if (isSame(asset, side === 'from' ? pair.to : pair.from)) return flip(pair)
  if (side === 'to') return { from: pair.from, to: asset }
  const stays = { from: asset, to: pair.to }
  if (isOpen(pairs, stays, open)) return stays
  const led = Object.entries(targetsOf(pairs, asset)).flatMap(([network, currencies]) =>
    currencies.map((currency) => ({ from: asset, to: { network, currency } })),
  )
  return led.find((each) => isOpen(pairs, each, open)) ?? (isOffered(pairs, stays) ? stays : (led[0] ?? stays))
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
