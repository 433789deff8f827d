import { Link } from '@tanstack/react-router'
import type { Order, OrderView } from '#api/orders.ts'
import { shortAddress } from '#domain/money/address.ts'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { isEnded } from '#domain/orders/transitions.ts'
import { pathTo } from '#web/paths.ts'
import type { Names } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped, withUnit } from '#web/ui/figures.ts'
import { gapWords, marketDifference } from '#web/ui/market-gap.ts'
import { PriceSources } from '#web/ui/PriceSources.tsx'
import { recordFacts } from '#web/ui/standing-words.ts'
import css from './OrderPage.module.css'
import type { OrderFacts, Role } from './order-facts.ts'

/** The other party of the order. */
export function CounterpartyCard({ view, facts }: { view: OrderView; facts: OrderFacts }) {
  const { order } = view
  const [agent] = view.agents
  const addr = facts.role === 'user' ? (order.agentAddrs[0] ?? '') : order.userAddr
  return (
    <Card calm label="Counterparty">
      <div className={css.person}>
        <div>
          <h2>
            <Link to={pathTo('userPage', { userAddr: addr })}>{facts.other}</Link>
          </h2>
          <p className="small muted">{facts.role === 'user' ? 'Your agent' : 'Your customer'}</p>
        </div>
        <CopyButton text={addr} word={shortAddress(addr)} label={`Copy the address ${shortAddress(addr)}`} />
      </div>
      {facts.role === 'user' && agent && <Facts facts={recordFacts(agent.record)} />}
      <Link to={pathTo('orderMessages', { orderId: order.id })} className={css.chat}>
        Chat
      </Link>
    </Card>
  )
}

interface Looker {
  readonly role: Role | 'staff'
  readonly status: OrderFacts['status']
}

interface CalculationProps {
  readonly view: OrderView
  /** Who looks at it, and where the order stands. */
  readonly facts: Looker
  readonly names: Names
}

/** How the amount came about. */
export function CalculationCard({ view, facts, names }: CalculationProps) {
  const { calculation, inputs, from, to } = view.order
  const marketPrice = plain(decimal(calculation.fromMarketPrice).dividedBy(calculation.toMarketPrice))
  const places = Math.max(5, names.precision(to.currency))
  const price = grouped(plain(round(decimal(calculation.price), places, 'down')))
  return (
    <Card calm label="Calculation">
      <h2>Calculation</h2>
      <Facts
        facts={[
          { label: 'Price', value: `${price} ${to.currency}` },
          { label: 'Against the market', value: marketDifference(calculation.price, marketPrice) },
          { label: `${grouped(from.amount)} × price`, value: withUnit(calculation.totalPrice, to.currency) },
          { label: `Fee ${feeOf(calculation)}`, value: `− ${withUnit(calculation.totalFee, to.currency)}` },
          {
            label: totalLabel(facts),
            value: withUnit(calculation.total, to.currency),
            isStrong: true,
          },
          {
            label: 'All in all against the market',
            value: gapWords({
              amount: from.amount,
              total: calculation.total,
              marketPrice,
              currency: to.currency,
              precision: names.precision(to.currency),
            }),
          },
        ]}
      />
      {inputs && <PriceSources inputs={inputs} now={null} />}
    </Card>
  )
}

function totalLabel({ role, status }: Looker): string {
  if (isEnded(status) && status !== 'closed') return 'Agreed payout'
  if (role === 'staff') return 'The user receives'
  return role === 'user' ? 'You receive' : 'You pay'
}

function feeOf({ price, priceFee }: Order['calculation']): string {
  const percent = decimal(priceFee).dividedBy(price).times(100)
  return `${plain(round(percent, 4, 'up'))} %`
}
