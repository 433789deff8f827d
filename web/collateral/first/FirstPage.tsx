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
import css from '../Collateral.module.css'
import { FlowStrip } from '../flow/FlowStrip.tsx'
import { useFlow } from '../flow/use-flow.ts'
import { NetworkBanner } from '../NetworkBanner.tsx'
import { Head } from '../Parts.tsx'
import { type Ground, symbolIn, useGround } from '../use-ground.ts'
import type { TokenPlace } from '../use-token.ts'
import { FirstDialog } from './FirstDialog.tsx'
import { FirstFacts } from './FirstFacts.tsx'
import { FirstUnwrap } from './FirstUnwrap.tsx'
import { useFirst } from './use-first.ts'
import { whyLocked } from './words.ts'

const title = 'First-generation wNFT'

/** How often it is looked whether the time lock has ended. */
const clockMs = 1_000

/** A wrapped token of the first generation: what is inside, read-only, and its unwrap. It stands surety for nothing. */
export function FirstPage({ place }: { place: TokenPlace }) {
  const view = useGround(place.chainId, `${place.contractAddress}/${place.tokenId}`)
  const isReady = view.kind === 'ready'
  return (
    <div className={`${css.page} ${css.narrow}`}>
      {!isReady && <Head title={title} isWrongOwner={false} />}
      {view.kind === 'elsewhere' && (
        <NetworkBanner network={view.network} text="To manage this wNFT the network must be changed" />
      )}
      {view.kind === 'unsupported' && <p role="alert">Unsupported network</p>}
      {view.kind === 'noWallet' && <p role="alert">Unable to connect to wallet</p>}
      {isReady && (
        <Ready key={`${view.ground.scope.chainId} ${view.ground.scope.account}`} ground={view.ground} place={place} />
      )}
    </div>
  )
}

function Ready({ ground, place }: { ground: Ground; place: TokenPlace }) {
  const { scope, wrapper } = ground
  const flow = useFlow(scope, wrapper)
  const { data, error, refetch } = useFirst(ground, place)
  const isMissing = error !== null && reasonOf(error) === noSuchToken
  const isWrongOwner = data !== undefined && !isSameAddress(data.owner, scope.account)
  const wnft = { contractAddress: getAddress(place.contractAddress), tokenId: BigInt(place.tokenId) }
  return (
    <>
      <Head title={title} isWrongOwner={isWrongOwner} />
      <Card calm title="Disclaimer">
        <p>
          This token was wrapped by a contract of the first generation. It stands surety for nothing: no order counts on
          it, and it never becomes collateral here. You can look at it and, once its locks are over, unwrap it.
        </p>
      </Card>
      {isMissing && <Missing tokenId={place.tokenId} />}
      {error && !isMissing && !data && <ErrorState text={reasonOf(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton height={320} />}
      <FlowStrip flow={flow} />
      {data && !isMissing && (
        <Living
          ground={ground}
          place={place}
          info={data}
          busy={flow.busy}
          onUnwrap={() => flow.start({ kind: 'unwrap', wnft, isFirst: true })}
        />
      )}
      <FirstDialog ground={ground} flow={flow} />
    </>
  )
}

interface LivingProps {
  readonly ground: Ground
  readonly place: TokenPlace
  readonly info: FirstInfo
  /** Why nothing can be begun now; null where it can. */
  readonly busy: string | null
  readonly onUnwrap: () => void
}

function Living({ ground: { scope, network }, place, info, busy, onUnwrap }: LivingProps) {
  const now = useNow(serverNow, clockMs)
  const symbolOf = (address: string) => symbolIn(network, address)
  const isOwn = isSameAddress(info.owner, scope.account)
  const other = isOwn ? null : 'This token belongs to another account: only its owner can unwrap it.'
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
    <Card calm title="No such token">
      <p role="alert">Not wrapped token</p>
      <p className="muted">
        No token of the first generation has the id {tokenId} there: it was unwrapped, or the link is wrong.
      </p>
      <p>
        <Link to={pathTo('listCollateral')}>Your wrapped tokens</Link>
      </p>
    </Card>
  )
}
