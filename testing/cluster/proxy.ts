import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A connection that is passed on, and whether it is a realtime one. */
interface Passed {
  readonly client: Socket
  readonly server: Socket
  isRealtime: boolean
}

/**
 * A TCP proxy in front of several instances: each new connection goes to the next one; where nobody answers, before anything was sent,
 * to the one after it. Nothing else is tried again, and connections can be cut.
 */
export class ClusterProxy {
  readonly #targets: readonly number[]
  readonly #passed = new Set<Passed>()
  readonly #server = createServer((client) => this.#enter(client))
  #turn = 0

  constructor(targets: readonly number[]) {
    this.#targets = targets
  }

  async listen(port: number): Promise<void> {
    this.#server.listen(port, '127.0.0.1', 1024)
    await once(this.#server, 'listening')
  }

  /** Cuts one connection in so many, both ways at once, as a broken line does; answers how many were cut. */
  cut(oneIn: number, what: 'realtime' | 'all'): number {
    const chosen = [...this.#passed].filter((each) => what === 'all' || each.isRealtime)
    const cut = chosen.filter(() => Math.random() < 1 / oneIn)
    for (const { client, server } of cut) {
      client.resetAndDestroy()
      server.resetAndDestroy()
    }
    return cut.length
  }

  async close(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done))
    for (const { client, server } of this.#passed) {
      client.destroy()
      server.destroy()
    }
    await closed
  }

  #enter(client: Socket): void {
    client.on('error', () => client.destroy())
    const turn = this.#turn++
    this.#pass(
      client,
      this.#targets.map((_, i) => this.#targets[(turn + i) % this.#targets.length] as number),
    )
  }

  #pass(client: Socket, [first, ...rest]: readonly number[]): void {
    if (first === undefined) return void client.destroy()
    const server = connect(first, '127.0.0.1')
    const onRefused = () => this.#pass(client, rest)
    server.once('error', onRefused)
    server.once('connect', () => {
      server.off('error', onRefused)
      this.#join(client, server)
    })
  }

  #join(client: Socket, server: Socket): void {
    const passed: Passed = { client, server, isRealtime: false }
    this.#passed.add(passed)
    server.on('error', () => client.resetAndDestroy())
    client.on('close', () => {
      this.#passed.delete(passed)
      server.destroy()
    })
    server.on('close', () => client.destroy())
    client.once('data', (first: Buffer) => {
      passed.isRealtime = first.includes('GET /connection/websocket')
    })
    client.pipe(server).pipe(client)
  }
}
