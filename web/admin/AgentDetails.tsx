import type { Agent } from '#api/agents.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { momentWords } from '#web/ui/times.ts'
import { adminAgentsWords } from '#web/words/admin-agents.ts'

/** What an agent has told of themself. Where they are paid comes masked from the server. */
export function AgentDetails({ agent }: { agent: Agent }) {
  const { profile, email, countryCodes, workTime, isLive, info, swapRequisites, swapOptions } = agent
  const time = (at: string | null) =>
    at ? <time dateTime={at}>{momentWords(at, serverNow())}</time> : adminAgentsWords.notYet
  const facts: Fact[] = [
    { label: adminAgentsWords.name, value: `${profile.firstName} ${profile.lastName}` },
    { label: adminAgentsWords.eMail, value: email },
    { label: adminAgentsWords.countries, value: countryCodes.join(', ') || '—' },
    {
      label: adminAgentsWords.workTime,
      value: adminAgentsWords.workTimes(workTime.start, workTime.end, workTime.timezone, isLive),
    },
    { label: adminAgentsWords.about, value: info || '—' },
    { label: adminAgentsWords.isPaidBy, value: swapRequisites.map(wayOf).join('; ') || '—' },
    { label: adminAgentsWords.swapPairs, value: String(swapOptions.filter(({ active }) => active).length) },
    { label: adminAgentsWords.applied, value: time(agent.createdAt) },
    { label: adminAgentsWords.moderated, value: time(agent.moderatedAt) },
  ]
  return (
    <Card title={adminAgentsWords.details}>
      <Facts facts={facts} />
    </Card>
  )
}

function wayOf(requisite: Agent['swapRequisites'][number]): string {
  if ('crypto' in requisite) return `${requisite.crypto.network} ${requisite.crypto.addresses.join(', ')}`
  if ('bank' in requisite) return `${requisite.bank.currency} ${requisite.bank.number}`
  return `cash, ${requisite.cash.network}`
}
