-- Events of every committed change, written in the transaction that made it: one event, one row, never updated. What goes over which
-- channel is derived from topic and data (api/channels.ts).

-- Writes one event. Events are told in the order of their transactions' ids, and a transaction has its id with the first row that it
-- locks or writes: two changes of one row are told in the order in which they were made where both lock that row, or one before it, first.
create or replace function emit(topic text, data jsonb) returns void language sql as $$
  insert into outbox (topic, data) values (topic, data)
$$;

-- That something of an order has changed which is no step of its life.
create or replace function emit_order(o orders) returns void language sql as $$
  select emit('order', jsonb_build_object('id', o.id, 'status', o.status))
$$;

-- Gives committed events their numbers: whatever belongs to transactions older than every open one, in order of transaction and row,
-- comes next, in one tick. So a late commit is never skipped, and what was rolled back never had a number. One process ticks at a
-- time; others leave it to that one. Answers {newest}, the last number given.
create or replace function tick() returns jsonb language plpgsql as $$
declare
  last outbox_ticks;
  until xid8;
  fresh int := 0;
begin
  if not pg_try_advisory_xact_lock(7301) then return jsonb_build_object('newest', newest_number()); end if;
  -- Read with the lock: the tick before this one is seen.
  select * into last from outbox_ticks order by seq desc limit 1;
  until := pg_snapshot_xmin(pg_current_snapshot());
  if until > last.to_xid then
    select count(*) into fresh from outbox where xid >= last.to_xid and xid < until;
  end if;
  if fresh > 0 then
    insert into outbox_ticks (seq, rows, from_xid, to_xid) values (last.seq + last.rows, fresh, last.to_xid, until);
  end if;
  return jsonb_build_object('newest', last.seq + last.rows + fresh - 1);
end $$;
comment on function tick() is 'decision: gives committed events their numbers';

create or replace function newest_number() returns bigint language sql stable as $$
  select seq + rows - 1 from outbox_ticks order by seq desc limit 1
$$;

-- Moves a once-only reader on to where its work has come, {name, seq, xid, id}: never back.
create or replace function move_reader(place jsonb) returns void language plpgsql as $$
begin
  update outbox_readers set
    seq = (place->>'seq')::bigint, xid = (place->>'xid')::xid8, id = (place->>'id')::bigint, at = clock_timestamp()
  where name = place->>'name' and (xid, id) <= ((place->>'xid')::xid8, (place->>'id')::bigint);
end $$;

-- Notes how far a reader has come, {hold, place}, under its lease. Answers {} or {fault}: lease.lost.
create or replace function note_place(ask jsonb) returns jsonb language plpgsql as $$
begin
  if not holds_lease(ask->'hold') then return jsonb_build_object('fault', 'lease.lost'); end if;
  perform move_reader(ask->'place');
  return '{}';
end $$;
comment on function note_place(jsonb) is 'decision: notes how far a reader has come';

-- Makes the partitions of today and the next three days (UTC), where they are missing. A day of which the default partition has rows
-- already stays there. Answers {made}.
create or replace function make_outbox_partitions() returns jsonb language plpgsql as $$
declare
  today date := (clock_timestamp() at time zone 'UTC')::date;
  made int := 0;
begin
  for day in 0..3 loop
    continue when to_regclass('outbox_' || to_char(today + day, 'YYYYMMDD')) is not null;
    begin
      execute format(
        'create table %I partition of outbox for values from (%L) to (%L)',
        'outbox_' || to_char(today + day, 'YYYYMMDD'), (today + day)::timestamp at time zone 'UTC',
        (today + day + 1)::timestamp at time zone 'UTC'
      );
      made := made + 1;
    exception when check_violation or duplicate_table then null;
    end;
  end loop;
  return jsonb_build_object('made', made);
end $$;
comment on function make_outbox_partitions() is 'decision: makes the partitions of the next days';

-- Drops the partitions of days that ended more than a day ago, once every once-only reader is past them, and what is as old in the
-- default one. Answers {dropped}.
create or replace function drop_outbox_partitions() returns jsonb language plpgsql as $$
declare
  partition record;
  is_unread boolean;
  dropped int := 0;
begin
  for partition in
    select c.relname as name from pg_inherits i join pg_class c on c.oid = i.inhrelid
    where i.inhparent = 'outbox'::regclass and c.relname ~ '^outbox_\d{8}$'
      and to_date(right(c.relname, 8), 'YYYYMMDD') < (clock_timestamp() at time zone 'UTC' - interval '1 day')::date
    order by 1
  loop
    execute format(
      'select exists (select from %I e, outbox_readers r where (e.xid, e.id) > (r.xid, r.id))', partition.name
    ) into is_unread;
    exit when is_unread;
    execute format('drop table %I', partition.name);
    dropped := dropped + 1;
  end loop;
  delete from outbox_default e where at < clock_timestamp() - interval '2 days'
    and not exists (select from outbox_readers r where (e.xid, e.id) > (r.xid, r.id));
  return jsonb_build_object('dropped', dropped);
end $$;
comment on function drop_outbox_partitions() is 'decision: drops partitions that are read and old';

-- Forgets ticks of hours ago, the oldest first and some at a time: only the last is ever read. Answers {forgotten}.
create or replace function forget_ticks() returns jsonb language plpgsql as $$
declare
  forgotten int;
begin
  delete from outbox_ticks where seq in (select seq from outbox_ticks order by seq limit 20000)
    and at < clock_timestamp() - interval '2 hours' and seq < (select max(seq) from outbox_ticks);
  get diagnostics forgotten = row_count;
  return jsonb_build_object('forgotten', forgotten);
end $$;
comment on function forget_ticks() is 'decision: forgets old ticks';
