-- People, agents and what they offer. Addresses are canonical EIP-55 text. Times that clients page by are unique per table.

create table market (
  is_single boolean primary key default true check (is_single),
  -- The epoch of every realtime channel: as long as this database lives, offsets mean the same thing.
  epoch uuid not null default gen_random_uuid(),
  -- Whether this is a demo market, and a text sealed with its DATA_KEY: what a start is held against.
  is_demo boolean,
  key_check bytea,
  -- Up to when offers were gone through whose place of payment is to be forgotten, and prices that nothing was priced with.
  offers_redacted_before timestamptz,
  snapshots_thinned_before timestamptz
);
insert into market default values;

create sequence user_tick;

create sequence audit_tick;

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
  updated_at timestamptz(3) not null default now(),
  -- When somebody else last changed what this person may do, at first when they came. Their own changes move `updated_at` only:
  -- whoever is being banned must not make the ban a stale one.
  rights_at timestamptz(3) not null default now()
);

-- Sign-ins already made with a nonce of a bucket: what makes a signature work once.
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
  -- When staff last changed what this agent may do (see users.rights_at).
  staff_at timestamptz(3) not null default now(),
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
  -- A fixed price that was too far from the market leaves the book until the agent saves it again.
  off_market_at timestamptz(3),
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
  price numeric not null check (price > 0 and price < 'infinity'),
  taken_at timestamptz(3) not null,
  -- A source's word is in what it quotes: a stablecoin is not a dollar.
  quote text not null default 'USD',
  valid_until timestamptz(3) not null,
  primary key (source, symbol)
);

-- Every price as it was judged, with what it was made of: an offer names those that it was priced with.
create table rate_snapshots (
  id bigint generated always as identity primary key,
  symbol text not null,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  taken_at timestamptz(3) not null,
  inputs jsonb not null
);
create index snapshots_by_time on rate_snapshots (taken_at);

create table rates (
  symbol text primary key,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  taken_at timestamptz(3) not null,
  valid_until timestamptz(3) not null,
  -- From how many sources it comes, and what it was made of.
  sources int not null default 1 check (sources > 0),
  inputs jsonb not null default '[]',
  -- The price in use among the snapshots.
  snapshot bigint references rate_snapshots
);

-- The capacity ledger, USD with 6 decimals. used = locked + held + fees_due, by the constraint never above the ceiling;
-- every increase also asks for used + x <= allowed. `locked` is what reservations and posted orders lock together.
create table capacity (
  agent_addr text primary key references agents,
  allowed numeric(30, 6) not null default 0 check (allowed >= 0),
  ceiling numeric(30, 6) not null default 0,
  locked numeric(30, 6) not null default 0 check (locked >= 0),
  held numeric(30, 6) not null default 0 check (held >= 0),
  fees_due numeric(30, 6) not null default 0 check (fees_due >= 0),
  used numeric(30, 6) generated always as (locked + held + fees_due) stored not null,
  -- What the agent paid beyond the fees that are owed.
  fees_credit numeric(30, 6) not null default 0 check (fees_credit >= 0),
  -- No less than newcomers lock of it: only where this leaves no room is their exact sum asked for (count_newcomers).
  newcomers_at_most numeric(30, 6) not null default 0 check (newcomers_at_most >= 0),
  constraint used_within_ceiling check (locked + held + fees_due <= ceiling)
) with (fillfactor = 20);

-- Agents at which somebody locks something who was no newcomer and is one again: what newcomers lock there is asked anew.
create table newcomers_again (
  agent_addr text not null,
  user_addr text not null
);
create index newcomers_again_at on newcomers_again (agent_addr);

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
  -- Null once it is forgotten.
  transfer_to_enc bytea,
  exposure_usd numeric(30, 6) not null check (exposure_usd > 0),
  fee_usd numeric(30, 6) not null check (fee_usd >= 0),
  -- How it ended without an order; one that is placed has its order, one that lives its reservation.
  ended text check (ended in ('released', 'expired')),
  created_at timestamptz not null default unique_time('order_tick'),
  expired_at timestamptz(3) not null check (expired_at > '2020-01-01'),
  -- What it was priced with (rate_snapshots), from what the market itself knew.
  from_rate bigint,
  to_rate bigint,
  check (user_addr <> agent_addr)
) with (fillfactor = 90);

-- An offer that lives: what it locks of its agent, and for whom. One a person.
create table reservations (
  offer_id uuid primary key,
  user_addr text not null unique,
  agent_addr text not null,
  exposure_usd numeric(30, 6) not null check (exposure_usd > 0 and exposure_usd < 'infinity'),
  expires_at timestamptz(3) not null
) with (fillfactor = 70);
create index reservations_of_agent on reservations (agent_addr, expires_at);
create index reservations_by_time on reservations (expires_at);

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
  user_transfer_enc bytea,
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
  -- 1 to 5 as its user rated it, 0 where they would not, null before.
  rating smallint check (rating between 0 and 5),
  -- When the user said that the payout has arrived.
  received_at timestamptz(3),
  -- By when the agent is to have paid; set while it is the agent's turn.
  payout_due_at timestamptz(3),
  -- When bank details and files were forgotten, once it was long over.
  redacted_at timestamptz(3),
  check ((lock_kind = 'none') = (locked_usd = 0))
);

