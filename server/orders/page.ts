import type { QueryOf } from '#api/endpoint.ts'
import type { list } from '#api/orders.ts'
import { orderFilters } from '#domain/orders/status.ts'

/** Which page of which orders a list asks for. */
export function pageOf(query: QueryOf<typeof list>) {
  return {
    side: query.orderType,
    statuses: orderFilters[query.orderStatus],
    pagingTime: query.pagingTime ?? null,
    direction: query.pagingDirection,
    limit: query.limit,
  }
}
