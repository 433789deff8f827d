-- From an agent's option to an offer that holds capacity for one person.

-- Reserves an agent's capacity for a person and writes the offer with what it was priced with; the person's earlier live offer is
-- released. Answers {offerId} or {fault, values}: market.halted, user.banned, user.terms, what person_limit answers,
-- limit.newcomers, option.changed, rate.changed, capacity. A halt changes nothing at all.
create or replace function match_offer(ask jsonb) returns jsonb language plpgsql as $$
declare
  person users;
  earlier record;
  fault jsonb;
  exposure numeric := (ask->>'exposureUsd')::numeric;
  from_inputs jsonb;
  to_inputs jsonb;
begin
  perform enter_market();
  fault := halt_fault(ask->>'fromNetwork', ask->>'fromCurrency', ask->>'toNetwork', ask->>'toCurrency');
  if fault is not null then return fault; end if;
  select * into person from users where addr = ask->>'user' for no key update;
  if not found or person.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if person.terms_accepted_at is null then return jsonb_build_object('fault', 'user.terms'); end if;
  select id, agent_addr, exposure_usd into earlier from offers where user_addr = person.addr and state = 'live' for no key update;
  -- Counted once the earlier offer is ours, so that an order being placed from it is seen.
  fault := person_limit(person.addr, exposure, ask->'limits');
  if fault is not null then return fault; end if;
  perform lock_capacity(ask->>'agent', earlier.agent_addr);

  perform release_due_offers(ask);
  update offers set state = 'released' where id = earlier.id and state = 'live';
  if found then
    perform shift_capacity(earlier.agent_addr, reserved => -earlier.exposure_usd);
    perform tell('capacity', null, jsonb_build_object('agent', earlier.agent_addr));
  end if;

  fault := match_fault(ask);
  if fault is not null then return fault; end if;
  if is_newcomer(person.addr) and not newcomers_fit(ask->>'agent', exposure, (ask->'limits'->>'newcomerShare')::numeric) then
    return jsonb_build_object('fault', 'limit.newcomers');
  end if;
  if not reserve_capacity(ask->>'agent', exposure) then return jsonb_build_object('fault', 'capacity'); end if;

  from_inputs := inputs_of_rate(ask->>'fromSymbol', (ask->>'fromUsd')::numeric);
  to_inputs := inputs_of_rate(ask->>'toSymbol', (ask->>'toUsd')::numeric);
  if from_inputs is null or to_inputs is null then
    -- Another price came between: everything is decided anew.
    raise exception 'the rates changed meanwhile' using errcode = '40001';
  end if;
  insert into offers (
    id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount,
    fee, calculation, transfer_to_enc, exposure_usd, fee_usd, price_inputs, expired_at
  ) values (
    (ask->>'offerId')::uuid, person.addr, ask->>'agent', ask->>'fromNetwork', ask->>'fromCurrency',
    (ask->>'fromAmount')::numeric, ask->>'toNetwork', ask->>'toCurrency', (ask->>'toAmount')::numeric,
    (ask->>'fee')::numeric, ask->'calculation', decode(ask->>'transferToEnc', 'base64'), exposure,
    (ask->>'feeUsd')::numeric, jsonb_build_object('from', from_inputs, 'to', to_inputs),
    clock_timestamp() + (ask->>'seconds')::int * interval '1 second'
  );
  perform tell('capacity', null, jsonb_build_object('agent', ask->>'agent'));
  return jsonb_build_object('offerId', ask->>'offerId');
end $$;
comment on function match_offer(jsonb) is 'decision: offers';

-- Why an option cannot be matched: it is no longer what the offer was computed from, its agent may not be matched, its fixed price is
-- too far from the market, or a rate does not hold any more. Null when it can; else {fault}: option.changed, rate.changed.
create or replace function match_fault(ask jsonb) returns jsonb language plpgsql as $$
declare
  option swap_options;
  market numeric := (ask->>'fromUsd')::numeric / (ask->>'toUsd')::numeric;
