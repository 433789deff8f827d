import { Button } from '@mantine/core'
import type { UseQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReplyOf } from '#api/endpoint.ts'
import type { list, Notification } from '#api/notifications.ts'
import { toldWords } from '#domain/notifications/words.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { momentWords } from '#web/ui/times.ts'
import { notificationsWords } from '#web/words/notifications.ts'
import css from './Bell.module.css'
import { useMarkRead } from './use-notifications.ts'

type Asked = Pick<UseQueryResult<ReplyOf<typeof list>>, 'data' | 'error' | 'refetch'>

/** What the person was told, newest first; opening one marks it as read. */
export function NotificationList({ asked: { data, error, refetch } }: { asked: Asked }) {
  const mark = useMarkRead()
  if (!data && error) return <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={120} />
  const [newest] = data.notifications
  return (
    <div className={css.panel}>
      <div className={css.head}>
        <h2>{notificationsWords.notifications}</h2>
        {data.unread > 0 && newest && (
          <Button variant="default" size="sm" onClick={() => mark({ upTo: newest.id })}>
            {notificationsWords.markAllAsRead}
          </Button>
        )}
      </div>
      {newest ? (
        <ul className={css.list}>
          {data.notifications.map((each) => (
            <Line key={each.id} of={each} onOpen={() => each.readAt === null && mark({ ids: [each.id] })} />
          ))}
        </ul>
      ) : (
        <EmptyState text={notificationsWords.nothingYetWhatHappens} />
      )}
      <Link to={pathTo('profile')} search={{ tab: 'notifications' } as never}>
        {notificationsWords.chooseWhat}
      </Link>
    </div>
  )
}

function Line({ of, onOpen }: { of: Notification; onOpen: () => void }) {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const words = toldWords(of.kind, of.role, of.facts, zone)
  return (
    <li className={css.line} data-unread={of.readAt === null || undefined}>
      <Link to={placeOf(of)} onClick={onOpen}>
        {words?.title ?? notificationsWords.newsOfAnOrder}
        {of.readAt === null && <span className="unseen"> {notificationsWords.unreadMark}</span>}
      </Link>
      <p>{words?.text}</p>
      <time dateTime={of.createdAt} className="faint small">
        {momentWords(of.createdAt, serverNow())}
      </time>
    </li>
  )
}

function placeOf({ orderId, role, kind }: Notification): string {
  if (orderId) return pathTo(role === 'staff' ? 'adminOrderPage' : 'orderPage', { orderId })
  return pathTo(kind === 'test' ? 'profile' : 'listCollateral')
}
