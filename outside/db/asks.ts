import type { OuterChannel } from '#domain/notifications/kinds.ts'
import type { RateFault } from '#domain/prices/aggregate.ts'
import type { RateInput } from '#domain/prices/rate.ts'
import type { Row } from './rows.ts'
import type { AwardItemRow, OrderStatus, StoredCalculation } from './stored.ts'

/** What `match_offer` is asked: an agent's option as it was quoted, and everything that the offer fixes. USD in text. */
export interface MatchAsk {
  readonly offerId: string
  readonly user: string
  readonly agent: string
  readonly fromNetwork: string
  readonly fromCurrency: string
  readonly fromAmount: string
  readonly toNetwork: string
  readonly toCurrency: string
  readonly toAmount: string
  readonly priceTypeUse: 1 | 2
  readonly fixPrice: string | null
  readonly marketPrice: string | null
  readonly fromSymbol: string
  readonly fromUsd: string
  readonly toSymbol: string
  readonly toUsd: string
  /** How far a fixed price may be from the market, a fraction. */
  readonly maxOff: string
  readonly fee: string
  readonly calculation: StoredCalculation
  readonly transferToEnc: string
  readonly exposureUsd: string
  readonly feeUsd: string
  /** How long the offer stands, in seconds. */
  readonly seconds: number
  readonly limits: PersonLimits
}

/** How much one person may lock at a time. USD in text, `newcomerShare` a fraction. */
export interface PersonLimits {
  /** Orders that may have to be paid, and orders that may lock capacity. */
  readonly unpaid: number
  readonly open: number
  /** The same for somebody who has brought no order to its end yet, and the worth of all their open orders. */
  readonly newcomerUnpaid: number
  readonly newcomerUsd: string
  /** How much of an agent newcomers may lock together. */
  readonly newcomerShare: string
  /** After so many orders that ran out within a day a pause is due. */
  readonly expiries: number
  readonly pauseSeconds: number
}

/** What `place_order` is asked. */
export interface PlaceAsk {
  readonly orderId: string
  readonly offerId: string
  readonly user: string
  readonly idempotencyKey: string | null
  /** The user's payout details, sealed, in base64; null takes those of the offer. */
  readonly transferEnc: string | null
  /** Any whole number: chooses one of the agent's addresses. */
  readonly requisitePick: number
}

/** What `change_order_status` is asked. */
export interface ChangeAsk {
  readonly orderId: string
  readonly oldStatus: OrderStatus
  readonly newStatus: OrderStatus
  readonly updatedAt: string
  readonly by: string
  readonly asStaff: boolean
  readonly fromWhere: string
  readonly effect: 'keep' | 'leave' | 'release' | 'hold' | 'lock' | 'cover'
  readonly holdSeconds: number
  /** How long the agent has to pay out once it is its turn. */
  readonly payoutSeconds: number
  readonly statement: string | null
}

/** An award as it is to be written. Amounts in the smallest unit, `usd` a decimal text. */
export interface NewAward {
  readonly id: string
  readonly usd: string
  readonly chainId: number
  readonly settlement: string
  /** The wrapped token that it comes out of. */
  readonly contract: string
  readonly tokenId: string
  readonly items: readonly AwardItemRow[]
  readonly deadline: string
  /** The hash that the settlement knows the decision by. */
  readonly decision: string
  readonly threshold: number
  readonly signers: readonly string[]
}

/** Ids of wrapped tokens that are still to be read, from the lowest to the highest. */
export interface Unread {
  readonly from: number
  readonly to: number
  /** Whether ended tokens are read, too: a reorganisation may have undone their end. */
  readonly isWithEnded: boolean
}

/** What is known of an asset of the market on a chain. The native coin's address is zero. */
export interface ChainAsset {
  readonly address: string
  readonly ticker: string
  /** null with `held` when the asset does not answer, or names other decimals than it did first. */
  readonly decimals: number | null
  /** Whether it may be taken out of collateral. */
  readonly isListed: boolean
  /** How much of it the wrapper holds, in its smallest unit. */
  readonly held: string | null
}

