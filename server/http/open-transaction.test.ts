import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Centrifuge } from 'centrifuge'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type EmbeddedPostgres, startPostgres } from '#outside/db/embedded.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

type Process = Pick<TestMarket, 'running' | 'url' | 'player'>

// A PostgreSQL of its own: what is held open here keeps the news of every database beside it waiting.
let dataDir: string
let postgres: EmbeddedPostgres
let market: TestMarket
let second: Process
let boss: Player
let holder: pg.Client

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'surety-open-'))
  postgres = await startPostgres({ dataDir, log: { info: () => undefined, warn: () => undefined } })
  market = await startMarket({ DATABASE_URL: postgres.url })
  second = await market.another()
  boss = await market.player(0)
  const elsewhere = new URL(postgres.url)
  elsewhere.pathname = '/template1'
  holder = new pg.Client({ connectionString: elsewhere.href })
  await holder.connect()
})
afterAll(async () => {
  await holder?.end()
  await market?.close()
  await postgres?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function connected(at: Process, who: Player): Promise<Centrifuge> {
  const { body } = await who.call('GET', '/api/config')
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, { origin: at.url })
    }
  }
  const client = new Centrifuge(body.centrifuge.endpoint, { token: body.centrifuge.token, websocket: PageSocket })
  client.connect()
  await client.ready(5_000)
  return client
}

async function save(addr: string, wish: object): Promise<void> {
  const { user } = (await boss.call('GET', `/api/v2/users/${addr}`)).body
  const { status, body } = await boss.call('PUT', `/api/v2/users/${addr}`, { ...wish, updatedAt: user.updatedAt })
  expect(status, JSON.stringify(body)).toBe(200)
}

test('a ban, a demotion and a logout bite in every process while a transaction is open in another database', async () => {
  const banned = [await market.player(50), await second.player(50)]
  const demoted = [await market.player(51), await second.player(51)]
  const left = await market.player(52)
  await save(demoted[0]?.addr ?? '', { permissions: { isModerator: true } })
  for (const { call } of demoted) await expect.poll(async () => (await call('GET', '/api/v2/orders')).status).toBe(200)
  const sockets = [await connected(market, banned[0] as Player), await connected(second, banned[1] as Player)]
  const ends = sockets.map((client) => new Promise((resolve) => client.once('disconnected', resolve)))

  await holder.query('begin')
  await holder.query('select txid_current()')
  await save(banned[0]?.addr ?? '', { flags: { isBanned: true } })
  // In the process that saved it there is not one more answer.
  expect(await banned[0]?.call('GET', '/api/orders')).toMatchObject({ status: 403, body: { code: 'session.banned' } })
  await save(demoted[0]?.addr ?? '', { permissions: { isModerator: false } })
  expect((await demoted[0]?.call('GET', '/api/v2/orders'))?.status).toBe(403)
  await Promise.all(ends)
  await expect.poll(async () => (await banned[1]?.call('GET', '/api/orders'))?.body.code).toBe('session.banned')
  await expect.poll(async () => (await demoted[1]?.call('GET', '/api/v2/orders'))?.status).toBe(403)
  const { sid } = JSON.parse(Buffer.from(left.tokens.accessToken.split('.')[1] ?? '', 'base64url').toString())
  await left.call('POST', '/api/logout')
  await expect.poll(() => second.running.context.people.hasEnded(sid)).toBe(true)
  // All of it happened before any of this news had a number.
  const own = new pg.Client({ connectionString: postgres.url })
  await own.connect()
  const { rows } = await own.query(
    "select topic from outbox where topic in ('user', 'session') and xid >= (select to_xid from outbox_ticks order by seq desc limit 1)",
  )
  await own.end()
  expect(new Set(rows.map(({ topic }) => topic))).toEqual(new Set(['user', 'session']))
  await holder.query('rollback')
})
