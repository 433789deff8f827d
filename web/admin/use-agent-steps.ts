import { useQueryClient } from '@tanstack/react-query'
import { type Agent, listAll, listPending, moderate, readAsStaff, setFlags } from '#api/agents.ts'
import { askAgain, askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
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
  const client = useQueryClient()
  const single = useSingle()
  const moderating = useApiMutation(moderate)
  const flagging = useApiMutation(setFlags)
  const { queryKey } = query(readAsStaff, { params: { addr } })
  const ways = (words: (now: Agent) => string, done: () => void, onDone?: () => void) => ({
    onSuccess: (now: { agent: Agent }) => {
      client.setQueryData(queryKey, now)
      askAgain(client, [listAll, listPending])
      showAlert({
        kind: 'success',
        title: adminWords.agentUpdated,
        text: adminWords.agentIsNow(username, words(now.agent)),
      })
      onDone?.()
    },
    onError: (fault: unknown) => {
      showAlert({ kind: 'error', title: adminWords.nothingWasChanged, text: wordsOf(fault) })
      askKeyAgain(client, queryKey)
    },
    onSettled: done,
  })
  return {
    isBusy: moderating.isPending || flagging.isPending,
    /** Why the last decision was refused; null where none was. */
    decisionFault: moderating.error && wordsOf(moderating.error),
    flagFault: flagging.error && wordsOf(flagging.error),
    decide: (status: Decision, onDone: () => void) =>
      single((done) =>
        moderating.mutate(
          { params: { addr }, body: { status } },
          ways(() => decided()[status], done, onDone),
        ),
      ),
    flag: (flags: Flags, onDone?: () => void) =>
      single((done) =>
        flagging.mutate(
          { params: { addr }, body: { flags, updatedAt } },
          ways((now) => flagWords(flags, now), done, onDone),
        ),
      ),
  }
}
