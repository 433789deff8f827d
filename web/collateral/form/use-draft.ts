import { useState } from 'react'
import type { Scope } from '../flow/pending.ts'
import { type Draft, draftOf, emptyDraft, keepDraft } from './draft.ts'

/** What was entered, kept over a reload; null empties it. */
export function useDraft(scope: Scope) {
  const [draft, setDraft] = useState(() => draftOf(scope))
  const keep = (next: Draft | null) => {
    keepDraft(scope, next)
    setDraft(next ?? emptyDraft)
  }
  return [draft, keep] as const
}
