import { randomUUID } from 'node:crypto'
import type { ParamsOf } from '#api/endpoint.ts'
import type { connectBot as endpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import { giveConnectCode } from '#outside/db/bot.ts'
import { connectCodeOf, keyedHash } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

/** How long a connect code is good, in minutes. */
const connectMinutes = 60

type Ask = { params: ParamsOf<typeof endpoint> }

/** Gives a fresh connect code. */
export async function connectBot(context: Context, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.connectBot', addr)
  if (!context.channels.bot) refuse('settings.channel')
  const nonce = randomUUID()
  const hash = keyedHash(context, 'connect', connectCodeOf(context, addr, nonce))
  if (!(await giveConnectCode(context.db, addr, { nonce, hash, minutes: connectMinutes }))) refuse('bot.bound')
  context.eventsCommitted()
  return settingsOf(context, addr)
}
