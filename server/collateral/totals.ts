import type { readTotals } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { collateralNotices, collateralTotals } from '#outside/db/collateral.ts'
import type { Context } from '../context.ts'
import { presentNotice, presentTotals } from './present.ts'

/** How many days before it ends to back new business a token is told to its agent. */
const endingDays = 14

/** What an agent's collateral comes to, with what the agent has to know of it. Refuses `agent.missing`. */
export async function totalsOf(context: Context, addr: string): Promise<ReplyOf<typeof readTotals>> {
  const [row, notices] = await Promise.all([
    collateralTotals(context.db, addr),
    collateralNotices(context.db, addr, endingDays),
  ])
  if (!row) refuse('agent.missing')
  return { totals: presentTotals(row), notices: notices.map(presentNotice), updatedAt: row.updated_at }
}
