import { z } from 'zod'
import { moment, pair, uuid } from './shapes.ts'

/** What a halt stops: the market, whatever is from or to a network, or a pair in its direction. */
export const what = z.discriminatedUnion('scope', [
  z.strictObject({ scope: z.literal('market') }),
  z.strictObject({ scope: z.literal('network'), network: z.string().max(20) }),
  z.strictObject({ scope: z.literal('pair'), pair }),
])
export type What = z.output<typeof what>

/** What is not taken for a while, and why, as everybody is told. */
export const halt = z.object({ id: uuid, what, reason: z.string(), since: moment })
export type Halt = z.output<typeof halt>
