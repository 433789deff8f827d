import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { type OrderStep, orderSteps } from '#domain/orders/transitions.ts'

/** A walk: from which seed, over how many steps, and how often everything is checked beside what is after each step. */
export interface Walk {
  readonly seed: number
  readonly steps: number
  readonly checkEvery: number
  /** The table of steps that people go by: the product's own unless told otherwise. */
  readonly table?: readonly OrderStep[]
  /** Whose tables and functions are walked: those of this checkout unless told otherwise. */
  readonly layout?: keyof typeof layouts
  /** Changes the database before the walk begins. */
  readonly sabotage?: string
  /** Hears after each so many steps what has come of them. */
  readonly trace?: { readonly every: number; readonly note: (noted: Noted) => void }
}

/** What has come of a walk so far: a hash for each part of the state, and what was asked and answered since the last time. */
export interface Noted {
  readonly step: number
  readonly hashes: string
  readonly asked: readonly string[]
}

/** What the walk knows of tables and functions: a file for each layout there is. `now` is what this checkout migrates to. */
const layouts = { now: 'layout', '0.1.0': 'layout-0.1.0' } as const

/** Makes a market of staff, people and agents with wrapped collateral in a freshly migrated database; nobody has walked yet. */
export async function openMarket(
  client: pg.Client,
  { seed, ...how }: Pick<Walk, 'seed' | 'table' | 'layout'>,
): Promise<void> {
  await layOut(client, how)
  await client.query('select walk.begin($1)', [seed / 2 ** 31])
}

/** Writes down what a walk needs beside the product: its own schema, with nobody in it. */
export async function layOut(
  client: pg.Client,
  { table = orderSteps, layout = 'now' }: Pick<Walk, 'table' | 'layout'>,
): Promise<void> {
  for (const part of ['state', layouts[layout], 'acts', 'checks', 'market', 'trace']) {
    await client.query(readFileSync(join(import.meta.dirname, `${part}.sql`), 'utf8'))
  }
  for (const { from, by, to, capacity } of table) {
    await client.query('insert into walk.steps values ($1, $2, $3, $4)', [from, by, to, capacity])
  }
}

/**
 * Walks through a market in a freshly migrated database of its own, by the product's own functions. Answers what it has done how
 * often; throws what it found wrong, with the seed and the step that repeat it.
 */
export async function walkMarket(databaseUrl: string, walk: Walk): Promise<ReadonlyMap<string, number>> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    options: '-c timezone=UTC -c synchronous_commit=off -c jit=off -c enable_seqscan=off',
  })
  await client.connect()
  try {
    await openMarket(client, walk)
    if (walk.sabotage) await client.query(walk.sabotage)
    await walkOn(client, walk)
    await client.query('select walk.check_all()')
    const { rows } = await client.query<{ what: string; times: string }>(
      'select what, times from walk.done order by what',
    )
    return new Map(rows.map(({ what, times }) => [what, Number(times)]))
  } catch (error) {
    const { rows } = await client.query<{ at: string }>('select last_value as at from walk.step_number')
    const where = error instanceof pg.DatabaseError ? ` ${error.where}` : ''
    const reason = error instanceof Error ? error.message + where : String(error)
    throw new Error(`${reason} (step ${rows[0]?.at} of the walk from seed ${walk.seed})`, { cause: error })
  } finally {
    await client.end()
  }
}

/** One statement may run for long here, and its transactions are many. */
async function walkOn(client: pg.Client, { steps, checkEvery, trace }: Walk): Promise<void> {
  if (!trace) return void (await client.query(`call walk.run(${steps}, ${checkEvery})`))
  await client.query('set walk.is_traced = on')
  for (let walked = 0; walked < steps; ) {
    const more = Math.min(trace.every, steps - walked)
    await client.query(`call walk.run(${more}, ${checkEvery})`)
    // What is told after the order is as it would be if nothing happened for a while.
    await client.query('call walk.catch_up()')
    const { rows } = await client.query<Omit<Noted, 'step'>>('select * from walk.note()')
    walked += more
    if (rows[0]) trace.note({ step: walked, ...rows[0] })
  }
}

/** What a long walk has come to, whatever its dice: every step of an order's life, and everything else that moves capacity. */
export const everything: readonly string[] = [
  ...['offered', 'capacity', 'limit.newcomers', 'market.halted', 'option.changed', 'rate.changed'].map(
    (to) => `match ${to}`,
  ),
  ...['placed', 'offer.expired', 'offer.missing', 'offer.released', 'market.halted'].map((to) => `place ${to}`),
  ...['agentTransfer', 'cancelled', 'closed', 'rejected', 'dispute', 'order.expired'].map((to) => `move ${to}`),
  'stale order.changed',
  ...['expired', 'freed', 'offers'].map((what) => `clock ${what}`),
  ...['settle settled', 'rate rated', 'assign assigned', 'sign signed'],
  ...['userTransfer', 'agentTransfer', 'closed', 'cancelled', 'rejected', 'order.uncovered'].map(
    (to) => `decide ${to}`,
  ),
  ...['closed', 'cancelled', 'rejected', 'award.made', 'award.uncovered', 'award.too-much'].map((to) => `award ${to}`),
  ...['ends executed', 'ends paid-instead', 'ends failed', 'reopens signed'].map((what) => `chain ${what}`),
  ...['dues booked', 'dues dues.too-much', 'dues taken back'],
  ...['collateral', 'revalue', 'halt', 'ban', 'suspend'],
]
