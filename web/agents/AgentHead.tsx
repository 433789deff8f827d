import { PageHead } from '#web/ui/PageHead.tsx'
import '@mantine/core/styles/Switch.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Switch } from '@mantine/core'
import type { Agent } from '#api/agents.ts'
import { badgeOf } from '#domain/agents/moderation.ts'
import { clockIn, isLive } from '#domain/agents/work-time.ts'
import { serverNow } from '#web/session/config.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { useNow } from '#web/ui/use-now.ts'
import { agentsWords } from '#web/words/agents.ts'
import { useActive } from './use-active.ts'
import { badgeWords } from './words.ts'

interface Props {
  readonly agent: Agent | null
  readonly setAgent: (agent: Agent, isStillOurs: boolean) => void
}

/** The page's title with where the agent stands, and the agent's own switch. */
export function AgentHead({ agent, setAgent }: Props) {
  if (!agent) {
    return (
      <PageHead title={agentsWords.becomeAProvider}>
        <p className="muted">{agentsWords.threeSteps}</p>
      </PageHead>
    )
  }
  const { word, tone } = badgeWords[badgeOf(agent)]
  return (
    <PageHead
      title={agentsWords.liquidityProvider}
      marks={
        <>
          <StatusTag tone={tone}>{word}</StatusTag>
          <LiveTag agent={agent} />
        </>
      }
    >
      <ActiveSwitch agent={agent} setAgent={setAgent} />
    </PageHead>
  )
}

const lookMs = 10_000

/** Whether now is within the saved work time, by the clock of the agent's own zone. */
function LiveTag({ agent }: { agent: Agent }) {
  const now = useNow(serverNow, lookMs)
  const { timezone } = agent.workTime
  const there = agentsWords.clockIn(clockIn(timezone, now), timezone)
  return isLive(agent.workTime, now) ? (
    <StatusTag tone="ok">{agentsWords.live(there)}</StatusTag>
  ) : (
    <StatusTag>{agentsWords.outsideWorkHours(there)}</StatusTag>
  )
}

function ActiveSwitch({ agent, setAgent }: { agent: Agent; setAgent: Props['setAgent'] }) {
  const { isActive, set } = useActive(agent, setAgent)
  return (
    <Switch
      size="md"
      withThumbIndicator={false}
      labelPosition="left"
      label={isActive ? agentsWords.active : agentsWords.inactive}
      aria-label={agentsWords.active}
      checked={isActive}
      onChange={(event) => set(event.currentTarget.checked)}
    />
  )
}
