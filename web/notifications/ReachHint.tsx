import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { read as readSettings, type SettingsView } from '#api/settings.ts'
import { query } from '#web/client/query.ts'
import { pathTo } from '#web/paths.ts'
import { useSession } from '#web/session/store.ts'
import { notificationsWords } from '#web/words/notifications.ts'
import css from './ReachHint.module.css'

/** Tells a person whom no channel reaches outside of this page. Nothing for everybody else, and nothing until it is known. */
export function ReachHint() {
  const { user } = useSession()
  const { data } = useQuery({ ...query(readSettings, { params: { addr: user?.addr ?? '' } }), enabled: user !== null })
  if (!data || isReached(data)) return null
  return (
    <p className={css.hint}>
      {notificationsWords.weCanTell}{' '}
      <Link to={pathTo('profile')} search={{ tab: 'notifications' } as never}>
        {notificationsWords.connectAChannel}
      </Link>
    </p>
  )
}

/** Whether news of the steps of orders goes out by some channel that is connected. */
function isReached({ telegram, user, email, push, notifications }: SettingsView): boolean {
  const { steps } = notifications.choices
  if (steps.bot && telegram.verifiedAt !== null && user.tgChatEnabled) return true
  return (steps.email && email.confirmedAt !== null) || (steps.push && push.browsers > 0)
}
