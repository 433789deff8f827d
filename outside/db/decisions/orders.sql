-- The life of an order. take_step is the one place that says, from top to bottom, what a step causes.

-- Takes one step of an order's life: the only writer of order_history, and of an order's status once it is placed. `o` is the order as it was, with
-- what the step makes of its capacity and its deadlines; without a status it was placed just now. What a step causes is written
-- here, in this order.
create or replace function take_step(o orders, new_status text, by text, at timestamptz, statement text) returns void
language plpgsql as $$
declare
  h order_history;
begin
  if o.status is not null then
    update orders set
      status = new_status, updated_at = at,
      claimed_by = case when new_status = 'dispute' then by else claimed_by end,
      -- An order that goes on after a dispute waits for its user's last word again.
      received_at = case when o.status = 'dispute' and new_status in ('userTransfer', 'agentTransfer') then null else received_at end,
      payout_due_at = o.payout_due_at, expire_at = o.expire_at,
      locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
    where id = o.id;
  end if;
  insert into order_history (order_id, step, old, new, changed_by, changed_at, statement)
  select o.id, coalesce(max(step), 0) + 1, o.status, new_status, by, at, take_step.statement
  from order_history where order_id = o.id
  returning * into h;
  if h.old is not null then
    perform count_order(h, o.agent_addr);  -- the agent's record: one more closed or failed, and how long the payout took
    perform follow_dispute(h);             -- opens a dispute, or ends the one that there is
    perform follow_fee(h);                 -- closed: credit of the agent pays its new fee; decided otherwise: the fee is taken back
    perform note_trade(h);                 -- closed: among what was swapped last in its pair
    perform watch_again(o.id);             -- its payments are looked at again where that had ended
    perform note_person(h, o);             -- wasted the agent's time, or is a newcomer again
  end if;
  -- A user's first closed order ends their time as a newcomer.
  if 'closed' in (h.old, h.new) then perform emit('user', jsonb_build_object('addr', o.user_addr)); end if;
  perform emit('order', jsonb_build_object(
    'id', o.id, 'step', h.step, 'old', h.old, 'status', new_status, 'by', by, 'user', o.user_addr, 'agent', o.agent_addr,
    'deadline', case new_status when 'userTransfer' then o.expire_at when 'agentTransfer' then o.payout_due_at end
  ));
end $$;

-- Turns a live offer into an order: once per offer, once per idempotency key. Where its pair is halted or its agent is suspended,
-- banned or not approved, the offer stays until its time is over; one that was placed before answers with its order as ever. Generic plans,
-- as in match_offer.
-- Answers {orderId} or {fault}: offer.missing, offer.expired, offer.released, offer.agent, market.halted, user.banned, requisite,
-- idempotency.
create or replace function place_order(ask jsonb) returns jsonb language plpgsql set plan_cache_mode = force_generic_plan as $$
declare
  r reservations;
  offer record;
  terms record;
  halted jsonb;
  o orders;
