import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { activateBot as activateEndpoint, connectBot as connectEndpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as bindings from '#outside/db/bot.ts'
import { connectCodeOf, keyedHash, readCode } from '../codes.ts'
import type { SignedIn, World } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

/** How long a connect code is good, in minutes. */
const connectMinutes = 60

type Ask = { params: ParamsOf<typeof connectEndpoint> }

/** Gives a fresh connect code. */
export async function connectBot(world: World, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.connectBot', addr)
  if (!world.word.bot) refuse('settings.channel')
  const nonce = randomUUID()
  const hash = keyedHash(world, 'connect', connectCodeOf(world, addr, nonce))
  if (!(await bindings.giveConnectCode(world.db, addr, { nonce, hash, minutes: connectMinutes }))) refuse('bot.bound')
  world.tell()
  return settingsOf(world, addr)
}

type ActivateAsk = { params: ParamsOf<typeof activateEndpoint>; body: BodyOf<typeof activateEndpoint> }

/** Binds the chat in which the activation code was shown. */
export async function activateBot(world: World, asker: SignedIn, { params, body }: ActivateAsk): Promise<SettingsView> {
  const { addr } = params
  assertOwn(asker, 'settings.activateBot', addr)
  const said = await bindings.activateBot(world.db, addr, keyedHash(world, 'activation', readCode(body.activationCode)))
  if (said.fault) refuse(said.fault, said.values)
  world.tell()
  return settingsOf(world, addr)
}

/** Ends the binding, and every code for one. */
export async function revokeBot(world: World, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.revokeBot', addr)
  await bindings.revokeBot(world.db, addr)
  world.tell()
  return settingsOf(world, addr)
}
