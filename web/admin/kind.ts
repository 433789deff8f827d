import type { ReactNode } from 'react'

export interface Column<Row> {
  readonly head: string
  /** What stands in the table; the text where nothing else does. */
  readonly show?: (row: Row) => ReactNode
  /** What stands in the file. */
  readonly text: (row: Row) => string
  /** Figures stand below each other. */
  readonly isFigure?: true
}

/** Rows of a kind: what is said of each, and where it leads. */
export interface Kind<Row> {
  /** `orders`: what the rows are called, in sentences and in the file's name. */
  readonly name: string
  readonly empty: string
  readonly columns: readonly Column<Row>[]
  readonly keyOf: (row: Row) => string
  /** Each row ends with a sign that it leads somewhere. */
  readonly hasChevron?: true
  /** null: it leads nowhere. */
  readonly linkOf: (row: Row) => string | null
}
