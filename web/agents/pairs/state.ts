import type { quoteOptions } from '#api/agents.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import type { Requisite } from '#domain/agents/requisite.ts'
import { decimal } from '#domain/money/decimal.ts'
import type { Asset } from '#domain/swap/pair.ts'
import { priceType } from '#domain/swap/price.ts'
import type { Tone } from '#web/ui/StatusTag.tsx'
import type { OptionDraft } from '../draft.ts'
import { isPrice } from './price-text.ts'

/** What a drafted price comes to now. */
export type Quote = ReplyOf<typeof quoteOptions>['quotes'][number]

/** How a pair stands, in a word; `why` says it whole. */
export interface PairState {
  readonly tone: Tone
  readonly word: string
  readonly why: string
}

/** The text of the price that an option uses. */
export function usedPrice({ priceTypeUse, fixPrice, marketPrice }: OptionDraft): string {
  return priceTypeUse === priceType.fixed ? fixPrice : marketPrice
}

/** How a pair stands as it is drafted. `quote` is null while it is asked for. */
export function stateOf(option: OptionDraft, quote: Quote | null, isPayable: boolean): PairState {
  if (!option.active) return { tone: 'quiet', word: 'off', why: 'Not offered to anybody.' }
  if (!isPrice(usedPrice(option))) return { tone: 'stop', word: 'no price', why: 'Enter a price above zero.' }
  if (!isPayable) {
    return { tone: 'wait', word: 'not payable', why: 'None of your payment methods can receive what people send here.' }
  }
  if (!quote) return { tone: 'ok', word: 'active', why: 'Offered once you save.' }
  if (quote.marketPrice === null) {
    return {
      tone: 'wait',
      word: 'no market',
      why: 'There is no fresh market price, so nothing is offered until there is.',
    }
  }
  if (quote.price === null) {
    return { tone: 'stop', word: 'far off market', why: 'Further from the market than 15 %, so it is not offered.' }
  }
  if (quote.hasLeft) {
    return { tone: 'wait', word: 'left the book', why: 'It was too far from the market. Save to offer it again.' }
  }
  if (decimal(quote.price).isGreaterThan(decimal(quote.marketPrice))) {
    return { tone: 'wait', word: 'below market', why: 'You give more than the market: you sell below it.' }
  }
  return { tone: 'ok', word: 'active', why: 'Offered within your work hours.' }
}

/** Whether some payment method can receive this. */
export function isPayable(requisites: readonly Requisite[], from: Asset, isFiat: boolean): boolean {
  return requisites.some((requisite) => {
    if ('crypto' in requisite) return requisite.crypto.network === from.network
    if ('bank' in requisite) return isFiat && requisite.bank.currency === from.currency
    return requisite.cash.network === from.network
  })
}
