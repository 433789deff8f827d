-- From an agent's option to an offer that holds capacity for one person.

-- Reserves an agent's capacity for a person and writes the offer with what it was priced with; the person's earlier live offer is
-- released. Answers {offerId} or {fault, values}: market.halted, user.banned, user.terms, what person_limit answers,
-- limit.newcomers, option.changed, rate.changed, capacity. Up to person_limit a fault changes nothing at all. Agents' capacity is the
-- last thing that is locked, since every match of an agent waits for it (before, only to release what is over). What is decided before
-- that wait, place_order decides again: halts, bans, suspensions, the offer's end, which is counted from before the wait. No statement of it
-- is better planned for one person than for another: generic plans spare every new connection planning each one five times.
create or replace function match_offer(ask jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  person users;
  earlier reservations;
  fault jsonb;
  agent text := ask->>'agent';
begin
  perform enter_market();
  fault := halt_fault(ask->>'fromNetwork', ask->>'fromCurrency', ask->>'toNetwork', ask->>'toCurrency');
  if fault is not null then return fault; end if;
  select * into person from users where addr = ask->>'user' for no key update;
  if not found or person.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if person.terms_accepted_at is null then return jsonb_build_object('fault', 'user.terms'); end if;
  select * into earlier from reservations where user_addr = person.addr for update;
  -- Counted once the earlier offer is ours, so that an order being placed from it is seen.
  fault := person_limit(person.addr, (ask->>'exposureUsd')::numeric, ask->'limits');
  if fault is not null then return fault; end if;

  perform release_due_of(agent, earlier);
  -- Its own time may have been over, too: then it is gone already.
  delete from reservations where offer_id = earlier.offer_id returning * into earlier;
  if earlier.offer_id is not null then update offers set ended = 'released' where id = earlier.offer_id; end if;
  fault := match_fault(ask);
  if fault is null then fault := write_offer(ask, earlier); end if;
  if fault is not null then
    if earlier.offer_id is not null then perform shift_capacity(earlier.agent_addr, locked => -earlier.exposure_usd); end if;
  else
    perform emit('capacity', jsonb_build_object('agent', agent));
  end if;
  if earlier.agent_addr <> agent or earlier.offer_id is not null and fault is not null then
    perform emit('capacity', jsonb_build_object('agent', earlier.agent_addr));
  end if;
  return coalesce(fault, jsonb_build_object('offerId', ask->>'offerId'));
end $$;
comment on function match_offer(jsonb) is 'decision: offers';

-- Writes an offer and takes its capacity, which frees the earlier one's at the same agent. What was written goes again where there is
-- no free capacity. Null, or the fault: limit.newcomers, capacity; then the earlier one's capacity is not freed.
create or replace function write_offer(ask jsonb, earlier reservations) returns jsonb language plpgsql as $$
declare
  agent text := ask->>'agent';
  exposure numeric := (ask->>'exposureUsd')::numeric;
  ends timestamptz := clock_timestamp() + (ask->>'seconds')::int * interval '1 second';
  freed numeric := case when earlier.agent_addr = agent then earlier.exposure_usd else 0 end;
  fault text;
begin
  insert into offers (
    id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount,
    fee, calculation, transfer_to_enc, exposure_usd, fee_usd, from_rate, to_rate, expired_at
  ) values (
    (ask->>'offerId')::uuid, ask->>'user', agent, ask->>'fromNetwork', ask->>'fromCurrency',
    (ask->>'fromAmount')::numeric, ask->>'toNetwork', ask->>'toCurrency', (ask->>'toAmount')::numeric,
    (ask->>'fee')::numeric, ask->'calculation', decode(ask->>'transferToEnc', 'base64'), exposure,
    (ask->>'feeUsd')::numeric, snapshot_of(ask->>'fromSymbol', (ask->>'fromUsd')::numeric),
    snapshot_of(ask->>'toSymbol', (ask->>'toUsd')::numeric), ends
  );
  insert into reservations (offer_id, user_addr, agent_addr, exposure_usd, expires_at)
  values ((ask->>'offerId')::uuid, ask->>'user', agent, exposure, ends);
  -- In order of address, as everywhere.
  if earlier.agent_addr < agent then perform shift_capacity(earlier.agent_addr, locked => -earlier.exposure_usd); end if;
  fault := take_room(ask, exposure, freed);
  if fault is null then
    if earlier.agent_addr > agent then perform shift_capacity(earlier.agent_addr, locked => -earlier.exposure_usd); end if;
    return null;
  end if;
  delete from reservations where offer_id = (ask->>'offerId')::uuid;
  delete from offers where id = (ask->>'offerId')::uuid;
  if earlier.agent_addr < agent then perform shift_capacity(earlier.agent_addr, locked => earlier.exposure_usd); end if;
  return jsonb_build_object('fault', fault);
end $$;

-- Locks the capacity that an offer needs, or says why there is none: limit.newcomers, capacity. Where it is a newcomer's and the bound on
-- what newcomers lock leaves too little, or may be too low, their exact sum is asked for, with this offer and without the earlier one.
create or replace function take_room(ask jsonb, exposure numeric, freed numeric) returns text language plpgsql as $$
declare
  agent text := ask->>'agent';
  share numeric := (ask->'limits'->>'newcomerShare')::numeric;
  most numeric;
begin
  if share < 1 and is_newcomer(ask->>'user') then
    select trunc(share * allowed, 6) into most from capacity where agent_addr = agent;
    if exists (select from newcomers_again where agent_addr = agent) then most := null; end if;
    if most is not null and take_capacity(agent, exposure, freed, most) then return null; end if;
    perform lock_capacity(agent);
    perform count_newcomers(agent);
    -- What is counted has this very offer in it.
    if (select newcomers_at_most > share * allowed from capacity where agent_addr = agent) then return 'limit.newcomers'; end if;
    if take_capacity(agent, exposure, freed, null) then return null; end if;
    return 'capacity';
  end if;
  if take_capacity(agent, exposure, freed, null) then return null; end if;
  return 'capacity';
end $$;

-- The snapshot of a rate as it is now; null where there is none of it. Another price that came between has everything decided anew.
create or replace function snapshot_of(of_symbol text, at_usd numeric) returns bigint language plpgsql stable as $$
declare
  r rates;
begin
  select * into r from rates where symbol = of_symbol and usd = at_usd;
  if not found then raise exception 'the rates changed meanwhile' using errcode = '40001'; end if;
  return r.snapshot;
end $$;

-- Ends an agent's live offers whose time is over, before a match of that agent asks for capacity. Capacity is locked in order of address,
-- the earlier offer's agent's with it.
create or replace function release_due_of(agent text, earlier reservations) returns void language plpgsql as $$
begin
  if exists (select from reservations where agent_addr = agent and expires_at <= clock_timestamp()) then
    perform lock_capacity(agent, earlier.agent_addr);
    perform release_due_offers(jsonb_build_object('agent', agent));
  end if;
end $$;

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

-- Whether a person may lock more capacity now. Whoever places orders and cancels them takes an agent's capacity and attention for
-- nothing, as whoever lets them run out does. Null when they may; else {fault, values}: limit.open-orders,
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
  from orders where user_addr = who and (status = 'userTransfer' or lock_kind <> 'none')
    and (status = 'userTransfer' or lock_kind = 'posted');
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
  select count(*) as times, max(at) as latest into wasted
  from wasted_orders where user_addr = who and at > clock_timestamp() - interval '1 day';
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

-- Ends the live offers of one agent whose time is over and gives their capacity back. An offer that somebody is placing at this
-- moment is left to its own transaction and to the next sweep: waiting for it here could deadlock with it.
create or replace function release_due_offers(ask jsonb) returns jsonb language plpgsql as $$
declare
  agent text := ask->>'agent';
  freed numeric;
begin
  with due as (
    select offer_id from reservations where agent_addr = agent and expires_at <= clock_timestamp() for update skip locked
  ), gone as (
    delete from reservations r using due where r.offer_id = due.offer_id returning r.offer_id, r.exposure_usd
  ), ended as (
    update offers set ended = 'expired' from gone where id = gone.offer_id
  )
  select coalesce(sum(exposure_usd), 0) into freed from gone;
  if freed > 0 then
    perform shift_capacity(agent, locked => -freed);
    perform emit('capacity', jsonb_build_object('agent', agent));
  end if;
  return '{}';
end $$;
comment on function release_due_offers(jsonb) is 'decision: ends offers whose time is over';

-- Forgets where offers were to be paid that never became orders and are so many days old, a day (by their ids) at a time, and of a day
-- 5,000 at a time. Answers {redacted, isLast}.
create or replace function redact_offers(ask jsonb) returns jsonb language plpgsql as $$
declare
  due timestamptz := clock_timestamp() - (ask->>'days')::int * interval '1 day';
  from_id uuid;
  upto timestamptz;
  redacted int;
  at_once constant int := 5000;
begin
  select least_id_at(coalesce(offers_redacted_before, '2020-01-01')) into from_id from market for no key update;
  -- From the oldest there is: before it there is nothing to go through.
  select id into from_id from offers where id >= from_id order by id limit 1;
  upto := least(due, moment_of_id(from_id) + interval '1 day');
  if from_id is null or moment_of_id(from_id) >= due then return jsonb_build_object('redacted', 0, 'isLast', true); end if;
  update offers set transfer_to_enc = null where id in (
    select id from offers o where id >= from_id and id < least_id_at(upto) and transfer_to_enc is not null
      and not exists (select from orders where offer_id = o.id) and not exists (select from reservations where offer_id = o.id)
    limit at_once
  );
  get diagnostics redacted = row_count;
  if redacted = at_once then return jsonb_build_object('redacted', redacted, 'isLast', false); end if;
  update market set offers_redacted_before = upto;
  return jsonb_build_object('redacted', redacted, 'isLast', upto >= due);
end $$;
comment on function redact_offers(jsonb) is 'decision: forgets where offers were to be paid';

-- When an id (UUIDv7) was made, by the clock of who made it.
create or replace function moment_of_id(id uuid) returns timestamptz language sql immutable as $$
  select to_timestamp(('x' || lpad(left(replace(id::text, '-', ''), 12), 16, '0'))::bit(64)::bigint / 1000.0)
$$;
