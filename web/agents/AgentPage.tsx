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
 * has to know before they look at it, `dues` what they owe.
 */
export function AgentPage(more: More) {
  const { user } = useSession()
  return user && <PageOf key={user.addr} addr={user.addr} {...more} />
}

interface More {
  readonly notices: ReactNode
  readonly dues: ReactNode
}

type OfAgent = More & { readonly addr: string }

/** Whether there is a profile to load is decided once: a first save does not throw the wizard away. */
function PageOf(props: OfAgent) {
  const { agent } = useConfig()
  const [isAgent] = useState(agent !== null)
  if (!isAgent) return <Profile {...props} first={null} />
  return (
    <Suspense fallback={<AgentSkeleton />}>
      <LoadedProfile {...props} />
    </Suspense>
  )
}

function LoadedProfile(props: OfAgent) {
  const { agent } = useSuspenseQuery(ownProfile(props.addr)).data
  return <Profile {...props} first={agent} />
}

function Profile({ addr, first, notices, dues }: OfAgent & { readonly first: Agent | null }) {
  const edit = useProfile(addr, first)
  const { agent } = edit
  return (
    <div className={css.page}>
      <AgentHead agent={agent} setAgent={edit.setAgent} />
      {agent ? <Standing agent={agent} /> : <Rules />}
      {agent && <HaltedPairs agent={agent} />}
      {agent && <Suspense>{notices}</Suspense>}
      <Steps edit={edit} />
      {agent && <Suspense>{dues}</Suspense>}
      {agent && <Rules />}
      {edit.theirs && <ConflictDialog edit={edit} theirs={edit.theirs} />}
      <LeaveGuard isDirty={edit.isDirty} />
    </div>
  )
}
