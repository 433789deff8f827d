import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { textFrame } from './frame.ts'

test('a frame of ours, of every kind of length, is read by another as the text that it was', async () => {
  const texts = [0, 1, 125, 126, 127, 65_535, 65_536, 200_000].map((length) => 'ü€'.repeat(length).slice(0, length))
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false })
  server.on('connection', (_socket, { socket }) => {
    for (const text of texts) socket.write(textFrame(text))
  })
  await once(server, 'listening')
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const read: string[] = []
  client.on('message', (text) => read.push(String(text)))
  await expect.poll(() => read.length).toBe(texts.length)
  expect(read).toEqual(texts)
  client.terminate()
  server.close()
})
