import { z } from 'zod'
import { orderStatusCodes } from '#domain/orders/status.ts'
import { agentRecord } from './agent-standing.ts'
import { ofDisputes } from './dispute-shapes.ts'
import { endpoint } from './endpoint.ts'
import { priceInputs } from './price-inputs.ts'
import { addr, amount, decimalText, givenMoment, line, moment, noBody, nothing, text, uuid } from './shapes.ts'
import { calculation, side } from './swap.ts'

export const orderStatus = z.enum(orderStatusCodes)

/** How a side of an order is paid: fields that fit the network. A party sees those of the other party. */
const transferDetails = z.object({
  address: z.string().optional(),
  iban: z.string().optional(),
  bankFullName: z.string().optional(),
  note: z.string().optional(),
})

export const order = z.object({
  id: uuid,
  status: orderStatus,
  createdAt: moment,
  updatedAt: moment,
  userAddr: z.string(),
  agentAddrs: z.array(z.string()),
  from: side,
  to: side,
  price: decimalText,
  counterparties: z.array(z.object({ addr: z.string(), username: z.string() })),
  details: z.object({
    expireAt: moment,
    claimedBy: z.string().nullable(),
    transferDetails: z.record(z.string(), transferDetails),
    statusHistory: z.array(
      z.object({
        old: orderStatus.nullable(),
        new: orderStatus,
        changedBy: z.string(),
        changedAt: moment,
        /** What the one who opened a dispute said, or who decided it. */
        statement: z.string().nullable(),
      }),
    ),
    /** Until when capacity is held for the user's last word, and how much of it in USD; null when nothing is held. */
    heldUntil: moment.nullable(),
    heldUsd: decimalText.nullable(),
    /** When the user said that it has arrived; null before. */
    receivedAt: moment.nullable(),
    /** By when the agent is to have paid; null while it is not the agent's turn. */
    payoutDueAt: moment.nullable(),
    /** What the payer writes on a bank transfer of this order; null where no bank is involved. */
    paymentReference: z.string().nullable(),
  }),
  calculation,
  /** What it was priced with; null for one older than such records. */
  inputs: priceInputs.nullable(),
})
export type Order = z.output<typeof order>

/** What reading an order answers. */
export const orderView = z.object({
  order,
  /** Its agents, with what they tell everybody (Markdown) and what is known of them. */
  agents: z.array(z.object({ addr: z.string(), username: z.string(), info: z.string(), record: agentRecord })),
  transactions: z.array(
    z.object({
      id: uuid,
      senderAddr: z.string(),
      recipientAddr: z.string(),
      network: z.string(),
      amount: decimalText,
      currency: z.string(),
      status: z.union([z.literal(1), z.literal(2)]),
      type: z.number().int(),
      details: z.object({ txHash: z.string(), blockNumber: z.number().int().nullable() }),
      confirmations: z.number().int(),
      /** How many make it confirmed. */
      confirmationsNeeded: z.number().int(),
      /** How it leaves what was asked, together with those before it. */
      fit: z.enum(['exact', 'over', 'short', 'wrongToken']),
      seenAt: moment,
    }),
  ),
  /** The statuses to which the asking party may move the order now. */
  statuses: z.array(orderStatus),
  isOwner: z.boolean(),
  /** 1 to 5 as the user rated it, 0 where they would not, null before. */
  rating: z.number().int().nullable(),
  /** The statuses to which staff may move it; null for the parties. */
  allowedStatuses: z.array(orderStatus).nullable(),
  ...ofDisputes,
  /** The server's clock at the answer, for countdowns. */
  serverTime: moment,
})
export type OrderView = z.output<typeof orderView>

export const place = endpoint({
  method: 'POST',
  path: '/api/orders/place',
  action: 'orders.place',
  body: z.strictObject({
    offer_id: uuid,
    transferDetails: z
      .strictObject({
        address: line(120).optional(),
        iban: line(60).optional(),
        bankFullName: line(140).optional(),
      })
      .optional(),
  }),
  reply: z.object({ order: z.object({ id: uuid }) }),
})

