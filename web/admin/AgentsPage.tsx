import { Link } from '@tanstack/react-router'
import { type ListedAgent, listAll } from '#api/agents.ts'
import { badgeOf, moderationStatuses } from '#domain/agents/moderation.ts'
import { badgeWords } from '#web/agents/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminAgentsWords } from '#web/words/admin-agents.ts'
import { Choice, Find } from './Filters.tsx'
import type { Kind } from './kind.ts'
import { choiceIn } from './list-place.ts'
import { rowsOf, type Source } from './rows.ts'
import { StaffList } from './StaffList.tsx'
import { useListPlace } from './use-list-place.ts'

const statuses = moderationStatuses.map((value) => ({ value, label: badgeWords[value].word }))

const activities = () =>
  [
    { value: 'true', label: adminAgentsWords.active },
    { value: 'false', label: adminAgentsWords.inactive },
  ] as const

/** Agents as rows for staff. */
export const agentKind = (): Kind<ListedAgent> => ({
  name: 'agents',
  empty: adminAgentsWords.agentsNotFound,
  keyOf: ({ addr }) => addr,
  linkOf: ({ addr }) => pathTo('agentPage', { agentAddr: addr }),
  columns: [
    { head: adminAgentsWords.agent, text: ({ username }) => username },
    {
      head: adminAgentsWords.address,
      show: ({ addr }) => (
        <span className="mono" title={addr}>
          {shortAddress(addr)}
        </span>
      ),
      text: ({ addr }) => addr,
    },
    {
      head: adminAgentsWords.status,
      show: (agent) => {
        const { word, tone } = badgeWords[badgeOf(agent)]
        return <StatusTag tone={tone}>{word}</StatusTag>
      },
      text: (agent) => badgeWords[badgeOf(agent)].word,
    },
    {
      head: adminAgentsWords.active,
      text: ({ isActive }) => (isActive ? adminAgentsWords.active : adminAgentsWords.inactive),
    },
    {
      head: adminAgentsWords.applied,
      show: ({ createdAt }) => <time dateTime={createdAt}>{momentWords(createdAt, serverNow())}</time>,
      text: ({ createdAt }) => createdAt,
    },
  ],
})

/** All agents, for staff. */
export function AgentsPage() {
  const { search, page, find, turn, choose } = useListPlace()
  const status = choiceIn(search, 'status', moderationStatuses)
  const active = choiceIn({ active: String(search.active) }, 'active', ['true', 'false'] as const)
  const source: Source<ListedAgent> = {
    ask: (paging) => {
      const asked = {
        ...paging,
        ...(status && { moderationStatus: status }),
        ...(active && { isActive: active }),
        ...(find && { find }),
      }
      return rowsOf(listAll, { query: asked }, ({ agents }) => agents)
    },
  }
  return (
    <StaffList
      title={adminAgentsWords.agents}
      kind={agentKind()}
      source={source}
      page={page}
      onPage={turn}
      links={
        <>
          <Link to={pathTo('adminModeration')}>{adminAgentsWords.agentsAwaitingModeration}</Link>
          <Link to={pathTo('adminDues')}>{adminAgentsWords.whatAgentsOwe}</Link>
        </>
      }
      filters={
        <>
          <Choice
            label={adminAgentsWords.moderation}
            all={adminAgentsWords.allAgents}
            options={statuses}
            value={status}
            onChange={(value) => choose({ status: value })}
          />
          <Choice
            label={adminAgentsWords.activity}
            all={adminAgentsWords.activeOrNot}
            options={activities()}
            value={active}
            onChange={(value) => choose({ active: value })}
          />
          <Find label={adminAgentsWords.addressOrUsername} value={find} onFind={(text) => choose({ find: text })} />
        </>
      }
    />
  )
}
