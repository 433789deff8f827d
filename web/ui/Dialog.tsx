import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { uiWords } from '#web/words/ui.ts'
import css from './Dialog.module.css'
import { Icon } from './Icon.tsx'

/** The id of the layout's dialog area, into which every dialog is put. */
export const dialogAreaId = 'dialogs'

interface DialogProps {
  readonly title: string
  readonly onClose: () => void
  readonly children: ReactNode
  /** The buttons at the end. The focus begins on the one with `data-safe`, without one in the first field of a form. */
  readonly actions?: ReactNode
}

/**
 * A modal dialog, shown as long as it is rendered. At least 500 px wide where the screen is, never wider than it. The
 * browser's own dialog keeps the focus inside and gives it back afterwards.
 */
export function Dialog({ title, onClose, children, actions }: DialogProps) {
  const frame = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // A layout effect, because the browser gives the focus back only from a dialog that still is in the page.
  useLayoutEffect(() => {
    const dialog = frame.current
    if (!dialog) return
    dialog.showModal()
    const field = 'form :is(input, select, textarea)'
    const first = dialog.querySelector<HTMLElement>('[data-safe]') ?? dialog.querySelector<HTMLElement>(field)
    first?.focus()
    return () => dialog.close()
  }, [])
  return createPortal(
    <dialog
      ref={frame}
      className={css.dialog}
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
    >
      <header className={css.head}>
        <h2 id={titleId}>{title}</h2>
        <button type="button" className={css.close} aria-label={uiWords.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      <div className={css.body}>{children}</div>
      {actions && <footer className={css.actions}>{actions}</footer>}
    </dialog>,
    document.getElementById(dialogAreaId) ?? document.body,
  )
}
