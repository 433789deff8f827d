import type { Config } from '#api/config.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { filterAmount } from './amount-text.ts'
import { recipientFault, recipientKind } from './judge.ts'

/** What a person has filled in. */
export interface Draft {
  readonly pair: Pair
  readonly amount: string
  readonly recipient: string
}

type Listed = Pick<Config, 'networkMap' | 'currencyMap'>

/**
 * The draft with another pair. The amount keeps as many decimals as the new currency has; the recipient stays where it is
 * still one for the new target, so that an address never goes along to a network that it does not belong to.
 */
export function withPair(config: Listed, draft: Draft, pair: Pair): Draft {
  const precision = config.currencyMap[pair.from.currency]?.precision ?? 0
  const before = kindOf(config, draft.pair)
  const kind = kindOf(config, pair)
  const isKept = kind === before && recipientFault(kind, pair.to, draft.recipient) === null
  return { pair, amount: filterAmount(draft.amount, precision), recipient: isKept ? draft.recipient : '' }
}

/** What the target of a pair asks of its recipient. */
export function kindOf(config: Pick<Config, 'networkMap'>, pair: Pair) {
  return recipientKind(pair.to, config.networkMap[pair.to.network]?.isFiat ?? false)
}
