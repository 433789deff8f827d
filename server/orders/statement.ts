import { seal, unseal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'

/** Before what is sealed in a column that held plain texts once. */
const mark = 'sealed:'

/** What somebody says to a step, as its column keeps it: people write down accounts there. */
export function sealStatement(context: Context, orderId: string, text: string): string {
  return mark + seal(context.settings.keys.data, `statement ${orderId}`, text).toString('base64')
}

/** Opens what `sealStatement` made; what was written before there was sealing is as it is. */
export function openStatement(context: Context, orderId: string, kept: string | null): string | null {
  if (!kept?.startsWith(mark)) return kept
  return unseal(context.settings.keys.data, `statement ${orderId}`, Buffer.from(kept.slice(mark.length), 'base64'))
}
