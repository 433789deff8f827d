import { parentPort } from 'node:worker_threads'
import type { ContentType } from '#domain/blog/post.ts'
import { sanitisedHtml, TooDeep } from './sanitise.ts'

/** One text to be made HTML, as the thread is asked. */
export interface Task {
  readonly id: number
  readonly contentType: ContentType
  readonly content: string
  readonly forKeeping: boolean
}

/** What came of a task. `bug`: our own, in words for the log. */
export type Done = { readonly id: number } & (
  | { readonly html: string }
  | { readonly fault: 'too-deep' }
  | { readonly bug: string }
)

parentPort?.on('message', ({ id, contentType, content, forKeeping }: Task) => {
  parentPort?.postMessage(done(id, contentType, content, forKeeping))
})

function done(id: number, contentType: ContentType, content: string, forKeeping: boolean): Done {
  try {
    return { id, html: sanitisedHtml(contentType, content, forKeeping) }
  } catch (error) {
    // A text that overflows the stack is nested too deeply, too.
    if (error instanceof TooDeep || error instanceof RangeError) return { id, fault: 'too-deep' }
    return { id, bug: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}
