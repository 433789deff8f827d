import { attach, type Message, write } from '#api/messages.ts'
import { call } from '#web/client/call.ts'
import { wordsOf } from '#web/client/words.ts'
import { log } from '#web/ui/log.ts'
import { type Store, store, useStore } from '#web/ui/store.ts'

/** Something to say: a text, or an image with the address under which this page can show it. */
export type Saying = { readonly text: string } | { readonly file: File; readonly preview: string }

/** A message on its way. `fault` says in words why it did not arrive; null while it is sent. */
export interface Pending {
  readonly clientId: string
  readonly saying: Saying
  readonly fault: string | null
}

interface Line {
  readonly pending: Store<readonly Pending[]>
  /** Ends when everything before has been sent, or was not. */
  last: Promise<void>
}

/** What each person has on its way in each order: kept while they look at other pages. */
const lines = new Map<string, Line>()

function lineOf(key: string): Line {
  const line = lines.get(key) ?? { pending: store<readonly Pending[]>([]), last: Promise.resolve() }
  lines.set(key, line)
  return line
}

/**
 * Sends a person's messages one after the other, so that they arrive in the order they were written. Each keeps the name that it
 * was given here: sent again after an answer that got lost, it is not written twice.
 */
export function useSending(orderId: string, self: string, onSent: (message: Message) => void) {
  const line = lineOf(`${self} ${orderId}`)
  const pending = useStore(line.pending)
  const start = (one: Pending) => {
    put(line, one)
    line.last = line.last.then(async () => {
      try {
        onSent(await sent(orderId, one))
        remove(line, one)
      } catch (fault) {
        log('a message was not sent', fault)
        put(line, { ...one, fault: wordsOf(fault) })
      }
    })
  }
  return {
    pending,
    send: (saying: Saying) => start({ clientId: crypto.randomUUID(), saying, fault: null }),
    retry: (one: Pending) => start({ ...one, fault: null }),
    discard: (one: Pending) => remove(line, one),
  }
}

function put({ pending }: Line, one: Pending): void {
  const all = pending.get()
  const isThere = all.some(({ clientId }) => clientId === one.clientId)
  pending.set(isThere ? all.map((other) => (other.clientId === one.clientId ? one : other)) : [...all, one])
}

function remove({ pending }: Line, { clientId, saying }: Pending): void {
  pending.set(pending.get().filter((other) => other.clientId !== clientId))
  if ('preview' in saying) URL.revokeObjectURL(saying.preview)
}

async function sent(orderId: string, { saying, clientId }: Pending): Promise<Message> {
  const params = { orderId }
  const { message } =
    'text' in saying
      ? await call(write, { params, body: { text: saying.text, clientId } })
      : await call(attach, { params, body: { attachment: saying.file, clientId } })
  return message
}
