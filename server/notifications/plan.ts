import { defaultChoices, isChosen, sendTime } from '#domain/notifications/choices.ts'
import type { PlannedDelivery } from '#outside/db/asks.ts'
import { planDeliveries, planUnreachable, type ToPlan, toPlan } from '#outside/db/deliveries.ts'
import type { Context } from '../context.ts'

/** How many notifications are planned at a time, and how many of one person: nobody's many delay another's one. */
const batch = { limit: 100, each: 10 } as const
const unreachableAtOnce = 5_000

/** Deliveries a minute and an hour to one person over one channel, so that nobody can be flooded. */
export const bounds = { aMinute: 6, anHour: 60 }

/** How long (ms) a chat message waits: whoever has the chat open has read it by then and is sent nothing. */
const readingMs = 15_000

/** Plans the deliveries of new notifications. Returns how many notifications there were. */
export async function planNew(context: Context, fence: number): Promise<number> {
  const { bot, mail } = context.channels
  await planUnreachable(context.db, fence, { hasBot: bot !== null, hasMail: mail !== null, limit: unreachableAtOnce })
  const rows = await toPlan(context.db, batch)
  for (const row of rows) {
    try {
      await planDeliveries(context.db, fence, row.id, waysOf(context, row), bounds)
    } catch (error) {
      context.log.warn(
        { err: error, notification: row.id },
        'notifications: deliveries cannot be planned, tried again at the next look',
      )
    }
  }
  return rows.length
}

/** What the channels of a notification are chosen by. */
type ToReach = Pick<ToPlan, 'event' | 'kind' | 'data' | 'reach'>

/** The deliveries of a notification; none for one that cannot be read, so that it does not hold up the others. */
export function waysOf(context: Context, row: ToReach): PlannedDelivery[] {
  try {
    return deliveriesOf(context, row)
  } catch (error) {
    context.log.error(
      { err: error, event: row.event },
      'notifications: channels cannot be chosen, the notification is shown in the app only',
    )
    return []
  }
}

function deliveriesOf(context: Context, { kind, data, reach }: ToReach): PlannedDelivery[] {
  const choices = reach.choices ?? defaultChoices
  const quiet = reach.quiet_start && reach.quiet_end ? { start: reach.quiet_start, end: reach.quiet_end } : null
  const deadline = data.deadline ? Date.parse(data.deadline) : null
  const now = context.now()
  // A test message was asked for by hand: it is sent now.
  const from = kind === 'message' ? now + readingMs : now
  const at = kind === 'test' ? now : sendTime(quiet, reach.timezone ?? 'UTC', from, deadline)
  const dueAt = new Date(at).toISOString()
  const ways = [
    ...(reach.has_bot && context.channels.bot ? [{ channel: 'bot' as const, target: '' }] : []),
    ...(reach.has_mail && context.channels.mail ? [{ channel: 'email' as const, target: '' }] : []),
    ...reach.push_ids.map((target) => ({ channel: 'push' as const, target })),
  ]
  return ways.filter(({ channel }) => isChosen(choices, kind, channel)).map((way) => ({ ...way, dueAt }))
}
