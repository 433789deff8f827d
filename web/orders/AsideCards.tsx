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
import { ordersWords } from '#web/words/orders.ts'
import css from './OrderPage.module.css'
import type { OrderFacts, Role } from './order-facts.ts'

/** The other party of the order. */
export function CounterpartyCard({ view, facts }: { view: OrderView; facts: OrderFacts }) {
  const { order } = view
  const [agent] = view.agents
  const addr = facts.role === 'user' ? (order.agentAddrs[0] ?? '') : order.userAddr
  return (
    <Card calm label={ordersWords.counterparty}>
      <div className={css.person}>
        <div>
          <h2>
            <Link to={pathTo('userPage', { userAddr: addr })}>{facts.other}</Link>
          </h2>
          <p className="small muted">{facts.role === 'user' ? ordersWords.yourAgent : ordersWords.yourCustomer}</p>
        </div>
        <CopyButton text={addr} word={shortAddress(addr)} label={ordersWords.copyTheAddress(shortAddress(addr))} />
      </div>
      {facts.role === 'user' && agent && <Facts facts={recordFacts(agent.record)} />}
      <Link to={pathTo('orderMessages', { orderId: order.id })} className={css.chat}>
        {ordersWords.chat}
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
    <Card calm label={ordersWords.calculation}>
      <h2>{ordersWords.calculation}</h2>
      <Facts
        facts={[
          { label: ordersWords.price, value: `${price} ${to.currency}` },
          { label: ordersWords.againstTheMarket, value: marketDifference(calculation.price, marketPrice) },
          { label: ordersWords.timesPrice(grouped(from.amount)), value: withUnit(calculation.totalPrice, to.currency) },
          { label: ordersWords.fee(feeOf(calculation)), value: `− ${withUnit(calculation.totalFee, to.currency)}` },
          {
            label: totalLabel(facts),
            value: withUnit(calculation.total, to.currency),
            isStrong: true,
          },
          {
            label: ordersWords.allInAllAgainst,
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
  if (isEnded(status) && status !== 'closed') return ordersWords.agreedPayout
  if (role === 'staff') return ordersWords.userReceives
  return role === 'user' ? ordersWords.youReceive : ordersWords.youPay
}

function feeOf({ price, priceFee }: Order['calculation']): string {
  const percent = decimal(priceFee).dividedBy(price).times(100)
  return `${plain(round(percent, 4, 'up'))} %`
}
