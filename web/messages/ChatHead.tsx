import { Link } from '@tanstack/react-router'
import type { Counterparty } from '#api/messages.ts'
import { pathTo } from '#web/paths.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { RoleMark } from '#web/ui/RoleMark.tsx'
import css from './Chat.module.css'
import { chatName } from './chat-log.ts'

interface Props {
  readonly orderId: string
  readonly place: 'orderPage' | 'adminOrderPage'
  readonly counterparties: readonly Counterparty[]
}

/** Which order is talked about, with whom, and the way back to it. */
export function ChatHead({ orderId, place, counterparties }: Props) {
  const order = pathTo(place, { orderId })
  return (
    <header className={css.head}>
      <Link to={order} className={css.back} aria-label="Back to the order">
        <Icon name="arrow" />
      </Link>
      <div className={css.title}>
        <h1>Order chat</h1>
        <p className={css.orderId} title={orderId}>
          {orderId}
        </p>
      </div>
      <ul className={css.people} aria-label="Who is here">
        {counterparties.map(({ addr, role }) => (
          <li key={addr}>
            <span className={css.name}>{chatName(addr, counterparties)}</span>
            <RoleMark role={role} />
          </li>
        ))}
      </ul>
      <CopyButton text={new URL(order, location.origin).href} word="Copy link" label="Copy link to this order" />
    </header>
  )
}
