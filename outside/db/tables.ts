import type { ColumnType, Generated } from 'kysely'
import type { Choices } from '#domain/notifications/choices.ts'
import type { NotificationKind, NotificationRole, OuterChannel } from '#domain/notifications/kinds.ts'
import type { ToldFacts } from '#domain/notifications/words.ts'
import type { RateInput } from '#domain/prices/rate.ts'

/** A moment as the database gives it: ISO 8601 in UTC with the column's precision. Written as ISO text too. */
type Moment = string
/** An exact decimal, as text both ways. */
type Numeric = string
/** Set by the database when left out. */
type MomentByDefault = ColumnType<string, string | undefined, string>

export interface UserTable {
  addr: string
  username: string | null
  locale: Generated<string>
  affiliate_id: string | null
  tg_chat_enabled: Generated<boolean>
  is_super: Generated<boolean>
  is_moderator: Generated<boolean>
  is_affiliated: Generated<boolean>
  is_banned: Generated<boolean>
  dispute_notification: Generated<boolean>
  terms_accepted_at: Moment | null
  created_at: MomentByDefault
  updated_at: MomentByDefault
  /** When somebody else last changed what they may do. */
  rights_at: MomentByDefault
}

export interface AgentTable {
  addr: string
  email_enc: Buffer
  username: string
  first_name: string
  last_name: string
  country_codes: string[]
  work_start: string
  work_end: string
  timezone: string
  info: Generated<string>
  is_active: Generated<boolean>
  is_suspend: Generated<boolean>
  moderation_status: Generated<'pending' | 'approved' | 'declined'>
  moderated_at: Moment | null
  transfer_minutes: Generated<number>
  created_at: MomentByDefault
  updated_at: MomentByDefault
}

export interface RequisiteTable {
  id: string
  agent_addr: string
  kind: 'crypto' | 'bank' | 'cash'
  network: string | null
  currency: string | null
  data_enc: Buffer | null
}

export interface SwapOptionTable {
  agent_addr: string
  from_network: string
  from_currency: string
  to_network: string
  to_currency: string
  active: boolean
  price_type_use: 1 | 2
  fix_price: Numeric | null
  market_price: Numeric | null
}

export interface CollateralTable {
  agent_addr: string
  chain_id: number
  contract_address: string
  token_id: Numeric
  item: number
  ticker: string
  amount: Numeric
  expire_at: Moment
}

export interface RateTable {
  symbol: string
  usd: Numeric
  taken_at: Moment
  valid_until: Moment
  sources: Generated<number>
  inputs: Generated<RateInput[]>
}

export interface PriceTable {
  source: string
  symbol: string
  /** Units of `quote` for one unit. */
  price: Numeric
  quote: Generated<string>
  taken_at: Moment
  valid_until: Moment
}

export interface PriceSourceTable {
  source: string
  asked_at: Moment | null
  answered_at: Moment | null
  fault: string | null
  failures: Generated<number>
  rests_until: Moment
  is_wanted: Generated<boolean>
  month: Generated<string>
  calls: Generated<number>
}

export interface PriceJudgementTable {
  symbol: string
  fault: string | null
  inputs: RateInput[]
  doubted: { usd: string; at: string } | null
  judged_at: Moment
}

export interface PricePointTable {
  symbol: string
  step: 'minute' | 'hour'
  at: Moment
  usd: Numeric
}

/** What one side of an offer was priced with. */
export interface StoredInputs {
  symbol: string
  usd: string
  takenAt: string
  inputs: RateInput[]
}

export interface CapacityTable {
  agent_addr: string
  allowed: Generated<Numeric>
  ceiling: Generated<Numeric>
  locked: Generated<Numeric>
  held: Generated<Numeric>
  fees_due: Generated<Numeric>
  used: ColumnType<Numeric, never, never>
}

/** A calculation as it is kept: every figure as text. */
export interface StoredCalculation {
  price: string
  priceFee: string
  totalPrice: string
  totalFee: string
  total: string
  fromMarketPrice: string
  toMarketPrice: string
}

interface SwapColumns {
  user_addr: string
  agent_addr: string
  from_network: string
  from_currency: string
  from_amount: Numeric
  to_network: string
  to_currency: string
  to_amount: Numeric
  calculation: StoredCalculation
}

/** Offers and orders are written by the functions of `decisions/` only. */
export interface OfferTable extends SwapColumns {
  id: string
  fee: Numeric
  transfer_to_enc: Buffer | null
  exposure_usd: Numeric
  fee_usd: Numeric
  ended: 'released' | 'expired' | null
  from_rate: number | null
  to_rate: number | null
  created_at: Moment
  expired_at: Moment
}

export interface ReservationTable {
  offer_id: string
  user_addr: string
  agent_addr: string
  exposure_usd: Numeric
  expires_at: Moment
}