create unique index order_of_key on orders (user_addr, idempotency_key) where idempotency_key is not null;
-- Lists, and an order by the short name that screens show.
create index orders_of_user on orders (user_addr, created_at);
create index orders_of_agent on orders (agent_addr, created_at);
create index orders_by_short_name on orders (right(id::text, 6));
-- What a person or an agent has open.
create index open_of_user on orders (user_addr) where status = 'userTransfer' or lock_kind <> 'none';
create index open_of_agent on orders (agent_addr) where lock_kind <> 'none';
create index orders_to_expire on orders (expire_at) where status = 'userTransfer';
-- From here on a new order has no entry.
create index orders_overdue on orders (payout_due_at) where status = 'agentTransfer';
create index orders_to_free on orders (held_until) where held_until is not null;
create index closed_of_user on orders (user_addr) where status = 'closed';
create index orders_to_redact on orders (updated_at)
  where redacted_at is null and status in ('closed', 'cancelled', 'rejected', 'expired');
create index orders_by_rare_status on orders (status, created_at)
  where status in ('agentTransfer', 'cancelled', 'rejected', 'expired', 'dispute');
create index orders_of_user_by_rare_status on orders (user_addr, status, created_at)
  where status in ('agentTransfer', 'cancelled', 'rejected', 'expired', 'dispute');
create index orders_of_agent_by_rare_status on orders (agent_addr, status, created_at)
  where status in ('agentTransfer', 'cancelled', 'rejected', 'expired', 'dispute');

-- Orders that a person let run out or cancelled before paying, for a day.
create table wasted_orders (
  user_addr text not null,
  at timestamptz(3) not null,
  order_id uuid not null
);
create index wasted_of_user on wasted_orders (user_addr, at);

create table order_history (
  order_id uuid not null references orders,
  step int not null,
  old text,
  new text not null,
  changed_by text not null,
  changed_at timestamptz(3) not null,
  -- What a party has to say to a step: the statement of a dispute.
  statement text,
  primary key (order_id, step)
);

-- What an agent owes the market for closed orders.
create table fee_ledger (
  order_id uuid primary key references orders,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- How much of it the ledger locks as fees due.
  locked_usd numeric(30, 6) not null,
  booked_at timestamptz(3) not null default clock_timestamp(),
  -- The order in which an agent's fees are paid: given out under the lock of their capacity.
  place bigint generated always as identity,
  paid_usd numeric(30, 6) not null default 0,
  -- Since when the fee is wholly paid; an affiliate's share of it is payable from then on.
  paid_at timestamptz(3),
  constraint paid_within_fee check (paid_usd between 0 and amount_usd),
  -- What stays locked of a fee is still owed.
  constraint locked_within_owed check (locked_usd between 0 and amount_usd - paid_usd),
  constraint wholly_paid check ((paid_at is not null) <= (paid_usd = amount_usd))
);

-- News of every committed change, written in the transaction that made it: one event, one row, never updated. A partition
-- a day (UTC, make_outbox_partitions), dropped when its time is over; the default one catches what nobody foresaw.
create sequence outbox_id;

create table outbox (
  id bigint not null default nextval('outbox_id'),
  xid xid8 not null default pg_current_xact_id(),
  topic text not null,
  data jsonb not null default '{}',
  at timestamptz not null default now()
) partition by range (at);
create index outbox_in_order on outbox (xid, id);
-- News about people and sessions that have no number yet are told early.
create index outbox_of_people on outbox (xid) where topic in ('user', 'session');

create table outbox_default partition of outbox default;

-- Which numbers committed events have (tick): the `rows` of transactions from `from_xid` on and before `to_xid`, in order of (xid, id),
-- have those from `seq` on. The first stands for the number before the first.
create table outbox_ticks (
  seq bigint primary key,
  rows int not null check (rows > 0),
  from_xid xid8 not null,
  to_xid xid8 not null,
  at timestamptz not null default clock_timestamp()
);
insert into outbox_ticks (seq, rows, from_xid, to_xid) values (0, 1, '0', '0');

-- How far a reader has come that works through the news once for all processes; it moves in the transaction of its work.
create table outbox_readers (
  name text primary key,
  seq bigint not null,
  xid xid8 not null,
  id bigint not null,
  at timestamptz not null default clock_timestamp()
);
insert into outbox_readers (name, seq, xid, id) values ('notifier', 0, '0', 0), ('legs', 0, '0', 0);

