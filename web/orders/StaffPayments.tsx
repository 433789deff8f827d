import type { OrderView } from '#api/orders.ts'
import { Card } from '#web/ui/Card.tsx'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import { nameOf } from './order-facts.ts'
import css from './Payments.module.css'
import type { Transaction } from './pay/bill.ts'
import { TransactionLine } from './TransactionLine.tsx'

const fits = (): Readonly<Record<Transaction['fit'], string | null>> => ({
  exact: null,
  short: staffOrdersWords.lessThanAsked,
  over: staffOrdersWords.moreThanAsked,
  wrongToken: staffOrdersWords.anotherCurrency,
})

/** What has arrived for an order on its networks, as staff see it. */
export function StaffPayments({ view }: { view: OrderView }) {
  const { userAddr, agentAddrs } = view.order
  const receiver = { 1: nameOf(view, agentAddrs[0] ?? ''), 2: nameOf(view, userAddr) }
  return (
    <Card title={staffOrdersWords.seenOnChain}>
      {view.transactions.length === 0 && <p className="muted">{staffOrdersWords.noPayment}</p>}
      <ul className={css.list}>
        {view.transactions.map((transaction) => (
          <TransactionLine
            key={transaction.id}
            transaction={transaction}
            direction={staffOrdersWords.receivedBy(receiver[transaction.type === 1 ? 1 : 2])}
            note={fits()[transaction.fit]}
          />
        ))}
      </ul>
    </Card>
  )
}
