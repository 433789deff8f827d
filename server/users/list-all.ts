import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { listAll as endpoint } from '#api/users.ts'
import { listUsers } from '#outside/db/users.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentUser } from '../present-user.ts'

/** Users for super users, filtered, newest first. */
export async function listAllUsers(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof endpoint> },
): Promise<ReplyOf<typeof endpoint>> {
  const rows = await listUsers(context.db, {
    find: query.find || null,
    kind: query.kind ?? null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  return { users: rows.map(presentUser) }
}
