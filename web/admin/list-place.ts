import { firstPage, type Page } from '#web/orders/paging.ts'

/** The part of an address behind the `?`, as the router reads it. */
export type Search = Readonly<Record<string, unknown>>

const most = 100_000

/** Which page of a list an address asks for; the first one where it does not say, or not in a way that makes sense. */
export function pageIn({ page, time, way }: Search): Page {
  const index = Number(page) - 1
  const isMoment = typeof time === 'string' && !Number.isNaN(Date.parse(time))
  if (!Number.isInteger(index) || index < 1 || index > most || !isMoment) return firstPage
  return { index, time, direction: way === 'prev' ? 'prev' : 'next' }
}

/** What an address says of a page: nothing of the first one. */
export function searchOf({ index, time, direction }: Page): Search {
  if (index === 0 || time === null) return {}
  return { page: index + 1, time, ...(direction === 'prev' && { way: 'prev' }) }
}

/** The value of a filter in an address, if it is one of these; else null. */
export function choiceIn<Value extends string>(search: Search, name: string, values: readonly Value[]): Value | null {
  return values.find((value) => value === search[name]) ?? null
}

/** What is looked for, by an address. */
export function findIn({ find }: Search): string {
  return (typeof find === 'string' || typeof find === 'number' ? String(find) : '').trim().slice(0, 64)
}
