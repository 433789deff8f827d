import type { Counterparty, Message } from '#api/messages.ts'
import { RoleMark } from '#web/ui/RoleMark.tsx'
import { clockWords } from '#web/ui/times.ts'
import { messagesWords } from '#web/words/messages.ts'
import css from './Chat.module.css'
import { chatName, stateOf } from './chat-log.ts'
import { ImageMessage } from './ImageMessage.tsx'

interface Props {
  readonly message: Message
  readonly counterparties: readonly Counterparty[]
  readonly isOwn: boolean
  /** Whether somebody else wrote the message before it that day. */
  readonly isFirst: boolean
}

/** One message: who wrote it and as what, what it says, when, and how far one's own has come. Its words are only ever text. */
export function MessageItem({ message, counterparties, isOwn, isFirst }: Props) {
  const name = isOwn ? messagesWords.you : chatName(message.senderId, counterparties)
  const { data } = message
  return (
    <li id={message.id} className={css.item} data-own={isOwn || undefined} data-role={message.role}>
      <p className={isFirst ? css.from : 'unseen'}>
        <bdi className={css.name}>{name}</bdi>
        <RoleMark role={message.role} />
      </p>
      {'text' in data ? (
        <p className={css.bubble} dir="auto">
          {data.text}
        </p>
      ) : (
        <ImageMessage {...data} alt={messagesWords.imageFrom(name, clockWords(message.createdAt))} />
      )}
      <p className={css.foot}>
        <time dateTime={message.createdAt}>{clockWords(message.createdAt)}</time>
        {isOwn && <span>{stateOf(message, counterparties)}</span>}
      </p>
    </li>
  )
}
