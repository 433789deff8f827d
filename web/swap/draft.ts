import type { Config } from '#api/config.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { filterAmount } from './amount-text.ts'
import { flip } from './choices.ts'
import { recipientFault, recipientKind } from './judge.ts'

/** What a person has filled in. */
export interface Draft {
  readonly pair: Pair
  /** Which of the two amounts they have typed: the other one follows from it. */
  readonly side: 'send' | 'receive'
  readonly amount: string
  readonly recipient: string
}

type Listed = Pick<Config, 'networkMap' | 'currencyMap'>

/**
 * The draft with another pair. The amount keeps as many decimals as its currency has; the recipient stays where it is
 * still one for the new target, so that an address never goes along to a network that it does not belong to.
 */
export function withPair(config: Listed, draft: Draft, pair: Pair): Draft {
  const amount = filterAmount(draft.amount, precisionOf(config, pair, draft.side))
  const before = kindOf(config, draft.pair)
  const kind = kindOf(config, pair)
  const isKept = kind === before && recipientFault(kind, pair.to, draft.recipient) === null
  return { ...draft, pair, amount, recipient: isKept ? draft.recipient : '' }
}

/** The draft the other way round: what was typed stays with its currency, on the other side. */
export function flipped(config: Listed, draft: Draft): Draft {
  return withPair(config, { ...draft, side: draft.side === 'send' ? 'receive' : 'send' }, flip(draft.pair))
}

/** Decimals of the currency of one side's amount. */
export function precisionOf(config: Pick<Config, 'currencyMap'>, pair: Pair, side: Draft['side']): number {
  return config.currencyMap[side === 'send' ? pair.from.currency : pair.to.currency]?.precision ?? 0
}

/** What the target of a pair asks of its recipient. */
export function kindOf(config: Pick<Config, 'networkMap'>, pair: Pair) {
  return recipientKind(pair.to, config.networkMap[pair.to.network]?.isFiat ?? false)
}
