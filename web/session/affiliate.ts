import { readCode } from '#domain/affiliates/code.ts'
import { log } from '#web/ui/log.ts'

/** The parameter of links, and the name under which browsers keep it (docs/decisions/2026-11-22-affiliates.md). */
const name = 'affiliate_id'
const until = 'affiliate_until'
const keptDays = 90

/** Keeps whose link somebody came by, in local storage and a cookie. The last link counts; what is no code changes nothing. */
export function keepAffiliate(search: string): void {
  const code = readCode(new URLSearchParams(search).get(name))
  if (!code) return
  const seconds = keptDays * 86_400
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: Cookie Store is not in every browser that the market serves
  document.cookie = `${name}=${code}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`
  try {
    localStorage.setItem(name, code)
    localStorage.setItem(until, new Date(Date.now() + seconds * 1_000).toISOString())
  } catch (fault) {
    log('local storage is not to be had', fault)
  }
}

/** Whose link somebody came by in the last 90 days; null where by none. */
export function keptAffiliate(): string | null {
  const [, inCookie] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie) ?? []
  return readCode(inStorage()) ?? readCode(inCookie)
}

/** What local storage has and is not too old; null as well where a browser gives none. */
function inStorage(): string | null {
  try {
    return Date.parse(localStorage.getItem(until) ?? '') > Date.now() ? localStorage.getItem(name) : null
  } catch (fault) {
    log('local storage is not to be had', fault)
    return null
  }
}
