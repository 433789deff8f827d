import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { OriginalInfo } from '#web/wallet/contracts/nfts.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import type { Original } from './original.ts'
import { typeName } from './records.ts'

interface Props {
  readonly original: Original | null
  /** Null while it is not known. */
  readonly info: OriginalInfo | null
  readonly fault: unknown
}

/** What is wrapped: a token of the query, or collateral alone. */
export function OriginalCard({ original, info, fault }: Props) {
  if (!original) {
    return (
      <Card calm label="Token info">
        <p>No original token: the wrapped token holds the collateral alone.</p>
      </Card>
    )
  }
  return (
    <Card calm label="Token info">
      <Facts
        facts={[
          { label: 'Contract address', value: <span className="mono">{original.contractAddress}</span> },
          { label: 'Token id', value: original.tokenId },
          ...(info ? factsOf(info) : []),
        ]}
      />
      {Boolean(fault) && <p role="alert">{reasonOf(fault)}</p>}
    </Card>
  )
}

function factsOf(info: OriginalInfo) {
  const held = info.owner
    ? { label: 'Owner', value: <span className="mono">{info.owner}</span> }
    : { label: 'You hold', value: String(info.balance1155) }
  return [
    { label: 'Project', value: info.projectName },
    { label: 'Token', value: info.tokenName },
    { label: 'Standard', value: typeName(info.tokenStandard) },
    held,
    { label: 'Approved', value: info.isApproved ? 'Yes' : 'Not yet' },
  ]
}
