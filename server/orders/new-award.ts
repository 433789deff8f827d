import { randomUUIDv7 } from 'node:crypto'
import { planAward } from '#domain/disputes/award.ts'
import { decimal, plain } from '#domain/money/decimal.ts'
import { refuse } from '#domain/refusal.ts'
import { decisionHash } from '#outside/chain/settlement.ts'
import type { NewAward } from '#outside/db/asks.ts'
import type { OrderRow } from '#outside/db/orders.ts'
import { awardSources, decisionText, rulesOn, usdBy } from '../award.ts'
import type { Context } from '../context.ts'

/**
 * Plans what staff award to the user out of the agent's tokens, as they were last read; null without an amount. The database checks
 * it again under locks.
 */
export async function newAward(
  context: Context,
  order: OrderRow,
  awardUsd: string | undefined,
): Promise<NewAward | null> {
  if (awardUsd === undefined) return null
  const usd = decimal(awardUsd).decimalPlaces(6, 1)
  if (usd.isGreaterThan(order.exposure_usd)) refuse('award.too-much', { mostUsd: plain(decimal(order.exposure_usd)) })
  const plan =
    planAward(await awardSources(context, order.agent_addr), usd, usdBy(context)) ?? refuse('award.uncovered')
  const { chainId, contract, tokenId, deadline } = plan.from
  const deployment = context.contracts.get(chainId) ?? refuse('award.uncovered')
  // Only the chain says who has to sign.
  const rules = (await rulesOn(context, chainId)) ?? refuse('service.busy')
  const items = plan.items.map(({ token, ticker, decimals, amount }) => ({ token, ticker, decimals, amount }))
  const text = decisionText({ orderId: order.id, contract, tokenId, receiver: order.user_addr, items, deadline })
  return {
    id: randomUUIDv7(),
    usd: plain(usd),
    chainId,
    settlement: deployment.settlement,
    contract,
    tokenId,
    items,
    deadline,
    decision: decisionHash(text),
    ...rules,
  }
}
