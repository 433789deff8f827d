import { useEffect, useRef, useState } from 'react'

/** The least time between two announcements, in ms: a screen reader shall not be talking all the time. */
const restMs = 10_000

/** The text, changing at most once in `restMs`; an empty text at once. Null leaves what was said. */
export function useUnhurried(text: string | null): string {
  const [said, setSaid] = useState('')
  const saidAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (text === null || text === said) return
    const say = () => {
      if (text !== '') saidAt.current = Date.now()
      setSaid(text)
    }
    const wait = text === '' ? 0 : Math.max(0, saidAt.current + restMs - Date.now())
    const timer = setTimeout(say, wait)
    return () => clearTimeout(timer)
  }, [text, said])
  return said
}
