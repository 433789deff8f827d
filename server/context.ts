import type { Logger } from 'pino'
import type { Halt } from '#api/halt.ts'
import type { Actor } from '#domain/access.ts'
import type { Rates } from '#domain/prices/rate.ts'
import type { Book } from '#domain/swap/book/book.ts'
import type { Deployment } from '#outside/chain/deployment.ts'
import type { SignatureCheck } from '#outside/chain/signature.ts'
import type { Db } from '#outside/db/pool.ts'
import type { Files } from '#outside/files.ts'
import type { Images } from '#outside/images.ts'
import type { PriceSource } from '#outside/prices/source.ts'
import type { Sanitiser } from '#outside/prose/sanitiser.ts'
import type { PublicPictures } from '#outside/public-pictures.ts'
import type { Settings } from './config.ts'
import type { Leases } from './leases.ts'
import type { NotificationChannels } from './notification-channels.ts'
import type { People } from './people.ts'

/** Everything that verbs may use, built once at start and handed to each as its first argument. */
export interface Context {
  readonly settings: Settings
  readonly db: Db
  readonly log: Logger
  /** The server's clock in Unix ms. What decides about money asks the database's clock instead. */
  readonly now: () => number
  readonly book: Book
  /** Market rates as this process last read them; decisions about money use the database's. */
  readonly rates: () => Rates
  /** Halts as this process last read them; the database decides. */
  readonly halts: () => readonly Halt[]
  /** The sources that prices are polled from. */
  readonly priceSources: readonly PriceSource[]
  /** The leases of once-only work that this process has. */
  readonly leases: Leases
  readonly people: People
  /** How notifications are sent: bot, mail, push. */
  readonly channels: NotificationChannels
  readonly signature: SignatureCheck
  /** What people have sent, encrypted. */
  readonly files: Files
  readonly images: Images
  /** Pictures of posts, for everybody. */
  readonly pictures: PublicPictures
  readonly sanitiser: Sanitiser
  /** Says that a commit wrote events: this process reads the outbox at once, not at its next look. */
  readonly eventsCommitted: () => void
  /** Loads an agent into the book anew, and the rates: after the database said that they were old. */
  readonly refreshBook: (agentAddr: string) => Promise<void>
  readonly realtime: {
    /** Where clients connect, ws:// or wss://. */
    readonly endpoint: string
    readonly connectionToken: (asker: Asker) => Promise<string>
    readonly subscriptionToken: (asker: Asker, channel: string) => Promise<string>
  }
  /** The nodes of EVM networks, by chain id; at least one each. */
  readonly rpcsByChainId: ReadonlyMap<number, readonly string[]>
  /** The market's own contracts, by chain id, as far as they were seen there: a node that was away may come back. */
  readonly contracts: ReadonlyMap<number, Deployment>
  readonly demo: { readonly rpcUrl: string; readonly extendedKey: string } | null
}

/** Who asks, by the access token: never from a body. */
export interface Asker {
  /** null: a visitor. */
  readonly actor: Actor | null
  readonly sessionId: string | null
  /** The network address that the request came from, for the audit. */
  readonly ip: string
}

/** An asker with a session. */
export interface SignedIn extends Asker {
  readonly actor: Actor
  readonly sessionId: string
}
