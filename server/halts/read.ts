import type { ReplyOf } from '#api/endpoint.ts'
import type { list, readStanding } from '#api/halts.ts'
import { liftedHalts, standingHalts } from '#outside/db/halts.ts'
import type { SignedIn, World } from '../context.ts'
import { presentStaffHalt } from '../halted.ts'

const liftedMost = 50

/** What is not taken now, from memory. */
export async function readStandingHalts(world: World): Promise<ReplyOf<typeof readStanding>> {
  return { halts: [...world.halts()] }
}

/** Every halt that stands, then those that were lifted last. */
export async function listHalts(world: World, _: SignedIn): Promise<ReplyOf<typeof list>> {
  const [standing, lifted] = await Promise.all([standingHalts(world.db), liftedHalts(world.db, liftedMost)])
  return { halts: [...standing, ...lifted].map(presentStaffHalt) }
}
