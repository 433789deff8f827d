const clock = format({ hour: '2-digit', minute: '2-digit' })
const day = format({ day: 'numeric', month: 'short' })
const dayAndYear = format({ day: 'numeric', month: 'short', year: 'numeric' })

/** Made at its first use: a browser's first format of dates takes a phone a tenth of a second, and nothing waits for it to begin. */
function format(how: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let made: Intl.DateTimeFormat | null = null
  return () => {
    made ??= new Intl.DateTimeFormat('en-GB', how)
    return made
  }
}

/** A moment in the reader's own zone, as short as it stays clear: `today 14:02`, `3 Mar 14:02`, `3 Mar 2025 14:02`. */
export function momentWords(moment: string, now: number): string {
  const then = new Date(moment)
  const today = new Date(now)
  const time = clock().format(then)
  if (then.toDateString() === today.toDateString()) return `today ${time}`
  return `${(then.getFullYear() === today.getFullYear() ? day : dayAndYear)().format(then)} ${time}`
}

/** The time of day of a moment in the reader's own zone: `14:02`. */
export function clockWords(moment: string): string {
  return clock().format(new Date(moment))
}

/** The day of a moment in the reader's own zone: `Today`, `Yesterday`, `3 Mar`, `3 Mar 2025`. */
export function dayWords(moment: string, now: number): string {
  const then = new Date(moment)
  const today = new Date(now)
  const yesterday = new Date(now)
  yesterday.setDate(today.getDate() - 1)
  if (then.toDateString() === today.toDateString()) return 'Today'
  if (then.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (then.getFullYear() === today.getFullYear() ? day : dayAndYear)().format(then)
}

/** A time that is left, in ms, as minutes and seconds: `24:18`, `0:09`, `1440:00`. Never below zero. */
export function minutesAndSeconds(left: number): string {
  const seconds = wholeSeconds(left)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** A time that is left, in ms, as whole seconds; a second that has begun counts. Never below zero. */
export function wholeSeconds(left: number): number {
  return Math.max(0, Math.ceil(left / 1000))
}

/** How long ago a moment was, both Unix ms: `just now`, `8 s ago`, `3 min ago`, `2 h ago`. */
export function ageWords(moment: number, now: number): string {
  const seconds = Math.max(0, Math.floor((now - moment) / 1000))
  if (seconds < 2) return 'just now'
  if (seconds < 90) return `${seconds} s ago`
  const minutes = Math.floor(seconds / 60)
  return minutes < 90 ? `${minutes} min ago` : `${Math.floor(minutes / 60)} h ago`
}

const units = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const

/** How long something lasts, given in seconds, in the largest unit that says it exactly: `1 minute`, `36 hours`, `2 days`. */
export function lastingWords(seconds: number): string {
  const [unit, size] = units.find(([, each]) => seconds >= each && seconds % each === 0) ?? (['second', 1] as const)
  const count = seconds / size
  return `${count} ${unit}${count === 1 ? '' : 's'}`
}
