import type { Award } from '#api/dispute-shapes.ts'
import { type Cover, type UsdOf, worthOf } from '#domain/disputes/award.ts'
import { type DecisionText, orderOnChain } from '#domain/disputes/decision.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { freshRate } from '#domain/prices/rate.ts'
import { type SettlementRules, settlementRules } from '#outside/chain/settlement.ts'
import { type AwardRow, type AwardTokenRow, awardTokens } from '#outside/db/disputes.ts'
import type { Context } from './context.ts'

/** The least time (ms) that must remain to execute a decision. */
const leastMs = 600_000

/** A wrapped token that can still give something, and until when a decision about it could be carried out (ISO 8601). */
export type AwardSource = AwardTokenRow & { readonly deadline: string }

/** The wrapped tokens of an agent out of which an award can be paid now. */
export async function awardSources(context: Context, agent: string): Promise<AwardSource[]> {
  const rows = await awardTokens(context.db, agent)
  return rows.flatMap((row) => {
    if (!context.contracts.has(row.chainId)) return []
    const executableAt = Date.parse(row.now) + row.delaySeconds * 1000
    // In whole seconds, as the settlement counts, and not after the unlock: then the holder may unwrap.
    const end = Math.min(executableAt + context.settings.awardSeconds * 1000, Date.parse(row.unlockAt))
    const deadline = Math.floor(end / 1000) * 1000
    return deadline < executableAt + leastMs ? [] : [{ ...row, deadline: new Date(deadline).toISOString() }]
  })
}

/** What an asset is worth now, by the market's rates. */
export function usdBy(context: Context): UsdOf {
  const now = context.now()
  return (ticker) => freshRate(context.rates(), ticker, now)?.usd ?? null
}

/** How much each of these can give, and until when. */
export function coversOf(context: Context, sources: readonly AwardSource[]): Cover[] {
  const usdOf = usdBy(context)
  return sources.map((source) => ({ usd: worthOf(source, usdOf), deadline: source.deadline }))
}

/** Who decides about collateral on a chain, as the chain says; null while it cannot be read. */
export async function rulesOn(context: Context, chainId: number): Promise<SettlementRules | null> {
  const deployment = context.contracts.get(chainId)
  const [rpcUrl] = context.rpcsByChainId.get(chainId) ?? []
  return deployment && rpcUrl ? settlementRules(rpcUrl, deployment).catch(() => null) : null
}

type Hex = `0x${string}`

/** The EIP-712 text of an award that signers sign. */
export function decisionText(of: {
  readonly orderId: string
  readonly contract: string
  readonly tokenId: string
  readonly receiver: string
  readonly items: readonly { readonly token: string; readonly amount: string }[]
  readonly deadline: string
}): DecisionText {
  return {
    orderId: orderOnChain(of.orderId),
    wNFT: of.contract as Hex,
    tokenId: of.tokenId,
    receiver: of.receiver as Hex,
    takes: of.items.map(({ token, amount }) => ({ token: token as Hex, amount })),
    deadline: String(Date.parse(of.deadline) / 1000),
  }
}

/** The decision of an award that was made. */
export function decisionOfAward(row: AwardRow): DecisionText {
  return decisionText({ ...row, orderId: row.order_id, contract: row.contract_address, tokenId: row.token_id })
}

/** An award on the wire; signatures are shown to staff. */
export function presentAward(row: AwardRow, isStaff: boolean): Award {
  return {
    id: row.id,
    usd: plain(decimal(row.usd)),
    state: row.state,
    items: row.items.map(({ token, ticker, amount, decimals }) => {
      const paid = row.paid?.find((one) => one.token === token)?.amount
      return {
        ticker,
        amount: plain(decimal(amount).shiftedBy(-decimals)),
        paid: paid === undefined ? null : plain(decimal(paid).shiftedBy(-decimals)),
      }
    }),
    chainId: row.chain_id,
    settlement: row.settlement as Hex,
    decision: presentDecision(row),
    threshold: row.threshold,
    signatures: row.signatures.map(({ signer, signature }) => ({
      signer: signer as Hex,
      data: isStaff ? (signature as Hex) : null,
    })),
    delaySeconds: row.delay_seconds,
    executableAt: row.executable_at,
    deadline: row.deadline,
    txHash: row.tx_hash,
    fault: row.fault,
    createdAt: row.created_at,
  }
}

function presentDecision(row: AwardRow): Award['decision'] {
  const { takes, ...decision } = decisionOfAward(row)
  return { ...decision, takes: [...takes] }
}
