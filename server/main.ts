import { randomUUID } from 'node:crypto'
import pino, { type Logger } from 'pino'
import { maxPixels } from '#domain/messages/bounds.ts'
import { findNetwork, localNetworkId } from '#domain/money/networks.ts'
import { Book } from '#domain/swap/book.ts'
import { startAnvil } from '#outside/chain/anvil.ts'
import { chainIdOf } from '#outside/chain/chain-id.ts'
import { signatureCheck } from '#outside/chain/signature.ts'
import { startPostgres } from '#outside/db/embedded.ts'
import { assertSameMarket } from '#outside/db/market.ts'
import { migrate } from '#outside/db/migrate.ts'
import { checkDb, type Db, openDb } from '#outside/db/pool.ts'
import { Files } from '#outside/files.ts'
import { Images } from '#outside/images.ts'
import { priceSources } from '#outside/prices/sources.ts'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings, type Settings } from './config.ts'
import { findContracts } from './contracts.ts'
import { deployDemo } from './demo/contracts.ts'
import { demoExtendedKey } from './demo/people.ts'
import { registerDemo } from './demo/register.ts'
import { keptSecrets } from './demo/secrets.ts'
import { seedDemo } from './demo/seed.ts'
import { Chains } from './edge/chains.ts'
import { Clock, revalue } from './edge/clock.ts'
import { Courier } from './edge/courier.ts'
import { serveHealth } from './edge/health.ts'
import { buildHttp, realtimePath, type ServedRoute } from './edge/http.ts'
import { servePage } from './edge/page.ts'
import { Payments } from './edge/payments.ts'
import { buildRoom } from './edge/realtime.ts'
import { routes } from './edge/routes.ts'
import { Tail } from './edge/tail.ts'
import { signConnection, signSubscription } from './edge/tokens.ts'
import { Memory } from './memory.ts'
import { People } from './people.ts'
import { pollPrices } from './prices/poll.ts'
import { Turns } from './turns.ts'
import { accessMinutes } from './users/tokens.ts'
import { buildWord } from './word.ts'
import type { World } from './world.ts'

/** A running server. `stop` lets requests finish, then ends everything that was started, the last thing first. */
export interface Running {
  readonly url: string
  readonly world: World
  readonly courier: Courier
  /** Every route of the live router. */
  readonly served: readonly ServedRoute[]
  stop(): Promise<void>
}

/** How a server may be started differently: tests listen to its queries, and need no web app. */
export interface ServeOptions {
  readonly onQuery?: (sql: string) => void
  readonly withoutPage?: boolean
}

type Stop = () => Promise<unknown>

/** Starts the whole market as the environment says. Throws StartFault, with nothing left running, when it cannot. */
export async function serve(env: NodeJS.ProcessEnv, options: ServeOptions = {}): Promise<Running> {
  const settings = readSettings(env, keptSecrets)
  const log = pino({ level: settings.logLevel, redact: ['req.headers.authorization'] }, pino.destination(2))
  const stops: Stop[] = []
  try {
    return await start(settings, log, stops, options)
  } catch (error) {
    await stopAll(stops, log)
    throw error
  }
}

async function start(settings: Settings, log: Logger, stops: Stop[], options: ServeOptions): Promise<Running> {
  await checkChains(settings, log)
  const [db, chainUrl] = await bothStarted(
    startDatabase(settings, log, stops, options.onQuery),
    settings.demo ? demoChain(settings, log, stops) : Promise.resolve(null),
  )
  const rpcsByChainId = rpcUrls(settings, chainUrl)
  const contracts = await findContracts(settings, firstOf(rpcsByChainId), deployDemo, log)
  const { world, memory, connect } = build(settings, log, db, { chainUrl, rpcsByChainId, contracts: contracts.seen })
  world.turns.start()
  stops.push(() => world.turns.stop())
  if (settings.demo) await seedDemo(world)
  await pollPrices(world)
  const chains = new Chains(world, contracts)
  stops.push(() => chains.stop())
  await chains.start()
  // The demo's agents have nothing but what stands on its chain: its market opens when that was read.
  if (settings.demo) {
    await chains.firstLook()
    await registerDemo(world)
  }
  await revalue(world)
  // Where the news stand is noted first, and they are carried last: of what changes meanwhile nothing is missed, and nothing that
  // was read is put in the place of something newer.
  const { tail } = connect
  await tail.begin()
  await world.people.start(accessMinutes)
  await memory.start()
  tail.start()
  stops.push(() => tail.stop())
  const clock = new Clock(world)
  clock.start()
  stops.push(() => clock.stop())
  const courier = new Courier(world)
  courier.start()
  stops.push(() => courier.stop())

  const payments = new Payments(world)
  await payments.start()
  stops.push(() => payments.stop())

  const { app, served } = await buildHttp(world, routes)
  serveHealth(app, world, connect.room, { chains, payments })
  const wsUrl = world.realtime.endpoint
  if (!options.withoutPage) await servePage(app, settings, { connect: [wsUrl, ...(chainUrl ? [chainUrl] : [])] })
  app.server.on('upgrade', (request, socket, head) => connect.room.upgrade(request, socket, head))
  await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
    throw new StartFault(portFault(settings, error))
  })
  stops.push(async () => {
    await connect.room.close()
    await app.close()
  })
  return { url: settings.publicOrigin, world, courier, served, stop: () => stopAll(stops, log) }
}

