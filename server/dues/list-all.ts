import type { listAll } from '#api/dues.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { listStandings } from '#outside/db/dues.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentDebtor } from './present.ts'

/** What agents owe, for staff, filtered. */
export async function listAllDues(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof listAll> },
): Promise<ReplyOf<typeof listAll>> {
  const rows = await listStandings(context.db, {
    kind: query.kind,
    find: query.find || null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { debtors: rows.map(presentDebtor) }
}
