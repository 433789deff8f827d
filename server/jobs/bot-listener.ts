import { setTimeout as pause } from 'node:timers/promises'
import { pauseAfter } from '#domain/notifications/retry.ts'
import { retryAfterMs } from '#outside/channels/bot.ts'
import { newestUpdate } from '#outside/db/bot.ts'
import type { Context } from '../context.ts'
import { answerBot } from '../notifications/answer-bot.ts'

/** The longest pause (ms) while the Bot API is away: somebody may be waiting for a code. */
const longestPauseMs = 60_000

/** Update numbers may begin anew after a quiet week: after so long (ms) without an update the last number is forgotten. */
const quietMs = 6 * 3_600_000
/** How often a chat is told how to connect (ms): whoever writes more than that has read it. */
const helpPauseMs = 60_000
/** How many answers are under way at a time. */
const mostAnswers = 8

/** Fetches what people write to the bot, by long polling. Does nothing where no bot is set up. */
export class BotListener {
  readonly #context: Context
  /** When (Unix ms) the latest chats were told how to connect. */
  readonly #helped = new Map<number, number>()
  readonly #answers = new Set<Promise<unknown>>()
  #life: { readonly end: AbortController; readonly done: Promise<void> } | null = null

  constructor(context: Context) {
    this.#context = context
  }

  start(): void {
    if (this.#life || !this.#context.channels.bot) return
    const end = new AbortController()
    this.#life = { end, done: this.#listen(end.signal) }
  }

  async stop(): Promise<void> {
    const life = this.#life
    this.#life = null
    life?.end.abort()
    await life?.done
    await Promise.all(this.#answers)
  }

  async #listen(signal: AbortSignal): Promise<void> {
    let newest: number | null = null
    let failures = 0
    let heardAt = this.#context.now()
    while (!signal.aborted) {
      try {
        newest ??= await newestUpdate(this.#context.db)
        const last: number = newest
        newest = await this.#hear(last, signal)
        if (newest !== last) heardAt = this.#context.now()
        else if (this.#context.now() - heardAt > quietMs) newest = 0
        failures = 0
      } catch (error) {
        if (signal.aborted) return
        failures += 1
        // Without the error: its text may have the URL, and that the bot's token.
        this.#context.log.warn({ failures }, 'bot: updates cannot be fetched, tried again with growing pauses')
        const ms = Math.min(pauseAfter(failures, null), longestPauseMs)
        await pause(Math.max(ms, retryAfterMs(error) ?? 0), null, { signal }).catch(() => undefined)
      }
    }
  }

  /** Handles one batch of updates; the number moves on only after that, so that an unhandled one is delivered again. */
  async #hear(after: number, signal: AbortSignal): Promise<number> {
    const { bot } = this.#context.channels
    if (!bot) return after
    const { messages, newest } = await bot.updates(after, signal)
    for (const message of messages) {
      const answer = await answerBot(this.#context, message)
      if (!answer || (answer.isHelp && !this.#mayHelp(message.chatId))) continue
      if (this.#answers.size >= mostAnswers) await Promise.race(this.#answers)
      // An answer that is lost is asked for again by the person, with the same command.
      const sending = bot.send(String(message.chatId), answer.text)
      this.#answers.add(sending)
      void sending.finally(() => this.#answers.delete(sending))
    }
    return newest
  }

  #mayHelp(chatId: number): boolean {
    const now = this.#context.now()
    for (const [chat, at] of this.#helped) if (at <= now - helpPauseMs) this.#helped.delete(chat)
    if (this.#helped.has(chatId)) return false
    this.#helped.set(chatId, now)
    return true
  }
}
