import type { PriceInputs, PriceSide } from '#api/price-inputs.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { sourceName } from '#domain/prices/source-names.ts'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import { grouped } from './figures.ts'
import css from './PriceSources.module.css'
import { ageWords, clockWords } from './times.ts'

type Input = PriceSide['inputs'][number]

const stateWords = (): Readonly<Record<Input['state'], string>> => ({
  used: uiPartsWords.counted,
  outlier: uiPartsWords.droppedTooFar,
  unpriced: uiPartsWords.leftOutUnpriced,
  invalid: uiPartsWords.leftOutNoPrice,
  future: uiPartsWords.leftOutFromTheFuture,
  stale: uiPartsWords.leftOutTooOld,
})

/** What a price is made of: each source with what it said, when, and whether it counted. `now` (Unix ms) where it lives on. */
export function PriceSources({ inputs, now }: { inputs: PriceInputs; now: number | null }) {
  const isOne = inputs.from.symbol === inputs.to.symbol
  return (
    <details className={css.glass}>
      <summary>{uiPartsWords.whatTheMarketPrice}</summary>
      {(isOne ? [inputs.from] : [inputs.from, inputs.to]).map((side) => (
        <Side key={side.symbol} side={side} now={now} />
      ))}
    </details>
  )
}

function Side({ side, now }: { side: PriceSide; now: number | null }) {
  const { symbol, usd, inputs } = side
  if (inputs.length === 0) {
    return <p className={css.unit}>{symbol === 'USD' ? uiPartsWords.usDollarsAreWhat : uiPartsWords.unknown(symbol)}</p>
  }
  return (
    <table className={css.sources}>
      <caption>
        1 {symbol} = <b>{uiPartsWords.usd(usdFigure(usd))}</b>
      </caption>
      <thead className="unseen">
        <tr>
          <th scope="col">{uiPartsWords.source}</th>
          <th scope="col">{uiPartsWords.priceInUsd}</th>
          <th scope="col">{uiPartsWords.when}</th>
        </tr>
      </thead>
      <tbody>
        {inputs.map((input) => (
          <tr key={input.source} data-state={input.state}>
            <th scope="row">
              {sourceName(input.source)}
              <span className={css.state}>{stateWords()[input.state]}</span>
            </th>
            <td>{input.usd ? usdFigure(input.usd) : '—'}</td>
            <td>{input.at ? timeWords(input.at, now) : '—'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function timeWords(at: string, now: number | null): string {
  return now === null ? clockWords(at) : ageWords(Date.parse(at), now)
}

/** Five decimals above a cent, eight below it. */
function usdFigure(usd: string): string {
  const value = decimal(usd)
  return grouped(plain(round(value, value.isLessThan('0.01') ? 8 : 5, 'down')))
}
