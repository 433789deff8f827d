import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { whenFinal } from './finality.ts'
import type { Ground } from './use-ground.ts'
import { type TokenPlace, useWrappedInfo } from './use-token.ts'

const notWrapped = 'Not wrapped token'

/** A token that the market does not know: the chain tells whether it is none, or only not final yet. */
export function MissingToken({ ground, place }: { ground: Ground; place: TokenPlace }) {
  const { data, error, refetch } = useWrappedInfo(ground, place)
  const isNone = error !== null && reasonOf(error) === notWrapped
  if (error && !isNone) return <ErrorState text={reasonOf(error)} onRetry={() => void refetch()} />
  if (!error && !data) return <Skeleton height={200} />
  return (
    <Card calm title={isNone ? 'No such token' : 'Not final yet'}>
      {isNone ? (
        <>
          <p role="alert">{notWrapped}</p>
          <p className="muted">
            No token of this market has the id {place.tokenId} there: it was unwrapped, or the link is wrong.
          </p>
        </>
      ) : (
        <p role="status">This token’s block is not final yet. It appears here {whenFinal(place.chainId)}.</p>
      )}
      <p>
        <Link to={pathTo('listCollateral')}>Your wrapped tokens</Link>
      </p>
    </Card>
  )
}
