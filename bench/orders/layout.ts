import { readFileSync } from 'node:fs'
import { migrate } from '#outside/db/migrate.ts'
import type { Layout } from './layout-0.1.0.ts'

let notifiedAt = 0

/** The layout of this checkout: all that the figures of orders have to know of it. */
export const layoutNow: Layout = {
  migrate,
  fill: readFileSync(new URL('layout.sql', import.meta.url), 'utf8'),
  /** Numbers, one reader, and once a second what people are told of, which goes nowhere but into the app. */
  follow: async (client, isEnd) => {
    const { rows } = await client.query(
      "select (tick()->>'newest')::bigint as newest, to_xid from outbox_ticks order by seq desc limit 1",
    )
    const { rows: news } = await client.query(
      'select topic, data from outbox where xid >= $1::xid8 order by xid, id limit 1000',
      [rows[0].to_xid],
    )
    if (isEnd || performance.now() - notifiedAt > 300) {
      notifiedAt = performance.now()
      while ((await client.query('select bench_tell() as told')).rows[0].told > 0);
    }
    return news.length > 0
  },
  freeCapacity: `
    update orders set status = 'cancelled', lock_kind = 'none', locked_usd = 0 where status = 'userTransfer';
    update capacity set locked = 0, allowed = 1e9, ceiling = 1e9, newcomers_at_most = 0;
    update offers set ended = 'released' where id in (select offer_id from reservations);
    delete from reservations;
    select emit('capacity', jsonb_build_object('agent', agent_addr)) from capacity`,
  tellAgent: "select emit('agent', jsonb_build_object('addr', $1::text))",
}
