import type { ParamsOf } from '#api/endpoint.ts'
import type { revokeBot as endpoint, SettingsView } from '#api/settings.ts'
import * as bindings from '#outside/db/bot.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Ends the binding, and every code for one. */
export async function revokeBot(context: Context, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.revokeBot', addr)
  await bindings.revokeBot(context.db, addr)
  context.eventsCommitted()
  return settingsOf(context, addr)
}
