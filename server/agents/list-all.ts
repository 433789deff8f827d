import type { listAll } from '#api/agents.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { listProfiles } from '#outside/db/profiles.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentListed } from './present.ts'

/** Agents for staff, filtered, newest first. */
export async function listAllAgents(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof listAll> },
): Promise<ReplyOf<typeof listAll>> {
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
