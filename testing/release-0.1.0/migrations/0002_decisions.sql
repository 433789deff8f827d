-- The decisions about money, one function each: its result decides, its outbox row is written with it. Rows are locked in one
-- order everywhere: the user, then the offer or the order, then agents' capacity by address. All times are the database's. Rows
-- are locked for no key update: a row that refers to them may be written by somebody else meanwhile.

-- Writes one row of news.
create function tell(topic text, channel text, data jsonb) returns void language sql as $$
  insert into outbox (topic, channel, data) values (topic, channel, data)
$$;

create function order_channel(order_id uuid) returns text language sql immutable as $$
  select 'bl:order:' || order_id || ':updated'
$$;

-- Gives committed news their numbers, in commit order and without gaps. A row younger than the oldest open transaction waits,
-- so that a late commit is never skipped. One process stamps at a time; others find nothing to do. Answers the last number.
create function stamp_outbox() returns bigint language plpgsql as $$
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

-- Ends the live offers of one agent whose time is over and gives their capacity back. An offer that somebody is placing at this
-- moment is left to its own transaction and to the next sweep: waiting for it here could deadlock with it.
create function release_due_offers(agent text) returns void language plpgsql as $$
declare
  freed numeric;
begin
  with due as (
    select id from offers
    where agent_addr = agent and state = 'live' and expired_at <= clock_timestamp()
    for no key update skip locked
  ), ended as (
    update offers set state = 'expired' from due where offers.id = due.id returning exposure_usd
  )
  select coalesce(sum(exposure_usd), 0) into freed from ended;
  if freed > 0 then
    update capacity set reserved = reserved - freed where agent_addr = agent;
    perform tell('capacity', null, jsonb_build_object('agent', agent));
  end if;
end $$;

-- Whether the option still is what the offer was computed from, its agent may be matched, and both rates still hold.
create function match_fault(ask jsonb) returns text language plpgsql as $$
declare
  agent record;
  option record;
begin
  select a.* into agent from agents a join users u using (addr) where a.addr = ask->>'agent' and not u.is_banned;
  if not found or agent.moderation_status <> 'approved' or not agent.is_active or agent.is_suspend then
    return 'option.changed';
  end if;
  select * into option from swap_options
  where agent_addr = agent.addr and active
    and from_network = ask->>'fromNetwork' and from_currency = ask->>'fromCurrency'
    and to_network = ask->>'toNetwork' and to_currency = ask->>'toCurrency';
  if not found
    or option.price_type_use <> (ask->>'priceTypeUse')::int
    or option.fix_price is distinct from (ask->>'fixPrice')::numeric
    or option.market_price is distinct from (ask->>'marketPrice')::numeric then
    return 'option.changed';
  end if;
  if (
    select count(*) from rates
    where valid_until > clock_timestamp()
      and (symbol, usd) in (
        (ask->>'fromSymbol', (ask->>'fromUsd')::numeric), (ask->>'toSymbol', (ask->>'toUsd')::numeric)
      )
  ) < (case when ask->>'fromSymbol' = ask->>'toSymbol' then 1 else 2 end) then
    return 'rate.changed';
  end if;
  return null;
end $$;

-- Reserves an agent's capacity for a person and writes the offer; the person's earlier live offer is released.
-- Answers {offerId} or {fault}: user.banned, user.terms, limit.open-orders, option.changed, rate.changed, capacity.
create function match_offer(ask jsonb) returns jsonb language plpgsql as $$
declare
  person record;
  earlier record;
  fault text;
  offer_id uuid := (ask->>'offerId')::uuid;
  exposure numeric := (ask->>'exposureUsd')::numeric;
