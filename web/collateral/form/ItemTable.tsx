import { Button } from '@mantine/core'
import { withUnit } from '#web/ui/figures.ts'
import { shortAddress } from '#web/ui/short-address.ts'
import css from '../Collateral.module.css'
import { typeName } from '../records.ts'
import type { FormItem } from './items.ts'

/** What the form adds, and what lies in the token already, which cannot be taken out here. */
export function ItemTable(props: { items: readonly FormItem[]; onRemove: (item: FormItem) => void }) {
  const { items, onRemove } = props
  if (items.length === 0) return <p className="muted">Nothing is added yet.</p>
  return (
    <table className={css.items}>
      <caption className="unseen">Collateral</caption>
      <thead>
        <tr>
          <th scope="col">Asset</th>
          <th scope="col">Type</th>
          <th scope="col">
            <span className="unseen">Remove</span>
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
                  aria-label={`Remove ${formItemName(item)}`}
                  onClick={() => onRemove(item)}
                >
                  Remove
                </Button>
              ) : (
                <span className="small muted">inside</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** An asset of the form with how much of it. */
export function formItemName({ assetType, symbol, address, tokenId, amount }: FormItem): string {
  if (tokenId === null) return withUnit(amount ?? '0', symbol)
  const nft = `${shortAddress(address)} #${tokenId}`
  return assetType === 'ERC1155' ? `${amount} × ${nft}` : nft
}
