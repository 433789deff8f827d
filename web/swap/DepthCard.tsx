import type { Pair } from '#domain/swap/pair.ts'
import { useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { Table } from '#web/ui/Table.tsx'
import { publicMarketWords } from '#web/words/public-market.ts'
import css from './PublicMarket.module.css'
import { priceFigure } from './price-words.ts'
import { depthPath, roomFigure, type Step } from './public-market.ts'

const size = { width: 320, height: 120 }

interface Props {
  readonly pair: Pair
  readonly steps: readonly Step[]
  readonly hasMore: boolean
}

/** How much can be swapped at which price, as a picture and as a table. */
export function DepthCard({ pair, steps, hasMore }: Props) {
  const precision = namesOf(useConfig()).precision(pair.to.currency)
  const [best, worst] = [steps[0], steps.at(-1)]
  if (!best || !worst) return null
  const price = (step: Step) => priceFigure(step.netPrice, precision)
  const all = publicMarketWords.inAll(
    roomFigure(worst.amount),
    pair.from.currency,
    price(best),
    price(worst),
    pair.to.currency,
  )
  return (
    <Card calm title={publicMarketWords.depth}>
      <p className="small muted">{publicMarketWords.agentsRoomCounts(all, hasMore)}</p>
      <svg
        className={css.depth}
        viewBox={`0 0 ${size.width} ${size.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={publicMarketWords.depthOf(all)}
      >
        <path d={depthPath(steps, size.width, size.height)} vectorEffect="non-scaling-stroke" />
      </svg>
      <p className={css.ends} aria-hidden="true">
        <span>{price(best)}</span>
        <span>{price(worst)}</span>
      </p>
      <details>
        <summary>{publicMarketWords.asATable}</summary>
        <Table caption={publicMarketWords.depth} look="figures" className={css.small}>
          <thead>
            <tr>
              <th scope="col">{publicMarketWords.atLeast(pair.to.currency)}</th>
              <th scope="col">{publicMarketWords.upTo(pair.from.currency)}</th>
            </tr>
          </thead>
          <tbody>
            {steps.map((step) => (
              <tr key={step.netPrice}>
                <td>{price(step)}</td>
                <td>{roomFigure(step.amount)}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </details>
    </Card>
  )
}
