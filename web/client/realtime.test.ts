import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type WebSocket, WebSocketServer } from 'ws'
import { Realtime } from './realtime.ts'

interface Command {
  readonly id?: number
  readonly connect?: { readonly token: string }
  readonly subscribe?: { readonly channel: string; readonly token: string; readonly recover?: boolean }
}

const channel = 'bl:swap:localusdtsepaeur'
let server: WebSocketServer
let sockets: WebSocket[]
let commands: Command[]
/** What the server says of the missed news when a client comes back. */
let canRecover: boolean
let realtime: Realtime

beforeEach(async () => {
  sockets = []
  commands = []
  canRecover = true
  vi.stubGlobal('location', { href: 'http://127.0.0.1/' })
  vi.stubGlobal('fetch', async () => Response.json({ token: 'channel-token' }))
  server = new WebSocketServer({ host: '127.0.0.1', port: 0 })
  server.on('connection', (socket) => {
    sockets.push(socket)
    socket.on('message', (data) => {
      for (const line of String(data).split('\n').filter(Boolean)) answer(socket, JSON.parse(line) as Command)
    })
  })
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  realtime = new Realtime({ endpoint: `ws://127.0.0.1:${port}/connection/websocket`, token: 'connection-token' })
})

afterEach(async () => {
  realtime.end()
  for (const socket of server.clients) socket.terminate()
  await new Promise((closed) => server.close(closed))
  vi.unstubAllGlobals()
})

/** The room's side of the protocol, as much as this test needs. */
function answer(socket: WebSocket, command: Command): void {
  commands.push(command)
  const { id, connect, subscribe } = command
  if (connect) socket.send(JSON.stringify({ id, connect: { client: 'c', version: 't', ping: 25, pong: true } }))
  if (!subscribe) return
  const came = subscribe.recover ? { was_recovering: true, recovered: canRecover } : {}
  const place = { recoverable: true, positioned: true, epoch: 'e', offset: 1 }
  socket.send(JSON.stringify({ id, subscribe: { ...place, ...came } }))
}

function publish(): void {
  sockets.at(-1)?.send(JSON.stringify({ push: { channel, pub: { data: {}, offset: 2 } } }))
}

const subscriptions = () => commands.flatMap(({ subscribe }) => subscribe ?? [])

test('every publication is news; both tokens are carried', async () => {
  const onNews = vi.fn()
  realtime.listen(channel, onNews)
  await expect.poll(() => subscriptions()).toEqual([expect.objectContaining({ channel, token: 'channel-token' })])
  expect(commands[0]?.connect?.token).toBe('connection-token')
  publish()
  await expect.poll(() => onNews.mock.calls).toEqual([['begins'], ['news']])
})

test('what happened between the fetch and the subscription is not lost: its beginning is a hint too', async () => {
  const onHint = vi.fn()
  realtime.listen(channel, onHint)
  await expect.poll(() => onHint.mock.calls).toEqual([['begins']])
})

test('having come back without what was missed is news: the listener fetches again', async () => {
  const onNews = vi.fn()
  realtime.listen(channel, onNews)
  await expect.poll(() => subscriptions().length).toBe(1)
  canRecover = false
  sockets.at(-1)?.terminate()
  await expect.poll(() => subscriptions().at(-1)?.recover, { timeout: 10_000 }).toBe(true)
  await expect.poll(() => onNews.mock.calls).toEqual([['begins'], ['news']])
})

test('having come back with everything that was missed is no news of its own', async () => {
  const onNews = vi.fn()
  realtime.listen(channel, onNews)
  await expect.poll(() => subscriptions().length).toBe(1)
  sockets.at(-1)?.terminate()
  await expect.poll(() => subscriptions().at(-1)?.recover, { timeout: 10_000 }).toBe(true)
  publish()
  await expect.poll(() => onNews.mock.calls).toEqual([['begins'], ['news']])
})

test('a channel is subscribed once for all its listeners, and again after the last one has left', async () => {
  const [first, second] = [vi.fn(), vi.fn()]
  const leaveFirst = realtime.listen(channel, first)
  const leaveSecond = realtime.listen(channel, second)
  await expect.poll(() => subscriptions().length).toBe(1)
  leaveFirst()
  publish()
  await expect.poll(() => second.mock.calls.at(-1)).toEqual(['news'])
  expect(first).not.toHaveBeenCalledWith('news')
  leaveSecond()
  realtime.listen(channel, first)
  await expect.poll(() => subscriptions().length).toBe(2)
})

test('a token that is no good any more is exchanged, and everything that is listened to begins anew with new tokens', async () => {
  const onNews = vi.fn()
  realtime.listen(channel, onNews)
  await expect.poll(() => subscriptions().length).toBe(1)
  vi.stubGlobal('fetch', async () => Response.json({ token: 'new-token' }))
  sockets.at(-1)?.close(4501, 'token ended')
  await expect.poll(() => subscriptions().at(-1)?.token).toBe('new-token')
  expect(commands.filter(({ connect }) => connect).map(({ connect }) => connect?.token)).toEqual([
    'connection-token',
    'new-token',
  ])
  publish()
  await expect.poll(() => onNews.mock.calls).toEqual([['begins'], ['begins'], ['news']])
})
