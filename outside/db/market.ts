import { sql } from 'kysely'
import { StartFault } from '../start-fault.ts'
import type { Db } from './pool.ts'
import { seal, unseal } from './sealed.ts'

/** Sealed at a market's first start, to recognise its key. */
const known = 'surety'

/**
 * Checks that the settings fit the database: a demo market stays one (its staff keys are public), and DATA_KEY stays the same
 * (nothing sealed could be opened with another). Throws StartFault.
 */
export async function assertSameMarket(db: Db, demo: boolean, dataKey: Buffer): Promise<void> {
  const first = { is_demo: demo, key_check: seal(dataKey, 'key', known) }
  await db.updateTable('market').set(first).where('is_demo', 'is', null).execute()
  const market = await db.selectFrom('market').select(['is_demo', 'key_check']).executeTakeFirstOrThrow()
  if (market.is_demo !== demo) {
    const [was, is] = market.is_demo ? ['a demo', 'a real'] : ['a real', 'a demo']
    throw new StartFault(`This database belongs to ${was} market; ${is} market needs one of its own.`)
  }
  if (market.key_check && !isKeyOf(dataKey, market.key_check)) {
    throw new StartFault('DATA_KEY is not the key that this database was sealed with.')
  }
}

/**
 * After a restore. What clients remember of channels may be of a time that never was: a new epoch has them fetch everything. And what
 * some once-only reader has not come to bears transactions of another cluster, which mean nothing in this one: it is numbered next, and
 * carried out once.
 */
export async function beginAnew(db: Db): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`update market set epoch = gen_random_uuid()`.execute(trx)
    if (!(await hasTicks(trx))) return
    await sql`delete from outbox e where not exists (select from outbox_readers r where (e.xid, e.id) > (r.xid, r.id))`.execute(
      trx,
    )
    // Each reader stays where it was among what is left, in the same order: what it has carried out does not come again.
    await sql`
      update outbox_readers r set
        seq = (select max(seq + rows) - 1 from outbox_ticks) + passed.rows, xid = '3', id = passed.rows
      from outbox_readers was cross join lateral (
        select count(*) as rows from outbox e where (e.xid, e.id) <= (was.xid, was.id)
      ) passed
      where was.name = r.name
    `.execute(trx)
    await sql`
      update outbox e set xid = '3', id = left_over.place
      from (select id, row_number() over (order by xid, id) as place from outbox) left_over where left_over.id = e.id
    `.execute(trx)
    await sql`
      with past as (delete from outbox_ticks returning seq, rows)
      insert into outbox_ticks (seq, rows, from_xid, to_xid) select max(seq + rows) - 1, 1, '0', '0' from past
    `.execute(trx)
  })
}

/** Release 0.1.0 had another outbox; its databases begin anew as they are carried over. */
async function hasTicks(db: Db): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select to_regclass('outbox_ticks') is not null as is`.execute(db)
  return rows[0]?.is ?? false
}

/** Whether this is the key that a market's `key_check` was sealed with. */
export function isKeyOf(key: Buffer, sealed: Buffer): boolean {
  try {
    return unseal(key, 'key', sealed) === known
  } catch {
    return false
  }
}
