import { sql, type Transaction } from 'kysely'
import type { ChangeUserAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import { prefixPattern } from './prefix-pattern.ts'
import type { Row, Tables } from './rows.ts'

export type UserRow = Row<'users'>

/** A user with the moderation status of its agent profile, null when it has none. */
export type UserWithStatus = UserRow & {
  moderation_status: Row<'agents'>['moderation_status'] | null
  /** Whether it has brought no order to its end yet. */
  is_newcomer: boolean
  bot_activated_at: string | null
  has_activation_code: boolean | null
}

function selectUsers(db: Db) {
  return db
    .selectFrom('users')
    .leftJoin('agents', 'agents.addr', 'users.addr')
    .leftJoin('bot_bindings as b', 'b.addr', 'users.addr')
    .selectAll('users')
    .select('b.activated_at as bot_activated_at')
    .select(
      sql<boolean | null>`b.activation_hash is not null and b.activation_until > clock_timestamp()`.as(
        'has_activation_code',
      ),
    )
    .select('agents.moderation_status')
    .select(sql<string | null>`coalesce(agents.username, users.username)`.as('username'))
    .select(sql<boolean>`is_newcomer(users.addr)`.as('is_newcomer'))
}

/** The user of an address, or undefined. Who is an agent goes by the agent's name. */
export async function findUser(db: Db, addr: string): Promise<UserWithStatus | undefined> {
  return selectUsers(db).where('users.addr', '=', addr).executeTakeFirst()
}

/** The users of these addresses, in no order; who is not there is not among them. */
export async function findUsers(db: Db, addrs: readonly string[]): Promise<UserWithStatus[]> {
  return selectUsers(db)
    .where(sql<boolean>`users.addr = any(${[...addrs]}::text[])`)
    .execute()
}

/** The users whose sessions went on within the last minutes, at most `limit`. */
export async function recentUsers(db: Db, minutes: number, limit: number): Promise<UserWithStatus[]> {
  return selectUsers(db)
    .where('users.addr', 'in', (from) =>
      from
        .selectFrom('session_families')
        .select('session_families.addr')
        .where('revoked_at', 'is', null)
        .where('rotated_at', '>', sql<string>`now() - ${minutes} * interval '1 minute'`),
    )
    .limit(limit)
    .execute()
}

/** Which users. `pagingTime` is the creation time of the last (next) or first (prev) row known. */
export interface UserListAsk {
  /** What an address or a name begins with, in any case; null: whoever. */
  readonly find: string | null
  readonly kind: 'super' | 'moderator' | 'affiliated' | 'banned' | null
  readonly pagingTime: string | null
  readonly direction: 'next' | 'prev'
  readonly limit: number
}

const flagOf = {
  super: 'u.is_super',
  moderator: 'u.is_moderator',
  affiliated: 'u.is_affiliated',
  banned: 'u.is_banned',
} as const

/** A page of users, newest first; creation times are unique, so that no row is skipped or met twice. */
export async function listUsers(db: Db, ask: UserListAsk): Promise<UserWithStatus[]> {
  const { kind, find, pagingTime } = ask
  const inOrder = sql`order by u.created_at ${ask.direction === 'next' ? sql`desc` : sql`asc`} limit ${ask.limit}`
  const wanted = sql.join(
    [
      kind ? sql`${sql.ref(flagOf[kind])}` : sql`true`,
      ...(pagingTime
        ? [ask.direction === 'next' ? sql`u.created_at < ${pagingTime}` : sql`u.created_at > ${pagingTime}`]
        : []),
    ],
    sql` and `,
  )
  const begins = prefixPattern(find ?? '')
  // Each way of being found is a branch of its own: few are found by their index, many along the times.
  const branches =
    find === null
      ? [sql`from users u where ${wanted}`]
      : [
          sql`from users u where lower(u.addr) like ${begins} and ${wanted}`,
          sql`from users u where lower(u.username) like ${begins} and ${wanted}`,
          sql`from users u join agents a using (addr) where lower(a.username) like ${begins} and ${wanted}`,
        ]
  const pages = branches.map((branch) => sql`(select u.addr, u.created_at ${branch} ${inOrder})`)
  return selectUsers(db)
    .where(sql<boolean>`users.addr in (select u.addr from (${sql.join(pages, sql` union `)}) as u ${inOrder})`)
    .orderBy('users.created_at', 'desc')
    .execute()
}

/** Changes what somebody may do, in one round trip. */
export async function changeUser(db: Db, ask: ChangeUserAsk): Promise<Decided<'change_user'>> {
  return decide(db, 'change_user', ask)
}

/**
 * Makes the user of an address exist; `isSuper` is only ever given, never taken away, and given in the name of the settings: its
 * audit row and the event are written with it. Only who comes for the first time is bound to who brought them; a code that binds
 * nobody is as good as none.
 */
export async function ensureUser(
  trx: Transaction<Tables>,
  addr: string,
  more: { isSuper: boolean; affiliateId: string | null },
): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      addr,
      affiliate_id: sql<string | null>`affiliate_for(${more.affiliateId}, ${addr})`,
      username: null,
      terms_accepted_at: null,
    })
    .onConflict((conflict) => conflict.column('addr').doNothing())
    .execute()
  if (!more.isSuper) return
  const given = await trx
    .updateTable('users')
    .set({ is_super: true, rights_at: later, updated_at: later })
    .where('addr', '=', addr)
    .where('is_super', '=', false)
    .executeTakeFirst()
  if (given.numUpdatedRows === 0n) return
  await sql`
    insert into audit (who, action, target, before, after, from_where)
    values ('settings', 'users.grant', ${addr}, '{"isSuper": false}', '{"isSuper": true}', 'ADMIN_ADDRESSES')
  `.execute(trx)
  await tellUser(trx, addr)
}

/** Records that a user accepts the terms; the first time counts, and nothing changes after it. */
export async function acceptTerms(db: Db, addr: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const accepted = await trx
      .updateTable('users')
      .set({ terms_accepted_at: sql<string>`clock_timestamp()`, updated_at: later })
      .where('addr', '=', addr)
      .where('terms_accepted_at', 'is', null)
      .executeTakeFirst()
    if (accepted.numUpdatedRows > 0n) await tellUser(trx, addr)
  })
}

/** A version of a user after every other. */
const later = sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')`

/** Writes the event that has every process drop a user from its cache. */
export async function tellUser(trx: Transaction<Tables>, addr: string): Promise<void> {
  await sql`select emit('user', ${JSON.stringify({ addr })}::jsonb)`.execute(trx)
}
