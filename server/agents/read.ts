import type { read as endpoint } from '#api/agents.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay } from '#domain/access.ts'
import { refuse } from '#domain/refusal.ts'
import { findProfile } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAgent } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** The own agent profile. */
export async function readAgent(context: Context, asker: SignedIn, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  assertMay(asker.actor, 'agents.read', { self: asker.actor.addr === params.addr })
  const row = (await findProfile(context.db, params.addr)) ?? refuse('agent.missing')
  return { agent: presentAgent(context, row, 'own') }
}
