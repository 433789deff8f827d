import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { RowLink, Table } from '#web/ui/Table.tsx'
import type { FirstRecord } from '#web/wallet/contracts/first.ts'
import { collateralFirstWords } from '#web/words/collateral-first.ts'
import css from '../Collateral.module.css'
import table from '../CollateralTable.module.css'
import { type NetworkView, useChainScope } from '../use-chain-scope.ts'
import { useFirstHeld } from './use-first.ts'
import { lockWords, nativeWords, originalWords } from './words.ts'

const columns = () => [
  collateralFirstWords.tokenId,
  collateralFirstWords.original,
  collateralFirstWords.nativeCoin,
  collateralFirstWords.canBeUnwrappedAfter,
]

/** The person's tokens of the first generation on the wallet's chain; nothing where there are none. */
export function FirstSection() {
  const view = useChainScope(null, 'first')
  const chainScope = view.kind === 'ready' ? view.chainScope : null
  const { data, isError, refetch } = useFirstHeld(chainScope)
  if (!chainScope || (!data && !isError) || (data && data.tokens.length + data.others === 0)) return null
  return (
    <section className={css.panel} aria-label={collateralFirstWords.firstGenerationWnfts}>
      <h2>{collateralFirstWords.firstGenerationWnfts}</h2>
      <p className={css.aside}>{collateralFirstWords.theyStandForNothing}</p>
      {!data && <ErrorState text={collateralFirstWords.couldNotBeListed} onRetry={() => void refetch()} />}
      {data && data.tokens.length > 0 && <Rows network={chainScope.network} tokens={data.tokens} />}
      {data && data.others > 0 && <p className={css.aside}>{collateralFirstWords.moreAreYours(data.others)}</p>}
    </section>
  )
}

function Rows({ network, tokens }: { network: NetworkView; tokens: readonly FirstRecord[] }) {
  return (
    <Table caption={collateralFirstWords.yourFirstGeneration} className={table.table} stackBelow={860} highlightOnHover>
      <thead>
        <tr>
          {columns().map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {tokens.map((token) => (
          <Row key={String(token.tokenId)} network={network} token={token} />
        ))}
      </tbody>
    </Table>
  )
}

function Row({ network, token }: { network: NetworkView; token: FirstRecord }) {
  const chainId = String(network.chainId)
  const tokenId = String(token.tokenId)
  const place = { chainId, contractAddress: network.first ?? '', tokenId }
  return (
    <tr>
      <td data-label={collateralFirstWords.tokenId}>
        <RowLink to={pathTo('editCollateral', place)} aria-label={collateralFirstWords.tokenOnChain(tokenId, chainId)}>
          {tokenId}
        </RowLink>
      </td>
      <td data-label={collateralFirstWords.original}>{originalWords(token)}</td>
      <td data-label={collateralFirstWords.nativeCoin}>{nativeWords(token.native, network.symbol)}</td>
      <td data-label={collateralFirstWords.canBeUnwrappedAfter}>{lockWords(token.unwrapAfter, serverNow())}</td>
    </tr>
  )
}
