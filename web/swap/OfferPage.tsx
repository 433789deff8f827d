import { useSuspenseQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { readOffer } from '#api/swap.ts'
import { query } from '#web/client/query.ts'
import { OfferReview } from './OfferReview.tsx'

/** The review of an offer. One that cannot be loaded is thrown to the route, which leads home. */
export function OfferPage() {
  const { offerId = '' } = useParams({ strict: false }) as { offerId?: string }
  const { data, refetch } = useSuspenseQuery(query(readOffer, { params: { offerId } }))
  return <OfferReview key={offerId} offer={data.offer} onStale={() => void refetch()} />
}