export interface OrderTable extends SwapColumns {
  id: string
  offer_id: string
  status: 'userTransfer' | 'agentTransfer' | 'closed' | 'cancelled' | 'rejected' | 'expired' | 'dispute'
  /** null once it is forgotten. */
  user_transfer_enc: Buffer | null
  agent_requisite_enc: Buffer | null
  requisite_pick: number
  exposure_usd: Numeric
  locked_usd: Numeric
  lock_kind: 'none' | 'posted' | 'held'
  held_until: Moment | null
  claimed_by: string | null
  created_at: Moment
  updated_at: Moment
  expire_at: Moment
  redacted_at: Moment | null
  rating: number | null
  received_at: Moment | null
  payout_due_at: Moment | null
}

export interface OrderHistoryTable {
  order_id: string
  step: number
  old: OrderTable['status'] | null
  new: OrderTable['status']
  changed_by: string
  changed_at: Moment
  statement: string | null
}

export interface SessionFamilyTable {
  id: string
  addr: string
  generation: Generated<number>
  token_hash: Buffer
  rotated_at: MomentByDefault
  expires_at: Moment
  revoked_at: Moment | null
}

export interface SignInTable {
  addr: string
  bucket: number
  made: number
}

export interface OutboxTable {
  id: Generated<string>
  seq: number | null
  topic: string
  channel: string | null
  data: Record<string, unknown>
  created_at: MomentByDefault
}

export interface AuditTable {
  id: Generated<string>
  at: MomentByDefault
  who: string
  action: string
  target: string
  before: unknown
  after: unknown
  from_where: string
}

export interface HaltTable {
  id: string
  scope: 'market' | 'network' | 'pair'
  network: string | null
  from_network: string | null
  from_currency: string | null
  to_network: string | null
  to_currency: string | null
  reason: string
  made_by: string
  made_at: string
  lifted_by: string | null
  lifted_at: string | null
}

export interface PostTable {
  id: string
  title: string
  content: string
  alias: string
  lang: 'en' | 'ru'
  tags: string[]
  status: 0 | 1
  content_type: 0 | 1 | 2
  teaser: string
  image_url: string
  reading_time: number
  meta_title: string
  meta_description: string
  meta_keywords: string[]
  pinned_at: string | null
  created_by: string
  created_at: Generated<string>
  updated_at: string
}

export interface AgentRecordTable {
  agent_addr: string
  completed: Generated<number>
  failed: Generated<number>
  payouts: Generated<number[]>
  rating_sum: Generated<number>
  ratings: Generated<number>
}

export interface ChainCursorTable {
  chain_id: number
  number: number
  hash: string
  at: Moment
  contract_address: string
  is_trusted: boolean
  margin_seconds: number
  looked_at: Moment
  stale_seconds: number
  stopped: string | null
  delay_seconds: Generated<number>
  sweep: Generated<number>
  unread_from: number | null
  unread_to: number | null
  unread_ended: Generated<boolean>
}

/** Written by `save_chain_step` only. */
export interface ChainAssetTable {
  chain_id: number
  address: string
  pinned_decimals: number | null
}

export interface ChainBlockTable {
  chain_id: number
  number: number
  hash: string
}

export interface ChainTouchTable {
  chain_id: number
  number: number
  contract_address: string
  token_id: Numeric
}

/** Wrapped tokens and their items are written by the functions of `decisions/chain.sql` only. */
export interface WnftTable {
  chain_id: number
  contract_address: string
  token_id: Numeric
  owner: string
  asset_type: number
  rules: number
  unlock_at: Moment | null
  locks: readonly { lockType: string; param: string }[]
  royalties: readonly { beneficiary: string; percent: number }[]
  fees: readonly { feeType: string; param: string; token: string }[]
  original: { assetType: number; contractAddress: string; tokenId: string; amount: string }
  block_number: number
  block_hash: string
  is_alive: boolean
  sweep: number
}

export interface WnftItemTable {
  chain_id: number
  contract_address: string
  token_id: Numeric
  item: number
  asset_type: number
  asset_address: string
  asset_token_id: Numeric
  amount: Numeric
  ticker: string | null
  decimals: number | null
  is_removable: boolean
}

export interface WnftRegistrationTable {
  chain_id: number
  contract_address: string
  token_id: Numeric
  owner: string
  signature: string
  registered_at: Generated<Moment>
}

/** Messages, files and members of chats are written by the functions of `decisions/messages.sql` only. */
export interface MessageTable {
  id: string
  order_id: string
  sender: string
  role: 'user' | 'agent' | 'staff'
  kind: 'text' | 'file'
  text_enc: Buffer | null
  file_id: string | null
  client_id: string | null
  created_at: Moment
}

export interface FileTable {
  id: string
  order_id: string
  sender: string
  mime: string
  size: number
  width: number
  height: number
  sha256: Buffer
  created_at: Moment
  redacted_at: Moment | null
}

export interface ChatMemberTable {
  order_id: string
  addr: string
  role: MessageTable['role']
  joined_at: Moment
  delivered_to: Moment | null
  read_to: Moment | null
}

/** Written by the functions of `decisions/notifications.sql`. */
export interface NotificationTable {
  id: Generated<number>
  addr: string
  event: string
  kind: NotificationKind
  role: NotificationRole
  order_id: string | null
  data: ToldFacts
  created_at: MomentByDefault
  read_at: Moment | null
  planned_at: Moment | null
}

