import { useState } from 'react'
import type { Address } from 'viem'
import { useConfig } from '#web/session/config.ts'
import { Card } from '#web/ui/Card.tsx'
import { ErrorState } from '#web/ui/ErrorState.tsx'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from '../Collateral.module.css'
import type { Scope } from '../flow/pending.ts'
import { AmountField, type FieldsProps, TokenFields } from './CoinFields.tsx'
import type { Draft } from './draft.ts'
import { ItemTable } from './ItemTable.tsx'
import { addCoin, type FormItem, removeItem, slotsUsed } from './items.ts'
import { NftFields } from './NftFields.tsx'
import { coinOf, useErc20, useLimits, useNativeCoin } from './use-coins.ts'

type Type = 'native' | 'ERC20' | 'ERC721' | 'ERC1155'

const offered = (): readonly { readonly type: Type; readonly label: string; readonly isNft: boolean }[] => [
  { type: 'native', label: collateralFormWords.native, isNft: false },
  { type: 'ERC20', label: collateralFormWords.erc20, isNft: false },
  { type: 'ERC721', label: collateralFormWords.erc721, isNft: true },
  { type: 'ERC1155', label: collateralFormWords.erc1155, isNft: true },
]

interface Props {
  readonly scope: Scope
  readonly wrapper: Address
  /** The native coin's name on this chain, and the tokens that are supported there. */
  readonly symbol: string
  readonly tokens: readonly { readonly symbol: string; readonly address: string }[]
  /** What lies in the token already. */
  readonly inside: readonly FormItem[]
  readonly draft: Draft
  readonly onDraft: (draft: Draft) => void
}

/** What goes in: a type, its fields, and the table of everything that was added. */
export function CollateralForm(props: Props) {
  const { scope, wrapper, inside, draft, onDraft } = props
  const { isNftOffered } = useConfig().collateral
  const [type, setType] = useState<Type>('native')
  const limits = useLimits(scope, wrapper)
  const slots = limits.data?.slots ?? null
  const items = [...inside, ...draft.items]
  const put = (next: readonly FormItem[]) => onDraft({ ...draft, items: next.filter(({ removable }) => removable) })
  const onAdd: FieldsProps['onAdd'] = (added) => {
    if (added.items) put(added.items)
    return added.fault
  }
  return (
    <Card calm title={collateralFormWords.collateralForm}>
      <fieldset className={css.choices}>
        <legend>{collateralFormWords.tokenType}</legend>
        {offered()
          .filter(({ isNft }) => isNftOffered || !isNft)
          .map((one) => (
            <label key={one.type} className={css.choice}>
              <input
                type="radio"
                name="collateral-type"
                checked={type === one.type}
                onChange={() => setType(one.type)}
              />
              {one.label}
            </label>
          ))}
      </fieldset>
      {type === 'native' && <NativeFields {...props} items={items} slots={slots} onAdd={onAdd} />}
      {type === 'ERC20' && <Erc20Fields {...props} items={items} slots={slots} onAdd={onAdd} />}
      {(type === 'ERC721' || type === 'ERC1155') && (
        <NftFields key={type} type={type} items={items} slots={slots} onAdd={onAdd} />
      )}
      <p className="small muted">{collateralFormWords.maxEntries(slotsUsed(items), slots)}</p>
      {limits.isError && <ErrorState text={collateralFormWords.limitsUnread} onRetry={limits.refetch} />}
      <ItemTable items={items} onRemove={(item) => put(removeItem(items, item))} />
    </Card>
  )
}

interface CoinProps extends Props, FieldsProps {
  readonly slots: number | null
}

function NativeFields({ scope, symbol, tokens, slots, items, onAdd }: CoinProps) {
  const { data, isError, refetch } = useNativeCoin(scope, symbol)
  if (!data && isError) return <ErrorState text={collateralFormWords.balanceUnread} onRetry={refetch} />
  return (
    <AmountField
      items={items}
      coin={data?.coin ?? null}
      feeReserve={data?.feeReserve ?? 0n}
      slots={slots}
      add={(coin, amount, most) => addCoin(items, coin, tokens, amount, most)}
      onAdd={onAdd}
    />
  )
}

function Erc20Fields({ scope, wrapper, tokens, slots, items, draft, onDraft, onAdd }: CoinProps) {
  const [chosen, setChosen] = useState(tokens[0]?.address ?? null)
  const { data, isError, refetch } = useErc20(scope, chosen, wrapper)
  if (chosen === null) return <p className="muted">{collateralFormWords.noTokensSupported}</p>
  return (
    <>
      <TokenFields
        tokens={tokens}
        token={chosen}
        onToken={setChosen}
        allowance={data ? { amount: data.allowance, symbol: data.symbol, decimals: data.decimals } : null}
        isUnlimited={draft.unlimited.includes(chosen)}
        onUnlimited={(isUnlimited) => {
          const others = draft.unlimited.filter((address) => address !== chosen)
          onDraft({ ...draft, unlimited: isUnlimited ? [...others, chosen] : others })
        }}
      />
      {isError && <ErrorState text={collateralFormWords.thisTokenUnread} onRetry={refetch} />}
      <AmountField
        key={chosen}
        items={items}
        coin={data ? coinOf(data) : null}
        feeReserve={0n}
        slots={slots}
        add={(coin, amount, most) => addCoin(items, coin, tokens, amount, most)}
        onAdd={onAdd}
      />
    </>
  )
}
