import type { RequisiteFault } from '#domain/agents/requisite.ts'
import type { Entry, freeChoices } from './entry.ts'

/** What each section of the requisite form reads and changes. */
export interface SectionProps {
  readonly entry: Entry
  readonly free: ReturnType<typeof freeChoices>
  readonly fault: RequisiteFault | null
  readonly change: (part: Partial<Entry>) => void
}
