import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'
import { type Command, codes, type Reply, readCommands } from './protocol.ts'
import type { Publication, Publisher } from './publisher.ts'
import { type Published, Recent } from './recent.ts'

/** By how many offsets another process may be ahead of this one. */
const mostAhead = 100_000

/** What the server asks of its owner. It decides nothing itself. */
export interface RealtimeOwner {
  /** Whose connection token this is ('' for a visitor), of which session, with which rights, until when (Unix s); null refuses. */
  readonly connection: (token: string) => Promise<{ sub: string; session: string; rights: string; exp: number } | null>
  /** Until when (Unix s) this token lets `sub` hear the channel; null refuses. */
  readonly subscription: (token: string, sub: string, channel: string) => Promise<{ exp: number } | null>
  /** The epoch of all channels, and the newest offset given. */
  readonly position: () => { epoch: string; offset: number }
  /** Whether a channel's messages are computed and not kept: nobody can be given what they missed. */
  readonly isComputed: (channel: string) => boolean
  readonly originAllowed: (origin: string | undefined) => boolean
  /** Who connects, for bounding connections; null bounds nothing. */
  readonly clientOf: (request: IncomingMessage) => string | null
}

/** How many messages of all channels are remembered. */
export const mostRemembered = 10_000
/** How many messages of a channel a client is given when it comes back; beyond that it fetches anew. */
export const mostRecovered = 100

/** What bounds a client. */
const limits = {
  frameBytes: 32 * 1024,
  commandsInFrame: 64,
  channels: 100,
  unsentBytes: 1024 * 1024,
  connectMs: 10_000,
  framesWaiting: 32,
  connections: 200,
}
const pingSeconds = 25

/** A channel that a client hears. */
interface Hearing {
  /** Until when, Unix s. */
  exp: number
  /** Up to which offset it has heard everything, elsewhere or as what it had missed: another process may be ahead of this one. */
  readonly after: number
}

interface Client {
  readonly id: string
  readonly socket: WebSocket
  /** What the socket writes to: a frame that is the same for everybody is written as it is. */
  readonly wire: Duplex
  readonly channels: Map<string, Hearing>
  sub: string | null
  session: string
  /** With which rights it came: what it may hear was decided by them. */
  rights: string
  /** When its connection token ends (Unix s). */
  exp: number
  isAlive: boolean
  queue: Promise<void>
  /** Frames that have come and are not done. */
  waiting: number
}

/**
 * The embedded realtime server: speaks the Centrifugo client protocol (JSON over WebSocket), so that the official client and
 * Centrifugo itself fit in its place. Messages are hints to fetch again; a lost one costs nothing.
 */
export class RealtimeServer implements Publisher {
  readonly #owner: RealtimeOwner
  readonly #server: WebSocketServer
  readonly #clients = new Set<Client>()
  readonly #listeners = new Map<string, Map<Client, Hearing>>()
  readonly #recent = new Recent(mostRemembered)
  readonly #connectionsFrom = new Map<string, number>()
  readonly #pinger: NodeJS.Timeout

  constructor(owner: RealtimeOwner) {
    this.#owner = owner
    this.#server = new WebSocketServer({ noServer: true, maxPayload: limits.frameBytes, perMessageDeflate: false })
    this.#pinger = setInterval(() => this.#pingAll(), pingSeconds * 1000)
    this.#pinger.unref()
  }

  /** Takes over an HTTP upgrade. Foreign origins are refused. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    // A peer may be gone before it is answered: its error must not end the process.
    socket.on('error', () => socket.destroy())
    const from = this.#owner.clientOf(request)
    const refusal = this.#refusal(request, from)
    if (refusal) turnAway(socket, refusal)
    else this.#server.handleUpgrade(request, socket, head, (ws) => this.#enter(ws, socket, from))
  }

  #refusal(request: IncomingMessage, from: string | null): string | null {
    if (!this.#owner.originAllowed(request.headers.origin)) return '403 Forbidden'
    const isTooMany = from !== null && (this.#connectionsFrom.get(from) ?? 0) >= limits.connections
    return isTooMany ? '429 Too Many Requests' : null
  }

  /** Sends a message to all subscribers of the channel that have not had it from another process. */
  publish(channel: string, publication: Publication): void {
    this.#recent.add(channel, publication)
    this.#send(channel, publication, ({ after }) => publication.offset > after)
  }

  /** Tells all subscribers of the channel to fetch anew; the message takes no offset and is not remembered. */
  hint(channel: string): void {
    this.#send(channel, { offset: this.#owner.position().offset, data: {} }, () => true)
  }

