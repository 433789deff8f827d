import { serverNow } from '#web/session/config.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { momentWords } from '#web/ui/times.ts'
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
    <ConfirmDialog title="Lock this collateral?" confirmWord="Wrap" onConfirm={onConfirm} onClose={onClose}>
      <p>
        <strong>{items.map(formItemName).join(', ')}</strong> will be locked until <strong>{end}</strong>.
      </p>
      <p>
        Until then only a decision of the settlement’s signers can take anything out, to pay whom you owe. You cannot
        end the lock earlier.
      </p>
    </ConfirmDialog>
  )
}
