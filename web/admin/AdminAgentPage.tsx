import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { type Agent, readAsStaff } from '#api/agents.ts'
import { badgeOf } from '#domain/agents/moderation.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { badgeWords } from '#web/agents/words.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PersonHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { adminAgentsWords } from '#web/words/admin-agents.ts'
import css from './AdminAgentPage.module.css'
import { AgentActions } from './AgentActions.tsx'
import { AgentCollateral } from './AgentCollateral.tsx'
import { AgentDetails } from './AgentDetails.tsx'
import { AgentDues } from './AgentDues.tsx'
import { WnftList } from './WnftList.tsx'

/** An agent as staff see it: what they told, where they stand, what secures their orders, and what staff decide. */
export function AdminAgentPage() {
  const { agentAddr = '' } = useParams({ strict: false }) as { agentAddr?: string }
  const addr = readEvmAddress(agentAddr)
  return <div className={css.page}>{addr ? <Loaded key={addr} addr={addr} /> : <None />}</div>
}

function Loaded({ addr }: { addr: string }) {
  const { data, error, refetch } = useQuery(query(readAsStaff, { params: { addr } }))
  if (data) return <Shown agent={data.agent} />
  if (!error) return <Loading />
  if (codeOf(error) === 'agent.missing') return <None />
  return (
    <>
      <h1>{adminAgentsWords.agent}</h1>
      <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
    </>
  )
}

function Shown({ agent }: { agent: Agent }) {
  const { addr, username, moderationStatus, wnfts } = agent
  const { word, tone } = badgeWords[badgeOf(agent)]
  return (
    <>
      <PersonHead kind={adminAgentsWords.agent} name={username} addr={addr} copyWord={adminAgentsWords.copyAddress}>
        <StatusTag tone={tone}>{word}</StatusTag>
      </PersonHead>
      <AgentActions agent={agent} />
      <AgentDetails agent={agent} />
      <AgentCollateral addr={addr} />
      <AgentDues addr={addr} />
      <Card label={adminAgentsWords.wnfts}>
        <h2>{adminAgentsWords.wnfts}</h2>
        <p className="small muted">{adminAgentsWords.wrappedTokensWhoseCollateral}</p>
        <WnftList wnfts={wnfts} />
        {moderationStatus === 'approved' && (
          <p className="small">
            <Link to={pathTo('agentProof', { agentAddr: addr })}>{adminAgentsWords.proofOfCollateral}</Link>
          </p>
        )}
      </Card>
    </>
  )
}

function None() {
  return (
    <>
      <h1>{adminAgentsWords.agent}</h1>
      <p className="muted">{adminAgentsWords.thereIsNoAgent}</p>
    </>
  )
}

function Loading() {
  return (
    <>
      <h1>{adminAgentsWords.agent}</h1>
      <div role="status" aria-label={adminAgentsWords.loadingTheAgent}>
        <Skeleton height={180} />
      </div>
    </>
  )
}
