import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { WebSocket } from 'ws'
import { orderChannel, ordersChannel, swapChannel } from '#api/channels.ts'
import { findNetwork } from '#domain/money/networks.ts'
import { demoAccount } from '#server/demo/people.ts'
import type { Row } from './figures.ts'
import { layoutNow } from './orders/layout.ts'
import { postgresCpu, type Service } from './service.ts'

const usdt = { network: 'LOCAL', currency: 'USDT' }
const pair = { from: usdt, to: { network: 'SEPA', currency: 'EUR' } }
const hotAgent = demoAccount(1).address
const iban = 'DE89370400440532013000'

interface Person {
  readonly addr: string
  readonly token: string
}

/** What some orders cost: microseconds of CPU of the server and of the database, and bytes of WAL, for each. */
interface Run {
  readonly perSecond: number
  readonly serverCpu: number
  readonly databaseCpu: number
  readonly wal: number
}

/** The market that is measured, and its database. */
export interface Place {
  readonly market: Service
  readonly databaseUrl: string
  readonly dataDir: string
}

/** Signs in so many people with their terms accepted. */
async function people(url: string, count: number): Promise<Person[]> {
  const people: Person[] = []
  for (let index = 0; index < count; index++) {
    const account = demoAccount(100 + index)
    const { nonce } = await ask<{ nonce: string }>(url, 'GET', `/api/users/${account.address}/nonce`)
    const body = { addr: account.address, sign: await account.signMessage({ message: nonce }) }
    const { accessToken } = await ask<{ accessToken: string }>(url, 'POST', '/api/login', body)
    await ask(url, 'PUT', `/api/users/${account.address}/terms-of-service`, undefined, accessToken)
    people.push({ addr: account.address, token: accessToken })
  }
  return people
}

async function ask<T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

type Asked = typeof pair

async function orderByHttp(url: string, { addr, token }: Person, of: Asked): Promise<void> {
  const wish = { pair: of, amount: '10', transferTo: findNetwork(of.to.network)?.isFiat ? iban : addr }
  const { offer } = await ask<{ offer: { id: string } }>(url, 'POST', '/api/orders/match', wish, token)
  await ask(url, 'POST', '/api/orders/place', { offer_id: offer.id }, token)
}

/** Rows P7 to P11: placed orders over HTTP beside the same two functions in a bare loop over a pool of the same size. */
export async function orders(place: Place, { rounds, each }: { rounds: number; each: number }): Promise<Row[]> {
  const { market, databaseUrl } = place
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  const persons = await people(market.url, 32)
  const apart = await agentsApart(pool, 8)
  await freeAll(pool)
  await Promise.all(persons.map((person) => orderByHttp(market.url, person, pair)))
  const known = await askOfTheSame(pool)
  const run = (order: (person: Person, n: number) => Promise<void>) => measured(place, pool, persons, each, order)
  const runs: Record<'http' | 'sql' | 'uniform' | 'listened', Run[]> = { http: [], sql: [], uniform: [], listened: [] }
  for (let round = 0; round < rounds; round++) {
    runs.sql.push(await run((person) => orderBySql(pool, person, known)))
    runs.http.push(await run((person) => orderByHttp(market.url, person, pair)))
    runs.uniform.push(await run((person, n) => orderByHttp(market.url, person, apart[n % apart.length] ?? pair)))
    const leave = await listeners(market.url, persons)
    runs.listened.push(await run((person) => orderByHttp(market.url, person, pair)))
    leave()
  }
  await pool.end()
  return rowsOf(runs)
}