/** Everything that one step of a follower changes. */
export interface ChainStep {
  readonly chainId: number
  /** The hash of the block that was seen last; null for none. */
  readonly before: string | null
  /** The lowest id that was unread then; null for none. */
  readonly unreadBefore: number | null
  /** All tokens have to be read again, and those that are not among `tokens` secure nothing until they are. */
  readonly isSweep: boolean
  /** What is to be read in later steps. */
  readonly unread: Unread | null
  /** The last block that stays; what is known of blocks above it is forgotten. */
  readonly base: number
  /** What is known of blocks below this one is forgotten. */
  readonly oldest: number
  readonly number: number
  readonly hash: string
  /** Whether it is the newest final block, not one on the way there. */
  readonly isNewest: boolean
  /** ISO 8601. */
  readonly at: string
  readonly isTrusted: boolean
  readonly assets: readonly ChainAsset[]
  readonly marginSeconds: number
  /** How long a decision waits in the settlement, which is covered beside the margin. */
  readonly delaySeconds: number
  readonly staleSeconds: number
  /** The contract of the wrapped tokens. */
  readonly contract: string
  readonly blocks: readonly { number: number; hash: string }[]
  readonly touches: readonly { number: number; tokenId: string }[]
  /** Every touched token as it is at the new block; one without an owner has ended. */
  readonly tokens: readonly { tokenId: string; owner: string | null }[]
  /** How each award that is followed stands in the settlement at the new block: the contract's number for its status. */
  readonly awards: readonly { id: string; status: number; decision: string | null; executableAt: string | null }[]
  /** The transactions in which the settlement spoke of an order, by the order's name on chain. */
  readonly settlements: readonly {
    number: number
    order: string
    txHash: string
    /** Where it tells of an asset that was paid: which, and how much of it in its smallest unit. */
    token: string | null
    paid: string | null
  }[]
  /** The share of its collateral that an agent may promise: set anew before an award gives capacity back. */
  readonly share: string
}

/** Where the crypto of an order is to arrive; `type` 1 with its agent, 2 with its owner. */
export interface Leg {
  readonly type: 1 | 2
  readonly network: string
  readonly currency: string
  readonly amount: string
  /** A keyed hash of the address. */
  readonly addressKey: string
  /** Sealed, in base64. */
  readonly addressEnc: string
  /** A keyed hash of the payer's known address. */
  readonly payerKey: string
}

/** An arrival as `save_payment_step` takes it. */
export interface ArrivalRow {
  readonly txKey: string
  readonly index: string
  readonly addressKey: string
  readonly senderKey: string
  readonly currency: string
  readonly amount: string
  readonly block: number | null
  /** ISO 8601. */
  readonly at: string | null
  /** Sealed, in base64. */
  readonly detailsEnc: string
}

/** What one reading of a network changes. */
export interface PaymentStep {
  readonly network: string
  readonly head: number
  readonly needed: number
  readonly slackSeconds: number
  readonly above: number
  readonly arrivals: readonly ArrivalRow[]
  /** Keys of the addresses that were looked at, where a network is not read block by block. */
  readonly addresses: readonly string[]
  readonly before?: string | null
  readonly blocks?: readonly { number: number; hash: string }[]
  readonly oldest?: number
}

/** A planned delivery: over which channel, to what, and when (ISO). */
export interface PlannedDelivery {
  readonly channel: OuterChannel
  readonly target: string
  readonly dueAt: string
}

/** How many deliveries a person gets over one channel; what goes beyond is gathered in one message. */
export interface Bounds {
  readonly aMinute: number
  readonly anHour: number
}

/** An option as stored. */
export type OptionRow = Omit<Row<'swap_options'>, 'agent_addr' | 'off_market_at'>

/** What `save_agent` is asked; sealed values in base64. */
export interface SaveAgentAsk {
  readonly addr: string
  readonly updatedAt: string | null
  readonly emailEnc: string
  readonly username: string
  readonly firstName: string
  readonly lastName: string
  readonly countryCodes: readonly string[]
  readonly workStart: string
  readonly workEnd: string
  readonly timezone: string
  readonly info: string
  readonly requisites: readonly {
    kind: string
    network: string | null
    currency: string | null
    dataEnc: string | null
  }[]
  readonly options: readonly OptionRow[]
}

/** What `change_agent` is asked. */
export interface ChangeAgentAsk {
  readonly addr: string
  readonly set: { isActive?: boolean; isSuspend?: boolean; moderationStatus?: 'approved' | 'declined' }
  readonly updatedAt?: string
  readonly oldStatus?: string
  readonly by: string
  readonly action: string
  readonly asStaff: boolean
  readonly fromWhere: string
}

