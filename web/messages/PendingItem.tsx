import { Button } from '@mantine/core'
import css from './Chat.module.css'
import type { Pending } from './use-sending.ts'

interface Props {
  readonly pending: Pending
  readonly onRetry: (pending: Pending) => void
  readonly onDiscard: (pending: Pending) => void
}

/** A message that the server does not have yet. One that did not arrive says why, and can be sent again. */
export function PendingItem({ pending, onRetry, onDiscard }: Props) {
  const { saying, fault } = pending
  return (
    <li className={css.item} data-own data-faulty={fault !== null || undefined}>
      {'text' in saying ? (
        <p className={css.bubble} dir="auto">
          {saying.text}
        </p>
      ) : (
        <img className={css.pendingImage} src={saying.preview} alt="The one that is being sent" />
      )}
      {fault === null ? (
        <p className={css.foot}>Sending…</p>
      ) : (
        <div className={css.failed}>
          <p role="status">Not sent. {fault}</p>
          <Button size="compact-xs" variant="default" onClick={() => onRetry(pending)}>
            Try again
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => onDiscard(pending)}>
            Discard
          </Button>
        </div>
      )}
    </li>
  )
}
