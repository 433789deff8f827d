import { messagesOf } from '#api/channels.ts'
import type { Hold, Place } from '#outside/db/asks.ts'
import { LeaseLost } from '#outside/db/leases.ts'
import { eventsAfter, notePlace, outboxPosition, placeOf, recentEventsOfPeople } from '#outside/db/outbox.ts'
import { sessionsOf } from '#outside/db/sessions.ts'
import { type Centrifugo, type CentrifugoCommand, tokenEnded } from '#outside/realtime/centrifugo.ts'
import type { Publisher } from '#outside/realtime/publisher.ts'
import type { Context } from '../context.ts'
import type { Loop } from '../loop.ts'
import { loopOf } from '../periodic.ts'
import { subjectOf, tokenSeconds } from './tokens.ts'

/** The relay's lease, and the name of its outbox reader. */
export const relayLease = 'centrifugo'
const lease = relayLease
/** How often (ms) ended subjects are disconnected again: Centrifugo accepts a token until it expires. */
const cutEveryMs = 800
/** The pause (ms) after the first failure; each further one doubles it. */
const restMs = { first: 250, longest: 10_000 }
const most = { commands: 500, ended: 20_000 }

/** The state of the relay, as far as this process knows. */
export interface RelayState {
  /** Why Centrifugo takes no events; null while it does. */
  readonly away: string | null
  /** How many committed and numbered events it has not taken. */
  readonly behind: number
}

/**
 * Publishes committed events through Centrifugo, in order, and has it disconnect ended sessions. The process with the lease publishes,
 * from where the last one stopped. Every process disconnects as soon as it knows; the one with the lease repeats it.
 */
export class Relay implements Publisher {
  readonly #context: Context
  readonly #centrifugo: Centrifugo
  /** Called when this process begins to publish: messages that are computed, not stored, may have been lost with the last one. */
  readonly #onTaken: () => void
  /** Channels of pairs with a change to publish. */
  readonly #invalidations = new Set<string>()
  /** Subjects with invalid tokens, and until when (Unix ms) such a token lives. */
  readonly #ended = new Map<string, number>()
  /** Run at once when this process hears of an event. */
  readonly loop: Loop
  #fence: number | null = null
  #place: Place = { seq: 0, xid: '0', id: 0 }
  #epoch = ''
  #newest = 0
  #published = 0
  #away: string | null = null
  #failures = 0
  #restsUntil = 0
  #cutAt = 0
  /** Changed people, until it is known which of their tokens are still good. */
  readonly #unjudged = new Set<string>()
  #judging: Promise<void> | null = null

  constructor(context: Context, centrifugo: Centrifugo, onTaken: () => void) {
    this.#context = context
    this.#centrifugo = centrifugo
    this.#onTaken = onTaken
    this.loop = loopOf('centrifugo', context.log, () => this.#look())
  }

  /** Begins to compete for the relay's lease. */
  want(): void {
    this.#context.leases.want(lease, () => this.#state())
  }

  /** Waits until the changed people have been judged. */
  async judged(): Promise<void> {
    await this.#judging
  }

  /** How it stands, as this process knows it while it publishes, else as the process that does says. */
  get state(): RelayState {
    if (this.#context.leases.hold(lease)) return this.#state()
    const { isHeld, status } = this.#context.leases.statusOf(lease)
    return isHeld && status ? (status as RelayState) : { away: 'nobody hands news on', behind: 0 }
  }

  /** How many messages this process has had published. */
  get published(): number {
    return this.#published
  }

  publish(_channel: string, { offset }: { readonly offset: number }): void {
    this.#newest = Math.max(this.#newest, offset)
    this.loop.runNow()
  }

  reached(offset: number): void {
    this.#newest = Math.max(this.#newest, offset)
  }

  hint(channel: string): void {
    this.#invalidations.add(channel)
    this.loop.runNow()
  }

  /** Subscribers are not known here: the process that publishes sends everything. */
  isHeard(): boolean {
    return this.#context.leases.hold(lease) !== null
  }

  /** Nothing to do: the relay reads the outbox by a reader of its own. */
  beginAnew(): void {}

  dropSession(id: string): void {
    this.#cutNow([subjectOf(id, true), subjectOf(id, false)])
  }

  dropPerson(addr: string): void {
    this.#unjudged.add(addr)
    this.#judge()
  }

  #state(): RelayState {
    return { away: this.#away, behind: Math.max(0, this.#newest - this.#place.seq) }
  }

  /** The subjects of a person's tokens: `wrong` ones claim rights that are gone, `right` ones belong to live sessions. */
  async #subjectsOf(addr: string): Promise<{ wrong: string[]; right: string[] }> {
    const person = await this.#context.people.find(addr)
    const isStaff = person !== null && (person.isSuper || person.isModerator)
    const wrong = !person || person.isBanned ? [true, false] : [!isStaff]
    const sessions = await sessionsOf(this.#context.db, addr, tokenSeconds)
    const going = sessions.filter((id) => !this.#context.people.hasEnded(id))
    return {
      wrong: sessions.flatMap((id) => wrong.map((staff) => subjectOf(id, staff))),
      right: wrong.length > 1 ? [] : going.map((id) => subjectOf(id, isStaff)),
    }
  }

  /** Judges changed people one after the other, so that an older result never overtakes a newer one. */
  #judge(): void {
    this.#judging ??= this.#judgeAll()
      .catch((error) =>
        this.#context.log.warn(
          { err: error },
          'centrifugo relay: rights of people cannot be read, their connections are closed at the next look',
        ),
      )
      .finally(() => {
        this.#judging = null
      })
  }

  async #judgeAll(): Promise<void> {
    for (const addr of this.#unjudged) {
      // An event that comes meanwhile has them judged again.
      this.#unjudged.delete(addr)
      try {
        const { wrong, right } = await this.#subjectsOf(addr)
        // Whoever has their old rights again may use tokens from before the change, too.
        for (const subject of right) this.#ended.delete(subject)
        this.#cutNow(wrong)
      } catch (error) {
        this.#unjudged.add(addr)
        throw error
      }
    }
  }

