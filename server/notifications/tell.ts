import type { Place } from '#outside/db/asks.ts'
import { notifierReader, peopleToTell, type Telling, tellPeople } from '#outside/db/deliveries.ts'
import { eventsAfter, type OutboxEvent, placeOf, tick } from '#outside/db/outbox.ts'
import { isOwnFault } from '#outside/db/retry.ts'
import type { Context } from '../context.ts'
import { bounds, waysOf } from './plan.ts'

/** How many events are worked through at a time. */
const mostAtOnce = 500
/** How many batches in one run: between runs the lease is renewed and due deliveries are sent. */
const mostBatches = 10

/** The topics of events that notify people. */
export const toldTopics: ReadonlySet<string> = new Set(['order', 'message', 'told'])

/**
 * Writes the notifications of new events, batch by batch, each in one transaction with the reader's place: a batch that was cut off
 * is repeated, and nobody is notified twice. Returns whether there may be more. Only under the lease.
 */
export async function notifyOfEvents(context: Context, fence: number): Promise<boolean> {
  await tick(context.db)
  let from = await placeOf(context.db, notifierReader)
  for (let batch = 0; batch < mostBatches; batch++) {
    const events = await eventsAfter(context.db, from, mostAtOnce)
    const last = events.at(-1)
    if (!last || !(await tellBatch(context, fence, events))) return false
    context.eventsCommitted()
    if (events.length < mostAtOnce) return false
    from = last.place
  }
  return true
}

/** Writes a batch's notifications; of one that fails as a whole, each half by itself. Returns false without the lease. */
async function tellBatch(context: Context, fence: number, events: readonly OutboxEvent[]): Promise<boolean> {
  const last = events.at(-1) as OutboxEvent
  try {
    return await tellPeople(context.db, fence, await telling(context, events, last.place))
  } catch (error) {
    if (!isOfItself(error) && !(events.length > 1 && isTooMuch(error))) throw error
    if (events.length === 1) {
      context.log.error(
        { err: error, topic: last.topic, seq: last.seq },
        'notifications: an event cannot be made notifications and is skipped',
      )
      return tellPeople(context.db, fence, { rows: [], bounds, place: last.place })
    }
  }
  const half = events.length >> 1
  return (await tellBatch(context, fence, events.slice(0, half))) && tellBatch(context, fence, events.slice(half))
}

/** Whether the event itself causes the error (its data are wrong or misread), not a database that is away or busy. */
function isOfItself(error: unknown): boolean {
  return error instanceof TypeError || error instanceof RangeError || isOwnFault(error)
}

/** Whether the statement timed out: a smaller batch may succeed. */
function isTooMuch(error: unknown): boolean {
  return sqlStateOf(error) === '57014'
}

function sqlStateOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

async function telling(context: Context, events: readonly OutboxEvent[], place: Place): Promise<Telling> {
  const heard = events.filter(({ topic }) => toldTopics.has(topic))
  const toTell = heard.length === 0 ? [] : await peopleToTell(context.db, heard)
  const rows = toTell.map(({ place: at, reach, order_id, created_at, ...row }) => ({
    ...row,
    orderId: order_id,
    createdAt: created_at,
    from: row.kind === 'message' ? String(heard[at]?.data.role) : null,
    ways: waysOf(context, { ...row, reach }),
  }))
  return { rows, bounds, place }
}
