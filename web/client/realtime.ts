import { Centrifuge, type Subscription, UnauthorizedError } from 'centrifuge'
import { connectionToken, subscriptionToken } from '#api/realtime.ts'
import { call } from './call.ts'
import { CallFault } from './fault.ts'
import type { Room } from './identity.ts'

/** One connection to the realtime room for the whole page; a channel is subscribed once however many listen. */
export class Realtime {
  readonly #client: Centrifuge
  readonly #listeners = new Map<string, Set<() => void>>()

  constructor(room: Room) {
    this.#client = new Centrifuge(socketAddress(room.endpoint), {
      token: room.token,
      getToken: () => tokenOf(call(connectionToken, {})),
    })
    this.#client.connect()
  }

  /** Listens to a channel until the returned function is called. */
  listen(channel: string, onNews: () => void): () => void {
    const listeners = this.#listeners.get(channel) ?? this.#open(channel)
    listeners.add(onNews)
    return () => {
      listeners.delete(onNews)
      if (listeners.size === 0) this.#close(channel)
    }
  }

  end(): void {
    this.#client.disconnect()
  }

  #open(channel: string): Set<() => void> {
    const listeners = new Set<() => void>()
    this.#listeners.set(channel, listeners)
    const subscription = this.#client.newSubscription(channel, {
      getToken: () => tokenOf(call(subscriptionToken, { body: { channel } })),
    })
    tellOnNews(subscription, () => {
      for (const tell of listeners) tell()
    })
    subscription.subscribe()
    return listeners
  }

  #close(channel: string): void {
    this.#listeners.delete(channel)
    const subscription = this.#client.getSubscription(channel)
    if (subscription) this.#client.removeSubscription(subscription)
  }
}

/** News is a publication, or having come back without being able to tell what was missed. */
function tellOnNews(subscription: Subscription, tell: () => void): void {
  subscription.on('publication', tell)
  subscription.on('subscribed', ({ wasRecovering, recovered }) => {
    if (wasRecovering && !recovered) tell()
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
