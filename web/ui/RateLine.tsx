import { uiPartsWords } from '#web/words/ui-parts.ts'
import css from './RateLine.module.css'
import { Skeleton } from './Skeleton.tsx'
import { changeWords, linePath, type Point, rateFigure } from './sparkline.ts'

interface Props {
  /** What is shown, e.g. `ETH in EUR, last 24 hours`. */
  readonly name: string
  /** null while they are not there. */
  readonly points: readonly Point[] | null
  readonly isFailed: boolean
  readonly onRetry: () => void
  /** Of the line, in pixels. */
  readonly height?: number
}

const width = 240
/** Room for the stroke at the top and the bottom. */
const inset = 2

/** How a rate went, as a line and in words. It takes the same room whatever there is to show. */
export function RateLine({ name, points, isFailed, onRetry, height = 40 }: Props) {
  const isWaiting = !points && !isFailed
  return (
    <section className={css.history} aria-label={name} aria-busy={isWaiting}>
      <p className={css.words}>
        <span>{name}</span>
        <span>{points ? <Change points={points} /> : isFailed && uiPartsWords.notKnownRightNow}</span>
      </p>
      <div className={css.line} style={{ height }}>
        {isWaiting && <Skeleton height={height} />}
        {points && <Line points={points} height={height} />}
        {isFailed && !points && (
          <button type="button" className={css.again} onClick={onRetry}>
            {uiPartsWords.tryAgain}
          </button>
        )}
      </div>
    </section>
  )
}

function Change({ points }: { points: readonly Point[] }) {
  const [first, last] = [points[0], points.at(-1)]
  if (!first || !last || points.length < 2) return uiPartsWords.noHistoryYet
  return (
    <>
      {rateFigure(first.price)} → {rateFigure(last.price)}, <b>{changeWords(first.price, last.price)}</b>
    </>
  )
}

function Line({ points, height }: { points: readonly Point[]; height: number }) {
  const path = linePath(points, width, height - 2 * inset)
  if (path === '') return <span className={css.nothing} />
  const box = `0 ${-inset} ${width} ${height}`
  return (
    <svg className={css.drawing} viewBox={box} preserveAspectRatio="none" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" vectorEffect="non-scaling-stroke" />
    </svg>
  )
}
