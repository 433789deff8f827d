import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { lazy, Suspense } from 'react'
import { type PublicAgent, readPublic } from '#api/agents.ts'
import { read as readUser, type User } from '#api/users.ts'
import { isLive } from '#domain/agents/work-time.ts'
import { readEvmAddress, shortAddress } from '#domain/money/address.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { useSession } from '#web/session/store.ts'
import { Card } from '#web/ui/Card.tsx'
import { CollateralBar } from '#web/ui/CollateralBar.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { PersonHead } from '#web/ui/PageHead.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { recordFacts } from '#web/ui/standing-words.ts'
import { momentWords } from '#web/ui/times.ts'
import { usersWords } from '#web/words/users.ts'
import css from './UserPage.module.css'

const Prose = lazy(() => import('#web/ui/prose/Prose.tsx').then((module) => ({ default: module.Prose })))

/** A person by their address: what everybody may know, and, of oneself, what one's account says. */
export function UserPage() {
  const { userAddr = '' } = useParams({ strict: false }) as { userAddr?: string }
  const addr = readEvmAddress(userAddr)
  return <div className={css.page}>{addr ? <Person key={addr} addr={addr} /> : <NoAddress />}</div>
}

function NoAddress() {
  return (
    <>
      <h1>{usersWords.user}</h1>
      <p className="muted">{usersWords.thisIs}</p>
    </>
  )
}

function Person({ addr }: { addr: string }) {
  const { user } = useSession()
  const isOwn = user?.addr === addr
  const mayRead = isOwn || user?.permissions.isSuper === true
  const asAgent = useQuery(query(readPublic, { params: { addr } }))
  const asUser = useQuery({ ...query(readUser, { params: { addr } }), enabled: mayRead })
  const agent = asAgent.data?.agent ?? null
  const name = agent?.username ?? asUser.data?.user.username ?? shortAddress(addr)
  return (
    <>
      <PersonHead kind={kindOf(agent !== null, isOwn)} name={name} addr={addr} copyWord={usersWords.copyAddress} />
      {asUser.data && <Account user={asUser.data.user} />}
      {asUser.isError && <NoAccount fault={asUser.error} onRetry={() => void asUser.refetch()} />}
      {asAgent.isPending && <Skeleton height={180} />}
      {agent && <Agent agent={agent} />}
      {asAgent.isError && <NoAgent fault={asAgent.error} isOwn={isOwn} onRetry={() => void asAgent.refetch()} />}
    </>
  )
}

function kindOf(isAgent: boolean, isOwn: boolean): string {
  if (isOwn) return isAgent ? usersWords.youAnAgent : usersWords.you
  return isAgent ? usersWords.agent : usersWords.user
}

const languages = new Intl.DisplayNames('en', { type: 'language' })

function Account({ user }: { user: User }) {
  const now = serverNow()
  return (
    <Card label={usersWords.account}>
      <h2>{usersWords.account}</h2>
      <Facts
        facts={[
          { label: usersWords.username, value: user.username ?? 'none' },
          { label: usersWords.since, value: momentWords(user.createdAt, now) },
          { label: usersWords.lastChanged, value: momentWords(user.updatedAt, now) },
          { label: usersWords.language, value: languages.of(user.details.locale) ?? user.details.locale },
        ]}
      />
    </Card>
  )
}

const regions = new Intl.DisplayNames('en', { type: 'region' })

function Agent({ agent }: { agent: PublicAgent }) {
  const { start, end, timezone } = agent.workTime
  const isHere = agent.isActive && isLive(agent.workTime, serverNow())
  const names = agent.countryCodes.map((code) => regions.of(code) ?? code)
  return (
    <>
      <Card label={usersWords.asAnAgent}>
        <div className={css.line}>
          <h2>{usersWords.asAnAgent}</h2>
          <StatusTag tone={isHere ? 'ok' : 'quiet'}>{isHere ? usersWords.liveNow : usersWords.notLiveNow}</StatusTag>
        </div>
        <CollateralBar collateral={agent.collateral} />
        <p className="small">
          <Link to={pathTo('agentProof', { agentAddr: agent.addr })}>{usersWords.proofOfCollateral}</Link>
        </p>
        <Facts
          facts={[
            ...recordFacts(agent.record),
            { label: usersWords.works, value: `${start}–${end}, ${timezone.replaceAll('_', ' ')}` },
            { label: usersWords.countries, value: names.join(', ') },
            { label: usersWords.agentSince, value: momentWords(agent.since, serverNow()) },
          ]}
        />
      </Card>
      {agent.info.trim() !== '' && (
        <Card label={usersWords.fromTheAgent}>
          <h2>{usersWords.from(agent.username)}</h2>
          <Suspense>
            <Prose markdown={agent.info} />
          </Suspense>
        </Card>
      )}
    </>
  )
}

interface FaultProps {
  readonly fault: unknown
  readonly onRetry: () => void
}

function NoAgent({ fault, onRetry, isOwn }: FaultProps & { isOwn: boolean }) {
  if (codeOf(fault) !== 'agent.missing') return <ErrorState text={wordsOf(fault)} onRetry={onRetry} />
  return <p className="muted">{usersWords.ofThisMarket(isOwn)}</p>
}

function NoAccount({ fault, onRetry }: FaultProps) {
  if (codeOf(fault) === 'user.missing') return <p className="muted">{usersWords.nobodyHasSigned}</p>
  return <ErrorState text={wordsOf(fault)} onRetry={onRetry} />
}