  #cutNow(subjects: readonly string[]): void {
    this.#noteEnded(subjects)
    // What fails now is repeated by the process that publishes, when Centrifugo is back.
    this.#cut(subjects).catch((error) =>
      this.#context.log.warn(
        { err: error, subjects: subjects.length },
        'centrifugo relay: connections cannot be closed, tried again by the process with the lease',
      ),
    )
  }

  async #cut(subjects: readonly string[]): Promise<void> {
    for (let at = 0; at < subjects.length; at += most.commands) {
      await this.#centrifugo.obey(subjects.slice(at, at + most.commands).map(cutOff))
    }
  }

  #noteEnded(subjects: readonly string[]): void {
    const until = this.#context.now() + tokenSeconds * 1_000
    for (const subject of subjects) {
      this.#ended.delete(subject)
      this.#ended.set(subject, until)
    }
    for (const [subject, ends] of this.#ended) {
      if (ends > this.#context.now() && this.#ended.size <= most.ended) break
      this.#ended.delete(subject)
    }
  }

  /** Publishes what there is. Where Centrifugo is away, `state` says so and the relay pauses; the loop counts no failure. */
  async #look(): Promise<boolean> {
    if (this.#unjudged.size > 0) this.#judge()
    if (performance.now() < this.#restsUntil) return false
    try {
      const isMore = await this.#work()
      this.#succeeded()
      return isMore
    } catch (error) {
      this.#failed(error instanceof Error ? error : new Error(String(error)))
      return false
    }
  }

  #succeeded(): void {
    if (this.#away !== null) this.#context.log.info('centrifugo relay: works again')
    this.#away = null
    this.#failures = 0
  }

  #failed(error: Error): void {
    // Another process has the lease by now, and goes on from the noted place.
    if (error instanceof LeaseLost) {
      this.#fence = null
      return
    }
    if (this.#away === null)
      this.#context.log.warn(
        { err: error },
        'centrifugo relay: events cannot be published, tried again with growing pauses',
      )
    this.#away = error.message
    const rest = Math.min(restMs.longest, restMs.first * 2 ** Math.min(this.#failures++, 10))
    this.#restsUntil = performance.now() + rest
  }

  /** Returns whether there are more hints to publish. */
  async #work(): Promise<boolean> {
    const hold = this.#context.leases.hold(lease)
    if (!hold) {
      this.#fence = null
      this.#invalidations.clear()
      return false
    }
    if (this.#fence !== hold.fence) await this.#take(hold)
    await this.#cutAgain()
    while (await this.#handOn(hold)) if (this.#context.leases.hold(lease)?.fence !== hold.fence) return false
    return this.#tellHints()
  }

  /** Takes over from the last process: its place in the outbox, and the tokens that ended under it. */
  async #take(hold: Hold): Promise<void> {
    const { db } = this.#context
    this.#place = await placeOf(db, lease)
    const { epoch, place } = await outboxPosition(db)
    this.#epoch = epoch
    this.#newest = Math.max(this.#newest, place.seq)
    const { people, sessions } = await recentEventsOfPeople(db, tokenSeconds)
    this.#noteEnded(sessions.flatMap((id) => [subjectOf(id, true), subjectOf(id, false)]))
    for (const addr of people) this.#unjudged.add(addr)
    this.#fence = hold.fence
    this.#onTaken()
  }

  /** Publishes the next events; returns whether there may be more. */
  async #handOn(hold: Hold): Promise<boolean> {
    if (this.#newest <= this.#place.seq) return false
    const events = await eventsAfter(this.#context.db, this.#place, most.commands)
    const last = events.at(-1)
    if (!last) return false
    const commands = events.flatMap(({ seq, topic, data }) =>
      messagesOf(topic, data).map(
        (message): CentrifugoCommand => ({
          publish: { ...message, idempotency_key: `${this.#epoch}-${seq}-${message.channel}` },
        }),
      ),
    )
    for (let at = 0; at < commands.length; at += most.commands)
      await this.#centrifugo.obey(commands.slice(at, at + most.commands))
    this.#published += commands.length
    this.#place = last.place
    await notePlace(this.#context.db, hold, lease, last.place)
    return events.length === most.commands
  }

  /** Publishes as many hints of pairs as go at once; returns whether there are more. */
  async #tellHints(): Promise<boolean> {
    if (this.#invalidations.size === 0) return false
    const channels = [...this.#invalidations].slice(0, most.commands)
    await this.#centrifugo.obey(channels.map((channel) => ({ publish: { channel, data: {} } })))
    this.#published += channels.length
    for (const channel of channels) this.#invalidations.delete(channel)
    return this.#invalidations.size > 0
  }

  async #cutAgain(): Promise<void> {
    if (performance.now() < this.#cutAt || this.#ended.size === 0) return
    this.#noteEnded([])
    await this.#cut([...this.#ended.keys()])
    this.#cutAt = performance.now() + cutEveryMs
  }
}

function cutOff(user: string): CentrifugoCommand {
  return { disconnect: { user, disconnect: tokenEnded } }
}
