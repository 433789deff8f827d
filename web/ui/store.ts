import { useSyncExternalStore } from 'react'

/** A value that lives outside React and tells who watches it. */
export interface Store<Value> {
  get(): Value
  set(value: Value): void
  watch(tell: () => void): () => void
}

export function store<Value>(first: Value): Store<Value> {
  let value = first
  const watchers = new Set<() => void>()
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return
      value = next
      for (const tell of [...watchers]) tell()
    },
    watch(tell) {
      watchers.add(tell)
      return () => watchers.delete(tell)
    },
  }
}

export function useStore<Value>(from: Store<Value>): Value {
  return useSyncExternalStore(from.watch, from.get)
}