begin
  perform enter_market();
  select * into r from reservations where offer_id = (ask->>'offerId')::uuid and user_addr = ask->>'user' for update;
  select w.*, u.is_banned into offer from offers w join users u on u.addr = w.user_addr
  where w.id = (ask->>'offerId')::uuid and w.user_addr = ask->>'user';
  if not found then return jsonb_build_object('fault', 'offer.missing'); end if;
  select r2.data_enc, a.transfer_minutes, r2.id is not null as is_payable,
    a.is_suspend or a.moderation_status <> 'approved' or u.is_banned as is_closed into terms
  from agents a join users u using (addr) left join lateral (
    select * from requisites q where q.agent_addr = a.addr and (
      (q.kind = 'bank' and q.currency = offer.from_currency) or (q.kind in ('crypto', 'cash') and q.network = offer.from_network)
    ) limit 1
  ) r2 on true
  where a.addr = offer.agent_addr;
  -- The clock is read after the last lock that can be waited for: waiting for it must not stretch an offer's life.
  o.updated_at := clock_timestamp();
  if r.expires_at > o.updated_at then
    halted := halt_fault(offer.from_network, offer.from_currency, offer.to_network, offer.to_currency);
    if halted is not null then return halted; end if;
    if terms.is_closed then return jsonb_build_object('fault', 'offer.agent'); end if;
  end if;
  if ask->>'idempotencyKey' is not null and exists (
    select from orders
    where user_addr = offer.user_addr and idempotency_key = ask->>'idempotencyKey' and offer_id <> offer.id
  ) then
    return jsonb_build_object('fault', 'idempotency');
  end if;
  if r.offer_id is null then
    select id into o.id from orders where offer_id = offer.id;
    if found then return jsonb_build_object('orderId', o.id); end if;
  end if;
  if offer.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if offer.ended = 'released' then return jsonb_build_object('fault', 'offer.released'); end if;
  if not terms.is_payable then return jsonb_build_object('fault', 'requisite'); end if;
  if (r.expires_at > o.updated_at) is not true then return jsonb_build_object('fault', 'offer.expired'); end if;

  delete from reservations where offer_id = offer.id;
  insert into orders (
    id, offer_id, idempotency_key, user_addr, agent_addr, from_network, from_currency, from_amount,
    to_network, to_currency, to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick,
    transfer_minutes, exposure_usd, fee_usd, locked_usd, lock_kind, updated_at, expire_at
  ) values (
    (ask->>'orderId')::uuid, offer.id, ask->>'idempotencyKey', offer.user_addr, offer.agent_addr, offer.from_network,
    offer.from_currency, offer.from_amount, offer.to_network, offer.to_currency, offer.to_amount, offer.calculation,
    coalesce(decode(ask->>'transferEnc', 'base64'), offer.transfer_to_enc), terms.data_enc,
    (ask->>'requisitePick')::int, terms.transfer_minutes, offer.exposure_usd, offer.fee_usd, offer.exposure_usd, 'posted',
    o.updated_at, o.updated_at + terms.transfer_minutes * interval '1 minute'
  ) returning * into o;
  o.status := null;
  perform take_step(o, 'userTransfer', o.user_addr, o.updated_at, null);
  return jsonb_build_object('orderId', o.id);
end $$;
comment on function place_order(jsonb) is 'decision: places an order';

-- Holds the user of an order before the order itself is held, as a dispute of a closed order does: of two changes of one order, what is
-- told last is then what is so (events are told in the order in which their transactions first wrote or locked).
create or replace function hold_person_of(which_order uuid) returns void language plpgsql as $$
begin
  perform from users where addr = (select user_addr from orders where id = which_order) for no key update;
end $$;

