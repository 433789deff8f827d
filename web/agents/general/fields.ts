import type { ProfileFaultAt } from '#domain/agents/profile.ts'
import type { Draft } from '../draft.ts'
import { faultWords } from '../words.ts'

/** What the fields of the general step read and change. */
export interface GeneralProps {
  readonly draft: Draft
  readonly change: (part: Partial<Draft>) => void
  readonly faults: readonly ProfileFaultAt[]
}

/** The words for what is wrong with a field, for as long as it is. */
export function errorAt(faults: readonly ProfileFaultAt[], path: string): string | null {
  const found = faults.find((fault) => fault.path === path)
  return found ? faultWords[found.fault] : null
}
