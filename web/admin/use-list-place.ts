import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Page } from '#web/orders/paging.ts'
import { findIn, pageIn, type Search, searchOf } from './list-place.ts'

/** A list's filters and its page, kept in the address: a link, a reload and the way back lead to the same rows. */
export function useListPlace() {
  const search = useSearch({ strict: false }) as Search
  const navigate = useNavigate()
  const go = (next: Search) => void navigate({ to: '.', search: next as never, resetScroll: false })
  const { page: _page, time: _time, way: _way, ...filters } = search
  return {
    search,
    page: pageIn(search),
    find: findIn(search),
    /** Another page of the same rows. */
    turn: (page: Page) => go({ ...filters, ...searchOf(page) }),
    /** Other rows, from the newest on. An empty value takes a filter away. */
    choose: (changed: Readonly<Record<string, string | number>>) =>
      go(Object.fromEntries(Object.entries({ ...filters, ...changed }).filter(([, value]) => value !== ''))),
  }
}
