-- People, agents and what they offer. Addresses are canonical EIP-55 text. Times that clients page by are unique per table.

create table market (
  is_single boolean primary key default true check (is_single),
  -- The epoch of every realtime channel: as long as this database lives, offsets mean the same thing.
  epoch uuid not null default gen_random_uuid(),
  -- The number that the next outbox row gets when it is stamped (see stamp_outbox).
  next_seq bigint not null default 1,
  -- Whether this is a demo market, and a text sealed with its DATA_KEY: what a start is held against.
  is_demo boolean,
  key_check bytea
);
insert into market default values;

create sequence user_tick;
create sequence order_tick;

-- A creation time that no other row drawing from the same sequence has: milliseconds of the clock, microseconds of a counter.
create function unique_time(tick regclass) returns timestamptz language sql volatile as $$
  select date_trunc('milliseconds', clock_timestamp()) + (nextval(tick) % 1000) * interval '1 microsecond'
$$;

create table users (
  addr text primary key,
  username text,
  locale text not null default 'en',
  affiliate_id text,
  tg_chat_enabled boolean not null default false,
  is_super boolean not null default false,
  is_moderator boolean not null default false,
  is_affiliated boolean not null default false,
  is_banned boolean not null default false,
  dispute_notification boolean not null default false,
  terms_accepted_at timestamptz(3),
  created_at timestamptz not null unique default unique_time('user_tick'),
  updated_at timestamptz(3) not null default now()
);

-- Sign-ins already made with a nonce of a bucket (DESIGN §4.7): what makes a signature work once.
create table sign_ins (
  addr text not null,
  bucket bigint not null,
  made int not null check (made > 0),
  primary key (addr, bucket)
);

-- One row a session. Only hashes of its refresh tokens are kept.
create table session_families (
  id uuid primary key,
  addr text not null references users,
  generation int not null default 0,
  token_hash bytea not null,
  rotated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  revoked_at timestamptz
);
create index on session_families (addr);

