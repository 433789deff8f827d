-- Makes a database of release 0.1.0 what schema/0100_baseline.sql makes of an empty one. Functions and guards come afterwards, from
-- decisions/.

do $$
declare
  wrong record;
begin
  select agent_addr into wrong from capacity c
  where reserved <> (select coalesce(sum(exposure_usd), 0) from offers where agent_addr = c.agent_addr and state = 'live')
    or posted <> (select coalesce(sum(locked_usd), 0) from orders where agent_addr = c.agent_addr and lock_kind = 'posted')
    or held <> (select coalesce(sum(locked_usd), 0) from orders where agent_addr = c.agent_addr and lock_kind = 'held')
  limit 1;
  if found then
    raise exception 'The capacity of % is not the sum of its offers and orders; this database is not carried over.', wrong.agent_addr;
  end if;
end $$;

do $$
declare
  old record;
begin
  for old in
    select t.tgname as name, t.tgrelid::regclass as relation from pg_trigger t
    where t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', old.name, old.relation);
  end loop;
end $$;

drop view standing_shares, watched_legs, wnft_backing;
drop index audit_by_short_name, audit_of_short_name;

do $$
declare
  old record;
begin
  for old in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname <> 'unique_time'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop function %s', old.name);
  end loop;
end $$;

alter table capacity alter column used set not null;
alter table prices rename constraint prices_usd_check to prices_price_check;

create view wnft_backing as
select w.*, w.unlock_at - (c.margin_seconds + c.delay_seconds) * interval '1 second' as backs_until,
  w.sweep = c.sweep as is_read, c.looked_at < clock_timestamp() - c.stale_seconds * interval '1 second' as is_stale,
  exists (
    select from wnft_registrations r
    where (r.chain_id, r.contract_address, r.token_id, r.owner) = (w.chain_id, w.contract_address, w.token_id, w.owner)
  ) as is_registered
from wnfts w
join chain_cursors c using (chain_id);

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

create view standing_shares as
select s.*, f.paid_at is not null and o.status = 'closed' as is_payable
from affiliate_shares s
join fee_ledger f on f.order_id = s.order_id and f.place = s.place
join orders o on o.id = s.order_id;

create index audit_of_short_name on audit (right(target, 6), at)
  where target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- What was said of orders whose legs are not noted yet is said again: the reader of legs works through it.
create temporary table legless on commit drop as
  select o.id, o.user_addr, o.agent_addr from orders o where not has_legs order by created_at;
alter table orders drop column has_legs;

-- News are hints: with a new epoch every client fetches anew what it had heard.
update market set epoch = gen_random_uuid();
alter table market drop column next_seq;
drop table relays, outbox;

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

-- Its days' partitions first, so that nothing lies in the default one (make_outbox_partitions makes the next ones).
do $$
declare
  today date := (clock_timestamp() at time zone 'UTC')::date;
begin
  for day in 0..1 loop
    execute format(
      'create table %I partition of outbox for values from (%L) to (%L)', 'outbox_' || to_char(today + day, 'YYYYMMDD'),
      (today + day)::timestamp at time zone 'UTC', (today + day + 1)::timestamp at time zone 'UTC'
    );
  end loop;
end $$;

-- Nobody is told again of a step: it is news for the reader of legs only, which comes to it from the beginning.
insert into outbox (xid, topic, data)
select '3', 'order', jsonb_build_object('id', id, 'step', 1, 'status', 'userTransfer', 'user', user_addr, 'agent', agent_addr)
from legless;
update outbox_readers set xid = '4', seq = (select count(*) from outbox) where name = 'notifier';

-- What offers and orders were priced with, each price once.
create table rate_snapshots (
  id bigint generated always as identity primary key,
  symbol text not null,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  taken_at timestamptz(3) not null,
  inputs jsonb not null
);
create index snapshots_by_time on rate_snapshots (taken_at);

