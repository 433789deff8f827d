import type { read as endpoint } from '#api/audit.ts'
import type { QueryOf, ReplyOf } from '#api/endpoint.ts'
import { listAudit } from '#outside/db/audit.ts'
import type { Context, SignedIn } from '../context.ts'

type Reply = ReplyOf<typeof endpoint>

/** What staff did, newest first. */
export async function readAudit(
  context: Context,
  _asker: SignedIn,
  { query }: { query: QueryOf<typeof endpoint> },
): Promise<Reply> {
  const rows = await listAudit(context.db, {
    find: query.find || null,
    noun: query.noun ?? null,
    kind: query.kind ?? null,
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  })
  const records = rows.map((row) => ({
    id: String(row.id),
    createdAt: row.at,
    who: row.who,
    whoName: row.who_name,
    action: row.action,
    target: row.target,
    before: row.before as Reply['records'][number]['before'],
    after: row.after as Reply['records'][number]['after'],
    fromWhere: row.from_where,
  }))
  return { records }
}
