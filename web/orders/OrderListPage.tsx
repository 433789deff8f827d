import css from './OrderListPage.module.css'
import { OwnOrders } from './OwnOrders.tsx'
import { WaitingOrders } from './WaitingOrders.tsx'

/** The page of the person's own orders: what waits for them, then all of them. */
export function OrderListPage() {
  return (
    <div className={css.page}>
      <WaitingOrders />
      <OwnOrders heading="h1" />
    </div>
  )
}
