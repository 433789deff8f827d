import { brotliDecompressSync } from 'node:zlib'
import Fastify from 'fastify'
import { expect, test } from 'vitest'
import { packed } from './packed.ts'

const text = 'Surety. '.repeat(200)
const app = Fastify()
app.get('/', async (request, reply) => reply.send(await packed(request, reply, text)))

test.each([
  ['br', true],
  ['gzip, deflate, BR;q=0.5', true],
  ['br;q=1.0', true],
  ['gzip, br;q=0', false],
  ['br; q=0.000', false],
  ['brotli', false],
  ['', false],
])('a client that says it takes %j is answered compressed: %j', async (accepted, isPacked) => {
  const { headers, rawPayload } = await app.inject({ url: '/', headers: { 'accept-encoding': accepted } })
  expect(headers['content-encoding']).toBe(isPacked ? 'br' : undefined)
  expect(headers.vary).toBe('accept-encoding')
  expect(String(isPacked ? brotliDecompressSync(rawPayload) : rawPayload)).toBe(text)
})
