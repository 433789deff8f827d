import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problem } from '#api/problem.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { routes } from './routes.ts'

let market: TestMarket
let player: Player

beforeAll(async () => {
  market = await startMarket()
  player = await market.player(7)
})
afterAll(() => market.close())

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
const bodies: [string, string][] = [
  ['no JSON', '{"pair":'],
  ['an array', '[]'],
  ['a string', '"pair"'],
  ['a number', '1e400'],
  ['null', 'null'],
  ['true', 'true'],
  ['__proto__', '{"__proto__":{"isSuper":true}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isSuper":true}}}'],
  ['unknown keys', '{"isSuper":true,"userAddr":"0x0","price":"1"}'],
  ['10,000 nested arrays', deep(10_000)],
  ['a 10,000-digit number', `{"amount":${'9'.repeat(10_000)}}`],
  ['arrays for strings', '{"addr":["a"],"sign":["b"],"refreshToken":[],"channel":[],"offer_id":[]}'],
  ['objects for everything', '{"addr":{},"sign":{},"pair":{},"amount":{},"offer_id":{},"channel":{},"newStatus":{}}'],
  ['a NUL', '{"channel":"bl:swap:\\u0000aaaaaaaa","offer_id":"\\u0000","refreshToken":"\\u0000","addr":"\\u0000"}'],
  ['a lone surrogate', '{"channel":"\\ud800","refreshToken":"\\ud800","addr":"\\ud800","sign":"\\ud800"}'],
  ['SQL', `{"addr":"' or 1=1 --","offer_id":"'; drop table users; --","refreshToken":"' or ''='"}`],
]

const things: Record<string, string> = {
  addr: "0x'%20or%201=1",
  id: '..%2f..%2fetc%2fpasswd',
  offerId: '%00',
  orderId: '..%2f..%2fetc%2fpasswd',
  fileId: '..%2f..%2fsecrets.json',
}
const goodThings: Record<string, string> = {
  addr: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
  id: '01a1fbf4-9dbd-7b70-b21b-d6091fd11cb3',
  offerId: '01a1fbf4-9dbd-7b70-b21b-d6091fd11cb3',
  orderId: '01a1fbf4-9dbd-7b70-b21b-d6091fd11cb3',
  fileId: '01a1fbf4-9dbd-7b70-b21b-d6091fd11cb3',
}
const fill = (path: string, values: Record<string, string>) =>
  path.replaceAll(/\{(\w+)\}/g, (_, name) => values[name] ?? '')

function expectProblem(answer: Answer): void {
  expect(answer.status, JSON.stringify(answer.body)).toBeGreaterThanOrEqual(400)
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500)
  expect(answer.headers.get('content-type')).toContain('application/problem+json')
  expect(problem.safeParse(answer.body).success).toBe(true)
}

const counts = async () =>
  (
    await market.sql(`select (select count(*) from users) as users, (select count(*) from offers) as offers,
      (select count(*) from orders) as orders, (select count(*) from outbox) as outbox,
      (select count(*) from session_families) as sessions, (select sum(used) from capacity) as used`)
  ).rows[0]

describe('hostile bodies', () => {
  const writing = routes.filter(({ endpoint }) => endpoint.method !== 'GET')
  // shows A-3-006, A-3-007 for POST /api/orders/match
  test.each(writing.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint] as const))(
    '%s',
    async (_name, endpoint) => {
      const path = fill(endpoint.path, goodThings)
      const before = await counts()
      for (const [what, body] of bodies) {
        // For a call with an empty body, null is one.
        if (what === 'null' && endpoint.body.safeParse(null).success) continue
        const answer = await player.call(endpoint.method, path, body)
        if (what === 'no JSON') expect(answer.status).toBe(400)
        expectProblem(answer)
        if (answer.status === 400) {
          expect(answer.body.code, what).toBe('request.invalid')
          expect(answer.body.fields.length, what).toBeGreaterThan(0)
        }
      }
      expect(await counts()).toMatchObject({
        users: before.users,
        offers: before.offers,
        orders: before.orders,
        used: before.used,
      })
    },
  )

  test('nothing was polluted', () => {
    expect(({} as Record<string, unknown>).isSuper).toBeUndefined()
  })
})

describe('hostile paths and queries', () => {
  test.each(
    routes
      .filter(({ endpoint }) => endpoint.path.includes('{'))
      .map(({ endpoint }) => [endpoint.method, endpoint.path]),
  )('%s %s', async (method, path) => {
    const answer = await player.call(method, fill(path, things), method === 'GET' ? undefined : {})
    expectProblem(answer)
  })

  test.each([
    '/api/orders?limit=0',
    '/api/orders?limit=101',
    '/api/orders?limit=1e9',
    '/api/orders?limit[]=1',
    '/api/orders?limit=1&limit=2',
    '/api/orders?pagingTime=yesterday',
    '/api/orders?pagingTime=0000-01-01T00:00:00Z',
    '/api/orders?pagingTime=2026-01-01T00:00:00%2B20:00',
    `/api/orders?pagingTime=2026-01-01T00:00:00.${'1'.repeat(200)}Z`,
    '/api/orders?pagingTime=2026-13-01T00:00:00Z',
    "/api/orders?pagingTime=2020-01-01T00:00:00Z'--",
    '/api/orders?pagingDirection=up',
    '/api/orders?orderStatus=everything',
    '/api/orders?unknown=1',
    '/api/orders?__proto__=1',
  ])('%s', async (path) => {
    const answer = await player.call('GET', path)
    expectProblem(answer)
    expect(answer.body).toMatchObject({ status: 400, code: 'request.invalid' })
    expect(answer.body.fields[0].path).toMatch(/^query\./)
  })

  test('a path that is not well formed', async () => {
    expectProblem(await player.call('GET', '/api/%ff%zz'))
  })

  // shows A-8-033, B-8.1-007
  test('an unknown route', async () => {
    expect(await player.call('GET', '/api/nothing')).toMatchObject({ status: 404, body: { code: 'route.missing' } })
  })
})

describe('limits of the transport', () => {
  test('a body over the limit is cut off', async () => {
    const answer = await player.call('POST', '/api/orders/estimate', `{"pair":"${'x'.repeat(70_000)}"}`)
    expect(answer).toMatchObject({ status: 413, body: { code: 'request.too-large' } })
  })

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/xml'])(
    '%s is not taken for JSON',
    async (type) => {
      const answer = await player.call('POST', '/api/orders/estimate', '{}', { 'content-type': type })
      expect(answer).toMatchObject({ status: 415, body: { code: 'request.unsupported-type' } })
    },
  )

  test('a foreign Host is refused in demo', async () => {
    const { status, body } = await rawHost('evil.example')
    expect([status, body]).toEqual([403, expect.stringContaining('access.denied')])
  })

  test('every answer carries the headers of a strict page', async () => {
    const { headers } = await market.call('GET', '/api/config')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('cache-control')).toBe('no-store')
  })
})

async function rawHost(host: string): Promise<{ status: number; body: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; body: string }>()
  const sent = request(`${market.url}/api/config`, { headers: { host } }, (response) => {
    let body = ''
    response.on('data', (chunk) => {
      body += chunk
    })
    response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
  })
  sent.on('error', reject)
  sent.end()
  return promise
}
