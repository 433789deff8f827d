import { useEffect, useRef } from 'react'
import { mark } from '#api/messages.ts'
import { call } from '#web/client/call.ts'
import { log as note } from '#web/ui/log.ts'
import { useVisible } from '#web/ui/use-visible.ts'
import { type ChatLog, compareMoments } from './chat-log.ts'

/**
 * Tells the server what of the others' messages has arrived here, and what was read: what is at the end of a list that is looked at,
 * in a page that is in sight.
 */
export function useMarks(orderId: string, log: ChatLog | undefined, self: string, isAtEnd: boolean): void {
  const isSeen = useVisible()
  const newest = log?.messages.findLast(({ senderId }) => senderId !== self)?.createdAt
  const isRead = isSeen && isAtEnd
  const told = useRef<{ delivered: string; read: string }>({ delivered: '', read: '' })
  useEffect(() => {
    if (newest === undefined) return
    const isNews = told.current.delivered === '' || compareMoments(newest, told.current.delivered) > 0
    const isNewlyRead = isRead && (told.current.read === '' || compareMoments(newest, told.current.read) > 0)
    if (!isNews && !isNewlyRead) return
    const before = told.current
    const now = { delivered: newest, read: isRead ? newest : before.read }
    told.current = now
    const body = isRead ? { readTo: newest } : { deliveredTo: newest }
    call(mark, { params: { orderId }, body }).catch((fault) => {
      // Told again with the next message.
      if (told.current === now) told.current = before
      note('a mark was not kept', fault)
    })
  }, [orderId, newest, isRead])
}
