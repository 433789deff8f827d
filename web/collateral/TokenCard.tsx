import type { WnftCollateral } from '#api/collateral.ts'
import { Card } from '#web/ui/Card.tsx'
import { CopyButton } from '#web/ui/CopyButton.tsx'
import { Facts } from '#web/ui/Facts.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import type { WrappedInfo } from '#web/wallet/contracts/wrapped.ts'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
import css from './Collateral.module.css'
import { typeName } from './records.ts'

/** The wrapped token itself: nothing here can be changed. */
export function TokenCard({ record, info }: { record: WnftCollateral; info: WrappedInfo | null }) {
  const owner = info?.owner ?? record.owner
  return (
    <Card calm title={collateralEditWords.tokenInfo}>
      <Facts
        facts={[
          { label: collateralEditWords.chainId, value: record.chainId },
          {
            label: collateralEditWords.contractAddress,
            value: <span className="mono">{shortAddress(record.contractAddress, 8, 3)}</span>,
          },
          { label: collateralEditWords.tokenId, value: record.tokenId },
          { label: collateralEditWords.type, value: typeName(record.assetType) },
          { label: collateralEditWords.owner, value: <span className="mono">{shortAddress(owner)}</span> },
          ...(info ? [{ label: collateralEditWords.original, value: originalWords(info) }] : []),
        ]}
      />
      <div className={css.buttons}>
        <CopyButton
          text={record.contractAddress}
          word={collateralEditWords.copyContract}
          label={collateralEditWords.copyContractAddress}
        />
        <CopyButton text={owner} word={collateralEditWords.copyOwner} label={collateralEditWords.copyOwnerAddress} />
      </div>
    </Card>
  )
}

function originalWords({ original }: WrappedInfo): string {
  if (original.assetType === 'empty') return collateralEditWords.none
  const nft = `${original.name || shortAddress(original.contractAddress)} #${original.tokenId}`
  return original.assetType === 'ERC1155' ? `${original.amount} × ${nft}` : nft
}
