import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { PrivateKeyAccount } from 'viem/accounts'
import { inject, vi } from 'vitest'
import type { Tokens } from '#api/users.ts'
import { demoAccount } from '#server/demo/people.ts'
import { type Running, serve } from '#server/main.ts'
import { noteCalls } from './functions.ts'

/** An answer of the API, read as JSON. Tests look into it, so its body has no type. */
export interface Answer {
  readonly status: number
  readonly headers: Headers
  // biome-ignore lint/suspicious/noExplicitAny: tests assert on the wire itself, not on our types of it
  readonly body: any
}

/** A person at the market, with a key of the demo's mnemonic. */
export interface Player {
  readonly account: PrivateKeyAccount
  readonly addr: string
  readonly tokens: Tokens
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** A whole market for one test file: its own database in the run's PostgreSQL, everything else real too. */
export interface TestMarket {
  readonly running: Running
  readonly url: string
  /** Straight to the database, past the server. */
  readonly sql: (text: string, values?: unknown[]) => Promise<pg.QueryResult>
  /** Calls the API as a visitor, or with these headers. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
  /** Signs in the account of this index of the demo's mnemonic, with the terms accepted unless told otherwise. */
  player(index: number, options?: { terms?: boolean }): Promise<Player>
  /** Starts another process of the same market, which ends with it. Whoever calls it signs in there. */
  another(): Promise<Pick<TestMarket, 'running' | 'url' | 'call' | 'player'>>
  close(): Promise<void>
}

/** Starts a market with the demo's people. `onQuery` hears every statement of the server. */
export async function startMarket(
  env: Record<string, string> = {},
  onQuery?: (sql: string) => void,
): Promise<TestMarket> {
  const database = await createDatabase(inject('migratedDatabase'))
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-market-'))
  const settings = {
    DEMO: 'on',
    PORT: String(await freePort()),
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    RPC_LOCAL: inject('chainUrl'),
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
    ...env,
  }
  const running = await serve(settings, { withoutPage: true, ...(onQuery ? { onQuery } : {}) })
  const pool = new pg.Pool({ connectionString: database.url, max: 4 })
  const call = caller(running.url)
  const others: Running[] = []
  return {
    running,
    url: running.url,
    sql: (text, values) => pool.query(text, values),
    call,
    player: (index, options = {}) => signIn(call, index, options.terms ?? true),
    another: async () => {
      const second = await serve({ ...settings, PORT: String(await freePort()) }, { withoutPage: true })
      others.push(second)
      const callSecond = caller(second.url)
      return {
        running: second,
        url: second.url,
        call: callSecond,
        player: (index, options = {}) => signIn(callSecond, index, options.terms ?? true),
      }
    },
    close: async () => {
      await pool.end()
      for (const other of others) await other.stop()
      await running.stop()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** A database of its own in the run's PostgreSQL: empty, or as another one is that nobody uses. */
export async function createDatabase(
  like = 'template1',
): Promise<{ name: string; url: string; drop: () => Promise<void> }> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const url = new URL(inject('postgresUrl'))
  const admin = async (work: (client: pg.Client) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: inject('postgresUrl') })
    await client.connect()
    await work(client).finally(() => client.end())
  }
  await admin((client) => client.query(`create database ${name} template ${like}`))
  url.pathname = `/${name}`
  const drop = async (client: pg.Client) => {
    // A pool is done with before its connections are, and one that is cut off then would complain to nobody. What a killed
    // process left open is cut off in the end.
    const isLeft = async () => (await client.query(connections, [name])).rows[0].open === 0
    await vi.waitUntil(isLeft, { timeout: 10_000, interval: 20 }).catch(() => null)
    await noteCalls(url.href)
    await client.query(`drop database ${name} with (force)`)
  }
  return { name, url: url.href, drop: () => admin(drop) }
}

const connections = 'select count(*)::int as open from pg_stat_activity where datname = $1'

type Call = TestMarket['call']

/** Calls an API at `url`. */
export function caller(url: string): Call {
  return async (method, path, body, headers = {}) => {
    // A form says itself what it is.
    const json = body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }
    const asText = typeof body === 'string' || body instanceof FormData ? body : JSON.stringify(body)
    const response = await fetch(url + path, {
      method,
      headers: { ...json, ...headers },
      ...(body === undefined ? {} : { body: asText }),
    })
    const text = await response.text()
    return { status: response.status, headers: response.headers, body: text === '' ? null : readJson(text) }
  }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

async function signIn(call: Call, index: number, terms: boolean): Promise<Player> {
  const account = demoAccount(index)
  const addr = account.address
  const { body } = await call('GET', `/api/users/${addr}/nonce`)
  const signed = await call('POST', '/api/login', { addr, sign: await account.signMessage({ message: body.nonce }) })
  if (signed.status !== 200) throw new Error(`account ${index} cannot sign in: ${JSON.stringify(signed.body)}`)
  const tokens: Tokens = signed.body
  const authorization = { authorization: `Bearer ${tokens.accessToken}` }
  const asPlayer: Call = (method, path, given, headers) => call(method, path, given, { ...authorization, ...headers })
  if (terms) await asPlayer('PUT', `/api/users/${addr}/terms-of-service`)
  return { account, addr, tokens, call: asPlayer }
}

async function freePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('no free port')
  return address.port
}
