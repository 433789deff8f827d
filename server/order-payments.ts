import { createHmac } from 'node:crypto'
import { z } from 'zod'
import type { OrderView } from '#api/orders.ts'
import { findNetwork } from '#domain/money/networks.ts'
import { transactionStatus } from '#domain/payments/codes.ts'
import { fitsOf } from '#domain/payments/fit.ts'
import { comparableAddress } from '#domain/payments/network.ts'
import type { Leg, Place } from '#outside/db/asks.ts'
import { findOrders, type OrderRow } from '#outside/db/orders.ts'
import {
  legsPlace,
  noteLegs,
  type OpenedLegs,
  orderPayments,
  ordersWithoutLegs,
  type PaymentRow,
} from '#outside/db/payments.ts'
import { isOwnFault } from '#outside/db/retry.ts'
import { seal, unseal } from '#outside/db/sealed.ts'
import type { Arrival } from '#outside/payments/source.ts'
import type { Context } from './context.ts'
import { agentDetails, userDetails } from './transfer-details.ts'

/** How many events are searched for new orders at a time. */
const eventsAtOnce = 500

/** A keyed hash by which an address or a transaction is found in the database, which stores neither in the clear. */
export function paymentKey(context: Context, network: string, text: string): string {
  return createHmac('sha256', context.settings.keys.data).update(`${network} ${text}`).digest('hex')
}

export function addressKey(context: Context, network: string, address: string): string {
  return paymentKey(context, network, comparableAddress(network, address))
}

/** Saves the payment legs of new orders, which are watched from then on. An order that cannot be read has none. */
export async function openLegs(context: Context): Promise<void> {
  let from = await legsPlace(context.db)
  for (;;) {
    const { orders, place, next, isLast } = await ordersWithoutLegs(context.db, from, eventsAtOnce)
    const opened = (await findOrders(context.db, orders))
      .map((order) => ({ orderId: order.id, legs: readLegs(context, order) }))
      // Always in the same order, so that two processes cannot deadlock.
      .toSorted((a, b) => (a.orderId < b.orderId ? -1 : 1))
    if (opened.length > 0 || place) await noteAll(context, opened, place)
    if (isLast) return
    from = next
  }
}

/** Saves the legs of all these orders at once, or, where that fails, one by one without those that cannot be saved. */
async function noteAll(context: Context, opened: readonly OpenedLegs[], place: Place | null): Promise<void> {
  try {
    await noteLegs(context.db, { orders: opened, place })
  } catch (error) {
    if (!isOwnFault(error) || opened.length === 0) throw error
    for (const one of opened) {
      await noteLegs(context.db, { orders: [one], place: null }).catch((fault) => {
        if (!isOwnFault(fault)) throw fault
        context.log.error(
          { err: fault, order: one.orderId },
          'payments: legs of an order cannot be saved, its payments are not watched',
        )
      })
    }
    if (place) await noteLegs(context.db, { orders: [], place })
  }
}

function readLegs(context: Context, order: OrderRow): Leg[] {
  try {
    return legsOf(context, order)
  } catch (error) {
    context.log.error(
      { err: error, order: order.id },
      'payments: transfer details of an order cannot be read, its payments are not watched',
    )
    return []
  }
}

function legsOf(context: Context, order: OrderRow): Leg[] {
  const toAgent = {
    type: 1,
    network: order.from_network,
    currency: order.from_currency,
    amount: order.from_amount,
  } as const
  const toOwner = { type: 2, network: order.to_network, currency: order.to_currency, amount: order.to_amount } as const
  return [
    { ...toAgent, address: agentDetails(context, order).address, payer: order.user_addr },
    { ...toOwner, address: userDetails(context, order).address, payer: order.agent_addr },
  ].flatMap(({ address, payer, ...leg }) => {
    if (!address || !findNetwork(leg.network)?.chain || Number(leg.amount) === 0) return []
    const keyOf = (text: string) => addressKey(context, leg.network, text)
    return [{ ...leg, addressKey: keyOf(address), addressEnc: sealText(context, address), payerKey: keyOf(payer) }]
  })
}

function sealText(context: Context, text: string): string {
  return seal(context.settings.keys.data, 'transfer', text).toString('base64')
}

/** Opens the sealed address of a leg. */
export function openAddress(context: Context, sealed: Buffer): string {
  return unseal(context.settings.keys.data, 'transfer', sealed)
}

const detailsShape = z.object({ txHash: z.string(), sender: z.string(), recipient: z.string() })

/** Seals a transfer's hash and addresses for its row. */
export function sealArrival(context: Context, { txHash, sender, recipient }: Arrival): string {
  return sealText(context, JSON.stringify({ txHash, sender, recipient }))
}

/** What has arrived for an order, as its parties and staff see it, the oldest first. */
export async function presentTransactions(context: Context, order: OrderRow): Promise<OrderView['transactions']> {
  const rows = await orderPayments(context.db, order.id)
  const toAgent = present(context, rows, 1, { currency: order.from_currency, amount: order.from_amount })
  const toOwner = present(context, rows, 2, { currency: order.to_currency, amount: order.to_amount })
  return [...toAgent, ...toOwner]
}

function present(
  context: Context,
  all: readonly PaymentRow[],
  type: 1 | 2,
  expected: { currency: string; amount: string },
): OrderView['transactions'] {
  const rows = all.filter((row) => row.type === type)
  const fits = fitsOf(expected, rows)
  return rows.map((row, index) => {
    const { txHash, sender, recipient } = detailsShape.parse(JSON.parse(openAddress(context, row.details_enc)))
    return {
      id: row.id,
      senderAddr: sender,
      recipientAddr: recipient,
      network: row.network,
      amount: row.amount,
      currency: row.currency,
      status: transactionStatus(row.confirmations, row.needed),
      type,
      details: { txHash, blockNumber: row.block_number },
      confirmations: row.confirmations,
      confirmationsNeeded: row.needed,
      fit: fits[index] ?? 'exact',
      seenAt: row.seen_at,
    }
  })
}
