import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Address, getAddress } from 'viem'
import { isSameAddress, readEvmAddress } from '#domain/money/address.ts'
import { Card } from '#web/ui/Card.tsx'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
import css from './Collateral.module.css'

interface Props {
  readonly account: string
  /** Whether the token's rules forbid it. */
  readonly isForbidden: boolean
  readonly mayAct: boolean
  readonly onTransfer: (to: Address) => void
}

/** Gives the wrapped token to somebody else, or says why it stays. */
export function TransferCard({ account, isForbidden, mayAct, onTransfer }: Props) {
  const [given, setGiven] = useState('')
  const [fault, setFault] = useState<string | null>(null)
  if (isForbidden) {
    return (
      <Card calm title={collateralEditWords.transfer}>
        <p>{collateralEditWords.cannotBeTransferred}</p>
      </Card>
    )
  }
  const take = () => {
    const to = readEvmAddress(given.trim())
    if (to === null) setFault(collateralEditWords.enterAWalletAddress)
    else if (isSameAddress(to, account)) setFault(collateralEditWords.hasItAlready)
    else onTransfer(getAddress(to))
  }
  return (
    <Card calm title={collateralEditWords.transfer}>
      <p>{collateralEditWords.whoeverYouGive}</p>
      <form
        className={css.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <TextInput
          label={collateralEditWords.newOwner}
          autoComplete="off"
          spellCheck={false}
          value={given}
          onChange={(event) => {
            setGiven(event.currentTarget.value)
            setFault(null)
          }}
          error={fault}
        />
        <Button type="submit" variant="default" disabled={!mayAct}>
          {collateralEditWords.transfer}
        </Button>
      </form>
    </Card>
  )
}
