import { Button } from '@mantine/core'
import { type FormEvent, useId } from 'react'
import { wordsOf } from '#web/client/words.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { grouped } from '#web/ui/figures.ts'
import { AmountInput, lengthOf } from './AmountInput.tsx'
import { flip, type Slot } from './choices.ts'
import { amountWords } from './judge.ts'
import { PriceLine } from './PriceLine.tsx'
import { percentOf } from './price-words.ts'
import { RecipientField } from './RecipientField.tsx'
import { RefreshRing } from './RefreshRing.tsx'
import { SidePanel } from './SidePanel.tsx'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'

interface Props {
  readonly form: SwapForm
  readonly onOpen: (slot: Slot) => void
}

/** The form itself: what to send, what comes of it, where it goes, and the one next step. */
export function SwapView({ form, onOpen }: Props) {
  const { draft, step } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.takeStep()
  }
  return (
    <form className={css.view} onSubmit={submit} noValidate>
      <div className={css.head}>
        <h2>Swap</h2>
        <RefreshRing onRefresh={form.refresh} />
      </div>
      <div className={css.sides}>
        <SendSide form={form} onOpen={onOpen} />
        <FlipButton onFlip={() => form.setPair(flip(draft.pair))} />
        <ReceiveSide form={form} onOpen={onOpen} />
      </div>
      <RecipientField form={form} />
      <PriceLine form={form} />
      <Button type="submit" className={css.main} disabled={step.kind === 'blocked'}>
        {step.label}
      </Button>
      <p role="status" className={form.refusal ? css.refusal : 'unseen'}>
        {form.refusal && wordsOf(form.refusal)}
      </p>
    </form>
  )
}

function SendSide({ form, onOpen }: Props) {
  const { currencyMap, ...config } = useConfig()
  const id = useId()
  const { draft, quote } = form
  const { from } = draft.pair
  const words = quote.fault && amountWords[quote.fault]
  return (
    <div>
      <SidePanel
        side="from"
        asset={from}
        names={namesOf({ currencyMap, ...config })}
        label={<label htmlFor={id}>You send</label>}
        aside={quote.max !== null && <Limit max={quote.max} onMax={form.setMax} />}
        onOpen={(part) => onOpen({ side: 'from', part })}
      >
        <AmountInput
          id={id}
          value={draft.amount}
          precision={currencyMap[from.currency]?.precision ?? 0}
          isFaulty={words !== null}
          describedBy={`${id}-fault`}
          onChange={form.setAmount}
        />
      </SidePanel>
      <p id={`${id}-fault`} role="status" className={words ? css.fault : 'unseen'}>
        {words}
        {quote.fault === 'belowMinimum' && ` (${grouped(quote.min)} ${from.currency})`}
      </p>
    </div>
  )
}

function Limit({ max, onMax }: { max: string; onMax: () => void }) {
  return (
    <span className={css.limit}>
      Limit <b>{grouped(max)}</b>
      {max !== '0' && (
        <button type="button" className={css.max} onClick={onMax} aria-label="MAX: send the limit">
          MAX
        </button>
      )}
    </span>
  )
}

function ReceiveSide({ form, onOpen }: Props) {
  const config = useConfig()
  const id = useId()
  const { draft, quote } = form
  const total = quote.calculation ? grouped(quote.calculation.total) : null
  return (
    <SidePanel
      side="to"
      asset={draft.pair.to}
      names={namesOf(config)}
      label={<span id={id}>You receive, estimated</span>}
      aside={quote.estimate && <span>after {percentOf(quote.estimate.fee)} fee</span>}
      onOpen={(part) => onOpen({ side: 'to', part })}
    >
      <output
        aria-labelledby={id}
        className={css.receive}
        data-length={lengthOf(total ?? '')}
        data-old={quote.isOld || undefined}
        data-none={total === null || undefined}
      >
        {total ?? '0'}
      </output>
    </SidePanel>
  )
}

function FlipButton({ onFlip }: { onFlip: () => void }) {
  return (
    <button type="button" className={css.flip} onClick={onFlip} aria-label="Swap the sides">
      <svg width="16" height="16" viewBox="0 0 16 16" fill="none" aria-hidden="true">
        <path
          d="M5 2.5v11M5 13.5l-2.6-2.6M5 13.5l2.6-2.6M11 13.5v-11M11 2.5L8.4 5.1M11 2.5l2.6 2.6"
          stroke="currentColor"
          strokeWidth="1.7"
          strokeLinecap="round"
        />
      </svg>
    </button>
  )
}
