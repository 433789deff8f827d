import { Button } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { type Dues, type Payment, read, readAsStaff } from '#api/dues.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { duesWords } from '#web/words/dues.ts'
import css from './Dues.module.css'
import { factsOf } from './dues-words.ts'
import { FeeTable, PaymentTable } from './tables.tsx'

interface Props {
  readonly addr: string
  /** Whose eyes it is for. */
  readonly as: 'agent' | 'staff'
  /** Where an order's name leads. */
  readonly orderPath: (orderId: string) => string
  /** What can be done about it, given how it stands. */
  readonly actions?: (dues: Dues) => ReactNode
  /** What can be done about a booking. */
  readonly paymentAction?: (payment: Payment) => ReactNode
}

/** Where the pages of fees and bookings begin: the newest, or before a place. */
interface From {
  readonly feesBefore?: number
  readonly paymentsBefore?: number
}

/** What an agent owes the market, of which orders, and what was booked. */
export function DuesCard({ addr, as, orderPath, actions, paymentAction }: Props) {
  const [from, setFrom] = useState<From>({})
  const asked = query(as === 'staff' ? readAsStaff : read, { params: { addr }, query: { ...from } })
  const { data, error, refetch } = useQuery({ ...asked, placeholderData: keepPreviousData })
  const dues = data?.dues
  const { feesBefore, paymentsBefore } = from
  return (
    <Card title={duesWords.dues}>
      <p className="small muted">{as === 'agent' ? duesWords.youKeepTheMarkets : duesWords.agentKeepsTheMarkets}</p>
      {dues && (
        <>
          <Facts facts={factsOf(dues, serverNow())} />
          {actions?.(dues)}
          <section className={css.part} aria-label={duesWords.fees}>
            <h3>{duesWords.fees}</h3>
            {dues.fees.length === 0 ? (
              <p className="muted">{duesWords.noOrderWasClosed}</p>
            ) : (
              <FeeTable fees={dues.fees} orderPath={orderPath} />
            )}
            <Older
              what={duesWords.theFees}
              isFirst={feesBefore === undefined}
              hasMore={dues.hasMoreFees}
              onFirst={() => setFrom(paymentsBefore === undefined ? {} : { paymentsBefore })}
              onOlder={() => setFrom({ ...from, feesBefore: dues.fees.at(-1)?.place ?? 1 })}
            />
          </section>
          <section className={css.part} aria-label={duesWords.bookedPayments}>
            <h3>{duesWords.bookedPayments}</h3>
            {dues.payments.length === 0 ? (
              <p className="muted">{duesWords.nothingWasBookedYet}</p>
            ) : (
              <PaymentTable payments={dues.payments} isStaff={as === 'staff'} action={paymentAction} />
            )}
            <Older
              what={duesWords.theBookings}
              isFirst={paymentsBefore === undefined}
              hasMore={dues.hasMorePayments}
              onFirst={() => setFrom(feesBefore === undefined ? {} : { feesBefore })}
              onOlder={() => setFrom({ ...from, paymentsBefore: dues.payments.at(-1)?.place ?? 1 })}
            />
          </section>
        </>
      )}
      {!dues && error && <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />}
      {!dues && !error && (
        <div role="status" aria-label={duesWords.loadingTheDues}>
          <Skeleton height={140} />
        </div>
      )}
    </Card>
  )
}

interface OlderProps {
  readonly what: string
  readonly isFirst: boolean
  readonly hasMore: boolean
  readonly onFirst: () => void
  readonly onOlder: () => void
}

function Older({ what, isFirst, hasMore, onFirst, onOlder }: OlderProps) {
  if (isFirst && !hasMore) return null
  return (
    <div className={css.row}>
      <Button variant="default" size="xs" disabled={isFirst} onClick={onFirst}>
        {duesWords.newest(what)}
      </Button>
      <Button variant="default" size="xs" disabled={!hasMore} onClick={onOlder}>
        {duesWords.older(what)}
      </Button>
    </div>
  )
}
