import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { startPostgres } from '#outside/db/embedded.ts'
import { migrate } from '#outside/db/migrate.ts'
import { openDb } from '#outside/db/pool.ts'

/** A market's database with nobody else in it: no server, no clock. */
export interface MarketDb {
  readonly pool: pg.Pool
  close(): Promise<void>
}

const quiet = { info: () => undefined, warn: () => undefined }

/** Starts a PostgreSQL with the market's tables and functions, and rates of two currencies. */
export async function createMarketDb(connections = 8): Promise<MarketDb & { readonly url: string }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'surety-orders-'))
  const postgres = await startPostgres({ dataDir, log: quiet })
  const db = openDb(postgres.url)
  await migrate(db)
  await db.destroy()
  const market = await openMarketDb(postgres.url, connections)
  return {
    ...market,
    url: postgres.url,
    close: async () => {
      await market.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Opens a migrated database that nobody uses yet, and sets rates of two currencies. */
export async function openMarketDb(url: string, connections = 8): Promise<MarketDb> {
  const pool = new pg.Pool({ connectionString: url, max: connections })
  const closed: Promise<unknown>[] = []
  pool.on('connect', (client) => void closed.push(once(client, 'end')))
  for (const [symbol, usd] of [
    ['USDT', '1'],
    ['EUR', '1.25'],
  ]) {
    await pool.query("insert into rates values ($1, $2, now(), now() + interval '1 day')", [symbol, usd])
  }
  return {
    pool,
    close: async () => {
      await pool.end()
      // A connection that is still closing would meet a server that is gone.
      await Promise.all(closed)
    },
  }
}

/** Asks a decision straight away; what is raised is its caller's. */
// biome-ignore lint/suspicious/noExplicitAny: tests look at what a function of the database says
export async function ask({ pool }: MarketDb, name: string, given: unknown): Promise<any> {
  return (await pool.query(`select ${name}($1::jsonb) as said`, [JSON.stringify(given)])).rows[0].said
}

/** Has somebody match and place a swap of so many USD; answers the order's id. */
export async function placeOrder(market: MarketDb, user: string, agent: string, exposureUsd = '10'): Promise<string> {
  const { match, place } = matchAsk(user, agent, exposureUsd)
  for (const outcome of [await ask(market, 'match_offer', match), await ask(market, 'place_order', place)])
    if (outcome.fault) throw new Error(`no order: ${outcome.fault}`)
  return place.orderId
}

/** A person who has accepted the terms. */
export async function addUser({ pool }: MarketDb, addr: string): Promise<void> {
  await pool.query('insert into users (addr, terms_accepted_at) values ($1, now())', [addr])
}

/** An approved agent with collateral worth so many USD, who takes USDT for EUR. The user exists. */
export async function addAgent({ pool }: MarketDb, addr: string, index: number, usd: number): Promise<void> {
  await pool.query(
    `insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone,
      moderation_status) values ($1, '', $2, 'A', 'B', '{DE}', '00:00', '23:59', 'UTC', 'approved')`,
    [addr, `agent ${index}`],
  )
  await pool.query('insert into capacity (agent_addr) values ($1)', [addr])
  await pool.query(
    "insert into requisites (id, agent_addr, kind, network, data_enc) values (gen_random_uuid(), $1, 'crypto', 'LOCAL', '')",
    [addr],
  )
  await pool.query("insert into swap_options values ($1, 'LOCAL', 'USDT', 'SEPA', 'EUR', true, 2, null, 99)", [addr])
  await pool.query("insert into collaterals values ($1, 1, $1, $2, 0, 'USDT', $3, now() + interval '1 year')", [
    addr,
    index,
    usd,
  ])
  await pool.query('select revalue_agents(0.9)')
}

const limits = {
  unpaid: 8,
  open: 1_000_000,
  newcomerUnpaid: 4,
  newcomerUsd: '3000',
  newcomerShare: '0.5',
  expiries: 1_000_000,
  pauseSeconds: 60,
}

/** What `match_offer` and then `place_order` are asked for a swap that would cost its agent so many USD. */
export function matchAsk(user: string, agent: string, exposureUsd: string) {
  const [offerId, orderId] = [randomUUID(), randomUUID()]
  const match = {
    offerId,
    user,
    agent,
    fromNetwork: 'LOCAL',
    fromCurrency: 'USDT',
    fromAmount: exposureUsd,
    toNetwork: 'SEPA',
    toCurrency: 'EUR',
    toAmount: '1',
    priceTypeUse: 2,
    fixPrice: null,
    marketPrice: '99',
    fromSymbol: 'USDT',
    fromUsd: '1',
    toSymbol: 'EUR',
    toUsd: '1.25',
    fee: '0.005',
    calculation: {},
    transferToEnc: '',
    exposureUsd,
    feeUsd: '0.5',
    seconds: 60,
    limits,
  }
  return { match, place: { orderId, offerId, user, idempotencyKey: null, transferEnc: null, requisitePick: 1 } }
}
