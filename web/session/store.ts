import type { Tokens, User } from '#api/users.ts'
import { log } from '#web/ui/log.ts'
import { store, useStore } from '#web/ui/store.ts'

/** Someone who is logged in. `user` is null until the configuration has told who that is. */
export interface LoggedIn extends Tokens {
  readonly isLogged: true
  readonly user: User | null
}

export interface LoggedOut {
  readonly isLogged: false
  readonly user: null
  readonly accessToken: null
  readonly accessTokenExpireAt: null
  readonly refreshToken: null
  readonly refreshTokenExpireAt: null
}

export type Session = LoggedIn | LoggedOut

const loggedOut: LoggedOut = {
  isLogged: false,
  user: null,
  accessToken: null,
  accessTokenExpireAt: null,
  refreshToken: null,
  refreshTokenExpireAt: null,
}

/** The one key of browser storage that the session is saved under. */
export const sessionKey = 'surety.session'

/**
 * The session. It is saved in local storage, and beside it in the tab's own storage: two tabs with two accounts of a
 * wallet stay two people, and a reload keeps the tab's person.
 */
export const session = store<Session>(loggedOut)

export function useSession(): Session {
  return useStore(session)
}

/** Takes up the saved session. Answers whether it was this tab's own, or one that another tab has left. */
export function takeUpSession(): 'own' | 'shared' | 'none' {
  const own = read(sessionStorage)
  const found = own ?? read(localStorage)
  if (!found) return 'none'
  session.set(found)
  return own ? 'own' : 'shared'
}

export function saveSession(next: LoggedIn): void {
  const text = JSON.stringify(next)
  sessionStorage.setItem(sessionKey, text)
  localStorage.setItem(sessionKey, text)
  session.set(next)
}

/** Removes the session from storage (another person's, saved there by another tab, stays) and from memory. */
export function resetSession(): void {
  const mine = session.get().user?.addr
  const shared = read(localStorage)
  sessionStorage.removeItem(sessionKey)
  if (!shared?.user || !mine || shared.user.addr === mine) localStorage.removeItem(sessionKey)
  session.set(loggedOut)
}

/** Leaves a session that another tab has left, without ending it there. */
export function leaveSharedSession(): void {
  sessionStorage.removeItem(sessionKey)
  session.set(loggedOut)
}

/** The same person's session as another tab has saved it, when its tokens are newer than ours. */
export function newerShared(): LoggedIn | null {
  const mine = session.get()
  const shared = read(localStorage)
  if (!mine.isLogged || !shared || shared.user?.addr !== mine.user?.addr) return null
  return Date.parse(shared.accessTokenExpireAt) > Date.parse(mine.accessTokenExpireAt) ? shared : null
}

function read(storage: Storage): LoggedIn | null {
  const text = storage.getItem(sessionKey)
  if (!text) return null
  try {
    const saved: unknown = JSON.parse(text)
    if (isLoggedIn(saved)) return saved
  } catch (fault) {
    log('the saved session cannot be read', fault)
  }
  storage.removeItem(sessionKey)
  return null
}

function isLoggedIn(saved: unknown): saved is LoggedIn {
  const fields = ['accessToken', 'accessTokenExpireAt', 'refreshToken', 'refreshTokenExpireAt'] as const
  if (typeof saved !== 'object' || saved === null || !('isLogged' in saved) || saved.isLogged !== true) return false
  return fields.every((field) => typeof (saved as Record<string, unknown>)[field] === 'string')
}
