import pg from 'pg'
import { inject, vi } from 'vitest'
import { type Follower, type FollowOptions, followChain } from '#outside/chain/follow/follow.ts'
import { migrate } from '#outside/db/migrate.ts'
import { type Db, openDb } from '#outside/db/pool.ts'
import type { TestChain } from './chain.ts'
import { createDatabase } from './market.ts'

/** A database of its own for one follower, with agents in it. */
export type Books = Awaited<ReturnType<typeof openBooks>>

const others = `select count(*)::int from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`
const dayMs = 86_400_000
/** Thirty days and one. */
export const marginSeconds = (31 * dayMs) / 1000
/** Agents that register whatever they hold at once, so that what a token secures follows from the chain alone. */
const registerAtOnce = `
  create function register_at_once() returns trigger language plpgsql as $$
  begin
    insert into wnft_registrations (chain_id, contract_address, token_id, owner, signature)
    select new.chain_id, new.contract_address, new.token_id, addr, '' from agents where addr = new.owner
    on conflict do nothing;
    return null;
  end $$;
  create trigger register_at_once after insert or update on wnfts for each row execute function register_at_once()`
const staleSeconds = 600
const quiet = { info: () => undefined, warn: () => undefined }

/** The market's tables, made once for all books of a test file. */
let template: Promise<string> | null = null

async function makeTemplate(): Promise<string> {
  const { name, url } = await createDatabase()
  const db = openDb(url)
  await migrate(db)
  await db.destroy()
  const left = new pg.Client({ connectionString: inject('postgresUrl') })
  await left.connect()
  // A pool is done with before its connections are, and a template must have none.
  const open = 'select count(*)::int from pg_stat_activity where datname = $1'
  await vi.waitUntil(async () => (await left.query(open, [name])).rows[0].count === 0, { timeout: 60_000 })
  await left.end()
  return name
}

/** Opens a database with the market's tables and these agents. `onQuery` hears every statement of the follower. */
export async function openBooks(agents: readonly string[], onQuery?: (sql: string) => void) {
  template ??= makeTemplate()
  const { url, drop } = await createDatabase(await template)
  const db: Db = openDb(url, onQuery)
  const own = new pg.Client({ connectionString: url })
  await own.connect()
  await own.query(registerAtOnce)
  const enter = async (addr: string) => {
    await own.query('insert into users (addr) values ($1)', [addr])
    await own.query(
      `insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone)
       values ($1, '', $1, 'A', 'B', '{DE}', '09:00', '18:00', 'UTC')`,
      [addr],
    )
    await own.query('insert into capacity (agent_addr) values ($1)', [addr])
  }
  for (const addr of agents) await enter(addr)
  const sql = async (text: string, values?: unknown[]) => (await own.query(text, values)).rows
  return {
    url,
    db,
    sql,
    enter,
    /** A second way in, as another process has it. */
    open: (hears?: (sql: string) => void) => openDb(url, hears),
    /** What the tables say of living tokens, whatever block they were last read at. */
    state: async () => ({
      wnfts: await sql(
        `select contract_address, token_id, owner, asset_type, rules, unlock_at, locks, royalties, fees, original
         from wnfts where is_alive order by 1, 2`,
      ),
      items: await sql('select * from wnft_items order by contract_address, token_id, item'),
      assets: await sql(
        'select chain_id, address, ticker, decimals, is_listed, held, recorded from chain_assets order by address',
      ),
      collaterals: await sql('select * from collaterals order by contract_address, token_id, item'),
    }),
    async close() {
      await db.destroy()
      // A pool is done with before its connections are; one that is cut off then would complain to nobody.
      await vi.waitUntil(async () => (await sql(others))[0].count === 0, { timeout: 60_000 })
      await own.end()
      await drop()
    },
  }
}

/** Follows a test's chain into these books. */
export function follow(chain: TestChain, books: Books, over: Partial<FollowOptions> = {}): Follower {
  const { rpcUrl, deployment } = chain
  const own = { chainId: 31337, rpcUrls: [rpcUrl], mayBeAway: false, deployment, db: books.db, log: quiet }
  return followChain({ ...own, finalDepth: 1, marginSeconds, staleSeconds, pollMs: 20, ...over })
}

/** What the tables say when everything is read anew from the chain as it is now. */
export async function foldAnew(chain: TestChain, agents: readonly string[]) {
  const books = await openBooks(agents)
  const follower = follow(chain, books)
  try {
    const { number, hash } = await chain.head()
    await follower.caughtUp(number, hash)
    return await books.state()
  } finally {
    await follower.stop()
    await books.close()
  }
}
