import { QueryClient, type QueryKey, queryOptions, useMutation } from '@tanstack/react-query'
import type { Endpoint, ReplyOf } from '#api/endpoint.ts'
import { call } from './call.ts'
import { CallFault } from './fault.ts'
import type { Given } from './request.ts'

/** No answer, or a server that is busy for a moment, is worth asking again; a refusal is not. */
function isWorthRetrying(failures: number, fault: Error): boolean {
  return failures < 2 && fault instanceof CallFault && (fault.status === 0 || fault.status === 503)
}

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: isWorthRetrying, staleTime: 5_000 },
    // Offline, a change fails at once and its page says so: none is kept to be sent later, behind the person's back.
    mutations: { retry: false, networkMode: 'always' },
  },
})

/** The query of an endpoint with this input, for `useQuery`, `useSuspenseQuery` and the query client. */
export function query<E extends Endpoint>(endpoint: E, given: Given<E>) {
  return queryOptions<ReplyOf<E>, CallFault>({
    queryKey: [endpoint.method, endpoint.path, given],
    queryFn: ({ signal }) => call(endpoint, given, signal),
  })
}

/**
 * Asks again for what has been asked of these endpoints and is still shown. An answer that is on its way for the first
 * time may be older than the reason to ask again, and the client would let it count: it is asked for once more after it.
 */
export function askAgain(client: QueryClient, endpoints: readonly Pick<Endpoint, 'method' | 'path'>[]): void {
  for (const { method, path } of endpoints) askKeyAgain(client, [method, path])
}

/** The same for one key and those below it. */
export function askKeyAgain(client: QueryClient, queryKey: QueryKey): void {
  const first = client
    .getQueryCache()
    .findAll({ queryKey, fetchStatus: 'fetching' })
    .filter(({ state }) => state.data === undefined)
  void client.invalidateQueries({ queryKey })
  for (const asked of first) {
    const once = () => void client.invalidateQueries({ queryKey: asked.queryKey, exact: true })
    asked.promise?.then(once, once)
  }
}

/** A mutation of an endpoint. It never navigates: the caller shows what came of it. */
export function useApiMutation<E extends Endpoint>(endpoint: E) {
  return useMutation<ReplyOf<E>, CallFault, Given<E>>({ mutationFn: (given) => call(endpoint, given) })
}
