import { Link } from '@tanstack/react-router'
import { pathTo } from '#web/paths.ts'
import { serverNow } from '#web/session/config.ts'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import type { FirstRecord } from '#web/wallet/contracts/first.ts'
import css from '../Collateral.module.css'
import table from '../CollateralTable.module.css'
import { type NetworkView, useGround } from '../use-ground.ts'
import { useFirstHeld } from './use-first.ts'
import { lockWords, nativeWords, originalWords } from './words.ts'

const columns = ['Token id', 'Original', 'Native coin', 'Can be unwrapped after']

/** The person's tokens of the first generation on the wallet's chain; nothing where there are none. */
export function FirstSection() {
  const view = useGround(null, 'first')
  const ground = view.kind === 'ready' ? view.ground : null
  const { data, isError, refetch } = useFirstHeld(ground)
  if (!ground || (!data && !isError) || (data && data.tokens.length + data.others === 0)) return null
  return (
    <section className={css.panel} aria-label="First-generation wNFTs">
      <h2>First-generation wNFTs</h2>
      <p className={css.aside}>They stand surety for nothing. You can look at them and unwrap them.</p>
      {!data && (
        <ErrorState
          text="Your tokens of the first generation could not be listed through your wallet."
          onRetry={() => void refetch()}
        />
      )}
      {data && data.tokens.length > 0 && <Rows network={ground.network} tokens={data.tokens} />}
      {data && data.others > 0 && (
        <p className={css.aside}>
          {data.others === 1 ? 'One more is' : `${data.others} more are`} yours and not listed here: the newest are
          listed, as far back as your wallet’s node tells. Each opens by its own link.
        </p>
      )}
    </section>
  )
}

function Rows({ network, tokens }: { network: NetworkView; tokens: readonly FirstRecord[] }) {
  return (
    <table className={table.table}>
      <caption className="unseen">Your first-generation wNFTs</caption>
      <thead>
        <tr>
          {columns.map((column) => (
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
    </table>
  )
}

function Row({ network, token }: { network: NetworkView; token: FirstRecord }) {
  const chainId = String(network.chainId)
  const tokenId = String(token.tokenId)
  const place = { chainId, contractAddress: network.first ?? '', tokenId }
  return (
    <tr>
      <td data-label="Token id">
        <Link
          to={pathTo('editCollateral', place)}
          className={table.link}
          aria-label={`First-generation token ${tokenId} on chain ${chainId}`}
        >
          {tokenId}
        </Link>
      </td>
      <td data-label="Original">{originalWords(token)}</td>
      <td data-label="Native coin">{nativeWords(token.native, network.symbol)}</td>
      <td data-label="Can be unwrapped after">{lockWords(token.unwrapAfter, serverNow())}</td>
    </tr>
  )
}
