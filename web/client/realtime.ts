import { Centrifuge, type Subscription, UnauthorizedError } from 'centrifuge'
import { giveConnectionToken, giveSubscriptionToken } from '#api/realtime.ts'
import { call } from './call.ts'
import { CallFault } from './fault.ts'
import type { Room } from './identity.ts'

/**
 * Why a listener is called: the channel begins to be listened to, and what was fetched before may already be out of
 * date; or there is news on it.
 */
export type Hint = 'begins' | 'news'

type Tell = (hint: Hint) => void

/** Says that the token is no good any more: the person is another to the room now, or nobody. What they still may is in a new one. */
const tokenEnded = 4501

/** One connection to the realtime room for the whole page; a channel is subscribed once however many listen. */
export class Realtime {
  readonly #endpoint: string
  readonly #listeners = new Map<string, Set<Tell>>()
  #client: Centrifuge

  constructor(room: Room) {
    this.#endpoint = socketAddress(room.endpoint)
    this.#client = this.#connect(room.token)
  }

  /** Listens to a channel until the returned function is called. */
  listen(channel: string, onHint: Tell): () => void {
    const listeners = this.#listeners.get(channel) ?? this.#open(channel)
    listeners.add(onHint)
    return () => {
      listeners.delete(onHint)
      if (listeners.size === 0) this.#close(channel)
    }
  }

  end(): void {
    this.#client.disconnect()
  }

  /** Without a token the client asks for one first. */
  #connect(token: string): Centrifuge {
    const client = new Centrifuge(this.#endpoint, { token, getToken: () => tokenOf(call(giveConnectionToken, {})) })
    client.on('disconnected', ({ code }) => {
      if (code === tokenEnded) this.#renew()
    })
    client.connect()
    return client
  }

  /** Begins anew with new tokens: those of channels that were got with the old one are no good either. */
  #renew(): void {
    this.#client = this.#connect('')
    for (const [channel, listeners] of this.#listeners) this.#subscribe(channel, listeners)
  }

  #open(channel: string): Set<Tell> {
    const listeners = new Set<Tell>()
    this.#listeners.set(channel, listeners)
    this.#subscribe(channel, listeners)
    return listeners
  }

  #subscribe(channel: string, listeners: ReadonlySet<Tell>): void {
    const subscription = this.#client.newSubscription(channel, {
      getToken: () => tokenOf(call(giveSubscriptionToken, { body: { channel } })),
    })
    tellOnNews(subscription, (hint) => {
      for (const tell of listeners) tell(hint)
    })
    subscription.subscribe()
  }

  #close(channel: string): void {
    this.#listeners.delete(channel)
    const subscription = this.#client.getSubscription(channel)
    if (subscription) this.#client.removeSubscription(subscription)
  }
}

/** News is a publication, or having come back without being able to tell what was missed. */
function tellOnNews(subscription: Subscription, tell: Tell): void {
  subscription.on('publication', () => tell('news'))
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    if (!wasRecovering) tell('begins')
    else if (!recovered) tell('news')
  })
}

/** A refused token ends the attempts; anything else is tried again by the client. */
async function tokenOf(reply: Promise<{ token: string }>): Promise<string> {
  try {
    return (await reply).token
  } catch (fault) {
    if (fault instanceof CallFault && (fault.status === 401 || fault.status === 403)) throw new UnauthorizedError('')
    throw fault
  }
}

/** The configured endpoint as a socket address: it may be given whole, or as a path of this origin. */
function socketAddress(endpoint: string): string {
  const address = new URL(endpoint, location.href)
  if (address.protocol === 'http:') address.protocol = 'ws:'
  if (address.protocol === 'https:') address.protocol = 'wss:'
  return address.href
}
