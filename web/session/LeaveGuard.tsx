import { useBlocker } from '@tanstack/react-router'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { sessionWords } from '#web/words/session.ts'
import { session } from './store.ts'

/** Asks before unsaved changes are left behind, by a link or by closing the page. A session that has ended is let go. */
export function LeaveGuard({ isDirty, words = sessionWords.profileNotSaved }: { isDirty: boolean; words?: string }) {
  const isHeld = () => isDirty && session.get().isLogged
  const blocked = useBlocker({
    shouldBlockFn: ({ current, next }) => isHeld() && current.pathname !== next.pathname,
    enableBeforeUnload: isHeld,
    withResolver: true,
  })
  if (blocked.status !== 'blocked') return null
  return (
    <ConfirmDialog
      title={sessionWords.leaveWithoutSaving}
      confirmWord={sessionWords.leave}
      cancelWord={sessionWords.stay}
      isDanger
      onConfirm={blocked.proceed}
      onClose={blocked.reset}
    >
      <p>{words}</p>
    </ConfirmDialog>
  )
}
