import type { WnftCollateral } from '#api/collateral.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import type { WrappedInfo } from '#web/wallet/contracts/wrapped.ts'
import css from './Collateral.module.css'
import { typeName } from './records.ts'

/** The wrapped token itself: nothing here can be changed. */
export function TokenCard({ record, info }: { record: WnftCollateral; info: WrappedInfo | null }) {
  const owner = info?.owner ?? record.owner
  return (
    <Card calm title="Token info">
      <Facts
        facts={[
          { label: 'Chain id', value: record.chainId },
          {
            label: 'Contract address',
            value: <span className="mono">{shortAddress(record.contractAddress, 8, 3)}</span>,
          },
          { label: 'Token id', value: record.tokenId },
          { label: 'Type', value: typeName(record.assetType) },
          { label: 'Owner', value: <span className="mono">{shortAddress(owner)}</span> },
          ...(info ? [{ label: 'Original', value: originalWords(info) }] : []),
        ]}
      />
      <div className={css.buttons}>
        <CopyButton text={record.contractAddress} word="Copy contract" label="Copy contract address" />
        <CopyButton text={owner} word="Copy owner" label="Copy owner address" />
      </div>
    </Card>
  )
}

function originalWords({ original }: WrappedInfo): string {
  if (original.assetType === 'empty') return 'None'
  const nft = `${original.name || shortAddress(original.contractAddress)} #${original.tokenId}`
  return original.assetType === 'ERC1155' ? `${original.amount} × ${nft}` : nft
}
