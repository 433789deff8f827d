import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type {
  askMail as askEndpoint,
  confirmMail as confirmEndpoint,
  removeMail as removeEndpoint,
  SettingsView,
} from '#api/settings.ts'
import { mailboxOf } from '#domain/notifications/mailbox.ts'
import { refuse } from '#domain/refusal.ts'
import * as boxes from '#outside/db/contacts.ts'
import { seal } from '#outside/db/sealed.ts'
import { freshCode, keyedHash, readCode } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

/** So that nobody's mailbox can be flooded from here. */
const bounds = { pauseSeconds: 30, aDay: 10, addressPauseSeconds: 300, addressADay: 3, minutes: 60 } as const

type Ask = { params: ParamsOf<typeof askEndpoint>; body: BodyOf<typeof askEndpoint> }

/** Sends a code to an address that the person says is theirs. The person waits for it, so it is not put into the outbox. */
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
  const asked = await boxes.askMailCode(
    context.db,
    addr,
    { emailEnc, emailHash, codeHash },
    { ...bounds, marketAnHour },
  )
  if (asked === 'too-often') refuse('settings.too-often')
  if (asked === 'full') refuse('settings.channel')
  if (asked === 'silent') {
    // Whoever asks must not learn whether others did: it takes as long, and the mail server is away as well.
    if (!(await mail.greets())) refuse('settings.channel')
    return settingsOf(context, addr)
  }
  const { kind } = await mail.send({ to: body.email, id: randomUUID(), ...codeMail(context, code) })
  if (kind === 'later') await boxes.uncountMailCode(context.db, emailHash)
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

type ConfirmAsk = { params: ParamsOf<typeof confirmEndpoint>; body: BodyOf<typeof confirmEndpoint> }

/** Takes the code back that was sent to the address. */
export async function confirmMail(
  context: Context,
  asker: SignedIn,
  { params: { addr }, body }: ConfirmAsk,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  const said = await boxes.confirmMail(context.db, addr, keyedHash(context, 'mail', `${addr}|${readCode(body.code)}`))
  if (said.fault) refuse(said.fault, said.values)
  context.tell()
  return settingsOf(context, addr)
}

/** Forgets the address. */
export async function removeMail(
  context: Context,
  asker: SignedIn,
  { params: { addr } }: { params: ParamsOf<typeof removeEndpoint> },
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  await boxes.forgetMail(context.db, addr)
  context.tell()
  return settingsOf(context, addr)
}
