import { catalogue } from './catalogue.ts'

/** The words of what stands behind the price on home. */
export const behindPriceWords = catalogue('behindPrice', {
  agent: 'Agent',
  collateral: 'Collateral',
  proofOnChain: 'Proof on chain',
  behindThisPrice: 'Behind this price',
  liveUntil: (workTime: string) => `live until ${workTime}`,
  nobodyOffersThisPair: 'Nobody offers this pair right now',
  noAgentWithFree: (fromCurrency: string, toCurrency: string) =>
    `No agent with free collateral takes ${fromCurrency} for ${toCurrency} at the moment. Agents come and go with their working hours; this page asks again by itself.`,
  haltedByTheMarket: 'Halted by the market for now',
  marketPrice: 'The market price of this pair is not known right now.',
  market: (marketPrice: string, toCurrency: string) => `Market ${marketPrice} ${toCurrency}`,
  from: (sources: string, demo: boolean, age: string) => `from ${sources}${demo ? ' (demo prices)' : ''}, ${age}`,
  agentsPrice: (price: string) => `Agent’s price: ${price}`,
  fee: (fee: string) => `Fee ${fee}`,
  allInAllAgainst: (gap: string) => `All in all against the market: ${gap}`,
  sources: (count: number) => (count === 1 ? '1 source' : `${count} sources`),
  lastDay: (from: string, to: string) => `${from} in ${to}, last 24 hours`,
})
