import { useEffect, useState } from 'react'

/** The time of a clock, in Unix ms, read again every `everyMs`: what depends on it is drawn again. */
export function useNow(clock: () => number, everyMs: number): number {
  const [now, setNow] = useState(clock)
  useEffect(() => {
    setNow(clock())
    const timer = setInterval(() => setNow(clock()), everyMs)
    return () => clearInterval(timer)
  }, [clock, everyMs])
  return now
}
