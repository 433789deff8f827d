import type { WnftCollateral } from '#api/collateral.ts'
import { serverNow, useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { type Fact, Facts } from '#web/ui/Facts.tsx'
import { grouped } from '#web/ui/figures.ts'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { momentWords } from '#web/ui/times.ts'
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
  const name = `Wrapped token ${token.tokenId}`
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
    { label: 'Total', value: usdWords(token.declaredUsd, 'no price yet') },
    { label: 'Enforceable', value: usdWords(token.enforceableUsd, 'no price yet') },
    { label: 'Network', value: `${network?.name ?? 'Unknown'}, chain id ${chainId}` },
    {
      label: 'Contract',
      value: <ChainText text={contractAddress} what="contract address" href={explorer.address(contractAddress)} />,
    },
    {
      label: 'Token id',
      value: <ExplorerLink href={explorer.token(contractAddress, tokenId)}>{tokenId}</ExplorerLink>,
    },
    { label: 'Owner', value: <ChainText text={owner} what="owner" href={explorer.address(owner)} /> },
    { label: 'Locked until', value: <LockEnd token={token} /> },
    {
      label: 'Read at block',
      value: <ExplorerLink href={explorer.block(blockNumber)}>{grouped(String(blockNumber))}</ExplorerLink>,
    },
  ]
}

/** Whether it backs new business, and why not. */
function Standing({ token: { backsUntil, collaterals }, isStale }: Props) {
  const now = serverNow()
  if (backsUntil === null) return <StatusTag tone="wait">No lock: backs nothing</StatusTag>
  if (Date.parse(backsUntil) <= now) return <StatusTag tone="wait">Lock ends too soon: backs nothing new</StatusTag>
  if (isStale) return <StatusTag tone="wait">Chain out of sight: backs nothing</StatusTag>
  if (!collaterals.some(({ isRemovable }) => isRemovable)) {
    return <StatusTag tone="wait">Not enforceable: backs nothing</StatusTag>
  }
  return <StatusTag tone="ok">Backs new orders until {momentWords(backsUntil, now)}</StatusTag>
}

function Inside({ token: { collaterals } }: { token: WnftCollateral }) {
  if (collaterals.length === 0) return <p className="muted">Nothing is inside.</p>
  return (
    <ul className={css.inside} aria-label="Inside">
      {collaterals.map((item) => (
        <li key={`${item.assetType} ${item.contractAddress} ${item.tokenId}`}>
          <span>{itemWords(item)}</span>
          <span className="small muted">{item.isRemovable ? 'enforceable' : 'declared only'}</span>
        </li>
      ))}
    </ul>
  )
}

function LockEnd({ token }: { token: WnftCollateral }) {
  const end = unlockMs(token)
  if (end === null) return 'no time lock'
  const moment = new Date(end).toISOString()
  return <time dateTime={moment}>{momentWords(moment, serverNow())}</time>
}
