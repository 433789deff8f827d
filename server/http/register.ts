import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { BodyOf, Endpoint, ParamsOf, QueryOf, ReplyOf } from '#api/endpoint.ts'
import { assertMayTry } from '#domain/access.ts'
import { type FieldFault, Refusal, refuse } from '#domain/refusal.ts'
import type { Asker, Context, SignedIn } from '../context.ts'
import { identify } from './auth.ts'
import type { ConcurrencyLimit } from './concurrency-limit.ts'
import { readForm } from './form.ts'
import { packed } from './packed.ts'

/** The parts of a request that a verb gets, parsed by the endpoint's shapes. */
export interface AskOf<E> {
  readonly params: ParamsOf<E>
  readonly query: QueryOf<E>
  readonly body: BodyOf<E>
  /** The `Idempotency-Key` header, where a client sent one. */
  readonly idempotencyKey: string | null
}

type Verb<E> = (context: Context, asker: Asker, ask: AskOf<E>) => Promise<ReplyOf<E>>
type SignedInVerb<E> = (context: Context, asker: SignedIn, ask: AskOf<E>) => Promise<ReplyOf<E>>

/** Checks before a form is read that the asker may do this at all; throws when not. */
type Admit<E> = (context: Context, asker: SignedIn, params: ParamsOf<E>) => Promise<void>

/** One line of the table of routes. */
export interface Route {
  readonly endpoint: Endpoint
  readonly verb: Verb<Endpoint>
  readonly admit?: Admit<Endpoint>
  /** The verb may return the same unchanged object again; its JSON is then reused. */
  readonly isRepeating?: true
}

/** A route for anybody. */
export function open<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { endpoint, verb: verb as unknown as Verb<Endpoint> }
}

/** A route for anybody; its answer is serialised once for as long as the verb returns the same object. */
export function repeating<E extends Endpoint>(endpoint: E, verb: Verb<E>): Route {
  return { ...open(endpoint, verb), isRepeating: true }
}

/** A route that takes a form of a signed-in person. */
export function form<E extends Endpoint>(endpoint: E, admit: Admit<E>, verb: SignedInVerb<E>): Route {
  return { ...signedIn(endpoint, verb), admit: admit as unknown as Admit<Endpoint> }
}

/** A route that needs a session. */
export function signedIn<E extends Endpoint>(endpoint: E, verb: SignedInVerb<E>): Route {
  return open(endpoint, async (context, asker, ask) => verb(context, known(asker), ask))
}

function known({ actor, sessionId, ip }: Asker): SignedIn {
  if (!actor || !sessionId) refuse('session.missing')
  return { actor, sessionId, ip }
}

/** Adds a route: identify the asker, check the action, parse the request, call the verb, write the reply by its shape. */
export function register(app: FastifyInstance, context: Context, route: Route, places: ConcurrencyLimit): void {
  const { endpoint, verb } = route
  app.route({
    method: endpoint.method,
    url: endpoint.path.replaceAll(/\{(\w+)\}/g, ':$1'),
    config: { action: endpoint.action },
    ...(endpoint.bodyBytes && { bodyLimit: endpoint.bodyBytes }),
    handler: async (request, reply) => {
      const asker = await identify(context, request)
      assertMayTry(asker.actor, endpoint.action)
      const answer = route.admit
        ? await places.during(known(asker).actor.addr, async () => {
            await route.admit?.(context, known(asker), readParams(endpoint, request))
            return verb(context, asker, readAsk(endpoint, request, await readForm(context, request, reply)))
          })
        : await verb(context, asker, readAsk(endpoint, request, request.body))
      if (endpoint.isBlob) return sendFile(reply, endpoint.reply.parse(answer) as File)
      reply.header('cache-control', 'no-store').type('application/json; charset=utf-8')
      return endpoint.isPacked ? packed(request, reply, write(route, answer)) : write(route, answer)
    },
  })
}

const written = new WeakMap<object, string>()

/** Writes only the fields that the shape names; an answer that does not fit it is a bug and ends as a 500. */
function write({ endpoint, isRepeating }: Route, answer: unknown): string {
  if (!isRepeating || typeof answer !== 'object' || answer === null) {
    return JSON.stringify(endpoint.reply.parse(answer))
  }
  const known = written.get(answer)
  if (known !== undefined) return known
  const text = JSON.stringify(endpoint.reply.parse(answer))
  written.set(answer, text)
  return text
}

/**
 * Sends a file so that no browser makes a page of it, whatever it holds: a fixed type, a download, and a policy that allows nothing.
 * No cache keeps it.
 */
async function sendFile(reply: FastifyReply, file: File): Promise<Buffer> {
  reply
    .header('cache-control', 'no-store')
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
    .header('content-disposition', `attachment; filename="${file.name}"`)
    .type(file.type)
  return Buffer.from(await file.arrayBuffer())
}

function readAsk(endpoint: Endpoint, request: FastifyRequest, given: unknown): AskOf<Endpoint> {
  const faults: FieldFault[] = []
  const params = readPart(endpoint.params, request.params, 'params', faults)
  const query = readPart(endpoint.query, request.query, 'query', faults)
  const body = readPart(endpoint.body, given, 'body', faults)
  const idempotencyKey = readIdempotencyKey(request, faults)
  if (faults.length > 0) throw new Refusal('request.invalid', {}, { fields: faults })
  return { params, query, body, idempotencyKey } as AskOf<Endpoint>
}

function readParams(endpoint: Endpoint, request: FastifyRequest): ParamsOf<Endpoint> {
  const faults: FieldFault[] = []
  const params = readPart(endpoint.params, request.params, 'params', faults)
  if (faults.length > 0) throw new Refusal('request.invalid', {}, { fields: faults })
  return params as ParamsOf<Endpoint>
}

function readPart(shape: z.ZodType, given: unknown, part: string, faults: FieldFault[]): unknown {
  const read = shape.safeParse(given)
  if (read.success) return read.data
  for (const issue of read.error.issues.slice(0, 20)) {
    const path = [part, ...issue.path.map(String)].join('.')
    faults.push({
      path: issue.code === 'unrecognized_keys' ? `${path}.${issue.keys[0]}` : path,
      message: issue.message,
    })
  }
  return undefined
}

function readIdempotencyKey(request: FastifyRequest, faults: FieldFault[]): string | null {
  const given = request.headers['idempotency-key']
  if (given === undefined) return null
  if (typeof given === 'string' && /^[\x21-\x7e]{1,255}$/.test(given)) return given
  faults.push({ path: 'headers.idempotency-key', message: 'must be 1 to 255 visible ASCII characters' })
  return null
}
