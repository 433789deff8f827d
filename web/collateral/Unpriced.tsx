import { collateralTotalsWords } from '#web/words/collateral-totals.ts'

/** What of collateral has no price now, and so is not in any sum. */
export function Unpriced({ tickers }: { tickers: readonly string[] }) {
  if (tickers.length === 0) return null
  return <p className="small muted">{collateralTotalsWords.unpriced(tickers)}</p>
}
