/** A message of a channel. `offset` grows within the epoch; clients resume after the last one that they have seen. */
export interface Publication {
  readonly offset: number
  readonly data: unknown
}

/** How listeners are told: by the realtime server of this process, or by Centrifugo. */
export interface Publisher {
  /** Sends a committed message to all subscribers of the channel. */
  publish(channel: string, publication: Publication): void
  /** Notes that all events up to this offset have been published; most have no message. */
  reached(offset: number): void
  /** Tells all subscribers of the channel to fetch anew. */
  hint(channel: string): void
  /** Whether somebody may hear the channel through this process. */
  isHeard(channel: string): boolean
  /** Closes a person's connections that were opened with other rights than these; they may reconnect with the new ones. */
  dropPerson(addr: string, rights: string): void
  /** Forgets all messages up to an offset: every client reconnects and fetches anew. */
  beginAnew(offset: number): void
  /** Closes the connections of an ended session. */
  dropSession(id: string): void
}
