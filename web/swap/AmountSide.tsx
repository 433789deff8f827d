import { useId } from 'react'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { grouped } from '#web/ui/figures.ts'
import { swapWords } from '#web/words/swap.ts'
import { AmountInput } from './AmountInput.tsx'
import css from './AmountSide.module.css'
import type { Slot } from './choices.ts'
import { type Draft, precisionOf } from './draft.ts'
import { amountWords } from './judge.ts'
import { percentOf } from './price-words.ts'
import { SidePanel } from './SidePanel.tsx'
import type { SwapForm } from './use-swap-form.ts'

interface Props {
  readonly form: SwapForm
  readonly side: Draft['side']
  readonly onOpen: (slot: Slot) => void
}

/** One side of the form: its amount, which can be typed or follows from the other side's, and what it is of. */
export function AmountSide({ form, side, onOpen }: Props) {
  const config = useConfig()
  const id = useId()
  const { draft, quote } = form
  const isTyped = draft.side === side
  const end = side === 'send' ? 'from' : 'to'
  const asset = draft.pair[end]
  const fault = isTyped ? form.amountFault : null
  const words = fault && amountWords[fault]
  return (
    <div>
      <SidePanel
        side={end}
        asset={asset}
        names={namesOf(config)}
        label={<label htmlFor={id}>{side === 'send' ? swapWords.youSend : swapWords.youReceiveEstimated}</label>}
        aside={<Aside form={form} side={side} />}
        onOpen={(part) => onOpen({ side: end, part })}
      >
        <AmountInput
          id={id}
          value={isTyped ? draft.amount : answeredAmount(quote, side)}
          precision={precisionOf(config, draft.pair, side)}
          isOld={!isTyped && quote.isOld}
          isFaulty={Boolean(words)}
          describedBy={`${id}-fault`}
          onChange={(text) => form.setAmount(side, text)}
        />
      </SidePanel>
      <p id={`${id}-fault`} role="status" className={words ? css.fault : 'unseen'}>
        {words}
        {fault === 'belowMinimum' && ` (${grouped(quote.min)} ${draft.pair.from.currency})`}
      </p>
    </div>
  )
}

function answeredAmount({ answer }: SwapForm['quote'], side: Draft['side']): string {
  if (!answer) return ''
  return side === 'send' ? answer.amount : answer.calculation.total
}

function Aside({ form, side }: Pick<Props, 'form' | 'side'>) {
  const { estimate, max } = form.quote
  if (side === 'receive') return estimate && <span>{swapWords.afterFee(percentOf(estimate.fee))}</span>
  if (max === null || form.halt) return null
  return (
    <span className={css.limit}>
      {swapWords.limit} <b>{grouped(max)}</b>
      {max !== '0' && (
        <button type="button" className={css.max} onClick={form.setMax} aria-label={swapWords.maxSendTheLimit}>
          {swapWords.max}
        </button>
      )}
    </span>
  )
}
