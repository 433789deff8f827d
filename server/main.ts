import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { maxPixels } from '#domain/messages/bounds.ts'
import { Book } from '#domain/swap/book/book.ts'
import { signatureCheck } from '#outside/chain/signature.ts'
import { noteAffiliatePercent } from '#outside/db/affiliates.ts'
import { forgetReader } from '#outside/db/outbox.ts'
import { Files } from '#outside/files.ts'
import { DiskFolder } from '#outside/folders/disk.ts'
import type { Folder } from '#outside/folders/folder.ts'
import { S3Folder } from '#outside/folders/s3.ts'
import { Images } from '#outside/images.ts'
import { priceSources } from '#outside/prices/sources.ts'
import { Sanitiser } from '#outside/prose/sanitiser.ts'
import { PublicPictures } from '#outside/public-pictures.ts'
import { Centrifugo } from '#outside/realtime/centrifugo.ts'
import type { Publisher } from '#outside/realtime/publisher.ts'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings, type Settings } from './config.ts'
import type { Context } from './context.ts'
import { deployDemo } from './demo/contracts.ts'
import { demoExtendedKey } from './demo/people.ts'
import { registerDemo } from './demo/register.ts'
import { keptSecrets } from './demo/secrets.ts'
import { seedDemo } from './demo/seed.ts'
import { serveBlog } from './http/blog.ts'
import { serveHealth } from './http/health.ts'
import { servePage } from './http/page.ts'
import { routes } from './http/routes.ts'
import { buildHttp, realtimePath, type ServedRoute } from './http/server.ts'
import { firstOf, type Infrastructure, type Stop, startInfrastructure } from './infrastructure.ts'
import { Chains } from './jobs/chains.ts'
import { clockLoops, revalue } from './jobs/clock.ts'
import { NotificationDispatcher } from './jobs/notification-dispatcher.ts'
import { Payments } from './jobs/payments.ts'
import { Leases } from './leases.ts'
import { MarketCache } from './market-cache.ts'
import { buildChannels } from './notification-channels.ts'
import { People } from './people.ts'
import { pollPrices } from './prices/poll.ts'
import { Relay, relayLease } from './realtime/relay.ts'
import { buildRealtimeServer, rememberEvents } from './realtime/server.ts'
import { Tail } from './realtime/tail.ts'
import { signConnection, signSubscription } from './realtime/tokens.ts'
import { PairInvalidations } from './swap/pair-invalidations.ts'
import { SelfCheck } from './swap/self-check.ts'
import { WorkHours } from './swap/work-hours.ts'
import { accessMinutes } from './users/tokens.ts'

/** A running server. `stop` lets requests finish, then ends everything that was started, the last thing first. */
export interface Running {
  readonly url: string
  readonly context: Context
  readonly dispatcher: NotificationDispatcher
  readonly selfCheck: SelfCheck
  /** Every route of the live router. */
  readonly served: readonly ServedRoute[]
  stop(): Promise<void>
}

/** For tests: `onQuery` gets every statement; `withoutPage` serves no web app. */
export interface ServeOptions {
  readonly onQuery?: (sql: string) => void
  readonly withoutPage?: boolean
}

/** Starts the whole market as the environment says. Throws StartFault, with nothing left running, when it cannot. */
export async function serve(env: NodeJS.ProcessEnv, options: ServeOptions = {}): Promise<Running> {
  const settings = readSettings(env, keptSecrets)
  const log = logOf(settings)
  const stops: Stop[] = []
  try {
    return await start(settings, log, stops, options)
  } catch (error) {
    await stopAll(stops, log)
    throw error
  }
}

async function start(settings: Settings, log: Logger, stops: Stop[], options: ServeOptions): Promise<Running> {
  const infrastructure = await startInfrastructure(settings, log, stops, {
    deployDemo,
    onQuery: options.onQuery,
  })
  const { context, cache, connect } = build(settings, log, infrastructure)
  stops.push(() => context.sanitiser.stop())
  const chains = await openMarket(context, infrastructure, stops)
  // The end of the outbox is noted before anything is loaded, and followed after: no change between is missed, and nothing older
  // replaces something newer.
  const { tail } = connect
  await tail.begin()
  if (connect.realtime) await rememberEvents(context, connect.realtime, tail.place)
  await context.people.start(accessMinutes)
  await cache.start()
  if (!connect.relay) await forgetReader(context.db, relayLease)
  const { dispatcher, selfCheck, relay, realtime } = connect
  relay?.want()
  stops.push(async () => relay?.judged())
  const loops = [
    ...(relay ? [relay.loop] : []),
    tail.loop,
    new WorkHours(context, connect.invalidations).loop,
    connect.invalidations.loop,
    selfCheck.loop,
    ...clockLoops(context),
    dispatcher.loop,
  ]
  for (const loop of loops) {
    loop.start()
    stops.push(() => loop.stop())
  }
  stops.push(() => dispatcher.stop())

  const payments = new Payments(context)
  await payments.start()
  stops.push(() => payments.stop())

  const { app, served } = await buildHttp(context, routes)
  const connections = () => realtime?.connections ?? 0
  serveHealth(app, context, { chains, payments, connections, selfCheck, relay, loops: [context.leases.loop, ...loops] })
  const wsUrl = context.realtime.endpoint
  serveBlog(app, context)
  if (!options.withoutPage)
    await servePage(app, context, { connect: [wsUrl, ...(infrastructure.chainUrl ? [infrastructure.chainUrl] : [])] })
  if (realtime) app.server.on('upgrade', (request, socket, head) => realtime.upgrade(request, socket, head))
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw new StartFault(portFault(settings, error))
  })
  stops.push(async () => {
    await realtime?.close()
    await app.close()
  })
  return { url: settings.publicOrigin, context, dispatcher, selfCheck, served, stop: () => stopAll(stops, log) }
}