  #send(channel: string, publication: Publication, isFor: (hearing: Hearing) => boolean): void {
    const listeners = this.#listeners.get(channel)
    if (!listeners) return
    // Framed once for all: what is left to do for each is to write the same bytes.
    const frame = textFrame(JSON.stringify({ push: { channel, pub: publication } }))
    for (const [client, hearing] of listeners) if (isFor(hearing)) sendFrame(client, frame)
  }

  /** Begins to remember, with what was published after `from`; the order is that of the offsets. */
  remember(from: number, published: readonly Published[]): void {
    this.#recent.begin(from, published)
  }

  /** Only messages are remembered: an offset without one changes nothing. */
  reached(): void {}

  /** Forgets all messages up to an offset and has every client reconnect. */
  beginAnew(offset: number): void {
    this.#recent.begin(offset, [])
    for (const client of this.#clients) client.socket.close(codes.close.reconnect, 'missed events')
  }

  /** Whether the channel has a subscriber. */
  isHeard(channel: string): boolean {
    return this.#listeners.has(channel)
  }

  /** Closes a person's connections that were opened with other rights. */
  dropPerson(sub: string, rights: string): void {
    for (const client of this.#clients) {
      if (client.sub === sub && client.rights !== rights) client.socket.close(codes.close.reconnect, 'rights changed')
    }
  }

  /** Closes the connections of an ended session. */
  dropSession(session: string): void {
    for (const client of this.#clients) {
      if (client.session === session) client.socket.close(codes.close.reconnect, 'session ended')
    }
  }

  get connections(): number {
    return this.#clients.size
  }

  /** Closes all connections; clients reconnect elsewhere or later. */
  async close(): Promise<void> {
    clearInterval(this.#pinger)
    for (const client of this.#clients) client.socket.close(codes.close.shutdown, 'shutdown')
    await new Promise<void>((resolve) => {
      const last = setTimeout(() => {
        for (const client of this.#clients) client.socket.terminate()
      }, 1_000)
      this.#server.close(() => {
        clearTimeout(last)
        resolve()
      })
      if (this.#clients.size === 0) resolve()
    })
  }

  #enter(socket: WebSocket, wire: Duplex, from: string | null): void {
    const client: Client = {
      id: randomUUID(),
      socket,
      wire,
      channels: new Map(),
      sub: null,
      session: '',
      rights: '',
      exp: 0,
      isAlive: true,
      queue: Promise.resolve(),
      waiting: 0,
    }
    this.#clients.add(client)
    this.#count(from, 1)
    const late = setTimeout(() => client.sub === null && socket.close(codes.close.stale, 'stale'), limits.connectMs)
    socket.on('message', (data, isBinary) => {
      client.isAlive = true
      if (isBinary) return socket.close(codes.close.badRequest, 'bad request')
      // A pong says nothing else than that the client is there.
      if (isPong(data)) return
      if (++client.waiting > limits.framesWaiting) return socket.terminate()
      // One after the other: a client's commands take effect in the order in which they were sent.
      client.queue = client.queue.then(async () => {
        if (socket.readyState === WebSocket.OPEN) await this.#hear(client, String(data))
        client.waiting--
      })
    })
    socket.on('error', () => socket.terminate())
    socket.on('close', () => {
      clearTimeout(late)
      for (const channel of client.channels.keys()) this.#unsubscribe(client, channel)
      this.#clients.delete(client)
      this.#count(from, -1)
    })
  }

  #count(from: string | null, more: 1 | -1): void {
    if (from === null) return
    const now = (this.#connectionsFrom.get(from) ?? 0) + more
    if (now === 0) this.#connectionsFrom.delete(from)
    else this.#connectionsFrom.set(from, now)
  }

  async #hear(client: Client, frame: string): Promise<void> {
    const commands = readCommands(frame, limits.commandsInFrame)
    if (!commands) return client.socket.close(codes.close.badRequest, 'bad request')
    for (const command of commands) {
      const reply = await this.#obey(client, command).catch(() => ({ error: codes.internal }))
      if (reply && command.id !== undefined) send(client, JSON.stringify({ id: command.id, ...reply }))
    }
  }

  async #obey(client: Client, command: Command): Promise<Reply | null> {
    if (command.connect) return this.#connect(client, command.connect.token)
    if (client.sub === null) {
      client.socket.close(codes.close.badRequest, 'bad request')
      return null
    }
    if (command.subscribe) return this.#subscribe(client, client.sub, command.subscribe)
    if (command.unsubscribe) {
      this.#unsubscribe(client, command.unsubscribe.channel)
      return { unsubscribe: {} }
    }
    if (command.refresh) return this.#refresh(client, command.refresh.token)
    if (command.sub_refresh) return this.#subRefresh(client, client.sub, command.sub_refresh)
    return command.id === undefined ? null : { error: codes.methodNotFound }
  }

  async #connect(client: Client, token: string): Promise<Reply | null> {
    const who = client.sub === null ? await this.#owner.connection(token) : null
    if (!who) {
      client.socket.close(codes.close.invalidToken, 'invalid token')
      return null
    }
    client.sub = who.sub
    client.session = who.session
    client.rights = who.rights
    client.exp = who.exp
    const base = { client: client.id, version: 'surety', ping: pingSeconds, pong: true }
    return { connect: { ...base, expires: true, ttl: secondsLeft(who.exp) } }
  }

  async #refresh(client: Client, token: string): Promise<Reply | null> {
    const who = await this.#owner.connection(token)
    if (who?.sub !== client.sub) {
      client.socket.close(codes.close.invalidToken, 'invalid token')
      return null
    }
    client.exp = who.exp
    return { refresh: { client: client.id, version: 'surety', expires: true, ttl: secondsLeft(who.exp) } }
  }

  async #subscribe(client: Client, sub: string, ask: NonNullable<Command['subscribe']>): Promise<Reply> {
    const { channel } = ask
    if (client.channels.has(channel)) return { error: codes.alreadySubscribed }
    if (client.channels.size >= limits.channels) return { error: codes.limitExceeded }
    const granted = await this.#owner.subscription(ask.token ?? '', sub, channel)
    if (!granted) return { error: codes.permissionDenied }
    const missed = ask.recover ? this.#recover(channel, ask.epoch ?? '', ask.offset ?? 0) : null
    const recovery = ask.recover ? { was_recovering: true, recovered: missed !== null, publications: missed ?? [] } : {}
    // No await from here to the reply: the client gets everything after the position in it.
    const position = this.#owner.position()
    const heard = missed ? (missed.at(-1)?.offset ?? ask.offset ?? 0) : 0
    const offset = Math.max(position.offset, heard)
    this.#listen(client, channel, { exp: granted.exp, after: offset })
    const stream = { recoverable: true, positioned: true, ...position, offset }
    return { subscribe: { expires: true, ttl: secondsLeft(granted.exp), ...stream, ...recovery } }
  }

  /** What a channel's listener has missed since `offset`; null when it is not known. */
  #recover(channel: string, epoch: string, offset: number): readonly Publication[] | null {
    if (epoch !== this.#owner.position().epoch || this.#owner.isComputed(channel)) return null
    const remembered = this.#recent.after(channel, offset)
    if (!remembered || remembered.length > mostRecovered) return null
    // A client a little ahead comes from a quicker process and has missed nothing; one far ahead has an offset from elsewhere.
    return offset - this.#owner.position().offset > mostAhead ? null : remembered
  }

  async #subRefresh(client: Client, sub: string, ask: NonNullable<Command['sub_refresh']>): Promise<Reply> {
    const granted = await this.#owner.subscription(ask.token, sub, ask.channel)
    const heard = client.channels.get(ask.channel)
    if (!granted || !heard) return { error: codes.permissionDenied }
    heard.exp = granted.exp
    return { sub_refresh: { expires: true, ttl: secondsLeft(granted.exp) } }
  }

  #listen(client: Client, channel: string, hearing: Hearing): void {
    if (client.socket.readyState !== WebSocket.OPEN) return
    const listeners = this.#listeners.get(channel) ?? new Map<Client, Hearing>()
    this.#listeners.set(channel, listeners.set(client, hearing))
    client.channels.set(channel, hearing)
  }

  #unsubscribe(client: Client, channel: string): void {
    client.channels.delete(channel)
    const listeners = this.#listeners.get(channel)
    listeners?.delete(client)
    if (listeners?.size === 0) this.#listeners.delete(channel)
  }

  #pingAll(): void {
    for (const client of this.#clients) {
      if (!client.isAlive) client.socket.close(codes.close.noPong, 'no pong')
      else if (hasEnded(client.exp)) client.socket.close(codes.close.expired, 'expired')
      else send(client, '{}')
      client.isAlive = false
      for (const [channel, { exp }] of client.channels) if (hasEnded(exp)) this.#expire(client, channel)
    }
  }

  #expire(client: Client, channel: string): void {
    this.#unsubscribe(client, channel)
    send(client, JSON.stringify({ push: { channel, unsubscribe: codes.subscriptionExpired } }))
  }
}

/** Refuses an upgrade and destroys the socket, also when its other end stays half open. */
function turnAway(socket: Duplex, status: string): void {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`, () => socket.destroy())
}

/** Sends a text. A client that reads too slowly is closed, not buffered for; it recovers when it comes back. */
function send(client: Client, text: string): void {
  sendFrame(client, textFrame(text))
}

function sendFrame({ socket, wire }: Client, frame: Buffer): void {
  if (socket.readyState !== WebSocket.OPEN) return
  if (wire.writableLength > limits.unsentBytes) socket.close(codes.close.slow, 'slow')
  else wire.write(frame)
}

function isPong(data: RawData): boolean {
  return Buffer.isBuffer(data) && data.length === 2 && data[0] === 0x7b && data[1] === 0x7d
}

/** Clients renew their tokens before they end; so long after (s) one that did not is closed. */
const graceSeconds = 30

function hasEnded(exp: number): boolean {
  return exp > 0 && exp + graceSeconds < Date.now() / 1000
}

function secondsLeft(exp: number): number {
  return Math.max(1, exp - Math.floor(Date.now() / 1000))
}
