import type { readAsStaff } from '#api/dues.ts'
import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import type { Context, SignedIn } from '../context.ts'
import { duesOf } from './present.ts'

type Ask = { params: ParamsOf<typeof readAsStaff>; query: QueryOf<typeof readAsStaff> }

/** What an agent owes, for staff. */
export async function readDuesAsStaff(
  context: Context,
  _asker: SignedIn,
  ask: Ask,
): Promise<ReplyOf<typeof readAsStaff>> {
  return { dues: await duesOf(context, ask.params.addr, ask.query) }
}
