import cluster, { type Worker } from 'node:cluster'
import { setTimeout as wait } from 'node:timers/promises'
import type { Logger } from 'pino'
import { localNetworkId } from '#domain/money/networks.ts'
import { StartFault } from '#outside/start-fault.ts'
import { readSettings, type Settings } from '#server/config.ts'
import { keptSecrets } from '#server/demo/secrets.ts'
import { type Counted, Ledger, type Sums, tellEveryMs } from '#server/http/shared-rate-limit.ts'
import type { Infrastructure, Stop } from '#server/infrastructure.ts'
import { logOf, prepare, serve, stopAll } from '#server/main.ts'

/** What a worker says to its supervisor. */
export type Said = { readonly ready: true } | { readonly fault: string } | Counted

/** What the supervisor says to a worker. */
export type Told = { readonly stop: true } | Sums

/** After how long (ms) a worker that died is started again: the first time, and at most; and how long it must live to be trusted. */
const pauseMs = { first: 100, longest: 30_000, trusted: 60_000 }

/** How long (ms) a worker may take to let its requests finish. */
const drainMs = 70_000

/**
 * Starts the whole market as the environment says: in this process, or with `WORKERS` above 1 in so many, which share the port,
 * while this one brings what they stand on and starts those again that die. Throws StartFault, with nothing left running.
 */
export async function serveAll(env: NodeJS.ProcessEnv): Promise<{ url: string; stop(): Promise<void> }> {
  const settings = readSettings(env, keptSecrets)
  if (settings.workers === 1) return serve(env)
  const log = logOf(settings)
  const stops: Stop[] = []
  try {
    const infrastructure = await prepare(settings, log, stops)
    const crew = new Crew(settings, log, environmentOf(env, infrastructure))
    stops.push(() => crew.stop())
    await crew.start()
    return { url: settings.publicOrigin, stop: () => stopAll(stops, log) }
  } catch (error) {
    await stopAll(stops, log)
    throw error
  }
}

/** A worker finds what was started here as if an operator had named it. */
function environmentOf(env: NodeJS.ProcessEnv, { databaseUrl, chainUrl }: Infrastructure): NodeJS.ProcessEnv {
  return { ...env, DATABASE_URL: databaseUrl, ...(chainUrl && { [`RPC_${localNetworkId}`]: chainUrl }) }
}

/** The workers of this machine. */
class Crew {
  readonly #count: number
  readonly #log: Logger
  readonly #env: NodeJS.ProcessEnv
  readonly #ledger = new Ledger()
  readonly #end = new AbortController()
  readonly #keepers: Promise<void>[] = []
  readonly #living = new Set<Worker>()
  #timer: NodeJS.Timeout | null = null

  constructor({ workers }: Settings, log: Logger, env: NodeJS.ProcessEnv) {
    this.#count = workers
    this.#log = log
    this.#env = env
  }

  /** Resolves once every worker serves. Throws StartFault when one cannot. */
  async start(): Promise<void> {
    cluster.setupPrimary({ exec: new URL('worker.ts', import.meta.url).pathname, args: [], silent: false })
    this.#timer = setInterval(() => this.#tellSums(), tellEveryMs)
    const first = Array.from({ length: this.#count }, () => this.#fork())
    await Promise.all(first.map(({ ready }) => ready))
    for (const { ended } of first) this.#keepers.push(this.#keep(ended))
  }

  async stop(): Promise<void> {
    this.#end.abort()
    if (this.#timer) clearInterval(this.#timer)
    const leaving = [...this.#living].map(async (worker) => {
      const ended = new Promise<void>((resolve) => worker.once('exit', () => resolve()))
      tell(worker, { stop: true })
      const late = setTimeout(() => worker.process.kill('SIGKILL'), drainMs)
      await ended
      clearTimeout(late)
    })
    await Promise.all([...leaving, ...this.#keepers])
  }

  /** Starts a worker again and again, after growing pauses while it does not live long. */
  async #keep(firstEnd: Promise<string>): Promise<void> {
    let ended = firstEnd
    let bornAt = performance.now()
    let pause = pauseMs.first
    for (;;) {
      const how = await ended
      if (this.#end.signal.aborted) return
      if (performance.now() - bornAt > pauseMs.trusted) pause = pauseMs.first
      this.#log.warn(`A worker process ended (${how}); another is started in ${pause / 1000} s.`)
      await wait(pause, null, { signal: this.#end.signal }).catch(() => null)
      if (this.#end.signal.aborted) return
      pause = Math.min(2 * pause, pauseMs.longest)
      bornAt = performance.now()
      try {
        const next = this.#fork()
        next.ready.catch((error) => this.#log.warn(error.message))
        ended = next.ended
      } catch (error) {
        ended = Promise.resolve(`it could not be started: ${error}`)
      }
    }
  }

  #fork(): { ready: Promise<void>; ended: Promise<string> } {
    const worker = cluster.fork(this.#env)
    const ready = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<string>()
    // One that is being stopped says neither.
    ready.promise.catch(() => undefined)
    this.#living.add(worker)
    worker.on('message', (said: Said) => {
      if ('ready' in said) ready.resolve()
      else if ('fault' in said) ready.reject(new StartFault(said.fault))
      else this.#ledger.take(worker.id, said)
    })
    const leave = (how: string) => {
      this.#living.delete(worker)
      this.#ledger.forget(worker.id)
      ready.reject(new StartFault(`A worker process ended (${how}) before it could serve.`))
      ended.resolve(how)
    }
    worker.on('error', (error) => {
      this.#log.warn({ err: error }, 'a worker process cannot be reached')
      // One that never came to be has no end of its own.
      if (worker.process.pid === undefined) leave(error.message)
    })
    worker.once('exit', (code, signal) => leave(signal ?? `code ${code}`))
    return { ready: ready.promise, ended: ended.promise }
  }

  #tellSums(): void {
    const sums = this.#ledger.changes()
    if (sums) for (const worker of this.#living) tell(worker, sums)
  }
}

/** What cannot be said to a worker concerns nobody any more: it has ended, or ends. */
function tell(worker: Worker, told: Told): void {
  if (worker.isConnected()) worker.send(told, () => undefined)
}
