

-- Notes something for a person, once an event, and tells their pages.
create or replace function note_for(who text, event text, kind text, role text, order_id uuid, data jsonb) returns void
language plpgsql as $$
begin
  insert into notifications (addr, event, kind, role, order_id, data) values (who, event, kind, role, order_id, data)
  on conflict on constraint notifications_addr_event_key do nothing;
  if found then perform emit('notified', jsonb_build_object('to', jsonb_build_array(who))); end if;
end $$;

-- Writes the test message that a person asked for. Answers {wrote}: false when their last one is younger than so many seconds.
create or replace function ask_for_test(ask jsonb) returns jsonb language plpgsql as $$
declare
  who text := ask->>'addr';
begin
  perform from users where addr = who for no key update;
  if exists (
    select from notifications
    where addr = who and kind = 'test' and created_at > clock_timestamp() - (ask->>'pauseSeconds')::int * interval '1 second'
  ) then
    return jsonb_build_object('wrote', false);
  end if;
  perform note_for(who, 'test:' || gen_random_uuid(), 'test', 'user', null, '{}');
  return jsonb_build_object('wrote', true);
end $$;
comment on function ask_for_test(jsonb) is 'decision: writes a test notification';

-- By when somebody has to act in an order as it stands; null where nobody has.
create or replace function deadline_of(o orders) returns timestamptz language sql immutable as $$
  select case o.status when 'userTransfer' then o.expire_at when 'agentTransfer' then o.payout_due_at end
$$;

-- What a notification of an order keeps; pair and amounts never change and are the order's own (words_of).
create or replace function told_of(o orders, is_decided boolean) returns jsonb language sql immutable as $$
  select jsonb_build_object('deadline', deadline_of(o), 'isDecided', is_decided)
$$;

-- What the words of a notification need: pair, amounts, deadline. Never an address, an account or a name.
create or replace function words_of(kept jsonb, o orders) returns jsonb language sql immutable as $$
  select case when o.id is null then kept else jsonb_build_object(
    'from', jsonb_build_object('network', o.from_network, 'currency', o.from_currency, 'amount', o.from_amount::text),
    'to', jsonb_build_object('network', o.to_network, 'currency', o.to_currency, 'amount', o.to_amount::text)
  ) || kept end
$$;

-- Both parties of an order by their role.
create or replace function parties_of(o orders) returns jsonb language sql immutable as $$
  select jsonb_build_object('user', o.user_addr, 'agent', o.agent_addr)
$$;

-- Has people told of something in an order that is no step of its life, once an event; `to` has their addresses by role.
create or replace function tell_of(o orders, event text, kind text, to_whom jsonb) returns void language sql as $$
  select emit('told', jsonb_build_object(
    'orderId', o.id, 'event', event, 'kind', kind, 'to', jsonb_strip_nulls(to_whom), 'deadline', deadline_of(o)
  ))
$$;

-- The notifications that these events [{place, topic, data, at}] cause: a step to the party that did not take it, and a new order
-- to its user too, since the time to pay has begun; a dispute also to staff who asked for it; a message to the others of the chat and
-- to whose the order's dispute is; anything else to whom it names.
create or replace function people_to_tell(events jsonb)
returns table (place int, addr text, event text, kind text, role text, order_id uuid, data jsonb, created_at timestamptz)
language sql stable as $$
  with news as (
    select * from jsonb_to_recordset(events) as e(place int, topic text, data jsonb, at timestamptz)
  ), steps as (
    select place, at, data, data->>'status' as status, (data->>'id')::uuid as order_id,
      'order:' || (data->>'id') || ':' || (data->>'step') as event,
      jsonb_build_object('deadline', data->'deadline', 'isDecided', coalesce(data->>'old' = 'dispute', false)) as kept
    from news where topic = 'order' and data ? 'step'
  ), written as (
    select n.place, n.at, n.data, (n.data->>'orderId')::uuid as order_id, o.user_addr, o.agent_addr,
      'message:' || (n.data->>'orderId') || ':' as about,
      jsonb_build_object('deadline', n.data->'deadline', 'isDecided', false) as kept
    from news n join orders o on o.id = (n.data->>'orderId')::uuid where n.topic = 'message'
  )
  select place, data->>'user', event, status, 'user', order_id, kept, at from steps
  where data->>'by' <> data->>'user' or status = 'userTransfer'
  union all
  select place, data->>'agent', event, status, 'agent', order_id, kept, at from steps where data->>'by' <> data->>'agent'
  union all
  select s.place, u.addr, s.event, 'dispute', 'staff', s.order_id, s.kept, s.at
  from steps s join users u on u.dispute_notification and (u.is_super or u.is_moderator) and not u.is_banned
    and u.addr not in (s.data->>'user', s.data->>'agent', s.data->>'by')
  where s.status = 'dispute'
  union all
  select n.place, t.value, n.data->>'event', n.data->>'kind', t.key, (n.data->>'orderId')::uuid,
    jsonb_build_object('deadline', n.data->'deadline', 'isDecided', false), n.at
  from news n, jsonb_each_text(n.data->'to') as t where n.topic = 'told'
  union all
  select w.place, p.addr, w.about || (w.data->>'id'), 'message', p.role, w.order_id, w.kept, w.at
  from written w
  cross join lateral (
    values (w.user_addr, 'user'), (w.agent_addr, 'agent')
    union all select d.assignee, 'staff' from disputes d where d.order_id = w.order_id and d.state = 'taken'
  ) as p(addr, role)
  where p.addr <> w.data->>'sender'
  order by 1
