import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { RealtimeServer } from './server.ts'

const channel = 'bl:any'
const exp = Math.floor(Date.now() / 1000) + 3_600

let offset: number
let realtime: RealtimeServer
let server: Server
let wires: Socket[]
let clients: WebSocket[]

beforeEach(async () => {
  offset = 10
  wires = []
  clients = []
  realtime = new RealtimeServer({
    connection: async () => ({ sub: '', session: '', rights: '', exp }),
    subscription: async () => ({ exp }),
    position: () => ({ epoch: 'e', offset }),
    isComputed: (name) => name === 'bl:computed',
    originAllowed: () => true,
    clientOf: () => null,
  })
  realtime.remember(10, [])
  server = createServer()
  server.on('upgrade', (request, socket, head) => {
    wires.push(socket as Socket)
    realtime.upgrade(request, socket, head)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
afterEach(async () => {
  for (const client of clients) client.terminate()
  await realtime.close()
  await new Promise((closed) => server.close(closed))
})

/** Somebody who hears a channel, what they have read, and how they were sent away. */
async function listener(ask: object = {}, name = channel) {
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  clients.push(client)
  // biome-ignore lint/suspicious/noExplicitAny: the test looks into the protocol itself
  const read: any[] = []
  const closed = new Promise<number>((resolve) => client.on('close', resolve))
  client.on('message', (text) =>
    read.push(
      ...String(text)
        .split('\n')
        .map((line) => JSON.parse(line)),
    ),
  )
  await once(client, 'open')
  client.send(JSON.stringify({ id: 1, connect: {} }))
  client.send(JSON.stringify({ id: 2, subscribe: { channel: name, ...ask } }))
  await expect.poll(() => read.length).toBe(2)
  return { client, read, closed, subscribed: read[1].subscribe }
}

function publish(data: unknown, name = channel): void {
  realtime.publish(name, { offset: offset + 1, data })
  offset++
}

test('who does not read is remembered for up to a bound and then sent away; everybody else hears everything meanwhile', async () => {
  const [slow, quick] = [await listener(), await listener()]
  slow.client.pause()
  const text = 'x'.repeat(64 * 1024)
  const most = 1024 * 1024 + text.length + 1_000
  for (let sent = 1; sent <= 400; sent++) {
    publish({ told: sent, text })
    // The quick one reads along; the slow one is the server's alone to bear.
    await expect.poll(() => quick.read.length, { interval: 1 }).toBe(2 + sent)
    expect(Math.max(...wires.map((wire) => wire.writableLength))).toBeLessThan(most)
  }
  expect(quick.read.slice(2).map(({ push }) => push.pub.data.told)).toEqual(
    Array.from({ length: 400 }, (_, i) => i + 1),
  )
  slow.client.resume()
  expect(await slow.closed).toBe(3008)
  expect(slow.read.length).toBeLessThan(402)
})

test('who comes back is given what was missed from memory, in order, and only what is of the channel', async () => {
  for (let n = 1; n <= 5; n++) {
    publish({ n })
    publish({ other: n }, 'bl:other')
  }
  const { subscribed } = await listener({ recover: true, epoch: 'e', offset: 14 })
  expect(subscribed).toMatchObject({ was_recovering: true, recovered: true, epoch: 'e', offset: 20 })
  expect(subscribed.publications.map(({ data }: { data: unknown }) => data)).toEqual([{ n: 3 }, { n: 4 }, { n: 5 }])
  expect((await listener({ recover: true, epoch: 'e', offset: 20 })).subscribed.publications).toEqual([])
})

test.each([
  ['was away before the server began to remember', { epoch: 'e', offset: 9 }, channel],
  ['comes from nowhere', { epoch: 'e', offset: 1_000_000 }, channel],
  ['comes from another market', { epoch: 'f', offset: 10 }, channel],
  ['hears what is computed', { epoch: 'e', offset: 10 }, 'bl:computed'],
])('who %s is not answered from memory', async (_who, since, name) => {
  publish({ n: 1 }, name)
  const { subscribed } = await listener({ recover: true, ...since }, name)
  expect(subscribed).toMatchObject({ was_recovering: true, recovered: false })
})

test('who comes from a process that is ahead has missed nothing, and hears nothing twice', async () => {
  publish({ n: 1 })
  const { subscribed, read } = await listener({ recover: true, epoch: 'e', offset: 12 })
  expect(subscribed).toMatchObject({ was_recovering: true, recovered: true, publications: [], offset: 12 })
  for (let n = 2; n <= 4; n++) publish({ n })
  await expect.poll(() => read.slice(2).map(({ push }) => push.pub.data)).toEqual([{ n: 3 }, { n: 4 }])
})

test('who missed more than a client is given fetches anew', async () => {
  for (let n = 0; n < 101; n++) publish({ n })
  expect((await listener({ recover: true, epoch: 'e', offset: 11 })).subscribed.recovered).toBe(true)
  expect((await listener({ recover: true, epoch: 'e', offset: 10 })).subscribed.recovered).toBe(false)
})
