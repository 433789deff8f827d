import { useSuspenseQuery } from '@tanstack/react-query'
import { type ReactNode, Suspense, useState } from 'react'
import type { Agent } from '#api/agents.ts'
import { useConfig } from '#web/session/config.ts'
import { LeaveGuard } from '#web/session/LeaveGuard.tsx'
import { useSession } from '#web/session/store.ts'
import { AgentHead } from './AgentHead.tsx'
import css from './AgentPage.module.css'
import { AgentSkeleton } from './AgentSkeleton.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { HaltedPairs } from './HaltedPairs.tsx'
import { Rules } from './Rules.tsx'
import { Standing } from './Standing.tsx'
import { Steps } from './Steps.tsx'
import { ownProfile, useProfile } from './use-profile.ts'

/**
 * The agent page: the application of a person who is no agent yet, or an agent's whole profile. `notices` is what an agent
 * has to know before they look at it.
 */
export function AgentPage({ notices }: { notices: ReactNode }) {
  const { user } = useSession()
  return user && <PageOf key={user.addr} addr={user.addr} notices={notices} />
}

/** Whether there is a profile to load is decided once: a first save does not throw the wizard away. */
function PageOf({ addr, notices }: { addr: string; notices: ReactNode }) {
  const { agent } = useConfig()
  const [isAgent] = useState(agent !== null)
  if (!isAgent) return <Profile addr={addr} first={null} notices={notices} />
  return (
    <Suspense fallback={<AgentSkeleton />}>
      <LoadedProfile addr={addr} notices={notices} />
    </Suspense>
  )
}

function LoadedProfile({ addr, notices }: { addr: string; notices: ReactNode }) {
  const { agent } = useSuspenseQuery(ownProfile(addr)).data
  return <Profile addr={addr} first={agent} notices={notices} />
}

function Profile({ addr, first, notices }: { addr: string; first: Agent | null; notices: ReactNode }) {
  const edit = useProfile(addr, first)
  const { agent } = edit
  return (
    <div className={css.page}>
      <AgentHead agent={agent} setAgent={edit.setAgent} />
      {agent ? <Standing agent={agent} /> : <Rules />}
      {agent && <HaltedPairs agent={agent} />}
      {agent && <Suspense>{notices}</Suspense>}
      <Steps edit={edit} />
      {agent && <Rules />}
      {edit.theirs && <ConflictDialog edit={edit} theirs={edit.theirs} />}
      <LeaveGuard isDirty={edit.isDirty} />
    </div>
  )
}
