import type { OrderView } from '#api/orders.ts'
import type { Names } from '#web/session/names.ts'
import { ordersWords } from '#web/words/orders.ts'
import type { OrderFacts } from './order-facts.ts'
import css from './Steps.module.css'
import { stepsOf } from './situation.ts'

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
  readonly names: Names
}

const stateWords = () =>
  ({
    done: ordersWords.stepDone,
    now: ordersWords.stepNow,
    ahead: ordersWords.notYet,
    stopped: ordersWords.stepEnded,
  }) as const

/** The four steps of the order, told by word and line, not by colour alone. */
export function Steps({ view, facts, names }: Props) {
  const { from, to } = view.order
  const steps = stepsOf(facts, from.currency, to.currency, names.status(facts.status))
  return (
    <ol className={css.steps}>
      {steps.map((step) => (
        <li key={step.label} data-state={step.state} aria-current={step.state === 'now' ? 'step' : undefined}>
          {step.label}
          <span className="unseen"> ({stateWords()[step.state]})</span>
        </li>
      ))}
    </ol>
  )
}
