import { useEffect } from 'react'

/**
 * Tells the layout how much of the page is in sight while a keyboard covers the rest of it. Without a keyboard, and where the page
 * itself shrinks for it, that is the whole height.
 */
export function useSeenHeight(): void {
  useEffect(() => {
    const seen = window.visualViewport
    if (!seen) return
    const root = document.documentElement
    // Zoomed in by hand, less is in sight, and the layout stays as it is.
    const tell = () => root.style.setProperty('--seen-height', `${Math.round(seen.height * seen.scale)}px`)
    tell()
    seen.addEventListener('resize', tell)
    return () => {
      seen.removeEventListener('resize', tell)
      root.style.removeProperty('--seen-height')
    }
  }, [])
}
