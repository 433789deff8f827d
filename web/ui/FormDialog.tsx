import { Button } from '@mantine/core'
import { type ReactNode, useId } from 'react'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import { Dialog } from './Dialog.tsx'
import css from './FormDialog.module.css'

interface FormDialogProps {
  readonly title: string
  readonly word: string
  readonly isDanger?: boolean
  readonly isBusy: boolean
  readonly onSend: () => void
  readonly onClose: () => void
  readonly children: ReactNode
}

/** A dialog with a form: what it asks is sent by its button or by Enter. */
export function FormDialog({ title, word, isDanger = false, isBusy, onSend, onClose, children }: FormDialogProps) {
  const formId = useId()
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" onClick={onClose}>
            {uiPartsWords.notNow}
          </Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'filled'} loading={isBusy}>
            {word}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className={css.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          onSend()
        }}
      >
        {children}
      </form>
    </Dialog>
  )
}

interface FieldProps {
  readonly label: string
  readonly fault: string | null
  readonly hint: string
  readonly value: string
  readonly isNumber?: boolean
  /** Several lines. */
  readonly isLong?: boolean
  /** How many characters it takes. */
  readonly most?: number
  readonly onChange: (value: string) => void
}

/** A field of such a form. Under it stands what is wrong with it, else what it is for. */
export function Field({ label, fault, hint, value, isNumber, isLong, most = 140, onChange }: FieldProps) {
  const id = useId()
  const shared = {
    id,
    value,
    autoComplete: 'off',
    'aria-invalid': fault !== null,
    'aria-describedby': `${id}-about`,
  }
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {isLong ? (
        <textarea {...shared} rows={4} maxLength={most} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...shared}
          maxLength={isNumber ? 30 : most}
          {...(isNumber && { inputMode: 'decimal' as const })}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
      <p id={`${id}-about`} className={fault ? css.missed : 'small muted'} aria-live="polite">
        {fault ?? hint}
      </p>
    </div>
  )
}
