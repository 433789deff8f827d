import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import pino, { type Logger } from 'pino'
import { maxPixels } from '#domain/messages/bounds.ts'
import { Book } from '#domain/swap/book/book.ts'
import { signatureCheck } from '#outside/chain/signature.ts'
import { notePercent } from '#outside/db/affiliates.ts'
import { forgetReader } from '#outside/db/outbox.ts'
import { Files } from '#outside/files.ts'
import { DiskFolder } from '#outside/folders/disk.ts'
import type { Folder } from '#outside/folders/folder.ts'
import { S3Folder } from '#outside/folders/s3.ts'
import { Images } from '#outside/images.ts'
import { priceSources } from '#outside/prices/sources.ts'
import { Purifier } from '#outside/prose/sanitiser.ts'
import { PublicPictures } from '#outside/public-pictures.ts'
import { Centrifugo } from '#outside/realtime/centrifugo.ts'
import type { Voice } from '#outside/realtime/publisher.ts'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings, type Settings } from './config.ts'
import type { World } from './context.ts'
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
import type { Fellows } from './http/shared-rate-limit.ts'
import { firstOf, type Ground, layGround, type Stop } from './infrastructure.ts'
import { Chains } from './jobs/chains.ts'
import { Clock, revalue } from './jobs/clock.ts'
import { Courier } from './jobs/notification-dispatcher.ts'
import { Payments } from './jobs/payments.ts'
import { Turns } from './leases.ts'
import { Memory } from './market-cache.ts'
import { buildWord } from './notification-channels.ts'
import { People } from './people.ts'
import { pollPrices } from './prices/poll.ts'
import { Relay, relayLease } from './realtime/relay.ts'
import { buildRoom, rememberNews } from './realtime/server.ts'
import { Tail } from './realtime/tail.ts'
import { signConnection, signSubscription } from './realtime/tokens.ts'
import { Hints } from './swap/pair-invalidations.ts'
import { SelfCheck } from './swap/self-check.ts'
import { accessMinutes } from './users/tokens.ts'

/** A running server. `stop` lets requests finish, then ends everything that was started, the last thing first. */
export interface Running {
  readonly url: string
  readonly world: World
  readonly courier: Courier
  readonly selfCheck: SelfCheck
  /** Every route of the live router. */
  readonly served: readonly ServedRoute[]
  stop(): Promise<void>
}

/** How a server may be started differently: tests listen to its queries, and need no web app. */
export interface ServeOptions {
  readonly onQuery?: (sql: string) => void
  readonly withoutPage?: boolean
  /** It is one of several on this machine, and another process has opened the demo's market. */
  readonly isOpened?: boolean
  /** The way to the other workers of this machine. */
  readonly fellows?: (connections: () => number) => Fellows
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
  const ground = await layGround(settings, log, stops, {
    deployDemo: options.isOpened ? null : deployDemo,
    onQuery: options.onQuery,
  })
  const { world, memory, connect } = build(settings, log, ground)
  stops.push(() => world.purifier.stop())
  const chains = await openMarket(world, ground, stops, settings.demo && !options.isOpened)
  // Where the news stand is noted first, and they are carried last: of what changes meanwhile nothing is missed, and nothing that
  // was read is put in the place of something newer.
  const { tail } = connect
  await tail.begin()
  if (connect.room) await rememberNews(world, connect.room, tail.place)
  await world.people.start(accessMinutes)
  await memory.start()
  if (!connect.relay) await forgetReader(world.db, relayLease)
  connect.relay?.start()
  stops.push(async () => connect.relay?.stop())
  tail.start()
  stops.push(() => tail.stop())
  connect.hints.start()
  stops.push(async () => connect.hints.stop())
  connect.selfCheck.start()
  stops.push(() => connect.selfCheck.stop())
  const clock = new Clock(world)
  clock.start()
  stops.push(() => clock.stop())
  const { courier } = connect
  courier.start()
  stops.push(() => courier.stop())

  const payments = new Payments(world)
  await payments.start()
  stops.push(() => payments.stop())

