import { createECDH, randomBytes } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/** A push service on loopback that does as tests tell it. */
export class TestPushService {
  readonly taken: { readonly path: string; readonly headers: IncomingHttpHeaders; readonly body: Buffer }[] = []
  /** Every call, whatever came of it. */
  asked = 0
  status = 201
  origin = ''
  #server: Server | null = null

  async start(): Promise<string> {
    this.#server = createServer(async (request, response) => {
      const parts: Buffer[] = []
      for await (const chunk of request) parts.push(chunk as Buffer)
      this.asked += 1
      if (this.status === 201) {
        this.taken.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
      }
      response.writeHead(this.status).end()
    })
    await new Promise<void>((resolve) => this.#server?.listen(0, '127.0.0.1', () => resolve()))
    this.origin = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`
    return this.origin
  }

  /** A browser's subscription, with keys of its own. */
  subscription(name: string): { endpoint: string; keys: { p256dh: string; auth: string } } {
    const pair = createECDH('prime256v1')
    const p256dh = pair.generateKeys().toString('base64url')
    return { endpoint: `${this.origin}/${name}`, keys: { p256dh, auth: randomBytes(16).toString('base64url') } }
  }

  async stop(): Promise<void> {
    this.#server?.closeAllConnections()
    await new Promise((resolve) => this.#server?.close(resolve))
  }
}
