import { useSyncExternalStore } from 'react'

/** Whether the machine has a network, as far as the browser knows. */
export function useOnline(): boolean {
  return useSyncExternalStore(watch, () => navigator.onLine)
}

function watch(tell: () => void): () => void {
  for (const event of ['online', 'offline']) addEventListener(event, tell)
  return () => {
    for (const event of ['online', 'offline']) removeEventListener(event, tell)
  }
}
