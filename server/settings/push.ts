import { randomUUID } from 'node:crypto'
import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type {
  addPush as addEndpoint,
  removeAllPush as removeAllEndpoint,
  removePush as removeEndpoint,
  SettingsView,
} from '#api/settings.ts'
import { refuse, refuseField } from '#domain/refusal.ts'
import { forgetPush, savePush } from '#outside/db/contacts.ts'
import { seal } from '#outside/db/sealed.ts'
import { keyedHash } from '../codes.ts'
import type { SignedIn, World } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof addEndpoint>; body: BodyOf<typeof addEndpoint> }

/** Notes a browser in which the person wants to be reached. */
export async function addPush(world: World, asker: SignedIn, { params: { addr }, body }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  if (!world.word.push.knows(body.endpoint))
    refuseField('request.invalid', 'body.endpoint', 'is not one of a known push service')
  const isSaved = await savePush(world.db, addr, {
    id: randomUUID(),
    sessionId: asker.sessionId,
    endpointHash: keyedHash(world, 'endpoint', body.endpoint),
    dataEnc: seal(world.settings.keys.data, 'push', JSON.stringify(body)),
  })
  if (!isSaved) refuse('settings.browsers')
  world.tell()
  return settingsOf(world, addr)
}

type RemoveAsk = { params: ParamsOf<typeof removeEndpoint>; body: BodyOf<typeof removeEndpoint> }

/** Forgets a browser. */
export async function removePush(
  world: World,
  asker: SignedIn,
  { params: { addr }, body }: RemoveAsk,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  await forgetPush(world.db, { addr, endpointHash: keyedHash(world, 'endpoint', body.endpoint) })
  world.tell()
  return settingsOf(world, addr)
}

/** Forgets every browser of the person. */
export async function removeAllPush(
  world: World,
  asker: SignedIn,
  { params: { addr } }: { params: ParamsOf<typeof removeAllEndpoint> },
): Promise<SettingsView> {
  assertOwn(asker, 'settings.push', addr)
  await forgetPush(world.db, { addr, endpointHash: 'all' })
  world.tell()
  return settingsOf(world, addr)
}
