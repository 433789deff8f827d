import { momentWords } from '#web/ui/times.ts'

const daySeconds = 86_400

/** The shortest lock that backs any new order, in days: it outlasts the time that an order can need. */
export function leastLockDays(marginSeconds: number): number {
  return Math.floor(marginSeconds / daySeconds) + 1
}

/** When a lock of so many days ends, in Unix ms. */
export function lockEndMs(days: number, now: number): number {
  return now + days * daySeconds * 1000
}

/** Until when a lock of so many days backs new orders. `now` is in Unix ms. */
export function lockHint(days: number, marginSeconds: number, now: number): string {
  const last = new Date(lockEndMs(days, now) - marginSeconds * 1000).toISOString()
  const rest = Math.ceil(marginSeconds / daySeconds)
  return `Backs new orders until ${momentWords(last, now)}; the last ${rest} days only cover orders that are still open.`
}

/** What to enter instead. `most` is undefined while the wrapper's limit is not known. */
export function lockFault(least: number, most: number | undefined): string {
  return `Enter a whole number of days from ${least} to ${most ?? '…'}. A shorter lock would back no order.`
}
