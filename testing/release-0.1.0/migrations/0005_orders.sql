-- Orders to their very end: ratings, statements, the user's last word, when a payout is due, and who may lock how much.

alter table orders
  -- 1 to 5 as its user rated it, 0 where they would not, null before.
  add column rating smallint check (rating between 0 and 5),
  -- When the user said that the payout has arrived.
  add column received_at timestamptz(3),
  -- By when the agent is to have paid; set while it is the agent's turn.
  add column payout_due_at timestamptz(3);
-- What a party has to say to a step: the statement of a dispute.
alter table order_history add column statement text;
create index open_of_agent on orders (agent_addr) where lock_kind <> 'none';

-- Whether somebody has not brought a single order to its end as its user.
create function is_newcomer(who text) returns boolean language sql stable as $$
  select not exists (select from orders where user_addr = who and status = 'closed')
$$;

-- Whether a person may lock more capacity now. Null when they may; else {fault, values}: limit.open-orders,
-- limit.newcomer-orders, limit.newcomer-amount, limit.pause.
create function person_limit(who text, exposure numeric, limits jsonb) returns jsonb language plpgsql stable as $$
declare
  unpaid int;
  open_orders int;
  open_usd numeric;
  expired record;
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
  select count(*) as times, max(updated_at) as latest into expired from orders
  where user_addr = who and status = 'expired' and updated_at > clock_timestamp() - interval '1 day';
  if expired.times >= (limits->>'expiries')::int
    and expired.latest + (limits->>'pauseSeconds')::int * interval '1 second' > clock_timestamp() then
    return jsonb_build_object('fault', 'limit.pause', 'values', jsonb_build_object(
      'until', expired.latest + (limits->>'pauseSeconds')::int * interval '1 second'
    ));
  end if;
  return null;
end $$;

-- Whether newcomers together would lock no more than their share of an agent. The agent's capacity row is locked.
create function newcomers_fit(agent text, exposure numeric, share numeric) returns boolean language sql stable as $$
  select share >= 1 or exposure + coalesce((
    select sum(o.locked_usd) from orders o
    where o.agent_addr = agent and o.lock_kind = 'posted' and is_newcomer(o.user_addr)
  ), 0) + coalesce((
    select sum(o.exposure_usd) from offers o where o.agent_addr = agent and o.state = 'live' and is_newcomer(o.user_addr)
  ), 0) <= share * (select allowed from capacity where agent_addr = agent)
$$;

-- Reserves an agent's capacity for a person and writes the offer; the person's earlier live offer is released.
-- Answers {offerId} or {fault, values}: user.banned, user.terms, what person_limit answers, limit.newcomers, option.changed,
-- rate.changed, capacity.
create or replace function match_offer(ask jsonb) returns jsonb language plpgsql as $$
declare
  person record;
  earlier record;
  fault text;
  limited jsonb;
  offer_id uuid := (ask->>'offerId')::uuid;
  exposure numeric := (ask->>'exposureUsd')::numeric;
begin
  select * into person from users where addr = ask->>'user' for no key update;
  if not found or person.is_banned then return jsonb_build_object('fault', 'user.banned'); end if;
  if person.terms_accepted_at is null then return jsonb_build_object('fault', 'user.terms'); end if;
  select id, agent_addr, exposure_usd into earlier from offers where user_addr = person.addr and state = 'live' for no key update;
  -- Counted once the earlier offer is ours, so that an order being placed from it is seen.
  limited := person_limit(person.addr, exposure, ask->'limits');
  if limited is not null then return limited; end if;
  perform from capacity where agent_addr in (ask->>'agent', earlier.agent_addr) order by agent_addr for no key update;

  perform release_due_offers(ask->>'agent');
  update offers set state = 'released' where id = earlier.id and state = 'live';
  if found then
    update capacity set reserved = reserved - earlier.exposure_usd where agent_addr = earlier.agent_addr;
    perform tell('capacity', null, jsonb_build_object('agent', earlier.agent_addr));
  end if;

  fault := match_fault(ask);
  if fault is not null then return jsonb_build_object('fault', fault); end if;
  if is_newcomer(person.addr) and not newcomers_fit(ask->>'agent', exposure, (ask->'limits'->>'newcomerShare')::numeric) then
    return jsonb_build_object('fault', 'limit.newcomers');
  end if;
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

-- Moves an order one step, if it still is as the caller saw it. Answers {} or {fault}: order.missing,
-- order.changed, order.expired, order.uncovered.
create or replace function change_order_status(ask jsonb) returns jsonb language plpgsql as $$
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
    payout_due_at = case
      when ask->>'newStatus' = 'agentTransfer' then moved_at + (ask->>'payoutSeconds')::int * interval '1 second'
    end,
    expire_at = case
      when ask->>'newStatus' = 'userTransfer' then moved_at + transfer_minutes * interval '1 minute' else expire_at
    end,
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  insert into order_history
  select o.id, max(step) + 1, o.status, ask->>'newStatus', ask->>'by', moved_at, ask->>'statement'
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

-- The user's last word on an ended order: it is settled, and nothing need be held for it. Answers {} or {fault}:
-- order.missing, order.not-held.
create function settle_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and user_addr = ask->>'by' for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.received_at is not null then return '{}'; end if;
  if o.status not in ('closed', 'rejected') or o.lock_kind <> 'held' then
    return jsonb_build_object('fault', 'order.not-held');
  end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set
    received_at = clock_timestamp(), updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond'),
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  perform tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', o.status));
  return '{}';
end $$;

-- Rates a closed order, once. Answers {} or {fault}: order.missing, order.not-closed, order.rated.
create function rate_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  score int := (ask->>'score')::int;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and user_addr = ask->>'by' for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> 'closed' then return jsonb_build_object('fault', 'order.not-closed'); end if;
  if o.rating is not null then return jsonb_build_object('fault', 'order.rated'); end if;
  update orders set rating = score where id = o.id;
  if score > 0 then
    insert into agent_records (agent_addr) values (o.agent_addr) on conflict do nothing;
    update agent_records set rating_sum = rating_sum + score, ratings = ratings + 1 where agent_addr = o.agent_addr;
    perform tell('record', null, jsonb_build_object('agent', o.agent_addr));
  end if;
  perform tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', o.status));
  return '{}';
end $$;

-- The channel on which a person hears that a list of their orders has changed.
create function orders_channel(who text) returns text language sql immutable as $$
  select 'bl:orders:' || lower(who)
$$;

-- Every step is told to both parties' lists. A user's first closed order ends their time as a newcomer.
create function tell_parties() returns trigger language plpgsql as $$
declare
  o record;
begin
  select user_addr, agent_addr into o from orders where id = new.order_id;
  perform tell('orders', orders_channel(o.user_addr), '{}');
  perform tell('orders', orders_channel(o.agent_addr), '{}');
  if new.new = 'closed' or new.old = 'closed' then perform tell('user', null, jsonb_build_object('addr', o.user_addr)); end if;
  return null;
end $$;
create trigger tell_parties after insert on order_history for each row execute function tell_parties();
