import { Button } from '@mantine/core'
import type { Message } from '#api/messages.ts'
import { serverNow } from '#web/session/config.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { dayWords } from '#web/ui/times.ts'
import { messagesWords } from '#web/words/messages.ts'
import css from './Chat.module.css'
import { byDay, type ChatLog } from './chat-log.ts'
import { MessageItem } from './MessageItem.tsx'
import { PendingItem } from './PendingItem.tsx'
import type { useChat } from './use-chat.ts'
import type { usePlace } from './use-place.ts'
import type { useSending } from './use-sending.ts'

interface Props {
  readonly log: ChatLog | undefined
  readonly self: string
  readonly older: ReturnType<typeof useChat>['older']
  readonly sending: ReturnType<typeof useSending>
  readonly list: ReturnType<typeof usePlace>
}

/** The messages, day by day, the newest at the end; below them what is still on its way. */
export function MessageList({ log, self, older, sending, list }: Props) {
  const known = new Set(log?.messages.map(({ clientId }) => clientId))
  const pending = sending.pending.filter(({ clientId }) => !known.has(clientId))
  return (
    <div className={css.middle}>
      <section
        ref={list.frame}
        className={css.list}
        aria-label={messagesWords.log}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard
        tabIndex={0}
        onScroll={list.onScroll}
      >
        <div className={css.content}>
          {!log && <p className={css.note}>{messagesWords.loading}</p>}
          {log?.hasOlder && <Older older={older} />}
          {log?.messages.length === 0 && pending.length === 0 && (
            <EmptyState text={messagesWords.noWrittenMessagesYet} />
          )}
          {log && byDay(log.messages).map((day) => <Day key={day.day} {...day} log={log} self={self} />)}
          {pending.length > 0 && (
            <ol className={css.items} aria-label={messagesWords.onItsWay}>
              {pending.map((one) => (
                <PendingItem key={one.clientId} pending={one} onRetry={sending.retry} onDiscard={sending.discard} />
              ))}
            </ol>
          )}
        </div>
      </section>
      {!list.isAtEnd && (
        <Button
          className={css.toEnd ?? ''}
          size="xs"
          variant="default"
          rightSection={<Icon name="chevron" size={16} />}
          onClick={list.toEnd}
        >
          {messagesWords.newestMessages}
        </Button>
      )}
    </div>
  )
}

function Older({ older }: Pick<Props, 'older'>) {
  return (
    <div className={css.older}>
      {older.fault && <p role="alert">{older.fault}</p>}
      <Button size="xs" variant="subtle" loading={older.isLoading} onClick={() => void older.load()}>
        {messagesWords.olderMessages}
      </Button>
    </div>
  )
}

function Day({ messages, log, self }: { messages: Message[]; log: ChatLog; self: string }) {
  const [first] = messages
  const day = first ? dayWords(first.createdAt, serverNow()) : ''
  return (
    <section aria-label={day}>
      <h2 className={css.day}>
        <span>{day}</span>
      </h2>
      <ol className={css.items}>
        {messages.map((message, index) => (
          <MessageItem
            key={message.id}
            message={message}
            counterparties={log.counterparties}
            isOwn={message.senderId === self}
            isFirst={messages[index - 1]?.senderId !== message.senderId}
          />
        ))}
      </ol>
    </section>
  )
}
