import type { Halt } from '#api/halt.ts'
import type { StaffHalt } from '#api/halts.ts'
import { type RefusalValues, refuse } from '#domain/refusal.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { type HaltRow, scopeOf } from '#outside/db/halts.ts'
import type { Context } from './context.ts'

/** A halt as everybody sees it. */
export function presentHalt(row: HaltRow): Halt {
  return { id: row.id, what: scopeOf(row), reason: row.reason, since: row.made_at }
}

/** A halt as super users see it. */
export function presentStaffHalt(row: HaltRow): StaffHalt {
  const lifted = row.lifted_by !== null && row.lifted_at !== null ? { by: row.lifted_by, at: row.lifted_at } : null
  return { ...presentHalt(row), by: row.made_by, lifted }
}

/** Refuses a pair that is halted as far as this process has heard; the database looks again. */
export function assertNotHalted(context: Context, pair: Pair): void {
  const halt = haltOf(context.halts(), pair)
  if (!halt) return
  const network = halt.what.scope === 'network' ? halt.what.network : null
  refuseHalted({ scope: halt.what.scope, network, reason: halt.reason })
}

/** Refuses with what the database said of a halt. */
export function refuseHalted(values: RefusalValues | undefined): never {
  return refuse('market.halted', values)
}
