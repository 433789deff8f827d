/** The outcome of a delivery, as its channel reports it. */
export type SendOutcome =
  | { readonly kind: 'sent' }
  /** Surely not delivered, and worth trying again; `afterMs`: the pause that the service asked for. */
  | { readonly kind: 'later'; readonly fault: string; readonly afterMs: number | null }
  /** Surely not delivered, and never will be; `isGone`: the contact does not exist any more. */
  | { readonly kind: 'refused'; readonly fault: string; readonly isGone: boolean }
  /** Handed over, and no answer: it may have arrived. */
  | { readonly kind: 'unknown'; readonly fault: string }

const firstMs = 5_000
const longestMs = 3_600_000

/** How long to wait after the `tries`-th failure, in ms: twice as long each time, up to an hour, and never less than was asked. */
export function pauseAfter(tries: number, askedMs: number | null): number {
  const growing = Math.min(firstMs * 2 ** Math.max(0, tries - 1), longestMs)
  return Math.max(growing, askedMs ?? 0)
}

/** A notification is worth sending for a day; later it would only mislead. */
export const worthSendingMs = 86_400_000
