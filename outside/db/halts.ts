import { type Selectable, sql } from 'kysely'
import type { HaltScope } from '#domain/swap/halt.ts'
import type { Db } from './pool.ts'
import { retried } from './retry.ts'
import type { HaltTable } from './tables.ts'

export type HaltRow = Selectable<HaltTable>

/** The halts that stand, the oldest first. */
export async function standingHalts(db: Db): Promise<HaltRow[]> {
  return db.selectFrom('halts').selectAll().where('lifted_at', 'is', null).orderBy('made_at').orderBy('id').execute()
}

/** The halts that were lifted, the latest first, at most `limit`. */
export async function liftedHalts(db: Db, limit: number): Promise<HaltRow[]> {
  return db
    .selectFrom('halts')
    .selectAll()
    .where('lifted_at', 'is not', null)
    .orderBy('lifted_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** A halt; undefined when there is none of this id. */
export async function findHalt(db: Db, id: string): Promise<HaltRow | undefined> {
  return db.selectFrom('halts').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Who halts or lifts, and from where. */
interface By {
  readonly id: string
  readonly by: string
  readonly fromWhere: string
}

/** Halts. From its commit on nothing new is offered or placed in what it stops, by no process. */
export async function makeHalt(
  db: Db,
  ask: By & { readonly what: HaltScope; readonly reason: string },
): Promise<{ fault?: 'access.denied' | 'halt.standing' }> {
  const { what, ...rest } = ask
  const { rows } = await retried(() =>
    sql<{ said: { fault?: 'access.denied' | 'halt.standing' } }>`
      select make_halt(${JSON.stringify({ ...rest, ...columns(what) })}::jsonb) as said
    `.execute(db),
  )
  return rows[0]?.said ?? {}
}

/** Lifts a halt that stands. */
export async function liftHalt(db: Db, ask: By): Promise<{ fault?: 'access.denied' | 'halt.missing' | 'halt.lifted' }> {
  const { rows } = await retried(() =>
    sql<{ said: { fault?: 'access.denied' | 'halt.missing' | 'halt.lifted' } }>`
      select lift_halt(${JSON.stringify(ask)}::jsonb) as said
    `.execute(db),
  )
  return rows[0]?.said ?? {}
}

function columns(what: HaltScope) {
  if (what.scope !== 'pair') return what
  const { from, to } = what.pair
  return {
    scope: what.scope,
    fromNetwork: from.network,
    fromCurrency: from.currency,
    toNetwork: to.network,
    toCurrency: to.currency,
  }
}

/** What a halt stops, as its columns say. */
export function scopeOf(row: HaltRow): HaltScope {
  const { network, from_network, from_currency, to_network, to_currency } = row
  if (network !== null) return { scope: 'network', network }
  if (from_network === null || from_currency === null || to_network === null || to_currency === null) {
    return { scope: 'market' }
  }
  const from = { network: from_network, currency: from_currency }
  return { scope: 'pair', pair: { from, to: { network: to_network, currency: to_currency } } }
}
