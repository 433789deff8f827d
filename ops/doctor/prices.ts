import type { Db } from '#outside/db/pool.ts'
import { priceSources } from '#outside/prices/sources.ts'
import type { Settings } from '#server/config.ts'
import { pricesNow } from '#server/prices/prices-now.ts'
import { broken, type Finding, well, worthALook } from './finding.ts'

/** The state of each price source, and the symbols without a valid price. */
export async function examinePrices(db: Db, settings: Settings): Promise<Finding[]> {
  const { tickerSets, judgements } = await pricesNow({ db, priceSources: priceSources(settings.prices), now: Date.now })
  const sources = tickerSets.map(({ source, time, fault, restsUntil, calls, callsAMonth }) => {
    const budget = callsAMonth === null ? '' : `, ${calls} of ${callsAMonth} calls this month`
    const last = time === null ? 'never answered' : `answered last at ${time}`
    const says = `${source} ${last}${fault === null ? '' : `, then ${fault}`}${budget}`
    if (fault === null && time !== null) return well('prices', says)
    const rest = restsUntil === null ? '' : ` It is asked again at ${restsUntil}.`
    return worthALook('prices', says, `Look whether this machine reaches ${source}.${rest}`)
  })
  if (judgements.length === 0) return [...sources, worthALook('prices', 'nothing was judged yet', 'Start the server.')]
  const without = judgements.filter(({ usd }) => usd === null)
  if (without.length === 0) return [...sources, well('prices', `all ${judgements.length} symbols have one`)]
  const named = without.map(({ symbol, fault }) => `${symbol} (${fault ?? 'too old'})`).join(', ')
  const says = `${without.length} of ${judgements.length} symbols have none: ${named}`
  const advice = 'Pairs with them are not quoted. With three or more PRICE_SOURCES one may fail.'
  return [
    ...sources,
    without.length === judgements.length ? broken('prices', says, advice) : worthALook('prices', says, advice),
  ]
}
