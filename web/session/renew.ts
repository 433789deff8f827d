import { refreshToken } from '#api/users.ts'
import { needsRefresh, sessionCheckMs } from '#domain/users/session.ts'
import { call } from '#web/client/call.ts'
import { CallFault } from '#web/client/fault.ts'
import { serverNow } from './config.ts'
import { type LoggedIn, newerShared, saveSession, session } from './store.ts'

export type Renewal = 'renewed' | 'refused' | 'unreachable'

/**
 * Exchanges the tokens, unless they have already been exchanged since `usedToken` was in use: by this tab, or by another
 * one with the same session. One at a time over all tabs.
 */
export function renew(usedToken: string): Promise<Renewal> {
  return inTurn(async () => {
    const shared = newerShared()
    if (shared) saveSession(shared)
    const mine = session.get()
    if (!mine.isLogged) return 'refused'
    return mine.accessToken === usedToken ? exchange(mine) : 'renewed'
  })
}

async function exchange(mine: LoggedIn): Promise<Renewal> {
  try {
    const tokens = await call(refreshToken, { body: { refreshToken: mine.refreshToken } })
    const now = session.get()
    if (!now.isLogged || now.refreshToken !== mine.refreshToken) return 'refused'
    saveSession({ ...now, ...tokens })
    return 'renewed'
  } catch (fault) {
    return isRefusal(fault) ? 'refused' : 'unreachable'
  }
}

/** A server that cannot be reached, fails or is busy has refused nothing: the session stands and is renewed later. */
function isRefusal(fault: unknown): boolean {
  return fault instanceof CallFault && fault.status >= 400 && fault.status < 500 && fault.status !== 429
}

async function inTurn(work: () => Promise<Renewal>): Promise<Renewal> {
  // Locks exist on secure origins only; without them the server's grace for a repeated refresh has to do.
  if (!navigator.locks) return work()
  return await navigator.locks.request('surety.session.renew', work)
}

/** Checks the session every 10 s and renews it when its access token is about to end. */
export function keepRenewed(end: () => void): void {
  setInterval(() => {
    const mine = session.get()
    if (!mine.isLogged || !needsRefresh(Date.parse(mine.accessTokenExpireAt), serverNow())) return
    void renew(mine.accessToken).then((outcome) => {
      if (outcome === 'refused' && session.get().isLogged) end()
    })
  }, sessionCheckMs)
}
