import { expect, inject, test } from 'vitest'
import { walkNewMarket } from '../simulation/markets.ts'
import { firstDifference, readTraces, tracedSeeds, traceOf } from '../simulation/traces.ts'

const reference = readTraces()

test.each(tracedSeeds)(
  'a walk from seed %i comes to what it came to with the functions of release 0.1.0',
  async (seed) => {
    const trace = await traceOf(seed, (walk) => walkNewMarket(inject('migratedDatabase'), walk))
    expect(firstDifference(trace, reference[seed] ?? [])).toBeNull()
  },
)
