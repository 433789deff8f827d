import { catalogue } from './catalogue.ts'

/** The words of what an agent’s collateral comes to. */
export const collateralTotalsWords = catalogue('collateralTotals', {
  yourCollateral: 'Your collateral',
  collateral: 'Collateral',
  refresh: 'Refresh',
  noCollateralYet: 'No collateral yet.',
  byCurrency: 'Collateral by currency',
  loadingYourCollateral: 'Loading your collateral',
  aboutYourCollateral: 'About your collateral',
  collateralSummary: 'Collateral summary',
  loadingTheSummary: 'Loading the summary',
  avail: 'Avail',
  unpriced: (tickers: readonly string[]) =>
    `${tickers.join(', ')} ${tickers.length === 1 ? 'has' : 'have'} no price right now and ${tickers.length === 1 ? 'is' : 'are'} not counted in these figures.`,
  notRefreshed: 'Collateral not refreshed',
})
