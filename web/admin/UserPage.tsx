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
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { PersonHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminUsersWords } from '#web/words/admin-users.ts'
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
      <h1>{adminUsersWords.user}</h1>
      {error ? (
        <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
      ) : (
        <div role="status" aria-label={adminUsersWords.loadingTheUser}>
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
      <PersonHead
        kind={adminUsersWords.user}
        name={username ?? adminUsersWords.noUsername}
        addr={addr}
        copyWord={adminUsersWords.copyAddress}
      />
      <Card title={adminUsersWords.account}>
        <Facts
          facts={[
            {
              label: adminUsersWords.created,
              value: <time dateTime={createdAt}>{momentWords(createdAt, serverNow())}</time>,
            },
            {
              label: adminUsersWords.updated,
              value: <time dateTime={updatedAt}>{momentWords(updatedAt, serverNow())}</time>,
            },
            { label: adminUsersWords.language, value: details.locale },
            { label: adminUsersWords.broughtBy, value: details.affiliateId ?? '—' },
            {
              label: adminUsersWords.termsOfService,
              value: flags.isTermsOfServiceAccepted ? adminUsersWords.accepted : adminUsersWords.notAccepted,
            },
          ]}
        />
        {moderationStatus && (
          <p className="small">
            <Link to={pathTo('adminAgent', { agentAddr: addr })}>{adminUsersWords.thisUsersAgentProfile}</Link>
          </p>
        )}
        <p className="small">
          <Link to={pathTo('adminOrders')} search={{ find: addr } as never}>
            {adminUsersWords.thisUsersOrders}
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
      <h1>{adminUsersWords.user}</h1>
      <p className="muted">{adminUsersWords.thereIsNoUser}</p>
    </>
  )
}
