import { Link } from '@tanstack/react-router'
import { getAddress } from 'viem'
import { isSameAddress } from '#domain/money/address.ts'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { useNow } from '#web/ui/use-now.ts'
import type { FirstInfo } from '#web/wallet/contracts/first.ts'
import { noSuchToken, reasonOf } from '#web/wallet/contracts/reasons.ts'
import { collateralWords } from '#web/words/collateral.ts'
import { collateralFirstWords } from '#web/words/collateral-first.ts'
import css from '../Collateral.module.css'
import { FlowStrip } from '../flow/FlowStrip.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { NetworkBanner } from '../NetworkBanner.tsx'
import { Head } from '../Parts.tsx'
import { type ChainScope, symbolIn, useChainScope } from '../use-chain-scope.ts'
import type { TokenPlace } from '../use-token.ts'
import { FirstDialog } from './FirstDialog.tsx'
import { FirstFacts } from './FirstFacts.tsx'
import { FirstUnwrap } from './FirstUnwrap.tsx'
import { useFirst } from './use-first.ts'
import { whyLocked } from './words.ts'

/** How often it is looked whether the time lock has ended. */
const clockMs = 1_000

/** A wrapped token of the first generation: what is inside, read-only, and its unwrap. It stands surety for nothing. */
export function FirstPage({ place }: { place: TokenPlace }) {
  const view = useChainScope(place.chainId, `${place.contractAddress}/${place.tokenId}`)
  const isReady = view.kind === 'ready'
  return (
    <div className={`${css.page} ${css.narrow}`}>
      {!isReady && <Head title={collateralFirstWords.firstGenerationWnft} isWrongOwner={false} />}
      {view.kind === 'elsewhere' && <NetworkBanner network={view.network} text={collateralWords.networkForManaging} />}
      {view.kind === 'unsupported' && <p role="alert">{collateralWords.unsupportedNetwork}</p>}
      {view.kind === 'noWallet' && <p role="alert">{collateralWords.noWallet}</p>}
      {isReady && (
        <Ready
          key={`${view.chainScope.scope.chainId} ${view.chainScope.scope.account}`}
          chainScope={view.chainScope}
          place={place}
        />
      )}
    </div>
  )
}

function Ready({ chainScope, place }: { chainScope: ChainScope; place: TokenPlace }) {
  const { scope, wrapper } = chainScope
  const flow = useFlow(scope, wrapper)
  const { data, error, refetch } = useFirst(chainScope, place)
  const isMissing = error !== null && reasonOf(error) === noSuchToken
  const isWrongOwner = data !== undefined && !isSameAddress(data.owner, scope.account)
  const wnft = { contractAddress: getAddress(place.contractAddress), tokenId: BigInt(place.tokenId) }
  return (
    <>
      <Head title={collateralFirstWords.firstGenerationWnft} isWrongOwner={isWrongOwner} />
      <Card calm title={collateralFirstWords.disclaimer}>
        <p>{collateralFirstWords.standsForNothing}</p>
      </Card>
      {isMissing && <Missing tokenId={place.tokenId} />}
      {error && !isMissing && !data && <ErrorState text={reasonOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={320} />}
      <FlowStrip flow={flow} />
      {data && !isMissing && (
        <Living
          chainScope={chainScope}
          place={place}
          info={data}
          busy={flow.busy}
          onUnwrap={() => flow.start({ kind: 'unwrap', wnft, isFirst: true })}
        />
      )}
      <FirstDialog chainScope={chainScope} flow={flow} />
    </>
  )
}

interface LivingProps {
  readonly chainScope: ChainScope
  readonly place: TokenPlace
  readonly info: FirstInfo
  /** Why nothing can be begun now; null where it can. */
  readonly busy: string | null
  readonly onUnwrap: () => void
}

function Living({ chainScope: { scope, network }, place, info, busy, onUnwrap }: LivingProps) {
  const now = useNow(serverNow, clockMs)
  const symbolOf = (address: string) => symbolIn(network, address)
  const isOwn = isSameAddress(info.owner, scope.account)
  const other = isOwn ? null : collateralFirstWords.onlyItsOwner
  return (
    <>
      <FirstFacts place={place} info={info} network={network} now={now} />
      <FirstUnwrap
        account={scope.account}
        info={info}
        symbol={network.symbol}
        symbolOf={symbolOf}
        reason={busy ?? other ?? whyLocked(info, now, symbolOf)}
        onUnwrap={onUnwrap}
      />
    </>
  )
}

function Missing({ tokenId }: { tokenId: string }) {
  return (
    <Card calm title={collateralFirstWords.noSuchToken}>
      <p role="alert">{collateralFirstWords.notWrappedToken}</p>
      <p className="muted">{collateralFirstWords.noTokenHasTheId(tokenId)}</p>
      <p>
        <Link to={pathTo('listCollateral')}>{collateralFirstWords.yourWrappedTokens}</Link>
      </p>
    </Card>
  )
}
