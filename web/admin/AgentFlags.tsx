import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Switch } from '@mantine/core'
import { useState } from 'react'
import type { Agent } from '#api/agents.ts'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { adminAgentsWords } from '#web/words/admin-agents.ts'
import css from './AdminAgentPage.module.css'
import type { useAgentSteps } from './use-agent-steps.ts'

interface Props {
  readonly agent: Agent
  readonly steps: ReturnType<typeof useAgentSteps>
}

/** Whether an agent is active and whether they are suspended. Suspending asks first: the agent cannot take it away. */
export function AgentFlags({ agent, steps }: Props) {
  const [isAsked, setAsked] = useState(false)
  return (
    <div className={css.switches}>
      <Switch
        withThumbIndicator={false}
        label={adminAgentsWords.active}
        description={adminAgentsWords.activeHint}
        checked={agent.isActive}
        disabled={steps.isBusy}
        onChange={({ currentTarget: { checked } }) => steps.flag({ isActive: checked })}
      />
      <Switch
        withThumbIndicator={false}
        label={adminAgentsWords.suspended}
        description={adminAgentsWords.suspendedHint}
        checked={agent.isSuspend}
        disabled={steps.isBusy}
        onChange={({ currentTarget: { checked } }) => (checked ? setAsked(true) : steps.flag({ isSuspend: false }))}
      />
      {isAsked && (
        <ConfirmDialog
          title={adminAgentsWords.suspendQuestion(agent.username)}
          confirmWord={adminAgentsWords.suspend}
          isDanger
          isBusy={steps.isBusy}
          fault={steps.flagFault}
          onConfirm={() => steps.flag({ isSuspend: true }, () => setAsked(false))}
          onClose={() => setAsked(false)}
        >
          <ul>
            <li>{adminAgentsWords.nothingNewIsMatched}</li>
            <li>{adminAgentsWords.ordersThatAreOpen}</li>
            <li>{adminAgentsWords.onlyStaffCanTake}</li>
          </ul>
        </ConfirmDialog>
      )}
    </div>
  )
}
