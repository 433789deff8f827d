import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { activateBot as activateEndpoint, connectBot as connectEndpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as bindings from '#outside/db/bot.ts'
import { connectCodeOf, keyedHash, readCode } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

/** How long a connect code is good, in minutes. */
const connectMinutes = 60

type Ask = { params: ParamsOf<typeof connectEndpoint> }

/** Gives a fresh connect code. */
export async function connectBot(context: Context, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.connectBot', addr)
  if (!context.channels.bot) refuse('settings.channel')
  const nonce = randomUUID()
  const hash = keyedHash(context, 'connect', connectCodeOf(context, addr, nonce))
  if (!(await bindings.giveConnectCode(context.db, addr, { nonce, hash, minutes: connectMinutes }))) refuse('bot.bound')
  context.tell()
  return settingsOf(context, addr)
}

type ActivateAsk = { params: ParamsOf<typeof activateEndpoint>; body: BodyOf<typeof activateEndpoint> }

/** Binds the chat in which the activation code was shown. */
export async function activateBot(
  context: Context,
  asker: SignedIn,
  { params, body }: ActivateAsk,
): Promise<SettingsView> {
  const { addr } = params
  assertOwn(asker, 'settings.activateBot', addr)
  const said = await bindings.activateBot(
    context.db,
    addr,
    keyedHash(context, 'activation', readCode(body.activationCode)),
  )
  if (said.fault) refuse(said.fault, said.values)
  context.tell()
  return settingsOf(context, addr)
}

/** Ends the binding, and every code for one. */
export async function revokeBot(context: Context, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.revokeBot', addr)
  await bindings.revokeBot(context.db, addr)
  context.tell()
  return settingsOf(context, addr)
}
