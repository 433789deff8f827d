import { Button } from '@mantine/core'
import { collateralFlowWords } from '#web/words/collateral-flow.ts'
import css from '../Collateral.module.css'
import type { useFlow } from './use-flow.ts'

/** Tells of a job whose dialog was put away, with the way back to it. */
export function FlowStrip({ flow: { busy, isHidden, show } }: { flow: ReturnType<typeof useFlow> }) {
  if (!isHidden || busy === null) return null
  return (
    <div className={css.strip} role="status">
      <span>{busy}</span>
      <Button size="sm" variant="default" onClick={show}>
        {collateralFlowWords.show}
      </Button>
    </div>
  )
}
