import { StartFault } from '../start-fault.ts'
import type { Db } from './pool.ts'
import { seal, unseal } from './sealed.ts'

/** What is sealed at a market's first start, to know its key again. */
const known = 'surety'

/**
 * Holds a start against what the database is: a demo market stays one (its staff keys are public), and its DATA_KEY stays the
 * same (nothing sealed could be opened with another). Throws StartFault.
 */
export async function assertSameMarket(db: Db, demo: boolean, dataKey: Buffer): Promise<void> {
  const first = { is_demo: demo, key_check: seal(dataKey, 'key', known) }
  await db.updateTable('market').set(first).where('is_demo', 'is', null).execute()
  const market = await db.selectFrom('market').select(['is_demo', 'key_check']).executeTakeFirstOrThrow()
  if (market.is_demo !== demo) {
    const [was, is] = market.is_demo ? ['a demo', 'a real'] : ['a real', 'a demo']
    throw new StartFault(`This database belongs to ${was} market; ${is} market needs one of its own.`)
  }
  if (market.key_check && !opens(dataKey, market.key_check)) {
    throw new StartFault('DATA_KEY is not the key that this database was sealed with.')
  }
}

function opens(key: Buffer, sealed: Buffer): boolean {
  try {
    return unseal(key, 'key', sealed) === known
  } catch {
    return false
  }
}
