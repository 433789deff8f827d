import type { OrderView } from '#api/orders.ts'
import { shortId } from '#domain/orders/short-id.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import type { Names } from '#web/session/names.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import { ordersWords } from '#web/words/orders.ts'
import css from './OrderPage.module.css'
import { OrderTag } from './OrderTag.tsx'
import { type OrderFacts, ownSides } from './order-facts.ts'

interface Props {
  readonly view: OrderView
  readonly facts: OrderFacts
  readonly names: Names
}

/** What the order is: its name, what is given and got by the one who looks, and its status. */
export function OrderHead({ view, facts, names }: Props) {
  const { order } = view
  const { give, get } = ownSides(order, facts.role)
  return (
    <header className={css.head}>
      <div>
        <p className="small muted">{ordersWords.order(shortId(order.id), momentWords(order.createdAt, serverNow()))}</p>
        <h1>
          {withUnit(give.amount, give.currency)} → {withUnit(get.amount, get.currency)}
        </h1>
      </div>
      <div className={css.headEnd}>
        <OrderTag status={facts.status} label={names.status(facts.status)} />
        <CopyButton
          text={new URL(pathTo('orderPage', { orderId: order.id }), location.origin).href}
          word={ordersWords.copyLink}
          label={ordersWords.copyLinkToThisOrder}
        />
      </div>
    </header>
  )
}
