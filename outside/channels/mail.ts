import { createTransport } from 'nodemailer'
import type { SendOutcome } from '#domain/notifications/retry.ts'

const patienceMs = 15_000

export interface MailSettings {
  /** smtp:// or smtps://, with user and password where they are needed. */
  readonly url: string
  readonly from: string
  /** How long each step of handing over a mail may take, in ms. */
  readonly patienceMs?: number
}

export interface Mail {
  readonly to: string
  readonly subject: string
  readonly text: string
  /** Names this mail for ever: a second copy, should there be one, can be told by it. */
  readonly id: string
}

/** The way out for mails, over SMTP. Mails are plain text. */
export class Mailer {
  readonly #settings: MailSettings
  readonly #host: string

  constructor(settings: MailSettings) {
    this.#settings = settings
    this.#host = /@([^>\s]+)/.exec(settings.from)?.[1] ?? 'localhost'
  }

  /** Whether the server accepts a session now: connects and signs in without sending a mail. Never throws. */
  async greets(): Promise<boolean> {
    const transport = this.#connect(() => undefined)
    try {
      return await transport.verify()
    } catch {
      return false
    } finally {
      transport.close()
    }
  }

  /** Hands a mail to the server. Never throws. */
  async send({ to, subject, text, id }: Mail): Promise<SendOutcome> {
    // A connection of its own, whose log shows whether the server asked for the text: before that nothing can have arrived.
    let isHandedOver = false
    const transport = this.#connect((_entry, line) => {
      if (line === 'DATA') isHandedOver = true
    })
    try {
      await transport.sendMail({
        from: this.#settings.from,
        to: { name: '', address: to },
        subject,
        text,
        messageId: `<${id}@${this.#host}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      })
      return { kind: 'sent' }
    } catch (error) {
      return outcomeOf(error as SmtpError, isHandedOver)
    } finally {
      transport.close()
    }
  }

  #connect(note: (entry: unknown, line: unknown) => void) {
    const { url, patienceMs: ms = patienceMs } = this.#settings
    return createTransport({
      ...serverOf(url),
      connectionTimeout: ms,
      greetingTimeout: ms,
      socketTimeout: ms,
      disableFileAccess: true,
      disableUrlAccess: true,
      transactionLog: true,
      logger: { level: () => undefined, trace: note, debug: note, info: note, warn: note, error: note, fatal: note },
    })
  }
}

function serverOf(text: string) {
  const url = new URL(text)
  const isSecure = url.protocol === 'smtps:'
  const user = decodeURIComponent(url.username)
  return {
    host: url.hostname,
    port: Number(url.port || (isSecure ? 465 : 587)),
    secure: isSecure,
    ...(user && { auth: { user, pass: decodeURIComponent(url.password) } }),
  }
}

interface SmtpError extends Error {
  readonly code?: string
  /** The step at which it went wrong. */
  readonly command?: string
  readonly responseCode?: number
  /** What the server has said, whole. */
  readonly response?: string
}

/** Enhanced codes (RFC 3463) for: no such mailbox, the mailbox has moved away, the mailbox is disabled. */
const nobodyCodes = new Set(['5.1.1', '5.1.6', '5.2.1'])

/** Whether the server says that there is no such mailbox; a refusal by policy speaks of us, or of this mail. */
function saysNobody(response: string): boolean {
  const enhanced = /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
  return enhanced ? nobodyCodes.has(enhanced) : /^550\b.*(no such user|unknown)/is.test(response)
}

/** The outcome by the server's response; without one, by whether it had the mail. */
function outcomeOf(
  { code = '', command = '', responseCode = 0, response = '' }: SmtpError,
  isHandedOver: boolean,
): SendOutcome {
  const fault = [code, command, responseCode].filter(Boolean).join(' ').slice(0, 200)
  if (responseCode >= 500 && code !== 'EAUTH') {
    return { kind: 'refused', fault, isGone: command === 'RCPT TO' && saysNobody(response) }
  }
  if (responseCode < 400 && isHandedOver) return { kind: 'unknown', fault }
  return { kind: 'later', fault, afterMs: null }
}
