-- Disputes: who looks after them, what was decided and why, what was awarded out of collateral, and what is forgotten once an
-- order is long over.

create table disputes (
  id uuid primary key default gen_random_uuid(),
  order_id uuid not null references orders,
  -- The step of the order's history that opened it.
  step int not null,
  state text not null default 'open' check (state in ('open', 'taken', 'decided')),
  opened_by text not null,
  opened_at timestamptz(3) not null,
  assignee text references users,
  taken_at timestamptz(3),
  -- When the order's user said that nothing is open any more: staff only have to close it.
  settled_at timestamptz(3),
  decided_by text,
  decided_at timestamptz(3),
  outcome text,
  unique (order_id, step),
  check ((state = 'taken') <= (assignee is not null)),
  check ((state = 'decided') = (decided_at is not null))
);
create unique index one_dispute_an_order on disputes (order_id) where state <> 'decided';
create index disputes_to_decide on disputes (opened_at) where state <> 'decided';

-- What a decision gives to the order's user out of one wrapped token of its agent. `items` are {token, ticker, decimals, amount},
-- amounts in the smallest unit. `decision` is the hash that the settlement knows it by.
create table awards (
  id uuid primary key,
  order_id uuid not null references orders,
  dispute_id uuid not null references disputes,
  agent_addr text not null references agents,
  usd numeric(30, 6) not null check (usd > 0),
  chain_id int not null,
  settlement text not null,
  contract_address text not null,
  token_id numeric not null,
  receiver text not null,
  items jsonb not null check (jsonb_array_length(items) > 0),
  deadline timestamptz(3) not null,
  decision text not null,
  -- How many signers have to sign, as it was when it was decided.
  threshold int not null check (threshold > 0),
  state text not null default 'asked'
    check (state in ('asked', 'signed', 'proposed', 'executable', 'executed', 'paid-instead', 'failed')),
  executable_at timestamptz(3),
  tx_hash text,
  -- What was taken out and paid, by the settlement's logs: [{token, amount}]. Null where they were not read.
  paid jsonb,
  -- Why it failed: withdrawn, or deadline.
  fault text,
  ended_number bigint,
  ended_at timestamptz(3),
  created_at timestamptz(3) not null default clock_timestamp()
);
-- The settlement carries one decision out for an order, once.
create unique index one_award_an_order on awards (order_id) where state <> 'failed';
create index awards_to_follow on awards (chain_id);
create index awards_of_agent on awards (agent_addr);

create function is_open_award(state text) returns boolean language sql immutable as $$
  select state in ('asked', 'signed', 'proposed', 'executable')
$$;

create table award_signatures (
  award_id uuid not null references awards,
  signer text not null,
  signature text not null,
  at timestamptz(3) not null default clock_timestamp(),
  primary key (award_id, signer)
);

-- What happened in a dispute besides the order's own steps. `by` is an address, or `chain` for what was seen there.
create table dispute_steps (
  id bigint generated always as identity primary key,
  order_id uuid not null references orders,
  kind text not null check (kind in (
    'taken', 'assigned', 'givenBack', 'settled', 'awarded', 'signed', 'proposed', 'executable', 'executed', 'paidInstead',
    'failed', 'reopened'
  )),
  by text not null,
  at timestamptz(3) not null default clock_timestamp(),
  -- assigned: to whom. awarded: how much in USD. failed: why.
  note text,
  tx_hash text
);
create index on dispute_steps (order_id, id);

-- Bank details and files of an order that is long over are forgotten.
alter table orders
  alter column user_transfer_enc drop not null,
  add column redacted_at timestamptz(3);
alter table offers alter column transfer_to_enc drop not null;
alter table files add column redacted_at timestamptz(3);
create index orders_to_redact on orders (updated_at) where redacted_at is null;
create index offers_to_redact on offers (created_at) where transfer_to_enc is not null;

create function is_staff(who text) returns boolean language sql stable as $$
  select coalesce((select (is_super or is_moderator) and not is_banned from users where addr = who), false)
