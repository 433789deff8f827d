import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { list, place } from '#api/orders.ts'
import { match, type Offer } from '#api/swap.ts'
import { codeOf } from '#web/client/fault.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import css from './OfferReview.module.css'

interface Props {
  readonly offer: Offer
  readonly isLive: boolean
  readonly onStale: () => void
}

/** What can be done with an offer: confirm it while it stands, refresh it afterwards, go to its order, or leave. */
export function OfferSteps({ offer, isLive, onStale }: Props) {
  const placing = usePlace(offer, onStale)
  return (
    <div className={css.steps}>
      {offer.orderId ? (
        <Link to={pathTo('orderPage', { orderId: offer.orderId })} className={css.link}>
          Go to the order
        </Link>
      ) : isLive || placing.isPending ? (
        // What was confirmed in time is waited for, also when the time ends meanwhile.
        <Button size="lg" loading={placing.isPending} onClick={placing.confirm}>
          Confirm
        </Button>
      ) : (
        <Refresh offer={offer} />
      )}
      <Link to={pathTo('home')} className={css.close}>
        Close
      </Link>
    </div>
  )
}

function usePlace(offer: Offer, onStale: () => void) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const placing = useApiMutation(place)
  const single = useSingle()
  const confirm = (done: () => void) =>
    placing.mutate(
      { body: { offer_id: offer.id } },
      {
        onSuccess: ({ order }) => {
          void client.invalidateQueries({ queryKey: [list.method, list.path] })
          void navigate({ to: pathTo('orderPage', { orderId: order.id }), replace: true })
        },
        onError: (fault) => {
          showAlert({ kind: 'error', title: 'The order was not created', text: wordsOf(fault) })
          onStale()
        },
        onSettled: done,
      },
    )
  return { confirm: () => single(confirm), isPending: placing.isPending }
}

/** Matches the same request again and moves to the new offer. Only "nobody found" is told; else the button stays. */
function Refresh({ offer }: { offer: Offer }) {
  const navigate = useNavigate()
  const matching = useApiMutation(match)
  const single = useSingle()
  const refresh = (done: () => void) =>
    matching.mutate(
      { body: requestOf(offer) },
      {
        onSuccess: ({ offer: { id } }) => void navigate({ to: pathTo('offerPage', { offerId: id }), replace: true }),
        onError: (fault) => {
          if (codeOf(fault) === 'match.none') showAlert({ kind: 'error', title: 'Error match', text: wordsOf(fault) })
        },
        onSettled: done,
      },
    )
  return (
    <Button size="lg" loading={matching.isPending} onClick={() => single(refresh)}>
      Refresh
    </Button>
  )
}

function requestOf({ from, to, transferTo }: Offer) {
  const pair = {
    from: { network: from.network, currency: from.currency },
    to: { network: to.network, currency: to.currency },
  }
  return { pair, amount: from.amount, ...(transferTo && { transferTo }) }
}
