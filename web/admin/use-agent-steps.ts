import { type Agent, listAll, listPending, moderate, readAsStaff, setFlags } from '#api/agents.ts'
import { query } from '#web/client/query.ts'
import { useStep } from '#web/client/use-step.ts'
import { adminWords } from '#web/words/admin.ts'

export type Decision = 'approved' | 'declined'

type Flags = { isActive?: boolean; isSuspend?: boolean }

const decided = () =>
  ({
    approved: adminWords.nowApproved,
    declined: adminWords.nowDeclined,
  }) as const

/** What an agent's switches came to, the one that was moved first. */
function flagWords({ isActive, isSuspend }: Flags, now: Agent): string {
  if (isSuspend) return adminWords.nowSuspended
  if (isActive === false) return adminWords.nowNotActive
  if (now.isSuspend) return adminWords.activeButSuspended
  return isActive ? adminWords.activeAgain : adminWords.noLongerSuspended(now.isActive)
}

/** What staff do about an agent. What was refused is said, and the agent is read again. */
export function useAgentSteps({ addr, username, updatedAt }: Agent) {
  const sets = query(readAsStaff, { params: { addr } })
  const effects = { sets, refetches: { done: [listAll, listPending], refused: [sets] } }
  const refused = adminWords.nothingWasChanged
  const updated = (words: string) => ({
    title: adminWords.agentUpdated,
    text: adminWords.agentIsNow(username, words),
  })
  const moderating = useStep(moderate, {
    ...effects,
    says: { done: (_, { body }) => updated(decided()[body.status]), refused },
  })
  const flagging = useStep(setFlags, {
    ...effects,
    says: { done: ({ agent }, { body }) => updated(flagWords(body.flags, agent)), refused },
  })
  return {
    isBusy: moderating.isBusy || flagging.isBusy,
    /** Why the last decision was refused; null where none was. */
    decisionFault: moderating.fault,
    flagFault: flagging.fault,
    decide: (status: Decision, done: () => void) => moderating.start({ params: { addr }, body: { status } }, { done }),
    flag: (flags: Flags, done?: () => void) =>
      flagging.start({ params: { addr }, body: { flags, updatedAt } }, { ...(done && { done }) }),
  }
}
