import { type RawBuilder, sql } from 'kysely'
import { readOrderName } from '#domain/orders/short-id.ts'
import type { GrantAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import { prefixPattern } from './prefix-pattern.ts'
import type { Row } from './rows.ts'

/** One action of staff, with the name of whoever did it. */
export type AuditRow = Row<'audit'> & { readonly who_name: string | null }

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
  const { noun, kind, find, pagingTime } = ask
  const inOrder = sql`order by at ${ask.direction === 'next' ? sql`desc` : sql`asc`} limit ${ask.limit}`
  const wanted = [
    ...nounAndKind(noun, kind),
    ...(pagingTime ? [ask.direction === 'next' ? sql`at < ${pagingTime}` : sql`at > ${pagingTime}`] : []),
  ]
  const page = (way: RawBuilder<unknown>) =>
    sql`(select id, at from audit where ${sql.join([way, ...wanted], sql` and `)} ${inOrder})`
  // Each way of being found is a branch of its own: few are found by their index, many along the times.
  const pages = find === null ? [page(sql`true`)] : [...waysToFind(find).map(page), pageOfNamed(find, page, inOrder)]
  return db
    .selectFrom('audit as a')
    .leftJoin('users', 'users.addr', 'a.who')
    .leftJoin('agents', 'agents.addr', 'a.who')
    .selectAll('a')
    .select(sql<string | null>`coalesce(agents.username, users.username)`.as('who_name'))
    .where(sql<boolean>`a.id in (select id from (${sql.join(pages, sql` union `)}) as page ${inOrder})`)
    .orderBy('a.at', 'desc')
    .execute()
}

/** An action that only looks is named so; every other one changes something. Both together have an index of their own. */
function nounAndKind(noun: AuditAsk['noun'], kind: AuditAsk['kind']): RawBuilder<unknown>[] {
  if (noun && kind) {
    const mark = sql`case when action like '%.read%' then '?' else '!' end`
    return [sql`(split_part(action, '.', 1) || ${mark}) = ${noun + (kind === 'looks' ? '?' : '!')}`]
  }
  return [
    ...(noun ? [sql`split_part(action, '.', 1) = ${noun}`] : []),
    ...(kind ? [sql`(action like '%.read%') = ${kind === 'looks'}`] : []),
  ]
}

function waysToFind(find: string): RawBuilder<unknown>[] {
  const begins = prefixPattern(find)
  const named = readOrderName(find)
  return [
    sql`lower(who) like ${begins}`,
    sql`lower(target) like ${begins}`,
    ...(named && 'shortName' in named
      ? [sql`right(target, 6) = ${named.shortName} and target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'`]
      : []),
  ]
}

/** What people did whose name begins so: of the few who ever did anything, not of all who are named so. */
function pageOfNamed(
  find: string,
  page: (way: RawBuilder<unknown>) => RawBuilder<unknown>,
  inOrder: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const begins = prefixPattern(find)
  return sql`(
    with recursive actors (addr) as (
      (select lower(who) from audit order by lower(who) limit 1)
      union all
      select (select lower(who) from audit where lower(who) > actors.addr order by lower(who) limit 1)
      from actors where actors.addr is not null
    )
    select x.id, x.at from actors cross join lateral ${page(sql`lower(who) = actors.addr`)} x
    where (select lower(username) from users where lower(addr) = actors.addr limit 1) like ${begins}
      or (select lower(username) from agents where lower(addr) = actors.addr limit 1) like ${begins}
    ${inOrder}
  )`
}

/** Gives a right or takes it, in the name of the operator's own machine; `user.missing` where there is nothing to take from. */
export async function grantRight(db: Db, ask: GrantAsk): Promise<Decided<'grant_right'>> {
  return decide(db, 'grant_right', ask)
}
