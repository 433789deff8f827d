-- What people are told, where they want to hear it, and what has become of each sending.

create or replace function notifications_channel(who text) returns text language sql immutable as $$
  select 'bl:notifications:' || lower(who)
$$;

-- Notes something for a person, once an event, and tells their pages.
create or replace function note_for(who text, event text, kind text, role text, order_id uuid, data jsonb) returns void
language plpgsql as $$
begin
  insert into notifications (addr, event, kind, role, order_id, data) values (who, event, kind, role, order_id, data)
  on conflict on constraint notifications_addr_event_key do nothing;
  if found then perform tell('notification', notifications_channel(who), '{}'); end if;
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

-- What the words of an order's notification need of it.
create or replace function order_words(o orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'from', jsonb_build_object('network', o.from_network, 'currency', o.from_currency, 'amount', o.from_amount::text),
    'to', jsonb_build_object('network', o.to_network, 'currency', o.to_currency, 'amount', o.to_amount::text),
    'deadline', case o.status when 'userTransfer' then o.expire_at when 'agentTransfer' then o.payout_due_at end,
    'isDecided', false
  )
$$;

-- Notes something of an order for both its parties, except for one of them (who did it), or for nobody's.
create or replace function notify_parties(about uuid, event text, kind text, except_addr text) returns void language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = about;
  if o.user_addr is distinct from except_addr then
    perform note_for(o.user_addr, event, kind, 'user', o.id, order_words(o));
  end if;
  if o.agent_addr is distinct from except_addr then
    perform note_for(o.agent_addr, event, kind, 'agent', o.id, order_words(o));
  end if;
end $$;

-- Every step is told to the party that did not take it. A new order is told to its user too: the time to pay has begun. Staff
-- who asked for it hear of disputes.
create or replace function notify_step(h order_history) returns void language plpgsql as $$
declare
  o orders;
  words jsonb;
  event text := 'order:' || h.order_id || ':' || h.step;
  staff record;
begin
  select * into o from orders where id = h.order_id;
  words := order_words(o) || jsonb_build_object('isDecided', coalesce(h.old = 'dispute', false));
  if h.changed_by <> o.user_addr or h.new = 'userTransfer' then
    perform note_for(o.user_addr, event, h.new, 'user', o.id, words);
  end if;
  if h.changed_by <> o.agent_addr then perform note_for(o.agent_addr, event, h.new, 'agent', o.id, words); end if;
  if h.new = 'dispute' then
    for staff in
      select addr from users
      where dispute_notification and (is_super or is_moderator) and not is_banned
        and addr not in (o.user_addr, o.agent_addr, h.changed_by)
    loop
      perform note_for(staff.addr, event, 'dispute', 'staff', o.id, words);
    end loop;
  end if;
end $$;

-- A message is told to the parties that did not write it, and to whom the order's dispute is assigned: once until they have
-- read of it, in the chat or in the bell, however many follow. What staff say is told each time.
create or replace function notify_message(m messages) returns void language plpgsql as $$
declare
  o orders;
  party record;
  about text;
begin
  select * into o from orders where id = m.order_id;
  for party in
    select p.addr, p.role, c.read_to
    from (
      values (o.user_addr, 'user'), (o.agent_addr, 'agent')
      union all select assignee, 'staff' from disputes where order_id = o.id and state = 'taken'
    ) as p(addr, role)
    left join chat_members c on c.order_id = o.id and c.addr = p.addr
    where p.addr <> m.sender
  loop
    about := 'message:' || o.id || ':' || coalesce(party.read_to::text, '') || ':';
    -- Locked: one that is being read in the bell just now is waited for, and then stands for this message no more.
    perform from notifications n
    where n.addr = party.addr and n.order_id = o.id and n.kind = 'message' and n.read_at is null
      and left(n.event, length(about)) = about and m.role <> 'staff'
    for update;
    if not found then
      perform note_for(party.addr, about || m.id, 'message', party.role, o.id, order_words(o));
    end if;
  end loop;
end $$;

-- Who has read a chat to its end has read what was said of it.
create or replace function chat_was_read(which_order uuid, who text, up_to timestamptz) returns void language plpgsql as $$
begin
  update notifications set read_at = clock_timestamp()
  where addr = who and order_id = which_order and kind = 'message' and read_at is null
    and up_to >= (select max(created_at) from messages where order_id = which_order);
  if found then perform tell('notification', notifications_channel(who), '{}'); end if;
end $$;

-- What nobody's act tells, some at a time, each kind in a transaction of its own: what is wrong with one must not keep back the
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
    perform notify_parties(o.id, 'overdue:' || o.id || ':' || o.payout_due_at, 'overdue', null);
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

-- Writes down where a notification goes, once, and only under the lease. A person's mailbox, chat or browser is due no more than
-- `bounds` sendings a minute and an hour: of what goes beyond, the first is put off until there is room and tells of all the others.
create or replace function plan_deliveries(ask jsonb) returns jsonb language plpgsql as $$
declare
  notification bigint := (ask->>'id')::bigint;
  with_fence bigint := (ask->>'fence')::bigint;
  ways jsonb := ask->'ways';
  bounds jsonb := ask->'bounds';
  who text;
  asked_by_hand boolean;
  way record;
  beyond timestamptz;
begin
  update notifications set planned_at = clock_timestamp()
  where id = notification and planned_at is null and has_lease('courier', with_fence)
  returning addr, kind = 'test' into who, asked_by_hand;
  if not found then return '{}'; end if;
  for way in select d.channel, d.target, d."dueAt" as due from jsonb_to_recordset(ways) as d(channel text, target text, "dueAt" timestamptz)
  loop
    -- When there is room again: the moment at which all but one less than the bound have left the span.
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
    if beyond is null or asked_by_hand then
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
  return '{}';
end $$;
comment on function plan_deliveries(jsonb) is 'decision: writes down where a notification goes';

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
  perform tell('user', notifications_channel(who), jsonb_build_object('addr', who));
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
  perform tell('user', notifications_channel(who), jsonb_build_object('addr', who));
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
  perform tell('settings', notifications_channel(who), '{}');
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
  if found then perform tell('settings', notifications_channel(whose), '{}'); end if;
  perform tell('session', null, jsonb_build_object('id', session));
  return '{}';
end $$;
comment on function end_session(jsonb) is 'decision: ends a session';
