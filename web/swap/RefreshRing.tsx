import { useEffect, useRef, useState } from 'react'
import { swapWords } from '#web/words/swap.ts'
import css from './RefreshRing.module.css'

/** How long an estimate stands before it is asked for again, and how often the ring moves, in ms (specification §9). */
export const refreshMs = 15_000
export const tickMs = 100

const around = 2 * Math.PI * 9

/** The ring that runs down and refreshes the price; pressing it refreshes at once. It rests while nobody looks. */
export function RefreshRing({ onRefresh }: { onRefresh: () => void }) {
  const [left, setLeft] = useState(refreshMs)
  const endsAt = useRef(0)
  const refresh = useRef(onRefresh)
  useEffect(() => {
    refresh.current = onRefresh
  }, [onRefresh])

  const restart = () => {
    endsAt.current = Date.now() + refreshMs
    setLeft(refreshMs)
    refresh.current()
  }

  useEffect(() => {
    endsAt.current = Date.now() + refreshMs
    const timer = setInterval(() => {
      if (document.hidden) return
      const remaining = endsAt.current - Date.now()
      if (remaining > 0) return setLeft(remaining)
      endsAt.current = Date.now() + refreshMs
      setLeft(refreshMs)
      refresh.current()
    }, tickMs)
    return () => clearInterval(timer)
  }, [])

  const seconds = Math.ceil(left / 1000)
  return (
    <button type="button" className={css.ring} onClick={restart} aria-label={swapWords.refreshInSeconds(seconds)}>
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="12" cy="12" r="9" className={css.track} />
        <circle
          cx="12"
          cy="12"
          r="9"
          className={css.arc}
          strokeDasharray={`${(left / refreshMs) * around} ${around}`}
        />
      </svg>
      {swapWords.secondsLeft(seconds)}
    </button>
  )
}
