import { plain, readDecimal, round } from '#domain/money/decimal.ts'
import { dailyUntil, publishedAt } from '#domain/prices/schedule.ts'
import { askText } from './ask.ts'
import { type PriceSource, SourceFault } from './source.ts'

const others = ['GBP', 'CHF']

/**
 * The reference rates of the European Central Bank: `<Cube time='YYYY-MM-DD'><Cube currency='USD' rate='1.0867'/>…`, units for one
 * euro, of one working day about 16:00. They may be used until two hours after the next ones are due.
 */
export function ecb(url: string, answerMs: number): PriceSource {
  return {
    code: 'ecb',
    symbols: new Set(['EUR', ...others]),
    everySeconds: 1800,
    callsAMonth: null,
    isTimed: true,
    fetch: async () => {
      const xml = await askText({ url: `${url}/stats/eurofxref/eurofxref-daily.xml`, answerMs })
      const day = /<Cube\s+time=['"](\d{4}-\d{2}-\d{2})['"]/.exec(xml)?.[1]
      const rateOf = (currency: string) => {
        const text = new RegExp(`<Cube\\s+currency=['"]${currency}['"]\\s+rate=['"]([\\d.]{1,30})['"]`).exec(xml)?.[1]
        const rate = readDecimal(text ?? '')
        return rate?.isGreaterThan(0) ? rate : null
      }
      const dollars = rateOf('USD')
      if (!day || Number.isNaN(Date.parse(day)) || !dollars) throw new SourceFault('answers what is not of its shape')
      const times = { at: publishedAt(day), until: dailyUntil(day) }
      const crosses = others.flatMap((symbol) => {
        const units = rateOf(symbol)
        if (!units) return []
        return {
          source: 'ecb',
          symbol,
          quote: 'USD',
          price: plain(round(dollars.dividedBy(units), 24, 'down')),
          ...times,
        }
      })
      return [{ source: 'ecb', symbol: 'EUR', quote: 'USD', price: plain(dollars), ...times }, ...crosses]
    },
  }
}
