import { sql } from 'kysely'
import pg from 'pg'
import { expect, inject, test } from 'vitest'
import { openDb } from './pool.ts'
import { isUnavailable, PoolFull } from './retry.ts'

test('who would wait behind too many for a connection is told at once, and the others are served', async () => {
  const db = openDb(inject('postgresUrl'))
  const holder = new pg.Client({ connectionString: inject('postgresUrl') })
  await holder.connect()
  await holder.query('select pg_advisory_lock(7399)')
  const ask = () =>
    sql`select pg_advisory_xact_lock_shared(7399)`.execute(db).then(
      () => 'served',
      (error: unknown) => error,
    )
  const queries = Array.from({ length: 400 }, ask)
  // The first to hear anything are those for whom there is no place; nobody was served yet.
  const first = await Promise.race(queries)
  expect(first).toBeInstanceOf(PoolFull)
  expect(isUnavailable(first)).toBe(true)
  await holder.query('select pg_advisory_unlock(7399)')
  await holder.end()
  const answers = await Promise.all(queries)
  const full = answers.filter((answer) => answer instanceof PoolFull)
  expect(full.length).toBeGreaterThanOrEqual(400 - 12 - 300)
  // Whoever had a place was served, or waited as long as anybody may.
  expect(answers.filter((answer) => answer !== 'served' && !isUnavailable(answer))).toEqual([])
  expect(await ask()).toBe('served')
  await db.destroy()
})

test('a connection that breaks between two queries of a transaction fails the transaction, not the process', async () => {
  const db = openDb(inject('postgresUrl'))
  const holder = new pg.Client({ connectionString: inject('postgresUrl') })
  await holder.connect()
  const broken = db.transaction().execute(async (inside) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(inside)
    const pid = rows[0]?.pid
    await holder.query('select pg_terminate_backend($1, 10000)', [pid])
    // Its end is heard here before the next query is sent.
    await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    await sql`select 1`.execute(inside)
  })
  const error = await broken.catch((reason: unknown) => reason)
  expect(isUnavailable(error), String(error)).toBe(true)
  expect((await sql<{ is: number }>`select 1 as is`.execute(db)).rows).toEqual([{ is: 1 }])
  await holder.end()
  await db.destroy()
})
