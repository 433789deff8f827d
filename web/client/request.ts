import type { CallInput, Endpoint } from '#api/endpoint.ts'
import type { Problem } from '#api/problem.ts'
import { CallFault } from './fault.ts'

type Optional<Shape> = { [K in keyof Shape as Record<never, never> extends Shape[K] ? K : never]?: Shape[K] }
type Needed<Shape> = { [K in keyof Shape as Record<never, never> extends Shape[K] ? never : K]: Shape[K] }

/** What a call gives: params, query and body as the endpoint's shapes ask for them; what may be left out may be left out. */
export type Given<E> = Optional<CallInput<E>> &
  Needed<CallInput<E>> & {
    /** The call is carried out once under this key, however often it is sent. */
    readonly idempotencyKey?: string
  }

interface Loose {
  readonly idempotencyKey?: string
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
}

/** The address of a call: the endpoint's path with its parameters and query filled in. */
export function addressOf(endpoint: Endpoint, given: Loose): string {
  const params = (given.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries((given.query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined && value !== null) query.set(name, String(value))
  }
  return query.size > 0 ? `${path}?${query}` : path
}

/** Sends a call with this access token (null: none). Throws a `CallFault` of status 0 when no answer comes. */
export async function send(
  endpoint: Endpoint,
  given: Loose,
  token: string | null,
  signal: AbortSignal | undefined,
): Promise<Response> {
  const headers = new Headers({ accept: 'application/json' })
  if (token) headers.set('authorization', `Bearer ${token}`)
  if (given.idempotencyKey) headers.set('idempotency-key', given.idempotencyKey)
  // A form names its own type, with the boundary that the browser chooses.
  if (given.body !== undefined && !endpoint.isForm) headers.set('content-type', 'application/json')
  try {
    return await fetch(addressOf(endpoint, given), {
      method: endpoint.method,
      headers,
      body: bodyOf(endpoint, given.body),
      credentials: 'omit',
      ...(signal && { signal }),
    })
  } catch (cause) {
    if (signal?.aborted) throw cause
    throw new CallFault(0, null, cause)
  }
}

function bodyOf(endpoint: Endpoint, given: unknown): string | FormData | null {
  if (given === undefined) return null
  if (!endpoint.isForm) return JSON.stringify(given)
  const form = new FormData()
  for (const [name, value] of Object.entries(given as Record<string, string | File | undefined>)) {
    if (value !== undefined) form.append(name, value)
  }
  return form
}

/** The reply of an answer, a file where the endpoint answers with one. Throws a `CallFault` when the answer is a refusal, a failure, or no JSON. */
export async function replyOf<Reply>(endpoint: Endpoint, answer: Response): Promise<Reply> {
  if (endpoint.isBlob && answer.ok) return fileOf<Reply>(answer)
  const said: unknown = await answer.json().catch(() => undefined)
  if (answer.ok && said !== undefined) return said as Reply
  throw new CallFault(answer.ok ? 0 : answer.status, isProblem(said) ? said : null)
}

/** An answer that breaks off is no answer. */
async function fileOf<Reply>(answer: Response): Promise<Reply> {
  const blob = await answer.blob().catch((cause) => {
    throw new CallFault(0, null, cause)
  })
  return new File([blob], '', { type: blob.type }) as Reply
}

function isProblem(said: unknown): said is Problem {
  return typeof said === 'object' && said !== null && 'code' in said && typeof said.code === 'string'
}
