-- What the walk and its trace must know of the tables and functions of release 0.1.0. Everything else of the walk holds for any layout:
-- another one has such a file of its own, with the same names in it.

create view walk.offers as select id, user_addr, agent_addr, exposure_usd, state, expired_at from offers;

create view walk.capacity as
select agent_addr, allowed, ceiling, used, reserved + posted as locked, held, fees_due, fees_credit from capacity;

-- What was told, and of whom or what.
create view walk.news as
select id, xid, topic, case topic when 'capacity' then data->>'agent' when 'order' then data->>'id' end as about, data->>'status' as status
from outbox;

create function walk.are_news_dense() returns boolean language sql stable as $$
  select count(seq) = coalesce(max(seq) - min(seq) + 1, 0) from outbox
$$;

-- Carries out what follows a commit. Between transactions only: it looks at what is finished.
create procedure walk.catch_up() language plpgsql as $$
begin
  perform stamp_outbox();
  commit;
end $$;

-- The time of one offer, or of all that an agent has, is over.
create function walk.end_offer(which uuid) returns void language sql as $$
  update offers set expired_at = clock_timestamp() - interval '1 ms' where id = which and state = 'live'
$$;
create function walk.end_offers(whom text) returns int language sql as $$
  with ended as (
    update offers set expired_at = clock_timestamp() - interval '1 ms' where agent_addr = whom and state = 'live' returning 1
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
    when 'expire_order' then perform expire_order((ask->>'orderId')::uuid, (ask->>'holdSeconds')::int);
    when 'free_hold' then perform free_hold((ask->>'orderId')::uuid);
    when 'release_due_offers' then perform release_due_offers(ask->>'agent');
    when 'revalue_capacity' then
      perform revalue_capacity((ask->>'share')::numeric, (select array_agg(a) from jsonb_array_elements_text(ask->'agents') a));
    when 'save_chain_step' then said := save_chain_step_with_awards(ask);
    else execute format('select %I($1)', what) into said using ask;
  end case;
  return said;
end $$;

-- Which part of an agent's ledger is not the sum of its raw rows; null when all are.
create function walk.ledger_fault(whose text) returns text language sql stable as $$
  select case
    when c.used <> c.reserved + c.posted + c.held + c.fees_due or c.used > c.ceiling then 'used'
    when c.reserved <> (select coalesce(sum(exposure_usd), 0) from offers where agent_addr = whose and state = 'live') then 'reserved'
    when c.posted <> coalesce(l.posted, 0) then 'posted'
    when c.held <> coalesce(l.held, 0) then 'held'
  end
  from capacity c, (
    select sum(locked_usd) filter (where lock_kind = 'posted') as posted, sum(locked_usd) filter (where lock_kind = 'held') as held
    from orders where agent_addr = whose and lock_kind <> 'none'
  ) as l
  where c.agent_addr = whose
$$;


-- What is the same in every layout: rows as text, without numbers of news, without ids that no dice have made, with moments by
-- walk.at. Messages of `bl:notifications:` say only that there is something new, so how many there are counts for nothing.
create view walk.state (part, what) as
select 'orders', to_jsonb(o) - '{created_at,updated_at,expire_at,held_until,received_at,payout_due_at,has_legs,price_inputs}'::text[]
  || jsonb_build_object('expires', walk.at(expire_at), 'held', walk.at(held_until), 'received', walk.at(received_at),
    'due', walk.at(payout_due_at)) from orders o
union all
select 'history', to_jsonb(h) - 'changed_at' from order_history h
union all
select 'offers', jsonb_build_object('id', id, 'user', user_addr, 'agent', agent_addr, 'state', state, 'usd', exposure_usd,
  'feeUsd', fee_usd, 'fee', fee, 'from', array[from_network, from_currency, from_amount::text],
  'to', array[to_network, to_currency, to_amount::text], 'calculation', calculation, 'until', walk.at(expired_at)) from offers
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
from outbox where channel is not null group by channel, data;

-- This layout has no bound on what newcomers lock.
create function walk.is_bound_broken(whose text) returns boolean language sql stable as $$ select false $$;
