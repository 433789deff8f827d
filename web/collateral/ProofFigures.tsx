import type { prove } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import { Figures } from './Figures.tsx'
import css from './Proof.module.css'
import { Unpriced } from './Unpriced.tsx'

type Totals = ReplyOf<typeof prove>['totals']

/** What stands behind the agent's orders, each figure with what it means. */
export function ProofFigures({ totals }: { totals: Totals }) {
  const { isWithin } = totals
  return (
    <Card calm label={collateralProofWords.whatStandsBehind}>
      <div className={css.line}>
        <h2>{collateralProofWords.whatStandsBehind}</h2>
        <StatusTag tone={isWithin ? 'ok' : 'wait'}>
          {isWithin ? collateralProofWords.lockedIsWithin : collateralProofWords.lockedIsMore}
        </StatusTag>
      </div>
      {!isWithin && <p className="small">{collateralProofWords.collateralFell}</p>}
      <Figures totals={totals} />
      <Unpriced tickers={totals.unpriced} />
    </Card>
  )
}
