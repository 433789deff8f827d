import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Order, OrderView } from '#api/orders.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { Countdown } from '#web/ui/Countdown.tsx'
import { minutesAndSeconds } from '#web/ui/times.ts'
import css from './NextAction.module.css'
import type { OrderFacts } from './order-facts.ts'
import { PayTo } from './PayTo.tsx'
import { situationOf } from './situation.ts'
import { type StepWords, stepsAllowed } from './step-words.ts'
import { useStatusStep } from './use-status-step.ts'

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
  readonly onTimeOver: () => void
}

/** The one thing to do or to know now, for how long, where the money goes, and the steps that can be taken. */
export function NextAction({ view, facts, onTimeOver }: Props) {
  const { order } = view
  const situation = situationOf(facts)
  return (
    <Card label="What to do now">
      <div className={css.head}>
        <div role="status">
          <h2 data-tone={situation.tone}>{situation.title}</h2>
          <p className="muted">{situation.text}</p>
        </div>
        {situation.isTimed && (
          <Countdown
            until={order.details.expireAt}
            now={serverNow}
            write={minutesAndSeconds}
            label="left to pay"
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
  const steps = stepsAllowed(facts, view.statuses)
  if (steps.length === 0 && !asking) return null
  return (
    <div className={css.steps}>
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
        <ConfirmDialog
          title={asking.step.title}
          confirmWord={asking.step.confirm}
          cancelWord={asking.step.safe}
          isDanger={!asking.step.isPrimary}
          isBusy={change.isPending}
          onConfirm={() => change.take(asking.seen, asking.step.to)}
          onClose={() => setAsking(null)}
        >
          <ul className={css.points}>
            {asking.step.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}
