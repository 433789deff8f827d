import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A message as the bot sent it. */
export interface SentByBot {
  readonly chatId: string
  readonly text: string
}

/** How sendMessage answers: as usual, with an error, after it was let go, or by cutting the line once it was heard. */
export type Mood = 'well' | 'cut' | 'hang' | { readonly status: number; readonly retryAfter?: number }

/** A Bot API on loopback that does as tests tell it. */
export class TestBotApi {
  readonly sent: SentByBot[] = []
  /** From which update on each poll has asked. */
  readonly offsets: number[] = []
  /** Every call of sendMessage, whatever came of it. */
  asked = 0
  mood: Mood = 'well'
  /** How it answers about single chats, whatever its mood is. */
  readonly moods = new Map<number, Mood>()
  #server: Server | null = null
  #updates: object[] = []
  #waiting: (() => void)[] = []
  readonly #held = new Set<ServerResponse>()

  /** Listens on this port, or on a free one. Answers its root. */
  async start(port = 0): Promise<string> {
    this.#server = createServer(async (request, response) => {
      let text = ''
      for await (const chunk of request) text += chunk
      const given = text ? JSON.parse(text) : {}
      const reply = (status: number, body: object) => {
        response.writeHead(status, { 'content-type': 'application/json' })
        response.end(JSON.stringify(body))
      }
      if (request.url?.endsWith('/getUpdates')) {
        this.offsets.push(given.offset)
        if (this.#updates.length === 0) await this.#nextUpdate(response)
        const result = this.#updates.splice(0)
        return reply(200, { ok: true, result })
      }
      if (!request.url?.endsWith('/sendMessage'))
        return reply(404, { ok: false, error_code: 404, description: 'Not Found' })
      this.asked += 1
      const mood = this.moods.get(Number(given.chat_id)) ?? this.mood
      if (mood === 'hang') {
        this.#held.add(response)
        return
      }
      if (mood === 'cut') {
        this.sent.push({ chatId: String(given.chat_id), text: given.text })
        return response.destroy()
      }
      if (mood !== 'well') {
        const { status, retryAfter } = mood
        const parameters = retryAfter === undefined ? {} : { retry_after: retryAfter }
        return reply(status, { ok: false, error_code: status, description: `Error ${status}`, parameters })
      }
      this.sent.push({ chatId: String(given.chat_id), text: given.text })
      const chat = { id: Number(given.chat_id), type: 'private' }
      return reply(200, { ok: true, result: { message_id: this.sent.length, date: 0, chat, text: given.text } })
    })
    await new Promise<void>((resolve) => this.#server?.listen(port, '127.0.0.1', () => resolve()))
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
  }

  /** Lets the bot hear what a chat wrote, as updates with these numbers, in this order. */
  write(chatId: number, text: string, updateIds: readonly number[], username?: string): void {
    for (const id of updateIds) {
      const chat = { id: chatId, type: 'private', first_name: 'Ada', ...(username && { username }) }
      this.#updates.push({ update_id: id, message: { message_id: id, date: 0, chat, text } })
    }
    this.endPolls()
  }

  /** Answers all polls that wait with what there is, which may be nothing. */
  endPolls(): void {
    for (const go of this.#waiting.splice(0)) go()
  }

  /** What was sent to one chat. */
  to(chatId: number): string[] {
    return this.sent.filter((each) => each.chatId === String(chatId)).map(({ text }) => text)
  }

  /** Cuts the lines of all who were left without an answer. */
  letGo(): void {
    for (const response of this.#held) response.destroy()
    this.#held.clear()
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }

  #nextUpdate(response: { once(event: 'close', tell: () => void): unknown }): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      response.once('close', () => resolve())
    })
  }
}
