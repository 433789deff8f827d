import { Button } from '@mantine/core'
import type { FormEvent } from 'react'
import { haltedFor, wordsOf } from '#web/client/words.ts'
import { useConfig } from '#web/session/config.ts'
import { swapWords } from '#web/words/swap.ts'
import { AmountSide } from './AmountSide.tsx'
import type { Slot } from './choices.ts'
import { PriceLine } from './PriceLine.tsx'
import { percentOf, summary } from './price-words.ts'
import { RecipientField } from './RecipientField.tsx'
import { RefreshRing } from './RefreshRing.tsx'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'
import { useUnhurried } from './use-unhurried.ts'

interface Props {
  readonly form: SwapForm
  readonly onOpen: (slot: Slot) => void
}

/** The form itself: what to send, what comes of it, where it goes, and the one next step. */
export function SwapView({ form, onOpen }: Props) {
  const { step, quote } = form
  const submit = (event: FormEvent) => {
    event.preventDefault()
    form.takeStep()
  }
  return (
    <form className={css.view} onSubmit={submit} noValidate>
      <div className={css.head}>
        <h2>{swapWords.swap}</h2>
        <RefreshRing onRefresh={form.refresh} />
      </div>
      {form.isLinkIgnored && (
        <p role="status" className={css.notice}>
          {swapWords.partOfTheLink}
        </p>
      )}
      <div className={css.sides}>
        <AmountSide form={form} side="send" onOpen={onOpen} />
        <FlipButton onFlip={form.flip} />
        <AmountSide form={form} side="receive" onOpen={onOpen} />
      </div>
      <RecipientField form={form} />
      <PriceLine form={form} />
      <Button type="submit" className={css.main} disabled={step.kind === 'blocked'}>
        {step.label}
      </Button>
      <p role="status" className={form.halt || form.refusal ? css.refusal : 'unseen'}>
        {form.halt ? haltedFor(form.halt.reason) : form.refusal && wordsOf(form.refusal)}
      </p>
      <Announcement quote={quote} pair={form.draft.pair} />
    </form>
  )
}

/** Tells screen readers what the swap comes to, when it changes and not too often. */
function Announcement({ quote, pair }: { quote: SwapForm['quote']; pair: SwapForm['draft']['pair'] }) {
  const { currencyMap } = useConfig()
  const { answer, isOld, estimate } = quote
  const words = answer ? summary(answer, pair, currencyMap) : ''
  const said = useUnhurried(isOld && answer ? null : words)
  return (
    <p role="status" aria-label={swapWords.estimate} className="unseen">
      {said}
      {said !== '' && estimate && swapWords.andAfterFee(percentOf(estimate.fee))}
    </p>
  )
}

function FlipButton({ onFlip }: { onFlip: () => void }) {
  return (
    <button type="button" className={css.flip} onClick={onFlip} aria-label={swapWords.swapTheSides}>
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
