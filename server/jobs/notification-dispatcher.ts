import { randomUUID } from 'node:crypto'
import { type OuterChannel, outerChannels } from '#domain/notifications/kinds.ts'
import { pauseAfter } from '#domain/notifications/retry.ts'
import { type Claimed, claim, dispatcherLease, settle, takeOver } from '#outside/db/deliveries.ts'
import { releaseLease, takeLease } from '#outside/db/leases.ts'
import { noteDue } from '#outside/db/notifications.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { planNew } from '../notifications/plan.ts'
import { groupOf, putOff, send } from '../notifications/send.ts'
import { notifyOfEvents, toldTopics } from '../notifications/tell.ts'
import { loopOf } from '../periodic.ts'
import { Backoff } from './backoff.ts'
import { BotListener } from './bot-listener.ts'

/** How often overdue steps are looked for, in ms. */
const overdueEveryMs = 30_000
/** Longer than any channel takes to answer: deliveries in progress are settled before another process takes over. */
const leaseSeconds = 60
/** How many deliveries of a channel are sent at a time. */
const atOnce = 8

/**
 * Plans and sends notifications, in the one process that has the lease. Each channel has a pace of its own: one that hangs or is
 * away does not delay another.
 */
export class NotificationDispatcher {
  readonly #context: Context
  readonly #holder = randomUUID()
  readonly #listener: BotListener
  /** Channels whose due deliveries are being claimed. */
  readonly #busy = new Set<OuterChannel>()
  readonly #inHand = new Map<OuterChannel, number>()
  readonly #backoff = new Backoff()
  /** Deliveries whose outcome could not be saved. */
  #unsettled: Claimed[] = []
  readonly #running = new Set<Promise<void>>()
  readonly loop: Loop
  #fence: number | null = null
  #overdueAt = 0

  constructor(context: Context) {
    this.#context = context
    this.#listener = new BotListener(context)
    this.loop = loopOf('notifications', context.log, () => this.#look())
  }

  /** Hears of an event: with the lease, this process notifies people of it at once. */
  hear(topic: string): void {
    if (this.#fence !== null && toldTopics.has(topic)) this.look()
  }

  /** Looks for work now. */
  look(): void {
    this.loop.runNow()
  }

  /** Waits for deliveries in progress, then gives the lease back. */
  async stop(): Promise<void> {
    await this.loop.stop()
    const fence = this.#fence
    this.#fence = null
    await this.#listener.stop()
    while (this.#running.size > 0) await Promise.allSettled(this.#running)
    if (fence !== null) await releaseLease(this.#context.db, { lease: dispatcherLease, fence })
  }

  /** Returns whether there are more events to work through at once. */
  async #look(): Promise<boolean> {
    const fence = await takeLease(this.#context.db, dispatcherLease, this.#holder, leaseSeconds)
    if (fence !== this.#fence) await this.#change(fence)
    if (fence === null) return false
    await this.#noteOverdue()
    await this.#settleRest(fence)
    // What was planned before goes out, too, when new events cannot be worked through.
    const [events] = await Promise.allSettled([notifyOfEvents(this.#context, fence)])
    await planNew(this.#context, fence)
    for (const channel of outerChannels) this.#pump(channel, fence)
    if (events.status === 'rejected') throw events.reason
    return events.value
  }

  async #change(fence: number | null): Promise<void> {
    this.#fence = fence
    if (fence === null) return this.#listener.stop()
    await takeOver(this.#context.db, fence)
    this.#listener.start()
  }

  async #noteOverdue(): Promise<void> {
    if (this.#context.now() < this.#overdueAt) return
    this.#overdueAt = this.#context.now() + overdueEveryMs
    if ((await noteDue(this.#context.db)) > 0) this.#context.eventsCommitted()
  }

  /** Settles deliveries whose outcome was lost. Until then nothing else is sent to the same person over that channel. */
  async #settleRest(fence: number): Promise<void> {
    const left: Claimed[] = []
    for (const claimed of this.#unsettled) {
      // A repeated push replaces the first one; anything else must not be sent twice.
      const state = claimed.channel === 'push' ? 'due' : 'unknown'
      const settled = { state, fault: 'not written down', againMs: pauseAfter(claimed.tries, null) } as const
      try {
        await settle(this.#context.db, fence, claimed, settled)
      } catch (error) {
        // The others go on; the next look tries this one again.
        this.#context.log.error(
          { err: error, channel: claimed.channel, notification: claimed.notification_id },
          'notification dispatcher: outcome of a delivery cannot be saved, tried again at the next look',
        )
        left.push(claimed)
      }
    }
    this.#unsettled = left
  }

  /** Claims and sends due deliveries of a channel, `atOnce` at most; one that hangs occupies one of these places. */
  #pump(channel: OuterChannel, fence: number): void {
    if (this.#busy.has(channel) || this.#fence !== fence) return
    if (this.#backoff.leftOf(channel, this.#context.now()) > 0) return
    const free = atOnce - (this.#inHand.get(channel) ?? 0)
    if (free === 0) return
    this.#busy.add(channel)
    this.#watch(
      claim(this.#context.db, fence, {
        channel,
        limit: free,
        except: this.#backoff.peopleOn(channel, this.#context.now()),
      })
        .then((claimed) => {
          for (const each of claimed) this.#watch(this.#send(each, fence))
        })
        .catch((error) =>
          this.#context.log.warn(
            { err: error, channel },
            'notification dispatcher: deliveries of a channel cannot be claimed, tried again at the next look',
          ),
        )
        .finally(() => this.#busy.delete(channel)),
    )
  }

  async #send(claimed: Claimed, fence: number): Promise<void> {
    const { channel } = claimed
    const count = (by: number) => this.#inHand.set(channel, (this.#inHand.get(channel) ?? 0) + by)
    count(1)
    try {
      const group = groupOf(this.#context, claimed)
      const leftMs = this.#backoff.leftOf(group, this.#context.now())
      if (leftMs > 0) await putOff(this.#context, fence, claimed, leftMs)
      else {
        const restMs = await send(this.#context, fence, claimed)
        if (restMs > 0) this.#backoff.note({ channel, group, addr: claimed.addr }, restMs, this.#context.now())
      }
    } catch (error) {
      this.#context.log.warn(
        { err: error, channel, notification: claimed.notification_id },
        'notification dispatcher: outcome of a delivery cannot be saved, settled as unknown at the next look',
      )
      this.#unsettled.push(claimed)
    } finally {
      count(-1)
    }
    this.#pump(channel, fence)
  }

  #watch(work: Promise<void>): void {
    this.#running.add(work)
    void work.finally(() => this.#running.delete(work))
  }
}
