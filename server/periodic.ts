import type { Logger } from 'pino'
import { Loop } from './loop.ts'

/** Periodic work of a process. */
interface Periodic {
  readonly everyMs: number
  /** When it runs first after the start (ms); by default after one interval. */
  readonly firstMs?: number
  /** Only the process with this lease does it; null: every process does. */
  readonly lease: string | null
  readonly what: string
  readonly where: string
}

const minute = 60_000
const hour = 60 * minute

/**
 * All periodic work in one table. Besides, `server/jobs/` has one loop for each followed chain (lease `chain:<id>`), one for each
 * network watched for payments (`payments:<network>`), and the bot's long poll (`notifications`). Whether work is due, the
 * database's clock decides, not these intervals.
 */
export const periodic = {
  leases: {
    everyMs: 1_000,
    lease: null,
    what: 'Keeps the leases of this process and takes free ones',
    where: 'server/leases.ts',
  },
  outbox: {
    everyMs: 200,
    lease: null,
    what: 'Numbers committed events and carries them to the cache, to people known here, and to listeners',
    where: 'server/realtime/tail.ts',
  },
  'work-hours': {
    everyMs: 250,
    lease: null,
    what: 'Begins and ends agents’ working hours in the book, on the minute',
    where: 'server/swap/work-hours.ts',
  },
  'pair-news': {
    everyMs: 250,
    lease: null,
    what: 'Tells listeners of a pair that its best price or its limit changed',
    where: 'server/swap/pair-invalidations.ts',
  },
  'self-check': {
    everyMs: 10_000,
    lease: null,
    what: 'Compares some agents of the book with the database, mends and counts what differs',
    where: 'server/swap/self-check.ts',
  },
  centrifugo: {
    everyMs: 200,
    lease: 'centrifugo',
    what: 'Hands events on to Centrifugo and cuts ended sessions there',
    where: 'server/realtime/relay.ts',
  },
  notifications: {
    everyMs: 1_000,
    lease: 'notifications',
    what: 'Tells people what happened: writes notifications, plans and sends mails, pushes and bot messages',
    where: 'server/jobs/notification-dispatcher.ts',
  },
  prices: {
    everyMs: 5_000,
    lease: 'prices',
    what: 'Asks price sources whose time it is',
    where: 'server/prices/poll.ts',
  },
  expiry: {
    everyMs: 1_000,
    lease: 'clock',
    what: 'Ends offers, transfer windows and holds whose time is over',
    where: 'server/jobs/clock.ts',
  },
  'payment-legs': {
    everyMs: 5_000,
    lease: 'clock',
    what: 'Notes where the crypto of new orders is to arrive',
    where: 'server/order-payments.ts',
  },
  revaluation: {
    everyMs: minute,
    lease: 'clock',
    what: 'Sets what every agent may promise, at the rates of now',
    where: 'server/jobs/clock.ts',
  },
  partitions: {
    everyMs: minute,
    lease: 'clock',
    what: 'Makes the outbox’s partitions of the next days and drops those that are read and old',
    where: 'outside/db/outbox.ts',
  },
  'old-notifications': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Forgets notifications older than their time',
    where: 'outside/db/notifications.ts',
  },
  'old-legs': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Stops watching the payments of orders that have been over for a day',
    where: 'outside/db/payments.ts',
  },
  'stray-payments': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Forgets payments that belong to no order',
    where: 'outside/db/payments.ts',
  },
  'price-history': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Thins the history of prices, and forgets snapshots that no offer was priced with',
    where: 'outside/db/prices.ts',
  },
  'wasted-orders': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Forgets which orders wasted an agent’s time, a day later',
    where: 'outside/db/orders.ts',
  },
  'old-sessions': {
    everyMs: 10 * minute,
    lease: 'clock',
    what: 'Forgets sessions that ended',
    where: 'outside/db/sessions.ts',
  },
  'lost-files': {
    everyMs: 6 * hour,
    firstMs: 5 * minute,
    lease: 'clock',
    what: 'Deletes files that no message names',
    where: 'server/messages/forget-lost.ts',
  },
  redaction: {
    everyMs: hour,
    firstMs: minute,
    lease: 'clock',
    what: 'Forgets bank details and files of orders that have been over for REDACT_DAYS',
    where: 'server/orders/redact.ts',
  },
} as const satisfies Record<string, Periodic>

export type PeriodicName = keyof typeof periodic

/** The loop of a row of the table, not started yet. */
export function loopOf(name: PeriodicName, log: Pick<Logger, 'info' | 'warn'>, work: () => unknown): Loop {
  const { everyMs, firstMs = everyMs }: Periodic = periodic[name]
  return new Loop({ name, everyMs, firstMs, log, work })
}
