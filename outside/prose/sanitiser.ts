import { Worker } from 'node:worker_threads'
import type { ContentType } from '#domain/blog/post.ts'
import type { Done, Task } from './worker.ts'

/** `too-deep`: nested beyond what is shown. `too-slow`: it took longer than any text should. `busy`: too many wait. */
export type PurifyFault = 'too-deep' | 'too-slow' | 'busy'
export type Purified = { readonly html: string } | { readonly fault: PurifyFault }

type Waiting = { readonly task: Task; readonly answer: (said: Purified) => void; readonly fail: (error: Error) => void }

const patience = { task: 10_000, idle: 60_000, waiting: 32 } as const

/**
 * Turns posts' contents into sanitised HTML, one at a time, in a thread that starts with the first one and ends after an idle minute.
 * A text that takes too long loses its thread; other requests are not affected.
 */
export class Sanitiser {
  #thread: Worker | null = null
  #waiting: Waiting[] = []
  #timer: NodeJS.Timeout | undefined
  #lastId = 0

  /** The HTML of a content. `forKeeping`: as the database keeps it, without what is added when it is shown. */
  async purify(contentType: ContentType, content: string, forKeeping = false): Promise<Purified> {
    if (this.#waiting.length >= patience.waiting) return { fault: 'busy' }
    this.#lastId += 1
    const task: Task = { id: this.#lastId, contentType, content, forKeeping }
    return new Promise((answer, fail) => {
      this.#waiting.push({ task, answer, fail })
      if (this.#waiting.length === 1) this.#begin()
    })
  }

  /** Ends the thread; waiting requests fail. */
  async stop(): Promise<void> {
    const [thread, waiting] = [this.#thread, this.#waiting]
    this.#forget()
    this.#waiting = []
    for (const { answer } of waiting) answer({ fault: 'busy' })
    await thread?.terminate()
  }

  #begin(): void {
    clearTimeout(this.#timer)
    const [first] = this.#waiting
    if (!first) {
      this.#timer = setTimeout(() => void this.stop(), patience.idle)
      this.#timer.unref()
      return
    }
    this.#timer = setTimeout(() => this.#giveUp(), patience.task)
    this.#thread ??= this.#start()
    this.#thread.postMessage(first.task)
  }

  #start(): Worker {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    // It never keeps the process from ending.
    thread.unref()
    thread.on('message', (done: Done) => this.#thread === thread && this.#take(done))
    thread.on('error', (error: NodeJS.ErrnoException) => {
      if (this.#thread !== thread) return
      this.#forget()
      this.#next((first) => {
        // Out of memory is the text's doing.
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') first.answer({ fault: 'too-slow' })
        else first.fail(error)
      })
    })
    return thread
  }

  #take(done: Done): void {
    this.#next(({ task, answer, fail }) => {
      if (done.id !== task.id) fail(new Error('the thread answered to another task'))
      else if ('bug' in done) fail(new Error(done.bug))
      else answer('html' in done ? { html: done.html } : { fault: done.fault })
    })
  }

  #giveUp(): void {
    const thread = this.#thread
    this.#forget()
    void thread?.terminate()
    this.#next(({ answer }) => answer({ fault: 'too-slow' }))
  }

  #next(end: (first: Waiting) => void): void {
    const first = this.#waiting.shift()
    if (first) end(first)
    this.#begin()
  }

  #forget(): void {
    clearTimeout(this.#timer)
    this.#thread = null
  }
}
