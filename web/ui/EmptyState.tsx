import type { ReactNode } from 'react'
import css from './States.module.css'

/** What a list or page shows when there is nothing: one sentence, and at most one thing to do. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css.state}>
      <p>{text}</p>
      {children}
    </div>
  )
}
