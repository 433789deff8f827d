import css from './Proof.module.css'
import { figuresOf } from './totals-figures.ts'

interface Props {
  readonly totals: Parameters<typeof figuresOf>[0]
  /** Another word for a figure where the specification has one. */
  readonly nameOf?: (name: string) => string
}

/** The figures of an agent's collateral, each with what it means. */
export function Figures({ totals, nameOf = (name) => name }: Props) {
  return (
    <dl className={css.figures}>
      {figuresOf(totals).map(({ name, usd, meaning }) => (
        <div key={name} className={css.figure}>
          <dt>
            <span>{nameOf(name)}</span>
            <span className={css.meaning}>{meaning}</span>
          </dt>
          <dd className={css.usd}>{usd}</dd>
        </div>
      ))}
    </dl>
  )
}
