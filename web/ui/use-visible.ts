import { useSyncExternalStore } from 'react'

/** Whether the page is in sight: not behind another tab or window. */
export function useVisible(): boolean {
  return useSyncExternalStore(watch, () => document.visibilityState === 'visible')
}

function watch(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell)
  return () => document.removeEventListener('visibilitychange', tell)
}
