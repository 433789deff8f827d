import { pathTo } from '#web/paths.ts'
import { useConfig } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { DuesCard } from './DuesCard.tsx'

/** What an approved agent owes, on their own page. */
export function OwnDues() {
  const { user } = useSession()
  const { agent } = useConfig()
  if (!user || agent?.moderationStatus !== 'approved') return null
  return <DuesCard addr={user.addr} as="agent" orderPath={(orderId) => pathTo('orderPage', { orderId })} />
}