/** What `write_post` is asked. */
export interface WritePostAsk {
  readonly id: string
  readonly isNew: boolean
  readonly title: string
  readonly content: string
  readonly alias: string
  readonly lang: string
  readonly tags: readonly string[]
  readonly status: number
  readonly contentType: number
  readonly teaser: string
  readonly imageUrl: string
  /** In minutes. */
  readonly readingTime: number
  readonly metaTitle: string
  readonly metaDescription: string
  readonly metaKeywords: readonly string[]
  readonly isPinned: boolean
  /** The version that the asker saw; null: whatever it is. */
  readonly updatedAt: string | null
  readonly by: string
  readonly fromWhere: string
}

/** What is noted of a picture: its name, bytes and pixels, who keeps it, and from where. */
export interface NotePictureAsk {
  readonly name: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly by: string
  readonly fromWhere: string
}

/** What `write_message` is asked. */
export interface WriteAsk {
  readonly messageId: string
  readonly orderId: string
  readonly by: string
  readonly clientId: string | null
  /** The text, sealed, in base64; null for a file. */
  readonly textEnc: string | null
  readonly file: NewFile | null
  /** The most messages of this kind that the person may write here, and the most of all kinds within a minute. */
  readonly most: number
  readonly perMinute: number
  /** The network address that it was sent from, for the audit of staff. */
  readonly fromWhere: string
}

/** A file whose bytes are on the disk. `size` in bytes, `sha256` in hex. */
export interface NewFile {
  readonly id: string
  readonly mime: string
  readonly size: number
  readonly width: number
  readonly height: number
  readonly sha256: string
}

/** How far a person has received and read a chat: creation times of messages. */
export interface MarkAsk {
  readonly orderId: string
  readonly by: string
  readonly deliveredTo: string | null
  readonly readTo: string | null
}

/** What staff looked at, from which network address. */
export interface LookAsk {
  readonly orderId: string
  readonly by: string
  readonly action: 'messages.read' | 'files.read'
  readonly target: string
  readonly fromWhere: string
}

/** How many codes for mail addresses are sent. */
export interface MailBounds {
  /** A person may ask for one in so many seconds, and for so many a day. */
  readonly pauseSeconds: number
  readonly aDay: number
  /** An address is sent one in so many seconds, and so many a day, whoever asks. */
  readonly addressPauseSeconds: number
  readonly addressADay: number
  /** The whole market sends so many an hour. */
  readonly marketAnHour: number
  /** How long a code is good. */
  readonly minutes: number
}

/** What is to become of a code that was asked for; `silent`: it is not sent, and nobody must learn that. */
export type MailAsked = 'send' | 'silent' | 'too-often' | 'full'

/** What `change_user` is asked. */
export interface ChangeUserAsk {
  readonly addr: string
  /** What is left out stays as it is. */
  readonly set: Readonly<Partial<Record<'isSuper' | 'isModerator' | 'isAffiliated' | 'isBanned', boolean | undefined>>>
  readonly updatedAt: string
  readonly by: string
  readonly fromWhere: string
}

/** How often a source may be asked: in seconds, when somebody wants it before its time, and in a month (null: unlimited). */
export interface AskingPace {
  readonly everySeconds: number
  readonly wantedSeconds: number
  readonly callsAMonth: number | null
}

/** A symbol's price as it was judged, to be written. Times in ISO 8601. */
export type Judgement = { readonly symbol: string; readonly inputs: readonly RateInput[] } & (
  | {
      readonly fault: null
      readonly usd: string
      readonly takenAt: string
      readonly validUntil: string
      readonly sources: number
      readonly doubted: null
    }
  | { readonly fault: RateFault; readonly doubted: { readonly usd: string; readonly at: string } | null }
)

/** A lease that is held: what is written under it is refused once another has it. */
export interface Hold {
  readonly lease: string
  readonly fence: number
}

/** How a lease stands. */
export interface LeaseState {
  readonly lease: string
  /** null: another process has it, or nobody. */
  readonly fence: number | null
  /** For how long (ms) its holder has it; 0 for nobody. */
  readonly leftMs: number
  /** What its holder says of its work. */
  readonly said: unknown
}

