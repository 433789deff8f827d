import type { AgentCollateral } from '#api/agent-standing.ts'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import css from './CollateralBar.module.css'
import { usdFigure } from './figures.ts'

/** How much of the agent's collateral is free and in use; the rest is the margin that is never promised. */
export function CollateralBar({ collateral }: { collateral: AgentCollateral }) {
  const { free, used, total } = collateral
  return (
    <div className={css.collateral}>
      <svg className={css.bar} aria-hidden="true">
        <rect className={css.free} width={share(free, total)} height="100%" />
        <rect className={css.used} x={share(free, total)} width={share(used, total)} height="100%" />
      </svg>
      <p className={css.figures}>
        <span>{uiPartsWords.usdFree(usdFigure(free))}</span>
        <span>{uiPartsWords.inUse(usdFigure(used))}</span>
        <span>{uiPartsWords.ofCollateral(usdFigure(total))}</span>
      </p>
    </div>
  )
}

/** The share of a bar, as CSS. What is drawn needs no exact arithmetic. */
function share(part: string, whole: string): string {
  const of = Number(whole)
  return `${of > 0 ? Math.min(100, (Number(part) / of) * 100) : 0}%`
}
