-- The chat of an order: who takes part, what is written, how far it was read. The right to read and write stands in domain/access.ts;
-- server/messages/rights.test.ts holds chat_role against it.

-- As what a person may take part in an order's chat; null where they may not. A party is never staff in its own order.
create or replace function chat_role(o orders, who text) returns text language sql stable as $$
  select case
    when u.is_banned then null
    when who = o.user_addr then 'user'
    when who = o.agent_addr then 'agent'
    when u.is_super or u.is_moderator then 'staff'
  end from users u where u.addr = who
$$;

-- Lets a person into a chat, and tells the others when it is for the first time. The order's row is locked.
create or replace function join_chat(o orders, who text, as_role text) returns void language plpgsql as $$
begin
  insert into chat_members (order_id, addr, role) values (o.id, who, as_role) on conflict (order_id, addr) do nothing;
  if found then perform emit('chat', jsonb_build_object('orderId', o.id, 'addr', who, 'role', as_role)); end if;
end $$;

-- Why a person may write no more into a chat now: chat.full, chat.too-fast; null when they may.
create or replace function message_limit(ask jsonb, new_kind text) returns text language plpgsql stable as $$
declare
  who text := ask->>'by';
begin
  if (select count(*) from messages where order_id = (ask->>'orderId')::uuid and sender = who and kind = new_kind) >= (ask->>'most')::int then
    return 'chat.full';
  end if;
  if (
    select count(*) from messages
    where order_id = (ask->>'orderId')::uuid and sender = who and created_at > clock_timestamp() - interval '1 minute'
  ) >= (ask->>'perMinute')::int then
    return 'chat.too-fast';
  end if;
  -- A day's images of one person, in bytes: orders can be renewed, the disk cannot.
  if new_kind = 'file' and (
    select coalesce(sum(size), 0) from files where sender = who and created_at > clock_timestamp() - interval '1 day'
  ) + (ask->'file'->>'size')::int > 200 * 1024 * 1024 then
    return 'chat.full';
  end if;
  return null;
end $$;

-- Writes one message into an order's chat, with its file where it has one. Answers {messageId}, of the message that is
-- there already when this one was written before, or {fault}: order.missing, chat.full,
-- chat.too-fast. Creation times of an order's
-- messages grow from commit to commit: whoever knows one of them has missed none before it.
create or replace function write_message(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  as_role text;
  known uuid;
  fault text;
  written timestamptz;
  file jsonb := nullif(ask->'file', 'null');
  who text := ask->>'by';
  m messages;
  new_kind text := case when file is null then 'text' else 'file' end;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  as_role := chat_role(o, who);
  if as_role is null then return jsonb_build_object('fault', 'order.missing'); end if;
  select id into known from messages
  where order_id = o.id and sender = who and client_id = (ask->>'clientId')::uuid;
  if found then return jsonb_build_object('messageId', known); end if;
  fault := message_limit(ask, new_kind);
  if fault is not null then return jsonb_build_object('fault', fault); end if;

  perform join_chat(o, who, as_role);
  if file is not null then
    insert into files (id, order_id, sender, mime, size, width, height, sha256) values (
      (file->>'id')::uuid, o.id, who, file->>'mime', (file->>'size')::int, (file->>'width')::int, (file->>'height')::int,
      decode(file->>'sha256', 'hex')
    );
  end if;
  written := greatest(
    unique_time('message_tick'),
    (select max(created_at) from messages where order_id = o.id) + interval '1 microsecond'
  );
  insert into messages (id, order_id, sender, role, kind, text_enc, file_id, client_id, created_at) values (
    (ask->>'messageId')::uuid, o.id, who, as_role, new_kind, decode(ask->>'textEnc', 'base64'), (file->>'id')::uuid,
    (ask->>'clientId')::uuid, written
  ) returning * into m;
  -- Whoever writes has seen what was said before.
  update chat_members set delivered_to = written, read_to = written where order_id = o.id and addr = who;
  perform chat_was_read(o.id, who, written);
  -- What staff write is in the audit, without what it says.
  if as_role = 'staff' then
    insert into audit (who, action, target, after, from_where) values (
      who, case new_kind when 'file' then 'messages.attach' else 'messages.write' end, o.id::text,
      jsonb_build_object('messageId', m.id), ask->>'fromWhere'
    );
  end if;
  perform emit('message', jsonb_build_object(
    'orderId', o.id, 'id', m.id, 'sender', who, 'role', as_role, 'deadline', deadline_of(o)
  ));
  return jsonb_build_object('messageId', m.id);
end $$;
comment on function write_message(jsonb) is 'decision: writes a message';

-- Notes how far a person has received and read an order's chat: never back, never beyond what was written. What was read
-- was delivered. Answers {} or {fault}: order.missing.
create or replace function mark_messages(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  as_role text;
  newest timestamptz;
  delivered timestamptz;
  seen timestamptz;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  as_role := chat_role(o, ask->>'by');
  if as_role is null then return jsonb_build_object('fault', 'order.missing'); end if;
  select max(created_at) into newest from messages where order_id = o.id;
  if newest is null then return '{}'; end if;
  -- greatest() and least() pass over what is null.
  -- A mark stands at a message: between two of them there is nothing to note, and nothing to tell anybody.
  select max(created_at) filter (where created_at <= (ask->>'readTo')::timestamptz),
    max(created_at) filter (where created_at <= (ask->>'deliveredTo')::timestamptz)
  into seen, delivered from messages where order_id = o.id;
  delivered := greatest(delivered, seen);
  perform join_chat(o, ask->>'by', as_role);
  update chat_members set delivered_to = greatest(delivered_to, delivered), read_to = greatest(read_to, seen)
  where order_id = o.id and addr = ask->>'by' and (
    coalesce(delivered > delivered_to, delivered is not null) or coalesce(seen > read_to, seen is not null)
  );
  if found then
    perform chat_was_read(o.id, ask->>'by', (select read_to from chat_members where order_id = o.id and addr = ask->>'by'));
    perform emit('mark', jsonb_build_object('orderId', o.id, 'by', ask->>'by'));
  end if;
  return '{}';
end $$;
comment on function mark_messages(jsonb) is 'decision: notes how far a chat was read';

-- Writes down that staff looked into an order's chat or at one of its files. Answers {} or {fault}: order.missing.
create or replace function look_into_chat(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found or chat_role(o, ask->>'by') is distinct from 'staff' then
    return jsonb_build_object('fault', 'order.missing');
  end if;
  perform note_look(ask);
  perform join_chat(o, ask->>'by', 'staff');
  return '{}';
end $$;
comment on function look_into_chat(jsonb) is 'decision: notes that staff looked into a chat';
