import type { Order, OrderRow, OrderView } from '#api/orders.ts'
import { shortAddress } from '#domain/money/address.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import type { OrderStatus } from '#domain/orders/status.ts'
import type { Names } from '#web/session/names.ts'
import { usdFigure, withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'

export type Role = 'user' | 'agent'

/** How a person is paid. Keyed texts that fit the network. */
export type TransferDetails = Order['details']['transferDetails'][string]

/** The address among these details; null where money does not go to one. */
export function addressOf(details: TransferDetails | null): string | null {
  return details?.address ?? null
}

/** An order as sentences speak of it. `sent` is what the user sends, `paid` what the agent pays, whoever is looking. */
export interface OrderFacts {
  readonly role: Role
  readonly status: OrderStatus
  /** Whether the user has said that the transfer was made. */
  readonly isClaimed: boolean
  /** The agent for the user, the user for the agent. */
  readonly other: string
  readonly sent: string
  readonly paid: string
  /** `on Ethereum`, `by SEPA transfer`. */
  readonly sentWay: string
  readonly paidWay: string
  /** Where the user pays to, and where the agent pays to, as far as the answer shows them. */
  readonly agentDetails: TransferDetails | null
  readonly userDetails: TransferDetails | null
  /** ISO times: by when the user is to have paid, and the agent, while it is the agent's turn. */
  readonly expireAt: string
  readonly payoutDueAt: string | null
  /** Whether it is the agent's turn and the agent's time is over. */
  readonly isOverdue: boolean
  /** What is held for the user's last word, as sentences say it; null when nothing is. */
  readonly held: { readonly usd: string; readonly until: string } | null
  /** Whether this state is what staff decided in a dispute. */
  readonly isDecided: boolean
  /** What was awarded to the user out of the agent's collateral, in USD as sentences say it; null when nothing was. */
  readonly awarded: string | null
  /** How much of this step's payment has not been seen on chain; null where nothing of it was seen yet. '0' is all there. */
  readonly missing: string | null
}

/** The facts of an order for the one who looks at it; `now` (Unix ms) decides whether its time to pay is over. */
export function factsOf(view: OrderView, names: Names, now: number): OrderFacts {
  const { order } = view
  const agentAddr = order.agentAddrs[0] ?? ''
  const details = order.details.transferDetails
  return {
    role: view.isOwner ? 'user' : 'agent',
    status: localStatus(order, now),
    isClaimed: order.details.statusHistory.some((change) => change.new === 'agentTransfer'),
    other: otherName(view),
    sent: withUnit(order.from.amount, order.from.currency),
    paid: withUnit(order.to.amount, order.to.currency),
    sentWay: names.way(order.from.network),
    paidWay: names.way(order.to.network),
    agentDetails: details[agentAddr] ?? null,
    userDetails: details[order.userAddr] ?? null,
    expireAt: order.details.expireAt,
    payoutDueAt: order.details.payoutDueAt,
    isOverdue: isPayoutOverdue(order, now),
    held: heldOf(order, now),
    isDecided: order.details.statusHistory.at(-1)?.old === 'dispute',
    awarded: awardedOf(view),
    missing: stillMissing(view),
  }
}

function awardedOf({ awards }: OrderView): string | null {
  const award = awards.find(({ state }) => state !== 'failed')
  return award ? withUnit(plain(round(decimal(award.usd), 2, 'down')), 'USD') : null
}

function stillMissing({ order, transactions }: OrderView): string | null {
  const [type, side] = order.status === 'agentTransfer' ? ([2, order.to] as const) : ([1, order.from] as const)
  const seen = transactions.filter((each) => each.type === type && each.fit !== 'wrongToken')
  return seen.length === 0 ? null : missingOf(side, seen)
}

/** How much of a side has not arrived yet, exact; '0' where it is all there. */
export function missingOf(
  asked: { currency: string; amount: string },
  seen: readonly { readonly currency: string; readonly amount: string }[],
): string {
  const received = seen
    .filter(({ currency }) => currency === asked.currency)
    .reduce((sum, { amount }) => sum.plus(amount), decimal(0))
  const missing = decimal(asked.amount).minus(received)
  return missing.isGreaterThan(0) ? plain(missing) : '0'
}

function isPayoutOverdue({ status, details }: Order, now: number): boolean {
  return status === 'agentTransfer' && details.payoutDueAt !== null && now >= Date.parse(details.payoutDueAt)
}

function heldOf({ details }: Order, now: number): OrderFacts['held'] {
  const { heldUntil, heldUsd } = details
  return heldUntil && heldUsd ? { usd: usdFigure(heldUsd), until: momentWords(heldUntil, now) } : null
}

/** The status to show: an order whose time to pay is over counts as expired before the server has said so. */
export function localStatus(order: Order, now: number): OrderStatus {
  const isOver = order.status === 'userTransfer' && now >= Date.parse(order.details.expireAt)
  return isOver ? 'expired' : order.status
}

function otherName(view: OrderView): string {
  const addr = view.isOwner ? (view.order.agentAddrs[0] ?? '') : view.order.userAddr
  return nameOf(view, addr)
}

/** A party's username, or the short form of its address. */
export function nameOf(view: OrderView, addr: string): string {
  const known = [...view.agents, ...view.order.counterparties].find((person) => person.addr === addr)
  return known?.username && known.username !== addr ? known.username : shortAddress(addr)
}

/** What the one who looks gives and gets: an agent sees the sides swapped. */
export function ownSides(order: Pick<OrderRow, 'from' | 'to'>, role: Role) {
  return role === 'user' ? { give: order.from, get: order.to } : { give: order.to, get: order.from }
}
