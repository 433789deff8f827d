import type { Config } from '#api/config.ts'
import type { What } from '#api/halt.ts'
import { stops } from '#domain/swap/halt.ts'
import type { Pair } from '#domain/swap/pair.ts'
import type { Names } from '#web/session/names.ts'

/** What could be halted, with its words. */
export interface HaltChoice {
  readonly key: string
  readonly words: string
  readonly what: What
}

/** How sentences call what a halt stops. */
export function whatWords(what: What, names: Names): string {
  if (what.scope === 'market') return 'The whole market'
  if (what.scope === 'network') return names.network(what.network)
  return pairWords(what.pair, names)
}

function pairWords({ from, to }: Pair, names: Names): string {
  return `${from.currency} ${names.way(from.network)} → ${to.currency} ${names.way(to.network)}`
}

/** What is so once a halt is lifted, by what else is halted. */
export function liftedWords(what: What, others: readonly What[], names: Names): string {
  const words = whatWords(what, names)
  const wider = others.find((other) => isWithin(what, other))
  if (wider) return `${words}: this halt is lifted, and another one stands. Halted: ${whatWords(wider, names)}.`
  if (what.scope === 'pair' || others.length === 0) return `${words}: taken again.`
  return `${words}: taken again, but for what else is halted.`
}

/** Whether all that the one halt stops is stopped by the other too. */
function isWithin(what: What, other: What): boolean {
  return other.scope === 'market' || (what.scope === 'pair' && stops(other, what.pair))
}

type Market = Pick<Config, 'networks' | 'swap'>

/** Every network, or every pair, that the market lists. */
export function haltChoices(market: Market, scope: What['scope'], names: Names): HaltChoice[] {
  const all = scope === 'network' ? networksOf(market) : scope === 'pair' ? pairsOf(market) : []
  return all.map((what) => ({ key: JSON.stringify(what), words: whatWords(what, names), what }))
}

function networksOf({ networks }: Market): What[] {
  return networks.map(({ id }) => ({ scope: 'network', network: id }))
}

function pairsOf({ swap }: Market): What[] {
  return Object.entries(swap.swapPairs).flatMap(([network, currencies]) =>
    Object.entries(currencies).flatMap(([currency, targets]) =>
      Object.entries(targets).flatMap(([toNetwork, toCurrencies]) =>
        toCurrencies.map((toCurrency): What => {
          const pair = { from: { network, currency }, to: { network: toNetwork, currency: toCurrency } }
          return { scope: 'pair', pair }
        }),
      ),
    ),
  )
}

/** The choices in whose words or codes every word that was typed is found, in the order in which they were typed. */
export function findChoices(choices: readonly HaltChoice[], text: string): HaltChoice[] {
  const wanted = text.toLowerCase().split(/\s+/).filter(Boolean)
  return choices.filter(({ words, key }) => holds(words.toLowerCase(), wanted) || holds(key.toLowerCase(), wanted))
}

function holds(text: string, wanted: readonly string[]): boolean {
  let at = 0
  for (const word of wanted) {
    const found = text.indexOf(word, at)
    if (found === -1) return false
    at = found + word.length
  }
  return true
}

/** What a halt stops and what goes on, to be read before it is made. */
export function haltPoints(what: What, words: string): { readonly stops: string[]; readonly goesOn: string[] } {
  const where = { market: 'on the whole market', network: `from or to ${words}`, pair: 'for this pair' }[what.scope]
  const stops = [
    `No new offer and no new order ${where}, at once and in every process.`,
    'Offers that are live now cannot be confirmed; they end by themselves.',
    ...(what.scope === 'pair' ? ['Only this direction is stopped. The way back is a pair of its own.'] : []),
  ]
  const goesOn = ['Orders that are open go on to their end: transfers, confirmations, disputes, chats and payouts.']
  return { stops, goesOn }
}
