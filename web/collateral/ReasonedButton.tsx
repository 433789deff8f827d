import { Button } from '@mantine/core'
import { useId } from 'react'
import css from './Collateral.module.css'

interface Props {
  readonly word: string
  /** Why it cannot be pressed now; null where it can. */
  readonly reason: string | null
  readonly onClick: () => void
}

/** The button that everything above leads to; while it cannot be pressed it says why. */
export function ReasonedButton({ word, reason, onClick }: Props) {
  const id = useId()
  return (
    <div className={css.buttons}>
      <Button
        size="md"
        disabled={reason !== null}
        aria-describedby={reason === null ? undefined : id}
        onClick={onClick}
      >
        {word}
      </Button>
      {reason !== null && (
        <p id={id} className="small muted">
          {reason}
        </p>
      )}
    </div>
  )
}
