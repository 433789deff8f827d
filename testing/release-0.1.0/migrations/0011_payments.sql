-- Payments of orders as their networks tell of them: which addresses are watched, what arrived there and whose it is, and what
-- that does with the capacity behind an order. Nothing here moves an order's status. Addresses and transactions are kept sealed;
-- what has to be found again has a key that only the server can make (a keyed hash).

-- Whether the places where this order's crypto is to arrive were written into order_legs; one without any has none.
alter table orders add column has_legs boolean not null default false;
update orders set has_legs = true where status in ('closed', 'cancelled', 'rejected', 'expired');
create index orders_without_legs on orders (created_at) where not has_legs;

-- Where the crypto of an order is to arrive: 1 what its user pays to the agent, 2 what its user (the owner) receives.
create table order_legs (
  order_id uuid not null references orders,
  type smallint not null check (type in (1, 2)),
  network text not null,
  currency text not null,
  amount numeric not null check (amount > 0),
  address_key text not null,
  address_enc bytea not null,
  -- The address with which its payer is known here; most pay from it.
  payer_key text not null,
  -- The newest block that was known when this was written, of a network that is asked by address: what lies there is older.
  head_before bigint,
  -- Until its order has been over for a day (retire_order_legs).
  is_watched boolean not null default true,
  primary key (order_id, type)
);
create index legs_watched on order_legs (network, address_key) where is_watched;

-- What arrived at a watched address, each transfer judged once: whose it is stays so, whatever becomes of its block.
create table payments (
  id uuid primary key default gen_random_uuid(),
  network text not null,
  tx_key text not null,
  -- Which transfer of its transaction it is.
  tx_index text not null,
  address_key text not null,
  -- null where it is no order's.
  order_id uuid,
  type smallint,
  -- Whether it came from its payer's own address, or was exactly what the only order missed that waited there.
  is_sure boolean not null default false,
  currency text not null,
  amount numeric not null check (amount > 0),
  -- {txHash, sender, recipient}
  details_enc bytea not null,
  block_number bigint,
  confirmations int not null check (confirmations >= 0),
  -- How many make it confirmed.
  needed int not null check (needed > 0),
  -- When the network says that it came about, null while it is in no block.
  at timestamptz(3),
  seen_at timestamptz(3) not null default clock_timestamp(),
  -- No longer on its network: its block was replaced, or it was itself.
  is_gone boolean not null default false,
  -- In another block the same transaction may have done something else.
  unique (network, tx_key, tx_index, address_key, currency, amount),
  foreign key (order_id, type) references order_legs,
  check ((order_id is null) = (type is null)),
  check (not is_gone or block_number is null and confirmations = 0)
);
create index payments_of_order on payments (order_id) where order_id is not null;
create index payments_unconfirmed on payments (network) where not is_gone and confirmations < needed;

-- How far each network was seen, and of networks that are read block by block the newest blocks.
create table payment_heads (
  network text primary key,
  head bigint not null,
  seen_at timestamptz(3) not null default clock_timestamp()
);
create table payment_blocks (
  network text not null,
  number bigint not null,
  hash text not null,
  primary key (network, number)
);

-- The legs at which something may still arrive, and from when on it counts: a payout once it was the agent's turn. An order that
-- has ended is watched for a day more.
create function is_order_watched(o orders) returns boolean language sql stable as $$
  select o.status in ('userTransfer', 'agentTransfer', 'dispute') or o.updated_at > clock_timestamp() - interval '1 day'
