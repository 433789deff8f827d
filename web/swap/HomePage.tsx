import type { ReactNode } from 'react'
import { BehindPrice } from './BehindPrice.tsx'
import css from './HomePage.module.css'
import { SwapCard } from './SwapCard.tsx'
import { useSwapForm } from './use-swap-form.ts'

/** Home: the swap form, what stands behind its price, and below what else belongs there (the own orders). */
export function HomePage({ children }: { children?: ReactNode }) {
  const form = useSwapForm()
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
          <BehindPrice pair={form.draft.pair} quote={form.quote} />
        </div>
      </div>
      {children}
    </>
  )
}
