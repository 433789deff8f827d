import type { read as endpoint } from '#api/dashboard.ts'
import type { ReplyOf } from '#api/endpoint.ts'
import type { Context, SignedIn } from '../context.ts'
import { figuresOf } from './figures.ts'

/** The figures, for super users. */
export async function readDashboard(context: Context, _asker: SignedIn): Promise<ReplyOf<typeof endpoint>> {
  return { figures: await figuresOf(context) }
}
