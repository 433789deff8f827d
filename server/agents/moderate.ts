import type { moderate as endpoint } from '#api/agents.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertDecision } from '#domain/agents/moderation.ts'
import { Refusal, refuse } from '#domain/refusal.ts'
import { changeAgent, findProfile } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAgent, presentStanding } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Approves or declines an agent, as the table of moderation allows. Nobody moderates themself. */
export async function moderateAgent(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const before = (await findProfile(context.db, params.addr)) ?? refuse('agent.missing')
  if (params.addr === asker.actor.addr) refuse('access.denied', { action: 'agents.moderate' })
  assertDecision(before.moderation_status, body.status)
  const outcome = await changeAgent(context.db, {
    addr: params.addr,
    set: { moderationStatus: body.status },
    oldStatus: before.moderation_status,
    by: asker.actor.addr,
    action: 'agents.moderate',
    asStaff: true,
    fromWhere: asker.ip,
  })
  if (outcome.fault === 'access.denied') refuse(outcome.fault, { action: 'agents.moderate' })
  context.people.forget(params.addr)
  context.eventsCommitted()
  const row = (await findProfile(context.db, params.addr)) ?? refuse('agent.missing')
  if (outcome.fault) throw new Refusal(outcome.fault, {}, { current: { agent: presentStanding(row) } })
  return { agent: presentAgent(context, row, 'staff') }
}
