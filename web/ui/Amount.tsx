import css from './Amount.module.css'
import { grouped } from './figures.ts'

/** An amount of money: exact, grouped, with its unit. `large` is the headline of a page or a card. */
export function Amount({ figure, unit, large = false }: { figure: string; unit: string; large?: boolean }) {
  return (
    <span className={css.amount} data-large={large || undefined}>
      {grouped(figure)}&nbsp;<span className={css.unit}>{unit}</span>
    </span>
  )
}
