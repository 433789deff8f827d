import type { Agent } from '#api/agents.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { momentWords } from '#web/ui/times.ts'

/** What an agent has told of themself. Where they are paid comes masked from the server. */
export function AgentDetails({ agent }: { agent: Agent }) {
  const { profile, email, countryCodes, workTime, isLive, info, swapRequisites, swapOptions } = agent
  const time = (at: string | null) => (at ? <time dateTime={at}>{momentWords(at, serverNow())}</time> : 'not yet')
  const facts: Fact[] = [
    { label: 'Name', value: `${profile.firstName} ${profile.lastName}` },
    { label: 'E-mail', value: email },
    { label: 'Countries', value: countryCodes.join(', ') || '—' },
    {
      label: 'Work time',
      value: `${workTime.start} to ${workTime.end}, ${workTime.timezone}${isLive ? ', live now' : ''}`,
    },
    { label: 'About', value: info || '—' },
    { label: 'Is paid by', value: swapRequisites.map(wayOf).join('; ') || '—' },
    { label: 'Swap pairs', value: String(swapOptions.filter(({ active }) => active).length) },
    { label: 'Applied', value: time(agent.createdAt) },
    { label: 'Moderated', value: time(agent.moderatedAt) },
  ]
  return (
    <Card title="Details">
      <Facts facts={facts} />
    </Card>
  )
}

function wayOf(requisite: Agent['swapRequisites'][number]): string {
  if ('crypto' in requisite) return `${requisite.crypto.network} ${requisite.crypto.addresses.join(', ')}`
  if ('bank' in requisite) return `${requisite.bank.currency} ${requisite.bank.number}`
  return `cash, ${requisite.cash.network}`
}
