import { useEffect, useEffectEvent, useState } from 'react'
import css from './Countdown.module.css'

const tickMs = 250

/**
 * The time that is left until a moment, by a clock that is given (the server's). Ticks as long as it is shown; `onEnd` is
 * called once, when nothing is left.
 */
export function useTimeLeft(until: string, now: () => number, onEnd?: () => void): number {
  const end = Date.parse(until)
  const [left, setLeft] = useState(() => Math.max(0, end - now()))
  const tick = useEffectEvent(() => {
    const rest = Math.max(0, end - now())
    setLeft(rest)
    if (rest === 0) onEnd?.()
    return rest > 0
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another end is another countdown
  useEffect(() => {
    if (!tick()) return
    const timer = setInterval(() => tick() || clearInterval(timer), tickMs)
    return () => clearInterval(timer)
  }, [end])
  return left
}

interface CountdownProps {
  readonly until: string
  readonly now: () => number
  /** How the time that is left is written. */
  readonly write: (left: number) => string
  readonly label: string
  readonly onEnd?: () => void
}

/** A countdown with what it counts to. It is not announced at each tick. */
export function Countdown({ until, now, write, label, onEnd }: CountdownProps) {
  const left = useTimeLeft(until, now, onEnd)
  return (
    <span className={css.countdown} role="timer" aria-label={label}>
      <span className={css.left}>{write(left)}</span>
      <span className={css.label}>{label}</span>
    </span>
  )
}
