-- The chat of an order: its messages, its images, who takes part in it, and how far each of them has read.

-- An image as it lies in DATA_DIR: decoded, written anew and encrypted. `sha256` is of what is seen, so that the same
-- receipt shown in two orders can be told.
create table files (
  id uuid primary key,
  order_id uuid not null references orders,
  sender text not null references users,
  mime text not null check (mime in ('image/png', 'image/jpeg', 'image/webp')),
  size int not null check (size > 0),
  width int not null check (width > 0),
  height int not null check (height > 0),
  sha256 bytea not null check (length(sha256) = 32),
  created_at timestamptz(3) not null default clock_timestamp()
);
create index on files (order_id);
create index on files (sender, created_at);

create sequence message_tick;

-- Texts are sealed with the data key. `client_id` is the sender's own name for a message: sent twice, it is written once.
create table messages (
  id uuid primary key,
  order_id uuid not null references orders,
  sender text not null references users,
  role text not null check (role in ('user', 'agent', 'staff')),
  kind text not null check (kind in ('text', 'file')),
  text_enc bytea,
  file_id uuid unique references files,
  client_id uuid,
  created_at timestamptz not null,
  unique (order_id, created_at),
  unique (order_id, sender, client_id),
  check ((kind = 'text') = (text_enc is not null)),
  check ((kind = 'file') = (file_id is not null))
);

-- Who takes part in a chat, and up to which message it reached them and was read by them.
create table chat_members (
  order_id uuid not null references orders,
  addr text not null references users,
  role text not null check (role in ('user', 'agent', 'staff')),
  joined_at timestamptz(3) not null default clock_timestamp(),
  delivered_to timestamptz,
  read_to timestamptz,
  primary key (order_id, addr),
  check (read_to is null or delivered_to >= read_to)
);

create function messages_channel(order_id uuid) returns text language sql immutable as $$
  select 'bl:order:' || order_id || ':new-message'
$$;

create function counterparts_channel(order_id uuid) returns text language sql immutable as $$
  select 'bl:order:' || order_id || ':new-counterpart'
$$;

-- As what a person may take part in an order's chat; null where they may not. A party is never staff in its own order.
create function chat_role(o orders, who text) returns text language sql stable as $$
  select case
    when u.is_banned then null
    when who = o.user_addr then 'user'
    when who = o.agent_addr then 'agent'
    when u.is_super or u.is_moderator then 'staff'
  end from users u where u.addr = who
$$;

-- Lets a person into a chat, and tells the others when it is for the first time. The order's row is locked.
create function join_chat(o orders, who text, as_role text) returns void language plpgsql as $$
begin
  insert into chat_members (order_id, addr, role) values (o.id, who, as_role) on conflict (order_id, addr) do nothing;
  if found then perform tell('chat', counterparts_channel(o.id), jsonb_build_object('addr', who, 'role', as_role)); end if;
end $$;

-- Writes one message into an order's chat, with its file where it has one. Answers {messageId}, of the message that is
-- there already when this one was written before, or {fault}: order.missing, chat.full,
-- chat.too-fast. Creation times of an order's
-- messages grow from commit to commit: whoever knows one of them has missed none before it.
create function write_message(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  as_role text;
  known uuid;
  written timestamptz;
  file jsonb := nullif(ask->'file', 'null');
  who text := ask->>'by';
  new_id uuid := (ask->>'messageId')::uuid;
  new_kind text := case when file is null then 'text' else 'file' end;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  as_role := chat_role(o, who);
  if as_role is null then return jsonb_build_object('fault', 'order.missing'); end if;
  select id into known from messages
  where order_id = o.id and sender = who and client_id = (ask->>'clientId')::uuid;
  if found then return jsonb_build_object('messageId', known); end if;
  if (select count(*) from messages where order_id = o.id and sender = who and kind = new_kind) >= (ask->>'most')::int then
    return jsonb_build_object('fault', 'chat.full');
  end if;
  if (
    select count(*) from messages
    where order_id = o.id and sender = who and created_at > clock_timestamp() - interval '1 minute'
  ) >= (ask->>'perMinute')::int then
    return jsonb_build_object('fault', 'chat.too-fast');
  end if;
  -- A day's images of one person, in bytes: orders can be renewed, the disk cannot.
  if file is not null and (
    select coalesce(sum(size), 0) from files where sender = who and created_at > clock_timestamp() - interval '1 day'
  ) + (file->>'size')::int > 200 * 1024 * 1024 then
    return jsonb_build_object('fault', 'chat.full');
  end if;

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
    new_id, o.id, who, as_role, new_kind, decode(ask->>'textEnc', 'base64'), (file->>'id')::uuid,
    (ask->>'clientId')::uuid, written
  );
  -- Whoever writes has seen what was said before.
  update chat_members set delivered_to = written, read_to = written where order_id = o.id and addr = who;
  perform tell('message', messages_channel(o.id), jsonb_build_object('orderId', o.id, 'id', new_id));
  return jsonb_build_object('messageId', new_id);
end $$;

-- Notes how far a person has received and read an order's chat: never back, never beyond what was written. What was read
-- was delivered. Answers {} or {fault}: order.missing.
create function mark_messages(ask jsonb) returns jsonb language plpgsql as $$
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
    perform tell('mark', messages_channel(o.id), jsonb_build_object('orderId', o.id, 'by', ask->>'by'));
  end if;
  return '{}';
end $$;

-- Writes down that staff looked at something, once in five minutes each: a page that stays open asks again with every news, and
-- that is still the same look.
create function note_look(who text, action text, target text, from_where text) returns void language sql as $$
  insert into audit (who, action, target, from_where)
  select note_look.who, note_look.action, note_look.target, note_look.from_where
  where not exists (
    select from audit a
    where a.target = note_look.target and a.who = note_look.who and a.action = note_look.action
      and a.from_where = note_look.from_where and a.at > clock_timestamp() - interval '5 minutes'
  )
$$;
create index audit_of_target on audit (target, at);

-- Writes down that staff looked into an order's chat or at one of its files. Answers {} or {fault}: order.missing.
create function look_into_chat(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found or chat_role(o, ask->>'by') is distinct from 'staff' then
    return jsonb_build_object('fault', 'order.missing');
  end if;
  perform note_look(ask->>'by', ask->>'action', ask->>'target', ask->>'fromWhere');
  perform join_chat(o, ask->>'by', 'staff');
  return '{}';
end $$;
