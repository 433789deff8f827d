import '@mantine/core/styles/Input.layer.css'
import { NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { OrderView } from '#api/orders.ts'
import { list } from '#api/users.ts'
import { query } from '#web/client/query.ts'
import { useSession } from '#web/session/store.ts'
import { shortAddress } from '#web/ui/short-address.ts'

interface Props {
  readonly view: OrderView
  readonly assignee: string | null
  readonly isBusy: boolean
  readonly onGive: (addr: string) => void
}

/** Lets a super user give a dispute to somebody of the staff; the parties of the order are left out. */
export function AssignTo({ view, assignee, isBusy, onGive }: Props) {
  const { user } = useSession()
  const moderators = useQuery(query(list, { query: { kind: 'moderator', limit: 100 } }))
  const supers = useQuery(query(list, { query: { kind: 'super', limit: 100 } }))
  const without = [user?.addr, assignee, view.order.userAddr, ...view.order.agentAddrs]
  const staff = new Map(
    [...(moderators.data?.users ?? []), ...(supers.data?.users ?? [])]
      .filter(({ addr, flags }) => !flags.isBanned && !without.includes(addr))
      .map(({ addr, username }) => [addr, username ? `${username}, ${shortAddress(addr)}` : shortAddress(addr)]),
  )
  if (staff.size === 0) return null
  return (
    <NativeSelect
      aria-label="Give it to"
      disabled={isBusy}
      data={[{ value: '', label: 'Give it to …' }, ...[...staff].map(([value, label]) => ({ value, label }))]}
      value=""
      onChange={({ target: { value } }) => value && onGive(value)}
    />
  )
}
