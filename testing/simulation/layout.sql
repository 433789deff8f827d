-- What the walk and its trace must know of the tables and functions of today, beside layout-0.1.0.sql for that release. Everything else of
-- the walk holds for any layout.

create view walk.offers as
select o.id, user_addr, agent_addr, exposure_usd, expired_at,
  case when exists (select from orders where offer_id = o.id) then 'placed' else coalesce(ended, 'live') end as state
from offers o;

create view walk.capacity as
select agent_addr, allowed, ceiling, used, locked, held, fees_due, fees_credit from capacity;

-- What was told, and of whom or what.
create view walk.news as
select id, xid, topic, case topic when 'capacity' then data->>'agent' when 'order' then data->>'id' end as about, data->>'status' as status
from outbox;

create function walk.are_news_dense() returns boolean language sql stable as $$
  select not exists (
    select from (
      select *, lag(seq + rows) over w as due, lag(to_xid) over w as came_to from outbox_ticks window w as (order by seq)
    ) t
    where (seq, from_xid) <> (due, came_to) or from_xid < to_xid and rows <> (select count(*) from outbox where xid >= from_xid and xid < to_xid)
  )
$$;

-- Carries out what follows a commit, numbers and what people are told. Between transactions only: it looks at what is finished.
create procedure walk.catch_up() language plpgsql as $$
declare
  fence bigint;
  batch jsonb;
begin
  -- Numbers wait for every transaction that is open in the cluster.
  loop
    perform tick();
    commit;
    exit when not exists (select from outbox where xid >= (select to_xid from outbox_ticks order by seq desc limit 1));
    perform pg_sleep(0.01);
  end loop;
  fence := seize_lease('notifications', md5('walk')::uuid, 600);
  loop
    select jsonb_build_object(
      'place', jsonb_build_object('name', 'notifier', 'seq', max(r.seq) + count(*), 'xid', max(e.xid)::text,
        'id', (array_agg(e.id order by e.xid desc, e.id desc))[1]),
      'events', jsonb_agg(jsonb_build_object('place', 0, 'topic', e.topic, 'data', e.data, 'at', e.at) order by e.xid, e.id)
    ) into batch
    from outbox_readers r cross join lateral (
      select * from outbox o
      where (o.xid, o.id) > (r.xid, r.id) and o.xid < (select to_xid from outbox_ticks order by seq desc limit 1)
      order by o.xid, o.id limit 500
    ) e
    where r.name = 'notifier';
    exit when batch->'events' = 'null';
    perform walk.demand(tell_people(jsonb_build_object('fence', fence, 'bounds', '{}'::jsonb, 'place', batch->'place', 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('addr', addr, 'event', event, 'kind', kind, 'role', role, 'orderId', order_id,
        'data', data, 'createdAt', created_at, 'ways', '[]'::jsonb)), '[]')
      from people_to_tell(batch->'events')
    ))) ? 'told', 'nobody could be told');
    commit;
  end loop;
end $$;

-- The time of one offer, or of all that an agent has, is over.
create function walk.end_offer(which uuid) returns void language sql as $$
  update offers set expired_at = clock_timestamp() - interval '1 ms' where id in (
    select offer_id from reservations where offer_id = which
  );
  update reservations set expires_at = clock_timestamp() - interval '1 ms' where offer_id = which
$$;
create function walk.end_offers(whom text) returns int language sql as $$
  update offers set expired_at = clock_timestamp() - interval '1 ms' where id in (
    select offer_id from reservations where agent_addr = whom
  );
  with ended as (
    update reservations set expires_at = clock_timestamp() - interval '1 ms' where agent_addr = whom returning 1
  )
  select count(*)::int from ended
$$;

create function walk.set_rate(named text, worth numeric) returns void language sql as $$
  insert into rates (symbol, usd, taken_at, valid_until) values (named, worth, now(), now() + interval '1 day')
  on conflict (symbol) do update set usd = excluded.usd
$$;