begin
  select s.* into option
  from agents a join users u using (addr) join swap_options s on s.agent_addr = a.addr
  where a.addr = ask->>'agent' and not u.is_banned
    and a.moderation_status = 'approved' and a.is_active and not a.is_suspend and s.active
    and s.from_network = ask->>'fromNetwork' and s.from_currency = ask->>'fromCurrency'
    and s.to_network = ask->>'toNetwork' and s.to_currency = ask->>'toCurrency';
  if not found
    or option.price_type_use <> (ask->>'priceTypeUse')::int
    or option.fix_price is distinct from (ask->>'fixPrice')::numeric
    or option.market_price is distinct from (ask->>'marketPrice')::numeric then
    return jsonb_build_object('fault', 'option.changed');
  end if;
  if (
    select count(*) from rates
    where valid_until > clock_timestamp()
      and (symbol, usd) in (
        (ask->>'fromSymbol', (ask->>'fromUsd')::numeric), (ask->>'toSymbol', (ask->>'toUsd')::numeric)
      )
  ) < (case when ask->>'fromSymbol' = ask->>'toSymbol' then 1 else 2 end) then
    return jsonb_build_object('fault', 'rate.changed');
  end if;
  if option.price_type_use = 1 and (
    option.off_market_at is not null
    or (abs(option.fix_price - market) <= market * (ask->>'maxOff')::numeric) is not true
  ) then
    return jsonb_build_object('fault', 'option.changed');
  end if;
  return null;
end $$;

-- Whoever places orders and cancels them takes an agent’s capacity and attention for nothing, as whoever lets them run out does.

-- Whether a person may lock more capacity now. Null when they may; else {fault, values}: limit.open-orders,
-- limit.newcomer-orders, limit.newcomer-amount, limit.pause.
create or replace function person_limit(who text, exposure numeric, limits jsonb) returns jsonb language plpgsql stable as $$
declare
  unpaid int;
  open_orders int;
  open_usd numeric;
  wasted record;
begin
  select count(*) filter (where status = 'userTransfer'), count(*), coalesce(sum(exposure_usd), 0)
  into unpaid, open_orders, open_usd
  from orders where user_addr = who and (status = 'userTransfer' or lock_kind = 'posted');
  if is_newcomer(who) then
    if unpaid >= (limits->>'newcomerUnpaid')::int then
      return jsonb_build_object('fault', 'limit.newcomer-orders', 'values', jsonb_build_object('most', limits->'newcomerUnpaid'));
    end if;
    if open_usd + exposure > (limits->>'newcomerUsd')::numeric then
      return jsonb_build_object('fault', 'limit.newcomer-amount', 'values', jsonb_build_object(
        'limitUsd', limits->>'newcomerUsd', 'leftUsd', greatest((limits->>'newcomerUsd')::numeric - open_usd, 0)::text
      ));
    end if;
  end if;
  if unpaid >= (limits->>'unpaid')::int or open_orders >= (limits->>'open')::int then
    return jsonb_build_object('fault', 'limit.open-orders');
  end if;
  -- When it ran out or was cancelled, not what has become of it since; what staff cancelled was not the person's own doing.
  select count(*) as times, max(h.changed_at) as latest into wasted
  from orders o join order_history h on h.order_id = o.id
  where o.user_addr = who and o.updated_at > clock_timestamp() - interval '1 day'
    and h.changed_at > clock_timestamp() - interval '1 day' and h.old = 'userTransfer'
    and (h.new = 'expired' or h.new = 'cancelled' and h.changed_by = who);
  if wasted.times >= (limits->>'expiries')::int
    and wasted.latest + (limits->>'pauseSeconds')::int * interval '1 second' > clock_timestamp() then
    return jsonb_build_object('fault', 'limit.pause', 'values', jsonb_build_object(
      'until', wasted.latest + (limits->>'pauseSeconds')::int * interval '1 second'
    ));
  end if;
  return null;
end $$;

-- Whether somebody has not brought a single order to its end as its user.
create or replace function is_newcomer(who text) returns boolean language sql stable as $$
  select not exists (select from orders where user_addr = who and status = 'closed')
$$;

-- How much of an agent newcomers may hold together: what is held for one of them counts like what is posted.
create or replace function newcomers_fit(agent text, exposure numeric, share numeric) returns boolean language sql stable as $$
  select share >= 1 or exposure + coalesce((
    select sum(o.locked_usd) from orders o
    where o.agent_addr = agent and o.lock_kind in ('posted', 'held') and is_newcomer(o.user_addr)
  ), 0) + coalesce((
    select sum(o.exposure_usd) from offers o where o.agent_addr = agent and o.state = 'live' and is_newcomer(o.user_addr)
  ), 0) <= share * (select allowed from capacity where agent_addr = agent)
$$;

-- Ends the live offers of one agent whose time is over and gives their capacity back. An offer that somebody is placing at this
-- moment is left to its own transaction and to the next sweep: waiting for it here could deadlock with it.
create or replace function release_due_offers(ask jsonb) returns jsonb language plpgsql as $$
declare
  agent text := ask->>'agent';
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
    perform shift_capacity(agent, reserved => -freed);
    perform tell('capacity', null, jsonb_build_object('agent', agent));
  end if;
  return '{}';
end $$;
comment on function release_due_offers(jsonb) is 'decision: ends offers whose time is over';
