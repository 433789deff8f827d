import { Button } from '@mantine/core'
import { useId, useState } from 'react'
import type { OrderView } from '#api/orders.ts'
import { Card } from '#web/ui/Card.tsx'
import { ordersWords } from '#web/words/orders.ts'
import type { OrderFacts } from './order-facts.ts'
import css from './RatingCard.module.css'
import { useRate } from './use-last-word.ts'

const scores = [1, 2, 3, 4, 5] as const
const scoreWords = () =>
  ({
    1: ordersWords.bad,
    2: ordersWords.poor,
    3: ordersWords.fair,
    4: ordersWords.good,
    5: ordersWords.veryGood,
  }) as const

/** The rating of a closed order: its user gives it once, or skips it; afterwards it is shown to both. */
export function RatingCard({ view, facts }: { view: OrderView; facts: OrderFacts }) {
  if (facts.status !== 'closed') return null
  if (view.rating !== null) return <Given score={view.rating} facts={facts} />
  return facts.role === 'user' ? <Asked view={view} facts={facts} /> : null
}

function Given({ score, facts }: { score: number; facts: OrderFacts }) {
  const who = facts.role === 'user' ? ordersWords.you : facts.other
  const whom = facts.role === 'user' ? facts.other : 'you'
  return (
    <Card label={ordersWords.rating}>
      <p>
        {score === 0 ? ordersWords.notRated : ordersWords.ratedOf5(who, whom, score)}
        {score > 0 && <Stars score={score} />}
      </p>
    </Card>
  )
}

function Asked({ view, facts }: { view: OrderView; facts: OrderFacts }) {
  const [score, setScore] = useState<number | null>(null)
  const rating = useRate(view)
  const name = useId()
  return (
    <Card label={ordersWords.rating}>
      <fieldset className={css.scores}>
        <legend>{ordersWords.howWasTheSwap(facts.other)}</legend>
        {scores.map((value) => (
          <label key={value} className={css.score} data-on={(score !== null && value <= score) || undefined}>
            <input
              type="radio"
              className="unseen"
              name={name}
              value={value}
              checked={score === value}
              onChange={() => setScore(value)}
            />
            <span aria-hidden="true">★</span>
            <span className="unseen">{`${value}, ${scoreWords()[value]}`}</span>
          </label>
        ))}
      </fieldset>
      <div className={css.steps}>
        <Button size="md" disabled={score === null} loading={rating.isBusy} onClick={() => rating.rate(score ?? 0)}>
          {ordersWords.rate}
        </Button>
        <Button size="md" variant="subtle" disabled={rating.isBusy} onClick={() => rating.rate(0)}>
          {ordersWords.skip}
        </Button>
      </div>
    </Card>
  )
}

function Stars({ score }: { score: number }) {
  return (
    <span className={css.stars} aria-hidden="true">
      {' '}
      {'★'.repeat(score)}
      {'☆'.repeat(5 - score)}
    </span>
  )
}
