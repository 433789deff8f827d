import { Card } from '#web/ui/Card.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import type { OriginalInfo } from '#web/wallet/contracts/nfts.ts'
import { reasonOf } from '#web/wallet/contracts/reasons.ts'
import { collateralFormWords } from '#web/words/collateral-form.ts'
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
    <Card calm title={collateralFormWords.tokenInfo}>
      <Facts
        facts={[
          {
            label: collateralFormWords.contractAddress,
            value: <span className="mono">{original.contractAddress}</span>,
          },
          { label: collateralFormWords.tokenId, value: original.tokenId },
          ...(info ? factsOf(info) : []),
        ]}
      />
      {Boolean(fault) && <p role="alert">{reasonOf(fault)}</p>}
    </Card>
  )
}

function factsOf(info: OriginalInfo) {
  const held = info.owner
    ? { label: collateralFormWords.owner, value: <span className="mono">{info.owner}</span> }
    : { label: collateralFormWords.youHold, value: String(info.balance1155) }
  return [
    { label: collateralFormWords.project, value: info.projectName },
    { label: collateralFormWords.token, value: info.tokenName },
    { label: collateralFormWords.standard, value: typeName(info.tokenStandard) },
    held,
    {
      label: collateralFormWords.approved,
      value: info.isApproved ? collateralFormWords.yes : collateralFormWords.notYet,
    },
  ]
}
