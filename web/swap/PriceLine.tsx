import { useConfig } from '#web/session/config.ts'
import { marketDifference, priceFigure } from './price-words.ts'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'

/** The price of one unit: that of the amount, or before there is one the indicative price. */
export function PriceLine({ form }: { form: SwapForm }) {
  const { currencyMap } = useConfig()
  const { calculation, estimate, state } = form.quote
  const { from, to } = form.draft.pair
  const price = calculation?.price ?? estimate?.nextPrice
  if (!price) {
    const words = state === 'loading' ? 'Asking the market…' : 'No price for this pair right now'
    return <p className={css.price}>{words}</p>
  }
  return (
    <div className={css.price}>
      <span>
        1 {from.currency} ={' '}
        <b>
          {priceFigure(price, currencyMap[to.currency]?.precision ?? 0)} {to.currency}
        </b>
      </span>
      {estimate?.marketPrice && <span className={css.difference}>{marketDifference(price, estimate.marketPrice)}</span>}
    </div>
  )
}
