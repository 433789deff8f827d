-- What can happen, one function each: it picks, calls the product's own function, and demands of the answer what must be true.

create function walk.limits() returns jsonb language sql immutable as $$
  select '{"unpaid": 8, "open": 1000000, "newcomerUnpaid": 4, "newcomerUsd": "3000", "newcomerShare": "0.8",
    "expiries": 1000000, "pauseSeconds": 60}'::jsonb
$$;

create function walk.is_halted() returns boolean language sql stable as $$
  select exists (select from halts where lifted_at is null)
$$;

create function walk.is_agent_open(whom text) returns boolean language sql stable as $$
  select a.is_active and not a.is_suspend and not u.is_banned and a.moderation_status = 'approved'
  from agents a join users u using (addr) where a.addr = whom
$$;

-- Somebody asks an agent; what they were offered before is released.
create function walk.ask_offer(at_place int, who text) returns void language plpgsql as $$
declare
  whom text := walk.any_agent();
  new_offer uuid := walk.new_id();
  exposure numeric := round((10 + random() * 900)::numeric, 6);
  is_off boolean := walk.dice(50) = 0;
  said jsonb;
begin
  said := walk.ask('match_offer', jsonb_build_object(
    'offerId', new_offer, 'user', who, 'agent', whom, 'fromNetwork', 'LOCAL', 'fromCurrency', 'USDT', 'fromAmount', exposure,
    'toNetwork', 'SEPA', 'toCurrency', 'EUR', 'toAmount', '1', 'priceTypeUse', 2, 'fixPrice', null, 'marketPrice', '99',
    'fromSymbol', 'USDT', 'fromUsd', case when is_off then '2' else '1' end, 'toSymbol', 'EUR', 'toUsd', '1.25', 'fee', '0.005',
    'calculation', '{"price": "1.25"}'::jsonb, 'transferToEnc', '', 'exposureUsd', exposure, 'feeUsd', round(exposure * 0.005, 6),
    'seconds', 3600,
    'limits', walk.limits()
  ));
  perform walk.count('match ' || coalesce(said->>'fault', 'offered'));
  if said ? 'fault' then
    perform walk.demand(not exists (select from walk.offers where id = new_offer), 'a refused match wrote an offer');
    return;
  end if;
  perform walk.demand(not is_off, 'an offer at a wrong rate');
  perform walk.demand(not walk.is_halted(), 'an offer of a halted pair');
  perform walk.demand(walk.is_agent_open(whom), 'an offer of an agent who is closed');
  perform walk.demand((select not is_banned from users where addr = who), 'an offer to somebody banned');
  perform walk.demand((select count(*) = 1 from walk.offers where user_addr = who and state = 'live' and id = new_offer), 'no offer');
  update walk.places set user_addr = who, offer_id = new_offer, order_id = null where place = at_place;
end $$;

-- What was offered is placed, perhaps twice, perhaps too late, perhaps by somebody else.
create function walk.place(p walk.places) returns void language plpgsql as $$
declare
  offer walk.offers := (select o from walk.offers o where id = p.offer_id);
  new_order uuid := walk.new_id();
  who text := case when walk.dice(20) = 0 then walk.any_user() else p.user_addr end;
  said jsonb;
begin
  if walk.dice(12) = 0 then
    perform walk.end_offer(p.offer_id);
    offer := (select o from walk.offers o where id = p.offer_id);
  end if;
  said := walk.ask('place_order', jsonb_build_object(
    'orderId', new_order, 'offerId', p.offer_id, 'user', who, 'idempotencyKey', null, 'transferEnc', null, 'requisitePick', 1
  ));
  perform walk.count('place ' || coalesce(said->>'fault', 'placed'));
  if said ? 'fault' then
    perform walk.demand(not exists (select from orders where id = new_order), 'a refused place wrote an order');
    if who = p.user_addr and offer.state in ('released', 'expired') or walk.dice(4) = 0 then
      update walk.places set offer_id = null where place = p.place;
    end if;
    return;
  end if;
  perform walk.demand(who = offer.user_addr, 'somebody placed what was offered to another');
  perform walk.demand(offer.state = 'live' and offer.expired_at > clock_timestamp() - interval '10 s', 'an order of a dead offer');
  perform walk.demand(not walk.is_halted() and walk.is_agent_open(offer.agent_addr), 'an order of what is closed');
  perform walk.demand(
    (select placed.status = 'userTransfer' and placed.locked_usd = offer.exposure_usd and placed.lock_kind = 'posted'
      and placed.offer_id = offer.id from orders placed where placed.id = new_order),
    'an order that is not what was offered'
  );
  if walk.dice(5) = 0 then
    said := walk.ask('place_order', jsonb_build_object(
      'orderId', walk.new_id(), 'offerId', p.offer_id, 'user', who, 'idempotencyKey', null, 'transferEnc', null, 'requisitePick', 1
    ));
    perform walk.demand(said->>'orderId' = new_order::text, 'one offer became two orders');
  end if;
  update walk.places set offer_id = null, order_id = new_order where place = p.place;
