import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { counterpartsChannel, messagesChannel } from '#api/channels.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { type Message, read } from '#api/messages.ts'
import { call } from '#web/client/call.ts'
import type { CallFault } from '#web/client/fault.ts'
import { askKeyAgain } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { wordsOf } from '#web/client/words.ts'
import { type ChatLog, joined } from './chat-log.ts'

const keyOf = (orderId: string) => ['chat', orderId] as const

/** Asks for the newest page at first, and from then on for what is newer than what is known. */
async function askNews(client: QueryClient, orderId: string, signal: AbortSignal): Promise<ChatLog> {
  const params = { orderId }
  let log = client.getQueryData<ChatLog>(keyOf(orderId))
  for (;;) {
    const newest = log?.messages.at(-1)?.createdAt
    const query = newest ? { pagingTime: newest, pagingDirection: 'prev' as const, limit: 100 } : {}
    const page = await call(read, { params, query }, signal)
    log = joined(log, logOf(page, newest === undefined && page.hasMore))
    if (newest === undefined || !page.hasMore) return log
  }
}

function logOf({ messages, counterparties }: ReplyOf<typeof read>, hasOlder: boolean): ChatLog {
  return { messages, counterparties, hasOlder }
}

function chatQuery(client: QueryClient, orderId: string) {
  return queryOptions<ChatLog, CallFault, ChatLog, ReturnType<typeof keyOf>>({
    queryKey: keyOf(orderId),
    queryFn: ({ signal }) => askNews(client, orderId, signal),
    // Whatever comes is joined to what is known at that moment: an answer never takes away what came meanwhile.
    structuralSharing: (known, more) => joined(known as ChatLog | undefined, more as ChatLog),
    // A chat that cannot be read at first is the page's fault; later ones are tried again with the next news.
    throwOnError: (_, { state }) => state.data === undefined,
  })
}

/** The chat of an order as far as it is known, kept current by its two channels; older pages on demand. */
export function useChat(orderId: string) {
  const client = useQueryClient()
  const { data: log } = useQuery(chatQuery(client, orderId))
  const askAgain = () => askKeyAgain(client, keyOf(orderId))
  useChannel(messagesChannel(orderId), askAgain)
  useChannel(counterpartsChannel(orderId), askAgain)
  const add = (more: ChatLog) =>
    client.setQueryData<ChatLog>(keyOf(orderId), (known) => (known ? joined(known, more) : undefined))
  const addSent = (message: Message) => add({ messages: [message], counterparties: [], hasOlder: false })
  return { log, addSent, older: useOlder(orderId, log, add) }
}

/** The pages before what is known: one at a time. */
function useOlder(orderId: string, log: ChatLog | undefined, add: (more: ChatLog) => void) {
  const [state, setState] = useState<'idle' | 'loading' | string>('idle')
  const load = async () => {
    const oldest = log?.messages[0]?.createdAt
    if (state === 'loading' || oldest === undefined) return
    setState('loading')
    try {
      const page = await call(read, { params: { orderId }, query: { pagingTime: oldest } })
      add(logOf(page, page.hasMore))
      setState('idle')
    } catch (fault) {
      setState(wordsOf(fault))
    }
  }
  return { load, isLoading: state === 'loading', fault: state === 'idle' || state === 'loading' ? null : state }
}
