import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { addPush as endpoint, SettingsView } from '#api/settings.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import * as contacts from '#outside/db/contacts.ts'
import { seal } from '#outside/db/sealed.ts'
import { keyedHash } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Notes a browser in which the person wants to be reached. */
export async function addPush(
  context: Context,
  asker: SignedIn,
  { params: { addr }, body }: Ask,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  if (!context.channels.push.knows(body.endpoint))
    refuseField('request.invalid', 'body.endpoint', 'is not one of a known push service')
  const isSaved = await contacts.addPush(context.db, addr, {
    id: randomUUID(),
    sessionId: asker.sessionId,
    endpointHash: keyedHash(context, 'endpoint', body.endpoint),
    dataEnc: seal(context.settings.keys.data, 'push', JSON.stringify(body)),
  })
  if (!isSaved) refuse('settings.browsers')
  context.eventsCommitted()
  return settingsOf(context, addr)
}
