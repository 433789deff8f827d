import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { readAsStaff, type User } from '#api/users.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { momentWords } from '#web/ui/times.ts'
import css from './AdminAgentPage.module.css'
import { UserRights } from './UserRights.tsx'

/** A user as super users see them, with what they may do. */
export function UserPage() {
  const { userAddr = '' } = useParams({ strict: false }) as { userAddr?: string }
  const addr = readEvmAddress(userAddr)
  return <div className={css.page}>{addr ? <Loaded key={addr} addr={addr} /> : <None />}</div>
}

function Loaded({ addr }: { addr: string }) {
  const { data, error, refetch } = useQuery(query(readAsStaff, { params: { addr } }))
  if (data) return <Shown user={data.user} />
  if (codeOf(error) === 'user.missing') return <None />
  return (
    <>
      <h1>User</h1>
      {error ? (
        <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label="Loading the user">
          <Skeleton height={180} />
        </div>
      )}
    </>
  )
}

function Shown({ user }: { user: User }) {
  const { addr, username, details, createdAt, updatedAt, moderationStatus, flags } = user
  return (
    <>
      <header className={css.head}>
        <div>
          <p className="small muted">User</p>
          <h1>{username ?? 'No username'}</h1>
          <p className="mono">{addr}</p>
        </div>
        <CopyButton text={addr} word="Copy address" />
      </header>
      <Card title="Account">
        <Facts
          facts={[
            { label: 'Created', value: <time dateTime={createdAt}>{momentWords(createdAt, serverNow())}</time> },
            { label: 'Updated', value: <time dateTime={updatedAt}>{momentWords(updatedAt, serverNow())}</time> },
            { label: 'Language', value: details.locale },
            { label: 'Brought by', value: details.affiliateId ?? '—' },
            { label: 'Terms of service', value: flags.isTermsOfServiceAccepted ? 'accepted' : 'not accepted' },
          ]}
        />
        {moderationStatus && (
          <p className="small">
            <Link to={pathTo('adminAgent', { agentAddr: addr })}>This user’s agent profile</Link>
          </p>
        )}
        <p className="small">
          <Link to={pathTo('adminOrders')} search={{ find: addr } as never}>
            This user’s orders
          </Link>
        </p>
      </Card>
      <UserRights key={user.updatedAt} user={user} />
    </>
  )
}

function None() {
  return (
    <>
      <h1>User</h1>
      <p className="muted">There is no user with this address.</p>
    </>
  )
}
