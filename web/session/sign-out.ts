import { logout } from '#api/users.ts'
import { queryClient } from '#web/client/query.ts'
import { send } from '#web/client/request.ts'
import { log } from '#web/ui/log.ts'
import { forgetWallet } from '#web/wallet/connection.ts'
import { config, loadConfig } from './config.ts'
import { resetSession, session } from './store.ts'

const endings = new Set<() => void>()

/** Tells when a session has ended, however it came, or a call was refused for want of one. */
export function onSessionEnd(tell: () => void): void {
  endings.add(tell)
}

/** Ends the session here: storage, memory and everything that was fetched for the person. Then home. */
export function endSession(): void {
  const { isLogged, accessToken } = session.get()
  resetSession()
  queryClient.clear()
  for (const tell of endings) tell()
  if (!isLogged) return
  // The tokens are forgotten already; the server forgets the refresh token too, if it can be reached.
  send(logout, {}, accessToken, undefined).catch((fault) => log('the server could not be told of the logout', fault))
  if (config.get()) loadConfig().catch((fault) => log('the configuration could not be loaded after the logout', fault))
}

/** The person logs out: the session ends, and the next login asks for the wallet again. */
export function signOut(): void {
  endSession()
  forgetWallet()
}