end $$;

create function walk.address_of(o orders, actor text) returns text language sql immutable as $$
  select case actor when 'user' then o.user_addr when 'agent' then o.agent_addr when 'staff' then walk.boss() else actor end
$$;

create function walk.any_step(from_s text, by_whom text) returns walk.steps language sql volatile as $$
  select s from walk.steps s where from_status = from_s and actor = by_whom order by random() limit 1
$$;

-- Somebody wants an order moved, along the product's own table; some look at what the order was before.
create function walk.move(p walk.places, o orders) returns void language plpgsql as $$
declare
  actor text;
  is_stale boolean := walk.dice(6) = 0 and p.seen_at is not null;
  seen_status text := case when is_stale then p.seen_status else o.status end;
  seen_at text := case when is_stale then p.seen_at else o.updated_at::text end;
  s walk.steps;
  said jsonb;
  now_o orders;
begin
  -- Most go their way; a few quarrel, or need staff.
  for tries in 1..4 loop
    actor := (array['user', 'user', 'user', 'agent', 'agent', 'agent', 'staff'])[1 + walk.dice(7)];
    s := walk.any_step(seen_status, actor);
    exit when s.to_status in ('agentTransfer', 'closed');
  end loop;
  if s is null or seen_status = 'dispute' then return; end if;
  is_stale := seen_status <> o.status or seen_at <> o.updated_at::text;
  said := walk.ask('change_order_status', jsonb_build_object(
    'orderId', o.id, 'oldStatus', seen_status, 'newStatus', s.to_status, 'updatedAt', seen_at,
    'by', walk.address_of(o, actor), 'asStaff', actor = 'staff', 'fromWhere', 'walk', 'effect', s.effect,
    'holdSeconds', 3600, 'payoutSeconds', 3600, 'statement', case when s.to_status = 'dispute' then 'walk' end
  ));
  select * into now_o from orders where id = o.id;
  perform walk.count(case when is_stale then 'stale' else 'move' end || ' ' || coalesce(said->>'fault', s.to_status));
  if is_stale then
    perform walk.demand(said->>'fault' = 'order.changed', 'a stale wish was granted');
  elsif said->>'fault' = 'order.expired' then
    perform walk.demand(o.expire_at <= clock_timestamp() and s.to_status = 'agentTransfer', 'refused as too late in time');
  else
    perform walk.demand(not said ? 'fault', 'a step was refused: ' || said::text);
    perform walk.demand(now_o.status = s.to_status, 'a step that was granted was not taken');
  end if;
end $$;

-- The clock: a transfer window, a hold or an offer runs out, or is looked at before its time.
create function walk.age(o orders) returns void language plpgsql as $$
declare
  now_o orders;
  is_due boolean := walk.dice(8) > 0;
begin
  if is_due then
    update orders set expire_at = least(expire_at, clock_timestamp() - interval '1 ms') where id = o.id and status = 'userTransfer';
    update orders set held_until = clock_timestamp() - interval '1 ms' where id = o.id and held_until is not null;
  end if;
  if walk.dice(5) = 0 then return; end if;
  perform walk.ask('expire_order', jsonb_build_object('orderId', o.id, 'holdSeconds', 3600));
  perform walk.ask('free_hold', jsonb_build_object('orderId', o.id));
  select * into now_o from orders where id = o.id;
  if now_o.status <> o.status then
    perform walk.demand(o.status = 'userTransfer' and now_o.status = 'expired', 'the clock took a wrong step');
    perform walk.demand(is_due or o.expire_at <= clock_timestamp(), 'the clock was early');
    perform walk.count('clock expired');
  end if;
  if o.held_until is not null and now_o.status = o.status then
    perform walk.demand(is_due or o.held_until <= clock_timestamp() or now_o.lock_kind = o.lock_kind, 'a hold ended early');
    -- While an award stands, nothing is given back.
    perform walk.demand(not is_due or now_o.lock_kind = 'none' or (walk.open_award(o.id)).id is not null, 'a hold did not end');
    if is_due then perform walk.count('clock freed'); end if;
  end if;
end $$;

create function walk.age_offers() returns void language plpgsql as $$
declare
  whom text := walk.any_agent();
  due int := walk.end_offers(whom);
begin
  perform walk.ask('release_due_offers', jsonb_build_object('agent', whom));
  perform walk.demand(not exists (select from walk.offers where agent_addr = whom and state = 'live'), 'an offer outlived its time');
  if due > 0 then perform walk.count('clock offers'); end if;
end $$;

