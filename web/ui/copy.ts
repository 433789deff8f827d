import { log } from './log.ts'

/** How long a copy is confirmed, in ms (specification, first file §9). */
export const copiedMs = 2_000

/** Copies a text. A refusal is only logged; the answer tells whether it worked. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch (fault) {
    log('copying failed', fault)
    return false
  }
}
