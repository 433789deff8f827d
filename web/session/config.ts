import { type Config, readConfig } from '#api/config.ts'
import { call } from '#web/client/call.ts'
import { CallFault } from '#web/client/fault.ts'
import { renewRealtime } from '#web/client/subscribe.ts'
import { store, useStore } from '#web/ui/store.ts'
import { carryMessages } from '#web/words/catalogue.ts'
import { halts } from './halts.ts'
import { resetSession, saveSession, session } from './store.ts'

/** The configuration; null until it has been loaded for the first time. */
export const config = store<Config | null>(null)

let clockOffset = 0

/** Loads the configuration, and with it who the session's person is. Throws a `CallFault`. */
export async function loadConfig(): Promise<Config> {
  const { loaded, at } = (await askedEarly()) ?? (await ask())
  clockOffset = Date.parse(loaded.serverTime) - at
  const mine = session.get()
  if (mine.isLogged && loaded.user) saveSession({ ...mine, user: loaded.user })
  else if (mine.isLogged) resetSession()
  halts.set(loaded.halts)
  carryMessages(loaded.i18n.messages)
  config.set(loaded)
  renewRealtime()
  return loaded
}

interface Answered {
  readonly loaded: Config
  /** When the server wrote it, by this device's clock, Unix ms: halfway between the question and its answer. */
  readonly at: number
}

async function ask(): Promise<Answered> {
  const asked = Date.now()
  const loaded = await call(readConfig, {}).catch(asVisitor)
  return { loaded, at: (asked + Date.now()) / 2 }
}

/** A page without a session asks for the configuration before its program is there (web/index.html); it is taken once. */
async function askedEarly(): Promise<Answered | null> {
  const early = globalThis as { suretyAsked?: Promise<{ said: Config; at: number } | null> }
  const asked = early.suretyAsked
  delete early.suretyAsked
  if (!asked || session.get().isLogged) return null
  const answer = await asked
  return answer && { loaded: answer.said, at: answer.at }
}

/** The configuration is open to everyone: where the session has just turned out to be over, it is asked for without one. */
function asVisitor(fault: unknown): Promise<Config> {
  if (fault instanceof CallFault && fault.status === 401 && !session.get().isLogged) return call(readConfig, {})
  throw fault
}

/** The configuration. Screens are shown only once it is there. */
export function useConfig(): Config {
  const loaded = useStore(config)
  if (!loaded) throw new Error('a screen was shown before the configuration was loaded')
  return loaded
}

/** The server's clock, in Unix ms: countdowns and the session's ends are measured by it, not by this device's clock. */
export function serverNow(): number {
  return Date.now() + clockOffset
}
