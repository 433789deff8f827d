import { QueryClient, queryOptions, useMutation } from '@tanstack/react-query'
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

/** A mutation of an endpoint. It never navigates: the caller shows what came of it. */
export function useApiMutation<E extends Endpoint>(endpoint: E) {
  return useMutation<ReplyOf<E>, CallFault, Given<E>>({ mutationFn: (given) => call(endpoint, given) })
}
