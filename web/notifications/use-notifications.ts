import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { notificationsChannel } from '#api/channels.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { list, markRead } from '#api/notifications.ts'
import { askAgain, query, useApiMutation } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { useSession } from '#web/session/store.ts'
import { useVisible } from '#web/ui/use-visible.ts'

const newest = query(list, { query: {} })

/** The person's newest notifications, asked for again with every piece of news. */
export function useNotifications() {
  const client = useQueryClient()
  const { user } = useSession()
  useChannel(user ? notificationsChannel(user.addr) : null, () => askAgain(client, [list]))
  return useQuery({ ...newest, enabled: user !== null })
}

/** Marks one, or all up to one, as read. Where that fails nothing is lost: they stay unread. */
export function useMarkRead() {
  const client = useQueryClient()
  const marking = useApiMutation(markRead)
  return (body: { ids: number[] } | { upTo: number }) =>
    marking.mutate(
      { body },
      {
        onSuccess: (fresh) => client.setQueryData(newest.queryKey, fresh),
      },
    )
}

/** Whoever looks at an order has heard what was told of it; its messages are read in its chat. */
export function useOrderIsRead(orderId: string | undefined, data: ReplyOf<typeof list> | undefined): void {
  const isSeen = useVisible()
  const mark = useEffectEvent(useMarkRead())
  const told = data?.notifications.filter(
    (each) => orderId !== undefined && each.orderId === orderId && each.kind !== 'message' && !each.readAt,
  )
  const ids = told?.map(({ id }) => id).join() ?? ''
  useEffect(() => {
    if (isSeen && ids !== '') mark({ ids: ids.split(',').map(Number) })
  }, [isSeen, ids])
}
