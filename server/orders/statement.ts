import { seal, unseal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'

/** Marks a sealed statement: the column once held plain texts. */
const mark = 'sealed:'

/** Seals the statement of a step: people write bank accounts into it. */
export function sealStatement(context: Context, orderId: string, text: string): string {
  return mark + seal(context.settings.keys.data, `statement ${orderId}`, text).toString('base64')
}

/** Opens what `sealStatement` made; older plain statements are returned as they are. */
export function openStatement(context: Context, orderId: string, kept: string | null): string | null {
  if (!kept?.startsWith(mark)) return kept
  return unseal(context.settings.keys.data, `statement ${orderId}`, Buffer.from(kept.slice(mark.length), 'base64'))
}
