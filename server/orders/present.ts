import type { OrderView, OrderRow as WireRow, StaffRow as WireStaffRow } from '#api/orders.ts'
import { payoutKind } from '#domain/orders/payout.ts'
import { allowedStatuses, type OrderActor } from '#domain/orders/transitions.ts'
import { paymentReference } from '#domain/payments/reference.ts'
import type { HistoryRow, OrderRow } from '#outside/db/orders.ts'
import type { StaffOrderRow } from '#outside/db/staff-orders.ts'
import type { Context } from '../context.ts'
import { agentRecord, presentRecord } from '../standing.ts'
import { agentDetails, userDetails } from '../transfer-details.ts'
import { openStatement } from './statement.ts'

type Row = Pick<
  OrderRow,
  | 'id'
  | 'status'
  | 'created_at'
  | 'updated_at'
  | 'user_addr'
  | 'agent_addr'
  | 'from_network'
  | 'from_currency'
  | 'from_amount'
  | 'to_network'
  | 'to_currency'
  | 'to_amount'
  | 'calculation'
>

/** An order as a row of a list. */
export function presentRow(row: Row): WireRow {
  return {
    id: row.id,
    status: row.status,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    userAddr: row.user_addr,
    agentAddrs: [row.agent_addr],
    from: { network: row.from_network, currency: row.from_currency, amount: row.from_amount },
    to: { network: row.to_network, currency: row.to_currency, amount: row.to_amount },
    price: row.calculation.price,
  }
}

/** An order as a row of staff's lists. */
export function presentStaffRow(row: StaffOrderRow): WireStaffRow {
  const dispute = row.opened_at && {
    openedAt: row.opened_at,
    assignee: row.assignee,
    assigneeName: row.assignee_name,
    isSettled: row.settled_at !== null,
  }
  return { ...presentRow(row), userName: row.user_name, agentName: row.agent_name, dispute: dispute || null }
}

/** Money that travels through a bank has a reference by which it is recognised. */
function referenceOf({ id, from_network, from_currency, to_network, to_currency }: OrderRow): string | null {
  const sides = [
    { network: from_network, currency: from_currency },
    { network: to_network, currency: to_currency },
  ]
  return sides.some((side) => payoutKind(side) === 'bank') ? paymentReference(id) : null
}

/** An order whole, as its user, its agent or staff see it. Transfer details are shown inside the order only. */
export function presentOrder(
  context: Context,
  row: OrderRow,
  history: readonly HistoryRow[],
  disputed: Pick<OrderView, 'disputes' | 'awards' | 'disputeSteps' | 'people' | 'forStaff'>,
  as: { actor: OrderActor; addr: string },
): OrderView {
  const agent = { addr: row.agent_addr, username: row.agent_username }
  const about = { info: row.agent_info, record: presentRecord(agentRecord(row.agent_record)) }
  const user = { addr: row.user_addr, username: row.user_username ?? row.user_addr }
  const allowed = allowedStatuses(row.status, as.actor)
  return {
    order: {
      ...presentRow(row),
      counterparties: as.actor === 'user' ? [agent] : as.actor === 'agent' ? [user] : [user, agent],
      details: {
        expireAt: row.expire_at,
        claimedBy: row.claimed_by,
        transferDetails: {
          [row.user_addr]: userDetails(context, row),
          [row.agent_addr]: agentDetails(context, row),
        },
        statusHistory: history.map((step) => ({
          old: step.old,
          new: step.new,
          changedBy: step.changed_by,
          changedAt: step.changed_at,
          statement: openStatement(context, row.id, step.statement),
        })),
        heldUntil: row.held_until,
        heldUsd: row.held_until ? row.locked_usd : null,
        receivedAt: row.received_at,
        payoutDueAt: row.payout_due_at,
        paymentReference: referenceOf(row),
      },
      calculation: row.calculation,
      inputs: row.price_inputs,
    },
    agents: [{ ...agent, ...about }],
    transactions: [],
    statuses: as.actor === 'staff' ? [] : allowed,
    isOwner: row.user_addr === as.addr,
    rating: row.rating,
    allowedStatuses: as.actor === 'staff' ? allowed : null,
    ...disputed,
    serverTime: row.now,
  }
}
