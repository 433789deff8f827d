import type { ReplyOf } from '#api/endpoint.ts'
import type { readStanding } from '#api/halts.ts'
import type { Context } from '../context.ts'

/** What is not taken now, from memory. */
export async function readStandingHalts(context: Context): Promise<ReplyOf<typeof readStanding>> {
  return { halts: [...context.halts()] }
}
