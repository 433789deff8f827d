import { useId } from 'react'
import css from './HaltDialog.module.css'

interface Props {
  readonly value: string
  readonly isMissed: boolean
  readonly onChange: (reason: string) => void
}

/** Why something is halted, as everybody will read it. */
export function HaltReason({ value, isMissed, onChange }: Props) {
  const id = useId()
  return (
    <div className={css.field}>
      <label htmlFor={id}>Reason, in plain words for everybody</label>
      <textarea
        id={id}
        maxLength={300}
        required
        aria-invalid={isMissed}
        aria-describedby={`${id}-about`}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <p id={`${id}-about`} className={isMissed ? css.missed : 'small muted'}>
        {isMissed ? 'Please say why.' : 'Say what happened and when it is looked at again.'}
      </p>
    </div>
  )
}
