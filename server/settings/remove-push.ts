import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { removePush as endpoint, SettingsView } from '#api/settings.ts'
import { forgetPush } from '#outside/db/contacts.ts'
import { keyedHash } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Forgets a browser. */
export async function removePush(
  context: Context,
  asker: SignedIn,
  { params: { addr }, body }: Ask,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  await forgetPush(context.db, { addr, endpointHash: keyedHash(context, 'endpoint', body.endpoint) })
  context.eventsCommitted()
  return settingsOf(context, addr)
}
