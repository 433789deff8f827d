import type { ParamsOf } from '#api/endpoint.ts'
import type { removeMail as endpoint, SettingsView } from '#api/settings.ts'
import * as contacts from '#outside/db/contacts.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Forgets the address. */
export async function removeMail(context: Context, asker: SignedIn, { params: { addr } }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  await contacts.removeMail(context.db, addr)
  context.eventsCommitted()
  return settingsOf(context, addr)
}
