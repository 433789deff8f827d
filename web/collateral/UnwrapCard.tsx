import { Button } from '@mantine/core'
import { useState } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { momentWords } from '#web/ui/times.ts'
import { withPart } from '#web/ui/with-part.tsx'
import { collateralEditWords } from '#web/words/collateral-edit.ts'
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
    <Card calm title={collateralEditWords.unwrap}>
      <p>{collateralEditWords.unwrappingEnds}</p>
      {lockedUntil !== null && (
        <p className="muted">
          {collateralEditWords.isLockedUntil(momentWords(new Date(lockedUntil).toISOString(), now))}
        </p>
      )}
      <div className={css.buttons}>
        <Button variant="default" disabled={!mayAct || lockedUntil !== null} onClick={() => setAsking(true)}>
          {collateralEditWords.unwrap}
        </Button>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={collateralEditWords.unwrapThisToken}
          confirmWord={collateralEditWords.unwrap}
          isDanger
          onConfirm={() => {
            setAsking(false)
            onUnwrap()
          }}
          onClose={() => setAsking(false)}
        >
          <p>
            {withPart(collateralEditWords.everythingGoesTo(shortAddress(account)), (part) => (
              <span className="mono">{part}</span>
            ))}
          </p>
          <p>{collateralEditWords.noLongerStandsSurety}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
