import { randomBytes } from 'node:crypto'
import pino, { type Logger } from 'pino'
import type { Db } from '#outside/db/pool.ts'
import type { Context } from '#server/context.ts'

/** As much of a context as presents orders, tells people and notes legs: a database, no HTTP, no channel. */
export function worldOn(
  db: Db,
  { key = randomBytes(32), log = pino({ level: 'silent' }) }: { key?: Buffer; log?: Logger } = {},
): Context {
  const context: Partial<Context> = {
    db,
    log,
    now: Date.now,
    settings: { keys: { data: key } } as Context['settings'],
    channels: { bot: null, mail: null } as Context['channels'],
    eventsCommitted: () => undefined,
  }
  return context as Context
}