/** Starts what every process needs before it serves; a demo's people are put into it. */
async function openMarket(context: Context, { contracts }: Infrastructure, stops: Stop[]): Promise<Chains> {
  const { demo } = context.settings
  context.leases.start()
  stops.push(() => context.leases.stop())
  if (demo) await seedDemo(context)
  await noteAffiliatePercent(context.db, context.settings.affiliatePercent)
  await pollPrices(context)
  const chains = new Chains(context, contracts)
  stops.push(() => chains.stop())
  await chains.start()
  // The demo's agents have only what is on its chain: the market opens once that was read.
  if (demo) {
    await chains.firstLook()
    await registerDemo(context)
  }
  await revalue(context)
  return chains
}

function build(settings: Settings, log: Logger, { db, chainUrl, rpcsByChainId, contracts }: Infrastructure) {
  const book = new Book()
  const cache = new MarketCache(db, book)
  const now = () => Date.now()
  const endpoint = settings.centrifugo?.wsUrl ?? `${settings.publicOrigin.replace(/^http/, 'ws')}${realtimePath}`
  const context: Context = {
    settings,
    db,
    log,
    now,
    book,
    rates: () => cache.rates,
    halts: () => cache.halts,
    priceSources: priceSources(settings.prices),
    leases: new Leases(db, randomUUID(), log),
    people: new People(db),
    channels: buildChannels(settings),
    signature: signatureCheck(firstOf(rpcsByChainId)),
    files: new Files(folderOf(settings, 'files'), settings.keys.data),
    images: new Images(maxPixels),
    pictures: new PublicPictures(folderOf(settings, 'pictures')),
    sanitiser: new Sanitiser(),
    eventsCommitted: () => tail.look(),
    refreshBook: async (addr) => {
      await cache.loadRates()
      await cache.loadAgents([addr])
      invalidations.note(book.pairsOf(addr))
    },
    realtime: {
      endpoint,
      connectionToken: (asker) => signConnection(settings, asker, now()),
      subscriptionToken: (asker, channel) => signSubscription(settings, asker, channel, now()),
    },
    rpcsByChainId,
    contracts: contracts.seen,
    demo: chainUrl ? { rpcUrl: chainUrl, extendedKey: demoExtendedKey() } : null,
  }
  const { centrifugo } = settings
  const relay = centrifugo ? new Relay(context, new Centrifugo(centrifugo), () => invalidations.noteAll()) : null
  const realtime = centrifugo ? null : buildRealtimeServer(context, () => tail.position)
  const publisher = (relay ?? realtime) as Publisher
  const invalidations = new PairInvalidations(context, publisher)
  const dispatcher = new NotificationDispatcher(context)
  const tail = new Tail(context, cache, publisher, invalidations, (topic) => dispatcher.hear(topic))
  const selfCheck = new SelfCheck(context, cache, () => tail.isCaughtUp())
  return { context, cache, connect: { realtime, relay, tail, invalidations, dispatcher, selfCheck } }
}

/** Where files of one kind are kept: in the bucket where one is named, else in `DATA_DIR`. */
function folderOf({ s3, dataDir }: Settings, kind: string): Folder {
  return s3 ? new S3Folder(s3, kind) : new DiskFolder(join(dataDir, kind))
}

function portFault(settings: Settings, error: NodeJS.ErrnoException): string {
  const { host, port } = settings
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is in use; choose another, e.g. PORT=${port + 1} npm start`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}

/** The log, as JSON lines on stderr. */
export function logOf(settings: Settings): Logger {
  return pino({ level: settings.logLevel, redact: ['req.headers.authorization'] }, pino.destination(2))
}

/** Ends everything that was started, the last thing first. */
export async function stopAll(stops: Stop[], log: Logger): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error) =>
      log.error({ err: error }, 'shutdown: a part failed to stop, the others are still stopped'),
    )
  }
}