-- Calls the product: under one name, with one ask, whatever the function is called and takes.
create function walk.carry_out(what text, ask jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb;
begin
  case what
    -- What these say is no part of a trace: release 0.1.0 had nothing to say.
    when 'expire_order', 'free_hold', 'release_due_offers' then execute format('select %I($1)', what) using ask;
    when 'revalue_capacity' then
      perform revalue_agents((ask->>'share')::numeric, (select array_agg(a) from jsonb_array_elements_text(ask->'agents') a));
    else execute format('select %I($1)', what) into said using ask;
  end case;
  -- Release 0.1.0 put what belongs to this one fault beside it.
  if what = 'book_payment' and said ? 'values' then said := said - 'values' || (said->'values'); end if;
  return said;
end $$;

-- Which part of an agent's ledger is not the sum of its raw rows; null when all are.
create function walk.ledger_fault(whose text) returns text language sql stable as $$
  select case
    when c.used <> c.locked + c.held + c.fees_due or c.used > c.ceiling then 'used'
    when c.locked <> l.posted + (select coalesce(sum(exposure_usd), 0) from reservations where agent_addr = whose) then 'locked'
    when c.held <> l.held then 'held'
  end
  from capacity c, (
    select coalesce(sum(locked_usd) filter (where lock_kind = 'posted'), 0) as posted,
      coalesce(sum(locked_usd) filter (where lock_kind = 'held'), 0) as held
    from orders where agent_addr = whose and lock_kind <> 'none'
  ) as l
  where c.agent_addr = whose
$$;

-- Whether newcomers lock more of an agent than its bound says, or nobody knows that it has to be asked for anew.
create function walk.is_bound_broken(whose text) returns boolean language sql stable as $$
  select not exists (select from newcomers_again where agent_addr = whose) and newcomers_at_most < (
      select coalesce(sum(locked_usd), 0) from orders
      where agent_addr = whose and lock_kind <> 'none' and is_newcomer(user_addr)
    ) + (select coalesce(sum(exposure_usd), 0) from reservations where agent_addr = whose and is_newcomer(user_addr))
  from capacity where agent_addr = whose
$$;

-- What goes over which channel, as api/channels.ts derives it.
create view walk.published as
select m.* from outbox o cross join lateral (
  select 'bl:order:' || (o.data->>'id') || ':updated', jsonb_build_object('id', o.data->'id', 'status', o.data->'status')
  where o.topic = 'order'
  union all
  select 'bl:orders:' || lower(addr), '{}' from (values (o.data->>'user'), (o.data->>'agent')) as p(addr)
  where o.topic = 'order' and addr is not null
  union all
  select 'bl:halts', '{}' where o.topic = 'halts'
  union all
  select 'bl:collateral:' || lower(o.data->>'agent'), '{}' where o.topic = 'collateral'
  union all
  select 'bl:collateral:' || lower(o.data->>'agent'), o.data - 'collateral' where o.topic = 'capacity' and o.data ? 'collateral'
  union all
  select 'bl:notifications:' || lower(addr), '{}' from jsonb_array_elements_text(o.data->'to') as addr where o.topic = 'notified'
) as m(channel, data);

-- What is the same in every layout: rows as text, without numbers of news, without ids that no dice have made, with moments by
-- walk.at. Messages of `bl:notifications:` say only that there is something new, so how many there are counts for nothing.
create view walk.state (part, what) as
select 'orders', to_jsonb(o) - '{created_at,updated_at,expire_at,held_until,received_at,payout_due_at}'::text[]
  || jsonb_build_object('expires', walk.at(expire_at), 'held', walk.at(held_until), 'received', walk.at(received_at),
    'due', walk.at(payout_due_at)) from orders o
union all
select 'history', to_jsonb(h) - 'changed_at' from order_history h
union all
select 'offers', jsonb_build_object('id', id, 'user', user_addr, 'agent', agent_addr, 'state', (select w.state from walk.offers w where w.id = o.id), 'usd', exposure_usd,
  'feeUsd', fee_usd, 'fee', fee, 'from', array[from_network, from_currency, from_amount::text],
  'to', array[to_network, to_currency, to_amount::text], 'calculation', calculation, 'until', walk.at(expired_at)) from offers o
union all
select 'capacity', to_jsonb(c) from walk.capacity c
union all
select 'fees', jsonb_build_array(order_id, agent_addr, amount_usd, locked_usd, paid_usd, paid_at is not null,
  row_number() over (order by place)) from fee_ledger
union all
select 'withdrawn', jsonb_build_array(order_id, agent_addr, amount_usd, paid_usd) from withdrawn_fees
union all
select 'dues', to_jsonb(p) - '{place,booked_at}'::text[] from fee_payments p
union all
select 'shares', jsonb_build_array(order_id, affiliate_id, partner, percent, share_usd) from affiliate_shares
union all
select 'trades', to_jsonb(t) - 'closed_at' from trades t
union all
select 'records', to_jsonb(r) - 'payouts' || jsonb_build_object('payouts', cardinality(payouts)) from agent_records r
union all
select 'disputes', to_jsonb(d) - '{id,opened_at,taken_at,settled_at,decided_at}'::text[]
  || jsonb_build_object('taken', taken_at is not null, 'settled', settled_at is not null) from disputes d
union all
select 'disputes', jsonb_build_array(order_id, row_number() over (partition by order_id order by id), kind, by, note, tx_hash)
  from dispute_steps
union all
select 'awards', to_jsonb(a) - '{dispute_id,deadline,executable_at,ended_at,created_at}'::text[]
  || jsonb_build_object('until', walk.at(deadline), 'ended', ended_at is not null) from awards a
union all
select 'awards', to_jsonb(s) - 'at' from award_signatures s
union all
select 'collateral', to_jsonb(c) - 'expire_at' || jsonb_build_object('until', expire_at::date) from collaterals c
union all
select 'notifications', jsonb_build_array(kind, role, addr, order_id, count(*)) from notifications group by kind, role, addr, order_id
union all
select 'audit', jsonb_build_array(who, action, target, before, after, count(*)) from audit group by who, action, target, before, after
union all
select 'people', jsonb_build_array(u.addr, is_banned, is_suspend) from users u left join agents using (addr)
union all
select 'halts', to_jsonb(h) - '{made_at,lifted_at}'::text[] from halts h
union all
select 'published', jsonb_build_array(channel, data, case when channel not like 'bl:notifications:%' then count(*) end)
from walk.published group by channel, data;
