-- News of every committed change, written in the transaction that made it.

-- The decisions about money, one function each: its result decides, its outbox row is written with it. Rows are locked in one
-- order everywhere: the user, then the offer or the order, then agents' capacity by address. All times are the database's. Rows
-- are locked for no key update: a row that refers to them may be written by somebody else meanwhile.

-- Writes one row of news.
create or replace function tell(topic text, channel text, data jsonb) returns void language sql as $$
  insert into outbox (topic, channel, data) values (topic, channel, data)
$$;

-- Gives committed news their numbers, in commit order and without gaps. A row younger than the oldest open transaction waits,
-- so that a late commit is never skipped. One process stamps at a time; others find nothing to do. Answers the last number.
create or replace function stamp_outbox() returns bigint language plpgsql as $$
declare
  first_seq bigint;
  stamped bigint;
begin
  if not exists (
    select from outbox where seq is null and xid < pg_snapshot_xmin(pg_current_snapshot())
  ) or not pg_try_advisory_xact_lock(7301) then
    return (select next_seq - 1 from market);
  end if;
  select next_seq into first_seq from market for no key update;
  with due as (
    select id, row_number() over (order by xid, id) as place
    from outbox
    where seq is null and xid < pg_snapshot_xmin(pg_current_snapshot())
    order by xid, id
    limit 1000
  ), done as (
    update outbox set seq = first_seq + due.place - 1 from due where outbox.id = due.id returning 1
  )
  select count(*) into stamped from done;
  update market set next_seq = first_seq + stamped;
  return first_seq + stamped - 1;
end $$;

create or replace function order_channel(order_id uuid) returns text language sql immutable as $$
  select 'bl:order:' || order_id || ':updated'
$$;

-- The channel on which a person hears that a list of their orders has changed.
create or replace function orders_channel(who text) returns text language sql immutable as $$
  select 'bl:orders:' || lower(who)
$$;

create or replace function tell_order(o orders) returns void language sql as $$
  select tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', o.status))
$$;
