import type { Agent } from '#api/agents.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { EmptyState } from '#web/ui/EmptyState.tsx'
import { withUnit } from '#web/ui/figures.ts'
import { momentWords } from '#web/ui/times.ts'
import { adminWords } from '#web/words/admin.ts'
import css from './WnftList.module.css'

/** An agent's wrapped tokens: their network, what is inside, and until when it backs new orders. */
export function WnftList({ wnfts }: { wnfts: Agent['wnfts'] }) {
  const { networks } = useConfig()
  if (wnfts.length === 0) return <EmptyState text={adminWords.wnftsNotAddedYet} />
  const nameOf = (id: number) => networks.find(({ chainId }) => chainId === id)?.name ?? adminWords.unknownNetwork
  return (
    <ul className={css.list} aria-label={adminWords.wnfts}>
      {wnfts.map(({ chainId, contractAddress, tokenId, expireAt, collaterals }) => (
        <li key={`${chainId} ${contractAddress} ${tokenId}`} className={css.wnft}>
          <span>{adminWords.tokenOnNetwork(tokenId, nameOf(chainId), chainId)}</span>
          <span className={css.inside}>
            {collaterals.map(({ ticker, amount }) => withUnit(amount, ticker)).join(', ')}
          </span>
          <span className="small muted">
            {adminWords.backsNewOrdersUntil} <time dateTime={expireAt}>{momentWords(expireAt, serverNow())}</time>
          </span>
        </li>
      ))}
    </ul>
  )
}
