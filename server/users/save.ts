import type { BodyOf, ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { save as endpoint } from '#api/users.ts'
import { Refusal, refuse } from '#domain/refusal.ts'
import { changeUser, findUser } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentUser } from '../present-user.ts'

type Ask = { params: ParamsOf<typeof endpoint>; body: BodyOf<typeof endpoint> }

/** Saves a user's rights and ban, only from the version that the asker saw. */
export async function saveUser(
  context: Context,
  asker: SignedIn,
  { params, body }: Ask,
): Promise<ReplyOf<typeof endpoint>> {
  const outcome = await changeUser(context.db, {
    addr: params.addr,
    set: { ...body.permissions, ...body.flags },
    updatedAt: body.updatedAt,
    by: asker.actor.addr,
    fromWhere: asker.ip,
  })
  context.people.forget(params.addr)
  context.eventsCommitted()
  const row = (await findUser(context.db, params.addr)) ?? refuse('user.missing')
  const user = presentUser(row)
  if (outcome.fault === 'user.changed') throw new Refusal('user.changed', {}, { current: { user } })
  if (outcome.fault) refuse(outcome.fault)
  return { user }
}
