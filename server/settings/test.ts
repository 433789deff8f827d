import type { ParamsOf } from '#api/endpoint.ts'
import type { test as endpoint } from '#api/settings.ts'
import { refuse } from '#domain/refusal.ts'
import { askForTest } from '#outside/db/notifications.ts'
import type { Context, SignedIn } from '../context.ts'
import { assertOwn } from './present.ts'

/** How long a person waits between two test messages, in seconds. */
const pauseSeconds = 10

/** Sends a test message as every notification is sent. */
export async function testChannels(
  context: Context,
  asker: SignedIn,
  { params }: { params: ParamsOf<typeof endpoint> },
): Promise<Record<string, never>> {
  assertOwn(asker, 'settings.test', params.addr)
  if (!(await askForTest(context.db, params.addr, pauseSeconds))) refuse('settings.too-often')
  context.eventsCommitted()
  return {}
}
