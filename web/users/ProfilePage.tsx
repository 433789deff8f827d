import '@mantine/core/styles/Tabs.layer.css'
import { Button, Tabs } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { readUser, type User } from '#api/users.ts'
import { query } from '#web/client/query.ts'
import { signOut } from '#web/session/sign-out.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { Icon } from '#web/ui/Icon.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { ThemeSwitch } from '#web/ui/ThemeSwitch.tsx'
import css from './ProfilePage.module.css'

export function ProfilePage() {
  const { user } = useSession()
  return user && <Profile addr={user.addr} />
}

function Profile({ addr }: { addr: string }) {
  const { user } = useSuspenseQuery(query(readUser, { params: { addr } })).data
  return (
    <div className={css.page}>
      <h1>Profile</h1>
      <Tabs defaultValue="general" keepMounted={false}>
        <Tabs.List>
          <Tabs.Tab value="general">General</Tabs.Tab>
          <Tabs.Tab value="notifications">Notifications</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="general" className={css.panel}>
          <Person user={user} />
          <Appearance />
        </Tabs.Panel>
        <Tabs.Panel value="notifications" className={css.panel}>
          <Card>
            <EmptyState text="Messages about your orders will be sent by a messaging bot. It can be connected here once that part opens.">
              <StatusTag tone="wait">Not open yet</StatusTag>
            </EmptyState>
          </Card>
        </Tabs.Panel>
      </Tabs>
    </div>
  )
}

function Person({ user }: { user: User }) {
  return (
    <Card>
      <dl className={css.facts}>
        <dt>Address</dt>
        <dd className={css.address}>
          <span className="mono">{user.addr}</span>
          <CopyButton text={user.addr} label="Copy address" />
        </dd>
        <dt>Username</dt>
        <dd>{user.username ?? 'None yet'}</dd>
        <dt>Roles</dt>
        <dd>{rolesOf(user).join(', ')}</dd>
        <dt>Member since</dt>
        <dd>{new Date(user.createdAt).toLocaleDateString('en-GB', { dateStyle: 'long' })}</dd>
        <dt>Terms of service</dt>
        <dd>{user.flags.isTermsOfServiceAccepted ? 'Accepted' : 'Not accepted yet'}</dd>
      </dl>
      <div>
        <Button variant="default" leftSection={<Icon name="leave" size={16} />} onClick={signOut}>
          Logout
        </Button>
      </div>
    </Card>
  )
}

function Appearance() {
  return (
    <Card calm>
      <div className={css.row}>
        <h2>Appearance</h2>
        <ThemeSwitch />
      </div>
    </Card>
  )
}

const agentWords = { pending: 'Agent, waiting for moderation', approved: 'Agent', declined: 'Agent, declined' } as const

/** What the person is, in words; everyone is a user. */
function rolesOf({ permissions, moderationStatus }: User): string[] {
  return [
    'User',
    ...(moderationStatus ? [agentWords[moderationStatus]] : []),
    ...(permissions.isModerator ? ['Moderator'] : []),
    ...(permissions.isSuper ? ['Super user'] : []),
    ...(permissions.isAffiliated ? ['Affiliate partner'] : []),
  ]
}
