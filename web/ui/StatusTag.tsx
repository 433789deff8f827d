import type { ReactNode } from 'react'
import css from './StatusTag.module.css'

export type Tone = 'ok' | 'wait' | 'stop' | 'note' | 'quiet'

/** A state as a word with a mark: colour is never the only thing that tells it. */
export function StatusTag({ tone = 'quiet', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={css.tag} data-tone={tone}>
      <span className={css.mark} />
      {children}
    </span>
  )
}