-- Moves an order one step, if it still is as the caller saw it. Answers {} or {fault}: order.missing,
-- order.changed, order.expired, order.uncovered.
create or replace function change_order_status(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  moved orders;
  moved_at timestamptz(3);
  wanted text := ask->>'newStatus';
begin
  -- Whoever's closed order is closed no more may be a newcomer again: what they match at this moment is waited for.
  perform from users where addr = (select user_addr from orders where id = (ask->>'orderId')::uuid and status = 'closed')
  for no key update;
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> ask->>'oldStatus' or o.updated_at <> (ask->>'updatedAt')::timestamptz then
    return jsonb_build_object('fault', 'order.changed');
  end if;
  -- The clock is read once the row is ours: a confirmation after the deadline is refused, however long it waited.
  moved_at := greatest(clock_timestamp(), o.updated_at + interval '1 millisecond');
  if o.status = 'userTransfer' and wanted = 'agentTransfer' and o.expire_at <= moved_at then
    return jsonb_build_object('fault', 'order.expired');
  end if;
  -- What is locked for it moves by the effect in the table of steps (domain/orders/transitions.ts). Closing books the fee out of it, with
  -- a partner's share; what is left is held for the user's last word, or released where the payout is confirmed on its network.
  moved := move_capacity(o, ask->>'effect', wanted = 'closed', (ask->>'holdSeconds')::int);
  if moved.id is null then return jsonb_build_object('fault', 'order.uncovered'); end if;
  moved.payout_due_at := case when wanted = 'agentTransfer' then moved_at + (ask->>'payoutSeconds')::int * interval '1 second' end;
  if wanted = 'userTransfer' then moved.expire_at := moved_at + o.transfer_minutes * interval '1 minute'; end if;
  if (ask->>'asStaff')::boolean then
    insert into audit (who, action, target, before, after, from_where) values (
      ask->>'by', 'orders.changeStatus', o.id::text, jsonb_build_object('status', o.status),
      jsonb_build_object('status', wanted), ask->>'fromWhere'
    );
  end if;
  perform take_step(moved, wanted, ask->>'by', moved_at, ask->>'statement');
  return '{}';
end $$;
comment on function change_order_status(jsonb) is 'decision: moves an order a step';

-- The clock's own step on one order whose transfer window is over. Where its payment was seen, capacity is held for so long.
create or replace function expire_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  moved_at timestamptz(3);
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and status = 'userTransfer' and expire_at <= clock_timestamp()
  for no key update skip locked;
  if not found then return '{}'; end if;
  moved_at := greatest(clock_timestamp(), o.updated_at + interval '1 millisecond');
  o := move_capacity(o, 'release', false, (ask->>'holdSeconds')::int);
  perform take_step(o, 'expired', 'clock', moved_at, null);
  return '{}';
end $$;
comment on function expire_order(jsonb) is 'decision: lets an order run out';

-- Frees what was held for an order's user once the hold is over.
create or replace function free_hold(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and held_until <= clock_timestamp() for no key update skip locked;
  if not found then return '{}'; end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
  return '{}';
end $$;
comment on function free_hold(jsonb) is 'decision: frees what was held';

-- The user's last word: on an ended order nothing need be held for it; in a dispute there is nothing left to decide for them,
-- and staff only close it. Answers {} or {fault}: order.missing, order.not-held, award.made.
create or replace function settle_order(ask jsonb) returns jsonb language plpgsql as $$
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
  if o.status <> 'dispute'
    and (o.status not in ('closed', 'rejected', 'cancelled', 'expired') or o.lock_kind <> 'held') then
    return jsonb_build_object('fault', 'order.not-held');
  end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set
    received_at = clock_timestamp(), updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond'),
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  if o.status = 'dispute' then
    update disputes set settled_at = clock_timestamp() where order_id = o.id and state <> 'decided' returning * into d;
    insert into dispute_steps (order_id, kind, by) values (o.id, 'settled', o.user_addr);
    perform tell_of(o, 'dispute:' || d.id || ':settled', 'disputeSettled', jsonb_build_object('agent', o.agent_addr, 'staff', d.assignee));
  end if;
  perform emit_order(o);
  return '{}';
end $$;
comment on function settle_order(jsonb) is 'decision: takes the last word of a user';

-- Rates a closed order, once. Answers {} or {fault}: order.missing, order.not-closed, order.rated.
create or replace function rate_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  score int := (ask->>'score')::int;
begin
  perform hold_person_of((ask->>'orderId')::uuid);
  select * into o from orders where id = (ask->>'orderId')::uuid and user_addr = ask->>'by' for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> 'closed' then return jsonb_build_object('fault', 'order.not-closed'); end if;
  if o.rating is not null then return jsonb_build_object('fault', 'order.rated'); end if;
  update orders set rating = score where id = o.id;
  if score > 0 then
    insert into agent_records (agent_addr) values (o.agent_addr) on conflict do nothing;
    update agent_records set rating_sum = rating_sum + score, ratings = ratings + 1 where agent_addr = o.agent_addr;
    perform emit('record', jsonb_build_object('agent', o.agent_addr));
  end if;
  perform emit_order(o);
  return '{}';
end $$;
comment on function rate_order(jsonb) is 'decision: rates an order';

-- Notes what a step says of its order's user: that the order was a waste of the agent's time (what staff cancelled was not the
-- person's own doing), or that they are a newcomer again, wherever they lock something.
create or replace function note_person(h order_history, o orders) returns void language plpgsql as $$
begin
  if h.old = 'userTransfer' and (h.new = 'expired' or h.new = 'cancelled' and h.changed_by = o.user_addr) then
    insert into wasted_orders (user_addr, at, order_id) values (o.user_addr, h.changed_at, o.id);
  end if;
  if h.old = 'closed' and is_newcomer(o.user_addr) then
    insert into newcomers_again (agent_addr, user_addr)
    select agent_addr, o.user_addr from orders where user_addr = o.user_addr and lock_kind <> 'none'
    union select agent_addr, o.user_addr from reservations where user_addr = o.user_addr
    union select o.agent_addr, o.user_addr;
  end if;
end $$;

-- Counts an ended order in its agent's record, and one that did not stay ended out of it. Failed are rejected orders: one that its
-- user gave up says nothing of the agent.
create or replace function count_order(h order_history, agent text) returns void language plpgsql as $$
declare
  payout int;
begin
  if h.old not in ('closed', 'rejected') and h.new not in ('closed', 'rejected') then return; end if;
  if h.old = 'agentTransfer' and h.new = 'closed' then
    select extract(epoch from h.changed_at - changed_at)::int into payout
    from order_history where order_id = h.order_id and step = h.step - 1;
  end if;
  insert into agent_records (agent_addr) values (agent) on conflict do nothing;
  update agent_records set
    completed = completed + (h.new = 'closed')::int - (h.old = 'closed')::int,
    failed = failed + (h.new = 'rejected')::int - (h.old = 'rejected')::int,
    payouts = case
      when payout is null then payouts else (payouts || payout)[greatest(cardinality(payouts) - 48, 1):]
    end
  where agent_addr = agent;
  perform emit('record', jsonb_build_object('agent', agent));
end $$;

-- Notes a closed order among what was swapped last in its pair; one that is disputed after its end is none until it is closed again.
create or replace function note_trade(h order_history) returns void language plpgsql as $$
begin
  if h.old = 'closed' then delete from trades where order_id = h.order_id; end if;
  if h.new = 'closed' then
    insert into trades (order_id, from_network, from_currency, to_network, to_currency, from_amount, price, closed_at)
    select id, from_network, from_currency, to_network, to_currency, from_amount, (calculation->>'price')::numeric, h.changed_at
    from orders where id = h.order_id and calculation ? 'price'
    on conflict do nothing;
  end if;
end $$;

-- Forgets the bank details and files of an order that is over for so many days, if nothing is held or awarded for it any more.
-- Answers {files}: the ids of those whose bytes are to be taken away; null where it is not yet time.
create or replace function redact_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  perform hold_person_of((ask->>'orderId')::uuid);
  select * into o from orders where id = (ask->>'orderId')::uuid and lock_kind = 'none'
    and (redacted_at is null or exists (select from files f where f.order_id = orders.id and f.redacted_at is null))
    and status in ('closed', 'cancelled', 'rejected', 'expired')
    and updated_at < clock_timestamp() - (ask->>'days')::int * interval '1 day'
    and not exists (select from awards a where a.order_id = orders.id and is_open_award(a.state))
  for no key update skip locked;
  if not found then return jsonb_build_object('files', null); end if;
  update orders set user_transfer_enc = null, agent_requisite_enc = null, redacted_at = clock_timestamp() where id = o.id;
  update offers set transfer_to_enc = null where id = o.offer_id;
  update files set redacted_at = clock_timestamp() where order_id = o.id and redacted_at is null;
  perform emit_order(o);
  return jsonb_build_object('files', to_jsonb(array(select id from files where order_id = o.id)));
end $$;
comment on function redact_order(jsonb) is 'decision: forgets what was private of an order';