insert into rate_snapshots (symbol, usd, taken_at, inputs)
select distinct p->>'symbol', (p->>'usd')::numeric, (p->>'takenAt')::timestamptz, p->'inputs'
from offers, lateral (values (price_inputs->'from'), (price_inputs->'to')) as v(p) where price_inputs is not null
union
select symbol, usd, taken_at, inputs from rates
order by 3;
create index one_price on rate_snapshots (symbol, taken_at, usd, md5(inputs::text));
analyze rate_snapshots;
alter table rates add column snapshot bigint references rate_snapshots;
update rates r set snapshot = s.id from rate_snapshots s
where (s.symbol, s.taken_at, s.usd, md5(s.inputs::text)) = (r.symbol, r.taken_at, r.usd, md5(r.inputs::text));
alter table offers add column from_rate bigint, add column to_rate bigint;
update offers o set from_rate = f.id, to_rate = t.id
from rate_snapshots f, rate_snapshots t
where (f.symbol, f.taken_at, f.usd, md5(f.inputs::text)) = (o.price_inputs->'from'->>'symbol',
    (o.price_inputs->'from'->>'takenAt')::timestamptz, (o.price_inputs->'from'->>'usd')::numeric, md5((o.price_inputs->'from'->'inputs')::text))
  and (t.symbol, t.taken_at, t.usd, md5(t.inputs::text)) = (o.price_inputs->'to'->>'symbol',
    (o.price_inputs->'to'->>'takenAt')::timestamptz, (o.price_inputs->'to'->>'usd')::numeric, md5((o.price_inputs->'to'->'inputs')::text));
drop index one_price;

-- What lives is a reservation; what is placed has its order.
create table reservations (
  offer_id uuid primary key,
  user_addr text not null unique,
  agent_addr text not null,
  exposure_usd numeric(30, 6) not null check (exposure_usd > 0 and exposure_usd < 'infinity'),
  expires_at timestamptz(3) not null
) with (fillfactor = 70);
create index reservations_of_agent on reservations (agent_addr, expires_at);
create index reservations_by_time on reservations (expires_at);

insert into reservations (offer_id, user_addr, agent_addr, exposure_usd, expires_at)
select id, user_addr, agent_addr, exposure_usd, expired_at from offers where state = 'live';
alter table offers add column ended text check (ended in ('released', 'expired'));
update offers set ended = state where state in ('released', 'expired');
alter table offers drop column state, drop column price_inputs, drop constraint offers_created_at_key;
drop index offers_to_redact;
alter table offers set (fillfactor = 90);

alter table capacity add column locked numeric(30, 6) not null default 0 check (locked >= 0),
  add column newcomers_at_most numeric(30, 6) not null default 0 check (newcomers_at_most >= 0);
update capacity set locked = reserved + posted, newcomers_at_most = reserved + posted + held;
alter table capacity drop constraint used_within_ceiling, drop column used, drop column reserved, drop column posted;
alter table capacity add column used numeric(30, 6) generated always as (locked + held + fees_due) stored not null,
  add constraint used_within_ceiling check (locked + held + fees_due <= ceiling);
alter table capacity set (fillfactor = 20);

create table newcomers_again (
  agent_addr text not null,
  user_addr text not null
);
create index newcomers_again_at on newcomers_again (agent_addr);

alter table orders drop column price_inputs, drop constraint orders_user_addr_idempotency_key_key;
drop index orders_of_user, orders_of_agent, unpaid_of_user, open_of_user, orders_to_expire, orders_to_free, open_of_agent,
  orders_overdue, orders_to_redact, orders_by_status, orders_by_short_name, orders_of_user_by_status, orders_of_agent_by_status;
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

insert into wasted_orders (user_addr, at, order_id)
select o.user_addr, h.changed_at, o.id from order_history h join orders o on o.id = h.order_id
where h.changed_at > now() - interval '1 day' and h.old = 'userTransfer'
  and (h.new = 'expired' or h.new = 'cancelled' and h.changed_by = o.user_addr);

alter table market add column offers_redacted_before timestamptz, add column snapshots_thinned_before timestamptz;

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