$$;

-- Writes the notifications of a batch of events: `rows` [{addr, event, kind, role, orderId, data, createdAt, from, ways}], each planned
-- already, once a person and event; the reader goes on to `place`. Everything or nothing, and only under the lease. Answers {told},
-- how many, or {fault}: lease.lost.
create or replace function tell_people(ask jsonb) returns jsonb language plpgsql as $$
declare
  r record;
  new_id bigint;
  to_whom jsonb := '[]';
begin
  if not hold_lease('notifications', (ask->>'fence')::bigint) then return jsonb_build_object('fault', 'lease.lost'); end if;
  -- Whoever writes or reads in a chat holds its order: they do so before this, or after it and see what was told.
  perform from orders where id in (
    select ("orderId")::uuid from jsonb_to_recordset(ask->'rows') as t(kind text, "orderId" text) where kind = 'message'
  ) order by id for share;
  for r in
    select * from jsonb_to_recordset(ask->'rows') as t(
      addr text, event text, kind text, role text, "orderId" uuid, data jsonb, "createdAt" timestamptz, "from" text, ways jsonb
    )
  loop
    if r.kind = 'message' then
      r.event := chat_event(r.event, r.addr, r."orderId");
      continue when is_told_of_chat(r.addr, r."orderId", r.event, r."from");
    end if;
    insert into notifications (addr, event, kind, role, order_id, data, created_at, planned_at, read_at)
    values (r.addr, r.event, r.kind, r.role, r."orderId", r.data, r."createdAt", clock_timestamp(),
      case when r.kind = 'message' and is_chat_read(r.addr, r."orderId") then clock_timestamp() end)
    on conflict (addr, event) do nothing
    returning id into new_id;
    continue when not found;
    perform write_deliveries(new_id, r.addr, r.ways, ask->'bounds', false);
    to_whom := to_whom || to_jsonb(r.addr);
  end loop;
  perform move_reader(ask->'place');
  if to_whom <> '[]' then
    perform emit('notified', jsonb_build_object('to', (select jsonb_agg(distinct t) from jsonb_array_elements(to_whom) as t)));
  end if;
  return jsonb_build_object('told', jsonb_array_length(to_whom));
end $$;
comment on function tell_people(jsonb) is 'decision: tells people of a batch of events';

-- The event of a message for one who hears of it, 'message:<order>:<read up to>:<message>': between two readings of a chat they are told
-- once. Called while the order is held, so that nobody reads the chat meanwhile.
create or replace function chat_event(event text, who text, which_order uuid) returns text language sql stable as $$
  select left(event, -36) || coalesce((
    select read_to::text from chat_members where order_id = which_order and addr = who
  ), '') || ':' || right(event, 36)
$$;

-- Whether somebody was told of a chat since they last read it: once is enough, however many messages follow. What staff say is told
-- each time. A notification that is being read just now is waited for, and then stands for this message no more.
create or replace function is_told_of_chat(who text, which_order uuid, event text, by_role text) returns boolean
language plpgsql as $$
declare
  about text := left(event, length(event) - 36);
begin
  if by_role = 'staff' then return false; end if;
  perform from notifications n
  where n.addr = who and n.order_id = which_order and n.kind = 'message' and n.read_at is null
    and left(n.event, length(about)) = about
  for update;
  return found;
end $$;

-- Whether somebody has read a chat to its end. Their place in it is held: whoever is reading just now does so before or after this.
create or replace function is_chat_read(who text, which_order uuid) returns boolean language plpgsql as $$
declare
  up_to timestamptz;
