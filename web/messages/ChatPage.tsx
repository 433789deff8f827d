import { useLocation, useParams } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSession } from '#web/session/store.ts'
import { messagesWords } from '#web/words/messages.ts'
import css from './Chat.module.css'
import { ChatHead } from './ChatHead.tsx'
import { Composer } from './Composer.tsx'
import { type ChatLog, chatName } from './chat-log.ts'
import { MessageList } from './MessageList.tsx'
import { useChat } from './use-chat.ts'
import { useMarks } from './use-marks.ts'
import { usePlace } from './use-place.ts'
import { useSeenHeight } from './use-seen-height.ts'
import { type Saying, useSending } from './use-sending.ts'

/** The chat of an order, for its parties. */
export function ChatPage() {
  return <Chat place="orderPage" />
}

/** The same chat for staff, who look in from the admin's side. */
export function AdminChatPage() {
  return <Chat place="adminOrderPage" />
}

function Chat({ place }: { place: 'orderPage' | 'adminOrderPage' }) {
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string }
  const self = useSession().user?.addr ?? ''
  const { log, addSent, older } = useChat(orderId)
  const sending = useSending(orderId, self, addSent)
  const sought = useLocation({ select: ({ hash }) => hash })
  const list = usePlace(log?.messages[0]?.id, sought)
  useSought(sought, log, older)
  useMarks(orderId, log, self, list.isAtEnd)
  useSeenHeight()
  const send = (saying: Saying) => {
    sending.send(saying)
    list.toEnd()
  }
  return (
    <div className={css.page}>
      <ChatHead orderId={orderId} place={place} counterparties={log?.counterparties ?? []} />
      <MessageList log={log} self={self} older={older} sending={sending} list={list} />
      <Composer onSend={send} />
      <Announcement log={log} self={self} />
    </div>
  )
}

/** Goes back page by page to the message that somebody came for. */
function useSought(sought: string, log: ChatLog | undefined, older: ReturnType<typeof useChat>['older']) {
  const isMissing = sought !== '' && log?.hasOlder === true && !log.messages.some(({ id }) => id === sought)
  const isNext = isMissing && !older.isLoading && older.fault === null
  const load = useEffectEvent(() => void older.load())
  useEffect(() => {
    if (isNext) load()
  }, [isNext])
}

/** Says a new message of somebody else to those who hear the page, once, and no old one. */
function Announcement({ log, self }: { log: ChatLog | undefined; self: string }) {
  const newest = log?.messages.findLast(({ senderId }) => senderId !== self)
  const [known, setKnown] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  useEffect(() => {
    if (!log) return
    setKnown(newest?.id ?? '')
    if (known === null || !newest || newest.id === known) return
    const words = 'text' in newest.data ? newest.data.text : messagesWords.sentAnImage
    setSaid(`${chatName(newest.senderId, log.counterparties)}: ${words}`)
  }, [log, newest, known])
  return (
    <p className="unseen" role="status">
      {said}
    </p>
  )
}
