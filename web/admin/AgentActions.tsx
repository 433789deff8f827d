import { Button } from '@mantine/core'
import { useState } from 'react'
import type { Agent } from '#api/agents.ts'
import { allowedDecisions } from '#domain/agents/moderation.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { adminAgentsWords } from '#web/words/admin-agents.ts'
import css from './AdminAgentPage.module.css'
import { AgentFlags } from './AgentFlags.tsx'
import { type Decision, useAgentSteps } from './use-agent-steps.ts'

const decisions = (): readonly {
  readonly status: Decision
  readonly word: string
  readonly points: readonly string[]
}[] => [
  {
    status: 'approved',
    word: adminAgentsWords.approve,
    points: [adminAgentsWords.offeredToPeople, adminAgentsWords.theyMayAddCollateral],
  },
  {
    status: 'declined',
    word: adminAgentsWords.decline,
    points: [adminAgentsWords.agentIsOfferedToNobody, adminAgentsWords.ordersThatAreOpen],
  },
]

/** What staff decide about an agent. */
export function AgentActions({ agent }: { agent: Agent }) {
  const steps = useAgentSteps(agent)
  const { user } = useSession()
  const [asked, setAsked] = useState<ReturnType<typeof decisions>[number] | null>(null)
  const allowed = allowedDecisions(agent.moderationStatus)
  const isOwn = user?.addr === agent.addr
  return (
    <Card title={adminAgentsWords.moderation}>
      {isOwn && <p className="muted">{adminAgentsWords.thisIsYourOwn}</p>}
      <div className={css.row}>
        {decisions().map((decision) => (
          <Button
            key={decision.status}
            variant={decision.status === 'declined' ? 'default' : 'filled'}
            disabled={isOwn || !allowed.includes(decision.status)}
            loading={steps.isBusy}
            onClick={() => setAsked(decision)}
          >
            {decision.word}
          </Button>
        ))}
      </div>
      <AgentFlags agent={agent} steps={steps} />
      {asked && (
        <ConfirmDialog
          title={`${asked.word} ${agent.username}?`}
          confirmWord={asked.word}
          isDanger={asked.status === 'declined'}
          isBusy={steps.isBusy}
          fault={steps.decisionFault}
          onConfirm={() => steps.decide(asked.status, () => setAsked(null))}
          onClose={() => setAsked(null)}
        >
          <ul>
            {asked.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </ConfirmDialog>
      )}
    </Card>
  )
}
