/** Rows on a page of swap pairs (specification, first file §9). */
export const pageSize = 10

const beside = 4

/** The numbers of a pager: the current page with up to 4 before and 4 after it. Pages count from 1. */
export function pageNumbers(current: number, total: number): number[] {
  const first = Math.max(1, current - beside)
  const last = Math.min(total, current + beside)
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
}

/** The page and how many there are; a page that is no longer there becomes the last one. No row still has one page. */
export function pageOf<Row>(
  rows: readonly Row[],
  wanted: number,
): { rows: readonly Row[]; page: number; pages: number } {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, wanted), pages)
  return { rows: rows.slice((page - 1) * pageSize, page * pageSize), page, pages }
}
