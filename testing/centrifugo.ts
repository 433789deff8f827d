import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { jwtVerify } from 'jose'
import { type WebSocket, WebSocketServer } from 'ws'
import { type Command, readCommands } from '#outside/realtime/protocol.ts'

/** What one of our own stand-ins was told over the HTTP API, in order. */
interface Told {
  readonly channel: string
  readonly data: unknown
  readonly key: string | undefined
}

interface Stream {
  readonly publications: { offset: number; data: unknown }[]
  readonly keys: Set<string>
  offset: number
}

interface Client {
  readonly socket: WebSocket
  readonly channels: Set<string>
  user: string | null
}

interface ApiCommand {
  readonly publish?: { channel: string; data: unknown; idempotency_key?: string }
  readonly disconnect?: { user: string; disconnect: { code: number; reason: string } }
}

/**
 * A stand-in for Centrifugo, after its documentation, for tests where the program is not there: its HTTP API (batch, publish,
 * disconnect) and as much of its client protocol as our clients speak, with tokens verified by the shared secret alone.
 */
export class CentrifugoStandIn {
  /** What it was told to publish and had not been told before. */
  readonly told: Told[] = []
  /** Whom it was told to cut off, each time. */
  readonly cut: string[] = []
  /** How often a message came again under a key that was known. */
  repeats = 0
  /** How it misbehaves: a status for every request, or null for a reset connection. */
  failure: number | null | 'not' = 'not'
  readonly #apiKey = randomUUID()
  readonly #tokenSecret = randomUUID() + randomUUID()
  readonly #epoch = randomUUID()
  readonly #audience: () => string
  readonly #streams = new Map<string, Stream>()
  readonly #clients = new Set<Client>()
  readonly #server = createServer((request, response) => void this.#serve(request, response))
  readonly #sockets = new WebSocketServer({ server: this.#server, path: '/connection/websocket' })

  /** `audience`: whom tokens must be for. */
  constructor(audience: () => string) {
    this.#audience = audience
    this.#sockets.on('connection', (socket) => this.#enter(socket))
  }

  /** Begins to serve on loopback, at this port or any. */
  async listen(port = 0): Promise<void> {
    this.#server.listen(port, '127.0.0.1')
    await once(this.#server, 'listening')
  }

  /** What the market's settings say of it. */
  get env(): Readonly<Record<string, string>> {
    const { port } = this.#server.address() as AddressInfo
    return {
      CENTRIFUGO_API_URL: `http://127.0.0.1:${port}/api`,
      CENTRIFUGO_API_KEY: this.#apiKey,
      CENTRIFUGO_TOKEN_SECRET: this.#tokenSecret,
      CENTRIFUGO_WS_URL: `ws://127.0.0.1:${port}/connection/websocket`,
    }
  }

  async close(): Promise<void> {
    for (const { socket } of this.#clients) socket.terminate()
    this.#sockets.close()
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (this.failure === null) request.socket.resetAndDestroy()
    else if (this.failure !== 'not') response.writeHead(this.failure).end()
    else if (request.headers['x-api-key'] !== this.#apiKey) response.writeHead(401).end()
    else {
      let body = ''
      for await (const chunk of request) body += chunk
      const { commands } = JSON.parse(body) as { commands: ApiCommand[] }
      const replies = commands.map((command) => this.#obey(command))
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ replies }))
    }
  }

  #obey({ publish, disconnect }: ApiCommand): unknown {
    if (publish?.channel.startsWith('bl:')) return this.#publish(publish)
    if (!disconnect) return { error: { code: 102, message: 'unknown channel' } }
    const { code, reason } = disconnect.disconnect
    this.cut.push(disconnect.user)
    for (const { user, socket } of this.#clients) if (user === disconnect.user) socket.close(code, reason)
    return { disconnect: {} }
  }

  #publish({ channel, data, idempotency_key: key }: NonNullable<ApiCommand['publish']>): unknown {
    const stream = this.#streamOf(channel)
    if (key !== undefined && stream.keys.has(key)) {
      this.repeats++
      return { publish: {} }
    }
    if (key !== undefined) stream.keys.add(key)
    this.told.push({ channel, data, key })
    const pub = { offset: ++stream.offset, data }
    stream.publications.push(pub)
    const push = JSON.stringify({ push: { channel, pub } })
    for (const { channels, socket } of this.#clients) if (channels.has(channel)) socket.send(push)
    return { publish: {} }
  }

  #streamOf(channel: string): Stream {
    const stream = this.#streams.get(channel) ?? { publications: [], keys: new Set<string>(), offset: 0 }
    this.#streams.set(channel, stream)
    return stream
  }

  #enter(socket: WebSocket): void {
    const client: Client = { socket, channels: new Set(), user: null }
    this.#clients.add(client)
    let queue = Promise.resolve()
    socket.on('close', () => this.#clients.delete(client))
    socket.on('message', (text) => {
      queue = queue.then(async () => {
        for (const command of readCommands(String(text), 64) ?? []) {
          const reply = command.id === undefined ? null : await this.#answer(client, command)
          if (reply) socket.send(JSON.stringify({ id: command.id, ...reply }))
        }
      })
    })
  }

  async #answer(client: Client, command: Command): Promise<object | null> {
    if (command.connect) {
      const who = await this.#claims(command.connect.token)
      client.user = who?.user ?? null
      if (!who) client.socket.close(3500, 'invalid token')
      return who && { connect: { client: randomUUID(), version: '6' } }
    }
    if (!command.subscribe) return {}
    const { channel, token, recover, epoch, offset = 0 } = command.subscribe
    const who = await this.#claims(token ?? '')
    if (who?.user !== client.user || who?.channel !== channel)
      return { error: { code: 103, message: 'permission denied' } }
    client.channels.add(channel)
    const stream = this.#streamOf(channel)
    const recovered = epoch === this.#epoch
    const publications = recovered ? stream.publications.filter((publication) => publication.offset > offset) : []
    const came = recover ? { was_recovering: true, recovered, publications } : {}
    return {
      subscribe: { recoverable: true, positioned: true, epoch: this.#epoch, offset: stream.offset, ...came },
    }
  }

  async #claims(token: string): Promise<{ user: string; channel: string } | null> {
    const secret = Buffer.from(this.#tokenSecret)
    const read = await jwtVerify<{ channel?: string }>(token, secret, { audience: this.#audience() }).catch(() => null)
    return read && { user: read.payload.sub ?? '', channel: read.payload.channel ?? '' }
  }
}
