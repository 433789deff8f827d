import type { CollateralNotice, CollateralTotals, WnftCollateral } from '#api/collateral.ts'
import { type AssetType, assetTypeOf } from '#domain/collateral/codes.ts'
import { Decimal, decimal, plain, round } from '#domain/money/decimal.ts'
import type { CollateralNoticeRow, CollateralTotalsRow, WnftRow } from '#outside/db/collateral.ts'

/** USD of collateral are shown to four decimals (specification, second file §2.5). */
const usdPlaces = 4

/** A wrapped token for the wire. */
export function presentWnft(row: WnftRow): WnftCollateral {
  return {
    chainId: row.chain_id,
    contractAddress: row.contract_address,
    tokenId: row.token_id,
    assetType: typeOf(row.asset_type),
    owner: row.owner,
    collaterals: row.items.map((item) => ({ ...item, assetType: typeOf(item.assetType) })),
    locks: [...row.locks],
    rules: row.rules,
    isRegistered: row.is_registered,
    backsUntil: row.backs_until,
    declaredUsd: row.declared_usd && usd(row.declared_usd),
    enforceableUsd: row.enforceable_usd && usd(row.enforceable_usd),
    blockNumber: Number(row.block_number),
  }
}

/** An agent's totals for the wire. */
export function presentTotals(row: CollateralTotalsRow): CollateralTotals {
  const available = Decimal.max(decimal(row.allowed).minus(row.locked), 0)
  return {
    tickers: row.tickers.map(({ ticker, amount }) => ({ ticker, amount })),
    unpriced: row.tickers.filter(({ isPriced }) => !isPriced).map(({ ticker }) => ticker),
    total: row.total && usd(row.total),
    enforceable: row.enforceable && usd(row.enforceable),
    allowed: usd(row.allowed),
    locked: plain(round(decimal(row.locked), usdPlaces, 'up')),
    available: plain(round(available, usdPlaces, 'down')),
    isWithin: decimal(row.locked).isLessThanOrEqualTo(row.allowed),
  }
}

/** What an agent has to know, for the wire. */
export function presentNotice(row: CollateralNoticeRow): CollateralNotice {
  const { kind, at } = row
  return { kind, at, chainId: row.chain_id, contractAddress: row.contract_address, tokenId: row.token_id }
}

function usd(text: string): string {
  return plain(round(decimal(text), usdPlaces, 'down'))
}

/** The chain follower writes only types that the wrapper knows. */
function typeOf(code: number): AssetType {
  const type = assetTypeOf(code)
  if (!type) throw new Error(`no asset has the type ${code}`)
  return type
}
