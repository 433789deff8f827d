import { type ReactNode, useId } from 'react'
import css from './Field.module.css'

/** What ties a control to its label and to the line below it. */
export interface Control {
  readonly id: string
  readonly 'aria-invalid': boolean
  readonly 'aria-describedby': string
}

interface FieldProps {
  readonly label: string
  /** What is wrong with it; it takes the hint's place. */
  readonly fault: string | null
  readonly hint?: string | undefined
  /** The line below is told whenever it changes, as a state of the page. */
  readonly isStatus?: boolean
  readonly children: (control: Control) => ReactNode
}

/** A control with its label; below it stands what is wrong with it, else what it is for. */
export function Field({ label, fault, hint, isStatus, children }: FieldProps) {
  const id = useId()
  const about = `${id}-about`
  return (
    <div className={css.field}>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-invalid': fault !== null, 'aria-describedby': about })}
      <p id={about} className={fault ? css.fault : 'small muted'} {...(isStatus ? { role: 'status' } : live)}>
        {fault ?? hint}
      </p>
    </div>
  )
}

const live = { 'aria-live': 'polite' } as const

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  readonly value: string
  readonly isNumber?: boolean
  /** So many lines; one where nothing is said. */
  readonly rows?: number
  /** How many characters it takes. */
  readonly most?: number
  readonly isRequired?: boolean
  readonly onChange: (value: string) => void
}

/** A field for text, of one line or several. */
export function TextField({ value, isNumber, rows, most = 140, isRequired, onChange, ...field }: TextFieldProps) {
  const shared = { value, autoComplete: 'off', required: isRequired }
  return (
    <Field {...field}>
      {(control) =>
        rows ? (
          <textarea
            {...control}
            {...shared}
            rows={rows}
            maxLength={most}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        ) : (
          <input
            {...control}
            {...shared}
            maxLength={isNumber ? 30 : most}
            {...(isNumber && { inputMode: 'decimal' })}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )
      }
    </Field>
  )
}
