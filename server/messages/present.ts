import type { Counterparty, Message } from '#api/messages.ts'
import type { MemberRow, MessageRow } from '#outside/db/messages.ts'
import type { OrderRow } from '#outside/db/orders.ts'
import { unseal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'

/** A message as `addr` reads it. */
export function presentMessage(context: Context, row: MessageRow, addr: string): Message {
  return {
    id: row.id,
    senderId: row.sender,
    role: row.role,
    createdAt: row.created_at,
    type: row.kind,
    data: dataOf(context, row),
    clientId: row.sender === addr ? row.client_id : null,
  }
}

function dataOf(context: Context, row: MessageRow): Message['data'] {
  if (row.text_enc) return { text: unseal(context.settings.keys.data, `message ${row.id}`, row.text_enc) }
  const { file_id: fileId, mime, size, width, height } = row
  if (fileId === null || mime === null || size === null || width === null || height === null) {
    throw new Error(`message ${row.id} is neither a text nor a file`)
  }
  return { fileId, mime, size, width, height }
}

/** Everybody in the chat but the one who asks: the order's parties, then staff as they came. */
export function presentCounterparties(order: OrderRow, members: readonly MemberRow[], addr: string): Counterparty[] {
  const parties = [
    { addr: order.user_addr, username: order.user_username, role: 'user' as const },
    { addr: order.agent_addr, username: order.agent_username, role: 'agent' as const },
  ]
  const marks = new Map(members.map((member) => [member.addr, member]))
  const staff = members.filter(({ role }) => role === 'staff')
  return [...parties, ...staff]
    .filter((person) => person.addr !== addr)
    .map((person) => ({
      addr: person.addr,
      username: person.username ?? person.addr,
      role: person.role,
      deliveredTo: marks.get(person.addr)?.delivered_to ?? null,
      readTo: marks.get(person.addr)?.read_to ?? null,
    }))
}
