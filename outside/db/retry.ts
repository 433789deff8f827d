import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** Serialisation failure, deadlock, lock not available: the statement did nothing and may be sent again. */
const passing = new Set(['40001', '40P01', '55P03'])

/**
 * The database cannot serve now: no connection, shutting down, too many connections, read-only, cancelled by its time limit, or
 * every try of a decision lost its race.
 */
const unavailable = new Set([
  ...['53300', '57014', '57P01', '57P02', '57P03', '25006', '08006', '08001', '08003', '25P03'],
  ...passing,
])

/** Too many wait for a connection already. */
export class PoolFull extends Error {
  constructor() {
    super('too many queries wait for a connection')
  }
}

/** Runs a decision again when it lost a race inside the database: at most `tries` times, with growing random pauses. */
export async function retried<T>(run: () => Promise<T>, tries = 5): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await run()
    } catch (error) {
      if (attempt >= tries || !isPassing(error)) throw error
      await wait(Math.random() * 10 * 2 ** attempt)
    }
  }
}

/** Whether a statement lost a race inside the database and did nothing. */
export function isPassing(error: unknown): boolean {
  return passing.has(sqlState(error))
}

/** Whether a statement failed by its own data (SQLSTATE class 22 or 23), so that trying again is useless. */
export function isOwnFault(error: unknown): boolean {
  return /^(22|23)/.test(sqlState(error))
}

/** Whether an error means that the database cannot serve right now, rather than that we asked something wrong. */
export function isUnavailable(error: unknown): boolean {
  if (error instanceof PoolFull || unavailable.has(sqlState(error))) return true
  if (!(error instanceof Error)) return false
  if (/timeout exceeded when trying to connect|Connection terminated|Client has encountered/.test(error.message))
    return true
  return 'code' in error && (error.code === 'ECONNREFUSED' || error.code === 'ECONNRESET' || error.code === 'ENOENT')
}

function sqlState(error: unknown): string {
  return error instanceof pg.DatabaseError ? (error.code ?? '') : ''
}
