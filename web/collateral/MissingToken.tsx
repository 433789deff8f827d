import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { Skeleton } from '#web/ui/Skeleton.tsx'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { notWrapped } from '#web/wallet/contracts/wrapped.ts'
import { collateralWords } from '#web/words/collateral.ts'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
import { whenFinal } from './finality.ts'
import type { ChainScope } from './use-chain-scope.ts'
import { type TokenPlace, useWrappedInfo } from './use-token.ts'

/** A token that the market does not know: the chain tells whether it is none, or only not final yet. */
export function MissingToken({ chainScope, place }: { chainScope: ChainScope; place: TokenPlace }) {
  const { data, error, refetch } = useWrappedInfo(chainScope, place)
  const isNone = error !== null && reasonOf(error) === notWrapped
  if (error && !isNone) return <ErrorState text={reasonOf(error)} onRetry={() => void refetch()} />
  if (!error && !data) return <Skeleton height={200} />
  return (
    <Card calm title={isNone ? collateralEditWords.noSuchToken : collateralEditWords.notFinalYet}>
      {isNone ? (
        <>
          <p role="alert">{collateralEditWords.notWrappedToken}</p>
          <p className="muted">{collateralEditWords.noTokenHasTheId(place.tokenId)}</p>
        </>
      ) : (
        <p role="status">{collateralEditWords.blockNotFinal(whenFinal(place.chainId))}</p>
      )}
      <p>
        <Link to={pathTo('listCollateral')}>{collateralWords.yourWrappedTokens}</Link>
      </p>
    </Card>
  )
}