create table agents (
  addr text primary key references users,
  email_enc bytea not null,
  username text not null,
  first_name text not null,
  last_name text not null,
  country_codes text[] not null,
  work_start text not null check (work_start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  work_end text not null check (work_end ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  timezone text not null,
  info text not null default '',
  is_active boolean not null default true,
  is_suspend boolean not null default false,
  moderation_status text not null default 'pending' check (moderation_status in ('pending', 'approved', 'declined')),
  moderated_at timestamptz(3),
  transfer_minutes int not null default 30 check (transfer_minutes between 15 and 1440),
  created_at timestamptz not null unique default unique_time('user_tick'),
  updated_at timestamptz(3) not null default now(),
  check (work_start <> work_end)
);

-- How an agent can be paid: addresses or a bank number, encrypted (an array of texts); cash needs no data.
create table requisites (
  id uuid primary key,
  agent_addr text not null references agents,
  kind text not null check (kind in ('crypto', 'bank', 'cash')),
  network text,
  currency text,
  data_enc bytea,
  unique nulls not distinct (agent_addr, kind, network, currency),
  check ((kind = 'bank') = (network is null)),
  check ((kind = 'bank') = (currency is not null)),
  check ((kind = 'cash') = (data_enc is null))
);

create table swap_options (
  agent_addr text not null references agents,
  from_network text not null,
  from_currency text not null,
  to_network text not null,
  to_currency text not null,
  active boolean not null,
  price_type_use smallint not null check (price_type_use in (1, 2)),
  fix_price numeric check (fix_price > 0 and fix_price < 'infinity'),
  market_price numeric check (market_price > 0 and market_price < 'infinity'),
  primary key (agent_addr, from_network, from_currency, to_network, to_currency),
  check (case price_type_use when 1 then fix_price is not null else market_price is not null end)
);

-- Collateral of an agent that is final on chain, one row an item of a wrapped NFT.
create table collaterals (
  agent_addr text not null references agents,
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  item int not null,
  ticker text not null,
  amount numeric not null check (amount >= 0 and amount < 'infinity'),
  expire_at timestamptz(3) not null,
  primary key (chain_id, contract_address, token_id, item)
);
create index on collaterals (agent_addr);

-- What each source said last, and the aggregate that everything is priced with.
create table prices (
  source text not null,
  symbol text not null,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  taken_at timestamptz(3) not null,
  primary key (source, symbol)
);
create table rates (
  symbol text primary key,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  taken_at timestamptz(3) not null,
  valid_until timestamptz(3) not null
);

-- The capacity ledger (DESIGN §4.4), USD with 6 decimals. used = reserved + posted + held + fees_due, by the constraint
-- never above the ceiling; every increase also asks for used + x <= allowed.
create table capacity (
  agent_addr text primary key references agents,
  allowed numeric(30, 6) not null default 0 check (allowed >= 0),
  ceiling numeric(30, 6) not null default 0,
  reserved numeric(30, 6) not null default 0 check (reserved >= 0),
  posted numeric(30, 6) not null default 0 check (posted >= 0),
  held numeric(30, 6) not null default 0 check (held >= 0),
  fees_due numeric(30, 6) not null default 0 check (fees_due >= 0),
  used numeric(30, 6) generated always as (reserved + posted + held + fees_due) stored,
  constraint used_within_ceiling check (reserved + posted + held + fees_due <= ceiling)
);

create table offers (
  id uuid primary key,
  user_addr text not null references users,
  agent_addr text not null references agents,
  from_network text not null,
  from_currency text not null,
  from_amount numeric not null check (from_amount > 0),
  to_network text not null,
  to_currency text not null,
  to_amount numeric not null check (to_amount >= 0),
  fee numeric not null,
  calculation jsonb not null,
  transfer_to_enc bytea not null,
  exposure_usd numeric(30, 6) not null check (exposure_usd > 0),
  fee_usd numeric(30, 6) not null check (fee_usd >= 0),
  state text not null default 'live' check (state in ('live', 'placed', 'released', 'expired')),
  created_at timestamptz not null unique default unique_time('order_tick'),
  expired_at timestamptz(3) not null check (expired_at > '2020-01-01'),
  check (user_addr <> agent_addr)
);
create unique index one_live_offer_a_user on offers (user_addr) where state = 'live';
create index live_offers on offers (expired_at) where state = 'live';
create index live_offers_of_agent on offers (agent_addr, expired_at) where state = 'live';

create table orders (
  id uuid primary key,
  offer_id uuid not null unique references offers,
  idempotency_key text,
  status text not null default 'userTransfer'
    check (status in ('userTransfer', 'agentTransfer', 'closed', 'cancelled', 'rejected', 'expired', 'dispute')),
  user_addr text not null references users,
  agent_addr text not null references agents,
  from_network text not null,
  from_currency text not null,
  from_amount numeric not null check (from_amount > 0),
  to_network text not null,
  to_currency text not null,
  to_amount numeric not null check (to_amount >= 0),
  calculation jsonb not null,
  -- Where the user wants the payout, and the agent's requisite as it stood when the order was placed. `requisite_pick`
  -- chooses one of its addresses.
  user_transfer_enc bytea not null,
  agent_requisite_enc bytea,
  requisite_pick int not null,
  transfer_minutes int not null,
  exposure_usd numeric(30, 6) not null check (exposure_usd > 0),
  fee_usd numeric(30, 6) not null check (fee_usd >= 0),
  -- What the ledger locks for this order now, and in which column.
  locked_usd numeric(30, 6) not null check (locked_usd >= 0),
  lock_kind text not null check (lock_kind in ('none', 'posted', 'held')),
  held_until timestamptz(3),
  claimed_by text,
  created_at timestamptz not null unique default unique_time('order_tick'),
  updated_at timestamptz(3) not null,
  expire_at timestamptz(3) not null check (expire_at > '2020-01-01'),
  unique (user_addr, idempotency_key),
  check ((lock_kind = 'none') = (locked_usd = 0))
);
create index orders_of_user on orders (user_addr, created_at);
create index orders_of_agent on orders (agent_addr, created_at);
create index unpaid_of_user on orders (user_addr) where status = 'userTransfer';
create index open_of_user on orders (user_addr) where lock_kind = 'posted';
create index orders_to_expire on orders (expire_at) where status = 'userTransfer';
create index orders_to_free on orders (held_until) where held_until is not null;

create table order_history (
  order_id uuid not null references orders,
  step int not null,
  old text,
  new text not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  primary key (order_id, step)
);

-- What an agent owes the market for closed orders.
create table fee_ledger (
  order_id uuid primary key references orders,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- How much of it the ledger locks as fees due.
  locked_usd numeric(30, 6) not null,
  booked_at timestamptz(3) not null default now()
);

-- News of every committed change, written in the transaction that made it (DESIGN §4.6). `seq` is stamped after commit.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  seq bigint unique,
  topic text not null,
  channel text,
  data jsonb not null default '{}',
  created_at timestamptz not null default now()
);
create index outbox_unstamped on outbox (xid, id) where seq is null;
create index outbox_channel on outbox (channel, seq) where channel is not null;

-- Every staff action, for ever.
create table audit (
  id bigint generated always as identity primary key,
  at timestamptz not null default clock_timestamp(),
  who text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  from_where text not null
);
create function refuse_change() returns trigger language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name;
end $$;
create trigger append_only before update or delete on audit for each row execute function refuse_change();
create trigger append_only_truncate before truncate on audit for each statement execute function refuse_change();
