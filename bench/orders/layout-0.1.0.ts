import { readFileSync } from 'node:fs'
import type pg from 'pg'
import type { Db } from '#outside/db/pool.ts'
import { migrateOld } from '#testing/release-0.1.0/database.ts'

/** What the bench has to know of a layout of the product's tables. */
export interface Layout {
  readonly migrate: (db: Db) => Promise<void>
  /** SQL that fills a database which has the people of people.sql. */
  readonly fill: string
  /** Does once what follows commits, as the server's processes do all the time, at the end all of it; answers whether there may be more. */
  readonly follow: (client: pg.Client, isEnd: boolean) => Promise<boolean>
  /** SQL that ends every order and offer, and frees every agent's capacity. */
  readonly freeCapacity: string
  /** SQL that tells every process of an agent ($1) who was written past the functions. */
  readonly tellAgent: string
}

let planned = 0
export const layout010: Layout = {
  migrate: migrateOld,
  fill: readFileSync(new URL('layout-0.1.0.sql', import.meta.url), 'utf8'),
  /** The stamper and one reader, and a courier that is lighter than the product's: it only says that it has planned. */
  follow: async (client, isEnd) => {
    const { rows } = await client.query('select stamp_outbox() as newest, next_seq as known from market')
    const { rows: news } = await client.query(
      'select seq, topic, channel, data from outbox where seq >= $1 order by seq limit 1000',
      [rows[0].known],
    )
    if (isEnd || performance.now() - planned > 1_000) {
      planned = performance.now()
      await client.query('update notifications set planned_at = clock_timestamp() where planned_at is null')
    }
    return news.length > 0
  },
  freeCapacity: `
    update orders set status = 'cancelled' where status = 'userTransfer';
    update capacity set reserved = 0, posted = 0, allowed = 1e9, ceiling = 1e9;
    update offers set state = 'released' where state = 'live';
    select tell('capacity', null, jsonb_build_object('agent', agent_addr)) from capacity`,
  tellAgent: "select tell('agent', null, jsonb_build_object('addr', $1::text))",
}
