-- The capacity ledger (USD, 6 decimals): used = locked in orders and offers, held, and fees due; never above the ceiling.
-- Every change of a row of capacity is in this file; agents.sql makes the row.

-- Locks the capacity rows of one agent, or of two in order of address. Whoever reads what is free and takes of it holds them.
create or replace function lock_capacity(agent text, other text default null) returns void language plpgsql as $$
begin
  perform from capacity where agent_addr in (agent, other) order by agent_addr for no key update;
end $$;

-- Moves amounts (USD) between the columns of an agent's ledger row; what is not named stays. What is locked more may be a newcomer's.
create or replace function shift_capacity(
  agent text, locked numeric default 0, held numeric default 0, due numeric default 0, credit numeric default 0
) returns void language plpgsql as $$
begin
  update capacity c set
    locked = c.locked + shift_capacity.locked, held = c.held + shift_capacity.held,
    fees_due = c.fees_due + due, fees_credit = c.fees_credit + credit,
    newcomers_at_most = c.newcomers_at_most + greatest(shift_capacity.locked + shift_capacity.held, 0)
  where c.agent_addr = agent;
end $$;

-- Locks so much of an agent (USD) for an offer, if that much is free besides what is given back for the person's earlier one, and if
-- newcomers surely lock no more than `most_newcomers` then (null: it is none of theirs). Answers whether it was done.
create or replace function take_capacity(agent text, exposure numeric, freed numeric, most_newcomers numeric) returns boolean
language plpgsql as $$
begin
  update capacity set
    locked = locked + exposure - freed,
    -- No less than newcomers lock: what somebody else locks has them counted the earlier.
    newcomers_at_most = newcomers_at_most + exposure
  where agent_addr = agent and used + exposure - freed <= allowed
    and (most_newcomers is null or newcomers_at_most + exposure <= most_newcomers);
  return found;
end $$;

-- Asks anew how much newcomers lock of an agent: live offers, and what is locked or held for orders. The agent's row is locked.
create or replace function count_newcomers(agent text) returns void language plpgsql as $$
begin
  delete from newcomers_again where agent_addr = agent;
  update capacity set newcomers_at_most = coalesce((
    select sum(o.locked_usd) from orders o
    where o.agent_addr = agent and o.lock_kind <> 'none' and is_newcomer(o.user_addr)
  ), 0) + coalesce((
    select sum(r.exposure_usd) from reservations r where r.agent_addr = agent and is_newcomer(r.user_addr)
  ), 0)
  where agent_addr = agent;
end $$;

-- What a step does with the capacity behind an order; null when it asks for more than is free. The order's row is
-- locked. A payment that was seen is held for where nothing would be, and a payout that is confirmed is not. Where an award may
-- wait, nothing is given back: the same collateral must not be promised to somebody else.
create or replace function move_capacity(o orders, effect text, closing boolean, hold_seconds int) returns orders
language plpgsql as $$
declare
  owed numeric := 0;
  free numeric;
  awarded numeric;
begin
  -- Read before the lock: awards of an order change under the order's own lock only.
  if effect in ('release', 'hold') then
    select sum(usd) into awarded from awards where order_id = o.id and is_open_award(state);
  end if;
  perform lock_capacity(o.agent_addr);
  effect := effect_in_fact(o, effect, closing, awarded is not null);
  select allowed - used into free from capacity where agent_addr = o.agent_addr;
  if effect = 'cover' then
    if o.exposure_usd - o.locked_usd > free then return null; end if;
    perform shift_capacity(o.agent_addr,
      locked => o.exposure_usd - case when o.lock_kind = 'posted' then o.locked_usd else 0 end,
      held => - case when o.lock_kind = 'held' then o.locked_usd else 0 end);
    o.locked_usd := o.exposure_usd;
    o.lock_kind := 'posted';
    o.held_until := null;
  elsif effect = 'lock' then
    -- A dispute over a payment that nobody has claimed or seen keeps its capacity until the time to pay is over.
    o.held_until := case when o.status = 'userTransfer' and not is_payment_seen(o.id) then o.expire_at end;
    if o.lock_kind = 'none' then
      o.locked_usd := least(o.exposure_usd, greatest(free, 0));
      o.lock_kind := case when o.locked_usd > 0 then 'posted' else 'none' end;
      perform shift_capacity(o.agent_addr, locked => o.locked_usd);
    end if;
  elsif effect in ('release', 'hold') then
    if closing then owed := owe_fee(o, greatest(o.locked_usd - coalesce(awarded, 0), 0)); end if;
    perform shift_capacity(o.agent_addr,
      locked => - case when o.lock_kind = 'posted' then o.locked_usd else 0 end,
      held => case when effect = 'hold' then o.locked_usd - owed else 0 end
        - case when o.lock_kind = 'held' then o.locked_usd else 0 end,
      due => owed);
    o.locked_usd := case when effect = 'hold' then o.locked_usd - owed else 0 end;
    o.lock_kind := case when o.locked_usd > 0 then 'held' else 'none' end;
    o.held_until := case when o.locked_usd > 0 and awarded is null
      then clock_timestamp() + hold_seconds * interval '1 second' end;
  end if;
  if effect not in ('keep', 'leave') then
    perform emit('capacity', jsonb_build_object('agent', o.agent_addr));
  end if;
  return o;
end $$;

