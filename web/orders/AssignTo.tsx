import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { OrderView } from '#api/orders.ts'
import { listAll as listAllUsers } from '#api/users.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { useSession } from '#web/session/store.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import css from './Award.module.css'

interface Props {
  readonly view: OrderView
  readonly assignee: string | null
  readonly isBusy: boolean
  readonly onGive: (addr: string) => void
}

/** Lets a super user give a dispute to somebody of the staff; the parties of the order are left out. */
export function AssignTo({ view, assignee, isBusy, onGive }: Props) {
  const { user } = useSession()
  const [chosen, setChosen] = useState('')
  const moderators = useQuery(query(listAllUsers, { query: { kind: 'moderator', limit: 100 } }))
  const supers = useQuery(query(listAllUsers, { query: { kind: 'super', limit: 100 } }))
  const fault = moderators.error ?? supers.error
  if (fault && !(moderators.data && supers.data)) {
    const again = () => {
      void moderators.refetch()
      void supers.refetch()
    }
    return <Unread words={wordsOf(fault)} onRetry={again} />
  }
  const without = [user?.addr, assignee, view.order.userAddr, ...view.order.agentAddrs]
  const staff = new Map(
    [...(moderators.data?.users ?? []), ...(supers.data?.users ?? [])]
      .filter(({ addr, flags }) => !flags.isBanned && !without.includes(addr))
      .map(({ addr, username }) => [addr, username ? `${username}, ${shortAddress(addr)}` : shortAddress(addr)]),
  )
  if (staff.size === 0) return null
  // Somebody who is no longer on the list is no longer chosen.
  const whom = staff.has(chosen) ? chosen : ''
  return (
    <>
      <NativeSelect
        aria-label={staffOrdersWords.giveItTo}
        disabled={isBusy}
        data={[
          { value: '', label: staffOrdersWords.chooseWhom },
          ...[...staff].map(([value, label]) => ({ value, label })),
        ]}
        value={whom}
        onChange={({ currentTarget: { value } }) => setChosen(value)}
      />
      <Button variant="default" disabled={whom === ''} loading={isBusy} onClick={() => onGive(whom)}>
        {staffOrdersWords.give}
      </Button>
    </>
  )
}

function Unread({ words, onRetry }: { words: string; onRetry: () => void }) {
  return (
    <div role="alert" className={css.row}>
      <span className="small">{staffOrdersWords.toWhom(words)}</span>
      <Button variant="default" onClick={onRetry}>
        {staffOrdersWords.tryAgain}
      </Button>
    </div>
  )
}
