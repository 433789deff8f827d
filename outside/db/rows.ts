// Written by `npm run rows` from the database's catalogue: change outside/db/schema/, not this.
import type { ColumnType, Generated, Selectable } from 'kysely'
import type {
  Anything,
  AwardItems,
  Choices,
  Doubted,
  News,
  NotificationKind,
  OrderStatus,
  PaidItems,
  RateInputs,
  StoredCalculation,
  ToldFacts,
  WnftFees,
  WnftLocks,
  WnftOriginal,
  WnftRoyalties,
} from './stored.ts'

/** Every table, as kysely reads and writes it. */
export interface Tables {
  affiliate_payouts: {
    amount_usd: string
    booked_at: Generated<string>
    booked_by: string
    id: string
    partner: string
    place: ColumnType<number, never, never>
    reference: string
  }
  affiliate_shares: {
    affiliate_id: string
    order_id: string
    partner: string
    percent: number
    place: number
    share_usd: string
  }
  affiliate_terms: {
    id: ColumnType<number, never, never>
    percent: number
    since: Generated<string>
  }
  affiliates: {
    created_at: Generated<string>
    description: string
    id: string
    is_active: Generated<boolean>
    is_suspend: Generated<boolean>
    owner: string
    suspend_reason: string | null
  }
  agent_records: {
    agent_addr: string
    completed: Generated<number>
    failed: Generated<number>
    payouts: Generated<number[]>
    rating_sum: Generated<number>
    ratings: Generated<number>
  }
  agents: {
    addr: string
    country_codes: string[]
    created_at: Generated<string>
    email_enc: Buffer
    first_name: string
    info: Generated<string>
    is_active: Generated<boolean>
    is_suspend: Generated<boolean>
    last_name: string
    moderated_at: string | null
    moderation_status: Generated<'pending' | 'approved' | 'declined'>
    staff_at: Generated<string>
    timezone: string
    transfer_minutes: Generated<number>
    updated_at: Generated<string>
    username: string
    work_end: string
    work_start: string
  }
  audit: {
    action: string
    after: Anything | null
    at: Generated<string>
    before: Anything | null
    from_where: string
    id: ColumnType<number, never, never>
    target: string
    who: string
  }
  award_signatures: {
    at: Generated<string>
    award_id: string
    signature: string
    signer: string
  }
  awards: {
    agent_addr: string
    chain_id: number
    contract_address: string
    created_at: Generated<string>
    deadline: string
    decision: string
    dispute_id: string
    ended_at: string | null
    ended_number: number | null
    executable_at: string | null
    fault: string | null
    id: string
    items: AwardItems
    order_id: string
    paid: PaidItems | null
    receiver: string
    settlement: string
    state: Generated<'asked' | 'signed' | 'proposed' | 'executable' | 'executed' | 'paid-instead' | 'failed'>
    threshold: number
    token_id: string
    tx_hash: string | null
    usd: string
  }
  bot_bindings: {
    activated_at: string | null
    activation_hash: Buffer | null
    activation_until: string | null
    addr: string
    asking_chat_enc: Buffer | null
    asking_chat_hash: Buffer | null
    asking_name_enc: Buffer | null
    chat_enc: Buffer | null
    chat_hash: Buffer | null
    connect_hash: Buffer | null
    connect_nonce: string | null
    connect_until: string | null
    tries: Generated<number>
  }
  bot_updates: {
    at: Generated<string>
    update_id: number
  }
  capacity: {
    agent_addr: string
    allowed: Generated<string>
    ceiling: Generated<string>
    fees_credit: Generated<string>
    fees_due: Generated<string>
    held: Generated<string>
    locked: Generated<string>
    newcomers_at_most: Generated<string>
    used: ColumnType<string, never, never>
  }
  chain_assets: {
    address: string
    chain_id: number
    decimals: number | null
    held: string | null
    is_listed: boolean
    pinned_decimals: number | null
    recorded: string
    ticker: string
  }
  chain_blocks: {
    chain_id: number
    hash: string
    number: number
  }
  chain_cursors: {
    at: string
    chain_id: number
    contract_address: string
    delay_seconds: Generated<number>
    hash: string
    is_trusted: boolean
    looked_at: Generated<string>
    margin_seconds: number
    number: number
    stale_seconds: number
    stopped: string | null
    sweep: Generated<number>
    unread_ended: Generated<boolean>
    unread_from: number | null
    unread_to: number | null
  }
  chain_touches: {
    chain_id: number
    contract_address: string
    number: number
    token_id: string
  }
  chat_members: {
    addr: string
    delivered_to: string | null
    joined_at: Generated<string>
    order_id: string
    read_to: string | null
    role: 'user' | 'agent' | 'staff'
  }
  collateral_notices: {
    agent_addr: string
    at: Generated<string>
    chain_id: number
    contract_address: string
    kind: 'transferred' | 'unwrapped'
    token_id: string
  }
  collaterals: {
    agent_addr: string
    amount: string
    chain_id: number
    contract_address: string
    expire_at: string
    item: number
    ticker: string
    token_id: string
  }
  decision_sets: {
    first_applied_at: Generated<string>
    hash: string
  }
  decisions: {
    applied_at: Generated<string>
    file: string
    hash: string
  }
  deliveries: {
    addr: string
    channel: 'bot' | 'email' | 'push'
    due_at: string
    fault: string | null
    fence: number | null
    gathers: Generated<boolean>
    notification_id: number
    state: Generated<'due' | 'sending' | 'sent' | 'dropped' | 'unknown' | 'gathered'>
    target: Generated<string>
    tries: Generated<number>
  }
  dispute_steps: {
    at: Generated<string>
    by: string
    id: ColumnType<number, never, never>
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
    note: string | null
    order_id: string
    tx_hash: string | null
  }
  disputes: {
    assignee: string | null
    decided_at: string | null
    decided_by: string | null
    id: Generated<string>
    opened_at: string
    opened_by: string
    order_id: string
    outcome: OrderStatus | null
    settled_at: string | null
    state: Generated<'open' | 'taken' | 'decided'>
    step: number
    taken_at: string | null
  }
  fee_ledger: {
    agent_addr: string
    amount_usd: string
    booked_at: Generated<string>
    locked_usd: string
    order_id: string
    paid_at: string | null
    paid_usd: Generated<string>
    place: ColumnType<number, never, never>
  }
  fee_payments: {
    agent_addr: string
    amount_usd: string
    booked_at: Generated<string>
    booked_by: string
    id: string
    idempotency_key: string | null
    place: ColumnType<number, never, never>
    reference: string
    takes_back: string | null
  }
  files: {
    created_at: Generated<string>
    height: number
    id: string
    mime: 'image/png' | 'image/jpeg' | 'image/webp'
    order_id: string
    redacted_at: string | null
    sender: string
    sha256: Buffer
    size: number
    width: number
  }
  halts: {
    from_currency: string | null
    from_network: string | null
    id: string
    lifted_at: string | null
    lifted_by: string | null
    made_at: string
    made_by: string
    network: string | null
    reason: string
    scope: 'market' | 'network' | 'pair'
    to_currency: string | null
    to_network: string | null
  }
  leases: {
    fence: number
    holder: string
    name: string
    said: Anything | null
    until: string
  }
  mail_boxes: {
    addr: string
    asked_at: Generated<string>
    asked_day: Generated<Date>
    asked_enc: Buffer | null
    asked_hash: Buffer | null
    asked_times: Generated<number>
    code_hash: Buffer | null
    code_until: string | null
    confirmed_at: string | null
    email_enc: Buffer | null
    gone_on: Date | null
    tries: Generated<number>
  }
  mail_codes: {
    address_hash: Buffer
    at: Generated<string>
  }
  market: {
    epoch: Generated<string>
    is_demo: boolean | null
    is_single: Generated<boolean>
    key_check: Buffer | null
    offers_redacted_before: string | null
    snapshots_thinned_before: string | null
  }
  messages: {
    client_id: string | null
    created_at: string
    file_id: string | null
    id: string
    kind: 'text' | 'file'
    order_id: string
    role: 'user' | 'agent' | 'staff'
    sender: string
    text_enc: Buffer | null
  }
  migrations: {
    hash: string
    name: string
    ran_at: Generated<string>
  }
  newcomers_again: {
    agent_addr: string
    user_addr: string
  }
  notification_choices: {
    addr: string
    choices: Choices
    quiet_end: string | null
    quiet_start: string | null
    timezone: Generated<string>
    updated_at: Generated<string>
  }
  notifications: {
    addr: string
    created_at: Generated<string>
    data: Generated<ToldFacts>
    event: string
    id: ColumnType<number, never, never>
    kind: NotificationKind
    order_id: string | null
    planned_at: string | null
    read_at: string | null
    role: 'user' | 'agent' | 'staff'
  }
  offers: {
    agent_addr: string
    calculation: StoredCalculation
    created_at: Generated<string>
    ended: 'released' | 'expired' | null
    expired_at: string
    exposure_usd: string
    fee: string
    fee_usd: string
    from_amount: string
    from_currency: string
    from_network: string
    from_rate: number | null
    id: string
    to_amount: string
    to_currency: string
    to_network: string
    to_rate: number | null
    transfer_to_enc: Buffer | null
    user_addr: string
  }
  order_history: {
    changed_at: string
    changed_by: string
    new: OrderStatus
    old: OrderStatus | null
    order_id: string
    statement: string | null
    step: number
  }
  order_legs: {
    address_enc: Buffer
    address_key: string
    amount: string
    currency: string
    head_before: number | null
    is_watched: Generated<boolean>
    network: string
    order_id: string
    payer_key: string
    type: 1 | 2
  }
  orders: {
    agent_addr: string
    agent_requisite_enc: Buffer | null
    calculation: StoredCalculation
    claimed_by: string | null
    created_at: Generated<string>
    expire_at: string
    exposure_usd: string
    fee_usd: string
    from_amount: string
    from_currency: string
    from_network: string
    held_until: string | null
    id: string
    idempotency_key: string | null
    lock_kind: 'none' | 'posted' | 'held'
    locked_usd: string
    offer_id: string
    payout_due_at: string | null
    rating: number | null
    received_at: string | null
    redacted_at: string | null
    requisite_pick: number
    status: Generated<'userTransfer' | 'agentTransfer' | 'closed' | 'cancelled' | 'rejected' | 'expired' | 'dispute'>
    to_amount: string
    to_currency: string
    to_network: string
    transfer_minutes: number
    updated_at: string
    user_addr: string
    user_transfer_enc: Buffer | null
  }
  outbox: {
    at: Generated<string>
    data: Generated<News>
    id: Generated<number>
    topic: string
    xid: Generated<string>
  }
  outbox_readers: {
    at: Generated<string>
    id: number
    name: string
    seq: number
    xid: string
  }
  outbox_ticks: {
    at: Generated<string>
    from_xid: string
    rows: number
    seq: number
    to_xid: string
  }
  payment_blocks: {
    hash: string
    network: string
    number: number
  }
  payment_heads: {
    head: number
    network: string
    seen_at: Generated<string>
  }
  payments: {
    address_key: string
    amount: string
    at: string | null
    block_number: number | null
    confirmations: number
    currency: string
    details_enc: Buffer
    id: Generated<string>
    is_gone: Generated<boolean>
    is_sure: Generated<boolean>
    needed: number
    network: string
    order_id: string | null
    seen_at: Generated<string>
    tx_index: string
    tx_key: string
    type: number | null
  }
  posts: {
    alias: string
    content: string
    content_type: 0 | 1 | 2
    created_at: Generated<string>
    created_by: string
    id: string
    image_url: string
    lang: 'en' | 'ru'
    meta_description: string
    meta_keywords: string[]
    meta_title: string
    pinned_at: string | null
    reading_time: number
    status: 0 | 1
    tags: string[]
    teaser: string
    title: string
    updated_at: string
  }
  price_judgements: {
    doubted: Doubted | null
    fault: string | null
    inputs: RateInputs
    judged_at: string
    symbol: string
  }
  price_points: {
    at: string
    step: 'minute' | 'hour'
    symbol: string
    usd: string
  }
  price_sources: {
    answered_at: string | null
    asked_at: string | null
    calls: Generated<number>
    failures: Generated<number>
    fault: string | null
    is_wanted: Generated<boolean>
    month: Generated<string>
    rests_until: Generated<string>
    source: string
  }
  prices: {
    price: string
    quote: Generated<string>
    source: string
    symbol: string
    taken_at: string
    valid_until: string
  }
  push_subscriptions: {
    addr: string
    created_at: Generated<string>
    data_enc: Buffer
    endpoint_hash: Buffer
    id: string
    session_id: string
  }
  rate_snapshots: {
    id: ColumnType<number, never, never>
    inputs: RateInputs
    symbol: string
    taken_at: string
    usd: string
  }
  rates: {
    inputs: Generated<RateInputs>
    snapshot: number | null
    sources: Generated<number>
    symbol: string
    taken_at: string
    usd: string
    valid_until: string
  }
  requisites: {
    agent_addr: string
    currency: string | null
    data_enc: Buffer | null
    id: string
    kind: 'crypto' | 'bank' | 'cash'
    network: string | null
  }
  reservations: {
    agent_addr: string
    expires_at: string
    exposure_usd: string
    offer_id: string
    user_addr: string
  }
  session_families: {
    addr: string
    expires_at: string
    generation: Generated<number>
    id: string
    revoked_at: string | null
    rotated_at: Generated<string>
    token_hash: Buffer
  }
  sign_ins: {
    addr: string
    bucket: number
    made: number
  }
  swap_options: {
    active: boolean
    agent_addr: string
    fix_price: string | null
    from_currency: string
    from_network: string
    market_price: string | null
    off_market_at: string | null
    price_type_use: 1 | 2
    to_currency: string
    to_network: string
  }
  trades: {
    closed_at: string
    from_amount: string
    from_currency: string
    from_network: string
    order_id: string
    price: string
    to_currency: string
    to_network: string
  }
  users: {
    addr: string
    affiliate_id: string | null
    created_at: Generated<string>
    dispute_notification: Generated<boolean>
    is_affiliated: Generated<boolean>
    is_banned: Generated<boolean>
    is_moderator: Generated<boolean>
    is_super: Generated<boolean>
    locale: Generated<string>
    rights_at: Generated<string>
    terms_accepted_at: string | null
    tg_chat_enabled: Generated<boolean>
    updated_at: Generated<string>
    username: string | null
  }
  wasted_orders: {
    at: string
    order_id: string
    user_addr: string
  }
  withdrawn_fees: {
    agent_addr: string
    amount_usd: string
    booked_at: string
    order_id: string
    paid_usd: string
    place: number
    withdrawn_at: Generated<string>
  }
  wnft_items: {
    amount: string
    asset_address: string
    asset_token_id: string
    asset_type: number
    chain_id: number
    contract_address: string
    decimals: number | null
    is_removable: boolean
    item: number
    ticker: string | null
    token_id: string
  }
  wnft_registrations: {
    chain_id: number
    contract_address: string
    owner: string
    registered_at: Generated<string>
    signature: string
    token_id: string
  }
  wnfts: {
    asset_type: number
    block_hash: string
    block_number: number
    chain_id: number
    contract_address: string
    fees: WnftFees
    is_alive: boolean
    locks: WnftLocks
    original: WnftOriginal
    owner: string
    royalties: WnftRoyalties
    rules: number
    sweep: number
    token_id: string
    unlock_at: string | null
  }
}

/** A row as it is read. */
export type Row<Name extends keyof Tables> = Selectable<Tables[Name]>
