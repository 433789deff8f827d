import type { OrderView } from '#api/orders.ts'
import { withUnit } from '#web/ui/figures.ts'
import type { OrderFacts } from '../order-facts.ts'

/** What a dispute over an order that is over begins with, where the user's payment was seen all the same; else nothing. */
export function lateStatement({ transactions }: OrderView, { role, status }: OrderFacts): string {
  if (role !== 'user' || !['expired', 'cancelled', 'rejected'].includes(status)) return ''
  return transactions
    .filter(({ type }) => type === 1)
    .map(({ amount, currency, network, details }) => {
      const where = details.blockNumber === null ? '' : `, block ${details.blockNumber}`
      return `I paid ${withUnit(amount, currency)} on ${network}: transaction ${details.txHash}${where}.`
    })
    .join('\n')
}
