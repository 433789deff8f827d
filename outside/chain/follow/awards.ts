import { decodeEventLog, getAbiItem, type Hex, toEventSelector } from 'viem'
import { settlementAbi } from '#contracts/abi/settlement.ts'
import { orderOnChain } from '#domain/disputes/decision.ts'
import type { ChainStep } from '../../db/asks.ts'
import { awardsToFollow } from '../../db/disputes.ts'
import type { Db } from '../../db/pool.ts'
import type { Deployment } from '../deployment.ts'
import type { Header, LogEntry } from './blocks.ts'
import { Stall } from './node.ts'
import type { Nodes } from './nodes.ts'

/** Events that say something of an order, whose name is their first topic after the event's own. */
const ofOrders = new Set<Hex>(
  settlementAbi.flatMap((part) =>
    part.type === 'event' && part.inputs[0]?.name === 'orderId' ? [toEventSelector(part)] : [],
  ),
)

const paidEvent = toEventSelector(getAbiItem({ abi: settlementAbi, name: 'Settled' }))

type Awards = Pick<ChainStep, 'awards' | 'settlements'>

/** An order that the settlement does not know. */
const unheard = { status: 0, decision: null, executableAt: null }

/**
 * How the market's awards stand at a block, as the settlement itself says at that block: logs are read for the transactions
 * only, which people look up. `kept`: the number of the last block that cannot be replaced any more. Throws Stall.
 */
export async function readAwards(
  nodes: Nodes,
  db: Db,
  deployment: Deployment,
  {
    header,
    kept,
    blockLogs,
  }: { header: Header; kept: number; blockLogs: readonly { header: Header; logs: readonly LogEntry[] }[] },
): Promise<Awards> {
  const { chainId, settlement } = deployment
  const followed = await awardsToFollow(db, chainId, kept)
  const awards = followed.filter((award) => award.settlement === settlement)
  const answers =
    awards.length === 0
      ? []
      : await nodes.read(
          awards.map(({ order_id: id }) => ({
            to: settlement,
            abi: settlementAbi,
            name: 'orders',
            args: [orderOnChain(id)],
          })),
          header.hash,
        )
  const known = new Map(awards.map(({ id }, index) => [id, readStatus(answers[index])]))
  return {
    awards: followed.map(({ id }) => ({ id, ...(known.get(id) ?? unheard) })),
    settlements: blockLogs.flatMap(({ header: { number }, logs }) =>
      logs.flatMap((log) => settlementOf(log, number, settlement)),
    ),
  }
}

function readStatus(answer: unknown): { status: number; decision: string | null; executableAt: string | null } {
  if (!Array.isArray(answer)) throw new Stall('contradictory', 'the settlement does not tell of an order')
  const [status, decision, executableAt] = answer as [number, Hex, bigint]
  if (status === 0) return unheard
  return { status, decision, executableAt: new Date(Number(executableAt) * 1000).toISOString() }
}

function settlementOf(log: LogEntry, number: number, settlement: string): Awards['settlements'] {
  const { address, topics, data, txHash } = log
  const [event = '0x', order, ...others] = topics
  if (address !== settlement.toLowerCase() || !order || !ofOrders.has(event)) return []
  if (event !== paidEvent) return [{ number, order, txHash, token: null, paid: null }]
  const { args } = decodeEventLog({ abi: settlementAbi, eventName: 'Settled', topics: [event, order, ...others], data })
  return [{ number, order, txHash, token: args.token, paid: `${args.paid}` }]
}
