import { z } from 'zod'

/** Where Centrifugo's HTTP API is (without a trailing slash), and the key that it asks for. */
export interface CentrifugoSettings {
  readonly apiUrl: string
  readonly apiKey: string
}

/** A command of its API. What was published under a key is not published again under it for five minutes. */
export type CentrifugoCommand =
  | { readonly publish: { readonly channel: string; readonly data: unknown; readonly idempotency_key?: string } }
  | { readonly disconnect: { readonly user: string; readonly disconnect: { code: number; reason: string } } }

/** A terminal close code of our own: the token is invalid; a client with a right to another comes back with it. */
export const tokenEnded = { code: 4501, reason: 'token ended' } as const

/** Centrifugo did not do what it was told: it is away, refuses the key, or has not been set up for our channels. */
export class CentrifugoFault extends Error {
  override readonly name = 'CentrifugoFault'
}

const answerMs = 5_000
const answered = z.object({
  replies: z.array(z.object({ error: z.object({ code: z.number(), message: z.string() }).optional() })),
})

/** Centrifugo's HTTP API, as much of it as the market needs. */
export class Centrifugo {
  readonly #settings: CentrifugoSettings

  constructor(settings: CentrifugoSettings) {
    this.#settings = settings
  }

  /** Executes commands in their order. Throws CentrifugoFault where one fails; those before it may have been executed. */
  async obey(commands: readonly CentrifugoCommand[]): Promise<void> {
    const { apiUrl, apiKey } = this.#settings
    const response = await fetch(`${apiUrl}/batch`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-api-key': apiKey },
      body: JSON.stringify({ commands }),
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    }).catch((cause) => {
      throw new CentrifugoFault('nobody answers', { cause })
    })
    const text = await response.text().catch((cause) => {
      throw new CentrifugoFault('the answer broke off', { cause })
    })
    if (!response.ok) throw new CentrifugoFault(`answered with status ${response.status}`)
    const { replies } = readAnswer(text)
    const error = replies.find((reply) => reply.error)?.error
    if (error) throw new CentrifugoFault(`refused a command: ${error.code} ${error.message.slice(0, 100)}`)
    if (replies.length !== commands.length) throw new CentrifugoFault('did not answer every command')
  }
}

function readAnswer(text: string): z.output<typeof answered> {
  try {
    return answered.parse(JSON.parse(text))
  } catch (cause) {
    throw new CentrifugoFault('answered something else than its API does', { cause })
  }
}
