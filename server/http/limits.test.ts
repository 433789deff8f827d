import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startMarket, type TestMarket } from '#testing/market.ts'

let market: TestMarket
beforeAll(async () => {
  market = await startMarket({ RATE_LIMITS: 'on' })
})
afterAll(() => market.close())

const addr = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

describe('rate limits', () => {
  test('sign-ins beyond 90 a minute are refused with 429 and a time to wait; other calls go on', async () => {
    const attempt = () => market.call('POST', '/api/login', { addr, sign: `0x${'11'.repeat(65)}` })
    const answers = await Promise.all(Array.from({ length: 100 }, attempt))
    const refused = answers.filter((answer) => answer.status === 429)
    expect(refused).toHaveLength(10)
    expect(refused[0]?.body).toMatchObject({ code: 'request.too-many', status: 429 })
    expect(refused[0]?.headers.get('content-type')).toContain('application/problem+json')
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await market.call('GET', `/api/users/${addr}/nonce`)).status).toBe(200)
  })

  test('a forwarded address is not believed unless a proxy is configured', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const answer = await market.call('POST', '/api/login', { addr, sign: `0x${'11'.repeat(65)}` }, headers)
    expect(answer.status).toBe(429)
  })
})

describe('the transport', () => {
  /** Sends raw bytes and answers what comes back until the server closes. */
  function raw(text: string): Promise<string> {
    const { port } = new URL(market.url)
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const socket = connect(Number(port), '127.0.0.1', () => socket.write(text))
    let answer = ''
    socket.on('data', (chunk) => {
      answer += chunk
    })
    socket.on('close', () => resolve(answer))
    socket.on('error', reject)
    return promise
  }
  const host = () => `Host: ${new URL(market.url).host}`

  test.each([
    [
      'two lengths',
      () => `POST /api/orders/estimate HTTP/1.1\r\n${host()}\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}`,
    ],
    [
      'a length and chunks',
      () =>
        `POST /api/orders/estimate HTTP/1.1\r\n${host()}\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}`,
    ],
    [
      'a bad chunk',
      () =>
        `POST /api/orders/estimate HTTP/1.1\r\n${host()}\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n{}\r\n`,
    ],
    ['no HTTP', () => 'hello\r\n\r\n'],
  ])('%s: 400 and closed', async (_what, request) => {
    expect(await raw(request())).toMatch(/^HTTP\/1\.1 400 /)
  })

  test('headers beyond 16 KiB: 431 and closed', async () => {
    expect(await raw(`GET / HTTP/1.1\r\n${host()}\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 431 /,
    )
  })
})
