import { useMemo, useState } from 'react'
import { type Agent, read, save as saveEndpoint } from '#api/agents.ts'
import {
  type AgentProfile,
  type ProfileFaultAt,
  type ProfileStep,
  profileFaults,
  stepFaults,
} from '#domain/agents/profile.ts'
import { CallFault, codeOf } from '#web/client/fault.ts'
import { query, queryClient, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { loadConfig, useConfig } from '#web/session/config.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { log } from '#web/ui/log.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { type Draft, draftOf, isSame, profileOf } from './draft.ts'
import { type PairRow, pairRows } from './pairs/rows.ts'
import { errorTitle, savedAlerts } from './words.ts'

/** An agent profile while it is edited: what is saved, what would be saved, and what stands between the two. */
export interface ProfileEdit {
  /** As it was last read or saved; null before there is an agent. */
  readonly agent: Agent | null
  readonly setAgent: (agent: Agent, isStillOurs: boolean) => void
  readonly draft: Draft
  readonly change: (part: Partial<Draft> | ((draft: Draft) => Draft)) => void
  readonly profile: AgentProfile
  readonly isDirty: boolean
  readonly rows: readonly PairRow[]
  readonly faultsOf: (step: ProfileStep) => readonly ProfileFaultAt[]
  readonly allFaults: () => readonly ProfileFaultAt[]
  readonly save: () => void
  readonly isSaving: boolean
  /** The version that somebody has saved in the meantime, once a save was refused for it. */
  readonly theirs: Agent | null
  readonly takeTheirs: () => void
  readonly keepMine: () => void
  readonly decideLater: () => void
}

/** The query of the own profile. It is read once: a version that changes under the draft is what a save has to find out. */
export function ownProfile(addr: string) {
  return {
    ...query(read, { params: { addr } }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  }
}

/** Everything that the pages of the wizard read and change. `first` is the profile as it was loaded. */
export function useProfile(addr: string, first: Agent | null): ProfileEdit {
  const { networks, swap } = useConfig()
  const [agent, setShown] = useState(first)
  const [version, setVersion] = useState(first?.updatedAt ?? null)
  const [base, setBase] = useState(() => draftOf(first))
  const [draft, setDraft] = useState(base)
  const rows = useMemo(() => pairRows(swap.swapPairs), [swap.swapPairs])
  const offered = useMemo(() => new Set(rows.map(({ key }) => key)), [rows])
  const networkIds = useMemo(() => new Set(networks.map(({ id }) => id)), [networks])
  const profile = useMemo(() => profileOf(draft, offered), [draft, offered])

  /** `answered` is the draft that the saved profile answers: what was typed since then stays. */
  const take = (saved: Agent, answered: Draft) => {
    queryClient.setQueryData(ownProfile(addr).queryKey, { agent: saved })
    setShown(saved)
    setVersion(saved.updatedAt)
    const taken = draftOf(saved)
    setBase(taken)
    setDraft((now) => (now === answered ? taken : now))
  }
  const saving = useSave({ addr, profile, isNew: agent === null, take: (saved) => take(saved, draft) })
  return {
    agent,
    setAgent: (next, isStillOurs) => {
      setShown(next)
      if (!isStillOurs) return
      queryClient.setQueryData(ownProfile(addr).queryKey, { agent: next })
      setVersion(next.updatedAt)
    },
    draft,
    change: (part) => setDraft((before) => (typeof part === 'function' ? part(before) : { ...before, ...part })),
    profile,
    isDirty: useMemo(() => !isSame(draft, base, offered), [draft, base, offered]),
    rows,
    faultsOf: (step) => stepFaults(profile, step, networkIds),
    allFaults: () => profileFaults(profile, networkIds),
    ...saving,
    save: () => saving.saveOver(version),
  }
}

interface Saving {
  readonly addr: string
  readonly profile: AgentProfile
  readonly isNew: boolean
  readonly take: (saved: Agent) => void
}

/** Saves the profile; what it meets is told by an alert, a version of somebody else by `theirs`. */
function useSave({ addr, profile, isNew, take }: Saving) {
  const [theirs, setTheirs] = useState<Agent | null>(null)
  const saving = useApiMutation(saveEndpoint)
  const single = useSingle()

  const send = async (version: string | null) => {
    const agent = { ...mutable(profile), ...(version !== null && { updatedAt: version }) }
    try {
      const reply = await saving.mutateAsync({ params: { addr }, body: { agent } })
      setTheirs(null)
      take(reply.agent)
      showAlert(isNew ? savedAlerts.applied : savedAlerts.saved)
      // That there is an agent, and where it stands, is told to other pages by the configuration.
      loadConfig().catch((fault) => log('the configuration could not be loaded again', fault))
    } catch (fault) {
      const current = currentOf(fault)
      setTheirs(current)
      if (!current) showAlert({ kind: 'error', title: errorTitle, text: wordsOf(fault) })
    }
  }
  const saveOver = (version: string | null) => single((done) => void send(version).finally(done))
  return {
    saveOver,
    isSaving: saving.isPending,
    theirs,
    takeTheirs: () => {
      if (theirs) take(theirs)
      setTheirs(null)
    },
    keepMine: () => saveOver(theirs?.updatedAt ?? null),
    decideLater: () => setTheirs(null),
  }
}

/** The version that stands in the way of a save or a switch. */
export function currentOf(fault: unknown): Agent | null {
  if (!(fault instanceof CallFault) || codeOf(fault) !== 'agent.changed') return null
  const current = fault.problem?.current as { agent?: Agent } | undefined
  return current?.agent ?? null
}

/** The wire's shapes are of mutable lists. */
function mutable(profile: AgentProfile) {
  return {
    ...profile,
    countryCodes: [...profile.countryCodes],
    swapOptions: [...profile.swapOptions],
    swapRequisites: profile.swapRequisites.map((requisite) =>
      'crypto' in requisite
        ? { crypto: { network: requisite.crypto.network, addresses: [...requisite.crypto.addresses] } }
        : requisite,
    ),
  }
}
