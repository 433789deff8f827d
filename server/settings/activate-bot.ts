import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { activateBot as endpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as bindings from '#outside/db/bot.ts'
import { keyedHash, readCode } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Binds the chat in which the activation code was shown. */
export async function activateBot(context: Context, asker: SignedIn, { params, body }: Ask): Promise<SettingsView> {
  const { addr } = params
  assertOwn(asker, 'settings.activateBot', addr)
  const outcome = await bindings.activateBot(
    context.db,
    addr,
    keyedHash(context, 'activation', readCode(body.activationCode)),
  )
  if (outcome.fault) refuse(outcome.fault, outcome.values)
  context.eventsCommitted()
  return settingsOf(context, addr)
}
