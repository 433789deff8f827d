import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import css from './AmountInput.module.css'
import { filterAmount } from './amount-text.ts'

interface Props {
  readonly id: string
  readonly value: string
  readonly precision: number
  /** Whether it follows from an answer that is being asked for again. */
  readonly isOld: boolean
  readonly isFaulty: boolean
  readonly describedBy: string | undefined
  readonly onChange: (text: string) => void
}

/** An amount: lets only digits and one dot through and keeps the caret where the person types. */
export function AmountInput({ id, value, precision, isOld, isFaulty, describedBy, onChange }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)

  useLayoutEffect(() => {
    if (caret.current === null || document.activeElement !== field.current) return
    field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  })

  const change = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.target
    caret.current = filterAmount(typed.slice(0, selectionStart ?? typed.length), precision).length
    onChange(filterAmount(typed, precision))
  }

  return (
    <input
      ref={field}
      id={id}
      className={css.amount}
      data-length={lengthOf(value)}
      data-old={isOld || undefined}
      title={lengthOf(value) === 'longest' ? value : undefined}
      type="text"
      inputMode="decimal"
      autoComplete="off"
      autoCorrect="off"
      spellCheck={false}
      maxLength={79}
      placeholder="0"
      value={value}
      aria-invalid={isFaulty}
      aria-describedby={describedBy}
      onChange={change}
    />
  )
}

/** Long figures are drawn smaller, so that they stay in sight. */
function lengthOf(figure: string): 'short' | 'long' | 'longest' {
  if (figure.length <= 9) return 'short'
  return figure.length <= 13 ? 'long' : 'longest'
}
