import type { WnftCollateral } from '#api/collateral.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { collateralWords } from '#web/words/collateral.ts'
import css from './Collateral.module.css'
import { RegisterButton } from './RegisterButton.tsx'

/** Tells that a wrapped token is not registered, with the way to do it; nothing where it is. */
export function Registration({ record }: { record: WnftCollateral }) {
  if (record.isRegistered) return null
  return (
    <span className={css.registration}>
      <StatusTag tone="wait">{collateralWords.notRegistered}</StatusTag>
      <RegisterButton place={record} owner={record.owner} />
    </span>
  )
}
