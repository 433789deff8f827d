import type { setFlags as endpoint } from '#api/agents.ts'
import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { assertMay, may } from '#domain/access.ts'
import { Refusal, refuse } from '#domain/refusal.ts'
import { changeAgent, findProfile } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentAgent, presentStanding } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Switches isActive (the agent themself or staff) or isSuspend (staff only, never their own). A stale version is refused. */
export async function setAgentFlags(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const { actor } = asker
  const isSelf = actor.addr === params.addr
  assertMay(actor, 'agents.setFlags', { self: isSelf })
  const asStaff = may(actor, 'agents.moderate', {})
  const { isActive, isSuspend } = body.flags
  if (isSuspend !== undefined && (isSelf || !asStaff)) refuse('access.denied', { action: 'agents.suspend' })
  if (!(await findProfile(context.db, params.addr))) refuse('agent.missing')

  const outcome = await changeAgent(context.db, {
    addr: params.addr,
    set: { ...(isActive === undefined ? {} : { isActive }), ...(isSuspend === undefined ? {} : { isSuspend }) },
    updatedAt: body.updatedAt,
    by: actor.addr,
    action: 'agents.setFlags',
    asStaff: asStaff && !isSelf,
    fromWhere: asker.ip,
  })
  if (outcome.fault === 'access.denied') refuse(outcome.fault, { action: 'agents.setFlags' })
  context.people.forget(params.addr)
  context.eventsCommitted()
  const row = (await findProfile(context.db, params.addr)) ?? refuse('agent.missing')
  const agent = presentAgent(context, row, isSelf ? 'own' : 'staff')
  if (outcome.fault) throw new Refusal(outcome.fault, {}, { current: { agent: isSelf ? agent : presentStanding(row) } })
  return { agent }
}