begin
  select read_to into up_to from chat_members where order_id = which_order and addr = who for share;
  return coalesce(up_to >= (select max(created_at) from messages where order_id = which_order), false);
end $$;

-- Who has read a chat to its end has read what was said of it.
create or replace function chat_was_read(which_order uuid, who text, up_to timestamptz) returns void language plpgsql as $$
begin
  update notifications set read_at = clock_timestamp()
  where addr = who and order_id = which_order and kind = 'message' and read_at is null
    and up_to >= (select max(created_at) from messages where order_id = which_order);
  if found then perform emit('notified', jsonb_build_object('to', jsonb_build_array(who))); end if;
end $$;

-- Notifications that no action causes, some at a time, each kind in a transaction of its own: a fault in one must not hold up the
-- other. What is older than 30 days is told no more: its notification may be forgotten by now. They answer {told}: how many.

-- Payouts that are overdue.
create or replace function notify_overdue() returns jsonb language plpgsql as $$
declare
  found_now int := 0;
  o orders;
begin
  for o in
    select * from orders where status = 'agentTransfer'
      and payout_due_at between clock_timestamp() - interval '30 days' and clock_timestamp()
      and not exists (
        select from notifications n
        where n.addr = orders.user_addr and n.event = 'overdue:' || orders.id || ':' || orders.payout_due_at
      )
    limit 200
  loop
    perform note_for(party.value, 'overdue:' || o.id || ':' || o.payout_due_at, 'overdue', party.key, o.id, told_of(o, false))
    from jsonb_each_text(parties_of(o)) as party;
    found_now := found_now + 1;
  end loop;
  return jsonb_build_object('told', found_now);
end $$;
comment on function notify_overdue() is 'decision: tells of overdue payouts';

-- Collateral whose lock comes near its end or is over.
create or replace function notify_collateral() returns jsonb language sql as $$
  with near as (
    select agent_addr, chain_id, contract_address, token_id, min(expire_at) as ends,
      min(expire_at) <= clock_timestamp() as is_over
    from collaterals
    where expire_at between clock_timestamp() - interval '30 days' and clock_timestamp() + interval '7 days'
    group by agent_addr, chain_id, contract_address, token_id
  ), named as (
    select near.*, 'collateral:' || chain_id || ':' || contract_address || ':' || token_id || ':' || ends
      || case when is_over then ':over' else ':soon' end as event
    from near
  ), untold as (
    select * from named
    where not exists (select from notifications n where n.addr = named.agent_addr and n.event = named.event)
    limit 200
  ), told as (
    select note_for(agent_addr, event, case when is_over then 'collateralOver' else 'collateralSoon' end, 'agent', null,
      jsonb_build_object('deadline', ends, 'tokenId', token_id::text))
    from untold
  )
  select jsonb_build_object('told', count(*)) from told
$$;
comment on function notify_collateral() is 'decision: tells of collateral near its end';

-- Saves the deliveries of a notification, {id, fence, ways, bounds}, once, and only under the lease. Answers {}.
create or replace function plan_deliveries(ask jsonb) returns jsonb language plpgsql as $$
declare
  n notifications;
begin
  update notifications set planned_at = clock_timestamp()
  where id = (ask->>'id')::bigint and planned_at is null and has_lease('notifications', (ask->>'fence')::bigint)
  returning * into n;
  if found then perform write_deliveries(n.id, n.addr, ask->'ways', ask->'bounds', n.kind = 'test'); end if;
  return '{}';
end $$;
comment on function plan_deliveries(jsonb) is 'decision: writes down where a notification goes';

-- Writes the deliveries of a notification. A person's mailbox, chat or browser is due no more than `bounds` sendings a minute and an
-- hour: of what goes beyond, the first is put off until the bound allows it and tells of all the others. What was asked for by hand goes out.
create or replace function write_deliveries(notification bigint, who text, ways jsonb, bounds jsonb, is_asked_for boolean)
returns void language plpgsql as $$
declare
  way record;
  beyond timestamptz;
