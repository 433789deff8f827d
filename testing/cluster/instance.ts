import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'

const script = join(import.meta.dirname, '..', 'start.ts')

/** One of several API instances: the whole product, as it is started anywhere, as a process that may be killed at any time. */
export class ClusterInstance {
  readonly #env: Record<string, string>
  #child: ChildProcess | null = null

  constructor(env: Record<string, string>) {
    this.#env = env
  }

  /** Starts it; answers once it serves. Throws with what it said when it ends before. */
  async start(): Promise<void> {
    const child = spawn(process.execPath, [script, '--with-parent'], {
      env: { ...process.env, ...this.#env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    this.#child = child
    let output = ''
    const ready = Promise.withResolvers<void>()
    const hear = (chunk: Buffer) => {
      // What it says later is its log: only its end is needed.
      output = (output + String(chunk)).slice(-20_000)
      if (output.includes('Surety is ready')) ready.resolve()
    }
    child.stdout.on('data', hear)
    child.stderr.on('data', hear)
    child.once('exit', () => ready.reject(new Error(`an instance ended before it was ready:\n${output}`)))
    await ready.promise
  }

  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
    const child = this.#child
    this.#child = null
    if (!child || child.exitCode !== null || child.signalCode !== null) return
    const ended = once(child, 'exit')
    child.kill(signal)
    await ended
  }
}
