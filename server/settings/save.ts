import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { save as endpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as contacts from '#outside/db/contacts.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Saves a person's settings. The name of an agent is changed in their profile only. */
export async function saveSettings(context: Context, asker: SignedIn, { params, body }: Ask): Promise<SettingsView> {
  const { addr } = params
  assertOwn(asker, 'settings.save', addr)
  const { username, tgChatEnabled, disputeNotification } = body.user
  const before = (await contacts.findSettings(context.db, addr)) ?? refuse('user.missing')
  if (before.is_agent && before.username !== username) refuse('settings.username')
  await contacts.saveSettings(context.db, addr, {
    username: before.is_agent ? undefined : username,
    tgChatEnabled,
    disputeNotification,
    notifications: body.notifications,
  })
  context.eventsCommitted()
  return settingsOf(context, addr)
}
