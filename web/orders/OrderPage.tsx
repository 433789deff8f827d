import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { orderChannel } from '#api/channels.ts'
import { read } from '#api/orders.ts'
import { query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { AgentInfo } from './AgentInfo.tsx'
import { CalculationCard, CounterpartyCard } from './AsideCards.tsx'
import { AwardCard } from './AwardCard.tsx'
import { History } from './History.tsx'
import { NextAction } from './NextAction.tsx'
import { OrderHead } from './OrderHead.tsx'
import css from './OrderPage.module.css'
import { factsOf } from './order-facts.ts'
import { Payments } from './Payments.tsx'
import { RatingCard } from './RatingCard.tsx'
import { Steps } from './Steps.tsx'

/** An order, for its parties. One that cannot be loaded is thrown to the route, which leads home. */
export function OrderPage() {
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string }
  const { data: view, refetch } = useSuspenseQuery(query(read, { params: { id: orderId } }))
  useChannel(orderChannel(orderId), () => void refetch())
  const names = namesOf(useConfig())
  // The clock is looked at again when the time to pay is over; between times only an answer changes what is shown.
  const [seenAt, setSeenAt] = useState(serverNow)
  const facts = factsOf(view, names, Math.max(seenAt, Date.parse(view.serverTime)))
  // Once a dispute was decided with an award, how that goes on is what the order is about.
  const isDecided = view.awards.length > 0 && facts.status !== 'dispute'
  const award = <AwardCard view={view} actor={facts.role} />

  return (
    <div className={css.page}>
      <div className={css.main}>
        <OrderHead view={view} facts={facts} names={names} />
        <Steps view={view} facts={facts} names={names} />
        {isDecided && award}
        <NextAction view={view} facts={facts} onTimeOver={() => setSeenAt(serverNow())} />
        <Payments view={view} facts={facts} />
        <RatingCard view={view} facts={facts} />
        {!isDecided && award}
        <History view={view} names={names} chat="orderMessages" />
      </div>
      <aside className={css.aside}>
        <CounterpartyCard view={view} facts={facts} />
        <CalculationCard view={view} facts={facts} names={names} />
        <AgentInfo view={view} facts={facts} />
      </aside>
    </div>
  )
}
