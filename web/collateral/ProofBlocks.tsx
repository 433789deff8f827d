import type { proof } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped } from '#web/ui/figures.ts'
import { ageWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { ChainText, ExplorerLink, explorerOf } from './ChainText.tsx'
import css from './Proof.module.css'

/** The newest final block of each chain that the market has read: everything above it is not counted yet. */
export function ProofBlocks({ blocks }: { blocks: ReplyOf<typeof proof>['blocks'] }) {
  const { networks } = useConfig()
  const now = useNow(serverNow, 1000)
  return (
    <Card calm label="Read up to these blocks">
      <h2>Read up to these blocks</h2>
      <p className="small muted">
        Only final blocks count. What changed on a chain after its block here is not in these figures yet.
      </p>
      {blocks.length === 0 && <p>No chain has been read yet.</p>}
      {blocks.map(({ chainId, number, hash, at, isStale }) => {
        const network = networks.find((one) => one.chainId === chainId)
        const explorer = explorerOf(network)
        return (
          <div key={chainId} className={css.block}>
            <h3>{network?.name ?? `Chain ${chainId}`}</h3>
            {isStale && (
              <p className="small">Not heard of for a while: nothing on this chain backs new orders until it is.</p>
            )}
            <Facts
              facts={[
                { label: 'Chain id', value: String(chainId) },
                {
                  label: 'Block',
                  value: <ExplorerLink href={explorer.block(number)}>{grouped(String(number))}</ExplorerLink>,
                },
                { label: 'Hash', value: <ChainText text={hash} what="block hash" href={explorer.block(number)} /> },
                { label: 'Made', value: <time dateTime={at}>{ageWords(Date.parse(at), now)}</time> },
              ]}
            />
          </div>
        )
      })}
    </Card>
  )
}
