import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense, useDeferredValue } from 'react'
import { useSession } from '#web/session/store.ts'
import { swapWords } from '#web/words/swap.ts'
import css from './HomePage.module.css'
import { SwapCard } from './SwapCard.tsx'
import { useSwapForm } from './use-swap-form.ts'

// It shows what the first answer says: it comes beside that, not before the form.
const BehindPrice = lazyRouteComponent(() => import('./BehindPrice.tsx'), 'BehindPrice')

/** Home: the swap form, what stands behind its price, and below a logged-in person's own orders. */
export function HomePage({ ownOrders }: { ownOrders: ReactNode }) {
  const form = useSwapForm()
  const { user } = useSession()
  // The price itself comes first; who stands behind it is drawn when nothing else waits.
  const behind = useDeferredValue(form)
  return (
    <>
      <div className={css.page}>
        <SwapCard form={form} />
        <div className={css.aside}>
          <div className={css.promise}>
            <h1>{swapWords.swapWithPeople}</h1>
            <p>{swapWords.everyPriceHere}</p>
          </div>
          <Suspense fallback={<div className={css.waiting} aria-hidden="true" />}>
            <BehindPrice pair={behind.draft.pair} quote={behind.quote} />
          </Suspense>
        </div>
      </div>
      {user && <Suspense>{ownOrders}</Suspense>}
    </>
  )
}
