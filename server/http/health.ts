import { hash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { Counter, collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import { refuse } from '#domain/refusal.ts'
import type { FollowState } from '#outside/chain/follow/follow.ts'
import type { Context } from '../context.ts'
import type { Chains } from '../jobs/chains.ts'
import type { Payments } from '../jobs/payments.ts'
import type { Loop } from '../loop.ts'
import type { Relay } from '../realtime/relay.ts'
import type { SelfCheck } from '../swap/self-check.ts'
import { addFigures, addOutbox } from './metrics.ts'

/** Serves `/healthz`, `/readyz` and `/metrics` for the operator's machines. */
export function serveHealth(
  app: FastifyInstance,
  context: Context,
  parts: {
    chains: Chains
    payments: Payments
    connections: () => number
    selfCheck: SelfCheck
    relay: Relay | null
    loops: readonly Loop[]
  },
): void {
  const { chains, payments, connections, relay } = parts
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  new Gauge({
    name: 'surety_realtime_connections',
    help: 'Open realtime connections of this machine.',
    registers: [registry],
    collect() {
      this.set(connections())
    },
  })
  addBook(registry, context, parts.selfCheck)
  new Gauge({
    name: 'surety_loop_idle_seconds',
    help: 'How long ago this process did its periodic work without a failure; names as in server/periodic.ts.',
    labelNames: ['loop'],
    registers: [registry],
    collect() {
      for (const loop of parts.loops) this.set({ loop: loop.name }, loop.secondsSinceSuccess)
    },
  })
  new Gauge({
    name: 'surety_lease',
    help: '1 where this process does the work of a lease.',
    labelNames: ['lease'],
    registers: [registry],
    collect() {
      for (const lease of context.leases.wanted) this.set({ lease }, context.leases.hold(lease) ? 1 : 0)
    },
  })
  addChainGauges(registry, chains)
  new Gauge({
    name: 'surety_payments_waiting',
    help: '1 while payments on a network cannot be seen.',
    labelNames: ['network'],
    registers: [registry],
    collect() {
      for (const [network, reason] of payments.states) this.set({ network }, reason === null ? 0 : 1)
    },
  })

  if (relay) addRelay(registry, relay)
  addFigures(registry, context)
  addOutbox(registry, context)

  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const parts = { database: await answers(context), prices: context.rates().size > 0 || !context.settings.demo }
    const ready = Object.values(parts).every(Boolean)
    // A chain that cannot be followed, or Centrifugo away, does not make the process unready: what was credited last stands.
    const states = await chains.states()
    const following = { chains: Object.fromEntries(states), payments: Object.fromEntries(payments.states) }
    const realtime = relay ? { realtime: relay.state } : {}
    return reply
      .code(ready ? 200 : 503)
      .send({ status: ready ? 'ready' : 'not ready', ...parts, ...following, ...realtime })
  })
  // For this machine itself, and for whoever shows METRICS_TOKEN: for everybody else the path does not exist.
  app.get('/metrics', async (request, reply) => {
    if (!isOwnMachine(request) && !showsToken(request, context.settings.metricsToken)) refuse('route.missing')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/**
 * Whether this machine itself asks, not a client through a proxy. A proxy on this machine that adds no header is recognised by the
 * Host that the client asked for.
 */
function isOwnMachine(request: FastifyRequest): boolean {
  const isOwnName = ['127.0.0.1', '[::1]', 'localhost'].includes(request.hostname)
  const isLocal = ['127.0.0.1', '::1', '::ffff:127.0.0.1'].includes(request.ip)
  return isLocal && isOwnName && request.headers['x-forwarded-for'] === undefined
}

/** Whether a request has the operator's token, compared in constant time. */
function showsToken({ headers }: FastifyRequest, token: string | null): boolean {
  if (token === null || headers.authorization === undefined) return false
  return timingSafeEqual(hash('sha256', headers.authorization, 'buffer'), hash('sha256', `Bearer ${token}`, 'buffer'))
}

/** The counters of the relay to Centrifugo. */
function addRelay(registry: Registry, relay: Relay): void {
  new Counter({
    name: 'surety_realtime_published_total',
    help: 'Messages that this process has had published by Centrifugo.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(relay.published)
    },
  })
  new Gauge({
    name: 'surety_realtime_behind',
    help: 'Events that are committed and that Centrifugo has not taken.',
    registers: [registry],
    collect() {
      this.set(relay.state.behind)
    },
  })
  new Gauge({
    name: 'surety_realtime_away',
    help: '1 while Centrifugo does not take what it is told.',
    registers: [registry],
    collect() {
      this.set(relay.state.away === null ? 0 : 1)
    },
  })
}

/** The size of this process's book, and how often the self-check had to mend it. */
function addBook(registry: Registry, { book }: Context, selfCheck: SelfCheck): void {
  new Gauge({
    name: 'surety_book_options',
    help: 'Priced pairs of agents that this process has in its book.',
    registers: [registry],
    collect() {
      this.set(book.size.options)
    },
  })
  new Counter({
    name: 'surety_book_drifts_total',
    help: 'Agents whom the book of this process had otherwise than the database, though nothing was on its way. Should stay 0.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(selfCheck.drifts)
    },
  })
}

/** The gauges of each followed chain. */
const ofChains: readonly { name: string; help: string; value: (state: FollowState) => number }[] = [
  {
    name: 'surety_chain_block',
    help: 'The newest block of a chain that was credited.',
    value: ({ block }) => block?.number ?? 0,
  },
  {
    name: 'surety_chain_waiting',
    help: '1 while a chain cannot be followed, 2 once an operator must look.',
    value: ({ stalled, stopped }) => (stopped ? 2 : stalled ? 1 : 0),
  },
  {
    name: 'surety_chain_stale',
    help: '1 while nothing was heard of a chain for so long that collateral on it backs nothing new.',
    value: ({ isStale }) => (isStale ? 1 : 0),
  },
  {
    name: 'surety_chain_unreadable_assets',
    help: 'Assets on a chain that do not answer as a token must, of which nothing is credited.',
    value: ({ unreadable }) => unreadable.length,
  },
  {
    name: 'surety_chain_nodes_away',
    help: 'Nodes of a chain that were passed over because they are away.',
    value: ({ nodesAway }) => nodesAway,
  },
]

function addChainGauges(registry: Registry, chains: Chains): void {
  for (const { name, help, value } of ofChains) {
    new Gauge({
      name,
      help,
      labelNames: ['chain'],
      registers: [registry],
      async collect() {
        for (const [chain, state] of await chains.states()) this.set({ chain }, value(state))
      },
    })
  }
}

async function answers(context: Context): Promise<boolean> {
  return sql`select 1`.execute(context.db).then(
    () => true,
    () => false,
  )
}