-- Every staff action, for ever.
create table audit (
  id bigint generated always as identity primary key,
  -- A row's time is its place in the list: no two rows have the same.
  at timestamptz not null default unique_time('audit_tick'),
  who text not null,
  action text not null,
  target text not null,
  before jsonb,
  after jsonb,
  from_where text not null
);

-- Counted as orders end, so that nobody has to count again. Failed are rejected orders: an order that its user gave up
-- (cancelled, expired) says nothing of the agent.
create table agent_records (
  agent_addr text primary key references agents,
  completed int not null default 0 check (completed >= 0),
  failed int not null default 0 check (failed >= 0),
  -- Seconds from "I have paid" to the agent's "I have paid out", of the latest orders, at most 50.
  payouts int[] not null default '{}',
  rating_sum int not null default 0,
  ratings int not null default 0
);

-- What the chains say about wrapped tokens, as they were read at one final block each, and how far each chain was followed.

create table chain_cursors (
  chain_id int primary key,
  number bigint not null,
  hash text not null,
  at timestamptz(3) not null,
  -- The contract of the wrapped tokens; where it is another, what was read of the one before has ended.
  contract_address text not null,
  -- Whether the wrapper trusted the settlement at that block.
  is_trusted boolean not null,
  -- How long before its unlock a token stops backing new business: the longest order, hold and dispute.
  margin_seconds int not null,
  -- When this was still the newest final block, and how long ago that may be before what lies here backs nothing new.
  looked_at timestamptz not null default clock_timestamp(),
  stale_seconds int not null,
  -- Why nothing is followed any more; an operator deletes the row to have every token read anew.
  stopped text,
  -- How long a decision waits in the settlement, which the margin must cover too.
  delay_seconds int not null default 0,
  -- The reading of all tokens that is on, or was last: only tokens that were read in it or since secure anything.
  sweep bigint not null default 0,
  -- The ids that it has not come to yet, from the lowest to the highest; null when it is over.
  unread_from bigint,
  unread_to bigint,
  -- Whether it reads those again that have ended: what they ended in may have been taken back.
  unread_ended boolean not null default false,
  check ((unread_from is null) = (unread_to is null))
);

-- Numbers the readings of all tokens, on all chains.
create sequence chain_sweeps;

-- The assets of the market as they are at that block; the native coin's address is zero.
create table chain_assets (
  chain_id int not null,
  address text not null,
  ticker text not null,
  -- null with `held`: the asset does not answer, and nothing is credited of it.
  decimals int check (decimals between 0 and 36),
  is_listed boolean not null,
  -- How much the wrapper holds, and the sum of what it recorded in living tokens, in the smallest unit.
  held numeric check (held >= 0),
  recorded numeric not null check (recorded >= 0),
  -- What decimals it named first: others would be credited many times over, so it must not name them.
  pinned_decimals int,
  primary key (chain_id, address),
  check ((held is null) = (decimals is null)),
  check (decimals = pinned_decimals)
);

-- The newest blocks that were followed, and which tokens each of them touched: what a reorganisation is undone with.
create table chain_blocks (
  chain_id int not null,
  number bigint not null,
  hash text not null,
  primary key (chain_id, number)
);

create table chain_touches (
  chain_id int not null,
  number bigint not null,
  contract_address text not null,
  token_id numeric not null,
  primary key (chain_id, number, contract_address, token_id)
);

-- A wrapped token as it was at a block. One that ended stays as it last was, not alive and without items.
create table wnfts (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  owner text not null,
  asset_type int not null,
  rules int not null,
  unlock_at timestamptz(3),
  locks jsonb not null,
  royalties jsonb not null,
  fees jsonb not null,
  original jsonb not null,
  block_number bigint not null,
  block_hash text not null,
  is_alive boolean not null,
  -- The reading of all tokens in which, or since which, this one was read.
  sweep bigint not null,
  primary key (chain_id, contract_address, token_id)
);
create index on wnfts (owner) where is_alive;

-- What the wrapper recorded as lying inside, in the smallest unit of each asset.
create table wnft_items (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  item int not null,
  asset_type int not null,
  asset_address text not null,
  asset_token_id numeric not null,
  amount numeric not null check (amount >= 0),
  -- The market's name of the asset and its decimals, where the market knows it.
  ticker text,
  decimals int check (decimals between 0 and 36),
  -- Whether the settlement can take it out while the token is locked.
  is_removable boolean not null,
  primary key (chain_id, contract_address, token_id, item),
  foreign key (chain_id, contract_address, token_id) references wnfts on delete cascade,
  check ((ticker is null) = (decimals is null))
);
create index on wnft_items (chain_id, asset_address);

-- Which tokens their owners let stand surety in this market, by signature. It counts as long as the signer is the owner.
create table wnft_registrations (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  owner text not null references agents,
  signature text not null,
  registered_at timestamptz(3) not null default clock_timestamp(),
  primary key (chain_id, contract_address, token_id, owner)
);
create index on wnft_registrations (owner);

