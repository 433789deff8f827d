import type { Reading } from '#domain/prices/reading.ts'

/** A place that prices come from. */
export interface PriceSource {
  /** Its code, as rows and the wire name it. */
  readonly code: SourceCode
  /** The symbols it knows. */
  readonly symbols: ReadonlySet<string>
  /** How often it is asked, in seconds. */
  readonly everySeconds: number
  /** How many calls a month it allows; null: as many as one likes. */
  readonly callsAMonth: number | null
  /** Whether it says when its prices were taken; of one that does not, what it repeats to the letter grows old. */
  readonly isTimed: boolean
  /** Asks for every symbol it knows. `now` is Unix ms. Throws SourceFault, and nothing else, when there is no good answer. */
  readonly fetch: (now: number) => Promise<readonly Reading[]>
}

/** The sources that this release knows. */
export const sourceCodes = ['demo', 'cg', 'binance', 'kraken', 'coinbase', 'ecb'] as const
export type SourceCode = (typeof sourceCodes)[number]

/** Where and how sources are asked, by the operator. */
export interface SourceSettings {
  readonly codes: readonly SourceCode[]
  /** Other addresses than the services' own, without a slash at the end. */
  readonly urls: ReadonlyMap<SourceCode, string>
  readonly coingeckoKey: string | null
  readonly coingeckoCallsAMonth: number
  /** How long a source may take for its whole answer. */
  readonly answerMs: number
}

/** Why a source has no good answer: it is away, wants to be left alone, or says what cannot be. */
export class SourceFault extends Error {
  /** For how long it wants to be left alone, in seconds; 0 when it does not say. */
  readonly restSeconds: number

  constructor(message: string, restSeconds = 0) {
    super(message)
    this.restSeconds = restSeconds
  }
}
