import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from '@tanstack/react-router'
import { prove } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { readEvmAddress } from '#domain/money/address.ts'
import { codeOf } from '#web/client/fault.ts'
import { query } from '#web/client/query.ts'
import { wordsOf } from '#web/client/words.ts'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { PersonHead } from '#web/ui/PageHead.tsx'
import { usePageTitle } from '#web/ui/page-title.ts'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import css from './Proof.module.css'
import { ProofAwards } from './ProofAwards.tsx'
import { ProofBlocks } from './ProofBlocks.tsx'
import { ProofFigures } from './ProofFigures.tsx'
import { ProofHow } from './ProofHow.tsx'
import { ProofToken } from './ProofToken.tsx'

/** The proof is fetched again so often while it is looked at, in ms: blocks come in all the time. */
const againMs = 15_000

/** What everybody may check of an agent: the wrapped tokens, the blocks they were read at, and what is locked of it. */
export function ProofPage() {
  const { agentAddr = '' } = useParams({ strict: false }) as { agentAddr?: string }
  const addr = readEvmAddress(agentAddr)
  return (
    <div className={css.page}>
      {addr ? <Loaded key={addr} addr={addr} /> : <None text={collateralProofWords.notAnAddress} />}
    </div>
  )
}

function Loaded({ addr }: { addr: string }) {
  const { data, error, refetch } = useQuery({ ...query(prove, { params: { addr } }), refetchInterval: againMs })
  if (data) return <Proof addr={addr} proven={data} />
  if (!error) return <Loading />
  if (codeOf(error) === 'agent.missing') return <None text={collateralProofWords.notAnAgent} />
  return (
    <>
      <h1>{collateralProofWords.proofOfCollateral}</h1>
      <ErrorState text={wordsOf(error)} onRetry={() => void refetch()} />
    </>
  )
}

function Proof({ addr, proven }: { addr: string; proven: ReplyOf<typeof prove> }) {
  const { username, wnftCollaterals, blocks, totals } = proven
  usePageTitle(collateralProofWords.proofOf(username))
  return (
    <>
      <PersonHead
        kind={collateralProofWords.proofOfCollateral}
        name={username}
        addr={addr}
        copyWord={collateralProofWords.copyAddress}
      >
        <p className="small">
          <Link to={pathTo('userPage', { userAddr: addr })}>{collateralProofWords.aboutThisAgent}</Link>
        </p>
      </PersonHead>
      <ProofFigures totals={totals} />
      <ProofBlocks blocks={blocks} />
      <section className={css.tokens} aria-label={collateralProofWords.wrappedTokens}>
        <h2>{collateralProofWords.wrappedTokens}</h2>
        {wnftCollaterals.length === 0 ? (
          <Card calm>
            <EmptyState text={collateralProofWords.notAddedYet} />
          </Card>
        ) : (
          wnftCollaterals.map((token) => (
            <ProofToken
              key={`${token.chainId} ${token.contractAddress} ${token.tokenId}`}
              token={token}
              isStale={blocks.some((block) => block.chainId === token.chainId && block.isStale)}
            />
          ))
        )}
      </section>
      <ProofAwards awards={proven.awards} />
      <ProofHow />
    </>
  )
}

function None({ text }: { text: string }) {
  return (
    <>
      <h1>{collateralProofWords.proofOfCollateral}</h1>
      <p className="muted">{text}</p>
      <p>
        <Link to={pathTo('home')}>{collateralProofWords.backToHome}</Link>
      </p>
    </>
  )
}

function Loading() {
  return (
    <>
      <h1>{collateralProofWords.proofOfCollateral}</h1>
      <div className={css.loading} role="status" aria-label={collateralProofWords.loadingTheProof}>
        <Skeleton height={72} />
        <Skeleton height={260} />
        <Skeleton height={180} />
      </div>
    </>
  )
}
