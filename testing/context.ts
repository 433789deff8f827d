import { randomBytes } from 'node:crypto'
import pino, { type Logger } from 'pino'
import type { Db } from '#outside/db/pool.ts'
import type { World } from '#server/context.ts'

/** As much of a world as presents orders, tells people and notes legs: a database, no edge, no way out of the house. */
export function worldOn(
  db: Db,
  { key = randomBytes(32), log = pino({ level: 'silent' }) }: { key?: Buffer; log?: Logger } = {},
): World {
  const world: Partial<World> = {
    db,
    log,
    now: Date.now,
    settings: { keys: { data: key } } as World['settings'],
    word: { bot: null, mail: null } as World['word'],
    tell: () => undefined,
  }
  return world as World
}
