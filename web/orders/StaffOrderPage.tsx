import { useSuspenseQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { orderChannel } from '#api/channels.ts'
import { type OrderView, readAsStaff } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { query } from '#web/client/query.ts'
import { useChannel } from '#web/client/subscribe.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { namesOf } from '#web/session/names.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import { staffOrdersWords } from '#web/words/staff-orders.ts'
import { CalculationCard } from './AsideCards.tsx'
import { AwardCard } from './AwardCard.tsx'
import { History } from './History.tsx'
import css from './OrderPage.module.css'
import { OrderTag } from './OrderTag.tsx'
import { nameOf } from './order-facts.ts'
import { StaffPanel } from './StaffPanel.tsx'
import { StaffPayments } from './StaffPayments.tsx'

/** An order as staff see it, with what deciding about it needs. That it was looked at is written to the audit. */
export function StaffOrderPage() {
  const { orderId = '' } = useParams({ strict: false }) as { orderId?: string }
  const { data: view, refetch } = useSuspenseQuery(query(readAsStaff, { params: { id: orderId } }))
  useChannel(orderChannel(orderId), () => void refetch())
  const names = namesOf(useConfig())
  const { order } = view
  return (
    <div className={css.page}>
      <div className={css.main}>
        <header className={css.head}>
          <div>
            <p className="small">
              <Link to={pathTo('adminOrders')}>{staffOrdersWords.backToAllOrders}</Link>
            </p>
            <p className="small muted">
              {staffOrdersWords.order(shortId(order.id), momentWords(order.createdAt, serverNow()))}
            </p>
            <h1>
              {withUnit(order.from.amount, order.from.currency)} → {withUnit(order.to.amount, order.to.currency)}
            </h1>
            {order.details.paymentReference && (
              <p className="small muted">
                {staffOrdersWords.paymentReference} <span className="mono">{order.details.paymentReference}</span>
              </p>
            )}
          </div>
          <div className={css.headEnd}>
            <OrderTag status={order.status} label={names.status(order.status)} />
          </div>
        </header>
        <AwardCard view={view} actor="staff" />
        <StaffPanel view={view} names={names} />
        <StaffPayments view={view} />
        <History view={view} names={names} chat="adminOrderMessages" />
      </div>
      <aside className={css.aside}>
        <PartyCard
          view={view}
          title={staffOrdersWords.user}
          addr={order.userAddr}
          gives={withUnit(order.from.amount, order.from.currency)}
        />
        <PartyCard
          view={view}
          title={staffOrdersWords.agent}
          addr={order.agentAddrs[0] ?? ''}
          gives={withUnit(order.to.amount, order.to.currency)}
        />
        <CalculationCard view={view} facts={{ role: 'staff', status: order.status }} names={names} />
        <Link to={pathTo('adminOrderMessages', { orderId: order.id })} className={css.chat}>
          {staffOrdersWords.chat}
        </Link>
      </aside>
    </div>
  )
}

/** A party of the order: who, what they are to pay, and where they are paid. */
function PartyCard({ view, title, addr, gives }: { view: OrderView; title: string; addr: string; gives: string }) {
  const { address, iban, bankFullName, note } = view.order.details.transferDetails[addr] ?? {}
  const facts: Fact[] = [
    { label: staffOrdersWords.name, value: nameOf(view, addr) },
    { label: staffOrdersWords.gives, value: gives },
    { label: staffOrdersWords.isPaidAt, value: <span className="mono">{address ?? iban ?? note ?? '—'}</span> },
    ...(bankFullName ? [{ label: staffOrdersWords.accountHolder, value: bankFullName }] : []),
  ]
  return (
    <Card calm title={title}>
      <Facts facts={facts} />
      <CopyButton text={addr} word={staffOrdersWords.copyAddress} />
    </Card>
  )
}
