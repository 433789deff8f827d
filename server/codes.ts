import { createHmac, randomInt } from 'node:crypto'
import type { Context } from './context.ts'

/** Without letters and digits that are taken for each other. 32 of them: each stands for 5 bits. */
const letters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
const length = 10

/** A fresh code of 50 bits for a person to carry from one channel to another. */
export function freshCode(): string {
  return Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
}

/** A code as it was meant: small letters and gaps are a matter of typing. */
export function readCode(given: string): string {
  return given.replaceAll(/[\s-]/g, '').toUpperCase()
}

/** What is kept of something that must not be found in the database. `use` keeps one kind of it from passing for another. */
export function keyedHash(
  context: Context,
  use: 'connect' | 'activation' | 'mail' | 'mailbox' | 'chat' | 'endpoint',
  text: string,
): Buffer {
  return createHmac('sha256', context.settings.keys.codes).update(`${use}|${text}`).digest()
}

/** The connect code of a person: derived, so that it can be shown again although only its hash is kept. 120 bits. */
export function connectCodeOf(context: Context, addr: string, nonce: string): string {
  const mac = createHmac('sha256', context.settings.keys.codes)
    .update(`connect-code|${addr}|${nonce}`)
    .digest('base64url')
  return mac.slice(0, 20)
}