$$;

create function is_super_user(who text) returns boolean language sql stable as $$
  select coalesce((select is_super and not is_banned from users where addr = who), false)
$$;

create function tell_order(o orders) returns void language sql as $$
  select tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', o.status))
$$;

-- A dispute begins and ends with the order's own steps, whoever takes them.
create function follow_dispute() returns trigger language plpgsql as $$
begin
  if new.new = 'dispute' then
    insert into disputes (order_id, step, opened_by, opened_at) values (new.order_id, new.step, new.changed_by, new.changed_at);
  end if;
  if new.old = 'dispute' then
    update disputes set state = 'decided', decided_by = new.changed_by, decided_at = new.changed_at, outcome = new.new
    where order_id = new.order_id and state <> 'decided';
  end if;
  return null;
end $$;
create trigger follow_dispute after insert on order_history for each row
  when (new.new = 'dispute' or new.old = 'dispute') execute function follow_dispute();
insert into disputes (order_id, step, opened_by, opened_at)
select h.order_id, h.step, h.changed_by, h.changed_at
from orders o join order_history h on h.order_id = o.id
where o.status = 'dispute' and h.step = (select max(step) from order_history where order_id = o.id);

-- Gives a dispute to somebody of the staff, or to nobody, if it still is whose the asker saw (`seen`). Moderators take what is
-- nobody's and pass on or give back what is theirs; super users assign as they like. Answers {} or {fault}: order.missing,
-- dispute.missing, dispute.changed, dispute.assignee, access.denied.
create function assign_dispute(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
  who text := ask->>'by';
  wanted text := ask->>'to';
  what text;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  select * into d from disputes where order_id = o.id and state <> 'decided' for no key update;
  if not found then return jsonb_build_object('fault', 'dispute.missing'); end if;
  if d.assignee is distinct from ask->>'seen' then return jsonb_build_object('fault', 'dispute.changed'); end if;
  if not is_staff(who) or who in (o.user_addr, o.agent_addr) then return jsonb_build_object('fault', 'access.denied'); end if;
  if not is_super_user(who) and not coalesce(d.assignee = who, d.assignee is null and wanted = who) then
    return jsonb_build_object('fault', 'access.denied');
  end if;
  if wanted is not null and (not is_staff(wanted) or wanted in (o.user_addr, o.agent_addr)) then
    return jsonb_build_object('fault', 'dispute.assignee');
  end if;
  if wanted is not distinct from d.assignee then return '{}'; end if;
  what := case when wanted is null then 'givenBack' when wanted = who then 'taken' else 'assigned' end;
  update disputes set assignee = wanted, state = case when wanted is null then 'open' else 'taken' end,
    taken_at = case when wanted is not null then clock_timestamp() end
  where id = d.id;
  insert into dispute_steps (order_id, kind, by, note) values (o.id, what, who, wanted);
  insert into audit (who, action, target, before, after, from_where) values (
    who, 'disputes.assign', o.id::text, jsonb_build_object('assignee', d.assignee), jsonb_build_object('assignee', wanted),
    ask->>'fromWhere'
  );
  if wanted is not null then
    perform notify_parties(o.id, 'dispute:' || d.id || ':taken', 'disputeTaken', null);
    if wanted <> who then
      perform note_for(wanted, 'dispute:' || d.id || ':assigned:' || clock_timestamp(), 'disputeAssigned', 'staff', o.id,
        order_words(o));
    end if;
  end if;
  perform tell_order(o);
  return '{}';
end $$;

-- What a step does with the capacity behind an order, as it was before there were awards.
alter function move_capacity(orders, text, boolean, int) rename to move_unawarded_capacity;

-- The same where an award may wait: nothing is given back meanwhile, since the same collateral must not be promised to somebody
-- else. Only the fee comes out of what is beyond the award.
create function move_capacity(o orders, effect text, closing boolean, hold_seconds int) returns orders
language plpgsql as $$
declare
  owed numeric;
  awarded numeric;
begin
  if effect not in ('release', 'hold') then return move_unawarded_capacity(o, effect, closing, hold_seconds); end if;
  -- Read before the lock: awards of an order change under the order's own lock only.
  select sum(usd) into awarded from awards where order_id = o.id and is_open_award(state);
  if awarded is null then return move_unawarded_capacity(o, effect, closing, hold_seconds); end if;
  perform from capacity where agent_addr = o.agent_addr for no key update;
  if closing and not exists (select from fee_ledger where order_id = o.id) then
    owed := least(o.fee_usd, greatest(o.locked_usd - awarded, 0));
    insert into fee_ledger (order_id, agent_addr, amount_usd, locked_usd) values (o.id, o.agent_addr, o.fee_usd, owed);
    update capacity set
      posted = posted - case when o.lock_kind = 'posted' then owed else 0 end,
      held = held - case when o.lock_kind = 'held' then owed else 0 end,
      fees_due = fees_due + owed
    where agent_addr = o.agent_addr;
    o.locked_usd := o.locked_usd - owed;
  end if;
  o := move_unawarded_capacity(o, 'hold', false, 0);
  o.held_until := null;
  return o;
end $$;

-- How much of an asset in a wrapped token nobody was awarded yet, in the smallest unit.
create function unawarded(i wnft_items) returns numeric language sql stable as $$
  select greatest(i.amount - coalesce((
    select sum((t->>'amount')::numeric) from awards a, jsonb_array_elements(a.items) as t
    where a.chain_id = i.chain_id and a.contract_address = i.contract_address and a.token_id = i.token_id
      and is_open_award(a.state) and t->>'token' = i.asset_address
  ), 0), 0)
$$;

-- Why an award cannot be made; null when it can, with what it needs locked. Order and dispute are locked.
create function lock_award(o orders, award jsonb) returns text language plpgsql as $$
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
  update capacity set
    posted = posted + case when o.lock_kind = 'held' then 0 else missing end,
    held = held + case when o.lock_kind = 'held' then missing else 0 end
  where agent_addr = o.agent_addr;
  update orders set locked_usd = worth, lock_kind = case when lock_kind = 'held' then 'held' else 'posted' end where id = o.id;
  return null;
end $$;

-- Ends a dispute with a reason and, perhaps, an award out of the agent's collateral, by whom it is assigned to or a super user.
-- `ask` is what change_order_status is asked, with `award`. Answers {} or {fault}: what change_order_status answers,
-- dispute.not-yours, dispute.reason, award.settled, award.made, award.too-much, award.uncovered.
create function decide_dispute(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
  said jsonb;
  fault text;
  who text := ask->>'by';
  award jsonb := nullif(ask->'award', 'null');
  signer text;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> 'dispute' or o.updated_at <> (ask->>'updatedAt')::timestamptz then
    return jsonb_build_object('fault', 'order.changed');
  end if;
  select * into d from disputes where order_id = o.id and state <> 'decided' for no key update;
  if not is_staff(who) or who in (o.user_addr, o.agent_addr)
    or not (is_super_user(who) or coalesce(d.assignee = who, false)) then
    return jsonb_build_object('fault', 'dispute.not-yours');
  end if;
  if coalesce(ask->>'statement', '') = '' then return jsonb_build_object('fault', 'dispute.reason'); end if;
  -- Nobody pays out what an award pays already.
  if ask->>'newStatus' in ('userTransfer', 'agentTransfer')
    and exists (select from awards where order_id = o.id and state <> 'failed') then
    return jsonb_build_object('fault', 'award.made');
  end if;
  if award is not null then
    if ask->>'newStatus' not in ('closed', 'cancelled', 'rejected') then
      return jsonb_build_object('fault', 'award.outcome');
    end if;
    fault := lock_award(o, award);
    if fault is not null then return jsonb_build_object('fault', fault); end if;
    insert into awards (
      id, order_id, dispute_id, agent_addr, usd, chain_id, settlement, contract_address, token_id, receiver, items, deadline,
      decision, threshold
    ) values (
      (award->>'id')::uuid, o.id, d.id, o.agent_addr, (award->>'usd')::numeric, (award->>'chainId')::int,
      award->>'settlement', award->>'contract', (award->>'tokenId')::numeric, o.user_addr, award->'items',
      (award->>'deadline')::timestamptz, award->>'decision', (award->>'threshold')::int
    );
  end if;
  said := change_order_status(ask);
  if said ? 'fault' then
    if award is not null then raise exception 'an award was begun for an order that cannot be decided: %', said; end if;
    return said;
  end if;
  if award is null then return said; end if;
  insert into dispute_steps (order_id, kind, by, note) values (o.id, 'awarded', who, award->>'usd');
  insert into audit (who, action, target, after, from_where) values (who, 'disputes.award', o.id::text, award, ask->>'fromWhere');
  perform notify_award(o.id, 'award');
  for signer in select value from jsonb_array_elements_text(award->'signers') loop
    if is_staff(signer) and signer <> who then
      perform note_for(signer, 'award:' || (award->>'id') || ':sign', 'awardToSign', 'staff', o.id, order_words(o));
    end if;
  end loop;
  return '{}';
end $$;

-- Tells both parties how far the award of an order has come, once each way.
create function notify_award(about uuid, kind text) returns void language sql as $$
  select notify_parties(about, 'award:' || a.id || ':' || kind, kind, null)
  from awards a where a.order_id = about order by created_at desc limit 1
$$;

-- Keeps a signer's signature, which was checked. Answers {} or {fault}: award.missing, award.over,
-- dispute.not-yours.
create function sign_award(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  a awards;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  select * into a from awards where id = (ask->>'awardId')::uuid and order_id = o.id for no key update;
  if not found then return jsonb_build_object('fault', 'award.missing'); end if;
  if ask->>'by' in (o.user_addr, o.agent_addr) then return jsonb_build_object('fault', 'dispute.not-yours'); end if;
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
  perform tell_order(o);
  return '{}';
end $$;

-- What the chain says of an award at the block of a step, as one word: the states of awards that come from the chain, or null
-- while it says nothing of it.
create function award_on_chain(a awards, status int, decision text, executable timestamptz, at timestamptz) returns text
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
-- agent's allowance was set anew without what left the wrapped token. What a reorganisation took back waits again.
create function write_awards(step jsonb) returns void language plpgsql as $$
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
      perform revalue_capacity((step->>'share')::numeric, array[o.agent_addr]);
      if o.status in ('closed', 'cancelled', 'rejected', 'expired') then o := move_capacity(o, 'release', false, 0); end if;
    elsif not was_open and is_open_award(next_state) then
      o := move_capacity(o, 'lock', false, 0);
    end if;
    update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
    if next_state = 'executable' then perform notify_award(o.id, 'awardExecutable'); end if;
    if next_state in ('executed', 'paid-instead') then perform notify_award(o.id, 'awardPaid'); end if;
    if next_state = 'failed' then perform notify_award(o.id, 'awardFailed'); end if;
    perform tell_order(o);
  end loop;
end $$;

-- A step of the follower with the awards of its chain, in one transaction. Answers what save_chain_step answers.
create function save_chain_step_with_awards(step jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb := save_chain_step(step);
begin
  if not said ? 'fault' then perform write_awards(step); end if;
  return said;
end $$;

-- The user's last word on an ended order, as it was before there were awards.
alter function settle_order(jsonb) rename to settle_ended_order;

-- The user's last word: on an ended order nothing need be held for it; in a dispute there is nothing left to decide for them,
-- and staff only close it. Answers {} or {fault}: order.missing, order.not-held, award.made.
create function settle_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and user_addr = ask->>'by' for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.received_at is not null then return '{}'; end if;
  if exists (select from awards where order_id = o.id and is_open_award(state)) then
    return jsonb_build_object('fault', 'award.made');
  end if;
  if o.status <> 'dispute' then return settle_ended_order(ask); end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set
    received_at = clock_timestamp(), updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond'),
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  update disputes set settled_at = clock_timestamp() where order_id = o.id and state <> 'decided' returning * into d;
  insert into dispute_steps (order_id, kind, by) values (o.id, 'settled', o.user_addr);
  perform notify_parties(o.id, 'dispute:' || d.id || ':settled', 'disputeSettled', o.user_addr);
  if d.assignee is not null then
    perform note_for(d.assignee, 'dispute:' || d.id || ':settled', 'disputeSettled', 'staff', o.id, order_words(o));
  end if;
  perform tell_order(o);
  return '{}';
end $$;

-- A message is told to the parties that did not write it, and to whom the order's dispute is assigned: once until they have
-- read of it, in the chat or in the bell, however many follow. What staff say is told each time.
create function notify_message() returns trigger language plpgsql as $$
declare
  o orders;
  party record;
  about text;
begin
  select * into o from orders where id = new.order_id;
  for party in
    select p.addr, p.role, m.read_to
    from (
      values (o.user_addr, 'user'), (o.agent_addr, 'agent')
      union all select assignee, 'staff' from disputes where order_id = o.id and state = 'taken'
    ) as p(addr, role)
    left join chat_members m on m.order_id = o.id and m.addr = p.addr
    where p.addr <> new.sender
  loop
    about := 'message:' || o.id || ':' || coalesce(party.read_to::text, '') || ':';
    -- Locked: one that is being read in the bell just now is waited for, and then stands for this message no more.
    perform from notifications n
    where n.addr = party.addr and n.order_id = o.id and n.kind = 'message' and n.read_at is null
      and left(n.event, length(about)) = about and new.role <> 'staff'
    for update;
    if not found then
      perform note_for(party.addr, about || new.id, 'message', party.role, o.id, order_words(o));
    end if;
  end loop;
  return null;
end $$;
create trigger notify_message after insert on messages for each row execute function notify_message();

-- Forgets the bank details and files of an order that is over for so many days, if nothing is held or awarded for it any more.
-- Answers the ids of the files whose bytes are to be taken away; null where it is not yet time.
create function redact_order(which uuid, days int) returns uuid[] language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = which and lock_kind = 'none'
    and (redacted_at is null or exists (select from files f where f.order_id = orders.id and f.redacted_at is null))
    and status in ('closed', 'cancelled', 'rejected', 'expired')
    and updated_at < clock_timestamp() - days * interval '1 day'
    and not exists (select from awards a where a.order_id = orders.id and is_open_award(a.state))
  for no key update skip locked;
  if not found then return null; end if;
  update orders set user_transfer_enc = null, agent_requisite_enc = null, redacted_at = clock_timestamp() where id = o.id;
  update offers set transfer_to_enc = null where id = o.offer_id;
  update files set redacted_at = clock_timestamp() where order_id = o.id and redacted_at is null;
  perform tell_order(o);
  return array(select id from files where order_id = o.id);
end $$;

-- How much of an agent newcomers may hold together: what is held for one of them counts like what is posted.
create or replace function newcomers_fit(agent text, exposure numeric, share numeric) returns boolean language sql stable as $$
  select share >= 1 or exposure + coalesce((
    select sum(o.locked_usd) from orders o
    where o.agent_addr = agent and o.lock_kind in ('posted', 'held') and is_newcomer(o.user_addr)
  ), 0) + coalesce((
    select sum(o.exposure_usd) from offers o where o.agent_addr = agent and o.state = 'live' and is_newcomer(o.user_addr)
  ), 0) <= share * (select allowed from capacity where agent_addr = agent)
$$;

-- An order that goes on after a dispute waits for its user's last word again.
create function forget_last_word() returns trigger language plpgsql as $$
begin
  new.received_at := null;
  return new;
end $$;
create trigger forget_last_word before update of status on orders for each row
when (old.status = 'dispute' and new.status in ('userTransfer', 'agentTransfer')) execute function forget_last_word();
