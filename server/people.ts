import type { Db } from '#outside/db/pool.ts'
import { recentlyRevoked } from '#outside/db/sessions.ts'
import { findUsers, recentUsers, type UserWithStatus } from '#outside/db/users.ts'

/** What a request needs to know of its person. */
export interface Person {
  readonly addr: string
  readonly isSuper: boolean
  readonly isModerator: boolean
  readonly isBanned: boolean
  /** Has completed no order yet, and so has narrower limits. */
  readonly isNewcomer: boolean
}

/** A person's rights as text, to be compared: they decide which channels are allowed. Empty for a visitor. */
export function rightsOf(person: Person | null): string {
  return person ? `${person.isBanned} ${person.isSuper} ${person.isModerator}` : ''
}

const most = 20_000
/** Longer than any token of a session lives. */
const rememberEndedMs = 3_600_000

/**
 * A cache of people and ended sessions, so that a request needs no query. An event of a change drops the person, so that bans,
 * demotions and sign-outs bite within a second in every process.
 */
export class People {
  readonly #db: Db
  readonly #known = new Map<string, Promise<Person | null>>()
  /** The people of the next query: while one runs, all further requests share the next. */
  #queue = new Map<string, PromiseWithResolvers<Person | null>>()
  #isAsking = false
  /** Ended sessions and when they ended (Unix ms), for as long as their tokens may be valid. */
  readonly #endedSessions = new Map<string, number>()

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Loads the sessions that ended while their access tokens may still be valid, and the people of recent ones: after a start they all
   * come back at once.
   */
  async start(accessMinutes: number): Promise<void> {
    for (const id of await recentlyRevoked(this.#db, accessMinutes)) this.endSession(id)
    for (const row of await recentUsers(this.#db, accessMinutes * 2, most / 2)) {
      if (!this.#known.has(row.addr)) this.#known.set(row.addr, Promise.resolve(personOf(row)))
    }
  }

  /** The person of an address; null when there is none. */
  find(addr: string): Promise<Person | null> {
    const known = this.#known.get(addr)
    if (known) return known
    const loading = this.#load(addr)
    if (this.#known.size >= most) this.#known.delete(this.#known.keys().next().value ?? '')
    this.#known.set(addr, loading)
    loading.catch(() => this.#known.delete(addr))
    return loading
  }

  /** Loads a changed person anew. */
  async refresh(addr: string): Promise<Person | null> {
    // A read in progress may be older than the change: let it end first.
    await this.#known.get(addr)?.catch(() => null)
    this.forget(addr)
    return this.find(addr)
  }

  /** Drops everybody from the cache. */
  forgetEverybody(): void {
    this.#known.clear()
  }

  /** Drops a changed person from the cache. */
  forget(addr: string): void {
    this.#known.delete(addr)
  }

  /** Notes that a session has ended. */
  endSession(id: string): void {
    this.#endedSessions.set(id, Date.now())
    for (const [old, endedAt] of this.#endedSessions) {
      if (endedAt > Date.now() - rememberEndedMs) break
      this.#endedSessions.delete(old)
    }
  }

  hasEnded(sessionId: string): boolean {
    return this.#endedSessions.has(sessionId)
  }

  #load(addr: string): Promise<Person | null> {
    // A query that has not begun also answers earlier requests for a person dropped meanwhile.
    const pending = this.#queue.get(addr) ?? Promise.withResolvers<Person | null>()
    this.#queue.set(addr, pending)
    if (!this.#isAsking) void this.#ask()
    return pending.promise
  }

  async #ask(): Promise<void> {
    this.#isAsking = true
    while (this.#queue.size > 0) {
      const batch = this.#queue
      this.#queue = new Map()
      try {
        const people = new Map((await findUsers(this.#db, [...batch.keys()])).map((row) => [row.addr, personOf(row)]))
        for (const [addr, { resolve }] of batch) resolve(people.get(addr) ?? null)
      } catch (error) {
        for (const { reject } of batch.values()) reject(error)
      }
    }
    this.#isAsking = false
  }
}

function personOf(row: UserWithStatus): Person {
  return {
    addr: row.addr,
    isSuper: row.is_super,
    isModerator: row.is_moderator,
    isBanned: row.is_banned,
    isNewcomer: row.is_newcomer,
  }
}
