-- Payments of orders as their networks tell of them. Nothing here moves an order's status.

-- The legs at which something may still arrive, and from when on it counts: a payout once it was the agent's turn. An order that
-- has ended is watched for a day more.
create or replace function is_order_watched(o orders) returns boolean language sql stable as $$
  select o.status in ('userTransfer', 'agentTransfer', 'dispute') or o.updated_at > clock_timestamp() - interval '1 day'
$$;

-- Puts the legs aside of orders that have been over for a day, so that what is watched stays little however many orders there were.
create or replace function retire_order_legs() returns jsonb language sql as $$
  update order_legs l set is_watched = false
  from orders o where o.id = l.order_id and l.is_watched and not is_order_watched(o);
  select '{}'::jsonb
$$;
comment on function retire_order_legs() is 'decision: puts legs of ended orders aside';

-- Deletes payments that have belonged to no order for a week. What is older than that is not taken either (take_arrival), so that it stays forgotten.
create or replace function forget_stray_payments() returns jsonb language sql as $$
  delete from payments
  where order_id is null and (at is not null or is_gone) and greatest(at, seen_at) < clock_timestamp() - interval '7 days';
  select '{}'::jsonb
$$;
comment on function forget_stray_payments() is 'decision: forgets what was nobody’s';

-- An order that goes on after all is watched again.
create or replace function watch_again(which_order uuid) returns void language sql as $$
  update order_legs set is_watched = true where order_id = which_order and not is_watched
$$;

-- How much of what is asked for a leg has arrived.
create or replace function leg_received(which_order uuid, which_type int, only_confirmed boolean) returns numeric
language sql stable as $$
  select coalesce(sum(p.amount), 0)
  from payments p join order_legs l using (order_id, type)
  where p.order_id = which_order and p.type = which_type and p.currency = l.currency and not p.is_gone
    and (not only_confirmed or p.confirmations >= p.needed)
$$;

-- Whether the user's payment was seen in a block, at least half of it: a speck of dust keeps no capacity, and neither does what its
-- sender can still replace.
create or replace function is_payment_seen(which_order uuid) returns boolean language sql stable as $$
  select exists (
    select from order_legs l
    where l.order_id = which_order and l.type = 1 and l.amount <= 2 * (
      select coalesce(sum(p.amount), 0) from payments p
      where p.order_id = which_order and p.type = 1 and p.currency = l.currency and not p.is_gone and p.block_number is not null
    )
  )
$$;

-- Whether the whole payout is confirmed on its network and surely its agent's: nobody else ends a hold by what they send.
create or replace function is_payout_confirmed(which_order uuid) returns boolean language sql stable as $$
  select exists (
    select from order_legs l
    where l.order_id = which_order and l.type = 2 and l.amount <= (
      select sum(p.amount) from payments p
      where p.order_id = which_order and p.type = 2 and p.currency = l.currency and p.is_sure and not p.is_gone
        and p.confirmations >= p.needed
    )
  )
$$;

-- Writes where the crypto of new orders is to arrive, [{orderId, legs}], each once, and moves the reader of legs on to `place`, which is
-- null where it stays. Answers {}.
create or replace function note_legs(ask jsonb) returns jsonb language plpgsql as $$
begin
  insert into order_legs (order_id, type, network, currency, amount, address_key, address_enc, payer_key, head_before)
  select o."orderId", l.type, l.network, l.currency, l.amount, l."addressKey", decode(l."addressEnc", 'base64'), l."payerKey", (
      select h.head from payment_heads h
      where h.network = l.network and not exists (select from payment_blocks b where b.network = h.network)
    )
  from jsonb_to_recordset(ask->'orders') as o("orderId" uuid, legs jsonb),
    jsonb_to_recordset(o.legs) as
      l(type int, network text, currency text, amount numeric, "addressKey" text, "addressEnc" text, "payerKey" text)
  on conflict do nothing;
  if ask->'place' <> 'null' then perform move_reader(ask->'place' || '{"name": "legs"}'); end if;
  return '{}';
end $$;
comment on function note_legs(jsonb) is 'decision: writes the legs of new orders';

-- Whose a transfer is: of the orders placed before it that its sender is to pay at this address, the oldest of which the most is
-- missing that it covers. Where there are none such and several others wait, only the one of which exactly this much is missing,
-- and nobody's where two are alike: who orders and does not pay must not be given what others paid. What covers none, or is in
-- another currency, or is paid twice, belongs to an order only where no other comes into question; less than a hundredth of
-- what was asked, or more than five transfers of other currencies, belongs to none, since anybody can send that to anybody.
create or replace function leg_of_payment(which_network text, arrival jsonb, slack_seconds int) returns order_legs
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
create or replace function is_sure_payment(leg order_legs, arrival jsonb) returns boolean language sql stable as $$
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
create or replace function take_arrival(step jsonb, arrival jsonb) returns uuid[] language plpgsql as $$
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

