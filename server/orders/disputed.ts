import type { Person } from '#api/dispute-shapes.ts'
import type { OrderView } from '#api/orders.ts'
import { Decimal, decimal, plain } from '#domain/money/decimal.ts'
import type { OrderActor } from '#domain/orders/transitions.ts'
import { type AwardRow, awardsOf, type DisputeRow, disputeSteps, disputesOf, namesOf } from '#outside/db/disputes.ts'
import type { HistoryRow, OrderRow } from '#outside/db/orders.ts'
import { awardSources, coversOf, presentAward, rulesOn } from '../award.ts'
import type { Context, SignedIn } from '../context.ts'

type Part = Pick<OrderView, 'disputes' | 'awards' | 'disputeSteps' | 'people' | 'forStaff'>

/** The disputes of an order with their awards and the people who acted in them, for the wire. */
export async function disputedPart(
  context: Context,
  asker: SignedIn,
  order: OrderRow,
  history: readonly HistoryRow[],
  actor: OrderActor,
): Promise<Part> {
  const disputes = await disputesOf(context.db, order.id)
  const [steps, awards] =
    disputes.length > 0
      ? await Promise.all([disputeSteps(context.db, order.id), awardsOf(context.db, order.id)])
      : [[], []]
  const acted = [
    ...history.map((step) => step.changed_by),
    ...steps.flatMap(({ by, note, kind }) => [by, kind === 'assigned' ? note : null]),
  ]
  const assignees = disputes.map(({ assignee }) => assignee)
  return {
    disputes: disputes.map((row) => ({
      id: row.id,
      state: row.state,
      openedAt: row.opened_at,
      assignee: row.assignee,
      settledAt: row.settled_at,
      decidedBy: row.decided_by,
      decidedAt: row.decided_at,
    })),
    awards: awards.map((row) => presentAward(row, actor === 'staff')),
    disputeSteps: steps.map((row) => ({ kind: row.kind, by: row.by, at: row.at, note: row.note, txHash: row.tx_hash })),
    people: await peopleOf(context, order, [...acted, ...assignees]),
    forStaff: actor === 'staff' ? await forStaff(context, asker, order, disputes.at(-1), awards.at(-1)) : null,
  }
}

/** People by address, with their names and roles. */
async function peopleOf(context: Context, order: OrderRow, given: readonly (string | null)[]): Promise<Person[]> {
  const addrs = [...new Set([order.user_addr, order.agent_addr, ...given.filter((addr) => addr !== null)])]
  const strangers = addrs.filter((addr) => roleOf(order, addr) === 'staff')
  const names = strangers.length > 0 ? await namesOf(context.db, strangers) : new Map<string, string>()
  const known = new Map([[order.agent_addr, order.agent_username], ...names])
  if (order.user_username) known.set(order.user_addr, order.user_username)
  return addrs.map((addr) => ({ addr, name: known.get(addr) ?? addr, role: roleOf(order, addr) }))
}

function roleOf(order: OrderRow, addr: string): Person['role'] {
  if (addr === order.user_addr) return 'user'
  if (addr === order.agent_addr) return 'agent'
  return addr === 'clock' || addr === 'chain' ? addr : 'staff'
}

async function forStaff(
  context: Context,
  { actor }: SignedIn,
  order: OrderRow,
  dispute: DisputeRow | undefined,
  award: AwardRow | undefined,
): Promise<Part['forStaff']> {
  const isOpen = dispute !== undefined && dispute.state !== 'decided'
  const isParty = roleOf(order, actor.addr) !== 'staff'
  const covers = isOpen ? coversOf(context, await awardSources(context, order.agent_addr)) : []
  return {
    exposureUsd: plain(decimal(order.exposure_usd)),
    lockedUsd: plain(decimal(order.locked_usd)),
    awardableUsd: plain(Decimal.max(0, ...covers.map(({ usd }) => usd)).decimalPlaces(2, 1)),
    covers: covers.map(({ usd, deadline }) => ({ usd: plain(usd), deadline })),
    mayDecide: !isParty && (!isOpen || actor.isSuper || dispute.assignee === actor.addr),
    maySign: award?.state === 'asked' ? await maySign(context, actor.addr, award.chain_id) : false,
  }
}

/** Whether somebody is a signer of the settlement; null while the chain cannot be read. */
async function maySign(context: Context, addr: string, chainId: number): Promise<boolean | null> {
  const rules = await rulesOn(context, chainId)
  return rules === null ? null : rules.signers.includes(addr)
}
