import { knownFiles } from '#outside/db/messages.ts'
import type { Context } from '../context.ts'

const dayMs = 86_400_000

/** Takes away files that no message leads to: their sender's process ended between the disk and the database. */
export async function forgetLostFiles(context: Context): Promise<void> {
  // A younger one may still get its message; the moment at which an id was made is in it.
  const ids = (await context.files.list()).filter((id) => madeAt(id) < context.now() - dayMs)
  const known = new Set(await knownFiles(context.db, ids))
  for (const id of ids) if (!known.has(id)) await context.files.forget(id)
}

/** When a UUID of version 7 was made, Unix ms. */
function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}
