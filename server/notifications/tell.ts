import type { Place } from '#outside/db/asks.ts'
import { notifierReader, peopleToTell, type Telling, tellPeople } from '#outside/db/deliveries.ts'
import { type News, newsAfter, placeOf, tick } from '#outside/db/outbox.ts'
import type { World } from '../world.ts'
import { bounds, waysOf } from './plan.ts'

/** How many events are told at a time. */
const mostAtOnce = 500

/** The topics of events that people may be told of. */
export const toldTopics: ReadonlySet<string> = new Set(['order', 'message', 'told'])

/**
 * Tells people of what has happened since this was last done, batch by batch, each in one transaction with how far it goes: a batch
 * that was cut off is told again, and nobody is told twice. Answers whether anything was looked through. Only under the lease.
 */
export async function tellNews(world: World, fence: number): Promise<boolean> {
  await tick(world.db)
  let from = await placeOf(world.db, notifierReader)
  for (let isAny = false; ; isAny = true) {
    const news = await newsAfter(world.db, from, mostAtOnce)
    const last = news.at(-1)
    if (!last) return isAny
    if (!(await tellBatch(world, fence, news, last.place))) return isAny
    world.tell()
    if (news.length < mostAtOnce) return true
    from = last.place
  }
}

/** Tells of a batch; of one that cannot be told whole, each event alone. Answers false where the lease is another's. */
async function tellBatch(world: World, fence: number, news: readonly News[], place: Place): Promise<boolean> {
  try {
    return await tellPeople(world.db, fence, await telling(world, news, place))
  } catch (error) {
    if (!isOfItself(error)) throw error
    const [only] = news
    if (news.length === 1 && only) {
      world.log.error({ err: error, topic: only.topic, seq: only.seq }, 'an event cannot be told and is passed over')
      return tellPeople(world.db, fence, { rows: [], bounds, place })
    }
  }
  for (const each of news) if (!(await tellBatch(world, fence, [each], each.place))) return false
  return true
}

/** Whether it lies in what is to be told, and not in the database being away or busy: data that cannot be, or that we misread. */
function isOfItself(error: unknown): boolean {
  if (error instanceof TypeError || error instanceof RangeError) return true
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return /^(22|23)/.test(code)
}

async function telling(world: World, news: readonly News[], place: Place): Promise<Telling> {
  const heard = news.filter(({ topic }) => toldTopics.has(topic))
  const toTell = heard.length === 0 ? [] : await peopleToTell(world.db, heard)
  const rows = toTell.map(({ place: at, reach, order_id, created_at, ...row }) => ({
    ...row,
    orderId: order_id,
    createdAt: created_at,
    from: row.kind === 'message' ? String(heard[at]?.data.role) : null,
    ways: waysOf(world, { ...row, reach }),
  }))
  return { rows, bounds, place }
}
