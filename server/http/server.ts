import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify'
import { problemType } from '#api/problem.ts'
import { Refusal } from '#domain/refusal.ts'
import type { Context } from '../context.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'
import { answerErrors, sendRefusal } from './errors.ts'
import { acceptForms } from './form.ts'
import { networkOf } from './network-of.ts'
import { type Route, register } from './register.ts'
import { securityHeaders } from './security-headers.ts'

/** Where the realtime server is reached. */
export const realtimePath = '/connection/websocket'

/** Bounds of a request, in ms and bytes; slow, endless and idle ones are cut off. */
const limits = {
  bodyBytes: 64 * 1024,
  // A photograph over a slow line takes its time.
  requestMs: 60_000,
  idleMs: 30_000,
  headersMs: 5_000,
  keepAliveMs: 65_000,
  paramLength: 200,
} as const

/** Forms that are read and worked on at one time: each holds its file in memory. */
const mostForms = { inAll: 64, each: 3 } as const

/** Requests a minute from one network address to one process: to each of the costly actions, and to all others together. */
const perMinute = { all: 900, costly: 90 } as const
const costly = new Set<string>([
  'users.login',
  'users.refreshToken',
  'collateral.register',
  'collateral.refresh',
  'swap.match',
  'orders.place',
  'messages.attach',
  'posts.upload',
  'settings.activateBot',
  'settings.mail',
])

/** A route as the router has it, whoever put it there; `action` is null where no grant is asked for. */
export interface ServedRoute {
  readonly method: string
  readonly url: string
  readonly action: string | null
}

/** Builds the HTTP server with all its routes; it does not listen yet. */
export async function buildHttp(
  context: Context,
  routes: readonly Route[],
): Promise<{ app: FastifyInstance; served: readonly ServedRoute[] }> {
  const secure = securityHeaders(context.settings.publicOrigin.startsWith('https:'))
  const app: FastifyInstance = Fastify({
    loggerInstance: context.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    // Only unexpected errors are logged, with the request's id: no request needs a logger of its own.
    childLoggerFactory: (logger) => logger,
    bodyLimit: limits.bodyBytes,
    requestTimeout: limits.requestMs,
    connectionTimeout: limits.idleMs,
    keepAliveTimeout: limits.keepAliveMs,
    forceCloseConnections: 'idle',
    // What still comes over an open connection while we end is served, and told that the connection ends with it.
    return503OnClosing: false,
    trustProxy: (_address, hop) => hop < context.settings.trustProxy,
    genReqId: () => randomUUID(),
    // Only the realtime server, where we have one, speaks anything but HTTP; another wish to upgrade is ignored, as RFC 9110 asks.
    http: { shouldUpgradeCallback: (request) => request.url === realtimePath && context.settings.centrifugo === null },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: limits.paramLength },
    frameworkErrors: (_error, request, reply) => {
      const refusal = new Refusal(
        'request.invalid',
        {},
        { fields: [{ path: 'url', message: 'is not a well-formed path' }] },
      )
      sendRefusal(reply.headers(secure).header('x-request-id', request.id), request, refusal)
    },
  })
  app.server.headersTimeout = limits.headersMs
  acceptEmptyJson(app)
  answerErrors(app)
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(secure).header('x-request-id', request.id)
    done()
  })
  app.setNotFoundHandler((request, reply) => {
    sendRefusal(reply, request, new Refusal('route.missing'))
  })
  if (context.settings.demo) refuseForeignHosts(app, context)
  const served: ServedRoute[] = []
  app.addHook('onRoute', ({ method, url, config }) => {
    for (const each of [method].flat()) served.push({ method: each, url, action: config?.action ?? null })
  })
  await protect(app, context)
  const places = new ConcurrencyLimit(mostForms.inAll, mostForms.each)
  for (const route of routes) if (!route.admit) register(app, context, route, places)
  await app.register(async (scope) => {
    await acceptForms(scope)
    for (const route of routes) if (route.admit) register(scope, context, route, places)
  })
  return { app, served }
}

/** A JSON request without a body is one with nothing in it: some calls are specified with an empty body. */
function acceptEmptyJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, undefined)
    else void parse(request, String(body), done)
  })
  app.removeContentTypeParser('text/plain')
}

async function protect(app: FastifyInstance, context: Context): Promise<void> {
  if (!context.settings.rateLimits) return
  await app.register(rateLimit, {
    global: true,
    timeWindow: 60_000,
    max: (request) => (costly.has(String(request.routeOptions.config.action)) ? perMinute.costly : perMinute.all),
    keyGenerator: (request) => {
      const action = String(request.routeOptions.config.action ?? '')
      return `${networkOf(request.ip)}|${costly.has(action) ? action : ''}`
    },
    errorResponseBuilder: () => new Refusal('request.too-many'),
  })
}

/** The demo's staff keys are public: a page from elsewhere must not reach it by a name that points here. */
function refuseForeignHosts(app: FastifyInstance, context: Context): void {
  const { host } = new URL(context.settings.publicOrigin)
  const port = host.split(':').at(-1)
  const known = new Set([host, `127.0.0.1:${port}`, `localhost:${port}`, `[::1]:${port}`])
  app.addHook('onRequest', (request, reply, done) => {
    if (known.has(request.headers.host ?? '')) {
      done()
      return
    }
    reply
      .code(403)
      .type(problemType)
      .send(JSON.stringify({ type: 'about:blank', title: 'access.denied', status: 403, code: 'access.denied' }))
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The action of the grants that the route asks for; missing for pages and files. */
    action?: string
  }
}
