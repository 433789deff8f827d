import { Button } from '@mantine/core'
import { lazy, Suspense, useState } from 'react'
import type { Order, OrderView } from '#api/orders.ts'
import { isOpenAward } from '#domain/disputes/award.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { minutesAndSeconds } from '#web/ui/times.ts'
import { useWallet } from '#web/wallet/use-wallet.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './NextAction.module.css'
import type { OrderFacts } from './order-facts.ts'
import { PayTo } from './PayTo.tsx'
import { billOf } from './pay/bill.ts'
import { lateStatement } from './pay/late.ts'
import { StepDialog } from './StepDialog.tsx'
import { situationOf } from './situation.ts'
import { type StepWords, settleWords, stepsAllowed } from './step-words.ts'
import { useEvidence } from './use-evidence.ts'
import { useSettle } from './use-last-word.ts'
import { useStatusStep } from './use-status-step.ts'

// What talks to a chain is code of its own, and most orders are looked at without paying.
const PayFromWallet = lazy(() =>
  import('./pay/PayFromWallet.tsx').then((module) => ({ default: module.PayFromWallet })),
)

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
  readonly onTimeOver: () => void
}

/** The one thing to do or to know now, for how long, where the money goes, and the steps that can be taken. */
export function NextAction({ view, facts, onTimeOver }: Props) {
  const situation = situationOf(facts)
  const bill = billOf(view, facts, useConfig())
  return (
    <Card label={ordersWords.whatToDoNow}>
      <div className={css.head}>
        <div role="status">
          <h2 data-tone={situation.tone}>{situation.title}</h2>
          <p className="muted">{situation.text}</p>
        </div>
        {situation.deadline && (
          <Countdown
            key={situation.deadline.at}
            until={situation.deadline.at}
            now={serverNow}
            write={minutesAndSeconds}
            label={situation.deadline.label}
            onEnd={onTimeOver}
          />
        )}
      </div>
      {situation.details && (
        <PayTo label={situation.details.label} details={situation.details.of} facts={facts} view={view} />
      )}
      {bill && (
        <Suspense fallback={<PayPlace />}>
          <PayFromWallet key={bill.key} bill={bill} />
        </Suspense>
      )}
      <StepButtons view={view} facts={facts} isPayFirst={bill !== null} />
    </Card>
  )
}

/** Keeps the place of the payment while its code is on its way: the buttons below must not move under somebody's finger. */
function PayPlace() {
  const { state } = useWallet()
  return state === 'absent' ? null : <div className={css.payPlace} />
}

/**
 * The steps that the answer allows. What is asked stays about the order as it was when the button was pressed. Where the payment can
 * be made from here, that is the next action, and saying that it was made comes after it.
 */
function StepButtons({ view, facts, isPayFirst }: Omit<Props, 'onTimeOver'> & { readonly isPayFirst: boolean }) {
  const [asking, setAsking] = useState<{ step: StepWords; seen: Order } | null>(null)
  // Kept when the dialog closes: what was written is not lost to a second thought or to an order that has changed.
  const [statement, setStatement] = useState('')
  const evidence = useEvidence(view.order.id)
  const close = () => {
    setAsking(null)
    evidence.clear()
  }
  const change = useStatusStep(view.order.id, close)
  const ask = (step: StepWords) => {
    if (statement === '' && step.to === 'dispute') setStatement(lateStatement(view, facts))
    setAsking({ step, seen: view.order })
  }
  const steps = stepsAllowed(facts, view.statuses)
  const canSettle = facts.role === 'user' && isToSettle(view, facts)
  if (steps.length === 0 && !asking && !canSettle) return null
  return (
    <div className={css.steps}>
      {canSettle && <SettleButton view={view} facts={facts} />}
      {steps.map((step) => (
        <Button key={step.to} size="md" variant={variantOf(step, isPayFirst)} onClick={() => ask(step)}>
          {step.label}
        </Button>
      ))}
      {asking && (
        <StepDialog
          step={asking.step}
          statement={statement}
          onStatement={setStatement}
          evidence={evidence}
          isBusy={change.isBusy || evidence.isSending}
          onConfirm={(said) => void evidence.send(() => change.take(asking.seen, asking.step.to, said))}
          onClose={close}
        />
      )}
    </div>
  )
}

function variantOf({ isPrimary }: StepWords, isPayFirst: boolean): string {
  if (!isPrimary) return 'subtle'
  return isPayFirst ? 'default' : 'filled'
}

/** Whether something is held or disputed that the user alone can say is settled. What was awarded waits for the chain. */
function isToSettle({ order, awards }: OrderView, { status }: OrderFacts): boolean {
  const { heldUntil, receivedAt } = order.details
  if (receivedAt !== null) return false
  if (status !== 'dispute') return heldUntil !== null && isEnded(status)
  return !awards.some(({ state }) => isOpenAward(state))
}

/** The user's word that it is settled. It gives back what is held for them, so it asks first like any other step. */
function SettleButton({ view, facts }: Omit<Props, 'onTimeOver'>) {
  const [isAsking, setAsking] = useState(false)
  const settling = useSettle(view, () => setAsking(false))
  const words = settleWords(facts)
  return (
    <>
      {/* In a dispute nobody waits for this word: it is there for who has got it after all. */}
      <Button size="md" variant={facts.status === 'dispute' ? 'default' : 'filled'} onClick={() => setAsking(true)}>
        {words.label}
      </Button>
      {isAsking && (
        <StepDialog
          step={words}
          isBusy={settling.isBusy}
          onConfirm={settling.settle}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  )
}
