-- Makes a database of release 0.1.0 what schema/0100_baseline.sql makes of an empty one. Functions and guards come afterwards, from
-- decisions/.

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

-- News of every committed change, written in the transaction that made it (DESIGN §4.6): one event, one row, never updated. A partition
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

-- Nobody is told again of a step: it is news for the reader of legs only, which comes to it from the beginning.
insert into outbox (xid, topic, data)
select '3', 'order', jsonb_build_object('id', id, 'step', 1, 'status', 'userTransfer', 'user', user_addr, 'agent', agent_addr)
from legless;
update outbox_readers set xid = '4', seq = (select count(*) from outbox) where name = 'notifier';
