import { useEffect, useRef, useState } from 'react'
import { attach, type Message, write } from '#api/messages.ts'
import { call } from '#web/client/call.ts'
import { wordsOf } from '#web/client/words.ts'
import { serverNow } from '#web/session/config.ts'
import { log } from '#web/ui/log.ts'

/** Something to say: a text, or an image with the address under which this page can show it. */
export type Saying = { readonly text: string } | { readonly file: File; readonly preview: string }

/** A message on its way. `fault` says in words why it did not arrive; null while it is sent. */
export interface Pending {
  readonly clientId: string
  readonly at: string
  readonly saying: Saying
  readonly fault: string | null
}

/**
 * Sends messages one after the other, so that they arrive in the order they were written. Each keeps the name that it was given
 * here: sent again after an answer that got lost, it is not written twice.
 */
export function useSending(orderId: string, onSent: (message: Message) => void) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const line = useRef<Promise<void>>(Promise.resolve())
  useForgottenPreviews(pending)

  const remove = (clientId: string) => setPending((all) => all.filter((one) => one.clientId !== clientId))
  const put = (one: Pending) =>
    setPending((all) =>
      all.some(({ clientId }) => clientId === one.clientId)
        ? all.map((other) => (other.clientId === one.clientId ? one : other))
        : [...all, one],
    )
  const start = (one: Pending) => {
    put(one)
    line.current = line.current.then(async () => {
      try {
        onSent(await sent(orderId, one))
        remove(one.clientId)
      } catch (fault) {
        log('a message was not sent', fault)
        put({ ...one, fault: wordsOf(fault) })
      }
    })
  }
  return {
    pending,
    send: (saying: Saying) =>
      start({ clientId: crypto.randomUUID(), at: new Date(serverNow()).toISOString(), saying, fault: null }),
    retry: (one: Pending) => start({ ...one, fault: null }),
    discard: ({ clientId }: Pending) => remove(clientId),
  }
}

async function sent(orderId: string, { saying, clientId }: Pending): Promise<Message> {
  const params = { orderId }
  const { message } =
    'text' in saying
      ? await call(write, { params, body: { text: saying.text, clientId } })
      : await call(attach, { params, body: { attachment: saying.file, clientId } })
  return message
}

/** Previews are given back once nothing shows them any more. */
function useForgottenPreviews(pending: readonly Pending[]): void {
  const shown = useRef<readonly string[]>([])
  useEffect(() => {
    const now = pending.flatMap(({ saying }) => ('preview' in saying ? [saying.preview] : []))
    for (const old of shown.current) if (!now.includes(old)) URL.revokeObjectURL(old)
    shown.current = now
  }, [pending])
  useEffect(
    () => () => {
      for (const old of shown.current) URL.revokeObjectURL(old)
    },
    [],
  )
}