begin
  select * into person from users where addr = ask->>'user' for no key update;
  if not found or person.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if person.terms_accepted_at is null then return jsonb_build_object('fault', 'user.terms'); end if;
  select id, agent_addr, exposure_usd into earlier from offers where user_addr = person.addr and state = 'live' for no key update;
  -- Counted once the earlier offer is ours, so that an order being placed from it is seen.
  if (
    select count(*) from orders where user_addr = person.addr and status = 'userTransfer'
  ) >= (ask->>'maxUnpaid')::int or (
    select count(*) from orders where user_addr = person.addr and lock_kind = 'posted'
  ) >= (ask->>'maxOpen')::int then
    return jsonb_build_object('fault', 'limit.open-orders');
  end if;
  perform from capacity where agent_addr in (ask->>'agent', earlier.agent_addr) order by agent_addr for no key update;

  perform release_due_offers(ask->>'agent');
  update offers set state = 'released' where id = earlier.id and state = 'live';
  if found then
    update capacity set reserved = reserved - earlier.exposure_usd where agent_addr = earlier.agent_addr;
    perform tell('capacity', null, jsonb_build_object('agent', earlier.agent_addr));
  end if;

  fault := match_fault(ask);
  if fault is not null then return jsonb_build_object('fault', fault); end if;
  update capacity set reserved = reserved + exposure
  where agent_addr = ask->>'agent' and used + exposure <= allowed;
  if not found then return jsonb_build_object('fault', 'capacity'); end if;

  insert into offers (
    id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount,
    fee, calculation, transfer_to_enc, exposure_usd, fee_usd, expired_at
  ) values (
    offer_id, person.addr, ask->>'agent', ask->>'fromNetwork', ask->>'fromCurrency', (ask->>'fromAmount')::numeric,
    ask->>'toNetwork', ask->>'toCurrency', (ask->>'toAmount')::numeric,
    (ask->>'fee')::numeric, ask->'calculation', decode(ask->>'transferToEnc', 'base64'), exposure,
    (ask->>'feeUsd')::numeric, clock_timestamp() + (ask->>'seconds')::int * interval '1 second'
  );
  perform tell('capacity', null, jsonb_build_object('agent', ask->>'agent'));
  return jsonb_build_object('offerId', offer_id);
end $$;

-- Turns a live offer into an order: once per offer, once per idempotency key. Answers {orderId} or {fault}: offer.missing,
-- offer.expired, offer.released, user.banned, requisite, idempotency.
create function place_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  offer record;
  known record;
  requisite record;
  placed_at timestamptz(3);
  minutes int;
  new_id uuid := (ask->>'orderId')::uuid;
begin
  select o.*, u.is_banned into offer from offers o join users u on u.addr = o.user_addr
  where o.id = (ask->>'offerId')::uuid and o.user_addr = ask->>'user' for no key update of o;
  if not found then return jsonb_build_object('fault', 'offer.missing'); end if;
  if ask->>'idempotencyKey' is not null then
    select id, offer_id into known from orders
    where user_addr = offer.user_addr and idempotency_key = ask->>'idempotencyKey';
    if found and known.offer_id <> offer.id then return jsonb_build_object('fault', 'idempotency'); end if;
  end if;
  if offer.state = 'placed' then
    return jsonb_build_object('orderId', (select id from orders where offer_id = offer.id));
  end if;
  if offer.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if offer.state = 'released' then return jsonb_build_object('fault', 'offer.released'); end if;
  select transfer_minutes into minutes from agents where addr = offer.agent_addr;
  select * into requisite from requisites r
  where r.agent_addr = offer.agent_addr and (
    (r.kind = 'bank' and r.currency = offer.from_currency)
    or (r.kind in ('crypto', 'cash') and r.network = offer.from_network)
  ) limit 1;
  if not found then return jsonb_build_object('fault', 'requisite'); end if;

  perform from capacity where agent_addr = offer.agent_addr for no key update;
  -- The clock is read only after the last lock is held: waiting for it must not stretch an offer's life.
  placed_at := clock_timestamp();
  if offer.state = 'expired' or offer.expired_at <= placed_at then
    return jsonb_build_object('fault', 'offer.expired');
  end if;
  update offers set state = 'placed' where id = offer.id;
  update capacity set reserved = reserved - offer.exposure_usd, posted = posted + offer.exposure_usd
  where agent_addr = offer.agent_addr;
  insert into orders (
    id, offer_id, idempotency_key, user_addr, agent_addr, from_network, from_currency, from_amount,
    to_network, to_currency, to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick,
    transfer_minutes, exposure_usd, fee_usd, locked_usd, lock_kind, updated_at, expire_at
  ) values (
    new_id, offer.id, ask->>'idempotencyKey', offer.user_addr, offer.agent_addr, offer.from_network,
    offer.from_currency, offer.from_amount, offer.to_network, offer.to_currency, offer.to_amount, offer.calculation,
    coalesce(decode(ask->>'transferEnc', 'base64'), offer.transfer_to_enc), requisite.data_enc,
    (ask->>'requisitePick')::int, minutes, offer.exposure_usd, offer.fee_usd, offer.exposure_usd, 'posted',
    placed_at, placed_at + minutes * interval '1 minute'
  );
  insert into order_history values (new_id, 1, null, 'userTransfer', offer.user_addr, placed_at);
  perform tell('order', order_channel(new_id), jsonb_build_object('id', new_id, 'status', 'userTransfer'));
  return jsonb_build_object('orderId', new_id);
