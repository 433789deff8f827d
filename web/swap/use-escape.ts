import { useEffect, useEffectEvent } from 'react'

const fields = 'input, textarea, select, [contenteditable]'
const layers = '[role="dialog"], [role="menu"], [role="listbox"]'

/** Calls `onLeave` when Escape is pressed, unless it belongs to a field or to a dialog or menu that is open. */
export function useEscape(onLeave: () => void): void {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    // In the capture phase: a dialog that closes by this very key press is still there to be seen.
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
      const isInField = event.target instanceof Element && event.target.closest(fields) !== null
      if (!isInField && document.querySelector(layers) === null) leave()
    }
    window.addEventListener('keydown', onKey, true)
    return () => window.removeEventListener('keydown', onKey, true)
  }, [])
}
