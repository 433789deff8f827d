import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort } from '#outside/processes.ts'
import { ClusterProxy } from './proxy.ts'

let servers: Server[]
let proxy: ClusterProxy
let port: number

/** A server that answers everything with its name. */
async function named(name: string): Promise<number> {
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy())
    socket.on('data', () => socket.write(name))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return (server.address() as AddressInfo).port
}

async function ask(text: string): Promise<{ socket: Socket; answer: string; closed: Promise<unknown> }> {
  const socket = connect(port, '127.0.0.1')
  socket.on('error', () => undefined)
  const closed = new Promise((resolve) => socket.on('close', resolve))
  socket.write(text)
  const [answer] = await once(socket, 'data')
  return { socket, answer: String(answer), closed }
}

beforeEach(async () => {
  servers = []
  proxy = new ClusterProxy([await named('a'), await freePort(), await named('b')])
  port = await freePort()
  await proxy.listen(port)
})
afterEach(async () => {
  await proxy.close()
  for (const server of servers) server.close()
})

test('connections go round, and where nobody answers to the next one', async () => {
  const answers: string[] = []
  for (let i = 0; i < 6; i++) {
    const { socket, answer } = await ask('GET / HTTP/1.1')
    answers.push(answer)
    socket.destroy()
  }
  expect(answers).toEqual(['a', 'b', 'b', 'a', 'b', 'b'])
})

test('realtime connections alone are cut where that is asked, and all of them where it is', async () => {
  const page = await ask('GET / HTTP/1.1')
  const realtime = await ask('GET /connection/websocket HTTP/1.1')
  expect(proxy.cut(1, 'realtime')).toBe(1)
  await realtime.closed
  expect(page.socket.closed).toBe(false)
  expect(proxy.cut(1, 'all')).toBe(1)
  await page.closed
})
