import { useEffect, useEffectEvent } from 'react'
import { log } from '#web/ui/log.ts'
import { store, useStore } from '#web/ui/store.ts'
import { identity } from './identity.ts'
import type { Hint, Realtime } from './realtime.ts'

let connection: Promise<Realtime> | null = null
const generation = store(0)

/** The realtime client is a chunk of its own, loaded when the first channel is listened to. */
function connected(): Promise<Realtime> {
  connection ??= open().catch((cause) => {
    connection = null
    throw cause
  })
  return connection
}

async function open(): Promise<Realtime> {
  const room = identity().room()
  if (!room) throw new Error('no realtime room is configured')
  const { Realtime } = await import('./realtime.ts')
  return new Realtime(room)
}

/** Ends the connection when the person changes; what is listened to moves to a new one. */
export function renewRealtime(): void {
  connection?.then((live) => live.end()).catch((cause) => log('the realtime connection could not be ended', cause))
  connection = null
  generation.set(generation.get() + 1)
}

/**
 * Calls `onHint` when there is reason to fetch again: with every news on the channel, and once as it begins to be
 * listened to, for what happened after the page was fetched. Null listens to nothing.
 */
export function useChannel(channel: string | null, onHint: (hint: Hint) => void): void {
  const tell = useEffectEvent(onHint)
  const life = useStore(generation)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new life of the connection needs a new subscription
  useEffect(() => {
    if (!channel) return
    let stop: (() => void) | null = null
    let isLeft = false
    connected()
      .then((live) => {
        if (!isLeft) stop = live.listen(channel, tell)
      })
      .catch((cause) => log(`no realtime news of ${channel}`, cause))
    return () => {
      isLeft = true
      stop?.()
    }
  }, [channel, life])
}