const listQuery = z.strictObject({
  pagingTime: givenMoment.optional(),
  pagingDirection: z.enum(['next', 'prev']).default('next'),
  limit: z.coerce.number().int().min(1).max(100).default(10),
  orderStatus: z.enum(['processing', 'complete', 'dispute', 'other', 'all']).default('all'),
  orderType: z
    .enum(['buy', 'sell', 'all', 'both'])
    .default('all')
    .transform((type) => (type === 'both' ? 'all' : type)),
})

/** A row of an order list. */
export const orderRow = order.pick({
  id: true,
  status: true,
  createdAt: true,
  updatedAt: true,
  userAddr: true,
  agentAddrs: true,
  from: true,
  to: true,
  price: true,
})
export type OrderRow = z.output<typeof orderRow>

const listReply = z.object({ orders: z.array(orderRow) })

/** A row of staff's lists: its parties by name and, where a dispute is to be decided, whose that is. */
export const staffRow = orderRow.extend({
  userName: z.string().nullable(),
  agentName: z.string(),
  dispute: z
    .object({
      openedAt: moment,
      assignee: z.string().nullable(),
      assigneeName: z.string().nullable(),
      /** The user says that nothing is open any more: it only has to be closed. */
      isSettled: z.boolean(),
    })
    .nullable(),
})
export type StaffRow = z.output<typeof staffRow>

export const list = endpoint({
  method: 'GET',
  path: '/api/orders',
  action: 'orders.list',
  query: listQuery,
  reply: listReply,
})

export const listAll = endpoint({
  method: 'GET',
  path: '/api/v2/orders',
  action: 'orders.listAll',
  query: listQuery.extend({
    userAddr: addr.optional(),
    /** An address of a party, the id of an order, or its short name (`9F3-A2C`). What is none of these finds nothing. */
    find: line(64).optional(),
    /** Only disputes that are to be decided: nobody's, or the asker's own. */
    assigned: z.enum(['nobody', 'me']).optional(),
  }),
  reply: z.object({ orders: z.array(staffRow) }),
})

const idParams = z.strictObject({ id: uuid })

export const read = endpoint({
  method: 'GET',
  path: '/api/orders/{id}',
  action: 'orders.read',
  params: idParams,
  reply: orderView,
})

export const readAsStaff = endpoint({
  method: 'GET',
  path: '/api/v2/orders/{id}',
  action: 'orders.readAsStaff',
  params: idParams,
  reply: orderView,
})

export const changeStatus = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}',
  action: 'orders.changeStatus',
  params: idParams,
  body: z.strictObject({
    orderId: uuid.optional(),
    newStatus: orderStatus,
    oldStatus: orderStatus,
    updatedAt: givenMoment,
    /** What a party says to a dispute that it opens, or staff say to a decision. */
    statement: text(2000).optional(),
    /** What a decision of staff gives to the user out of the agent's collateral, in USD. */
    awardUsd: amount.optional(),
  }),
  reply: orderView,
})

/** An order that waits for the asking party, and by when. */
const waitingRow = orderRow.extend({ deadline: moment })
export type WaitingRow = z.output<typeof waitingRow>

export const listWaiting = endpoint({
  method: 'GET',
  path: '/api/orders/waiting',
  action: 'orders.listWaiting',
  reply: z.object({ orders: z.array(waitingRow), serverTime: moment }),
})

export const rate = endpoint({
  method: 'PATCH',
  path: '/api/orders/{id}/rating',
  action: 'orders.rate',
  params: idParams,
  body: z.strictObject({ orderId: uuid.optional(), score: z.number().int().min(0).max(5) }),
  reply: orderView,
})

export const settle = endpoint({
  method: 'POST',
  path: '/api/orders/{id}/received',
  action: 'orders.settle',
  params: idParams,
  body: z.union([noBody, nothing]),
  reply: orderView,
})
