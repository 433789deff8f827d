import { useConfig } from '#web/session/config.ts'
import { marketDifference } from '#web/ui/market-gap.ts'
import { swapWords } from '#web/words/swap.ts'
import { priceFigure } from './price-words.ts'
import css from './SwapView.module.css'
import type { SwapForm } from './use-swap-form.ts'

const withoutPrice = () => ({
  loading: swapWords.askingTheMarket,
  failed: swapWords.noPrice,
  noAgent: swapWords.noAgent,
  ready: swapWords.noPrice,
})

/** The price of one unit: that of the amount, or before there is one the indicative price. A halted pair has none. */
export function PriceLine({ form }: { form: SwapForm }) {
  const { currencyMap } = useConfig()
  const { price, estimate, state, isOld } = form.quote
  const { from, to } = form.draft.pair
  if (form.halt) return null
  if (!price) return <p className={css.price}>{withoutPrice()[state]}</p>
  return (
    <div className={css.price} data-old={isOld || undefined}>
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
