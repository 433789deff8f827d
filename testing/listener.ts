import { once } from 'node:events'
import { WebSocket } from 'ws'
import type { Answer } from './market.ts'

interface Publication {
  readonly offset: number
  readonly data: Record<string, unknown>
}

/** What a realtime server says when a channel is asked for. */
interface Subscribed {
  readonly recovered?: boolean
  readonly epoch: string
  readonly offset: number
  readonly publications?: readonly Publication[]
}

type Call = (method: string, path: string, body?: unknown) => Promise<Answer>

/**
 * Somebody who hears a channel and goes from one process to another, resuming at each after what was heard last: the protocol
 * itself, without a client that might hide what comes twice.
 */
export class WanderingListener {
  readonly heard: Publication[] = []
  /** What each process but the first said: whether everything that was missed is known. */
  readonly recovered: (boolean | undefined)[] = []
  readonly #channel: string
  #socket: WebSocket | null = null
  #since: { epoch: string; offset: number } | null = null

  constructor(channel: string) {
    this.#channel = channel
  }

  /** Leaves where it is, and listens at the process that is asked by `call` and reached at `url`. */
  async goTo(url: string, origin: string, call: Call): Promise<void> {
    await this.leave()
    const [config, subscription] = await Promise.all([
      call('GET', '/api/config'),
      call('POST', '/api/realtime/subscription-token', { channel: this.#channel }),
    ])
    const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/connection/websocket`, { origin })
    this.#socket = socket
    await once(socket, 'open')
    const since = this.#since ? { recover: true, ...this.#since } : {}
    const subscribed = Promise.withResolvers<Subscribed>()
    socket.on('message', (text) => this.#hear(String(text), subscribed))
    socket.on('close', () => subscribed.reject(new Error('the connection was closed')))
    socket.send(JSON.stringify({ id: 1, connect: { token: config.body.centrifuge.token } }))
    const question = { channel: this.#channel, token: subscription.body.token, ...since }
    socket.send(JSON.stringify({ id: 2, subscribe: question }))
    await subscribed.promise
  }

  async leave(): Promise<void> {
    const socket = this.#socket
    this.#socket = null
    if (!socket || socket.readyState === WebSocket.CLOSED) return
    socket.terminate()
    await once(socket, 'close')
  }

  #hear(text: string, subscribed: PromiseWithResolvers<Subscribed>): void {
    for (const line of text.split('\n').filter(Boolean)) {
      const message = JSON.parse(line)
      if (message.error) subscribed.reject(new Error(JSON.stringify(message.error)))
      else if (message.id === 2) {
        this.#take(message.subscribe)
        subscribed.resolve(message.subscribe)
      } else if (message.push?.pub) this.#note(message.push.pub)
    }
  }

  #take(reply: Subscribed): void {
    if (this.#since) this.recovered.push(reply.recovered)
    this.#since = { epoch: reply.epoch, offset: reply.offset }
    for (const publication of reply.publications ?? []) this.#note(publication)
  }

  #note(publication: Publication): void {
    this.heard.push(publication)
    if (this.#since) this.#since = { ...this.#since, offset: Math.max(this.#since.offset, publication.offset) }
  }
}
