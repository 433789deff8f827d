import type { readPublic as endpoint } from '#api/agents.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import { capacity } from '#domain/collateral/capacity.ts'
import { decimal } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { findPublicAgent } from '#outside/db/agents.ts'
import type { Asker, Context } from '../context.ts'
import { agentRecord, presentCollateral, presentRecord } from '../standing.ts'

type Ask = { params: ParamsOf<typeof endpoint> }

/** What everybody may know of an approved agent. Others do not exist here. */
export async function readPublicAgent(context: Context, _: Asker, { params }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const row = (await findPublicAgent(context.db, params.addr)) ?? refuse('agent.missing')
  return {
    agent: {
      addr: row.addr,
      username: row.username,
      info: row.info,
      countryCodes: row.country_codes,
      workTime: { start: row.work_start, end: row.work_end, timezone: row.timezone },
      isActive: row.is_active,
      since: row.created_at,
      record: presentRecord(agentRecord(row.record)),
      collateral: presentCollateral(capacity(decimal(row.allowed), decimal(row.used))),
    },
  }
}