function rowsOf({ http, sql, uniform, listened }: Record<'http' | 'sql' | 'uniform' | 'listened', Run[]>): Row[] {
  const perSecond = (runs: readonly Run[]) => runs.map((each) => each.perSecond)
  return [
    {
      id: 'P7',
      what: 'durable orders (match + place) over HTTP, 32 clients, one hot agent ÷ the same SQL in a bare pg loop',
      subject: perSecond(http),
      baseline: perSecond(sql),
      unit: 'orders/s',
      cpu: { subject: http.map((run) => run.serverCpu), baseline: sql.map((run) => run.serverCpu) },
      goal: '≥ 0.65 (pgbench is not measured)',
    },
    {
      id: 'P8',
      what: 'CPU of PostgreSQL for an order ÷ the same loop',
      subject: http.map((run) => run.databaseCpu),
      baseline: sql.map((run) => run.databaseCpu),
      unit: 'µs/order',
      goal: '≤ 1.10',
    },
    {
      id: 'P9',
      what: 'WAL for an order ÷ the same loop',
      subject: http.map((run) => run.wal),
      baseline: sql.map((run) => run.wal),
      unit: 'bytes/order',
      goal: '≤ 1.25',
    },
    {
      id: 'P10',
      what: 'orders of one hot agent ÷ orders of eight',
      subject: perSecond(http),
      baseline: perSecond(uniform),
      unit: 'orders/s',
      goal: '≥ 0.30',
    },
    {
      id: 'P11',
      what: 'orders while 64 realtime clients hear of them ÷ while nobody listens',
      subject: perSecond(listened),
      baseline: perSecond(http),
      unit: 'orders/s',
      goal: '≥ 0.95',
    },
  ]
}

/** Everybody orders `each` times, one after the other, all at once. */
async function measured(
  { market, dataDir }: Place,
  pool: pg.Pool,
  persons: readonly Person[],
  each: number,
  order: (person: Person, n: number) => Promise<void>,
): Promise<Run> {
  await freeAll(pool)
  const before = [market.cpuSeconds(), postgresCpu(dataDir), await walPosition(pool)] as const
  const from = process.hrtime.bigint()
  await Promise.all(
    persons.map(async (person, n) => {
      for (let i = 0; i < each; i++) await order(person, n)
    }),
  )
  const seconds = Number(process.hrtime.bigint() - from) / 1e9
  const count = persons.length * each
  return {
    perSecond: count / seconds,
    serverCpu: ((market.cpuSeconds() - before[0]) / count) * 1e6,
    databaseCpu: ((postgresCpu(dataDir) - before[1]) / count) * 1e6,
    wal: ((await walPosition(pool)) - before[2]) / count,
  }
}

/** Ends every order, and gives every agent free capacity for a round; what they have is valued anew each minute. */
async function freeAll(pool: pg.Pool): Promise<void> {
  await pool.query(layoutNow.freeCapacity)
  await pool.query('checkpoint')
}

/** Puts so many agents beside the demo's, each the best of a pair of its own; answers the pairs. */
async function agentsApart(pool: pg.Pool, count: number): Promise<Asked[]> {
  const targets = [
    ['SEPA', 'EUR'],
    ['LOCAL', 'USDC'],
    ['ETHEREUM', 'USDC'],
    ['ETHEREUM', 'DAI'],
    ['LOCAL', 'USDT'],
    ['BSC', 'USDC'],
    ['POLYGON', 'USDT'],
    ['POLYGON', 'USDC'],
  ].slice(0, count)
  const pairs: Asked[] = []
  for (const [n, [network = '', currency = '']] of targets.entries()) {
    const addr = demoAccount(200 + n).address
    await pool.query('insert into users (addr, username, terms_accepted_at) values ($1, $2, now())', [
      addr,
      `Bench ${n}`,
    ])
    await pool.query(
      `insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone,
        moderation_status, moderated_at)
      select $1, email_enc, $2, first_name, last_name, country_codes, work_start, work_end, timezone, moderation_status,
        moderated_at from agents where addr = $3`,
      [addr, `Bench ${n}`, hotAgent],
    )
    await pool.query('insert into capacity (agent_addr) values ($1)', [addr])
    await pool.query(
      `insert into requisites (id, agent_addr, kind, network, currency, data_enc)
      select gen_random_uuid(), $1, kind, network, currency, data_enc from requisites where agent_addr = $2`,
      [addr, hotAgent],
    )
    await pool.query(
      `insert into swap_options (agent_addr, from_network, from_currency, to_network, to_currency, active, price_type_use,
        market_price) values ($1, $2, 'USDT', $3, $4, true, 2, 101)`,
      [addr, 'BSC', network, currency],
    )
    await pool.query(layoutNow.tellAgent, [addr])
    pairs.push({ from: { network: 'BSC', currency: 'USDT' }, to: { network, currency } })
  }
  return pairs
}

