import type { readAsStaff as endpoint } from '#api/agents.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { noteLook } from '#outside/db/disputes.ts'
import { findProfile } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAgent } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** Any agent, for staff. */
export async function readAgentAsStaff(
  context: Context,
  asker: SignedIn,
  { params }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const row = (await findProfile(context.db, params.addr)) ?? refuse('agent.missing')
  // A profile shows e-mail and bank numbers, so the look is audited.
  await noteLook(context.db, {
    who: asker.actor.addr,
    action: 'agents.readAsStaff',
    target: row.addr,
    fromWhere: asker.ip,
  })
  return { agent: presentAgent(context, row, 'staff') }
}
