import { serverNow } from '#web/session/config.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { momentWords } from '#web/ui/times.ts'
import { withParts } from '#web/ui/with-part.tsx'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import { formItemName } from './form/ItemTable.tsx'
import type { FormItem } from './form/items.ts'
import { lockEndMs } from './form/lock.ts'

interface Props {
  readonly items: readonly FormItem[]
  readonly days: number
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before anything is locked: what, until when, and who alone can take it out before. */
export function WrapQuestion({ items, days, onConfirm, onClose }: Props) {
  const now = serverNow()
  const end = momentWords(new Date(lockEndMs(days, now)).toISOString(), now)
  return (
    <ConfirmDialog
      title={collateralFormWords.lockThisCollateral}
      confirmWord={collateralFormWords.wrap}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      <p>
        {withParts(collateralFormWords.willBeLocked(items.map(formItemName).join(', '), end), (part) => (
          <strong>{part}</strong>
        ))}
      </p>
      <p>{collateralFormWords.untilThen}</p>
    </ConfirmDialog>
  )
}