-- Goes on to a look's newest blocks and head, where it is one that goes on from what was seen last. Null where it does, else the fault.
create or replace function take_heads(step jsonb) returns text language plpgsql as $$
declare
  net text := step->>'network';
  newest text;
begin
  if step->>'blocks' is not null then
    select hash into newest from payment_blocks where network = net order by number desc limit 1;
    if newest is distinct from step->>'before' then return 'payments.moved'; end if;
    delete from payment_blocks where network = net
      and (number > (step->>'above')::bigint or number < (step->>'oldest')::bigint);
    insert into payment_blocks
    select net, b.number, b.hash from jsonb_to_recordset(step->'blocks') as b(number bigint, hash text);
  elsif (select head from payment_heads where network = net) > (step->>'head')::bigint then
    return 'payments.behind';
  end if;
  -- One number that cannot be must not make all that comes after it look old.
  if exists (
    select from payment_heads where network = net and (step->>'head')::bigint > head + 100000
      and seen_at > clock_timestamp() - interval '1 day'
  ) then
    return 'payments.implausible';
  end if;
  insert into payment_heads values (net, (step->>'head')::bigint)
  on conflict (network) do update set head = excluded.head, seen_at = excluded.seen_at;
  return null;
end $$;

-- Saves one reading of a network: what arrived, what is gone, how deep everything lies; told on the channels of the
-- orders that it concerns. A network that is read block by block (`blocks`) goes on from the block that was seen last, if
-- nobody else did meanwhile, and knows what is gone from its blocks above `above`; of others, what is missing at one of
-- `addresses` above `above` and not confirmed yet is gone. Answers {orders} or {fault}: payments.moved, payments.behind,
-- payments.implausible, lease.lost.
create or replace function save_payment_step(step jsonb) returns jsonb language plpgsql as $$
declare
  net text := step->>'network';
  is_chain boolean := step->>'blocks' is not null;
  fault text;
  arrival jsonb;
  touched uuid[] := '{}';
  more uuid[];
begin
  if not holds_lease(step->'hold') then return jsonb_build_object('fault', 'lease.lost'); end if;
  perform pg_advisory_xact_lock(7303, hashtext(net));
  fault := take_heads(step);
  if fault is not null then return jsonb_build_object('fault', fault); end if;

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
  perform emit('payment', jsonb_build_object('id', id)) from unnest(touched) as id;
  return jsonb_build_object('orders', to_jsonb(touched));
end $$;
comment on function save_payment_step(jsonb) is 'decision: writes a look at a network';

-- What payments mean for orders in dispute. What a dispute locks only until the time to pay is over stays locked once the payment is
-- there, and is locked again where that time was over. Whoever is about to decide looks anew once the payout is confirmed.
create or replace function meet_disputes(touched uuid[]) returns void language plpgsql as $$
declare
  o orders;
begin
  -- All of them, whatever their status: who opens a dispute at this moment sees these payments, or is seen here.
  perform from orders where id = any(touched) order by id for no key update;
  perform from capacity where agent_addr in (select agent_addr from orders where id = any(touched) and status = 'dispute')
  order by agent_addr for no key update;
  for o in select * from orders where id = any(touched) and status = 'dispute' order by id loop
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

-- A payout that is confirmed on its network needs no last word: nothing is held for it any more. Does so for one closed order whose
-- payout came on `network`; what was awarded waits for the chain. Answers {isEnded}.
create or replace function end_paid_hold(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (
    select due.id from payments p join orders due on due.id = p.order_id
    where p.network = ask->>'network' and p.type = 2 and not p.is_gone and p.confirmations >= p.needed
      and due.status = 'closed' and due.lock_kind = 'held' and is_payout_confirmed(due.id)
      and not exists (select from awards a where a.order_id = due.id and is_open_award(a.state))
    limit 1
  ) and status = 'closed' and lock_kind = 'held' for no key update skip locked;
  if not found or not is_payout_confirmed(o.id) then return jsonb_build_object('isEnded', false); end if;
  o := move_capacity(o, 'release', false, 0);
  update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
  perform emit('payment', jsonb_build_object('id', o.id));
  return jsonb_build_object('isEnded', o.lock_kind = 'none');
end $$;
comment on function end_paid_hold(jsonb) is 'decision: ends a hold whose payout is confirmed';
