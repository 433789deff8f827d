import type { list, listPending } from '#api/agents.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { listProfiles, pendingProfiles } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentListed } from './present.ts'

/** Agents for staff, filtered, newest first. */
export async function listAgents(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof list> },
): Promise<ReplyOf<typeof list>> {
  const rows = await listProfiles(context.db, {
    moderationStatus: query.moderationStatus ?? null,
    isActive: query.isActive ?? null,
    find: query.find || null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { agents: rows.map((row) => presentListed(context, row)) }
}

/** The agents that wait for moderation. */
export async function listPendingAgents(context: Context): Promise<ReplyOf<typeof listPending>> {
  const rows = await pendingProfiles(context.db)
  return { agents: rows.map((row) => presentListed(context, row)) }
}
