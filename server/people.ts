import type { Db } from '#outside/db/pool.ts'
import { recentlyRevoked } from '#outside/db/sessions.ts'
import { findUsers, recentUsers, type UserWithStatus } from '#outside/db/users.ts'

/** What each request has to know of the person behind it. */
export interface Person {
  readonly addr: string
  readonly isSuper: boolean
  readonly isModerator: boolean
  readonly isBanned: boolean
  /** Has brought no order to its end yet: narrower limits. */
  readonly isNewcomer: boolean
}

/** What decides what somebody may hear, to be compared; nobody has none. */
export function rightsOf(person: Person | null): string {
  return person ? `${person.isBanned} ${person.isSuper} ${person.isModerator}` : ''
}

const most = 20_000
/** Longer than any token of a session is good. */
const rememberEndedMs = 3_600_000

/**
 * Who people are, remembered so that a request needs no query; forgotten one by one when the outbox tells of a change, so that
 * bans, demotions and sign-outs bite within a second in every process.
 */
export class People {
  readonly #db: Db
  readonly #known = new Map<string, Promise<Person | null>>()
  /** Who is asked for by the next statement: while one is under way everybody else waits for one that is for all of them. */
  #queue = new Map<string, PromiseWithResolvers<Person | null>>()
  #isAsking = false
  /** Sessions that ended, and when (Unix ms), as long as a token of theirs may still be about. */
  readonly #endedSessions = new Map<string, number>()

  constructor(db: Db) {
    this.#db = db
  }

  /**
   * Learns which sessions ended while their access tokens may still be valid, and who has been here since then: after a start they
   * all come back at once.
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

  /** Reads a person who has changed anew. */
  async refresh(addr: string): Promise<Person | null> {
    // What is being read may be older than the change: it is waited for, so that whoever waits for it is seen.
    await this.#known.get(addr)?.catch(() => null)
    this.forget(addr)
    return this.find(addr)
  }

  /** Forgets who everybody is. */
  forgetEverybody(): void {
    this.#known.clear()
  }

  /** Forgets a person who has changed. */
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
    // Whoever waits for a statement that has not begun is answered by it too, also if the person was forgotten meanwhile.
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
