import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { OriginalInfo } from '#web/wallet/contracts/nfts.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import type { Original } from './original.ts'
import { typeName } from './records.ts'

interface Props {
  readonly original: Original
  /** Null while it is not known. */
  readonly info: OriginalInfo | null
  readonly fault: unknown
}

/** The token that the query names to be wrapped. */
export function OriginalCard({ original, info, fault }: Props) {
  return (
    <Card calm title="Token info">
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
