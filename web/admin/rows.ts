import { queryOptions } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#api/endpoint.ts'
import { call } from '#web/client/call.ts'
import type { CallFault } from '#web/client/fault.ts'
import type { Given } from '#web/client/request.ts'

/** What a list that is paged by time is asked for. */
export interface PageQuery {
  readonly pagingTime?: string
  readonly pagingDirection: 'next' | 'prev'
  readonly limit: number
}

/** The query of some rows, for the list and for its file. */
export type Rows<Row> = ReturnType<typeof queryOptions<readonly Row[], CallFault>>

/** Where a list's rows come from. */
export interface Source<Row> {
  readonly ask: (page: PageQuery) => Rows<Row>
}

/** The rows that an endpoint answers, asked again with whatever else of that endpoint is shown. */
export function rowsOf<E extends Endpoint, Row>(
  endpoint: E,
  given: Given<E>,
  pick: (reply: ReplyOf<E>) => readonly Row[],
): Rows<Row> {
  return queryOptions<readonly Row[], CallFault>({
    queryKey: [endpoint.method, endpoint.path, given, 'rows'],
    queryFn: async ({ signal }) => pick(await call(endpoint, given, signal)),
  })
}
