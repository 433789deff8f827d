import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useState } from 'react'
import { type Address, getAddress } from 'viem'
import { isSameAddress, readEvmAddress } from '#domain/money/address.ts'
import { Card } from '#web/ui/Card.tsx'
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
      <Card calm title="Transfer">
        <p>
          This token cannot be transferred: its no-transfer rule keeps it with you, because what stands surety for your
          trades must stay yours. Unwrap it after its time lock instead.
        </p>
      </Card>
    )
  }
  const take = () => {
    const to = readEvmAddress(given.trim())
    if (to === null) setFault('Enter a valid wallet address')
    else if (isSameAddress(to, account)) setFault('That is the account that has it already')
    else onTransfer(getAddress(to))
  }
  return (
    <Card calm title="Transfer">
      <p>Whoever you give this token to owns everything inside. It no longer stands surety for your trades.</p>
      <form
        className={css.row}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          take()
        }}
      >
        <TextInput
          label="New owner"
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
          Transfer
        </Button>
      </form>
    </Card>
  )
}