export interface DeliveryTable {
  notification_id: number
  addr: string
  channel: OuterChannel
  target: string
  state: 'due' | 'sending' | 'sent' | 'dropped' | 'unknown' | 'gathered'
  gathers: Generated<boolean>
  tries: number
  due_at: Moment
  fence: number | null
  fault: string | null
}

export interface NotificationChoiceTable {
  addr: string
  choices: Choices
  quiet_start: string | null
  quiet_end: string | null
  timezone: string
  updated_at: MomentByDefault
}

export interface MailBoxTable {
  addr: string
  email_enc: Buffer | null
  asked_enc: Buffer | null
  asked_hash: Buffer | null
  code_hash: Buffer | null
  code_until: Moment | null
  tries: Generated<number>
  asked_at: MomentByDefault
  asked_day: Generated<string>
  asked_times: Generated<number>
  confirmed_at: Moment | null
  gone_on: string | null
}

export interface BotBindingTable {
  addr: string
  connect_nonce: string | null
  connect_hash: Buffer | null
  connect_until: Moment | null
  asking_chat_enc: Buffer | null
  asking_chat_hash: Buffer | null
  asking_name_enc: Buffer | null
  activation_hash: Buffer | null
  activation_until: Moment | null
  tries: Generated<number>
  chat_enc: Buffer | null
  chat_hash: Buffer | null
  activated_at: Moment | null
}

export interface PushSubscriptionTable {
  id: string
  addr: string
  endpoint_hash: Buffer
  data_enc: Buffer
  session_id: string
  created_at: MomentByDefault
}

/** Disputes and awards are written by the functions of `decisions/disputes.sql` only. */
export interface DisputeTable {
  id: string
  order_id: string
  step: number
  state: 'open' | 'taken' | 'decided'
  opened_by: string
  opened_at: Moment
  assignee: string | null
  taken_at: Moment | null
  settled_at: Moment | null
  decided_by: string | null
  decided_at: Moment | null
  outcome: OrderTable['status'] | null
}

/** An amount of one asset in its smallest unit. */
export interface AwardItemRow {
  readonly token: string
  readonly ticker: string
  readonly decimals: number
  readonly amount: string
}

export interface AwardTable {
  id: string
  order_id: string
  dispute_id: string
  agent_addr: string
  usd: Numeric
  chain_id: number
  settlement: string
  contract_address: string
  token_id: Numeric
  receiver: string
  items: readonly AwardItemRow[]
  deadline: Moment
  decision: string
  threshold: number
  state: 'asked' | 'signed' | 'proposed' | 'executable' | 'executed' | 'paid-instead' | 'failed'
  executable_at: Moment | null
  tx_hash: string | null
  paid: readonly { readonly token: string; readonly amount: string }[] | null
  fault: string | null
  ended_number: number | null
  ended_at: Moment | null
  created_at: Moment
}

export interface DisputeStepTable {
  id: Generated<number>
  order_id: string
  kind:
    | 'taken'
    | 'assigned'
    | 'givenBack'
    | 'settled'
    | 'awarded'
    | 'signed'
    | 'proposed'
    | 'executable'
    | 'executed'
    | 'paidInstead'
    | 'failed'
    | 'reopened'
  by: string
  at: MomentByDefault
  note: string | null
  tx_hash: string | null
}

export interface Tables {
  disputes: DisputeTable
  awards: AwardTable
  dispute_steps: DisputeStepTable
  notifications: NotificationTable
  deliveries: DeliveryTable
  notification_choices: NotificationChoiceTable
  mail_boxes: MailBoxTable
  mail_codes: { address_hash: Buffer; at: MomentByDefault }
  bot_bindings: BotBindingTable
  bot_updates: { update_id: number; at: MomentByDefault }
  push_subscriptions: PushSubscriptionTable
  wnft_registrations: WnftRegistrationTable
  messages: MessageTable
  files: FileTable
  chat_members: ChatMemberTable
  chain_cursors: ChainCursorTable
  chain_assets: ChainAssetTable
  chain_blocks: ChainBlockTable
  chain_touches: ChainTouchTable
  wnfts: WnftTable
  wnft_items: WnftItemTable
  users: UserTable
  sign_ins: SignInTable
  session_families: SessionFamilyTable
  agents: AgentTable
  requisites: RequisiteTable
  agent_records: AgentRecordTable
  swap_options: SwapOptionTable
  collaterals: CollateralTable
  prices: PriceTable
  price_sources: PriceSourceTable
  price_judgements: PriceJudgementTable
  price_points: PricePointTable
  rates: RateTable
  capacity: CapacityTable
  offers: OfferTable
  reservations: ReservationTable
  orders: OrderTable
  order_history: OrderHistoryTable
  outbox: OutboxTable
  relays: { name: string; seq: number }
  audit: AuditTable
  halts: HaltTable
  posts: PostTable
  market: { epoch: string; next_seq: number; is_demo: boolean | null; key_check: Buffer | null }
}
