import type { listPending } from '#api/agents.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { pendingProfiles } from '#outside/db/profiles.ts'
import type { Context } from '../context.ts'
import { presentListed } from './present.ts'

/** The agents that wait for moderation. */
export async function listPendingAgents(context: Context): Promise<ReplyOf<typeof listPending>> {
  const rows = await pendingProfiles(context.db)
  return { agents: rows.map((row) => presentListed(context, row)) }
}