begin
  for way in select d.channel, d.target, d."dueAt" as due from jsonb_to_recordset(ways) as d(channel text, target text, "dueAt" timestamptz)
  loop
    -- When the bound allows one again: the moment at which all but one less than the bound have left the span.
    select max(free) into beyond from (
      (select d.due_at + interval '1 minute' as free from deliveries d
        where d.addr = who and d.channel = way.channel and d.target = way.target and d.state <> 'gathered'
          and d.due_at > way.due - interval '1 minute' and d.due_at <= way.due + interval '1 minute'
        order by d.due_at desc offset (bounds->>'aMinute')::int - 1 limit 1)
      union all
      (select d.due_at + interval '1 hour' from deliveries d
        where d.addr = who and d.channel = way.channel and d.target = way.target and d.state <> 'gathered'
          and d.due_at > way.due - interval '1 hour' and d.due_at <= way.due + interval '1 minute'
        order by d.due_at desc offset (bounds->>'anHour')::int - 1 limit 1)
    ) spans;
    if beyond is null or is_asked_for then
      insert into deliveries (notification_id, addr, channel, target, due_at)
      values (notification, who, way.channel, way.target, way.due);
    elsif exists (
      select from deliveries d where d.addr = who and d.channel = way.channel and d.target = way.target
        and d.state = 'due' and d.gathers and d.due_at <= beyond
    ) then
      insert into deliveries (notification_id, addr, channel, target, due_at, state)
      values (notification, who, way.channel, way.target, way.due, 'gathered');
    else
      insert into deliveries (notification_id, addr, channel, target, due_at, gathers)
      values (notification, who, way.channel, way.target, beyond, true);
    end if;
  end loop;
end $$;

-- Compares an activation code, at most five times a code; the fifth failure ends it. Answers {} or {fault}: bot.activation with how
-- many tries are `left`, bot.taken.
create or replace function activate_bot(ask jsonb) returns jsonb language plpgsql as $$
declare
  who text := ask->>'addr';
  given_hash bytea := decode(ask->>'hash', 'base64');
  b bot_bindings;
begin
  perform from users where addr = who for no key update;
  select * into b from bot_bindings where addr = who for no key update;
  if not found or b.activation_hash is null or b.activation_until <= clock_timestamp() then
    return jsonb_build_object('fault', 'bot.activation', 'values', jsonb_build_object('left', 0));
  end if;
  if b.activation_hash <> given_hash then
    update bot_bindings set tries = b.tries + 1,
      activation_hash = case when b.tries >= 4 then null else activation_hash end
    where addr = who;
    return jsonb_build_object('fault', 'bot.activation', 'values', jsonb_build_object('left', greatest(4 - b.tries, 0)));
  end if;
  if exists (select from bot_bindings where chat_hash = b.asking_chat_hash and addr <> who) then
    return jsonb_build_object('fault', 'bot.taken');
  end if;
  update bot_bindings set chat_enc = asking_chat_enc, chat_hash = asking_chat_hash, activated_at = clock_timestamp(),
    asking_chat_enc = null, asking_chat_hash = null, asking_name_enc = null, activation_hash = null, activation_until = null,
    connect_nonce = null, connect_hash = null, connect_until = null, tries = 0
  where addr = who;
  update users set tg_chat_enabled = true, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
  where addr = who;
  perform emit('user', jsonb_build_object('addr', who, 'own', true));
  return '{}';
exception when unique_violation then
  -- Another person has bound the same chat in this very moment.
  return jsonb_build_object('fault', 'bot.taken');
end $$;
comment on function activate_bot(jsonb) is 'decision: binds a chat by its code';

-- Ends a person's binding and every code of it; with `chatEnc` or `chatHash`, only that to this chat, whoever's it is where no `addr`
-- is told. Answers {isRevoked}: false where there is none to such a chat.
create or replace function revoke_bot(ask jsonb) returns jsonb language plpgsql as $$
declare
  who text := ask->>'addr';
begin
  if ask ?| '{chatEnc,chatHash}' then
    select addr into who from bot_bindings
    where addr = coalesce(who, addr)
      and (chat_enc = decode(ask->>'chatEnc', 'base64') or chat_hash = decode(ask->>'chatHash', 'base64'));
    if not found then return jsonb_build_object('isRevoked', false); end if;
  end if;
  perform from users where addr = who for no key update;
  delete from bot_bindings where addr = who;
  update users set tg_chat_enabled = false, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
  where addr = who;
  perform emit('user', jsonb_build_object('addr', who, 'own', true));
  return jsonb_build_object('isRevoked', true);
end $$;
comment on function revoke_bot(jsonb) is 'decision: ends a binding';

