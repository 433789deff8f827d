import type { ReplyOf } from '#api/endpoint.ts'
import type { giveConnectionToken as endpoint } from '#api/realtime.ts'
import type { Asker, Context } from '../context.ts'

/** A token for the connection itself. */
export async function giveConnectionToken(context: Context, asker: Asker): Promise<ReplyOf<typeof endpoint>> {
  return { token: await context.realtime.connectionToken(asker) }
}
