/** A transfer to a watched address, as its network tells of it. */
export interface Arrival {
  /** As the network's explorers write it. */
  readonly txHash: string
  /** Which transfer of its transaction it is; stays the same in whatever block that lies. */
  readonly index: string
  /** Who sent it; empty where the network names nobody. */
  readonly sender: string
  readonly recipient: string
  readonly currency: string
  /** In whole units, exact. */
  readonly amount: string
  /** null while it is in no block. */
  readonly block: number | null
  /** Unix seconds of its block; null while it is in none. */
  readonly at: number | null
}

/** An address to which something may come, and since when (Unix seconds). */
export interface Watched {
  readonly address: string
  readonly since: number
}

/** The result of one reading of a network. */
export interface Look {
  /** The newest block. */
  readonly head: number
  /** All that arrived in blocks above `above` or is in none yet; what was known there and is not among it is gone. */
  readonly arrivals: readonly Arrival[]
  readonly above: number
  /** The addresses that were looked at. */
  readonly addresses: readonly string[]
  /** The blocks that were read, of a network that is read block by block. */
  readonly chain: ReadBlocks | null
  /** Whether the newest block was reached. */
  readonly isNewest: boolean
}

export interface BlockMark {
  readonly number: number
  readonly hash: string
}

export interface ReadBlocks {
  /** The hash of the block that was seen last; null for none. */
  readonly before: string | null
  readonly blocks: readonly BlockMark[]
  /** What is known of blocks below this one is forgotten. */
  readonly oldest: number
}

/** What a reading starts from. */
export interface LookAsk {
  /** The newest blocks that were read, the newest first; none where a network is not read block by block. */
  readonly known: readonly BlockMark[]
  /**
   * What is watched. Asked for only once the newest block is known: who is shown an address after that block pays in a
   * later one.
   */
  readonly watched: () => Promise<readonly Watched[]>
}

/** A network as far as payments are concerned: one implementation for each way in which networks tell of them. */
export interface PaymentSource {
  readonly network: string
  /** How long to wait before looking again, in ms. */
  readonly pollMs: number
  /** What has arrived; null where nothing has changed since. Throws `Stall` when the network cannot be believed now. */
  look(ask: LookAsk): Promise<Look | null>
}
