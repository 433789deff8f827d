import { lazy, Suspense } from 'react'
import type { OrderView } from '#api/orders.ts'
import { Card } from '#web/ui/Card.tsx'
import { ordersWords } from '#web/words/orders.ts'
import type { OrderFacts } from './order-facts.ts'

// Reading Markdown is code of its own, and most agents say nothing.
const Prose = lazy(() => import('#web/ui/prose/Prose.tsx').then((module) => ({ default: module.Prose })))

/** What the agent tells everybody, with each order. */
export function AgentInfo({ view, facts }: { view: OrderView; facts: OrderFacts }) {
  const info = view.agents[0]?.info ?? ''
  if (info.trim() === '') return null
  return (
    <Card calm label={ordersWords.fromTheAgent}>
      <h2>{facts.role === 'user' ? ordersWords.from(facts.other) : ordersWords.whatYouTell}</h2>
      <Suspense>
        <Prose markdown={info} />
      </Suspense>
    </Card>
  )
}
