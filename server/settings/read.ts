import type { ParamsOf } from '#api/endpoint.ts'
import type { read as endpoint, SettingsView } from '#api/settings.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** A person's settings, for themself. */
export async function readSettings(context: Context, asker: SignedIn, { params }: Ask): Promise<SettingsView> {
  assertOwn(asker, 'settings.read', params.addr)
  return settingsOf(context, params.addr)
}
