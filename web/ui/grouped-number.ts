import { type ChangeEvent, useLayoutEffect, useRef } from 'react'
import { groupBankNumber } from '#domain/agents/requisite.ts'

/**
 * A bank number in groups of 4 while it is typed, with the place of the caret: it stays behind the same letter. What is no
 * letter or digit is left out.
 */
export function groupTyped(typed: string, caret: number): { text: string; caret: number } {
  const compact = (text: string) => text.replaceAll(/[^A-Za-z0-9]/g, '')
  const before = compact(typed.slice(0, caret)).length
  const text = groupBankNumber(compact(typed))
  return { text, caret: before + Math.max(0, Math.ceil(before / 4) - 1) }
}

/** What a text field needs to group a bank number while it is typed, the caret staying behind the letter that was typed. */
export function useGroupedNumber(value: string, onChange: (text: string) => void) {
  const field = useRef<HTMLInputElement>(null)
  const caret = useRef<number | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the caret is put back after each new text
  useLayoutEffect(() => {
    if (caret.current !== null) field.current?.setSelectionRange(caret.current, caret.current)
    caret.current = null
  }, [value])
  return {
    ref: field,
    value,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
      const grouped = groupTyped(currentTarget.value, currentTarget.selectionStart ?? currentTarget.value.length)
      caret.current = grouped.caret
      onChange(grouped.text)
    },
  }
}
