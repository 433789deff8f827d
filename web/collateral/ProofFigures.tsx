import type { proof } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import css from './Proof.module.css'
import { Unpriced } from './Unpriced.tsx'
import { usdWords } from './usd.ts'

type Totals = ReplyOf<typeof proof>['totals']

/** What stands behind the agent's orders, each figure with what it means. */
export function ProofFigures({ totals }: { totals: Totals }) {
  const { total, enforceable, allowed, locked, available, isWithin } = totals
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
      <dl className={css.figures}>
        <Figure name="Declared" usd={usdWords(total, noPrice)}>
          Everything that lies in the agent’s wrapped tokens.
        </Figure>
        <Figure name="Enforceable" usd={usdWords(enforceable, noPrice)}>
          The part that a decision of the settlement’s signers can take out for somebody who was not paid.
        </Figure>
        <Figure name="Allowed" usd={usdWords(allowed)}>
          The most that the agent may promise at once: the smaller of both, less 10 %.
        </Figure>
        <Figure name="Locked" usd={usdWords(locked)}>
          What open orders, what is kept after them, and fees due take up now.
        </Figure>
        <Figure name="Available" usd={usdWords(available)}>
          Allowed less locked: what new orders can still be backed with.
        </Figure>
      </dl>
      <Unpriced tickers={totals.unpriced} />
    </Card>
  )
}

const noPrice = 'no price yet'

function Figure({ name, usd, children }: { name: string; usd: string; children: string }) {
  return (
    <div className={css.figure}>
      <dt>{name}</dt>
      <dd className={css.usd}>{usd}</dd>
      <dd className={css.meaning}>{children}</dd>
    </div>
  )
}
