/** A message of a channel. `offset` grows within the epoch; clients resume after the last one that they have seen. */
export interface Publication {
  readonly offset: number
  readonly data: unknown
}

/** How listeners are told: by the realtime server of this process, or by Centrifugo. */
export interface Publisher {
  /** Tells what was committed to everybody who hears the channel. */
  publish(channel: string, publication: Publication): void
  /** Says that everything up to this offset was carried: most events have no message. */
  reached(offset: number): void
  /** Tells everybody who hears the channel that there is something to be fetched. */
  hint(channel: string): void
  /** Whether somebody may hear the channel through this process. */
  isHeard(channel: string): boolean
  /** Cuts the connections of a person that came with other rights than these: they may come back with what is left of them. */
  dropPerson(addr: string, rights: string): void
  /** Knows nothing of what was told up to an offset any more: everybody comes back and fetches anew. */
  beginAnew(offset: number): void
  /** Cuts the connections of a session that has ended. */
  dropSession(id: string): void
}
