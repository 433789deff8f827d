import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { SendOutcome } from '#domain/notifications/retry.ts'
import { wasNeverSent } from './bot.ts'

/** How long a push service may take to answer, in ms. */
const patienceMs = 15_000
const daySeconds = 86_400

/** Where a browser is reached, as it told us. */
export interface PushSubscription {
  readonly endpoint: string
  readonly keys: { readonly p256dh: string; readonly auth: string }
}

export interface PushSettings {
  /** 32 bytes: our private key for VAPID. */
  readonly key: Buffer
  /** Whom a push service may write to about us: https: or mailto:. */
  readonly subject: string
  /** Hosts of push services; one that begins with a dot stands for all names that end so. A loopback origin is for tests. */
  readonly services: readonly string[]
}

/** The way out to browsers, by the push services that their makers run. */
export class PushSender {
  readonly #settings: PushSettings
  /** Our public key, base64url: browsers bind a subscription to it. */
  readonly publicKey: string
  readonly #privateKey: string

  constructor(settings: PushSettings) {
    const pair = createECDH('prime256v1')
    pair.setPrivateKey(settings.key)
    this.#settings = settings
    this.publicKey = pair.getPublicKey().toString('base64url')
    this.#privateKey = settings.key.toString('base64url')
  }

  /** Whether an endpoint is one of a known push service: we call no other address that a person names. */
  knows(endpoint: string): boolean {
    if (!URL.canParse(endpoint)) return false
    const { protocol, hostname, origin, port, username, password } = new URL(endpoint)
    if (this.#settings.services.includes(origin)) return true
    if (protocol !== 'https:' || port !== '' || username !== '' || password !== '') return false
    return this.#settings.services.some((known) => known === hostname || (known[0] === '.' && hostname.endsWith(known)))
  }

  /** Sends a message, encrypted for the browser. A second one with the same topic takes the place of the first. Never throws. */
  async send(to: PushSubscription, message: object, topic: string): Promise<SendOutcome> {
    if (!this.knows(to.endpoint)) return { kind: 'refused', fault: 'not a push service', isGone: true }
    try {
      const request = webPush.generateRequestDetails(
        { endpoint: to.endpoint, keys: { ...to.keys } },
        JSON.stringify(message),
        {
          TTL: daySeconds,
          topic,
          urgency: 'high',
          vapidDetails: { subject: this.#settings.subject, publicKey: this.publicKey, privateKey: this.#privateKey },
        },
      )
      const headers = Object.entries(request.headers).filter(([name]) => name !== 'Content-Length')
      const answer = await fetch(to.endpoint, {
        method: 'POST',
        headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
        body: new Uint8Array(request.body as Buffer),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      })
      await answer.body?.cancel()
      return outcomeOf(answer)
    } catch (error) {
      if (wasNeverSent(error)) return { kind: 'later', fault: 'not reachable', afterMs: null }
      const isOurs = error instanceof Error && /p256dh|auth|subscription/i.test(error.message)
      return isOurs
        ? { kind: 'refused', fault: 'not a subscription', isGone: true }
        : // The topic makes a second copy take the place of the first, so that it can be sent again.
          { kind: 'later', fault: 'no answer', afterMs: null }
    }
  }
}

function outcomeOf(answer: Response): SendOutcome {
  const fault = String(answer.status)
  if (answer.ok) return { kind: 'sent' }
  if (answer.status === 404 || answer.status === 410) return { kind: 'refused', fault, isGone: true }
  if (answer.status === 429 || answer.status >= 500) {
    const seconds = Number(answer.headers.get('retry-after'))
    return { kind: 'later', fault, afterMs: Number.isFinite(seconds) && seconds > 0 ? seconds * 1000 : null }
  }
  return { kind: 'refused', fault, isGone: false }
}