end $$;

-- What a step does with the capacity behind an order (DESIGN §4.4); null when it asks for more than is free. The order's row is locked. The fee of a closed order is
-- taken out of what was locked for it, so that used never grows by closing.
create function move_capacity(o orders, effect text, closing boolean, hold_seconds int) returns orders
language plpgsql as $$
declare
  owed numeric := 0;
  free numeric;
begin
  perform from capacity where agent_addr = o.agent_addr for no key update;
  if effect = 'cover' then
    select allowed - used into free from capacity where agent_addr = o.agent_addr;
    if o.exposure_usd - o.locked_usd > free then return null; end if;
    update capacity set
      posted = posted + o.exposure_usd - case when o.lock_kind = 'posted' then o.locked_usd else 0 end,
      held = held - case when o.lock_kind = 'held' then o.locked_usd else 0 end
    where agent_addr = o.agent_addr;
    o.locked_usd := o.exposure_usd;
    o.lock_kind := 'posted';
    o.held_until := null;
  elsif effect = 'lock' then
    -- A dispute over a payment that nobody has claimed keeps its capacity until the time to pay is over.
    o.held_until := case when o.status = 'userTransfer' then o.expire_at end;
    if o.lock_kind = 'none' then
      select greatest(allowed - used, 0) into free from capacity where agent_addr = o.agent_addr;
      o.locked_usd := least(o.exposure_usd, free);
      o.lock_kind := case when o.locked_usd > 0 then 'posted' else 'none' end;
      update capacity set posted = posted + o.locked_usd where agent_addr = o.agent_addr;
    end if;
  elsif effect in ('release', 'hold') then
    if closing and not exists (select from fee_ledger where order_id = o.id) then
      owed := least(o.fee_usd, o.locked_usd);
      insert into fee_ledger (order_id, agent_addr, amount_usd, locked_usd) values (o.id, o.agent_addr, o.fee_usd, owed);
    end if;
    update capacity set
      posted = posted - case when o.lock_kind = 'posted' then o.locked_usd else 0 end,
      held = held - case when o.lock_kind = 'held' then o.locked_usd else 0 end
        + case when effect = 'hold' then o.locked_usd - owed else 0 end,
      fees_due = fees_due + owed
    where agent_addr = o.agent_addr;
    o.locked_usd := case when effect = 'hold' then o.locked_usd - owed else 0 end;
    o.lock_kind := case when o.locked_usd > 0 then 'held' else 'none' end;
    o.held_until := case when o.locked_usd > 0 then clock_timestamp() + hold_seconds * interval '1 second' end;
  end if;
  if effect <> 'keep' then
    perform tell('capacity', null, jsonb_build_object('agent', o.agent_addr));
  end if;
  return o;
end $$;

