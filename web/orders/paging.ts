/** Rows on a page of orders (specification, first file §9). */
export const pageSize = 10

/** A page of a list that is paged by time: how many pages from the newest, and what to ask for it. */
export interface Page {
  readonly index: number
  readonly time: string | null
  readonly direction: 'next' | 'prev'
}

interface Row {
  readonly createdAt: string
}

/** The newest rows. */
export const firstPage: Page = { index: 0, time: null, direction: 'next' }

/** The page of older rows behind these. */
export function nextPage(page: Page, rows: readonly Row[]): Page {
  const last = rows.at(-1)
  return last ? { index: page.index + 1, time: last.createdAt, direction: 'next' } : page
}

/** The page of newer rows before these. The first page is always asked for without a time, so that it has the newest. */
export function previousPage(page: Page, rows: readonly Row[]): Page {
  const first = rows[0]
  if (page.index <= 1 || !first) return firstPage
  return { index: page.index - 1, time: first.createdAt, direction: 'prev' }
}

/** What the list is asked for: the page's query. */
export function queryOf(page: Page): { pagingTime?: string; pagingDirection: 'next' | 'prev'; limit: number } {
  const asked = { pagingDirection: page.direction, limit: pageSize }
  return page.time === null ? asked : { ...asked, pagingTime: page.time }
}
