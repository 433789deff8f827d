import '@mantine/core/styles/Input.layer.css'
import { Button, NativeSelect } from '@mantine/core'
import { adminWords } from '#web/words/admin.ts'
import css from './StaffList.module.css'

interface ChoiceProps {
  readonly label: string
  /** What stands for no filter. */
  readonly all: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly value: string | null
  readonly onChange: (value: string) => void
}

/** One filter of a list; no choice is all of it. */
export function Choice({ label, all, options, value, onChange }: ChoiceProps) {
  return (
    <NativeSelect
      aria-label={label}
      data={[{ value: '', label: all }, ...options]}
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value)}
    />
  )
}

interface FindProps {
  /** What can be looked for, in words. */
  readonly label: string
  readonly value: string
  readonly onFind: (text: string) => void
}

/** Looks for rows. An empty field is all of them. */
export function Find({ label, value, onFind }: FindProps) {
  return (
    <search>
      <form
        key={value}
        className={css.find}
        onSubmit={(event) => {
          event.preventDefault()
          onFind(String(new FormData(event.currentTarget).get('find') ?? '').trim())
        }}
      >
        <input name="find" type="search" aria-label={label} placeholder={label} defaultValue={value} maxLength={64} />
        <Button type="submit" variant="default">
          {adminWords.find}
        </Button>
      </form>
    </search>
  )
}
