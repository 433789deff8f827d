import { randomInt } from 'node:crypto'
import { createDatabase } from '../market.ts'
import { type Walk, walkMarket } from './walk.ts'

/** How many steps are walked in one market before the next one begins: it stays as quick as it began, and a seed soon repeats it. */
const stepsAMarket = 10_000

/** Where a run of walks begins: WALK_SEED repeats one. Each market has the next seed. */
export const firstSeed = Number(process.env.WALK_SEED ?? randomInt(2 ** 30))

/** Walks through one new market, a copy of the migrated database, which is dropped again. */
export async function walkNewMarket(migrated: string, walk: Walk): Promise<ReadonlyMap<string, number>> {
  const database = await createDatabase(migrated)
  try {
    return await walkMarket(database.url, walk)
  } finally {
    await database.drop()
  }
}

/**
 * Walks so many steps, market after market, two side by side; no new market begins after `until` (by performance.now()). Answers
 * what was done how often, and how many steps it were. Throws at the first market in which something is wrong.
 */
export async function walkMarkets(
  migrated: string,
  steps: number,
  until = Number.POSITIVE_INFINITY,
): Promise<{ done: ReadonlyMap<string, number>; walked: number }> {
  const done = new Map<string, number>()
  let begun = 0
  let walked = 0
  const lane = async () => {
    while (begun * stepsAMarket < steps && performance.now() < until) {
      const seed = firstSeed + begun++
      for (const [what, times] of await walkNewMarket(migrated, { seed, steps: stepsAMarket, checkEvery: 2_500 })) {
        done.set(what, (done.get(what) ?? 0) + times)
      }
      walked += stepsAMarket
    }
  }
  await Promise.all([lane(), lane()])
  return { done, walked }
}

/** SQL that changes a function of the product where `from` stands in it: what a walk or its trace has to find. */
export function spoilt(name: string, from: string, to: string): string {
  const [old, now] = [from, to].map((text) => `$text$${text}$text$`)
  return `do $do$ declare was text := pg_get_functiondef('${name}'::regproc); begin
    if strpos(was, ${old}) = 0 then raise exception 'nothing to spoil'; end if;
    execute replace(was, ${old}, ${now});
  end $do$`
}
