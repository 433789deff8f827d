import type { prove } from '#api/collateral.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { grouped } from '#web/ui/figures.ts'
import { ageWords } from '#web/ui/times.ts'
import { useNow } from '#web/ui/use-now.ts'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import { ChainText, ExplorerLink, explorerOf } from './ChainText.tsx'
import css from './Proof.module.css'

/** The newest final block of each chain that the market has read: everything above it is not counted yet. */
export function ProofBlocks({ blocks }: { blocks: ReplyOf<typeof prove>['blocks'] }) {
  const { networks } = useConfig()
  const now = useNow(serverNow, 1000)
  return (
    <Card calm label={collateralProofWords.readUpTo}>
      <h2>{collateralProofWords.readUpTo}</h2>
      <p className="small muted">{collateralProofWords.onlyFinalBlocks}</p>
      {blocks.length === 0 && <p>{collateralProofWords.noChainRead}</p>}
      {blocks.map(({ chainId, number, hash, at, isStale }) => {
        const network = networks.find((one) => one.chainId === chainId)
        const explorer = explorerOf(network)
        return (
          <div key={chainId} className={css.block}>
            <h3>{network?.name ?? collateralProofWords.chain(chainId)}</h3>
            {isStale && <p className="small">{collateralProofWords.notHeardOf}</p>}
            <Facts
              facts={[
                { label: collateralProofWords.chainId, value: String(chainId) },
                {
                  label: collateralProofWords.block,
                  value: <ExplorerLink href={explorer.block(number)}>{grouped(String(number))}</ExplorerLink>,
                },
                {
                  label: collateralProofWords.hash,
                  value: (
                    <ChainText text={hash} label={collateralProofWords.copyBlockHash} href={explorer.block(number)} />
                  ),
                },
                { label: collateralProofWords.made, value: <time dateTime={at}>{ageWords(Date.parse(at), now)}</time> },
              ]}
            />
          </div>
        )
      })}
    </Card>
  )
}
