import { useParams } from '@tanstack/react-router'
import { Icon } from '#web/ui/Icon.tsx'
import { PopoverButton } from '#web/ui/PopoverButton.tsx'
import { notificationsWords } from '#web/words/notifications.ts'
import css from './Bell.module.css'
import { NotificationList } from './NotificationList.tsx'
import { useNotifications, useOrderIsRead } from './use-notifications.ts'

/** More than so many are not counted. */
const most = 99

/** The bell in the header: how much is unread, and the newest of it. */
export function Bell() {
  // Read here, so that the list in the popover is drawn again with each of them.
  const { data, error, refetch } = useNotifications()
  const { orderId } = useParams({ strict: false }) as { orderId?: string }
  useOrderIsRead(orderId, data)
  const unread = data?.unread ?? 0
  return (
    <PopoverButton
      label={notificationsWords.notifications}
      className={css.bell}
      dropdownClassName={css.dropdown}
      face={
        <>
          <Icon name="bell" size={18} />
          <span className="unseen">{notificationsWords.notifications}</span>
          {unread > 0 && (
            <span className={css.count}>
              {unread > most ? `${most}+` : unread}
              <span className="unseen"> {notificationsWords.unread}</span>
            </span>
          )}
        </>
      }
    >
      <NotificationList asked={{ data, error, refetch }} />
    </PopoverButton>
  )
}
