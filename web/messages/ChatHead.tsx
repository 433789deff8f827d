import { Link } from '@tanstack/react-router'
import type { Counterparty } from '#api/messages.ts'
import { pathTo } from '#web/paths.ts'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { RoleMark } from '#web/ui/RoleMark.tsx'
import { messagesWords } from '#web/words/messages.ts'
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
      <Link to={order} className={css.back} aria-label={messagesWords.backToTheOrder}>
        <Icon name="arrow" />
      </Link>
      <div className={css.title}>
        <h1>{messagesWords.orderChat}</h1>
        <p className={css.orderId} title={orderId}>
          {orderId}
        </p>
      </div>
      <ul className={css.people} aria-label={messagesWords.whoIsHere}>
        {counterparties.map(({ addr, role }) => (
          <li key={addr}>
            <span className={css.name}>{chatName(addr, counterparties)}</span>
            <RoleMark role={role} />
          </li>
        ))}
      </ul>
      <CopyButton
        text={new URL(order, location.origin).href}
        word={messagesWords.copyLink}
        label={messagesWords.copyLinkToThisOrder}
      />
    </header>
  )
}
