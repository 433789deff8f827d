import type { Halt } from '#api/halt.ts'
import { haltOf } from '#domain/swap/halt.ts'
import type { Pair } from '#domain/swap/pair.ts'
import { store, useStore } from '#web/ui/store.ts'

/** What the market does not take now, as it was told last. */
export const halts = store<readonly Halt[]>([])

/** The halt that stops a pair; null while it is taken. */
export function useHalt(pair: Pair): Halt | null {
  return haltOf(useStore(halts), pair)
}