/** Gives a dispute to somebody, null to nobody, if it is still whose the asker saw. */
export interface AssignAsk {
  readonly orderId: string
  readonly by: string
  readonly to: string | null
  readonly seen: string | null
  readonly fromWhere: string
}

export interface SignAsk {
  readonly orderId: string
  readonly awardId: string
  readonly by: string
  readonly signature: string
  readonly fromWhere: string
}

/** `by`: the staff who had it done, null for the agent's own. */
export interface RefreshAsk {
  readonly addr: string
  readonly share: string
  readonly by: string | null
  readonly fromWhere: string
}

export interface GrantAsk {
  readonly addr: string
  readonly right: 'isSuper' | 'isModerator' | 'isAffiliated'
  readonly has: boolean
}

export interface BookPaymentAsk {
  readonly id: string
  readonly addr: string
  readonly amountUsd: string
  readonly reference: string
  readonly by: string
  readonly fromWhere: string
  readonly key: string | null
}

export interface TakeBackAsk {
  readonly id: string
  readonly paymentId: string
  readonly addr: string
  readonly reason: string
  readonly by: string
  readonly fromWhere: string
}

export interface SuspendProgramAsk {
  readonly addr: string
  readonly id: string
  readonly isSuspend: boolean
  readonly reason: string
  readonly by: string
  readonly fromWhere: string
}

export interface PayoutAsk {
  readonly id: string
  readonly addr: string
  readonly amountUsd: string
  readonly reference: string
  /** What the asker saw to be payable. */
  readonly seenUsd: string
  readonly by: string
  readonly fromWhere: string
}

/** Who lifts which halt, and from where. */
export interface LiftAsk {
  readonly id: string
  readonly by: string
  readonly fromWhere: string
}

export interface HaltAsk extends LiftAsk {
  readonly scope: 'market' | 'network' | 'pair'
  readonly network?: string
  readonly fromNetwork?: string
  readonly fromCurrency?: string
  readonly toNetwork?: string
  readonly toCurrency?: string
  readonly reason: string
}

/** A registration that was checked; `limit`: how many tokens that are not their own somebody may register. */
export interface RegisterAsk {
  readonly chainId: number
  readonly contractAddress: string
  readonly tokenId: string
  readonly owner: string
  readonly signature: string
  readonly limit: number
}

export interface KeepLeasesAsk {
  readonly leases: readonly string[]
  readonly holder: string
  readonly seconds: number
  /** What the holder says of its work, by lease. */
  readonly says: Readonly<Record<string, unknown>>
}

/** What is written under a lease, where there is one. */
export type Held<Ask> = Ask & { readonly hold: Hold | null }

/** Where a notification goes, written under a fence of the dispatcher's lease. */
export interface PlanAsk {
  readonly id: number
  readonly fence: number
  readonly ways: readonly PlannedDelivery[]
  readonly bounds: Bounds
}

/** A person's binding, or that to one chat. Sealed and hashed values in base64. */
export type RevokeBotAsk = { readonly addr: string; readonly chatEnc?: string } | { readonly chatHash: string }

/** A mail address with the hash of a fresh code. Sealed and hashed values in base64. */
export interface MailCodeAsk {
  readonly addr: string
  readonly emailEnc: string
  readonly emailHash: string
  readonly codeHash: string
  readonly bounds: MailBounds
}

/** What sources said and what was made of it, written under a fence of the prices' lease. Times in ISO 8601. */
export interface SavePricesAsk {
  readonly fence: number
  readonly words: readonly {
    readonly source: string
    readonly symbol: string
    readonly quote: string
    readonly price: string
    readonly takenAt: string
    readonly validUntil: string
  }[]
  readonly judgements: readonly Judgement[]
}

/** How far a reader of the outbox has come: the number of the last event, the transaction that wrote it, and its row. */
export interface Place {
  readonly seq: number
  readonly xid: string
  readonly id: number
}

/** What is told of a batch of events, planned, and how far the batch goes. */
export interface TellAsk {
  readonly fence: number
  readonly rows: readonly {
    readonly addr: string
    readonly event: string
    readonly kind: string
    readonly role: string
    readonly orderId: string | null
    readonly data: unknown
    /** When it happened, ISO. */
    readonly createdAt: string
    /** As whom a message was written; null for what is none. */
    readonly from: string | null
    readonly ways: readonly PlannedDelivery[]
  }[]
  readonly bounds: Bounds
  readonly place: Place & { readonly name: string }
}
