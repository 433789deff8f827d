import { Card } from '#web/ui/Card.tsx'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import type { Ground } from './use-ground.ts'
import { type TokenPlace, useWrappedInfo } from './use-token.ts'

/** A token that the market does not know: the chain tells whether it is none, or only not final yet. */
export function MissingToken({ ground, place }: { ground: Ground; place: TokenPlace }) {
  const { data, error } = useWrappedInfo(ground, place)
  if (error) return <p role="alert">{reasonOf(error)}</p>
  if (!data) return null
  return (
    <Card calm label="Not final yet">
      <p role="status">
        This token’s block is not final yet. It appears here once it is, usually within 5 to 10 minutes.
      </p>
    </Card>
  )
}