const noLimits = {
  unpaid: 1_000_000,
  open: 1_000_000,
  newcomerUnpaid: 1_000_000,
  newcomerUsd: '1000000000',
  newcomerShare: '1',
  expiries: 1_000_000,
  pauseSeconds: 60,
}

/** What `match_offer` is asked for the order that was placed last. */
async function askOfTheSame(pool: pg.Pool): Promise<Record<string, unknown>> {
  const { rows } = await pool.query(
    `
    select jsonb_build_object(
      'agent', o.agent_addr, 'fromNetwork', from_network, 'fromCurrency', from_currency, 'fromAmount', from_amount::text,
      'toNetwork', to_network, 'toCurrency', to_currency, 'toAmount', to_amount::text, 'priceTypeUse', price_type_use,
      'fixPrice', fix_price::text, 'marketPrice', market_price::text, 'fromSymbol', 'USDT', 'toSymbol', 'EUR',
      'fromUsd', f.usd::text, 'toUsd', t.usd::text, 'maxOff', '0.15', 'fee', fee::text, 'calculation', calculation,
      'transferToEnc', encode(transfer_to_enc, 'base64'), 'exposureUsd', exposure_usd::text, 'feeUsd', fee_usd::text,
      'seconds', 60
    ) as ask
    from offers o join swap_options s using (agent_addr, from_network, from_currency, to_network, to_currency)
    join rates f on f.symbol = 'USDT' join rates t on t.symbol = 'EUR' where agent_addr = $1 limit 1`,
    [hotAgent],
  )
  return { ...rows[0].ask, limits: noLimits }
}

async function orderBySql(pool: pg.Pool, { addr }: Person, known: Record<string, unknown>): Promise<void> {
  const offerId = randomUUID()
  await decide(pool, 'match_offer', { ...known, user: addr, offerId })
  await decide(pool, 'place_order', { orderId: randomUUID(), offerId, user: addr, requisitePick: randomInt(1000) })
}

async function decide(pool: pg.Pool, call: string, argument: object): Promise<void> {
  const { rows } = await pool.query({
    name: call,
    text: `select ${call}($1::jsonb) as said`,
    values: [JSON.stringify(argument)],
  })
  if (rows[0].said.fault) throw new Error(`${call}: ${rows[0].said.fault}`)
}

async function walPosition(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query(`select (pg_current_wal_insert_lsn() - '0/0')::text as at`)
  return Number(rows[0].at)
}

/** Two clients of each person hear of the pair, of their orders' list, and of an order. */
async function listeners(url: string, persons: readonly Person[]): Promise<() => void> {
  const sockets: WebSocket[] = []
  for (const { addr, token } of [...persons, ...persons]) {
    const { centrifuge } = await ask<{ centrifuge: { endpoint: string; token: string } }>(
      url,
      'GET',
      '/api/config',
      undefined,
      token,
    )
    const { orders: own } = await ask<{ orders: { id: string }[] }>(url, 'GET', '/api/orders', undefined, token)
    const channels = [ordersChannel(addr), ...own.slice(0, 3).map(({ id }) => orderChannel(id))]
    const socket = new WebSocket(centrifuge.endpoint, { origin: new URL(url).origin })
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))
    socket.send(JSON.stringify({ id: 1, connect: { token: centrifuge.token } }))
    socket.send(JSON.stringify({ id: 2, subscribe: { channel: swapChannel(pair) } }))
    for (const [n, channel] of channels.entries()) {
      const given = await ask<{ token: string }>(url, 'POST', '/api/realtime/subscription-token', { channel }, token)
      socket.send(JSON.stringify({ id: 3 + n, subscribe: { channel, token: given.token } }))
    }
    sockets.push(socket)
  }
  return () => {
    for (const socket of sockets) socket.terminate()
  }
}
