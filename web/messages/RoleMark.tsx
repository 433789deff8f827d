import type { Message } from '#api/messages.ts'
import { Icon } from '#web/ui/Icon.tsx'
import css from './Chat.module.css'

/**
 * As what somebody writes, from the server's own knowledge. It stands behind every name, so that whatever a username says, the mark
 * of staff (drawn, not written) is never behind one of somebody else.
 */
export function RoleMark({ role }: { role: Message['role'] }) {
  if (role === 'staff') {
    return (
      <span className={css.staff}>
        <Icon name="shield" size={15} />
        Surety staff
      </span>
    )
  }
  return <span className={css.role}>{role === 'agent' ? 'Agent' : 'User'}</span>
}
