/** What of collateral has no price now, and so is not in any sum. */
export function Unpriced({ tickers }: { tickers: readonly string[] }) {
  if (tickers.length === 0) return null
  return (
    <p className="small muted">
      {tickers.join(', ')} {tickers.length === 1 ? 'has' : 'have'} no price right now and{' '}
      {tickers.length === 1 ? 'is' : 'are'} not counted in these figures.
    </p>
  )
}