  const ownConnections = () => connect.room?.connections ?? 0
  const fellows = options.fellows?.(ownConnections) ?? null
  stops.push(async () => fellows?.stop())
  const { app, served } = await buildHttp(world, routes, fellows)
  const { selfCheck, relay, room } = connect
  const connections = () => fellows?.connections ?? ownConnections()
  serveHealth(app, world, { chains, payments, connections, selfCheck, relay })
  const wsUrl = world.realtime.endpoint
  serveBlog(app, world)
  if (!options.withoutPage)
    await servePage(app, world, { connect: [wsUrl, ...(ground.chainUrl ? [ground.chainUrl] : [])] })
  if (room) app.server.on('upgrade', (request, socket, head) => room.upgrade(request, socket, head))
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw new StartFault(portFault(settings, error))
  })
  stops.push(async () => {
    await room?.close()
    await app.close()
  })
  return { url: settings.publicOrigin, world, courier, selfCheck, served, stop: () => stopAll(stops, log) }
}

/** Starts what every process needs before it serves; where it `opens` a demo, its people are put into it. */
async function openMarket(world: World, { contracts }: Ground, stops: Stop[], opens: boolean): Promise<Chains> {
  world.turns.start()
  stops.push(() => world.turns.stop())
  if (opens) await seedDemo(world)
  await notePercent(world.db, world.settings.affiliatePercent)
  await pollPrices(world)
  const chains = new Chains(world, contracts)
  stops.push(() => chains.stop())
  await chains.start()
  // The demo's agents have nothing but what stands on its chain: its market opens when that was read.
  if (opens) {
    await chains.firstLook()
    await registerDemo(world)
  }
  await revalue(world)
  return chains
}

/**
 * Lays the ground that several processes of this machine share, and opens the demo's market, without serving anything. What goes on
 * running is put into `stops`.
 */
export async function prepare(settings: Settings, log: Logger, stops: Stop[]): Promise<Ground> {
  const ground = await layGround(settings, log, stops, { deployDemo })
  if (!settings.demo) return ground
  const opening: Stop[] = []
  try {
    await openMarket(build(settings, log, ground).world, ground, opening, true)
  } finally {
    await stopAll(opening, log)
  }
  return ground
}

function build(settings: Settings, log: Logger, { db, chainUrl, rpcsByChainId, contracts }: Ground) {
  const book = new Book()
  const memory = new Memory(db, book)
  const now = () => Date.now()
  const endpoint = settings.centrifugo?.wsUrl ?? `${settings.publicOrigin.replace(/^http/, 'ws')}${realtimePath}`
  const world: World = {
    settings,
    db,
    log,
    now,
    book,
    rates: () => memory.rates,
    halts: () => memory.halts,
    priceSources: priceSources(settings.prices),
    turns: new Turns(db, randomUUID(), log),
    people: new People(db),
    word: buildWord(settings),
    signature: signatureCheck(firstOf(rpcsByChainId)),
    files: new Files(folderOf(settings, 'files'), settings.keys.data),
    images: new Images(maxPixels),
    pictures: new PublicPictures(folderOf(settings, 'pictures')),
    purifier: new Purifier(),
    tell: () => tail.look(),
    refreshBook: async (addr) => {
      await memory.loadRates()
      await memory.loadAgents([addr])
      hints.note(book.pairsOf(addr))
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
  const relay = centrifugo ? new Relay(world, new Centrifugo(centrifugo), () => hints.noteAll()) : null
  const room = centrifugo ? null : buildRoom(world, () => tail.position)
  const voice = (relay ?? room) as Voice
  const hints = new Hints(world, voice)
  const courier = new Courier(world)
  const tail = new Tail(world, memory, voice, hints, (topic) => courier.hear(topic))
  const selfCheck = new SelfCheck(world, memory, () => tail.isCaughtUp())
  return { world, memory, connect: { room, relay, tail, hints, courier, selfCheck } }
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

/** Where a process writes what an operator should know. */
export function logOf(settings: Settings): Logger {
  return pino({ level: settings.logLevel, redact: ['req.headers.authorization'] }, pino.destination(2))
}

/** Ends everything that was started, the last thing first. */
export async function stopAll(stops: Stop[], log: Logger): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error) => log.error({ err: error }, 'something did not stop cleanly'))
  }
}
