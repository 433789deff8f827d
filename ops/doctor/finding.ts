/** What the doctor found about one part: well, worth a look, or broken; and what to do about it. */
export interface Finding {
  readonly part: string
  readonly state: 'well' | 'look' | 'broken'
  readonly says: string
  /** null when there is nothing to do. */
  readonly advice: string | null
}

/** Nothing to do. */
export function well(part: string, says: string): Finding {
  return { part, state: 'well', says, advice: null }
}

/** It works, but somebody should look at it. */
export function worthALook(part: string, says: string, advice: string): Finding {
  return { part, state: 'look', says, advice }
}

/** It does not work. */
export function broken(part: string, says: string, advice: string): Finding {
  return { part, state: 'broken', says, advice }
}

/** What an error says, in one line; of a call that failed, why. */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  if (error instanceof TypeError && error.cause !== undefined) return reasonOf(error.cause)
  const text = error instanceof Error ? error.message : String(error)
  return text.split('\n')[0]?.trim() || 'no reason given'
}
