import { useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How near to its end a list counts as looked at to the end, in px. */
const nearEnd = 60

/**
 * Keeps the reader's place in a list that grows at both ends: whoever is at the end stays there, whoever reads back keeps what
 * they read where it is, also when older messages come above it. Who comes for the message `sought` (its id, or empty) is shown
 * that one first, once it is here.
 */
export function usePlace(oldestId: string | undefined, sought: string) {
  const frame = useRef<HTMLElement>(null)
  const [isAtEnd, setAtEnd] = useState(true)
  const stays = useRef(true)
  const before = useRef({ oldestId, height: 0 })
  const shown = useRef('')

  const toEnd = () => {
    stays.current = true
    setAtEnd(true)
    if (frame.current) frame.current.scrollTop = frame.current.scrollHeight
  }
  const onScroll = () => {
    const list = frame.current
    if (!list) return
    stays.current = list.scrollHeight - list.scrollTop - list.clientHeight < nearEnd
    setAtEnd(stays.current)
  }

  useLayoutEffect(() => {
    const list = frame.current
    if (!list) return
    const found = sought !== shown.current ? document.getElementById(sought) : null
    if (found) {
      shown.current = sought
      stays.current = false
      found.scrollIntoView({ block: 'center' })
    } else if (stays.current) list.scrollTop = list.scrollHeight
    else if (before.current.oldestId !== oldestId) list.scrollTop += list.scrollHeight - before.current.height
    before.current = { oldestId, height: list.scrollHeight }
  })

  useEffect(() => {
    const list = frame.current
    if (!list) return
    // The list gets shorter when a keyboard opens, and its content longer when something is drawn late.
    const watcher = new ResizeObserver(() => {
      if (stays.current) list.scrollTop = list.scrollHeight
      before.current.height = list.scrollHeight
    })
    watcher.observe(list)
    for (const child of list.children) watcher.observe(child)
    return () => watcher.disconnect()
  }, [])

  return { frame, isAtEnd, onScroll, toEnd }
}