-- Moves an order one step, if it still is as the caller saw it. Answers {} or {fault}: order.missing,
-- order.changed, order.expired, order.uncovered.
create function change_order_status(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  moved orders;
  moved_at timestamptz(3);
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> ask->>'oldStatus' or o.updated_at <> (ask->>'updatedAt')::timestamptz then
    return jsonb_build_object('fault', 'order.changed');
  end if;
  -- The clock is read once the row is ours: a confirmation after the deadline is refused, however long it waited.
  moved_at := greatest(clock_timestamp(), o.updated_at + interval '1 millisecond');
  if o.status = 'userTransfer' and ask->>'newStatus' = 'agentTransfer' and o.expire_at <= moved_at then
    return jsonb_build_object('fault', 'order.expired');
  end if;
  moved := move_capacity(o, ask->>'effect', ask->>'newStatus' = 'closed', (ask->>'holdSeconds')::int);
  if moved.id is null then return jsonb_build_object('fault', 'order.uncovered'); end if;
  o := moved;
  update orders set
    status = ask->>'newStatus',
    updated_at = moved_at,
    claimed_by = case when ask->>'newStatus' = 'dispute' then ask->>'by' else claimed_by end,
    expire_at = case
      when ask->>'newStatus' = 'userTransfer' then moved_at + transfer_minutes * interval '1 minute' else expire_at
    end,
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  insert into order_history
  select o.id, max(step) + 1, o.status, ask->>'newStatus', ask->>'by', moved_at
  from order_history where order_id = o.id;
  if (ask->>'asStaff')::boolean then
    insert into audit (who, action, target, before, after, from_where) values (
      ask->>'by', 'orders.changeStatus', o.id::text, jsonb_build_object('status', o.status),
      jsonb_build_object('status', ask->>'newStatus'), ask->>'fromWhere'
    );
  end if;
  perform tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', ask->>'newStatus'));
  return '{}';
end $$;

-- The clock's own step on one order whose transfer window is over.
create function expire_order(order_id uuid) returns void language plpgsql as $$
declare
  o orders;
  moved_at timestamptz(3);
begin
  select * into o from orders where id = order_id and status = 'userTransfer' and expire_at <= clock_timestamp()
  for no key update skip locked;
  if not found then return; end if;
  moved_at := greatest(clock_timestamp(), o.updated_at + interval '1 millisecond');
  o := move_capacity(o, 'release', false, 0);
  update orders set status = 'expired', updated_at = moved_at,
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  insert into order_history
  select o.id, max(step) + 1, 'userTransfer', 'expired', 'clock', moved_at from order_history h where h.order_id = o.id;
  perform tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', 'expired'));
end $$;

-- Frees what was held for an order's user once the hold is over.
create function free_hold(order_id uuid) returns void language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = order_id and held_until <= clock_timestamp() for no key update skip locked;
  if not found then return; end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
end $$;

-- Sets what every agent may promise from final collateral at today's rates (DESIGN §4.4): `share` of its worth, each asset less
-- its haircut. Collateral without a fresh rate leaves the agent's figure as it was: never a false zero. Open orders stand.
create function revalue_capacity(share numeric) returns int language plpgsql as $$
declare
  changed int;
begin
  perform from capacity order by agent_addr for no key update;
  with worth as (
    select a.addr, coalesce(sum(c.amount * r.usd), 0) as total,
      bool_and(c.ticker is null or coalesce(r.valid_until > clock_timestamp(), false)) as known
    from agents a
    left join collaterals c on c.agent_addr = a.addr and c.expire_at > clock_timestamp()
    left join rates r on r.symbol = c.ticker
    group by a.addr
  ), due as (
    update capacity set
      allowed = trunc(worth.total * share, 6), ceiling = greatest(trunc(worth.total * share, 6), used)
    from worth
    where worth.addr = agent_addr and worth.known and (
      allowed <> trunc(worth.total * share, 6) or ceiling <> greatest(trunc(worth.total * share, 6), used)
    )
    returning agent_addr
  ), told as (
    insert into outbox (topic, data) select 'capacity', jsonb_build_object('agent', agent_addr) from due returning 1
  )
  select count(*) into changed from told;
  return changed;
end $$;