-- The user's last word, and what they think of it.
create function walk.last_word(o orders) returns void language plpgsql as $$
declare
  who text := case when walk.dice(6) = 0 then walk.any_user() else o.user_addr end;
  said jsonb;
begin
  if walk.dice(2) = 0 then
    said := walk.ask('rate_order', jsonb_build_object('orderId', o.id, 'by', who, 'score', walk.dice(6)));
    perform walk.demand(said->>'fault' is not distinct from case
      when who <> o.user_addr then 'order.missing' when o.status <> 'closed' then 'order.not-closed'
      when o.rating is not null then 'order.rated' end, 'a rating: ' || said::text);
    perform walk.count('rate ' || coalesce(said->>'fault', 'rated'));
    return;
  end if;
  said := walk.ask('settle_order', jsonb_build_object('orderId', o.id, 'by', who));
  perform walk.demand((who = o.user_addr) or said->>'fault' = 'order.missing', 'a stranger had the last word');
  if not said ? 'fault' and o.received_at is null then
    perform walk.demand((select lock_kind = 'none' from orders where id = o.id), 'settled, and still something is held');
  end if;
  perform walk.count('settle ' || coalesce(said->>'fault', 'settled'));
end $$;

create function walk.open_award(which uuid) returns awards language sql stable as $$
  select * from awards where order_id = which and state in ('asked', 'signed', 'proposed', 'executable')
$$;

-- Staff take a dispute, pass it on, decide it, with or without an award, and sign.
create function walk.judge(o orders) returns void language plpgsql as $$
declare
  d disputes := (select x from disputes x where order_id = o.id and state <> 'decided');
  who text := case when d.assignee is null or walk.dice(6) = 0 then walk.boss() else d.assignee end;
  to_whom text := (array[walk.moderator(), walk.moderator(), walk.boss(), null])[1 + walk.dice(4)];
  is_stale boolean := walk.dice(8) = 0;
  s walk.steps;
  award jsonb;
  worth numeric;
  said jsonb;
begin
  perform walk.demand(d.id is not null, 'an order in dispute without a dispute');
  if walk.dice(4) = 0 or d.assignee is null and walk.dice(2) = 0 then
    said := walk.ask('assign_dispute', jsonb_build_object('orderId', o.id, 'by', who, 'to', to_whom,
      'seen', case when is_stale then 'nobody' else d.assignee end, 'fromWhere', 'walk'));
    perform walk.demand(not is_stale or said->>'fault' = 'dispute.changed', 'a stale assignment was granted');
    perform walk.count('assign ' || coalesce(said->>'fault', 'assigned'));
    return;
  end if;
  s := walk.any_step('dispute', 'staff');
  if s.effect = 'release' and walk.dice(2) = 0 then
    worth := round((o.exposure_usd * (0.2 + random() * 0.9)::numeric), 6);
    award := jsonb_build_object(
      'id', walk.new_id(), 'usd', worth, 'chainId', 1, 'settlement', 'settlement', 'contract', 'wrapper',
      'tokenId', (select token_id from walk.tokens where agent_addr = o.agent_addr),
      'items', jsonb_build_array(jsonb_build_object('token', 'gold', 'ticker', 'GOLD', 'decimals', 6,
        'amount', floor(worth * 1000000)::text)),
      'deadline', clock_timestamp() + interval '10 days', 'decision', 'decision ' || o.id || ':' || random(), 'threshold', 2,
      'signers', jsonb_build_array(walk.boss(), walk.moderator())
    );
  end if;
  said := walk.ask('decide_dispute', jsonb_build_object(
    'orderId', o.id, 'oldStatus', 'dispute', 'newStatus', s.to_status,
    'updatedAt', case when is_stale then '2026-01-01T00:00:00Z' else o.updated_at::text end, 'by', who, 'asStaff', true,
    'fromWhere', 'walk', 'effect', s.effect, 'holdSeconds', 3600, 'payoutSeconds', 3600, 'statement', 'walk', 'award', award
  ));
  perform walk.count(case when award is null then 'decide ' else 'award ' end || coalesce(said->>'fault', s.to_status));
  if is_stale then perform walk.demand(said->>'fault' = 'order.changed', 'a stale decision was granted'); end if;
  if not said ? 'fault' then
    perform walk.demand(who = walk.boss() or d.assignee = who, 'somebody decided what was not theirs');
    perform walk.demand((select state = 'decided' from disputes where id = d.id), 'a decided dispute is open');
  end if;
end $$;

create function walk.sign(a awards) returns void language plpgsql as $$
declare
  said jsonb := walk.ask('sign_award', jsonb_build_object('orderId', a.order_id, 'awardId', a.id,
    'by', case when walk.dice(2) = 0 then walk.boss() else walk.moderator() end, 'signature', 's', 'fromWhere', 'walk'));
begin
  perform walk.count('sign ' || coalesce(said->>'fault', 'signed'));
end $$;
