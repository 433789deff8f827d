const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** How long a price of a market that never closes may be used, in ms. */
export const liveMs = 600_000

/** How long after its next scheduled publication a daily reference rate may still be used, in ms. */
const graceMs = 2 * hourMs

/** When the central bank publishes the reference rates of this day (`YYYY-MM-DD`): 16:00 in Frankfurt. Unix ms. */
export function publishedAt(day: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`)
  return midnight + (isSummer(midnight) ? 14 : 15) * hourMs
}

/** Until when the reference rates of this day (`YYYY-MM-DD`) may be used: two hours after the next ones are due. Unix ms. */
export function dailyUntil(day: string): number {
  let next = Date.parse(`${day}T00:00:00Z`) + dayMs
  while (!isWorkingDay(next)) next += dayMs
  return publishedAt(new Date(next).toISOString().slice(0, 10)) + graceMs
}

/** Whether the payment system of the central bank (TARGET) works on the day that begins at `midnight` (UTC, Unix ms). */
function isWorkingDay(midnight: number): boolean {
  const date = new Date(midnight)
  const weekday = date.getUTCDay()
  if (weekday === 0 || weekday === 6) return false
  const day = `${date.getUTCMonth() + 1}-${date.getUTCDate()}`
  if (['1-1', '5-1', '12-25', '12-26'].includes(day)) return false
  const fromEaster = (midnight - easterSunday(date.getUTCFullYear())) / dayMs
  return fromEaster !== -2 && fromEaster !== 1
}

/** Easter Sunday of the Gregorian calendar, by the anonymous algorithm of 1876. Midnight UTC, Unix ms. */
function easterSunday(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor((b + 8) / 25)
  const e = Math.floor((b - d + 1) / 3)
  const h = (19 * a + b - Math.floor(b / 4) - e + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return Date.UTC(year, Math.floor(sum / 31) - 1, (sum % 31) + 1)
}

/** Whether clocks in Frankfurt are at summer time in the afternoon of the day that begins at `midnight`. */
function isSummer(midnight: number): boolean {
  const year = new Date(midnight).getUTCFullYear()
  return midnight >= lastSunday(year, 2) && midnight < lastSunday(year, 9)
}

function lastSunday(year: number, month: number): number {
  const last = Date.UTC(year, month + 1, 0)
  return last - new Date(last).getUTCDay() * dayMs
}
