import { listAll, type User, userKinds } from '#api/users.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminUsersWords } from '#web/words/admin-users.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const kinds = () =>
  [
    { value: 'super', label: adminUsersWords.superUsers },
    { value: 'moderator', label: adminUsersWords.moderators },
    { value: 'affiliated', label: adminUsersWords.affiliated },
    { value: 'banned', label: adminUsersWords.banned },
  ] as const

const moment = (at: string) => <time dateTime={at}>{momentWords(at, serverNow())}</time>

const userKind = (): Kind<User> => ({
  name: 'users',
  empty: adminUsersWords.usersNotFound,
  keyOf: ({ addr }) => addr,
  linkOf: ({ addr }) => pathTo('adminUser', { userAddr: addr }),
  columns: [
    {
      head: adminUsersWords.address,
      show: ({ addr }) => (
        <span className="mono" title={addr}>
          {shortAddress(addr)}
        </span>
      ),
      text: ({ addr }) => addr,
    },
    { head: adminUsersWords.username, show: ({ username }) => username ?? '—', text: ({ username }) => username ?? '' },
    { head: adminUsersWords.created, show: ({ createdAt }) => moment(createdAt), text: ({ createdAt }) => createdAt },
    { head: adminUsersWords.updated, show: ({ updatedAt }) => moment(updatedAt), text: ({ updatedAt }) => updatedAt },
  ],
})

/** All users, for super users. */
export function UsersPage() {
  const { search, page, find, turn, choose } = useListPlace()
  const kind = choiceIn(search, 'kind', userKinds)
  const source: Source<User> = {
    ask: (paging) => {
      const asked = { ...paging, ...(kind && { kind }), ...(find && { find }) }
      return rowsOf(listAll, { query: asked }, ({ users }) => users)
    },
  }
  return (
    <StaffList
      title={adminUsersWords.users}
      kind={userKind()}
      source={source}
      page={page}
      onPage={turn}
      filters={
        <>
          <Choice
            label={adminUsersWords.kind}
            all={adminUsersWords.allUsers}
            options={kinds()}
            value={kind}
            onChange={(value) => choose({ kind: value })}
          />
          <Find label={adminUsersWords.addressOrUsername} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
