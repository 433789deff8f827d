import type { WnftCollateral } from '#api/collateral.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { grouped } from '#web/ui/figures.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { momentWords } from '#web/ui/times.ts'
import { collateralProofWords } from '#web/words/collateral-proof.ts'
import { ChainText, ExplorerLink, explorerOf } from './ChainText.tsx'
import css from './Proof.module.css'
import { itemWords, unlockMs } from './records.ts'
import { usdWords } from './usd.ts'

interface Props {
  readonly token: WnftCollateral
  /** Whether its chain has not been heard of for so long that nothing on it backs new orders. */
  readonly isStale: boolean
}

/** One wrapped token with all that is needed to look it up on its chain. */
export function ProofToken({ token, isStale }: Props) {
  const name = collateralProofWords.wrappedToken(token.tokenId)
  return (
    <Card calm label={name}>
      <div className={css.line}>
        <h3>{name}</h3>
        <Standing token={token} isStale={isStale} />
      </div>
      <Inside token={token} />
      <Facts facts={useFacts(token)} />
    </Card>
  )
}

function useFacts(token: WnftCollateral): Fact[] {
  const { chainId, contractAddress, tokenId, owner, blockNumber } = token
  const { networks } = useConfig()
  const network = networks.find((one) => one.chainId === chainId)
  const explorer = explorerOf(network)
  return [
    { label: collateralProofWords.total, value: usdWords(token.declaredUsd, collateralProofWords.noPriceYet) },
    { label: collateralProofWords.enforceable, value: usdWords(token.enforceableUsd, collateralProofWords.noPriceYet) },
    {
      label: collateralProofWords.network,
      value: collateralProofWords.networkAndId(network?.name ?? collateralProofWords.unknown, chainId),
    },
    {
      label: collateralProofWords.contract,
      value: (
        <ChainText
          text={contractAddress}
          label={collateralProofWords.copyContractAddress}
          href={explorer.address(contractAddress)}
        />
      ),
    },
    {
      label: collateralProofWords.tokenId,
      value: <ExplorerLink href={explorer.token(contractAddress, tokenId)}>{tokenId}</ExplorerLink>,
    },
    {
      label: collateralProofWords.owner,
      value: <ChainText text={owner} label={collateralProofWords.copyOwner} href={explorer.address(owner)} />,
    },
    { label: collateralProofWords.lockedUntil, value: <LockEnd token={token} /> },
    {
      label: collateralProofWords.readAtBlock,
      value: <ExplorerLink href={explorer.block(blockNumber)}>{grouped(String(blockNumber))}</ExplorerLink>,
    },
  ]
}

/** Whether it backs new business, and why not. */
function Standing({ token: { backsUntil, collaterals }, isStale }: Props) {
  const now = serverNow()
  if (backsUntil === null) return <StatusTag tone="wait">{collateralProofWords.noLock}</StatusTag>
  if (Date.parse(backsUntil) <= now) return <StatusTag tone="wait">{collateralProofWords.lockEndsTooSoon}</StatusTag>
  if (isStale) return <StatusTag tone="wait">{collateralProofWords.chainOutOfSight}</StatusTag>
  if (!collaterals.some(({ isRemovable }) => isRemovable)) {
    return <StatusTag tone="wait">{collateralProofWords.notEnforceable}</StatusTag>
  }
  return <StatusTag tone="ok">{collateralProofWords.backsNewOrders(momentWords(backsUntil, now))}</StatusTag>
}

function Inside({ token: { collaterals } }: { token: WnftCollateral }) {
  if (collaterals.length === 0) return <p className="muted">{collateralProofWords.nothingIsInside}</p>
  return (
    <ul className={css.inside} aria-label={collateralProofWords.inside}>
      {collaterals.map((item) => (
        <li key={`${item.assetType} ${item.contractAddress} ${item.tokenId}`}>
          <span>{itemWords(item)}</span>
          <span className="small muted">
            {item.isRemovable ? collateralProofWords.isEnforceable : collateralProofWords.declaredOnly}
          </span>
        </li>
      ))}
    </ul>
  )
}

function LockEnd({ token }: { token: WnftCollateral }) {
  const end = unlockMs(token)
  if (end === null) return collateralProofWords.noTimeLock
  const moment = new Date(end).toISOString()
  return <time dateTime={moment}>{momentWords(moment, serverNow())}</time>
}
