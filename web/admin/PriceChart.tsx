import { Area, AreaChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import type { PriceHistory } from '#api/prices.ts'
import { serverNow } from '#web/session/config.ts'
import { rateFigure } from '#web/ui/sparkline.ts'
import { clockWords, momentWords } from '#web/ui/times.ts'
import { adminPricesWords } from '#web/words/admin-prices.ts'
import css from './PricesPage.module.css'

interface Props {
  readonly name: string
  readonly points: PriceHistory['points']
  readonly span: PriceHistory['span']
}

interface Dot {
  readonly at: number
  /** Where the dot lies; what is said is the text. */
  readonly y: number
  readonly price: string
}

const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-3)', fontSize: 12 }, tickLine: false } as const

/** How a price went, drawn. Beside it the same stands in words and as a table: who does not see it misses nothing. */
export function PriceChart({ name, points, span }: Props) {
  const dots: Dot[] = points.map(({ at, price }) => ({ at: Date.parse(at), y: Number(price), price }))
  const tickOf = (at: number) => (span === 'day' ? clockWords(new Date(at).toISOString()) : day.format(at))
  return (
    <div className={css.chart} aria-hidden="true">
      <AreaChart
        className={css.drawing}
        responsive
        data={dots}
        title={name}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--line)" vertical={false} />
        <XAxis
          {...axis}
          dataKey="at"
          type="number"
          scale="time"
          domain={['dataMin', 'dataMax']}
          tickFormatter={tickOf}
          minTickGap={48}
        />
        <YAxis
          {...axis}
          domain={['auto', 'auto']}
          width="auto"
          tickFormatter={(price: number) => rateFigure(String(price))}
        />
        <Tooltip
          isAnimationActive={false}
          content={({ payload }) => <Told dot={payload?.[0]?.payload as Dot | undefined} />}
        />
        <Area
          dataKey="y"
          type="linear"
          stroke="var(--accent)"
          strokeWidth={2}
          fill="var(--accent-soft)"
          isAnimationActive={false}
          dot={dots.length < 2}
        />
      </AreaChart>
    </div>
  )
}

function Told({ dot }: { dot: Dot | undefined }) {
  if (!dot) return null
  return (
    <p className={css.told}>
      <b>{adminPricesWords.usd(rateFigure(dot.price))}</b>
      <span>{momentWords(new Date(dot.at).toISOString(), serverNow())}</span>
    </p>
  )
}
