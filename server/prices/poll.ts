import { saveRates } from '#outside/db/prices.ts'
import type { PriceSource } from '#outside/prices/snapshot.ts'
import type { World } from '../world.ts'

/** For how long the last good price of a symbol may be used, in seconds (DESIGN §4.2). */
const validSeconds = 600

/** Asks every source and keeps what it says. A source that fails keeps its last word until that is too old. */
export async function pollPrices(world: World, sources: readonly PriceSource[]): Promise<void> {
  for (const source of sources) {
    const found = await source.fetch(world.now())
    await saveRates(world.db, source.code, found, validSeconds)
  }
  if (sources.length > 0) world.tell()
}