-- Tokens that an agent does not hold any more, until it holds them again.
create table collateral_notices (
  agent_addr text not null references agents,
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  kind text not null check (kind in ('transferred', 'unwrapped')),
  at timestamptz(3) not null default clock_timestamp(),
  primary key (agent_addr, chain_id, contract_address, token_id)
);

-- Each token with whether its owner registered it, whether it was read since all tokens had to be, whether its chain is out of
-- sight, and until when it backs new business: so long before its unlock that what began last can still be decided, and the
-- decision carried out.
create view wnft_backing as
select w.*, w.unlock_at - (c.margin_seconds + c.delay_seconds) * interval '1 second' as backs_until,
  w.sweep = c.sweep as is_read, c.looked_at < clock_timestamp() - c.stale_seconds * interval '1 second' as is_stale,
  exists (
    select from wnft_registrations r
    where (r.chain_id, r.contract_address, r.token_id, r.owner) = (w.chain_id, w.contract_address, w.token_id, w.owner)
  ) as is_registered
from wnfts w
join chain_cursors c using (chain_id);

-- The chat of an order: its messages, its images, who takes part in it, and how far each of them has read.

-- An image as it lies in DATA_DIR: decoded, written anew and encrypted. `sha256` is of what is seen, so that the same
-- receipt shown in two orders can be told.
create table files (
  id uuid primary key,
  order_id uuid not null references orders,
  sender text not null references users,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  size int not null check (size > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz(3) not null default clock_timestamp(),
  redacted_at timestamptz(3)
);
create index on files (order_id);
create index on files (sender, created_at);

create sequence message_tick;

-- Texts are sealed with the data key. `client_id` is the sender's own name for a message: sent twice, it is written once.
create table messages (
  id uuid primary key,
  order_id uuid not null references orders,
  sender text not null references users,
  role text not null check (role in ('user', 'agent', 'staff')),
  kind text not null check (kind in ('text', 'file')),
  text_enc bytea,
  file_id uuid unique references files,
  client_id uuid,
  created_at timestamptz not null,
  unique (order_id, created_at),
  unique (order_id, sender, client_id),
  check ((kind = 'text') = (text_enc is not null)),
  check ((kind = 'file') = (file_id is not null))
);

-- Who takes part in a chat, and up to which message it reached them and was read by them.
create table chat_members (
  order_id uuid not null references orders,
  addr text not null references users,
  role text not null check (role in ('user', 'agent', 'staff')),
  joined_at timestamptz(3) not null default clock_timestamp(),
  delivered_to timestamptz,
  read_to timestamptz,
  primary key (order_id, addr),
  check (read_to is null or delivered_to >= read_to)
);
create index audit_of_target on audit (target, at);

-- Where the crypto of an order is to arrive: 1 what its user pays to the agent, 2 what its user (the owner) receives.
create table order_legs (
  order_id uuid not null references orders,
  type smallint not null check (type in (1, 2)),
  network text not null,
  currency text not null,
  amount numeric not null check (amount > 0),
  address_key text not null,
  address_enc bytea not null,
  -- The address with which its payer is known here; most pay from it.
  payer_key text not null,
  -- The newest block that was known when this was written, of a network that is asked by address: what lies there is older.
  head_before bigint,
  -- Until its order has been over for a day (retire_order_legs).
  is_watched boolean not null default true,
  primary key (order_id, type)
);
create index legs_watched on order_legs (network, address_key) where is_watched;

-- What arrived at a watched address, each transfer judged once: whose it is stays so, whatever becomes of its block.
create table payments (
  id uuid primary key default gen_random_uuid(),
  network text not null,
  tx_key text not null,
  -- Which transfer of its transaction it is.
  tx_index text not null,
  address_key text not null,
  -- null where it is no order's.
  order_id uuid,
  type smallint,
  -- Whether it came from its payer's own address, or was exactly what the only order missed that waited there.
  is_sure boolean not null default false,
  currency text not null,
  amount numeric not null check (amount > 0),
  -- {txHash, sender, recipient}
  details_enc bytea not null,
  block_number bigint,
  confirmations int not null check (confirmations >= 0),
  -- How many make it confirmed.
  needed int not null check (needed > 0),
  -- When the network says that it came about, null while it is in no block.
  at timestamptz(3),
  seen_at timestamptz(3) not null default clock_timestamp(),
  -- No longer on its network: its block was replaced, or it was itself.
  is_gone boolean not null default false,
  -- In another block the same transaction may have done something else.
  unique (network, tx_key, tx_index, address_key, currency, amount),
  foreign key (order_id, type) references order_legs,
  check ((order_id is null) = (type is null)),
  check (not is_gone or block_number is null and confirmations = 0)
);
create index payments_of_order on payments (order_id) where order_id is not null;
create index payments_unconfirmed on payments (network) where not is_gone and confirmations < needed;

-- How far each network was seen, and of networks that are read block by block the newest blocks.
create table payment_heads (
  network text primary key,
  head bigint not null,
  seen_at timestamptz(3) not null default clock_timestamp()
);

create table payment_blocks (
  network text not null,
  number bigint not null,
  hash text not null,
  primary key (network, number)
);

create view watched_legs as
  select l.*, o.created_at as placed_at, case l.type
    when 1 then o.created_at
    else (select min(h.changed_at) from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer')
  end as since
  from order_legs l join orders o on o.id = l.order_id
  where l.is_watched
    and (o.status in ('userTransfer', 'agentTransfer', 'dispute') or o.updated_at > clock_timestamp() - interval '1 day')
    and (l.type = 1 or exists (
      select from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer'
    ));
create index payments_stray on payments (seen_at) where order_id is null;

-- Notifications: what people are told, where they want to hear it, and what has become of each sending. One row a person and event,
-- written from committed events by the one process with the lease `notifications`, which sends them, too.

-- One holder at a time. `fence` grows with every new holder: what an older one still writes is refused.
create table leases (
  name text primary key,
  holder uuid not null,
  fence bigint not null,
  until timestamptz not null,
  -- What the holder last said of its work; null when it has said nothing yet.
  said jsonb
);

create table notifications (
  id bigint generated always as identity primary key,
  addr text not null references users,
  -- What happened, by name: the same event is told to the same person once, whoever tells it and how often.
  event text not null,
  kind text not null,
  role text not null check (role in ('user', 'agent', 'staff')),
  order_id uuid references orders,
  -- What its words need: pair, amounts, deadline. Never an address, an account or a name.
  data jsonb not null default '{}',
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  -- When it was decided to which channels it goes; null until then.
  planned_at timestamptz(3),
  unique (addr, event)
);
create index notifications_of on notifications (addr, id desc);
create index unread_of on notifications (addr) where read_at is null;
create index notifications_to_plan on notifications (addr, id) where planned_at is null;

-- One sending. due: waits for its time. sending: handed over, the answer is not known yet. sent, dropped: over. unknown: handed
-- over and never answered; it is not sent again, because it may well have arrived. gathered: one too many, told by the one that
-- `gathers`, which says in the place of its own words that there is more.
create table deliveries (
  notification_id bigint not null references notifications on delete cascade,
  addr text not null references users,
  channel text not null check (channel in ('bot', 'email', 'push')),
  -- The push subscription; empty for channels of which a person has one.
  target text not null default '',
  state text not null default 'due'
    check (state in ('due', 'sending', 'sent', 'dropped', 'unknown', 'gathered')),
  gathers boolean not null default false,
  tries int not null default 0,
  due_at timestamptz not null,
  fence bigint,
  fault text,
  primary key (notification_id, channel, target)
);
create index deliveries_due on deliveries (channel, addr, due_at) where state = 'due';
create index deliveries_sending on deliveries (channel, addr) where state = 'sending';
create index deliveries_of on deliveries (addr, channel, due_at);
create index staff_for_disputes on users (addr) where dispute_notification and (is_super or is_moderator) and not is_banned;

-- Where a person wants to hear what. No row: the defaults of domain/notifications/choices.ts.
create table notification_choices (
  addr text primary key references users,
  -- {group: {channel: boolean}}, whole.
  choices jsonb not null,
  -- Wall-clock times HH:MM in the zone; both null: no quiet hours.
  quiet_start text check (quiet_start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_end text check (quiet_end ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  timezone text not null default 'UTC',
  updated_at timestamptz(3) not null default clock_timestamp(),
  check ((quiet_start is null) = (quiet_end is null)),
  check (quiet_start <> quiet_end)
);

-- A person's address for mail, and the one that a code was sent to: it takes the other's place when the code was given back, and
-- nothing else is sent to it before. Codes are kept as hashes, and so is what finds an address again.
create table mail_boxes (
  addr text primary key references users,
  email_enc bytea,
  asked_enc bytea,
  asked_hash bytea,
  code_hash bytea,
  code_until timestamptz,
  tries int not null default 0,
  asked_at timestamptz not null default clock_timestamp(),
  -- How many codes were asked for since this day began.
  asked_day date not null default current_date,
  asked_times int not null default 1,
  confirmed_at timestamptz(3),
  -- On which day the address was said to be nobody's, for the first time since something has arrived there.
  gone_on date,
  check ((email_enc is null) = (confirmed_at is null)),
  check ((asked_enc is null) = (asked_hash is null))
);

-- Codes that were sent, by the hash of their address: whoever asks, and from however many accounts, a mailbox is sent few.
create table mail_codes (
  address_hash bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index on mail_codes (address_hash, at);
create index on mail_codes (at);

-- How a person and a chat with the bot are bound: a connect code shown on the profile and sent to the bot, then an activation
-- code shown in the chat and entered on the profile. Who has only one of the two binds nothing.
create table bot_bindings (
  addr text primary key references users,
  -- The connect code is derived from the nonce; its hash finds the person.
  connect_nonce uuid,
  connect_hash bytea unique,
  connect_until timestamptz,
  -- The chat that sent the connect code, until it is activated or the code ends.
  asking_chat_enc bytea,
  asking_chat_hash bytea,
  -- What the chat calls itself: who enters its code is to see whose it is.
  asking_name_enc bytea,
  activation_hash bytea,
  activation_until timestamptz,
  tries int not null default 0,
  chat_enc bytea,
  chat_hash bytea unique,
  activated_at timestamptz(3),
  check ((chat_hash is null) = (chat_enc is null)),
  check ((chat_hash is null) = (activated_at is null))
);

-- Updates of the bot that were carried out: each is, once, however often it is given.
create table bot_updates (
  update_id bigint primary key,
  at timestamptz not null default now()
);

create table push_subscriptions (
  id uuid primary key,
  addr text not null references users,
  endpoint_hash bytea not null unique,
  data_enc bytea not null,
  -- The session that asked for it: whoever has signed out of a browser, or was signed out of it, hears nothing there any more.
  session_id uuid not null references session_families on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index on push_subscriptions (addr);
create index on push_subscriptions (session_id);

-- Disputes: who looks after them, what was decided and why, what was awarded out of collateral, and what is forgotten once an
-- order is long over.

create table disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- The step of the order's history that opened it.
  step int not null,
  state text not null default 'open' check (state in ('open', 'taken', 'decided')),
  opened_by text not null,
  opened_at timestamptz(3) not null,
  assignee text references users,
  taken_at timestamptz(3),
  -- When the order's user said that nothing is open any more: staff only have to close it.
  settled_at timestamptz(3),
  decided_by text,
  decided_at timestamptz(3),
  outcome text,
  unique (order_id, step),
  check ((state = 'taken') <= (assignee is not null)),
  check ((state = 'decided') = (decided_at is not null))
);
create unique index one_dispute_an_order on disputes (order_id) where state <> 'decided';
create index disputes_to_decide on disputes (opened_at) where state <> 'decided';

-- What a decision gives to the order's user out of one wrapped token of its agent. `items` are {token, ticker, decimals, amount},
-- amounts in the smallest unit. `decision` is the hash that the settlement knows it by.
create table awards (
  id uuid primary key,
  order_id uuid not null references orders,
  dispute_id uuid not null references disputes,
  agent_addr text not null references agents,
  usd numeric(30, 6) not null check (usd > 0),
  chain_id int not null,
  settlement text not null,
  contract_address text not null,
  token_id numeric not null,
  receiver text not null,
  items jsonb not null check (jsonb_array_length(items) > 0),
  deadline timestamptz(3) not null,
  decision text not null,
  -- How many signers have to sign, as it was when it was decided.
  threshold int not null check (threshold > 0),
  state text not null default 'asked'
    check (state in ('asked', 'signed', 'proposed', 'executable', 'executed', 'paid-instead', 'failed')),
  executable_at timestamptz(3),
  tx_hash text,
  -- What was taken out and paid, by the settlement's logs: [{token, amount}]. Null where they were not read.
  paid jsonb,
  -- Why it failed: withdrawn, or deadline.
  fault text,
  ended_number bigint,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp()
);

-- The settlement carries one decision out for an order, once.
create unique index one_award_an_order on awards (order_id) where state <> 'failed';
create index awards_to_follow on awards (chain_id);
create index awards_of_agent on awards (agent_addr);

create table award_signatures (
  award_id uuid not null references awards,
  signer text not null,
  signature text not null,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (award_id, signer)
);

-- What happened in a dispute besides the order's own steps. `by` is an address, or `chain` for what was seen there.
create table dispute_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in (
    'taken', 'assigned', 'givenBack', 'settled', 'awarded', 'signed', 'proposed', 'executable', 'executed', 'paidInstead',
    'failed', 'reopened'
  )),
  by text not null,
  at timestamptz(3) not null default clock_timestamp(),
  -- assigned: to whom. awarded: how much in USD. failed: why.
  note text,
  tx_hash text
);
create index on dispute_steps (order_id, id);

create table price_sources (
  source text primary key,
  asked_at timestamptz(3),
  answered_at timestamptz(3),
  -- What was wrong with the last answer; null when it was good.
  fault text,
  failures int not null default 0,
  -- Until when it is left alone: it asked for that, or failed again and again.
  rests_until timestamptz(3) not null default '-infinity',
  -- Somebody wants it asked before its time.
  is_wanted boolean not null default false,
  month text not null default '',
  calls int not null default 0
);

-- What was made of all words about a symbol, whether or not it came to a price. `doubted` is what a lone source says and is not
-- believed yet.
create table price_judgements (
  symbol text primary key,
  fault text,
  inputs jsonb not null,
  doubted jsonb,
  judged_at timestamptz(3) not null
);

-- How prices went: one point a minute for a day, one an hour for 90 days.
create table price_points (
  symbol text not null,
  step text not null check (step in ('minute', 'hour')),
  at timestamptz(3) not null,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  primary key (symbol, step, at)
);

-- What staff look for, and what they change about people.

create index users_by_address on users (lower(addr) text_pattern_ops);
create index users_by_name on users (lower(username) text_pattern_ops);
create index agents_by_name on agents (lower(username) text_pattern_ops);

create index fees_of_agent on fee_ledger (agent_addr, place);
create index fees_unpaid on fee_ledger (agent_addr, place) where paid_usd < amount_usd;

-- Fees of orders that were closed, disputed and then decided otherwise: nobody owes them any more.
create table withdrawn_fees (
  place bigint primary key,
  order_id uuid not null references orders,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- How much of it was paid by then: that pays other fees.
  paid_usd numeric(30, 6) not null,
  booked_at timestamptz(3) not null,
  withdrawn_at timestamptz(3) not null default clock_timestamp()
);
create index on withdrawn_fees (agent_addr, place);

-- What staff booked, and what they took back: a row of its own below zero.
create table fee_payments (
  id uuid primary key,
  place bigint generated always as identity unique,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- By what the payment is found in the books; of a row that takes back, why.
  reference text not null check (reference <> ''),
  takes_back uuid unique references fee_payments,
  booked_by text not null references users,
  booked_at timestamptz(3) not null default clock_timestamp(),
  idempotency_key text,
  unique (agent_addr, idempotency_key),
  check (case when takes_back is null then amount_usd > 0 else amount_usd < 0 end)
);
create index on fee_payments (agent_addr, place);

-- What the market does not take for a while: everything, whatever touches a network, or one pair in its direction. A halt stops new
-- offers and new orders, nothing else: orders that are open go on to their end. A lifted halt keeps its row.
create table halts (
  id uuid primary key,
  scope text not null check (scope in ('market', 'network', 'pair')),
  network text,
  from_network text,
  from_currency text,
  to_network text,
  to_currency text,
  -- For everybody to read.
  reason text not null check (reason <> ''),
  made_by text not null references users,
  made_at timestamptz(3) not null,
  lifted_by text references users,
  lifted_at timestamptz(3),
  check ((scope = 'network') = (network is not null)),
  check (
    case scope when 'pair'
      then num_nonnulls(from_network, from_currency, to_network, to_currency) = 4
      else num_nonnulls(from_network, from_currency, to_network, to_currency) = 0
    end
  ),
  check ((lifted_by is null) = (lifted_at is null))
);
create index halts_lifted on halts (lifted_at desc, id) where lifted_at is not null;

-- Nothing is halted twice at the same time.
create unique index halts_standing on halts (scope, network, from_network, from_currency, to_network, to_currency)
  nulls not distinct where lifted_at is null;

-- Reading what staff did, and giving rights from the operator's own machine.

-- A row's time is its place in the list: no two rows have the same.
create index audit_by_time on audit (at);
create index audit_by_who on audit (lower(who) text_pattern_ops);

create index audit_by_target on audit (lower(target) text_pattern_ops);

create index users_super on users (created_at) where is_super;
create index users_moderator on users (created_at) where is_moderator;
create index users_affiliated on users (created_at) where is_affiliated;
create index users_banned on users (created_at) where is_banned;
create index agents_by_moderation on agents (moderation_status, created_at);
create index agents_inactive on agents (created_at) where not is_active;
create index agents_by_address on agents (lower(addr) text_pattern_ops);

-- What an action is about is the first part of its name; one that only looks is named so.
create index audit_by_noun on audit (split_part(action, '.', 1), at);
create index audit_by_kind on audit ((action like '%.read%'), at);
create index audit_of_person on audit (lower(who), at);
-- An order by the short name that screens show.
create index audit_of_short_name on audit (right(target, 6), at)
  where target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';
create index audit_by_noun_and_kind
on audit ((split_part(action, '.', 1) || case when action like '%.read%' then '?' else '!' end), at);

-- The market's blog. A post's creation time is its place in every list: no two posts have the same.
create sequence post_tick;

create table posts (
  id uuid primary key,
  title text not null check (title <> ''),
  -- As it was written; of HTML, what was left of it when it was sanitised.
  content text not null check (content <> ''),
  alias text not null constraint post_alias unique check (alias ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  lang text not null check (lang in ('en', 'ru')),
  tags text[] not null,
  -- 0 draft, 1 published
  status smallint not null check (status in (0, 1)),
  -- 0 text, 1 HTML, 2 Markdown
  content_type smallint not null check (content_type in (0, 1, 2)),
  teaser text not null,
  -- A path of our own, or nothing: a page loads nothing from elsewhere.
  image_url text not null check (image_url = '' or image_url ~ '^/([^/\\]|$)'),
  -- In minutes.
  reading_time int not null check (reading_time >= 1),
  meta_title text not null,
  meta_description text not null,
  meta_keywords text[] not null,
  pinned_at timestamptz(3),
  created_by text not null references users,
  created_at timestamptz not null unique default unique_time('post_tick'),
  updated_at timestamptz(3) not null
);
create index posts_published on posts (created_at) where status = 1;

-- Who brings people to the market, and what a partner earns of the market's fee. A share hangs on its fee: it is earned while the
-- fee stands in the ledger, payable while that fee is wholly paid (fee_ledger.paid_at), and gone with a fee that is withdrawn. What
-- is payable in all less what was paid out is what a partner is owed; a booking of dues that is taken back takes it back too, below
-- zero where it was paid out already.

create table affiliates (
  -- The referral code.
  id text primary key check (id ~ '^[a-z0-9]{10}$'),
  owner text not null references users,
  description text not null check (description <> ''),
  -- The owner's switch: a program that is not active brings nobody new.
  is_active boolean not null default true,
  -- The staff's: a suspended one earns nothing either.
  is_suspend boolean not null default false,
  suspend_reason text,
  created_at timestamptz not null unique default unique_time('user_tick'),
  check (is_suspend = (suspend_reason is not null))
);
create index on affiliates (owner, created_at);
alter table users add foreign key (affiliate_id) references affiliates;
create index users_brought on users (affiliate_id) where affiliate_id is not null;

-- Which percent of the market's fee is shared, as it was configured; the newest row holds.
create table affiliate_terms (
  id int primary key generated always as identity,
  percent int not null check (percent between 0 and 100),
  since timestamptz(3) not null default clock_timestamp()
);

-- A partner's share of one fee, with the percent of the moment at which its order closed.
create table affiliate_shares (
  -- The fee's place in the ledger.
  place bigint primary key,
  order_id uuid not null references orders,
  affiliate_id text not null references affiliates,
  partner text not null references users,
  percent int not null,
  share_usd numeric(30, 6) not null check (share_usd >= 0)
);
create index on affiliate_shares (partner);
create index on affiliate_shares (affiliate_id);

create table affiliate_payouts (
  id uuid primary key,
  place bigint generated always as identity unique,
  partner text not null references users,
  amount_usd numeric(30, 6) not null check (amount_usd > 0),
  -- By what the payout is found in the books.
  reference text not null check (reference <> ''),
  booked_by text not null references users,
  booked_at timestamptz(3) not null default clock_timestamp(),
  check (partner <> booked_by)
);
create index on affiliate_payouts (partner, place);

-- What was swapped last in each pair: what everybody may see of closed orders. An order that is disputed after its end is none of
-- them until it is closed again.

create table trades (
  order_id uuid primary key references orders,
  from_network text not null,
  from_currency text not null,
  to_network text not null,
  to_currency text not null,
  from_amount numeric not null,
  price numeric not null,
  closed_at timestamptz(3) not null
);
create index trades_of_pair on trades (from_network, from_currency, to_network, to_currency, closed_at desc);

-- A share of a fee whose order is disputed waits as if the fee were not paid: the dispute may end so that nobody owes it, and what
-- was paid out by then is not taken back.
create view standing_shares as
select s.*, f.paid_at is not null and o.status = 'closed' as is_payable
from affiliate_shares s
join fee_ledger f on f.order_id = s.order_id and f.place = s.place
join orders o on o.id = s.order_id;

-- What columns hold that have no closed type here, as types of stored.ts (npm run rows).
comment on column rates.inputs is '@type RateInputs';
comment on column offers.calculation is '@type StoredCalculation';
comment on column orders.calculation is '@type StoredCalculation';
comment on column outbox.data is '@type News';
comment on column audit.before is '@type Anything';
comment on column audit.after is '@type Anything';
comment on column wnfts.locks is '@type WnftLocks';
comment on column wnfts.royalties is '@type WnftRoyalties';
comment on column wnfts.fees is '@type WnftFees';
comment on column wnfts.original is '@type WnftOriginal';
comment on column leases.said is '@type Anything';
comment on column notifications.data is '@type ToldFacts';
comment on column notification_choices.choices is '@type Choices';
comment on column awards.items is '@type AwardItems';
comment on column awards.paid is '@type PaidItems';
comment on column price_judgements.inputs is '@type RateInputs';
comment on column price_judgements.doubted is '@type Doubted';
comment on column notifications.kind is '@type NotificationKind';
comment on column order_history.old is '@type OrderStatus';
comment on column order_history.new is '@type OrderStatus';
comment on column disputes.outcome is '@type OrderStatus';
comment on column rate_snapshots.inputs is '@type RateInputs';
