import type { readAsStaff } from '#api/affiliates.ts'
import type { ParamsOf, ReplyOf } from '#api/endpoint.ts'
import type { Context, SignedIn } from '../context.ts'
import { partnerOf } from './present.ts'

/** A person's programs and payouts, for super users. */
export async function readPartnerAsStaff(
  context: Context,
  _asker: SignedIn,
  { params }: { params: ParamsOf<typeof readAsStaff> },
): Promise<ReplyOf<typeof readAsStaff>> {
  return { partner: await partnerOf(context, params.addr) }
}
