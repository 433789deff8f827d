import { Button } from '@mantine/core'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import { Table } from '#web/ui/Table.tsx'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from '../Collateral.module.css'
import { typeName } from '../records.ts'
import type { FormItem } from './items.ts'

/** What the form adds, and what lies in the token already, which cannot be taken out here. */
export function ItemTable(props: { items: readonly FormItem[]; onRemove: (item: FormItem) => void }) {
  const { items, onRemove } = props
  if (items.length === 0) return <p className="muted">{collateralFormWords.nothingIsAdded}</p>
  return (
    <Table caption={collateralFormWords.collateral} look="flush" className={css.items}>
      <thead>
        <tr>
          <th scope="col">{collateralFormWords.asset}</th>
          <th scope="col">{collateralFormWords.type}</th>
          <th scope="col">
            <span className="unseen">{collateralFormWords.remove}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item) => (
          <tr key={`${item.removable} ${item.assetType} ${item.address} ${item.tokenId}`}>
            <td title={item.address}>{formItemName(item)}</td>
            <td>{typeName(item.assetType)}</td>
            <td>
              {item.removable ? (
                <Button
                  variant="subtle"
                  size="sm"
                  aria-label={collateralFormWords.removeItem(formItemName(item))}
                  onClick={() => onRemove(item)}
                >
                  {collateralFormWords.remove}
                </Button>
              ) : (
                <span className="small muted">{collateralFormWords.inside}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** An asset of the form with how much of it. */
export function formItemName({ assetType, symbol, address, tokenId, amount }: FormItem): string {
  if (tokenId === null) return withUnit(amount ?? '0', symbol)
  const nft = `${shortAddress(address)} #${tokenId}`
  return assetType === 'ERC1155' ? `${amount} × ${nft}` : nft
}
