import { knownFiles } from '#outside/db/messages.ts'
import type { Context } from '../context.ts'

const dayMs = 86_400_000

/** Deletes files without a message: their process ended between storing the file and writing the message. */
export async function forgetLostFiles(context: Context): Promise<void> {
  // A younger file may still get its message. An id holds the moment at which it was made.
  const ids = (await context.files.list()).filter((id) => madeAt(id) < context.now() - dayMs)
  const known = new Set(await knownFiles(context.db, ids))
  for (const id of ids) if (!known.has(id)) await context.files.forget(id)
}

/** When a UUID of version 7 was made, Unix ms. */
function madeAt(id: string): number {
  return Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)
}
