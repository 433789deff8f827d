import { messagesOf } from '#api/channels.ts'
import type { Pair } from '#domain/swap/pair.ts'
import type { Place } from '#outside/db/asks.ts'
import {
  eventsAfter,
  glanceAtOutbox,
  type OutboxEvent,
  outboxPosition,
  tick,
  type UnnumberedEvent,
  unnumberedEvents,
} from '#outside/db/outbox.ts'
import type { Publisher } from '#outside/realtime/publisher.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import type { MarketCache } from '../market-cache.ts'
import { rightsOf } from '../people.ts'
import { loopOf } from '../periodic.ts'
import type { PairInvalidations } from '../swap/pair-invalidations.ts'
import { accessMinutes } from '../users/tokens.ts'

/** After so long (ms, by the database's clock) without a read events may be gone: they are kept for a day at least. */
const forgottenAfterMs = 12 * 3_600_000
/** How many events are read at a time. */
const mostAtOnce = 1_000

/**
 * Reads the outbox from where it stood at the start and brings its events into this process: publisher, book, and the cache of people.
 * Events missed while the database is away are read when it is back.
 */
export class Tail {
  readonly #context: Context
  readonly #cache: MarketCache
  readonly #publisher: Publisher
  readonly #invalidations: PairInvalidations
  /** Called with the topic of each event, once this process has applied it. */
  readonly #onEvent: (topic: string) => void
  #place: Place = { seq: 0, xid: '0', id: 0 }
  /** Rows of events about people that were applied before they had a number. */
  #early: ReadonlySet<number> = new Set()
  #epoch = ''
  #readAt = 0
  /** Events of other processes wait for its interval, our own are looked for at once. */
  readonly loop: Loop

  constructor(
    context: Context,
    cache: MarketCache,
    publisher: Publisher,
    invalidations: PairInvalidations,
    onEvent: (topic: string) => void,
  ) {
    this.#context = context
    this.#cache = cache
    this.#publisher = publisher
    this.#invalidations = invalidations
    this.#onEvent = onEvent
    this.loop = loopOf('outbox', context.log, () => this.#look())
  }

  /** Where the events end: the epoch of all channels and the newest offset that this process has seen. */
  get position(): { epoch: string; offset: number } {
    return { epoch: this.#epoch, offset: this.#place.seq }
  }

  /** The row of the newest offset. */
  get place(): Place {
    return this.#place
  }

  /** Notes where the events end now: what is read of the database after this is as new, or newer. */
  async begin(): Promise<void> {
    const { at } = await glanceAtOutbox(this.#context.db)
    const { epoch, place } = await outboxPosition(this.#context.db)
    this.#epoch = epoch
    this.#place = place
    this.#readAt = at
  }

  /** Reads the outbox now. */
  look(): void {
    this.loop.runNow()
  }

  async #look(): Promise<void> {
    try {
      await this.#read()
    } catch (error) {
      // By the time that it can be read, the pairs concerned may be lost.
      this.#invalidations.noteAll()
      throw error
    }
  }

  /** Whether everything committed before this call has been applied. */
  async isCaughtUp(): Promise<boolean> {
    const { newest, isUnnumbered } = await glanceAtOutbox(this.#context.db)
    await this.loop.settled()
    return !isUnnumbered && newest <= this.#place.seq
  }

  async #read(): Promise<void> {
    const { at, newest: known, isUnnumbered, isEarly } = await glanceAtOutbox(this.#context.db)
    if (at - this.#readAt > forgottenAfterMs) return this.#beginAnew()
    const early = isEarly ? await unnumberedEvents(this.#context.db) : []
    await this.#learnOfPeople(early.filter(({ id }) => !this.#early.has(id)))
    this.#early = new Set(early.map(({ id }) => id))
    const newest = isUnnumbered ? await tick(this.#context.db) : known
    while (this.#place.seq < newest) {
      const events = await eventsAfter(this.#context.db, this.#place, mostAtOnce)
      const last = events.at(-1)
      if (!last) return this.#beginAnew()
      await this.#carry(events)
      // Only now: events that failed are read again at the next look.
      this.#place = last.place
      this.#publisher.reached(last.seq)
    }
    this.#readAt = at
  }

  /** Loads everything anew: after a day without the database, events are gone that were never read here. */
  async #beginAnew(): Promise<void> {
    this.#context.log.warn(
      { place: this.#place },
      'outbox tail: events were deleted before this process read them, everything is loaded anew',
    )
    await this.begin()
    this.#context.people.forgetEverybody()
    await this.#context.people.start(accessMinutes)
    await this.#cache.start()
    this.#publisher.beginAnew(this.#place.seq)
    this.#invalidations.noteAll()
  }

  async #carry(events: readonly OutboxEvent[]): Promise<void> {
    this.#invalidations.note(await this.#learn(events))
    for (const { seq: offset, topic, data } of events) {
      this.#onEvent(topic)
      for (const message of messagesOf(topic, data))
        this.#publisher.publish(message.channel, { offset, data: message.data })
    }
  }

  /** Applies events of people and sessions. Applying one twice does no harm. */
  async #learnOfPeople(events: readonly (OutboxEvent | UnnumberedEvent)[]): Promise<void> {
    for (const id of named(events, 'session', 'id')) {
      this.#context.people.endSession(id)
      this.#publisher.dropSession(id)
    }
    for (const addr of named(events, 'user', 'addr')) {
      // A socket's subscriptions were allowed by rights that are gone; the client comes back with the new ones.
      this.#publisher.dropPerson(addr, rightsOf(await this.#context.people.refresh(addr)))
    }
  }

  /** Brings the cache up to date before anything is published. Returns the pairs whose price or limit may have changed. */
  async #learn(events: readonly OutboxEvent[]): Promise<Pair[]> {
    await this.#learnOfPeople(events)
    const of = (topic: string, field: string) => named(events, topic, field)
    const changed = of('agent', 'addr')
    const pairs = changed.flatMap((addr) => this.#context.book.pairsOf(addr))
    if (changed.length > 0) await this.#cache.loadAgents(changed)
    if (events.some((piece) => piece.topic === 'rates')) {
      await this.#cache.loadRates()
      this.#invalidations.noteAll()
    }
    if (events.some((piece) => piece.topic === 'halts')) pairs.push(...(await this.#cache.loadHalts()))
    const [moved, counted] = [of('capacity', 'agent'), of('record', 'agent')]
    if (moved.length > 0) pairs.push(...(await this.#cache.loadCapacities(moved)))
    if (counted.length > 0) pairs.push(...(await this.#cache.loadRecords(counted)))
    return [...pairs, ...changed.flatMap((addr) => this.#context.book.pairsOf(addr))]
  }
}

/** The values of a field in the events of one topic, each once. */
function named(events: readonly Pick<OutboxEvent, 'topic' | 'data'>[], topic: string, field: string): string[] {
  return [...new Set(events.filter((piece) => piece.topic === topic).map((piece) => String(piece.data[field])))]
}
