import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ordersChannel } from '#api/channels.ts'
import { list, listWaiting } from '#api/orders.ts'
import { askAgain, query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { useSession } from '#web/session/store.ts'

/** Asks for a person's lists again whenever one of their orders has moved. */
export function useOrderNews(): void {
  const client = useQueryClient()
  const { user } = useSession()
  useChannel(user ? ordersChannel(user.addr) : null, () => askAgain(client, [list, listWaiting]))
}

/** The orders that wait for this person, the most urgent first. */
export function useWaiting() {
  useOrderNews()
  return useQuery(query(listWaiting, {}))
}
