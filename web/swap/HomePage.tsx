import { lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useSession } from '#web/session/store.ts'
import css from './HomePage.module.css'
import { SwapCard } from './SwapCard.tsx'
import { useSwapForm } from './use-swap-form.ts'

// It shows what the first answer says: it comes beside that, not before the form.
const BehindPrice = lazyRouteComponent(() => import('./BehindPrice.tsx'), 'BehindPrice')

/** Home: the swap form, what stands behind its price, and below a logged-in person's own orders. */
export function HomePage({ ownOrders }: { ownOrders: ReactNode }) {
  const form = useSwapForm()
  const { user } = useSession()
  return (
    <>
      <div className={css.page}>
        <SwapCard form={form} />
        <div className={css.aside}>
          <div className={css.promise}>
            <h1>Swap with people who put up collateral.</h1>
            <p>
              Every price here is backed by assets an agent has locked on chain. What they may take on is never more
              than what stands behind it.
            </p>
          </div>
          <Suspense fallback={<div className={css.waiting} aria-hidden="true" />}>
            <BehindPrice pair={form.draft.pair} quote={form.quote} />
          </Suspense>
        </div>
      </div>
      {user && <Suspense>{ownOrders}</Suspense>}
    </>
  )
}