$$;
create view watched_legs as
  select l.*, o.created_at as placed_at, case l.type
    when 1 then o.created_at
    else (select min(h.changed_at) from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer')
  end as since
  from order_legs l join orders o on o.id = l.order_id
  where l.is_watched and is_order_watched(o) and (l.type = 1 or exists (
    select from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer'
  ));

-- Puts the legs aside of orders that have been over for a day, so that what is watched stays little however many orders there were.
create function retire_order_legs() returns void language sql as $$
  update order_legs l set is_watched = false
  from orders o where o.id = l.order_id and l.is_watched and not is_order_watched(o)
$$;

-- Forgets what was nobody's for a week. What is older than that is not taken either (take_arrival), so that it stays forgotten.
create function forget_stray_payments() returns void language sql as $$
  delete from payments
  where order_id is null and (at is not null or is_gone) and greatest(at, seen_at) < clock_timestamp() - interval '7 days'
$$;
create index payments_stray on payments (seen_at) where order_id is null;

-- An order that goes on after all is watched again.
create function watch_again() returns trigger language plpgsql as $$
begin
  update order_legs set is_watched = true where order_id = new.order_id and not is_watched;
  return null;
end $$;
create trigger watch_again after insert on order_history for each row execute function watch_again();

-- How much of what is asked for a leg has arrived.
create function leg_received(which_order uuid, which_type int, only_confirmed boolean) returns numeric
language sql stable as $$
  select coalesce(sum(p.amount), 0)
  from payments p join order_legs l using (order_id, type)
  where p.order_id = which_order and p.type = which_type and p.currency = l.currency and not p.is_gone
    and (not only_confirmed or p.confirmations >= p.needed)
$$;

-- Whether the user's payment was seen in a block, at least half of it: a speck of dust keeps no capacity, and neither does what its
-- sender can still replace.
create function is_payment_seen(which_order uuid) returns boolean language sql stable as $$
  select exists (
    select from order_legs l
    where l.order_id = which_order and l.type = 1 and l.amount <= 2 * (
      select coalesce(sum(p.amount), 0) from payments p
      where p.order_id = which_order and p.type = 1 and p.currency = l.currency and not p.is_gone and p.block_number is not null
    )
  )
$$;

-- Whether the whole payout is confirmed on its network and surely its agent's: nobody else ends a hold by what they send.
create function is_payout_confirmed(which_order uuid) returns boolean language sql stable as $$
  select exists (
    select from order_legs l
    where l.order_id = which_order and l.type = 2 and l.amount <= (
      select sum(p.amount) from payments p
      where p.order_id = which_order and p.type = 2 and p.currency = l.currency and p.is_sure and not p.is_gone
        and p.confirmations >= p.needed
    )
  )
$$;

-- Writes where the crypto of an order is to arrive.
create function open_order_legs(ask jsonb) returns void language plpgsql as $$
begin
  perform from orders where id = (ask->>'orderId')::uuid and not has_legs for no key update;
  if not found then return; end if;
  insert into order_legs (order_id, type, network, currency, amount, address_key, address_enc, payer_key, head_before)
  select (ask->>'orderId')::uuid, l.type, l.network, l.currency, l.amount, l."addressKey",
    decode(l."addressEnc", 'base64'), l."payerKey", (
      select h.head from payment_heads h
      where h.network = l.network and not exists (select from payment_blocks b where b.network = h.network)
    )
  from jsonb_to_recordset(ask->'legs') as
    l(type int, network text, currency text, amount numeric, "addressKey" text, "addressEnc" text, "payerKey" text);
  update orders set has_legs = true where id = (ask->>'orderId')::uuid;
end $$;

-- Whose a transfer is: of the orders placed before it that its sender is to pay at this address, the oldest of which the most is
-- missing that it covers. Where there are none such and several others wait, only the one of which exactly this much is missing,
-- and nobody's where two are alike: who orders and does not pay must not be given what others paid. What covers none, or is in
-- another currency, or is paid twice, belongs to an order only where no other comes into question; less than a hundredth of
-- what was asked, or more than five transfers of other currencies, belongs to none, since anybody can send that to anybody.
create function leg_of_payment(which_network text, arrival jsonb, slack_seconds int) returns order_legs
language plpgsql stable as $$
declare
  how_much numeric := (arrival->>'amount')::numeric;
  came_at timestamptz := coalesce((arrival->>'at')::timestamptz, clock_timestamp());
  chosen order_legs;
begin
  with asked as (
    select l.*, l.amount - leg_received(l.order_id, l.type, false) as missing
    from watched_legs l
    where l.network = which_network and l.address_key = arrival->>'addressKey'
      and l.since <= came_at + slack_seconds * interval '1 second'
      and coalesce((arrival->>'block')::bigint > l.head_before, true)
  ), unpaid as (
    select *, payer_key = arrival->>'senderKey' as is_own from asked where missing > 0
  ), open as (
    select * from unpaid where is_own or not exists (select from unpaid where is_own)
  ), fitting as (
    select * from open
    where currency = arrival->>'currency' and case
        when is_own or (select count(*) from open) = 1 then missing <= how_much
        else missing = how_much and 1 = (
          select count(*) from open as same where same.currency = open.currency and same.missing = how_much
        )
      end
    order by missing desc, placed_at, type limit 1
  ), sole as (
    select order_id, type, currency, amount from open where (select count(*) from open) = 1
    union all
    select order_id, type, currency, amount from asked
    where (select count(*) from open) = 0 and (select count(*) from asked) = 1
  ), best as (
    select order_id, type from fitting
    union all
    select order_id, type from sole
    where not exists (select from fitting) and case when currency = arrival->>'currency' then 100 * how_much >= amount
      else 5 > (
        select count(*) from payments p
        where p.order_id = sole.order_id and p.type = sole.type and p.currency <> sole.currency and not p.is_gone
      ) end
  )
  select l.* into chosen from order_legs l join best using (order_id, type);
  return chosen;
end $$;

-- Whether an arrival that was given to this leg is surely its payer's.
create function is_sure_payment(leg order_legs, arrival jsonb) returns boolean language sql stable as $$
  select leg.payer_key = arrival->>'senderKey' or (
    leg.currency = arrival->>'currency'
    and (arrival->>'amount')::numeric = leg.amount - leg_received(leg.order_id, leg.type, false)
    and not exists (
      select from watched_legs l
      where l.network = leg.network and l.address_key = leg.address_key
        and (l.order_id, l.type) <> (leg.order_id, leg.type) and leg_received(l.order_id, l.type, false) < l.amount
    )
  )
$$;

-- Takes one arrival: a new one is given to its order, one that is known may have moved to another block or come back. What the same
-- transaction did in a block that was replaced is gone where it does something else now. Answers the orders for which that
-- changes something. The network's lock is held.
create function take_arrival(step jsonb, arrival jsonb) returns uuid[] language plpgsql as $$
declare
  which_network text := step->>'network';
  block bigint := (arrival->>'block')::bigint;
  depth int := least((step->>'needed')::int, greatest(0, (step->>'head')::bigint - block + 1));
  known payments;
  leg order_legs;
  before uuid[];
begin
  with gone as (
    update payments set is_gone = true, block_number = null, confirmations = 0
    where network = which_network and tx_key = arrival->>'txKey' and tx_index = arrival->>'index' and not is_gone
      and (address_key, currency, amount)
        <> (arrival->>'addressKey', arrival->>'currency', (arrival->>'amount')::numeric)
    returning order_id
  )
  select array_agg(order_id) into before from gone;
  select * into known from payments
  where network = which_network and tx_key = arrival->>'txKey' and tx_index = arrival->>'index'
    and address_key = arrival->>'addressKey' and currency = arrival->>'currency'
    and amount = (arrival->>'amount')::numeric;
  if found then
    if not known.is_gone and known.block_number is not distinct from block then return before; end if;
    update payments set
      is_gone = false, block_number = block, at = (arrival->>'at')::timestamptz, confirmations = coalesce(depth, 0)
    where id = known.id;
    return before || known.order_id;
  end if;
  if (arrival->>'at')::timestamptz < clock_timestamp() - interval '7 days' then return before; end if;
  leg := leg_of_payment(which_network, arrival, (step->>'slackSeconds')::int);
  insert into payments (
    network, tx_key, tx_index, address_key, order_id, type, is_sure, currency, amount, details_enc, block_number, confirmations,
    needed, at
  ) values (
    which_network, arrival->>'txKey', arrival->>'index', arrival->>'addressKey', leg.order_id, leg.type,
    coalesce(is_sure_payment(leg, arrival), false),
    arrival->>'currency', (arrival->>'amount')::numeric, decode(arrival->>'detailsEnc', 'base64'), block,
    coalesce(depth, 0), (step->>'needed')::int, (arrival->>'at')::timestamptz
  );
  return before || leg.order_id;
end $$;

-- Writes what one look at a network has shown: what arrived, what is gone, how deep everything lies; told on the channels of the
-- orders that it concerns. A network that is read block by block (`blocks`) goes on from the block that was seen last, if
-- nobody else did meanwhile, and knows what is gone from its blocks above `above`; of others, what is missing at one of
-- `addresses` above `above` and not confirmed yet is gone. Answers {orders} or {fault}: payments.moved, payments.behind,
-- payments.implausible.
create function save_payment_step(step jsonb) returns jsonb language plpgsql as $$
declare
  net text := step->>'network';
  is_chain boolean := step->>'blocks' is not null;
  newest text;
  arrival jsonb;
  touched uuid[] := '{}';
  more uuid[];
begin
  perform pg_advisory_xact_lock(7303, hashtext(net));
  if is_chain then
    select hash into newest from payment_blocks where network = net order by number desc limit 1;
    if newest is distinct from step->>'before' then return jsonb_build_object('fault', 'payments.moved'); end if;
    delete from payment_blocks where network = net
      and (number > (step->>'above')::bigint or number < (step->>'oldest')::bigint);
    insert into payment_blocks
    select net, b.number, b.hash from jsonb_to_recordset(step->'blocks') as b(number bigint, hash text);
  elsif (select head from payment_heads where network = net) > (step->>'head')::bigint then
    return jsonb_build_object('fault', 'payments.behind');
  end if;
  -- One number that cannot be must not make all that comes after it look old.
  if exists (
    select from payment_heads where network = net and (step->>'head')::bigint > head + 100000
      and seen_at > clock_timestamp() - interval '1 day'
  ) then
    return jsonb_build_object('fault', 'payments.implausible');
  end if;
  insert into payment_heads values (net, (step->>'head')::bigint)
  on conflict (network) do update set head = excluded.head, seen_at = excluded.seen_at;

  with gone as (
    update payments p set is_gone = true, block_number = null, confirmations = 0
    where p.network = net and not p.is_gone and case
        when is_chain then p.block_number > (step->>'above')::bigint
        else p.confirmations < p.needed and coalesce(p.block_number > (step->>'above')::bigint, true)
          and p.address_key in (select jsonb_array_elements_text(step->'addresses'))
      end
      and not exists (
        select from jsonb_array_elements(step->'arrivals') as a
        where a->>'txKey' = p.tx_key and a->>'index' = p.tx_index
      )
    returning p.order_id
  )
  select array_agg(order_id) into more from gone;
  touched := touched || more;

  for arrival in
    select a from jsonb_array_elements(step->'arrivals') with ordinality as t(a, place)
    order by (a->>'block')::bigint nulls last, place
  loop
    touched := touched || take_arrival(step, arrival);
  end loop;

  with deeper as (
    update payments set
      confirmations = least(needed, greatest(0, (step->>'head')::bigint - block_number + 1))
    where network = net and not is_gone and confirmations < needed
      and confirmations <> least(needed, greatest(0, (step->>'head')::bigint - block_number + 1))
    returning order_id
  )
  select array_agg(order_id) into more from deeper;
  touched := array(select distinct id from unnest(touched || more) as id where id is not null order by id);
  perform meet_disputes(touched);
  perform tell('payment', order_channel(id), jsonb_build_object('id', id)) from unnest(touched) as id;
  return jsonb_build_object('orders', to_jsonb(touched));
end $$;

-- What payments mean for orders in dispute. What a dispute locks only until the time to pay is over stays locked once the payment is
-- there, and is locked again where that time was over. Whoever is about to decide looks anew once the payout is confirmed.
create function meet_disputes(touched uuid[]) returns void language plpgsql as $$
declare
  o orders;
begin
  for o in select * from orders where id = any(touched) and status = 'dispute' order by id for no key update loop
    if is_payment_seen(o.id) and o.received_at is null then
      if o.lock_kind = 'none' then o := move_capacity(o, 'lock', false, 0); end if;
      o.held_until := null;
    end if;
    update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until,
      updated_at = case when is_payout_confirmed(id)
        then greatest(clock_timestamp(), updated_at + interval '1 millisecond') else updated_at end
    where id = o.id;
  end loop;
end $$;

-- A payout that is confirmed on its network needs no last word: nothing is held for it any more. Answers whether it was so.
create function end_paid_hold(which_order uuid) returns boolean language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders
  where id = which_order and status = 'closed' and lock_kind = 'held' for no key update skip locked;
  if not found or not is_payout_confirmed(which_order) then return false; end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
  perform tell('payment', order_channel(o.id), jsonb_build_object('id', o.id));
  return o.lock_kind = 'none';
end $$;

-- What a step does with the capacity behind an order (DESIGN §4.4); null when it asks for more than is free. The order's row is
-- locked. The fee of a closed order is taken out of what was locked for it, so that used never grows by closing. A payment
-- that was seen is held for where nothing would be, and a payout that is confirmed is not.
create or replace function move_capacity(o orders, effect text, closing boolean, hold_seconds int) returns orders
language plpgsql as $$
declare
  owed numeric := 0;
  free numeric;
begin
  perform from capacity where agent_addr = o.agent_addr for no key update;
  if effect = 'release' and o.status = 'userTransfer' and is_payment_seen(o.id) then effect := 'hold'; end if;
  if effect = 'hold' and closing and is_payout_confirmed(o.id) then effect := 'release'; end if;
  -- Of a paid order that ran out or was cancelled, what is held stays so until the dispute is decided.
  if effect = 'keep' and o.status in ('cancelled', 'expired') and (o.lock_kind = 'held' or is_payment_seen(o.id)) then
    effect := 'lock';
  end if;
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
    -- A dispute over a payment that nobody has claimed or seen keeps its capacity until the time to pay is over.
    o.held_until := case when o.status = 'userTransfer' and not is_payment_seen(o.id) then o.expire_at end;
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
  if effect not in ('keep', 'leave') then
    perform tell('capacity', null, jsonb_build_object('agent', o.agent_addr));
  end if;
  return o;
end $$;

-- The clock's own step on one order whose transfer window is over. Where its payment was seen, capacity is held for so long.
drop function expire_order(uuid);
create function expire_order(order_id uuid, hold_seconds int default 86400) returns void language plpgsql as $$
declare
  o orders;
  moved_at timestamptz(3);
begin
  select * into o from orders where id = order_id and status = 'userTransfer' and expire_at <= clock_timestamp()
  for no key update skip locked;
  if not found then return; end if;
  moved_at := greatest(clock_timestamp(), o.updated_at + interval '1 millisecond');
  o := move_capacity(o, 'release', false, hold_seconds);
  update orders set status = 'expired', updated_at = moved_at,
    locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until
  where id = o.id;
  insert into order_history
  select o.id, max(step) + 1, 'userTransfer', 'expired', 'clock', moved_at from order_history h where h.order_id = o.id;
  perform tell('order', order_channel(o.id), jsonb_build_object('id', o.id, 'status', 'expired'));
end $$;

-- The user's last word on an ended order: it is settled, and nothing need be held for it. Answers {} or {fault}:
-- order.missing, order.not-held.
create or replace function settle_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid and user_addr = ask->>'by' for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.received_at is not null then return '{}'; end if;
  if o.status not in ('closed', 'rejected', 'cancelled', 'expired') or o.lock_kind <> 'held' then
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
