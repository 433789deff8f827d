import { Api, GrammyError } from 'grammy'
import type { SendOutcome } from '#domain/notifications/retry.ts'

/** How long an answer of the Bot API may take, in seconds, beyond what a long poll waits on purpose. */
const answerSeconds = 20
/** How long a poll for updates waits for one, in seconds. */
export const pollSeconds = 25

/** A private message to the bot. */
export interface BotMessage {
  readonly updateId: number
  readonly chatId: number
  readonly text: string
  /** What the sender is called there: `@username`, or the name they gave themselves. */
  readonly name: string
}

/** Settings of the bot. The token is a secret. */
export interface BotSettings {
  readonly token: string
  readonly apiRoot: string
  /** The bot's own username, for links. */
  readonly name: string
}

/** The messaging bot's API. */
export class Bot {
  readonly #api: Api
  readonly #name: string

  constructor({ token, apiRoot, name }: BotSettings) {
    this.#api = new Api(token, { apiRoot, timeoutSeconds: answerSeconds + pollSeconds })
    this.#name = name
  }

  /** The link that opens a chat with the bot and hands it a connect code. */
  connectUrl(code: string): string {
    return `https://t.me/${this.#name}?start=${encodeURIComponent(code)}`
  }

  /** Sends a plain text, with a link below it where there is one. Never throws. */
  async send(chatId: string, text: string, link: { word: string; url: string } | null = null): Promise<SendOutcome> {
    try {
      await this.#api.sendMessage(
        chatId,
        link ? `${text}\n\n${link.word}: ${link.url}` : text,
        { link_preview_options: { is_disabled: true } },
        AbortSignal.timeout(answerSeconds * 1000) as never,
      )
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error)
    }
  }

  /**
   * Private messages since an update, oldest first, and the number of the newest update of any kind. Waits for one up to
   * `pollSeconds`. Throws what the Bot API or the way to it threw.
   */
  async updates(after: number, signal: AbortSignal): Promise<{ messages: BotMessage[]; newest: number }> {
    const updates = await this.#api.getUpdates(
      { offset: after + 1, timeout: pollSeconds, allowed_updates: ['message'] },
      signal as never,
    )
    const messages = updates.flatMap(({ update_id: updateId, message }) =>
      message?.text !== undefined && message.chat.type === 'private'
        ? [{ updateId, chatId: message.chat.id, text: message.text, name: nameOf(message.chat) }]
        : [],
    )
    messages.sort((a, b) => a.updateId - b.updateId)
    return { messages, newest: Math.max(after, ...updates.map(({ update_id }) => update_id)) }
  }
}

function nameOf({ username, first_name: first }: { username?: string | undefined; first_name: string }): string {
  return username
    ? `@${username}`
    : first
        .replaceAll(/[\p{C}\s]+/gu, ' ')
        .trim()
        .slice(0, 64)
}

/** How long the Bot API asks to be left alone after this error, in ms; null where it does not say. */
export function retryAfterMs(error: unknown): number | null {
  const seconds = error instanceof GrammyError ? error.parameters.retry_after : undefined
  return seconds === undefined ? null : seconds * 1000
}

function outcomeOf(error: unknown): SendOutcome {
  if (error instanceof GrammyError) {
    const fault = `${error.error_code} ${error.description}`.slice(0, 200)
    if (error.error_code === 429 || error.error_code >= 500)
      return { kind: 'later', fault, afterMs: retryAfterMs(error) }
    // The bot was blocked, or the chat is no more; 401 and 404 mean that our own token is wrong, which may be mended.
    if (error.error_code === 401 || error.error_code === 404) return { kind: 'later', fault, afterMs: null }
    return { kind: 'refused', fault, isGone: error.error_code === 403 || /chat not found/i.test(error.description) }
  }
  return wasNeverSent(error)
    ? { kind: 'later', fault: 'not reachable', afterMs: null }
    : { kind: 'unknown', fault: 'no answer' }
}

const neverSent = new Set(['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'])

/** Whether the request was surely never sent: connection refused or unknown host. */
export function wasNeverSent(error: unknown): boolean {
  for (let at: unknown = error; at instanceof Error; at = (at as { error?: unknown }).error ?? at.cause) {
    if (neverSent.has(String((at as NodeJS.ErrnoException).code))) return true
  }
  return false
}
