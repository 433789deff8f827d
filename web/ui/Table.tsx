import { useMediaQuery } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import type { ComponentProps, ReactNode } from 'react'
import css from './Table.module.css'

interface TableProps extends ComponentProps<'table'> {
  /** What the table lists, for those who do not see where it stands. */
  readonly caption?: string
  /** `rows` fill a panel, `flush` ones keep a card's own margin, `figures` stand as close as can be. */
  readonly look?: 'rows' | 'flush' | 'figures'
  /** The width of the window up to which each row is a card, whose cells are named by their `data-label`. */
  readonly stackBelow?: number
  readonly highlightOnHover?: boolean
}

/** A table. A cell with `data-figure` is aligned as figures are. */
export function Table({ caption, look = 'rows', stackBelow = 0, highlightOnHover, ...rest }: TableProps) {
  const { className, children, ...more } = rest
  const isStacked = useMediaQuery(`(max-width: ${stackBelow}px)`, false, { getInitialValueInEffect: false })
  return (
    <table
      {...more}
      className={[css.table, css[look], className].filter(Boolean).join(' ')}
      data-stacked={isStacked || undefined}
      data-highlights={highlightOnHover || undefined}
    >
      {caption && <caption className="unseen">{caption}</caption>}
      {children}
    </table>
  )
}

interface RowLinkProps {
  readonly to: string
  readonly 'aria-label'?: string
  readonly children: ReactNode
}

/** The link of a row, which covers the whole of it. */
export function RowLink(props: RowLinkProps) {
  return <Link {...props} className={css.link} />
}
