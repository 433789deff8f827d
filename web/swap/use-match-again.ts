import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { match, type Offer, readOffer } from '#api/swap.ts'
import { codeOf } from '#web/client/fault.ts'
import { query, useApiMutation } from '#web/client/query.ts'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { offerWords } from '#web/words/offer.ts'
import type { Seen } from './seen.ts'

/**
 * Matches the request of an offer again and moves to the new offer, which is told what was seen here. Only that nobody was
 * found is said; any other failure is silent and the button stays (specification, first file §8).
 */
export function useMatchAgain(offer: Offer) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const matching = useApiMutation(match)
  const single = useSingle()
  const seen: Seen = { price: offer.price, total: offer.calculation.total }

  const moveTo = async (offerId: string) => {
    // Read before the move, so that the new offer takes the old one's place without a skeleton between them.
    await client.prefetchQuery(query(readOffer, { params: { offerId } }))
    await navigate({ to: pathTo('offerPage', { offerId }), replace: true, state: { seen } })
  }
  const again = (done: () => void) =>
    matching
      .mutateAsync({ body: requestOf(offer) })
      .then(({ offer: { id } }) => moveTo(id))
      .catch((fault: unknown) => {
        if (isNobody(fault)) showAlert({ kind: 'error', title: offerWords.errorMatch, text: offerWords.noAgentFound })
      })
      .finally(done)
  return { isPending: matching.isPending, refresh: () => single((done) => void again(done)) }
}

/** Nobody takes the pair, or nobody takes as much of it: either way no agent fits what was asked. */
function isNobody(fault: unknown): boolean {
  const code = codeOf(fault)
  return code === 'match.none' || code === 'amount.above-limit'
}

function requestOf({ from, to, transferTo }: Offer) {
  const pair = {
    from: { network: from.network, currency: from.currency },
    to: { network: to.network, currency: to.currency },
  }
  return { pair, amount: from.amount, ...(transferTo && { transferTo }) }
}
