import { useEffect, useMemo, useState } from 'react'
import { wholeSeconds } from '#web/ui/times.ts'

const tickMs = 250

interface Standing {
  readonly createdAt: string
  readonly expiredAt: string
  readonly serverTime: string
}

/** What is left of an offer: whole seconds (one that has begun counts), and the share of its whole time. */
export interface TimeLeft {
  readonly seconds: number
  readonly share: number
}

/**
 * A clock of the milliseconds that an offer has left, from what the server's clock said when it answered (at `receivedAt` of
 * this device) and how long ago that was. A device has two clocks: one that people and networks set, and one that may stop
 * while it sleeps. The one that has gone further counts, so that neither makes an offer look longer than it is.
 */
export function clockOf({ expiredAt, serverTime }: Standing, receivedAt: number): () => number {
  const atAnswer = Date.parse(expiredAt) - Date.parse(serverTime)
  const steadyAtAnswer = performance.now() - Math.max(0, Date.now() - receivedAt)
  return () => {
    const gone = Math.max(Date.now() - receivedAt, performance.now() - steadyAtAnswer)
    return Math.max(0, atAnswer - gone)
  }
}

/** The time that an offer has left, counted down as long as it is shown. */
export function useTimeLeft(offer: Standing, receivedAt: number): TimeLeft {
  const { createdAt, expiredAt, serverTime } = offer
  const left = useMemo(
    () => clockOf({ createdAt, expiredAt, serverTime }, receivedAt),
    [createdAt, expiredAt, serverTime, receivedAt],
  )
  const [seconds, setSeconds] = useState(() => wholeSeconds(left()))
  useEffect(() => {
    const tick = () => setSeconds(wholeSeconds(left()))
    tick()
    const timer = setInterval(tick, tickMs)
    return () => clearInterval(timer)
  }, [left])
  const whole = Date.parse(expiredAt) - Date.parse(createdAt)
  return { seconds, share: Math.min(1, (seconds * 1000) / whole) }
}
