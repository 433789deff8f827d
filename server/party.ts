import type { OrderRow } from '#outside/db/orders.ts'

/** As what somebody is a party to an order; null for everybody else, staff included. */
export function partyIn(order: Pick<OrderRow, 'user_addr' | 'agent_addr'>, addr: string): 'user' | 'agent' | null {
  if (order.user_addr === addr) return 'user'
  return order.agent_addr === addr ? 'agent' : null
}
