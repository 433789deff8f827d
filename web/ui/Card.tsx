import type { ReactNode } from 'react'
import css from './Card.module.css'

/** A white card on paper. `calm` leaves out the shadow, for cards beside the main one. */
export function Card({ children, calm = false, label }: { children: ReactNode; calm?: boolean; label?: string }) {
  return (
    <section className={css.card} data-calm={calm || undefined} aria-label={label}>
      {children}
    </section>
  )
}
