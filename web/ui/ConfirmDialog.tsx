import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { uiPartsWords } from '#web/words/ui-parts.ts'
import css from './Dialog.module.css'
import { Dialog } from './Dialog.tsx'

interface ConfirmProps {
  readonly title: string
  /** What will happen, to whom. */
  readonly children: ReactNode
  readonly confirmWord: string
  readonly cancelWord?: string
  readonly isDanger?: boolean
  readonly isBusy?: boolean
  /** Why it was refused, said here: alerts lie behind a dialog. */
  readonly fault?: string | null
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Asks before a step that cannot be taken back. The focus begins on the safe choice. */
export function ConfirmDialog(props: ConfirmProps) {
  const {
    title,
    children,
    confirmWord,
    cancelWord = uiPartsWords.notNow,
    isDanger,
    isBusy,
    fault,
    onConfirm,
    onClose,
  } = props
  return (
    <Dialog
      title={title}
      onClose={onClose}
      actions={
        <>
          <Button variant="default" data-safe onClick={onClose}>
            {cancelWord}
          </Button>
          <Button variant={isDanger ? 'danger' : 'filled'} loading={isBusy ?? false} onClick={onConfirm}>
            {confirmWord}
          </Button>
        </>
      }
    >
      {children}
      <p role="alert" className={css.fault}>
        {fault}
      </p>
    </Dialog>
  )
}
