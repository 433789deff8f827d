import type { ReactNode } from 'react'
import css from './Card.module.css'

interface CardProps {
  readonly children: ReactNode
  /** Leaves out the shadow, for cards beside the main one. */
  readonly calm?: boolean
  /** What it is called where no heading is seen. */
  readonly label?: string
  /** Its heading, which also is its name. */
  readonly title?: string
}

/** A white card on paper. */
export function Card({ children, calm = false, label, title }: CardProps) {
  return (
    <section className={css.card} data-calm={calm || undefined} aria-label={title ?? label}>
      {title !== undefined && <h2>{title}</h2>}
      {children}
    </section>
  )
}
