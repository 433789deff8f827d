import { Button } from '@mantine/core'
import { useEffect, useState } from 'react'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import { copiedMs, copyText } from './copy.ts'
import { Icon } from './Icon.tsx'

/** Copies a text and confirms it for two seconds. `label` says what is copied where the button's word does not. */
export function CopyButton({ text, word = uiPartsWords.copy, label }: { text: string; word?: string; label?: string }) {
  const [copies, setCopies] = useState(0)
  const isCopied = copies > 0
  useEffect(() => {
    if (copies === 0) return
    const timer = setTimeout(() => setCopies(0), copiedMs)
    return () => clearTimeout(timer)
  }, [copies])
  const copy = async () => {
    if (await copyText(text)) setCopies((before) => before + 1)
  }
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name={isCopied ? 'check' : 'copy'} size={16} />}
        onClick={() => void copy()}
        aria-label={isCopied ? undefined : label}
      >
        {isCopied ? uiPartsWords.copied : word}
      </Button>
      <span className="unseen" role="status">
        {isCopied ? uiPartsWords.copied : ''}
      </span>
    </>
  )
}
