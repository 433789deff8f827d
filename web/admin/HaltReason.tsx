import { useId } from 'react'
import { adminHaltsWords } from '#web/words/admin-halts.ts'
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
      <label htmlFor={id}>{adminHaltsWords.reasonInPlainWords}</label>
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
        {isMissed ? adminHaltsWords.pleaseSayWhy : adminHaltsWords.sayWhatHappened}
      </p>
    </div>
  )
}
