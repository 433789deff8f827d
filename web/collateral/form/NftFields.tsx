import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { useConfig } from '#web/session/config.ts'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from '../Collateral.module.css'
import type { FieldsProps } from './CoinFields.tsx'
import { faultAt } from './faults.ts'
import { addErc721, addErc1155, type FormFault } from './items.ts'

interface Props extends FieldsProps {
  readonly type: 'ERC721' | 'ERC1155'
  /** Null while it is not known. */
  readonly slots: number | null
}

const empty = { address: '', tokenId: '', amount: '' }

/** One NFT by its contract and id; of an ERC-1155 also how many. */
export function NftFields({ type, items, slots, onAdd }: Props) {
  const [given, setGiven] = useState(empty)
  const [fault, setFault] = useState<FormFault | null>(null)
  const { messages } = useConfig().i18n
  const set = (part: Partial<typeof empty>) => {
    setGiven({ ...given, ...part })
    setFault(null)
  }
  const take = () => {
    if (slots === null) return
    const met = onAdd(type === 'ERC721' ? addErc721(items, given, slots) : addErc1155(items, given, slots))
    setFault(met)
    if (!met) setGiven(empty)
  }
  return (
    <form
      className={css.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <TextInput
        label={collateralFormWords.contractAddress}
        autoComplete="off"
        spellCheck={false}
        value={given.address}
        onChange={(event) => set({ address: event.currentTarget.value })}
        error={faultAt(fault, 'address', messages)}
      />
      <TextInput
        label={collateralFormWords.tokenId}
        inputMode="numeric"
        autoComplete="off"
        value={given.tokenId}
        onChange={(event) => set({ tokenId: event.currentTarget.value })}
        error={faultAt(fault, 'tokenId', messages) ?? (type === 'ERC721' ? faultAt(fault, 'amount', messages) : null)}
      />
      {type === 'ERC1155' && (
        <TextInput
          label={collateralFormWords.amount}
          inputMode="numeric"
          autoComplete="off"
          value={given.amount}
          onChange={(event) => set({ amount: event.currentTarget.value })}
          error={faultAt(fault, 'amount', messages)}
        />
      )}
      <div className={css.buttons}>
        <Button type="submit" variant="default" disabled={slots === null}>
          {collateralFormWords.add}
        </Button>
      </div>
    </form>
  )
}
