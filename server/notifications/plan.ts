import { defaultChoices, isChosen, sendTime } from '#domain/notifications/choices.ts'
import type { PlannedDelivery } from '#outside/db/asks.ts'
import { planDeliveries, planUnreachable, type ToPlan, toPlan } from '#outside/db/deliveries.ts'
import type { Context } from '../context.ts'

/** How many are decided at a time, and how many of one person: nobody's many stand before another's one. */
const batch = { limit: 100, each: 10 } as const
const unreachableAtOnce = 5_000

/** Nobody’s chat, mailbox or browser can be flooded from here, whatever somebody else does to them. */
export const bounds = { aMinute: 6, anHour: 60 }

/** Whoever sits in front of the chat has read a message by then, and is sent nothing. */
const readingMs = 15_000

/** Decides of new notifications where they go and when. Answers how many there were. */
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

/** Of whom it is decided, and by what. */
type ToReach = Pick<ToPlan, 'event' | 'kind' | 'data' | 'reach'>

/** What cannot be understood goes nowhere but into the app, and is in no other's way. */
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
  // What was asked for by hand is wanted now.
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
