import { type Selectable, sql, type Transaction } from 'kysely'
import type { Db } from './pool.ts'
import type { AgentTable, Tables, UserTable } from './tables.ts'

export type UserRow = Selectable<UserTable>

/** A user with the moderation status of its agent profile, null when it has none. */
export type UserWithStatus = UserRow & {
  moderation_status: Selectable<AgentTable>['moderation_status'] | null
  /** Whether it has brought no order to its end yet. */
  is_newcomer: boolean
  bot_activated_at: string | null
  has_activation_code: boolean | null
}

/** The user of an address, or undefined. Who is an agent goes by the agent's name. */
export async function findUser(db: Db, addr: string): Promise<UserWithStatus | undefined> {
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
    .where('users.addr', '=', addr)
    .executeTakeFirst()
}

/** Makes the user of an address exist; `isSuper` is only ever given, never taken away. */
export async function ensureUser(
  trx: Transaction<Tables>,
  addr: string,
  more: { isSuper: boolean; affiliateId: string | null },
): Promise<void> {
  const isNew = await trx
    .insertInto('users')
    .values({ addr, is_super: more.isSuper, affiliate_id: more.affiliateId, username: null, terms_accepted_at: null })
    .onConflict((conflict) => conflict.column('addr').doNothing())
    .executeTakeFirst()
  if (more.isSuper && isNew.numInsertedOrUpdatedRows === 0n) {
    await trx
      .updateTable('users')
      .set({ is_super: true })
      .where('addr', '=', addr)
      .where('is_super', '=', false)
      .execute()
  }
}

/** Records that a user accepts the terms; the first time counts. */
export async function acceptTerms(db: Db, addr: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .updateTable('users')
      .set({ terms_accepted_at: sql<string>`coalesce(terms_accepted_at, clock_timestamp())` })
      .set({ updated_at: sql<string>`greatest(clock_timestamp(), updated_at + interval '1 millisecond')` })
      .where('addr', '=', addr)
      .execute()
    await tellUser(trx, addr)
  })
}

/** Tells every process that what it remembers of a user is old. */
export async function tellUser(trx: Transaction<Tables>, addr: string): Promise<void> {
  await trx.insertInto('outbox').values({ topic: 'user', seq: null, channel: null, data: { addr } }).execute()
}
