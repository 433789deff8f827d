import type { list as endpoint } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { wnftsOf } from '#outside/db/collateral.ts'
import type { Context, SignedIn } from '../context.ts'
import { presentWnft } from './present.ts'

/** The wrapped tokens of the person who asks, as the chains had them at their last final block. */
export async function listWnfts(context: Context, asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  const rows = await wnftsOf(context.db, asker.actor.addr)
  return { wnftCollaterals: rows.map(presentWnft) }
}
