import { useDebouncedValue } from '@mantine/hooks'
import type { Estimate } from '#api/swap.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { codeOf } from '#web/client/fault.ts'
import { useConfig } from '#web/session/config.ts'
import { filterAmount, readAmount } from './amount-text.ts'
import { type Draft, precisionOf } from './draft.ts'
import { type AmountFault, amountFault, refusedAmount } from './judge.ts'
import { stateOf, useCalculation, useEstimate, useRefresh } from './use-market.ts'

/** How long typing rests before what it comes to is calculated, in ms (specification, first file §9). */
export const calcDelayMs = 100

/** The estimate and the calculation of a draft, and what is wrong with its amount. */
export function useQuote(draft: Draft) {
  const { pair, side } = draft
  const config = useConfig()
  const refresh = useRefresh(pair)
  const asked = useEstimate(pair)
  const estimate = asked.data ?? null
  const min = estimate?.minAmount ?? config.currencyMap[pair.from.currency]?.min ?? '0'
  const max = estimate && !isNothing(estimate) ? estimate.maxAmount : null
  const fault = faultOf(draft, { min, max })
  const valid = fault || max === null ? null : plain(readAmount(draft.amount) ?? decimal(0))
  const [settled] = useDebouncedValue(valid, calcDelayMs)
  const calculated = useCalculation(pair, side, valid && settled)
  const answer = valid && !calculated.isError ? (calculated.data ?? null) : null
  return {
    estimate,
    state: stateOf(asked, calculated),
    /** What both sides come to; null while nothing valid is typed or the answer is not there yet. */
    answer,
    price: answer?.calculation.price ?? estimate?.nextPrice ?? null,
    behind: answer?.behind ?? estimate?.behind ?? null,
    isOld: calculated.isPlaceholderData || settled !== valid || asked.isError,
    fault: fault ?? refused(calculated.error, settled === valid) ?? nothingLeft(answer),
    min,
    /** What the send field can take; '0' when there is nobody, null while that is not known. */
    max: estimate && filterAmount(estimate.maxAmount, precisionOf(config, pair, 'send')),
    refresh,
  }
}

function isNothing({ maxAmount }: Estimate): boolean {
  return decimal(maxAmount).isZero()
}

/** An amount to receive need only be more than nothing: what it takes to send is known once the server has told. */
function faultOf({ side, amount }: Draft, bounds: { min: string; max: string | null }): AmountFault | null {
  return amountFault(readAmount(amount), side === 'send' ? bounds : { min: '0', max: null })
}

function refused(fault: unknown, isOfThisAmount: boolean): AmountFault | null {
  return isOfThisAmount ? refusedAmount(codeOf(fault)) : null
}

function nothingLeft(answer: { calculation: { total: string } } | null): AmountFault | null {
  return answer && decimal(answer.calculation.total).isZero() ? 'belowMinimum' : null
}
