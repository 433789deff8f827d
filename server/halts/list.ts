import type { ReplyOf } from '#api/endpoint.ts'
import type { list } from '#api/halts.ts'
import { liftedHalts, standingHalts } from '#outside/db/halts.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentStaffHalt } from '../halted.ts'

const liftedMost = 50

/** Every halt that stands, then those that were lifted last. */
export async function listHalts(context: Context, _: SignedIn): Promise<ReplyOf<typeof list>> {
  const [standing, lifted] = await Promise.all([standingHalts(context.db), liftedHalts(context.db, liftedMost)])
  return { halts: [...standing, ...lifted].map(presentStaffHalt) }
}
