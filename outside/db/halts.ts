import type { HaltScope } from '#domain/swap/halt.ts'
import type { LiftAsk } from './asks.ts'
import { type Decided, decide } from './decide.ts'
import type { Db } from './pool.ts'
import type { Row } from './rows.ts'

export type HaltRow = Row<'halts'>

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

/** Halts. From its commit on nothing new is offered or placed in what it stops, by no process. */
export async function makeHalt(
  db: Db,
  ask: LiftAsk & { readonly what: HaltScope; readonly reason: string },
): Promise<Decided<'make_halt'>> {
  const { what, ...rest } = ask
  return decide(db, 'make_halt', { ...rest, ...columns(what) })
}

/** Lifts a halt that stands. */
export async function liftHalt(db: Db, ask: LiftAsk): Promise<Decided<'lift_halt'>> {
  return decide(db, 'lift_halt', ask)
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
