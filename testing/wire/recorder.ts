import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { PrivateKeyAccount } from 'viem/accounts'
import { WebSocket } from 'ws'
import { routes } from '#server/http/routes.ts'
import { placeholders } from './placeholders.ts'

/** Somebody at the market, by the name that the recording has for them. Visitors have no token. */
export interface Player {
  readonly name: string
  readonly account: PrivateKeyAccount
  readonly addr: string
  token: string | null
}

export interface Answer {
  readonly status: number
  // biome-ignore lint/suspicious/noExplicitAny: the scenario reads the wire itself, not our types of it
  readonly body: any
}

/** How long a process may take to learn of what was written, in ms: answers out of its memory are told after that. */
const settleMs = 150

/** Calls an API and writes down what was asked and answered, so that two recordings are equal where only ids, times and tokens differ. */
export class Recorder {
  readonly lines: string[] = []
  readonly #url: string
  readonly #hide = placeholders()
  readonly #called = new Map<string, { path: string; body: unknown }>()
  readonly #sockets: WebSocket[] = []
  readonly #heard = new Map<string, string[]>()

  constructor(url: string) {
    this.#url = url
  }

  async call(
    who: Player,
    method: string,
    path: string,
    body?: unknown,
    headers?: Record<string, string>,
  ): Promise<Answer> {
    const isForm = body instanceof FormData
    const response = await fetch(this.#url + path, {
      method,
      headers: {
        ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
        ...(who.token ? { authorization: `Bearer ${who.token}` } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
    })
    const bytes = Buffer.from(await response.arrayBuffer())
    const isJson = response.headers.get('content-type')?.includes('json')
    const answer = isJson ? JSON.parse(bytes.toString('utf8')) : blob(bytes, response.headers.get('content-type'))
    this.#note({
      as: who.name,
      call: `${method} ${path}`,
      ask: isForm ? 'a form' : body,
      ...(headers ? { headers } : {}),
      status: response.status,
      answer,
    })
    const name = routeOf(method, path)
    if (name && response.ok) this.#called.set(name, { path, body })
    if (method !== 'GET') await wait(settleMs)
    return { status: response.status, body: answer }
  }

  /** Asks again for everything that anybody was granted, as somebody to whom most of it is refused. */
  async refused(who: Player, except: readonly string[]): Promise<void> {
    for (const [name, { path, body }] of [...this.#called]) {
      const [method = ''] = name.split(' ')
      if (!except.includes(name)) await this.call(who, method, path, body)
    }
  }

  /** The routes that were never granted to anybody. */
  get untried(): string[] {
    return routes.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`).filter((name) => !this.#called.has(name))
  }

  /** Hears what is told on these channels from now on. */
  async listen(who: Player, channels: readonly string[]): Promise<void> {
    const { body: config } = await this.#ask(who, 'GET', '/api/config')
    const socket = new WebSocket(config.centrifuge.endpoint, { origin: this.#url })
    this.#sockets.push(socket)
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.on('message', (text) => {
      for (const line of text.toString().split('\n')) this.#hear(who, socket, JSON.parse(line))
    })
    socket.send(JSON.stringify({ id: 1, connect: { token: config.centrifuge.token } }))
    for (const [n, channel] of channels.entries()) {
      const { body } = await this.#ask(who, 'POST', '/api/realtime/subscription-token', { channel })
      this.#heard.set(`${who.name} ${channel}`, [])
      socket.send(JSON.stringify({ id: 2 + n, subscribe: { channel, ...(body.token ? { token: body.token } : {}) } }))
    }
    await wait(settleMs)
  }

  /** Writes down what was heard, channel by channel, and hears no more. */
  async endListening(): Promise<void> {
    await wait(1_500)
    for (const socket of this.#sockets) socket.close()
    for (const [channel, pieces] of this.#heard) {
      // PairInvalidations that there is something new: several may be one, at one time or at another.
      const isHint = /bl:(notifications|swap|collateral):/.test(channel)
      this.#note({ channel, pushes: isHint ? [...new Set(pieces)].sort() : pieces })
    }
  }

  #hear(who: Player, socket: WebSocket, message: { push?: { channel: string; pub?: { data: unknown } } }): void {
    // A ping has nothing in it, and wants the same back.
    if (Object.keys(message).length === 0) socket.send('{}')
    const { channel, pub } = message.push ?? {}
    if (channel && pub) this.#heard.get(`${who.name} ${channel}`)?.push(JSON.stringify(pub.data))
  }

  async #ask(who: Player, method: string, path: string, body?: unknown): Promise<Answer> {
    const response = await fetch(this.#url + path, {
      method,
      headers: { 'content-type': 'application/json', ...(who.token ? { authorization: `Bearer ${who.token}` } : {}) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  }

  #note(what: object): void {
    this.lines.push(this.#hide(JSON.stringify(what)))
  }
}

function blob(bytes: Buffer, type: string | null): object {
  return { type, length: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex').slice(0, 16) }
}

const shapes = routes.map(({ endpoint: { method, path } }) => ({
  name: `${method} ${path}`,
  // What is named by itself goes before what a parameter would take as well.
  isFixed: !path.includes('{'),
  shape: new RegExp(`^${method} ${path.replace(/\{\w+\}/g, '[^/]+').replace(/\/$/, '/?')}$`),
}))

function routeOf(method: string, path: string): string | undefined {
  const call = `${method} ${path.split('?')[0]}`
  const fitting = shapes.filter(({ shape }) => shape.test(call))
  return (fitting.find(({ isFixed }) => isFixed) ?? fitting[0])?.name
}
