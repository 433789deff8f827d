import { config } from '#web/session/config.ts'
import { session } from '#web/session/store.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { shellWords } from '#web/words/shell.ts'

/** What a place asks of the person: to be logged in, to be staff (moderators see agents and orders), or a super user. */
export type Need = 'session' | 'staff' | 'super'

/** Whether the person may enter; someone who is not logged in is told why they are taken home. */
export function mayEnter(need: Need): boolean {
  const { isLogged, user } = session.get()
  if (!isLogged || !user) {
    if (config.get()) showAlert({ kind: 'info', title: shellWords.logInFirst, text: shellWords.thatPageIsOpen })
    return false
  }
  const { isSuper, isModerator } = user.permissions
  return need === 'session' || isSuper || (need === 'staff' && isModerator)
}

/** Whether the logged-in person has yet to accept the terms; known only once the configuration has been loaded. */
export function mustAcceptTerms(): boolean {
  const { user } = session.get()
  return config.get() !== null && user !== null && !user.flags.isTermsOfServiceAccepted
}
