import { Bar, BarChart, CartesianGrid, Tooltip, XAxis, YAxis } from 'recharts'
import type { Figures } from '#api/dashboard.ts'
import { usdFigure } from '#web/ui/figures.ts'
import { adminFiguresWords } from '#web/words/admin-figures.ts'
import css from './Dashboard.module.css'

const axis = { stroke: 'var(--line-strong)', tick: { fill: 'var(--ink-3)', fontSize: 12 }, tickLine: false } as const
const compact = new Intl.NumberFormat('en-GB', { notation: 'compact' })
const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const bar = { fill: 'var(--accent)', isAnimationActive: false, maxBarSize: 28 } as const

interface Dot {
  readonly at: string
  /** How high the bar is; what is said is the text. */
  readonly y: number
  readonly text: string
}

/** What was completed day by day, drawn. The same stands below it as a table. */
export function VolumeChart({ volume }: Pick<Figures, 'volume'>) {
  const dots: Dot[] = volume.map(({ day: at, usd, orders }) => ({
    at,
    y: Number(usd),
    text: adminFiguresWords.volumeOfDay(usdFigure(usd), orders),
  }))
  return <Drawing dots={dots} headOf={(at) => day.format(Date.parse(at))} />
}

/** How many orders stand where, drawn. The same stands below it as a table. */
export function StatusChart({ rows }: { rows: readonly { readonly name: string; readonly count: number }[] }) {
  const dots: Dot[] = rows.map(({ name, count }) => ({ at: name, y: count, text: `${count}` }))
  return <Drawing dots={dots} headOf={(at) => at} isSideways />
}

interface DrawingProps {
  readonly dots: Dot[]
  readonly headOf: (at: string) => string
  readonly isSideways?: boolean
}

function Drawing({ dots, headOf, isSideways = false }: DrawingProps) {
  const [Names, Numbers] = isSideways ? [YAxis, XAxis] : [XAxis, YAxis]
  return (
    <div className={css.chart} aria-hidden="true">
      <BarChart
        className={css.drawing}
        responsive
        data={dots}
        layout={isSideways ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        margin={{ top: 8, right: 8, bottom: 0, left: 0 }}
      >
        <CartesianGrid stroke="var(--line)" horizontal={!isSideways} vertical={isSideways} />
        <Names {...axis} dataKey="at" type="category" tickFormatter={headOf} {...(isSideways ? { width: 132 } : {})} />
        <Numbers {...axis} type="number" allowDecimals={false} tickFormatter={(n: number) => compact.format(n)} />
        <Tooltip
          isAnimationActive={false}
          cursor={{ fill: 'var(--sunk)' }}
          content={({ payload }) => <Told dot={payload?.[0]?.payload as Dot | undefined} headOf={headOf} />}
        />
        <Bar dataKey="y" {...bar} />
      </BarChart>
    </div>
  )
}

function Told({ dot, headOf }: { dot: Dot | undefined; headOf: (at: string) => string }) {
  if (!dot) return null
  return (
    <p className={css.told}>
      <b>{dot.text}</b>
      <span>{headOf(dot.at)}</span>
    </p>
  )
}
