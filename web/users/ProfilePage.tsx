import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Button } from '@mantine/core'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { type FormEvent, useId } from 'react'
import { read as readSettings } from '#api/settings.ts'
import { read as readUser } from '#api/users.ts'
import { query } from '#web/client/query.ts'
import { pathTo } from '#web/paths.ts'
import { LeaveGuard } from '#web/session/LeaveGuard.tsx'
import { useSession } from '#web/session/store.ts'
import { type Tab, TabPanel, Tabs } from '#web/ui/Tabs.tsx'
import { usersWords } from '#web/words/users.ts'
import { GeneralTab } from './profile/GeneralTab.tsx'
import { NotificationTab } from './profile/NotificationTab.tsx'
import css from './profile/Profile.module.css'
import { useSettings } from './profile/use-settings.ts'

type TabName = 'general' | 'notifications'

const tabs = (): readonly Tab<TabName>[] => [
  { value: 'general', label: usersWords.general },
  { value: 'notifications', label: usersWords.notifications },
]

/** A person's own settings: who they are here, and what they are told. */
export function ProfilePage() {
  const { user } = useSession()
  return user && <Profile key={user.addr} addr={user.addr} />
}

function Profile({ addr }: { addr: string }) {
  const { user } = useSuspenseQuery(query(readUser, { params: { addr } })).data
  const { data: stored } = useSuspenseQuery(query(readSettings, { params: { addr } }))
  const edit = useSettings(addr, stored)
  const [tab, setTab] = useTab()
  const panelId = useId()
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await edit.save()) === 'username') setTab('general')
  }
  return (
    <div className={css.page}>
      <h1>{usersWords.profile}</h1>
      <form className={css.panel} aria-label={usersWords.profile} noValidate onSubmit={(event) => void submit(event)}>
        <div>
          <Tabs look="line" tabs={tabs()} value={tab} onChange={setTab} panelId={panelId} />
          <TabPanel key={tab} id={panelId} value={tab} className={css.panel}>
            {tab === 'general' ? <GeneralTab user={user} edit={edit} /> : <NotificationTab edit={edit} />}
          </TabPanel>
        </div>
        <footer className={css.footer}>
          {edit.isDirty && <span className="muted small">{usersWords.thereAreUnsavedChanges}</span>}
          <Button type="submit" loading={edit.isSaving}>
            {usersWords.save}
          </Button>
        </footer>
      </form>
      <LeaveGuard isDirty={edit.isDirty} />
    </div>
  )
}

/** The tab is part of the address, so that a link can lead to it. */
function useTab() {
  const { tab } = useSearch({ strict: false }) as { tab?: string }
  const navigate = useNavigate()
  const set = (value: TabName) =>
    void navigate({ to: pathTo('profile'), search: { tab: value } as never, replace: true })
  return [tab === 'notifications' ? 'notifications' : 'general', set] as const
}
