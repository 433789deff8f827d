import type { ReactNode } from 'react'
import css from './Facts.module.css'

export interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** The one that counts: the total of a calculation. */
  readonly isStrong?: boolean
}

/** Names on the left, values on the right. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={css.facts}>
      {facts.map((fact) => (
        <div key={fact.label} className={fact.isStrong ? css.strong : css.fact}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
