import { useSuspenseQuery } from '@tanstack/react-query'
import { useLocation, useParams } from '@tanstack/react-router'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { readOffer } from '#api/swap.ts'
import { query } from '#web/client/query.ts'
import { OfferReview } from './OfferReview.tsx'
import { OfferSkeleton } from './OfferSkeleton.tsx'
import { tellOtherTabs, useOtherTabs } from './other-tabs.ts'
import { readSeen } from './seen.ts'
import type { Kept, Typed } from './use-payout.ts'

/** The review of an offer. One that cannot be loaded is thrown to the route, which leads home. */
export function OfferPage({ reachHint }: { reachHint: ReactNode }) {
  const { offerId = '' } = useParams({ strict: false }) as { offerId?: string }
  const [firstId] = useState(offerId)
  const [typed, keep] = useState<Typed | null>(null)
  return (
    <Suspense fallback={<OfferSkeleton />}>
      <LoadedOffer
        key={offerId}
        offerId={offerId}
        kept={{ typed, keep }}
        isRefreshed={offerId !== firstId}
        reachHint={reachHint}
      />
    </Suspense>
  )
}

interface Props {
  readonly offerId: string
  readonly kept: Kept
  readonly isRefreshed: boolean
  readonly reachHint: ReactNode
}

function LoadedOffer({ offerId, kept, isRefreshed, reachHint }: Props) {
  const { data, dataUpdatedAt, refetch } = useSuspenseQuery({
    ...query(readOffer, { params: { offerId } }),
    refetchOnReconnect: 'always',
  })
  const state = useLocation({ select: (location) => location.state })
  const [seen] = useState(() => readSeen(state))
  useOtherTabs(() => void refetch())
  // A person has one live offer: showing this one may have ended that of another tab.
  useEffect(tellOtherTabs, [])
  return (
    <OfferReview
      offer={data.offer}
      receivedAt={dataUpdatedAt}
      seen={seen}
      kept={kept}
      isRefreshed={isRefreshed}
      reachHint={reachHint}
      onStale={() => void refetch()}
    />
  )
}
