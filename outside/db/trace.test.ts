import { describe, expect, inject, test } from 'vitest'
import { spoilt, walkNewMarket } from '#testing/simulation/markets.ts'
import { firstDifference, readTraces, traceOf } from '#testing/simulation/traces.ts'
import type { Walk } from '#testing/simulation/walk.ts'

const reference = readTraces()
const walkIn = (walk: Walk) => walkNewMarket(inject('migratedDatabase'), walk)

test.each([1, 2])(
  'a walk from seed %i comes to what it came to with the functions of release 0.1.0',
  {
    timeout: 120_000,
  },
  async (seed) => {
    const trace = await traceOf(seed, walkIn)
    expect(firstDifference(trace, reference[seed] ?? [])).toBeNull()
  },
)

/** What nothing in the walk demands, and only the trace sees: which function, what is another in it, and where that shows. */
const faults: readonly [string, string, string][] = [
  [
    'a share that is rounded otherwise',
    spoilt('share_fee', 'trunc(fee.amount_usd * t.percent / 100, 6)', 'trunc(fee.amount_usd * t.percent / 100, 3)'),
    'shares',
  ],
  [
    'a swap that stays listed in its dispute',
    spoilt('note_trade', "if h.old = 'closed' then", 'if false then'),
    'trades',
  ],
  [
    'somebody who is told of their own step',
    spoilt('people_to_tell', "where data->>'by' <> data->>'agent'", 'where true'),
    'notifications',
  ],
  [
    'a list that nobody is told to fetch',
    spoilt('take_step', "'agent', o.agent_addr", "'agent', o.user_addr"),
    'published',
  ],
  ['a hold of another length', spoilt('move_capacity', '+ hold_seconds *', '+ 2 * hold_seconds *'), 'orders'],
]

describe('the trace differs by', () => {
  test.each(faults)('%s', { timeout: 120_000 }, async (_what, sabotage, part) => {
    const trace = await traceOf(3, (walk) => walkIn({ ...walk, steps: 1_000, sabotage }))
    expect(firstDifference(trace, reference[3]?.slice(0, 10) ?? [])?.parts).toContain(part)
  })
})
