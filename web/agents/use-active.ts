import { useState } from 'react'
import { type Agent, setFlags } from '#api/agents.ts'
import { useApiMutation } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { showAlert } from '#web/ui/alerts.ts'
import { useSingle } from '#web/ui/use-single.ts'
import { currentOf } from './use-profile.ts'
import { errorTitle } from './words.ts'

/**
 * The agent's own switch. It shows what was asked for at once and goes back when that was refused. `version` is the one
 * that the draft was made from: only where the switch has met that very version does the draft move on with it.
 */
export function useActive(agent: Agent, setAgent: (agent: Agent, isStillOurs: boolean) => void) {
  const [asked, setAsked] = useState<boolean | null>(null)
  const [strange, setStrange] = useState<string | null>(null)
  const flags = useApiMutation(setFlags)
  const single = useSingle()

  const send = async (isActive: boolean) => {
    const { addr, updatedAt } = agent
    try {
      const reply = await flags.mutateAsync({ params: { addr }, body: { flags: { isActive }, updatedAt } })
      const isStillOurs = updatedAt !== strange
      if (!isStillOurs) setStrange(reply.agent.updatedAt)
      setAgent(reply.agent, isStillOurs)
    } catch (fault) {
      const current = currentOf(fault)
      if (current) {
        setStrange(current.updatedAt)
        setAgent(current, false)
      }
      showAlert({ kind: 'error', title: errorTitle, text: wordsOf(fault) })
    } finally {
      setAsked(null)
    }
  }
  const set = (isActive: boolean) =>
    single((done) => {
      setAsked(isActive)
      void send(isActive).finally(done)
    })
  return { isActive: asked ?? agent.isActive, set }
}
