import { uiPartsWords } from '#web/words/ui-parts.ts'
import { Icon } from './Icon.tsx'
import css from './RoleMark.module.css'

/**
 * As what somebody writes, from the server's own knowledge. It stands behind every name, so that whatever a username says, the mark
 * of staff (drawn, not written) is never behind one of somebody else.
 */
export function RoleMark({ role }: { role: 'user' | 'agent' | 'staff' }) {
  if (role === 'staff') return <StaffMark />
  return <span className={css.role}>{role === 'agent' ? uiPartsWords.agent : uiPartsWords.user}</span>
}

/** The mark of staff alone. */
export function StaffMark() {
  return (
    <span className={css.staff}>
      <Icon name="shield" size={15} />
      {uiPartsWords.suretyStaff}
    </span>
  )
}