-- Notes that a person wants mail at an address, with the hash of a fresh code. Answers {asked}: send; too-often: they asked too often
-- themselves; full: the market has sent as many codes as it may; silent: the address was sent enough of them, which nobody must
-- learn, so that all is as if one were sent. A code that waits for that same address stays good then.
create or replace function ask_mail_code(ask jsonb) returns jsonb language plpgsql as $$
declare
  who text := ask->>'addr';
  address_enc bytea := decode(ask->>'emailEnc', 'base64');
  hash_of_address bytea := decode(ask->>'emailHash', 'base64');
  hash_of_code bytea := decode(ask->>'codeHash', 'base64');
  bounds jsonb := ask->'bounds';
  m mail_boxes;
  is_silent boolean;
begin
  lock table mail_codes in share row exclusive mode;
  select * into m from mail_boxes where addr = who for no key update;
  if found and (m.asked_at > clock_timestamp() - (bounds->>'pauseSeconds')::int * interval '1 second'
    or m.asked_day = current_date and m.asked_times >= (bounds->>'aDay')::int) then
    return jsonb_build_object('asked', 'too-often');
  end if;
  if (select count(*) from mail_codes where at > clock_timestamp() - interval '1 hour') >= (bounds->>'marketAnHour')::int then
    return jsonb_build_object('asked', 'full');
  end if;
  is_silent := exists (
    select from mail_codes
    where address_hash = hash_of_address
      and at > clock_timestamp() - (bounds->>'addressPauseSeconds')::int * interval '1 second'
  ) or (bounds->>'addressADay')::int <= (
    select count(*) from mail_codes where address_hash = hash_of_address and at > clock_timestamp() - interval '1 day'
  );
  insert into mail_boxes (addr, asked_enc, asked_hash) values (who, address_enc, hash_of_address) on conflict do nothing;
  update mail_boxes set asked_at = clock_timestamp(), asked_day = current_date,
    asked_times = case when m.asked_day = current_date then m.asked_times + 1 else 1 end
  where addr = who;
  if is_silent and m.asked_hash = hash_of_address and m.code_hash is not null and m.code_until > clock_timestamp() then
    return jsonb_build_object('asked', 'silent');
  end if;
  update mail_boxes set asked_enc = address_enc, asked_hash = hash_of_address, code_hash = hash_of_code, tries = 0,
    code_until = clock_timestamp() + (bounds->>'minutes')::int * interval '1 minute'
  where addr = who;
  if is_silent then return jsonb_build_object('asked', 'silent'); end if;
  insert into mail_codes (address_hash) values (hash_of_address);
  return jsonb_build_object('asked', 'send');
end $$;
comment on function ask_mail_code(jsonb) is 'decision: notes a code for a mail address';

-- Compares the code of a mail address, at most five times a code. Answers {} or {fault}: mail.code with how many tries are `left`.
create or replace function confirm_mail(ask jsonb) returns jsonb language plpgsql as $$
declare
  who text := ask->>'addr';
  given_hash bytea := decode(ask->>'hash', 'base64');
  m mail_boxes;
begin
  select * into m from mail_boxes where addr = who for no key update;
  if not found or m.code_hash is null or m.code_until <= clock_timestamp() then
    return jsonb_build_object('fault', 'mail.code', 'values', jsonb_build_object('left', 0));
  end if;
  if m.code_hash <> given_hash then
    update mail_boxes set tries = m.tries + 1, code_hash = case when m.tries >= 4 then null else code_hash end
    where addr = who;
    return jsonb_build_object('fault', 'mail.code', 'values', jsonb_build_object('left', greatest(4 - m.tries, 0)));
  end if;
  update mail_boxes set email_enc = asked_enc, confirmed_at = clock_timestamp(), gone_on = null,
    asked_enc = null, asked_hash = null, code_hash = null, code_until = null, tries = 0
  where addr = who;
  perform emit('settings', jsonb_build_object('addr', who));
  return '{}';
end $$;
comment on function confirm_mail(jsonb) is 'decision: compares the code of a mail address';

-- Ends a session for good and tells every process. Who has signed out of a browser, or was signed out of it, hears nothing there any
-- more.
create or replace function end_session(ask jsonb) returns jsonb language plpgsql as $$
declare
  session uuid := (ask->>'id')::uuid;
  whose text;
begin
  update session_families set revoked_at = coalesce(revoked_at, clock_timestamp()) where id = session returning addr into whose;
  delete from push_subscriptions where session_id = session;
  if found then perform emit('settings', jsonb_build_object('addr', whose)); end if;
  perform emit('session', jsonb_build_object('id', ask->>'id'));
  return '{}';
end $$;
comment on function end_session(jsonb) is 'decision: ends a session';