/** Waits for both even when one fails, so that nothing is still starting when what has started is stopped. */
async function bothStarted<A, B>(a: Promise<A>, b: Promise<B>): Promise<[A, B]> {
  await Promise.allSettled([a, b])
  return [await a, await b]
}

type ChainParts = { chainUrl: string | null } & Pick<World, 'rpcsByChainId' | 'contracts'>

function build(settings: Settings, log: Logger, db: Db, { chainUrl, rpcsByChainId, contracts }: ChainParts) {
  const book = new Book()
  const memory = new Memory(db, book)
  const now = () => Date.now()
  const endpoint = `${settings.publicOrigin.replace(/^http/, 'ws')}${realtimePath}`
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
    files: new Files(settings.dataDir, settings.keys.data),
    images: new Images(maxPixels),
    tell: () => tail.look(),
    refreshBook: async (addr) => {
      await memory.loadRates()
      await memory.loadAgents([addr])
    },
    realtime: {
      endpoint,
      connectionToken: (asker) => signConnection(settings, asker, now()),
      subscriptionToken: (asker, channel) => signSubscription(settings, asker, channel, now()),
    },
    rpcsByChainId,
    contracts,
    demo: chainUrl ? { rpcUrl: chainUrl, extendedKey: demoExtendedKey() } : null,
  }
  const room = buildRoom(world, () => tail.position)
  const tail = new Tail(world, memory, room)
  return { world, memory, connect: { room, tail } }
}

/** A node of another chain than it is named for would make us believe in what never happened. One that is away may come back. */
async function checkChains(settings: Settings, log: Logger): Promise<void> {
  const named = [...settings.rpcUrls].flatMap(([id, urls]) => urls.map((url) => [id, url] as const))
  const checks = named.map(async ([id, url]) => {
    const wanted = findNetwork(id)?.chain?.chainId
    const found = await chainIdOf(url)
    if (found === null) log.warn(`RPC_${id}: nobody answers there yet, so it is not known which chain it is`)
    else if (found !== wanted) throw new StartFault(`RPC_${id} is a node of chain ${found}, not of chain ${wanted}`)
  })
  await Promise.all(checks)
}

async function startDatabase(
  settings: Settings,
  log: Logger,
  stops: Stop[],
  onQuery?: (sql: string) => void,
): Promise<Db> {
  const url = settings.databaseUrl ?? (await ownDatabase(settings, log, stops))
  await checkDb(url)
  const db = openDb(url, onQuery)
  stops.push(() => db.destroy())
  await migrate(db)
  await assertSameMarket(db, settings.demo, settings.keys.data)
  return db
}

async function ownDatabase(settings: Settings, log: Logger, stops: Stop[]): Promise<string> {
  const { url, stop } = await startPostgres({ dataDir: settings.dataDir, log })
  stops.push(stop)
  return url
}

/** The demo's chain: the one that `RPC_LOCAL` names, else one of our own. */
async function demoChain(settings: Settings, log: Logger, stops: Stop[]): Promise<string> {
  const [given] = settings.rpcUrls.get(localNetworkId) ?? []
  if (given) return given
  const { rpcUrl, stop } = await startAnvil({
    dataDir: settings.dataDir,
    log,
    blockSeconds: 2,
    allowOrigin: settings.publicOrigin,
  })
  stops.push(stop)
  return rpcUrl
}

function rpcUrls(settings: Settings, chainUrl: string | null): Map<number, readonly string[]> {
  const urls = new Map<number, readonly string[]>()
  const own = chainUrl && !settings.rpcUrls.has(localNetworkId) ? [[localNetworkId, [chainUrl]] as const] : []
  for (const [id, given] of [...settings.rpcUrls, ...own]) {
    const chainId = findNetwork(id)?.chain?.chainId
    if (chainId) urls.set(chainId, given)
  }
  return urls
}

/** The node that is asked what is not about collateral. */
function firstOf(rpcsByChainId: ReadonlyMap<number, readonly string[]>): Map<number, string> {
  return new Map([...rpcsByChainId].flatMap(([chainId, [first]]) => (first ? [[chainId, first] as const] : [])))
}

function portFault(settings: Settings, error: NodeJS.ErrnoException): string {
  const { host, port } = settings
  if (error.code === 'EADDRINUSE')
    return `PORT ${port} on ${host} is in use; choose another, e.g. PORT=${port + 1} npm start`
  return `The server cannot listen on ${host}:${port}: ${error.message}`
}

async function stopAll(stops: Stop[], log: Logger): Promise<void> {
  for (const stop of stops.splice(0).reverse()) {
    await stop().catch((error) => log.error({ err: error }, 'something did not stop cleanly'))
  }
}
