import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { readSettings as readEndpoint, SettingsView, saveSettings as saveEndpoint } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import { findSettings, saveSettings as save } from '#outside/db/contacts.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

export async function readSettings(
  context: Context,
  asker: SignedIn,
  { params }: { params: ParamsOf<typeof readEndpoint> },
): Promise<SettingsView> {
  assertOwn(asker, 'settings.read', params.addr)
  return settingsOf(context, params.addr)
}

type Ask = { params: ParamsOf<typeof saveEndpoint>; body: BodyOf<typeof saveEndpoint> }

/** Saves a person's settings. Who is an agent has the name that stands in the agent's profile. */
export async function saveSettings(context: Context, asker: SignedIn, { params, body }: Ask): Promise<SettingsView> {
  const { addr } = params
  assertOwn(asker, 'settings.save', addr)
  const { username, tgChatEnabled, disputeNotification } = body.user
  const before = (await findSettings(context.db, addr)) ?? refuse('user.missing')
  if (before.is_agent && before.username !== username) refuse('settings.username')
  await save(context.db, addr, {
    username: before.is_agent ? undefined : username,
    tgChatEnabled,
    disputeNotification,
    notifications: body.notifications,
  })
  context.tell()
  return settingsOf(context, addr)
}
