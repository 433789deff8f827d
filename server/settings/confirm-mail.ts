import type { BodyOf, ParamsOf } from '#api/endpoint.ts'
import type { confirmMail as endpoint, SettingsView } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import * as contacts from '#outside/db/contacts.ts'
import { keyedHash, readCode } from '../codes.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn, settingsOf } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Confirms an address by the code that was sent to it. */
export async function confirmMail(
  context: Context,
  asker: SignedIn,
  { params: { addr }, body }: Ask,
): Promise<SettingsView> {
  assertOwn(asker, 'settings.mail', addr)
  const outcome = await contacts.confirmMail(
    context.db,
    addr,
    keyedHash(context, 'mail', `${addr}|${readCode(body.code)}`),
  )
  if (outcome.fault) refuse(outcome.fault, outcome.values)
  context.eventsCommitted()
  return settingsOf(context, addr)
}
