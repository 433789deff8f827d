import '@mantine/core/styles/Popover.layer.css'
import { Popover } from '@mantine/core'
import { useParams, useRouter } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { Icon } from '#web/ui/Icon.tsx'
import { notificationsWords } from '#web/words/notifications.ts'
import css from './Bell.module.css'
import { NotificationList } from './NotificationList.tsx'
import { useNotifications, useOrderIsRead } from './use-notifications.ts'

/** More than so many are not counted. */
const most = 99

/** The bell in the header: how much is unread, and the newest of it. */
export function Bell() {
  const asked = useNotifications()
  const { orderId } = useParams({ strict: false }) as { orderId?: string }
  useOrderIsRead(orderId, asked.data)
  const [isOpen, setOpen] = useClosedByLeaving()
  const unread = asked.data?.unread ?? 0
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="bottom-end"
      offset={10}
      trapFocus
      transitionProps={{ duration: 0 }}
      withinPortal={false}
      classNames={{ dropdown: css.dropdown }}
    >
      <Popover.Target>
        <button type="button" className={css.bell} onClick={() => setOpen(!isOpen)}>
          <Icon name="bell" size={18} />
          <span className="unseen">{notificationsWords.notifications}</span>
          {unread > 0 && (
            <span className={css.count}>
              {unread > most ? `${most}+` : unread}
              <span className="unseen"> {notificationsWords.unread}</span>
            </span>
          )}
        </button>
      </Popover.Target>
      <Popover.Dropdown aria-label={notificationsWords.notifications}>
        <NotificationList asked={asked} />
      </Popover.Dropdown>
    </Popover>
  )
}

/** Whether the list is open; a link in it closes it by leading elsewhere. */
function useClosedByLeaving() {
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && setOpen(false)), [router])
  return [isOpen, setOpen] as const
}
