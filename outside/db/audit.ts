import { type Selectable, sql } from 'kysely'
import { readOrderName } from '#domain/orders/short-id.ts'
import { beginning } from './beginning.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'
import type { AuditTable } from './tables.ts'

/** One action of staff, with the name of whoever did it. */
export type AuditRow = Selectable<AuditTable> & { readonly who_name: string | null }

/** Which actions. `pagingTime` is the time of the last (next) or first (prev) row known. */
export interface AuditAsk {
  /** What a person's address or name, or a target, begins with, in any case, or the short name of an order; null: all. */
  readonly find: string | null
  /** The first part of an action's name. */
  readonly noun: string | null
  readonly kind: 'changes' | 'looks' | null
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

/** A page of what staff did, newest first; times are unique, so that no row is skipped or met twice. */
export async function listAudit(db: Db, ask: AuditAsk): Promise<AuditRow[]> {
  const isNext = ask.direction === 'next'
  let query = db
    .selectFrom('audit as a')
    .leftJoin('users', 'users.addr', 'a.who')
    .leftJoin('agents', 'agents.addr', 'a.who')
    .selectAll('a')
    .select(sql<string | null>`coalesce(agents.username, users.username)`.as('who_name'))
    .limit(ask.limit)
  if (ask.noun) query = query.where('a.action', 'like', `${ask.noun}.%`)
  // An action that only looks is named so; every other one changes something.
  if (ask.kind) query = query.where('a.action', ask.kind === 'looks' ? 'like' : 'not like', '%.read%')
  if (ask.pagingTime) query = query.where('a.at', isNext ? '<' : '>', ask.pagingTime)
  if (ask.find) {
    const begins = beginning(ask.find)
    const named = readOrderName(ask.find)
    const short = named && 'shortName' in named ? named.shortName : null
    query = query.where(
      // Each branch has its index; together in one condition they would have none.
      sql<boolean>`a.id in (
        select id from audit where lower(who) like ${begins}
        union all select id from audit where lower(target) like ${begins}
        union all select id from audit where target_end(target) = ${short}
        union all select id from audit where lower(who) in (
          select lower(addr) from users where lower(username) like ${begins}
          union all select lower(addr) from agents where lower(username) like ${begins}
        )
      )`,
    )
  }
  const rows = await query.orderBy('a.at', isNext ? 'desc' : 'asc').execute()
  return isNext ? rows : rows.reverse()
}

/** Gives a right or takes it, in the name of the operator's own machine; `user.missing` where there is nothing to take from. */
export async function grantRight(
  db: Db,
  ask: { addr: string; right: 'isSuper' | 'isModerator' | 'isAffiliated'; has: boolean },
): Promise<{ fault?: 'user.missing' }> {
  const { rows } = await retried(() =>
    sql<{ said: { fault?: 'user.missing' } }>`select grant_right(${JSON.stringify(ask)}::jsonb) as said`.execute(db),
  )
  return rows[0]?.said ?? {}
}
