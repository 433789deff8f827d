import { useState } from 'react'
import { Card } from '#web/ui/Card.tsx'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { shortAddress } from '#web/ui/short-address.ts'
import { withPart } from '#web/ui/with-part.tsx'
import type { FirstInfo } from '#web/wallet/contracts/first.ts'
import { collateralFirstWords } from '#web/words/collateral-first.ts'
import css from '../Collateral.module.css'
import { ReasonedButton } from '../ReasonedButton.tsx'
import { partsBack, type SymbolOf } from './words.ts'

interface Props {
  /** Who gets what is inside. */
  readonly account: string
  readonly info: FirstInfo
  /** The native coin's name. */
  readonly symbol: string
  readonly symbolOf: SymbolOf
  /** Why it cannot be unwrapped now; null where it can. */
  readonly reason: string | null
  readonly onUnwrap: () => void
}

/** Ends a token of the first generation and pays out what is inside. Asks before. */
export function FirstUnwrap({ account, info, symbol, symbolOf, reason, onUnwrap }: Props) {
  const [isAsking, setAsking] = useState(false)
  const parts = partsBack(info, symbol, symbolOf)
  return (
    <Card calm title={collateralFirstWords.unwrap}>
      <p>{collateralFirstWords.unwrappingEnds}</p>
      <ReasonedButton word={collateralFirstWords.unwrap} reason={reason} onClick={() => setAsking(true)} />
      {isAsking && (
        <ConfirmDialog
          title={collateralFirstWords.unwrapThisToken}
          confirmWord={collateralFirstWords.unwrap}
          isDanger
          onConfirm={() => {
            setAsking(false)
            onUnwrap()
          }}
          onClose={() => setAsking(false)}
        >
          {parts.length === 0 ? (
            <p>{collateralFirstWords.nothingComesBack}</p>
          ) : (
            <>
              <p>
                {withPart(collateralFirstWords.comesBackTo(shortAddress(account)), (part) => (
                  <span className="mono">{part}</span>
                ))}
              </p>
              <ul className={css.parts}>
                {parts.map((part) => (
                  <li key={part}>{part}</li>
                ))}
              </ul>
            </>
          )}
          <p>{collateralFirstWords.isBurned(String(info.tokenId))}</p>
        </ConfirmDialog>
      )}
    </Card>
  )
}
