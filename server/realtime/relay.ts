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

/** The lease under which it is done, and the name of its reader. */
export const relayLease = 'centrifugo'
const lease = relayLease
/** How often those whose tokens have ended are cut off again, in ms: Centrifugo itself believes a token until its time is over. */
const cutEveryMs = 800
/** How long it rests (ms) after the first failure; each further one doubles that. */
const restMs = { first: 250, longest: 10_000 }
const most = { commands: 500, ended: 20_000 }

/** How the handing on stands, as far as this process knows. */
export interface RelayState {
  /** Why Centrifugo does not take what it is told; null while it does. */
  readonly away: string | null
  /** How many committed and numbered events it has not taken. */
  readonly behind: number
}

/**
 * Hands what is committed on to Centrifugo, in order, and has it cut off whose tokens have ended. One process publishes, the one with
 * the lease; it goes on where the last one stopped. Cutting off is done by every process as soon as it knows, and repeated by the one.
 */
export class Relay implements Publisher {
  readonly #context: Context
  readonly #centrifugo: Centrifugo
  /** Called when this process begins to publish: what is computed and not stored may have been lost with another. */
  readonly #onTaken: () => void
  /** Channels of pairs, of which there are not too many. */
  readonly #invalidations = new Set<string>()
  /** Subjects whose tokens are no good any more, and until when (Unix ms) one may be about. */
  readonly #ended = new Map<string, number>()
  /** What this process hears of is handed on at once. */
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
  /** People of whom there was an event, until it is known which of their tokens are good. */
  readonly #unjudged = new Set<string>()
  #judging: Promise<void> | null = null

  constructor(context: Context, centrifugo: Centrifugo, onTaken: () => void) {
    this.#context = context
    this.#centrifugo = centrifugo
    this.#onTaken = onTaken
    this.loop = loopOf('centrifugo', context.log, () => this.#look())
  }

  /** Wants the lease of this work from now on. */
  want(): void {
    this.#context.leases.want(lease, () => this.#state())
  }

  /** Waits until whoever is being judged is. */
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

  /** Who listens there is not known here; whoever publishes tells everybody. */
  isHeard(): boolean {
    return this.#context.leases.hold(lease) !== null
  }

  /** What it hands on it reads itself, by a reader of its own. */
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

  /** The subjects of a person's tokens: those that say what is not so any more, and those that say what is, of sessions that go on. */
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

  /** Judges whoever waits for it, one after the other: what is so by now is never overtaken by what was so before. */
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
      // An event that comes while they are judged has them judged again.
      this.#unjudged.delete(addr)
      try {
        const { wrong, right } = await this.#subjectsOf(addr)
        // Whoever has their old rights again is who they were: tokens from before the change are good, too.
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
    // What cannot be told now is told by whoever publishes, when Centrifugo is back.
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

  /** Hands on what there is. Centrifugo that is away is told of by `state` and rested for; it is no failure of ours. */
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
    // Another process does it by now, and goes on from where it was noted.
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

  /** Answers whether there are more hints to tell. */
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

  /** Begins where the last process stopped, and learns whose tokens ended under it. */
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

  /** Hands the next pieces on; answers whether there may be more. */
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

  /** Tells of so many pairs as go at once; answers whether there are more. */
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
