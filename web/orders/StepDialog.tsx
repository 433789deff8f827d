import { useState } from 'react'
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx'
import { TextField } from '#web/ui/Field.tsx'
import { ordersWords } from '#web/words/orders.ts'
import { EvidenceField } from './EvidenceField.tsx'
import css from './NextAction.module.css'
import type { Question } from './step-words.ts'
import type { Evidence } from './use-evidence.ts'

interface Props {
  readonly step: Question
  /** What has been written where the step asks for a statement. */
  readonly statement?: string
  readonly onStatement?: (text: string) => void
  /** Images that go into the chat with the statement. */
  readonly evidence?: Evidence
  readonly isBusy: boolean
  readonly onConfirm: (statement?: string) => void
  readonly onClose: () => void
}

/** Asks before a step: what happens, to whom, what cannot be undone, and, for a dispute, what happened. */
export function StepDialog({ step, statement = '', onStatement, evidence, isBusy, onConfirm, onClose }: Props) {
  const [isMissed, setMissed] = useState(false)
  const isMissing = step.statement !== undefined && statement.trim() === ''
  const confirm = () => {
    setMissed(isMissing)
    if (!isMissing) onConfirm(step.statement && statement.trim())
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
      {step.statement && onStatement && (
        <TextField
          {...step.statement}
          fault={isMissed && isMissing ? ordersWords.pleaseSayWhatHappened : null}
          value={statement}
          rows={4}
          most={mostLetters}
          onChange={onStatement}
        />
      )}
      {step.statement && evidence && <EvidenceField evidence={evidence} />}
    </ConfirmDialog>
  )
}

const mostLetters = 2000
