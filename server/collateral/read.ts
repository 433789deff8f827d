import type { read as endpoint } from '#api/collateral.ts'
import type { ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import { assetTypeOf } from '#domain/collateral/codes.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { refuse } from '#domain/refusal.ts'
import { findWnft } from '#outside/db/collateral.ts'
import type { Asker, Context } from '../context.ts'
import { presentWnft } from './present.ts'

type Ask = { params: ParamsOf<typeof endpoint>; query: QueryOf<typeof endpoint> }

/** One wrapped token. What stands on a chain everybody may read. */
export async function readWnft(context: Context, _: Asker, { params, query }: Ask): Promise<ReplyOf<typeof endpoint>> {
  const contractAddress = readEvmAddress(params.contractAddress.toLowerCase()) ?? refuse('wnft.missing')
  const row = (await findWnft(context.db, { ...params, contractAddress })) ?? refuse('wnft.missing')
  if (query.assetType && assetTypeOf(row.asset_type) !== query.assetType) refuse('wnft.missing')
  return { wnftCollateral: presentWnft(row) }
}
