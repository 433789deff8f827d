import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import css from './Collateral.module.css'

interface Props {
  /** Who gets what is inside. */
  readonly account: string
  readonly mayAct: boolean
  /** Null: nothing locks it any more. In Unix ms. */
  readonly lockedUntil: number | null
  readonly now: number
  readonly onUnwrap: () => void
}

/** Ends the wrapped token and pays out what is inside, once its lock has ended. Asks before. */
export function UnwrapCard({ account, mayAct, lockedUntil, now, onUnwrap }: Props) {
  const [isAsking, setAsking] = useState(false)
  return (
    <Card calm title="Unwrap">
      <p>
        Unwrapping ends this token. Everything inside goes to its owner, and it no longer stands surety: open orders
        count on it until they are finished, so finish them first.
      </p>
      {lockedUntil !== null && (
        <p className="muted">
          It is locked until {momentWords(new Date(lockedUntil).toISOString(), now)}; it can be unwrapped after that.
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="default" disabled={!mayAct || lockedUntil !== null} onClick={() => setAsking(true)}>
          Unwrap
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title="Unwrap this token?"
          confirmWord="Unwrap"
          isDanger
          onConfirm={() => {
            setAsking(false)
            onUnwrap()
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            Everything inside goes to your account <span className="mono">{shortAddress(account)}</span> and the wrapped
            token ends.
          </p>
          <p>
            It no longer stands surety for your trades: your open orders count on it, and new ones stop where the rest
            does not suffice. This cannot be undone.
          </p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
