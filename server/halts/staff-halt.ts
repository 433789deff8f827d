import type { StaffHalt } from '#api/halts.ts'
import { refuse } from '#domain/refusal.ts'
import { findHalt } from '#outside/db/halts.ts'
import type { Context } from '../context.ts'
import { presentStaffHalt } from '../halted.ts'

/** A halt as staff see it. Refuses `halt.missing`. */
export async function staffHalt(context: Context, id: string): Promise<StaffHalt> {
  return presentStaffHalt((await findHalt(context.db, id)) ?? refuse('halt.missing'))
}
