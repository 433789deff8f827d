import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { askMail as endpoint, SettingsView } from '#api/settings.ts'
import { mailboxOf } from '#domain/notifications/mailbox.ts'
import { refuse } from '#domain/refusal.ts'
import * as contacts from '#outside/db/contacts.ts'
import { seal } from '#outside/db/sealed.ts'
import { freshCode, keyedHash } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

/** So that nobody's mailbox can be flooded from here. */
const bounds = { pauseSeconds: 30, aDay: 10, addressPauseSeconds: 300, addressADay: 3, minutes: 60 } as const

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Sends a code to an address that the person says is theirs; at once, not as a notification, since they wait for it. */
export async function askMail(
  context: Context,
  asker: SignedIn,
  { params: { addr }, body }: Ask,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  const { mail } = context.channels
  if (!mail) refuse('settings.channel')
  const code = freshCode()
  const codeHash = keyedHash(context, 'mail', `${addr}|${code}`)
  const emailEnc = seal(context.settings.keys.data, 'email', body.email)
  const emailHash = keyedHash(context, 'mailbox', mailboxOf(body.email))
  const marketAnHour = context.settings.codeMailsAnHour
  const answer = await contacts.askMailCode(
    context.db,
    addr,
    { emailEnc, emailHash, codeHash },
    { ...bounds, marketAnHour },
  )
  if (answer === 'too-often') refuse('settings.too-often')
  if (answer === 'full') refuse('settings.channel')
  if (answer === 'silent') {
    // Nobody must learn whether others asked for this address: it takes as long, and fails alike while the mail server is away.
    if (!(await mail.greets())) refuse('settings.channel')
    return settingsOf(context, addr)
  }
  const { kind } = await mail.send({ to: body.email, id: randomUUID(), ...codeMail(context, code) })
  if (kind === 'later') await contacts.uncountMailCode(context.db, emailHash)
  if (kind !== 'sent') refuse('settings.channel')
  return settingsOf(context, addr)
}

function codeMail(context: Context, code: string) {
  const origin = context.settings.publicOrigin
  return {
    subject: 'Confirm your e-mail address',
    text: `Somebody asked to receive word of their orders at this address.\n\nThe code: ${code}\n\nEnter it at ${origin}/profile within an hour. If it was not you, there is nothing to do: without the code nothing more is sent here.\n`,
  }
}
