import type { ParamsOf } from '#api/endpoint.ts'
import type { removeAllPush as endpoint, SettingsView } from '#api/settings.ts'
import { forgetPush } from '#outside/db/contacts.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Forgets every browser of the person. */
export async function removeAllPush(
  context: Context,
  asker: SignedIn,
  { params: { addr } }: Ask,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  await forgetPush(context.db, { addr, endpointHash: 'all' })
  context.eventsCommitted()
  return settingsOf(context, addr)
}
