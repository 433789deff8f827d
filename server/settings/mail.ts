import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type {
  askMail as askEndpoint,
  confirmMail as confirmEndpoint,
  removeMail as removeEndpoint,
  SettingsView,
} from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as boxes from '#outside/db/reach.ts'
import { seal } from '#outside/db/sealed.ts'
import { freshCode, keyedHash, readCode } from '../codes.ts'
import type { SignedIn, World } from '../world.ts'
import { assertOwn, settingsOf } from './present.ts'

/** How long a code for a mail address is good, in minutes. */
const codeMinutes = 60

type Ask = { params: ParamsOf<typeof askEndpoint>; body: BodyOf<typeof askEndpoint> }

/** Sends a code to an address that the person says is theirs. The person waits for it, so it is not put into the outbox. */
export async function askMail(world: World, asker: SignedIn, { params: { addr }, body }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  const { mail } = world.word
  if (!mail) refuse('settings.channel')
  const code = freshCode()
  const codeHash = keyedHash(world, 'mail', `${addr}|${code}`)
  const emailEnc = seal(world.settings.keys.data, 'email', body.email)
  if (!(await boxes.askMailCode(world.db, addr, { emailEnc, codeHash, minutes: codeMinutes })))
    refuse('settings.too-often')
  const { kind } = await mail.send({ to: body.email, id: randomUUID(), ...codeMail(world, code) })
  if (kind !== 'sent') refuse('settings.channel')
  return settingsOf(world, addr)
}

function codeMail(world: World, code: string) {
  const origin = world.settings.publicOrigin
  return {
    subject: 'Confirm your e-mail address',
    text: `Somebody asked to receive word of their orders at this address.\n\nThe code: ${code}\n\nEnter it at ${origin}/profile within an hour. If it was not you, there is nothing to do: without the code nothing more is sent here.\n`,
  }
}

type ConfirmAsk = { params: ParamsOf<typeof confirmEndpoint>; body: BodyOf<typeof confirmEndpoint> }

/** Takes the code back that was sent to the address. */
export async function confirmMail(
  world: World,
  asker: SignedIn,
  { params: { addr }, body }: ConfirmAsk,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  const said = await boxes.confirmMail(world.db, addr, keyedHash(world, 'mail', `${addr}|${readCode(body.code)}`))
  if (said.fault) refuse(said.fault, { left: said.left ?? 0 })
  world.tell()
  return settingsOf(world, addr)
}

/** Forgets the address. */
export async function removeMail(
  world: World,
  asker: SignedIn,
  { params: { addr } }: { params: ParamsOf<typeof removeEndpoint> },
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  await boxes.forgetMail(world.db, addr)
  world.tell()
  return settingsOf(world, addr)
}
