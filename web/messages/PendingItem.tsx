import { Button } from '@mantine/core'
import { messagesWords } from '#web/words/messages.ts'
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
        <img className={css.pendingImage} src={saying.preview} alt={messagesWords.oneThatIsBeing} />
      )}
      {fault === null ? (
        <p className={css.foot}>{messagesWords.sending}</p>
      ) : (
        <div className={css.failed}>
          <p role="status">{messagesWords.notSent(fault)}</p>
          <Button size="compact-xs" variant="default" onClick={() => onRetry(pending)}>
            {messagesWords.tryAgain}
          </Button>
          <Button size="compact-xs" variant="subtle" onClick={() => onDiscard(pending)}>
            {messagesWords.discard}
          </Button>
        </div>
      )}
    </li>
  )
}
