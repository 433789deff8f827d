import { PageHead } from '#web/ui/PageHead.tsx'
import '@mantine/core/styles/Input.layer.css'
import { Button, TextInput } from '@mantine/core'
import { useNavigate, useRouter } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { pathTo } from '#web/paths.ts'
import { Card } from '#web/ui/Card.tsx'
import { StatusTag } from '#web/ui/StatusTag.tsx'
import { collateralWords } from '#web/words/collateral.ts'
import css from './Collateral.module.css'

/** The head of both screens: the way back, the title, and a badge where the token is somebody else's. */
export function Head({ title, isWrongOwner }: { title: string; isWrongOwner: boolean }) {
  const { history } = useRouter()
  const navigate = useNavigate()
  const back = () => (history.canGoBack() ? history.back() : void navigate({ to: pathTo('listCollateral') }))
  return (
    <PageHead title={title} marks={isWrongOwner && <StatusTag tone="stop">{collateralWords.wrongOwner}</StatusTag>}>
      <Button variant="default" onClick={back}>
        {collateralWords.back}
      </Button>
    </PageHead>
  )
}

/** What a person must know before anything is locked, in a new wrapped token or in one that is there. */
export function Disclaimer({ isNew }: { isNew: boolean }) {
  return (
    <Card calm title={collateralWords.disclaimer}>
      <p>{isNew ? collateralWords.newStandsSurety : collateralWords.standsSurety}</p>
      <p className="muted">{collateralWords.addingTakes}</p>
    </Card>
  )
}

interface OptionsProps {
  readonly isNoTransfer: boolean
  readonly lock: string
  /** Undefined where the options are read-only. */
  readonly onLock?: (days: string) => void
  readonly fault?: string | null
  readonly hint?: string | undefined
  readonly lockLabel: string
  readonly children?: ReactNode
}

/** The terms of the wrapped token. Transfers are always forbidden: what stands surety stays with its agent. */
export function Options({ isNoTransfer, lock, onLock, fault, hint, lockLabel, children }: OptionsProps) {
  return (
    <Card calm title={collateralWords.options}>
      <div>
        <label className={css.choice}>
          <input type="checkbox" checked={isNoTransfer} disabled readOnly />
          {collateralWords.noTransfer}
        </label>
        <p className="small muted">{isNoTransfer ? collateralWords.staysYours : collateralWords.canBeTransferred}</p>
      </div>
      <TextInput
        label={lockLabel}
        inputMode="numeric"
        autoComplete="off"
        description={hint}
        value={lock}
        readOnly={!onLock}
        onChange={(event) => onLock?.(event.currentTarget.value)}
        error={fault}
      />
      {children}
    </Card>
  )
}
