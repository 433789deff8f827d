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
