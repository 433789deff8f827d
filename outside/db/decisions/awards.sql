-- What a decision gives to an order's user out of the agent's collateral.

create or replace function is_open_award(state text) returns boolean language sql immutable as $$
  select state in ('asked', 'signed', 'proposed', 'executable')
$$;

-- How much of an asset in a wrapped token nobody was awarded yet, in the smallest unit.
create or replace function unawarded(i wnft_items) returns numeric language sql stable as $$
  select greatest(i.amount - coalesce((
    select sum((t->>'amount')::numeric) from awards a, jsonb_array_elements(a.items) as t
    where a.chain_id = i.chain_id and a.contract_address = i.contract_address and a.token_id = i.token_id
      and is_open_award(a.state) and t->>'token' = i.asset_address
  ), 0), 0)
$$;

-- Why an award cannot be made; null when it can, with what it needs locked. Order and dispute are locked.
create or replace function lock_award(o orders, award jsonb) returns text language plpgsql as $$
declare
  worth numeric := (award->>'usd')::numeric;
  missing numeric := worth - o.locked_usd;
  free numeric;
begin
  if o.received_at is not null then return 'award.settled'; end if;
  if exists (select from awards where order_id = o.id and state <> 'failed') then return 'award.made'; end if;
  if worth > o.exposure_usd then return 'award.too-much'; end if;
  select allowed - used into free from capacity where agent_addr = o.agent_addr for no key update;
  -- What is decided next for this agent waits for this row, so that no item is awarded twice.
  if exists (
    select from jsonb_to_recordset(award->'items') as t(token text, amount numeric)
    where not exists (
      select from wnft_backing w join wnft_items i using (chain_id, contract_address, token_id)
      where w.chain_id = (award->>'chainId')::int and w.contract_address = award->>'contract'
        and w.token_id = (award->>'tokenId')::numeric and w.owner = o.agent_addr and w.is_alive and w.is_read
        and w.is_registered and w.unlock_at >= (award->>'deadline')::timestamptz
        and i.asset_address = t.token and i.is_removable and unawarded(i) >= t.amount
    )
  ) then
    return 'award.uncovered';
  end if;
  if missing <= 0 then return null; end if;
  if missing > free then return 'award.uncovered'; end if;
  perform shift_capacity(o.agent_addr,
    locked => case when o.lock_kind = 'held' then 0 else missing end,
    held => case when o.lock_kind = 'held' then missing else 0 end);
  update orders set locked_usd = worth, lock_kind = case when lock_kind = 'held' then 'held' else 'posted' end where id = o.id;
  return null;
end $$;

-- Tells both parties how far the award of an order has come, once each way.
create or replace function notify_award(about uuid, kind text) returns void language sql as $$
  select tell_of(o, 'award:' || a.id || ':' || kind, kind, parties_of(o))
  from awards a join orders o on o.id = a.order_id where o.id = about order by a.created_at desc limit 1
$$;

