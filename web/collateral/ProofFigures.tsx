import type { proof } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { Figures } from './Figures.tsx'
import css from './Proof.module.css'
import { Unpriced } from './Unpriced.tsx'

type Totals = ReplyOf<typeof proof>['totals']

/** What stands behind the agent's orders, each figure with what it means. */
export function ProofFigures({ totals }: { totals: Totals }) {
  const { isWithin } = totals
  return (
    <Card calm label="What stands behind the orders">
      <div className={css.line}>
        <h2>What stands behind the orders</h2>
        <StatusTag tone={isWithin ? 'ok' : 'wait'}>
          {isWithin ? 'Locked is within allowed' : 'Locked is more than allowed'}
        </StatusTag>
      </div>
      {!isWithin && (
        <p className="small">
          The collateral fell after orders had been opened. They stand, and no new ones are taken until locked is within
          allowed again.
        </p>
      )}
      <Figures totals={totals} />
      <Unpriced tickers={totals.unpriced} />
    </Card>
  )
}
