import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Order, OrderView } from '#api/orders.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { minutesAndSeconds } from '#web/ui/times.ts'
import css from './NextAction.module.css'
import type { OrderFacts } from './order-facts.ts'
import { PayTo } from './PayTo.tsx'
import { StepDialog } from './StepDialog.tsx'
import { situationOf } from './situation.ts'
import { type StepWords, stepsAllowed } from './step-words.ts'
import { useSettle } from './use-last-word.ts'
import { useStatusStep } from './use-status-step.ts'

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
  readonly onTimeOver: () => void
}

/** The one thing to do or to know now, for how long, where the money goes, and the steps that can be taken. */
export function NextAction({ view, facts, onTimeOver }: Props) {
  const situation = situationOf(facts)
  return (
    <Card label="What to do now">
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
      <StepButtons view={view} facts={facts} />
    </Card>
  )
}

/** The steps that the answer allows. What is asked stays about the order as it was when the button was pressed. */
function StepButtons({ view, facts }: Omit<Props, 'onTimeOver'>) {
  const [asking, setAsking] = useState<{ step: StepWords; seen: Order } | null>(null)
  const change = useStatusStep(() => setAsking(null))
  const settling = useSettle(view)
  const steps = stepsAllowed(facts, view.statuses)
  const canSettle = facts.role === 'user' && view.order.details.heldUntil !== null && isEnded(facts.status)
  if (steps.length === 0 && !asking && !canSettle) return null
  return (
    <div className={css.steps}>
      {canSettle && (
        <Button size="md" loading={settling.isPending} onClick={settling.settle}>
          {facts.status === 'closed' ? 'I received it' : 'It is settled'}
        </Button>
      )}
      {steps.map((step) => (
        <Button
          key={step.to}
          size="md"
          variant={step.isPrimary ? 'filled' : 'subtle'}
          onClick={() => setAsking({ step, seen: view.order })}
        >
          {step.label}
        </Button>
      ))}
      {asking && (
        <StepDialog
          step={asking.step}
          isBusy={change.isPending}
          onConfirm={(statement) => change.take(asking.seen, asking.step.to, statement)}
          onClose={() => setAsking(null)}
        />
      )}
    </div>
  )
}