-- Keeps a signer's signature, which was checked; nobody with a stake signs. Answers {} or {fault}: award.missing, award.over,
-- dispute.not-yours.
create or replace function sign_award(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  a awards;
begin
  perform hold_person_of((ask->>'orderId')::uuid);
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  select * into a from awards where id = (ask->>'awardId')::uuid and order_id = o.id for no key update;
  if not found then return jsonb_build_object('fault', 'award.missing'); end if;
  if has_stake(ask->>'by', o) then return jsonb_build_object('fault', 'dispute.not-yours'); end if;
  if a.state not in ('asked', 'signed') then return jsonb_build_object('fault', 'award.over'); end if;
  insert into award_signatures (award_id, signer, signature) values (a.id, ask->>'by', ask->>'signature')
  on conflict do nothing;
  if not found then return '{}'; end if;
  update awards set state = 'signed'
  where id = a.id and (select count(*) from award_signatures where award_id = a.id) >= threshold;
  insert into dispute_steps (order_id, kind, by) values (o.id, 'signed', ask->>'by');
  insert into audit (who, action, target, after, from_where) values (
    ask->>'by', 'awards.sign', o.id::text, jsonb_build_object('award', a.id), ask->>'fromWhere'
  );
  perform emit_order(o);
  return '{}';
end $$;
comment on function sign_award(jsonb) is 'decision: keeps a signature of an award';

-- The state of an award on chain at the block of a step: one of the states of awards that come from the chain, or null
-- while it says nothing of it.
create or replace function award_on_chain(a awards, status int, decision text, executable timestamptz, at timestamptz) returns text
language sql immutable as $$
  select case
    when status = 3 and decision = a.decision then 'executed'
    when status = 4 and decision = a.decision then 'paid-instead'
    when a.deadline < at then 'failed'
    when status = 1 and decision = a.decision then case when executable <= at then 'executable' else 'proposed' end
    when status = 2 and decision = a.decision then 'failed'
  end
$$;

-- Goes over awards as the settlement has them at a step's block. What is over gives its order's capacity back, after the
-- agent's allowance was set anew without what left the wrapped token. What a reorganisation took back waits again: it locks
-- something for its order, unless the order goes on, and is covered as a whole and without an end anyway.
create or replace function write_awards(step jsonb) returns void language plpgsql as $$
declare
  seen record;
  a awards;
  o orders;
  next_state text;
  was_open boolean;
  tx text;
  out_of jsonb;
  step_at timestamptz := (step->>'at')::timestamptz;
begin
  perform from users where addr in (
    select user_addr from orders where id in (
      select order_id from awards where id in (select (s->>'id')::uuid from jsonb_array_elements(step->'awards') as s)
    )
  ) order by addr for no key update;
  perform from orders where id in (
    select order_id from awards where id in (select (s->>'id')::uuid from jsonb_array_elements(step->'awards') as s)
  ) order by id for no key update;
  perform from capacity where agent_addr in (
    select agent_addr from awards where id in (select (s->>'id')::uuid from jsonb_array_elements(step->'awards') as s)
  ) order by agent_addr for no key update;
  for seen in
    select * from jsonb_to_recordset(step->'awards') as s(id uuid, status int, decision text, "executableAt" timestamptz)
    order by id
  loop
    select * into a from awards where id = seen.id for no key update;
    was_open := is_open_award(a.state);
    -- One that failed and stands again by a reorganisation, beside a newer one, is not carried out by us twice.
    if a.state = 'failed' and exists (select from awards n where n.order_id = a.order_id and n.state <> 'failed') then
      continue;
    end if;
    next_state := award_on_chain(a, seen.status, seen.decision, seen."executableAt", step_at);
    if next_state is null and was_open and a.state in ('asked', 'signed') then continue; end if;
    next_state := coalesce(next_state, 'signed');
    if next_state = a.state then continue; end if;
    select s."txHash" into tx from jsonb_to_recordset(step->'settlements') as s(number bigint, "order" text, "txHash" text)
    where s."order" = '0x' || lpad(replace(a.order_id::text, '-', ''), 64, '0')
    order by s.number desc limit 1;
    select jsonb_agg(jsonb_build_object('token', s.token, 'amount', s.paid)) into out_of
    from jsonb_to_recordset(step->'settlements') as s("order" text, token text, paid text)
    where s."order" = '0x' || lpad(replace(a.order_id::text, '-', ''), 64, '0') and s.token is not null;
    update awards set state = next_state, executable_at = coalesce(seen."executableAt", executable_at),
      tx_hash = coalesce(tx, tx_hash), paid = case when next_state = 'executed' then out_of end,
      fault = case when next_state = 'failed' then case when deadline < step_at then 'deadline' else 'withdrawn' end end,
      ended_number = case when not is_open_award(next_state) then (step->>'number')::bigint end,
      ended_at = case when not is_open_award(next_state) then step_at end
    where id = a.id;
    insert into dispute_steps (order_id, kind, by, note, tx_hash)
    select a.order_id,
      case when next_state = 'paid-instead' then 'paidInstead' when not was_open then 'reopened'
        when next_state = 'signed' then 'reopened' else next_state end,
      'chain', (select fault from awards where id = a.id), tx;

    select * into o from orders where id = a.order_id;
    if was_open and not is_open_award(next_state) then
      perform revalue_agents((step->>'share')::numeric, array[o.agent_addr]);
      if o.status in ('closed', 'cancelled', 'rejected', 'expired') then o := move_capacity(o, 'release', false, 0); end if;
    elsif not was_open and is_open_award(next_state) and o.status not in ('userTransfer', 'agentTransfer') then
      o := move_capacity(o, 'lock', false, 0);
    end if;
    update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
    if next_state = 'executable' then perform notify_award(o.id, 'awardExecutable'); end if;
    if next_state in ('executed', 'paid-instead') then perform notify_award(o.id, 'awardPaid'); end if;
    if next_state = 'failed' then perform notify_award(o.id, 'awardFailed'); end if;
    perform emit_order(o);
  end loop;
end $$;
