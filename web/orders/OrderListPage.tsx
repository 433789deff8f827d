import css from './OrderListPage.module.css'
import { OwnOrders } from './OwnOrders.tsx'

/** The page of the person's own orders. */
export function OrderListPage() {
  return (
    <div className={css.page}>
      <OwnOrders heading="h1" />
    </div>
  )
}