-- What an effect of the table of steps comes to for this order, by what was paid of it and awarded.
create or replace function effect_in_fact(o orders, effect text, closing boolean, is_awarded boolean) returns text
language sql stable as $$
  select case
    when is_awarded then 'hold'
    when effect = 'release' and o.status = 'userTransfer' and is_payment_seen(o.id) then 'hold'
    when effect = 'hold' and closing and is_payout_confirmed(o.id) then 'release'
    -- Of a paid order that ran out or was cancelled, what is held stays so until the dispute is decided.
    when effect = 'keep' and o.status in ('cancelled', 'expired') and (o.lock_kind = 'held' or is_payment_seen(o.id)) then 'lock'
    else effect
  end
$$;

-- Books the fee of an order that closes, once, and what of it stays locked: no more than is there to lock. It comes out of what was
-- locked for the order, so that used never grows by closing. Answers what stays locked.
create or replace function owe_fee(o orders, at_most numeric) returns numeric language plpgsql as $$
declare
  fee fee_ledger;
begin
  if exists (select from fee_ledger where order_id = o.id) then return 0; end if;
  insert into fee_ledger (order_id, agent_addr, amount_usd, locked_usd)
  values (o.id, o.agent_addr, o.fee_usd, least(o.fee_usd, at_most)) returning * into fee;
  perform share_fee(fee);
  return fee.locked_usd;
end $$;

-- Sets what every agent (or only those named) may promise from final collateral at today's rates: `share` of its
-- worth, each asset less its haircut. While an asset has no fresh rate, its worth is only known within bounds: nothing, and what
-- it was worth at its last rate, for an hour. The figure stays as it was within them: never a false zero, and nothing that is gone
-- goes on counting because something else has no rate. What lies on a chain of which nothing was heard for too long
-- (`is_chain_stale`) backs nothing new meanwhile, since it may have been passed on or unwrapped: it stays where it is, and counts
-- again as soon as the chain is followed again. Where prices have several sources, a price that only one of them knows is none for
-- collateral: nobody contradicts it, and what it makes of collateral is taken on in other currencies. Open orders stand. Answers how
-- many figures changed.
create or replace function revalue_agents(share numeric, only_agents text[] default null) returns int language plpgsql as $$
declare
  -- Far above what anybody has, and within what a figure of the ledger can hold.
  most constant numeric := 1e20;
  kept constant interval := interval '1 hour';
  changed int;
begin
  perform from capacity where only_agents is null or agent_addr = any(only_agents) order by agent_addr for no key update;
  with trusted as (
    select * from rates where sources > 1 or not exists (select from rates where sources > 1)
  ), worth as (
    select a.addr,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd) filter (where r.valid_until > clock_timestamp()), 0), 6)) as least_usd,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd) filter (where r.valid_until > clock_timestamp() - kept), 0), 6)) as most_usd
    from agents a
    left join collaterals c on c.agent_addr = a.addr and c.expire_at > clock_timestamp() and not exists (
      select from chain_cursors k where k.chain_id = c.chain_id and is_chain_stale(k)
    )
    left join trusted r on r.symbol = c.ticker
    where only_agents is null or a.addr = any(only_agents)
    group by a.addr
  ), due as (
    select c.agent_addr, c.allowed as before, greatest(w.least_usd, least(c.allowed, w.most_usd)) as after
    from worth w join capacity c on c.agent_addr = w.addr
  ), written as (
    update capacity c set allowed = due.after, ceiling = greatest(due.after, c.used) from due
    where due.agent_addr = c.agent_addr and (c.allowed <> due.after or c.ceiling <> greatest(due.after, c.used))
    returning c.agent_addr, due.before <> due.after as is_moved
  ), told as (
    select emit('capacity', jsonb_build_object('agent', agent_addr)),
      case when is_moved then emit('collateral', jsonb_build_object('agent', agent_addr)) end
    from written
  )
  select count(*) into changed from told;
  return changed;
end $$;

-- Revalues what every agent, or each of `only`, may promise. Answers {changed}: how many figures.
create or replace function revalue_capacity(ask jsonb) returns jsonb language plpgsql as $$
declare
  only_agents text[] := case when jsonb_typeof(ask->'only') = 'array' then text_list(ask->'only') end;
begin
  return jsonb_build_object('changed', revalue_agents((ask->>'share')::numeric, only_agents));
end $$;
comment on function revalue_capacity(jsonb) is 'decision: sets anew what agents may promise';

-- Revalues what one agent may promise. Where staff had that done (`by`), it is in the audit. Answers {changed}: how many figures; or
-- {fault}: access.denied, for whoever is no staff any more.
create or replace function refresh_collateral(ask jsonb) returns jsonb language plpgsql as $$
declare
  whose text := ask->>'addr';
  was text := (select allowed::text from capacity where agent_addr = whose);
  changed int;
begin
  if ask->>'by' is not null and not is_staff(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  changed := revalue_agents((ask->>'share')::numeric, array[whose]);
  if ask->>'by' is not null then
    insert into audit (who, action, target, before, after, from_where) values (
      ask->>'by', 'collateral.refresh', whose, jsonb_build_object('allowed', was),
      jsonb_build_object('allowed', (select allowed::text from capacity where agent_addr = whose)), ask->>'fromWhere'
    );
  end if;
  return jsonb_build_object('changed', changed);
end $$;
comment on function refresh_collateral(jsonb) is 'decision: sets anew what one agent may promise';
