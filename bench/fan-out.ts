/**
 * A server that tells many the same, as a process of its own: our realtime server (KIND=realtime), or the least that `ws` can do. Prints its URL.
 * `POST /publish?count=n` tells n messages, `GET /memory` answers the bytes that it has in use.
 */

import { once } from 'node:events'
import { createServer } from 'node:http'
import { type WebSocket, WebSocketServer } from 'ws'
import { RealtimeServer } from '#outside/realtime/server.ts'

const channel = 'bl:bench'
// Of the same width from the first to the last, so that bytes tell messages.
let offset = 1_000_000
const exp = Math.floor(Date.now() / 1000) + 86_400

const publish = process.env['KIND'] === 'realtime' ? realtimeOf() : loopOf()

const server = createServer((request, response) => {
  const url = new URL(request.url ?? '', 'http://127.0.0.1')
  if (url.pathname === '/memory') {
    globalThis.gc?.()
    response.end(String(process.memoryUsage.rss()))
    return
  }
  let left = Number(url.searchParams.get('count'))
  const data = { text: 'x'.repeat(Number(url.searchParams.get('bytes'))) }
  const next = () => {
    if (left-- === 0) return void response.end()
    publish.tell({ offset: offset++, data })
    setImmediate(next)
  }
  next()
})
server.on('upgrade', publish.upgrade)
server.listen(0, '127.0.0.1', 4096)
await once(server, 'listening')
const address = server.address()
if (address && typeof address === 'object') console.log(`url http://127.0.0.1:${address.port}`)
process.on('SIGTERM', () => process.exit(0))

interface Told {
  readonly tell: (message: { offset: number; data: unknown }) => void
  readonly upgrade: Parameters<typeof server.on<'upgrade'>>[1]
}

function realtimeOf(): Told {
  const server: RealtimeServer = new RealtimeServer({
    connection: async () => ({ sub: '', session: '', rights: '', exp }),
    subscription: async () => ({ exp }),
    position: () => ({ epoch: 'bench', offset: offset - 1 }),
    isComputed: () => false,
    originAllowed: () => true,
    clientOf: () => null,
  })
  return {
    tell: (message) => server.publish(channel, message),
    upgrade: (request, socket, head) => server.upgrade(request, socket, head),
  }
}

function loopOf(): Told {
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false })
  const clients = new Set<WebSocket>()
  return {
    tell: (pub) => {
      const text = JSON.stringify({ push: { channel, pub } })
      for (const client of clients) client.send(text)
    },
    upgrade: (request, socket, head) => {
      sockets.handleUpgrade(request, socket, head, (client) => {
        clients.add(client)
        client.on('message', (text) => client.send(text))
        client.on('close', () => clients.delete(client))
      })
    },
  }
}
