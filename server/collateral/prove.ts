import type { prove as endpoint } from '#api/collateral.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { refuse } from '#domain/refusal.ts'
import { findPublicAgent } from '#outside/db/agents.ts'
import { collateralTotals, newestBlocks, wnftsOf } from '#outside/db/collateral.ts'
import { awardsOfAgent } from '#outside/db/disputes.ts'
import { presentAward } from '../award.ts'
import type { Asker, Context } from '../context.ts'
import { presentTotals, presentWnft } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** What everybody may check of an approved agent: its wrapped tokens, where they were read, what is locked of what is allowed. */
export async function proveCollateral(context: Context, _: Asker, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const agent = (await findPublicAgent(context.db, params.addr)) ?? refuse('agent.missing')
  const [tokens, blocks, awards, totals] = await Promise.all([
    wnftsOf(context.db, agent.addr, 'registered'),
    newestBlocks(context.db),
    awardsOfAgent(context.db, agent.addr),
    collateralTotals(context.db, agent.addr),
  ])
  return {
    username: agent.username,
    wnftCollaterals: tokens.map(presentWnft),
    blocks,
    awards: awards.map((row) => presentAward(row, false)),
    totals: presentTotals(totals ?? refuse('agent.missing')),
  }
}
