import { z } from 'zod'
import { isCash } from '#domain/money/currencies.ts'
import { networkOf } from '#domain/money/networks.ts'
import type { Asset } from '#domain/swap/pair.ts'
import type { OrderRow } from '#outside/db/orders.ts'
import { seal, unseal } from '#outside/db/sealed.ts'
import type { Context } from './context.ts'

const shape = z.object({ address: z.string(), iban: z.string(), bankFullName: z.string(), note: z.string() }).partial()

/** How a party of an order is paid. Kept sealed; shown only inside the order. */
export type TransferDetails = z.output<typeof shape>

/** The line that a person gives when matching, as details of the target: an address, a bank number, nothing for cash. */
export function transferOf(to: Asset, line: string): TransferDetails {
  if (isCash(to.currency)) return {}
  return networkOf(to.network).isFiat ? { iban: line } : { address: line }
}

/** Transfer details as one line, the inverse of `transferOf`. */
export function transferLine(details: TransferDetails): string {
  return details.address ?? details.iban ?? ''
}

/** Seals details for a column; base64, as the database's functions take it. */
export function sealTransfer(context: Context, details: TransferDetails): string {
  return seal(context.settings.keys.data, 'transfer', JSON.stringify(details)).toString('base64')
}

/** Opens what `sealTransfer` made. */
export function openTransfer(context: Context, sealed: Buffer): TransferDetails {
  return shape.parse(JSON.parse(unseal(context.settings.keys.data, 'transfer', sealed)))
}

const inPerson: TransferDetails = { note: 'Cash in person' }
/** What is shown after redaction. */
const forgotten: TransferDetails = { note: 'No longer kept' }

/** Where the user of an order wants the payout. */
export function userDetails(context: Context, order: OrderRow): TransferDetails {
  if (isCash(order.to_currency)) return inPerson
  return order.user_transfer_enc ? openTransfer(context, order.user_transfer_enc) : forgotten
}

const texts = z.array(z.string()).min(1)

/** Seals the addresses or the bank number of a requisite, as the column of requisites has them. */
export function sealRequisite(context: Context, data: readonly string[]): Buffer {
  return seal(context.settings.keys.data, 'transfer', JSON.stringify(data))
}

/** Opens what `sealRequisite` made. */
export function openRequisite(context: Context, sealed: Buffer): string[] {
  return texts.parse(JSON.parse(unseal(context.settings.keys.data, 'transfer', sealed)))
}

/** Where the agent of an order is paid: the requisite as it stood when the order was placed. */
export function agentDetails(context: Context, order: OrderRow): TransferDetails {
  if (!order.agent_requisite_enc) return order.redacted_at && !isCash(order.from_currency) ? forgotten : inPerson
  const all = openRequisite(context, order.agent_requisite_enc)
  const line = all[order.requisite_pick % all.length] ?? ''
  const details = transferOf({ network: order.from_network, currency: order.from_currency }, line)
  return networkOf(order.from_network).isFiat ? { ...details, bankFullName: order.agent_full_name } : details
}
