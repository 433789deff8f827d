import { useId, useState } from 'react'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import css from './NextAction.module.css'
import type { StepWords } from './step-words.ts'

interface Props {
  readonly step: StepWords
  readonly isBusy: boolean
  readonly onConfirm: (statement?: string) => void
  readonly onClose: () => void
}

/** Asks before a step: what happens, to whom, what cannot be undone, and, for a dispute, what happened. */
export function StepDialog({ step, isBusy, onConfirm, onClose }: Props) {
  const [statement, setStatement] = useState('')
  const [isMissed, setMissed] = useState(false)
  const isMissing = step.statement !== undefined && statement.trim() === ''
  const confirm = () => {
    setMissed(isMissing)
    if (!isMissing) onConfirm(statement.trim() || undefined)
  }
  return (
    <ConfirmDialog
      title={step.title}
      confirmWord={step.confirm}
      cancelWord={step.safe}
      isDanger={!step.isPrimary}
      isBusy={isBusy}
      onConfirm={confirm}
      onClose={onClose}
    >
      <ul className={css.points}>
        {step.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {step.statement && (
        <StatementField
          {...step.statement}
          value={statement}
          isMissed={isMissed && isMissing}
          onChange={setStatement}
        />
      )}
    </ConfirmDialog>
  )
}

const mostLetters = 2000

interface FieldProps {
  readonly label: string
  readonly hint: string
  readonly value: string
  readonly isMissed: boolean
  readonly onChange: (text: string) => void
}

function StatementField({ label, hint, value, isMissed, onChange }: FieldProps) {
  const id = useId()
  return (
    <div className={css.statement}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={4}
        maxLength={mostLetters}
        value={value}
        aria-describedby={`${id}-hint`}
        aria-invalid={isMissed}
        onChange={(event) => onChange(event.target.value)}
      />
      <p id={`${id}-hint`} className={isMissed ? css.missed : 'small muted'}>
        {isMissed ? 'Please say what happened: without it nobody can decide.' : hint}
      </p>
    </div>
  )
}
