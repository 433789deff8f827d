import { TextField } from '#web/ui/Field.tsx'
import { adminHaltsWords } from '#web/words/admin-halts.ts'

interface Props {
  readonly value: string
  readonly isMissed: boolean
  readonly onChange: (reason: string) => void
}

/** Why something is halted, as everybody will read it. */
export function HaltReason({ value, isMissed, onChange }: Props) {
  return (
    <TextField
      label={adminHaltsWords.reasonInPlainWords}
      fault={isMissed ? adminHaltsWords.pleaseSayWhy : null}
      hint={adminHaltsWords.sayWhatHappened}
      value={value}
      rows={2}
      most={300}
      isRequired
      onChange={onChange}
    />
  )
}
