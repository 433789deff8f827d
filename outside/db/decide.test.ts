import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { createDatabase } from '#testing/market.ts'
import { describeSchema } from './catalogue.ts'
import { DecisionSilent, type Decisions, DecisionUnknown, decide, decisions } from './decide.ts'
import { type Db, openDb } from './pool.ts'

type Name = keyof Decisions
const names = Object.keys(decisions) as Name[]
/** The name and what it is asked with; the types of asks are of no matter here. */
const decided = (name: Name): Promise<unknown> => decide(db, name as 'free_hold', askOf[name] as never)

let db: Db
let drop: () => Promise<void>
/** By name, what each function takes: an empty ask, or none. */
const askOf: Partial<Record<string, object>> = {}
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  db = openDb(database.url)
  drop = async () => {
    await db.destroy()
    await database.drop()
  }
})
afterAll(() => drop())

test('the decisions that are named here are those that the database has', async () => {
  const { functions } = await describeSchema(db)
  const marked = Object.entries(functions).filter(([, { comment }]) => comment?.startsWith('decision:'))
  expect(marked.map(([signature]) => signature.replace(/\(.*/, '')).sort()).toEqual(names.toSorted())
  for (const [signature, { result }] of marked) {
    expect(signature).toMatch(/\((jsonb)?\)$/)
    expect(result).toBe('jsonb')
    if (signature.endsWith('(jsonb)')) askOf[signature.replace('(jsonb)', '')] = {}
  }
})

/** Puts a body in the place of a decision's own. */
async function plant(name: Name, body: string): Promise<void> {
  const taken = askOf[name] ? 'ask jsonb' : ''
  await sql.raw(`drop function ${name}(${askOf[name] ? 'jsonb' : ''}) cascade`).execute(db)
  await sql
    .raw(`create function ${name}(${taken}) returns jsonb language plpgsql as $$ begin ${body} end $$`)
    .execute(db)
}

test.each(names)('%s that says nothing is a fault of ours', async (name) => {
  await plant(name, 'return null;')
  await expect(decided(name)).rejects.toThrow(DecisionSilent)
  await expect(decided(name)).rejects.toThrow(`${name} said nothing`)
})

test.each(names)('a fault that is not in its list is no refusal of %s', async (name) => {
  await plant(name, `return '{"fault": "sun.shines"}';`)
  await expect(decided(name)).rejects.toThrow(new DecisionUnknown(name, 'fault sun.shines'))
})

test.each(names.filter((name) => decisions[name].fields.length > 0))(
  'an answer of %s that lacks a field is none',
  async (name) => {
    await plant(name, `return '{}';`)
    await expect(decided(name)).rejects.toThrow(new DecisionUnknown(name, `no ${decisions[name].fields[0]}`))
  },
)

describe('what a decision says', () => {
  const ask = { orderId: 'x', by: 'y' }
  beforeEach(() => sql`create sequence if not exists tries`.execute(db))

  test.each([
    ['its answer', `return '{"more": 1}';`, { answer: { more: 1 } }],
    ['its fault', `return '{"fault": "award.made"}';`, { fault: 'award.made', values: {} }],
    ['values', `return '{"fault": "award.made", "values": {"n": 1}}';`, { fault: 'award.made', values: { n: 1 } }],
    [
      'what it says once it has lost three races',
      `if nextval('tries') % 4 > 0 then raise exception 'lost' using errcode = '40001'; end if; return '{}';`,
      { answer: {} },
    ],
  ])('%s', async (_what, body, expected) => {
    await plant('settle_order', body)
    expect(await decide(db, 'settle_order', ask)).toMatchObject(expected)
  })

  test('a fault that is of no list is a fault of ours, and what was asked is not in it', async () => {
    await plant('settle_order', `return jsonb_build_object('fault', ask::text);`)
    await expect(decide(db, 'settle_order', ask)).rejects.toThrow(
      new DecisionUnknown('settle_order', 'fault that is none'),
    )
  })

  test('a race that is lost within a transaction ends it', async () => {
    await plant('settle_order', `raise exception 'lost' using errcode = '40001';`)
    const lost = db.transaction().execute((trx) => decide(trx, 'settle_order', ask))
    await expect(lost).rejects.toMatchObject({ code: '40001' })
  })
})

test('a decision is prepared once a connection', async () => {
  await plant('settle_order', `return '{}';`)
  const prepared = await db.connection().execute(async (held) => {
    for (let i = 0; i < 3; i++) await decide(held, 'settle_order', { orderId: String(i), by: 'y' })
    const calls = await sql<{ name: string; calls: number }>`
      select name, (generic_plans + custom_plans)::int as calls from pg_prepared_statements where name = 'settle_order'
    `.execute(held)
    return calls.rows
  })
  expect(prepared).toEqual([{ name: 'settle_order', calls: expect.any(Number) }])
  expect(prepared[0]?.calls).toBeGreaterThanOrEqual(3)
})
