import type { listAll } from '#api/affiliates.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { listPartners } from '#outside/db/affiliates.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentStanding } from './present.ts'

/** Who has programs, for super users, filtered. */
export async function listAllPartners(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof listAll> },
): Promise<ReplyOf<typeof listAll>> {
  const rows = await listPartners(context.db, {
    kind: query.kind,
    find: query.find || null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { partners: rows.map(presentStanding) }
}
