import { useRef } from 'react'

/**
 * Starts something only while it is not under way: a second press that comes before the screen has been drawn again does
 * nothing. What is started calls `done` when it has ended, well or not.
 */
export function useSingle(): (start: (done: () => void) => void) => void {
  const isUnderWay = useRef(false)
  return (start) => {
    if (isUnderWay.current) return
    isUnderWay.current = true
    start(() => {
      isUnderWay.current = false
    })
  }
}
