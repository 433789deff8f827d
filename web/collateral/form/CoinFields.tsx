import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useState } from 'react'
import { formatUnits } from 'viem/utils'
import { plain, round } from '#domain/money/decimal.ts'
import { useConfig } from '#web/session/config.ts'
import { withUnit } from '#web/ui/figures.ts'
import { withPart } from '#web/ui/with-part.tsx'
import { unlimited } from '#web/wallet/contracts/erc20.ts'
import { collateralFormWords } from '#web/words/collateral-form.ts'
import css from '../Collateral.module.css'
import { faultAt } from './faults.ts'
import { type Added, available, type Coin, type FormFault, type FormItem, maxAmount } from './items.ts'

export interface FieldsProps {
  readonly items: readonly FormItem[]
  /** Answers what it came to; the items are the page's when nothing was wrong. */
  readonly onAdd: (added: Added) => FormFault | null
}

interface AmountProps extends FieldsProps {
  /** Null while it is not known. */
  readonly coin: Coin | null
  readonly feeReserve: bigint
  /** How many kinds of token there is room for; null while it is not known. */
  readonly slots: number | null
  readonly add: (coin: Coin, amount: string, slots: number) => Added
}

/** An amount with Max, and what is left to add. */
export function AmountField({ items, coin, feeReserve, slots, add, onAdd }: AmountProps) {
  const [amount, setAmount] = useState('')
  const [fault, setFault] = useState<FormFault | null>(null)
  const { messages } = useConfig().i18n
  const take = () => {
    if (!coin || slots === null) return
    const met = onAdd(add(coin, amount, slots))
    setFault(met)
    if (!met) setAmount('')
  }
  return (
    <form
      className={css.row}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        take()
      }}
    >
      <TextInput
        label={collateralFormWords.amount}
        inputMode="decimal"
        autoComplete="off"
        description={coin && slots !== null ? <Left items={items} coin={coin} /> : collateralFormWords.balanceBeingRead}
        value={amount}
        onChange={(event) => {
          setAmount(event.currentTarget.value)
          setFault(null)
        }}
        error={faultAt(fault, 'amount', messages) ?? faultAt(fault, 'address', messages)}
      />
      <Button variant="default" disabled={!coin} onClick={() => coin && setAmount(maxAmount(items, coin, feeReserve))}>
        {collateralFormWords.max}
      </Button>
      <Button type="submit" variant="default" disabled={!coin || slots === null}>
        {collateralFormWords.add}
      </Button>
    </form>
  )
}

/** A balance is read at a glance, and exactly where somebody looks. */
const shownPlaces = 6

function Left({ items, coin }: { items: readonly FormItem[]; coin: Coin }) {
  const left = available(items, coin)
  return (
    <span title={withUnit(plain(left), coin.symbol)}>
      {collateralFormWords.available(withUnit(plain(round(left, shownPlaces, 'down')), coin.symbol))}
    </span>
  )
}

interface TokenProps {
  readonly tokens: readonly { readonly symbol: string; readonly address: string }[]
  readonly token: string
  readonly onToken: (address: string) => void
  /** What the wrapper may take now; null while it is not known. */
  readonly allowance: { readonly amount: bigint; readonly symbol: string; readonly decimals: number } | null
  readonly isUnlimited: boolean
  readonly onUnlimited: (isUnlimited: boolean) => void
}

/** One of the supported tokens, with what the wrapper may take of it. */
export function TokenFields({ tokens, token, onToken, allowance, isUnlimited, onUnlimited }: TokenProps) {
  return (
    <>
      <NativeSelect
        label={collateralFormWords.token}
        data={tokens.map(({ symbol, address }) => ({ value: address, label: symbol }))}
        value={token}
        onChange={(event) => onToken(event.currentTarget.value)}
      />
      <p className="small muted">
        {withPart(collateralFormWords.tokenAddress(token), (part) => (
          <span className="mono">{part}</span>
        ))}
      </p>
      <p className="small muted">{collateralFormWords.allowance(allowance ? allowanceWords(allowance) : '…')}</p>
      <label className={css.choice}>
        <input type="checkbox" checked={isUnlimited} onChange={(event) => onUnlimited(event.currentTarget.checked)} />
        {collateralFormWords.allowWithoutALimit}
      </label>
    </>
  )
}

/** An allowance of half of "unlimited" and more was given as that and has been used since. */
function allowanceWords({ amount, symbol, decimals }: NonNullable<TokenProps['allowance']>): string {
  return amount >= unlimited / 2n ? collateralFormWords.unlimited : withUnit(formatUnits(amount, decimals), symbol)
}
