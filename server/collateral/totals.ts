import type { readTotals as endpoint } from '#api/collateral.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { type Action, assertMay } from '#domain/access.ts'
import { allowedShare } from '#domain/collateral/share.ts'
import { plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { findOwnAgent, refreshCapacity } from '#outside/db/agents.ts'
import { collateralNotices, collateralTotals } from '#outside/db/collateral.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentNotice, presentTotals } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }
/** How many days before it ends to back new business a token is told to its agent. */
const endingDays = 14

type Reply = ReplyOf<typeof endpoint>

/** What an agent's collateral comes to: for the agent and for staff. */
export function readTotals(context: Context, asker: SignedIn, { params }: Ask): Promise<Reply> {
  assertMayOf(asker, params.addr, 'collateral.readTotals')
  return answer(context, params.addr)
}

/** The same, valued anew: the chains are followed all the time, so what is final already is in it. */
export async function refreshTotals(context: Context, asker: SignedIn, { params }: Ask): Promise<Reply> {
  assertMayOf(asker, params.addr, 'collateral.refresh')
  if (!(await findOwnAgent(context.db, params.addr))) refuse('agent.missing')
  const said = await refreshCapacity(context.db, {
    addr: params.addr,
    share: plain(allowedShare),
    by: asker.actor.addr === params.addr ? null : asker.actor.addr,
    fromWhere: asker.ip,
  })
  if (said.fault) refuse(said.fault, { action: 'collateral.refresh' })
  if (said.answer.changed > 0) context.tell()
  return answer(context, params.addr)
}

function assertMayOf(asker: SignedIn, addr: string, action: Action): void {
  assertMay(asker.actor, action, { self: asker.actor.addr === addr })
}

async function answer(context: Context, addr: string): Promise<Reply> {
  const [row, notices] = await Promise.all([
    collateralTotals(context.db, addr),
    collateralNotices(context.db, addr, endingDays),
  ])
  if (!row) refuse('agent.missing')
  return { totals: presentTotals(row), notices: notices.map(presentNotice), updatedAt: row.updated_at }
}
