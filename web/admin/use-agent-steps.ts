import { useQueryClient } from '@tanstack/react-query'
import { type Agent, list, listPending, moderate, readAsStaff, setFlags } from '#api/agents.ts'
import { askAgain, askKeyAgain, query, useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'

export type Decision = 'approved' | 'declined'

const saved = {
  approved: 'The agent is approved.',
  declined: 'The agent is declined.',
  flags: 'The agent’s flags are saved.',
} as const

/** What staff do about an agent. What was refused is said, and the agent is read again. */
export function useAgentSteps({ addr, updatedAt }: Agent) {
  const client = useQueryClient()
  const single = useSingle()
  const moderating = useApiMutation(moderate)
  const flagging = useApiMutation(setFlags)
  const { queryKey } = query(readAsStaff, { params: { addr } })
  const ways = (what: keyof typeof saved, done: () => void, onEnd?: () => void) => ({
    onSuccess: (now: { agent: Agent }) => {
      client.setQueryData(queryKey, now)
      askAgain(client, [list, listPending])
      showAlert({ kind: 'success', title: 'Agent updated', text: saved[what] })
    },
    onError: (fault: unknown) => {
      showAlert({ kind: 'error', title: 'Nothing was changed', text: wordsOf(fault) })
      askKeyAgain(client, queryKey)
    },
    onSettled: () => {
      onEnd?.()
      done()
    },
  })
  return {
    isBusy: moderating.isPending || flagging.isPending,
    decide: (status: Decision, onEnd: () => void) =>
      single((done) => moderating.mutate({ params: { addr }, body: { status } }, ways(status, done, onEnd))),
    flag: (flags: { isActive?: boolean; isSuspend?: boolean }) =>
      single((done) => flagging.mutate({ params: { addr }, body: { flags, updatedAt } }, ways('flags', done))),
  }
}
