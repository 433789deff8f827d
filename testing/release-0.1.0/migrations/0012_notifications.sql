-- Word of every step: what people are told, where they want to hear it, and what has become of each sending. A notification is
-- written in the transaction of what it tells, one row a person and event; it is carried out of the house afterwards, by
-- one process at a time, which holds the lease.

-- One holder at a time. `fence` grows with every new holder: what an older one still writes is refused.
create table leases (
  name text primary key,
  holder uuid not null,
  fence bigint not null,
  until timestamptz not null
);

-- Takes or keeps a lease. Answers its fence, or null while another holds it.
create function take_lease(lease text, who uuid, seconds int) returns bigint language plpgsql as $$
declare
  held record;
  ends timestamptz;
begin
  insert into leases values (lease, who, 1, '-infinity') on conflict do nothing;
  select * into held from leases where name = lease for no key update;
  ends := clock_timestamp() + seconds * interval '1 second';
  if held.until <= clock_timestamp() then
    -- One that ran out is never taken up again under its old fence, not by its own holder either.
    update leases set holder = who, fence = held.fence + 1, until = ends where name = lease;
    return held.fence + 1;
  elsif held.holder = who then
    update leases set until = ends where name = lease;
    return held.fence;
  end if;
  return null;
end $$;

create function has_lease(lease text, with_fence bigint) returns boolean language sql stable as $$
  select exists (select from leases where name = lease and fence = with_fence and until > clock_timestamp())
$$;

create table notifications (
  id bigint generated always as identity primary key,
  addr text not null references users,
  -- What happened, by name: the same event is told to the same person once, whoever tells it and how often.
  event text not null,
  kind text not null,
  role text not null check (role in ('user', 'agent', 'staff')),
  order_id uuid references orders,
  -- What its words need: pair, amounts, deadline. Never an address, an account or a name.
  data jsonb not null default '{}',
  created_at timestamptz(3) not null default clock_timestamp(),
  read_at timestamptz(3),
  -- When it was decided to which channels it goes; null until then.
  planned_at timestamptz(3),
  unique (addr, event)
);
create index notifications_of on notifications (addr, id desc);
create index unread_of on notifications (addr) where read_at is null;
create index notifications_to_plan on notifications (addr, id) where planned_at is null;

-- One sending. due: waits for its time. sending: handed over, the answer is not known yet. sent, dropped: over. unknown: handed
-- over and never answered; it is not sent again, because it may well have arrived. gathered: one too many, told by the one that
-- `gathers`, which says in the place of its own words that there is more.
create table deliveries (
  notification_id bigint not null references notifications on delete cascade,
  addr text not null references users,
  channel text not null check (channel in ('bot', 'email', 'push')),
  -- The push subscription; empty for channels of which a person has one.
  target text not null default '',
  state text not null default 'due'
    check (state in ('due', 'sending', 'sent', 'dropped', 'unknown', 'gathered')),
  gathers boolean not null default false,
  tries int not null default 0,
  due_at timestamptz not null,
  fence bigint,
  fault text,
  primary key (notification_id, channel, target)
);
create index deliveries_due on deliveries (channel, addr, due_at) where state = 'due';
create index deliveries_sending on deliveries (channel, addr) where state = 'sending';
create index deliveries_of on deliveries (addr, channel, due_at);

-- Writes down where a notification goes, once, and only under the lease. A person's mailbox, chat or browser is due no more than
-- `bounds` sendings a minute and an hour: of what goes beyond, the first is put off until there is room and tells of all the others.
create function plan_deliveries(notification bigint, with_fence bigint, ways jsonb, bounds jsonb) returns void language plpgsql as $$
declare
  who text;
  asked_by_hand boolean;
  way record;
  beyond timestamptz;
begin
  update notifications set planned_at = clock_timestamp()
  where id = notification and planned_at is null and has_lease('courier', with_fence)
  returning addr, kind = 'test' into who, asked_by_hand;
  if not found then return; end if;
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
end $$;

create function notifications_channel(who text) returns text language sql immutable as $$
  select 'bl:notifications:' || lower(who)
$$;

create function tell_notified() returns trigger language plpgsql as $$
begin
  perform tell('notification', notifications_channel(new.addr), '{}');
  return null;
end $$;
create trigger tell_notified after insert on notifications for each row execute function tell_notified();

-- Notes something for a person, once an event.
create function note_for(who text, event text, kind text, role text, order_id uuid, data jsonb) returns void
language sql as $$
  insert into notifications (addr, event, kind, role, order_id, data) values (who, event, kind, role, order_id, data)
  on conflict (addr, event) do nothing
$$;

-- What the words of an order's notification need of it.
create function order_words(o orders) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'from', jsonb_build_object('network', o.from_network, 'currency', o.from_currency, 'amount', o.from_amount::text),
    'to', jsonb_build_object('network', o.to_network, 'currency', o.to_currency, 'amount', o.to_amount::text),
    'deadline', case o.status when 'userTransfer' then o.expire_at when 'agentTransfer' then o.payout_due_at end,
    'isDecided', false
  )
$$;

-- Notes something of an order for both its parties, except for one of them (who did it), or for nobody's.
create function notify_parties(about uuid, event text, kind text, except_addr text) returns void language plpgsql as $$
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

create index staff_for_disputes on users (addr) where dispute_notification and (is_super or is_moderator) and not is_banned;

-- Every step is told to the party that did not take it. A new order is told to its user too: the time to pay has begun. Staff
-- who asked for it hear of disputes.
create function notify_step() returns trigger language plpgsql as $$
declare
  o orders;
  words jsonb;
  event text := 'order:' || new.order_id || ':' || new.step;
  staff record;
begin
  select * into o from orders where id = new.order_id;
  words := order_words(o) || jsonb_build_object('isDecided', coalesce(new.old = 'dispute', false));
  if new.changed_by <> o.user_addr or new.new = 'userTransfer' then
    perform note_for(o.user_addr, event, new.new, 'user', o.id, words);
  end if;
  if new.changed_by <> o.agent_addr then perform note_for(o.agent_addr, event, new.new, 'agent', o.id, words); end if;
  if new.new = 'dispute' then
    for staff in
      select addr from users
      where dispute_notification and (is_super or is_moderator) and not is_banned
        and addr not in (o.user_addr, o.agent_addr, new.changed_by)
    loop
      perform note_for(staff.addr, event, 'dispute', 'staff', o.id, words);
    end loop;
  end if;
  return null;
end $$;
create trigger notify_step after insert on order_history for each row execute function notify_step();

-- Who has read a chat to its end has read what was said of it.
create function messages_were_read() returns trigger language plpgsql as $$
begin
  update notifications set read_at = clock_timestamp()
  where addr = new.addr and order_id = new.order_id and kind = 'message' and read_at is null
    and new.read_to >= (select max(created_at) from messages where order_id = new.order_id);
  if found then perform tell('notification', notifications_channel(new.addr), '{}'); end if;
  return null;
end $$;
create trigger messages_were_read after insert or update of read_to on chat_members
for each row when (new.read_to is not null) execute function messages_were_read();

-- What nobody's act tells, some at a time, each kind in a transaction of its own: what is wrong with one must not keep back the
-- other. What is older than 30 days is told no more: its notification may be forgotten by now. They answer how many.

-- Payouts that are overdue.
create function notify_overdue() returns int language plpgsql as $$
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
  return found_now;
end $$;

-- Collateral whose lock comes near its end or is over.
create function notify_collateral() returns int language sql as $$
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
    insert into notifications (addr, event, kind, role, data)
    select agent_addr, event, case when is_over then 'collateralOver' else 'collateralSoon' end, 'agent',
      jsonb_build_object('deadline', ends, 'tokenId', token_id::text)
    from untold on conflict (addr, event) do nothing returning 1
  )
  select count(*)::int from told
$$;
create index orders_overdue on orders (payout_due_at) where status = 'agentTransfer';

-- Where a person wants to hear what. No row: the defaults of domain/notifications/choices.ts.
create table notification_choices (
  addr text primary key references users,
  -- {group: {channel: boolean}}, whole.
  choices jsonb not null,
  -- Wall-clock times HH:MM in the zone; both null: no quiet hours.
  quiet_start text check (quiet_start ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  quiet_end text check (quiet_end ~ '^([01]\d|2[0-3]):[0-5]\d$'),
  timezone text not null default 'UTC',
  updated_at timestamptz(3) not null default clock_timestamp(),
  check ((quiet_start is null) = (quiet_end is null)),
  check (quiet_start <> quiet_end)
);

-- A person's address for mail, and the one that a code was sent to: it takes the other's place when the code was given back, and
-- nothing else is sent to it before. Codes are kept as hashes, and so is what finds an address again.
create table mail_boxes (
  addr text primary key references users,
  email_enc bytea,
  asked_enc bytea,
  asked_hash bytea,
  code_hash bytea,
  code_until timestamptz,
  tries int not null default 0,
  asked_at timestamptz not null default clock_timestamp(),
  -- How many codes were asked for since this day began.
  asked_day date not null default current_date,
  asked_times int not null default 1,
  confirmed_at timestamptz(3),
  -- On which day the address was said to be nobody's, for the first time since something has arrived there.
  gone_on date,
  check ((email_enc is null) = (confirmed_at is null)),
  check ((asked_enc is null) = (asked_hash is null))
);

-- Codes that were sent, by the hash of their address: whoever asks, and from however many accounts, a mailbox is sent few.
create table mail_codes (
  address_hash bytea not null,
  at timestamptz not null default clock_timestamp()
);
create index on mail_codes (address_hash, at);
create index on mail_codes (at);

-- How a person and a chat with the bot are bound: a connect code shown on the profile and sent to the bot, then an activation
-- code shown in the chat and entered on the profile. Who has only one of the two binds nothing.
create table bot_bindings (
  addr text primary key references users,
  -- The connect code is derived from the nonce; its hash finds the person.
  connect_nonce uuid,
  connect_hash bytea unique,
  connect_until timestamptz,
  -- The chat that sent the connect code, until it is activated or the code ends.
  asking_chat_enc bytea,
  asking_chat_hash bytea,
  -- What the chat calls itself: who enters its code is to see whose it is.
  asking_name_enc bytea,
  activation_hash bytea,
  activation_until timestamptz,
  tries int not null default 0,
  chat_enc bytea,
  chat_hash bytea unique,
  activated_at timestamptz(3),
  check ((chat_hash is null) = (chat_enc is null)),
  check ((chat_hash is null) = (activated_at is null))
);

-- Updates of the bot that were carried out: each is, once, however often it is given.
create table bot_updates (
  update_id bigint primary key,
  at timestamptz not null default now()
);

create table push_subscriptions (
  id uuid primary key,
  addr text not null references users,
  endpoint_hash bytea not null unique,
  data_enc bytea not null,
  -- The session that asked for it: whoever has signed out of a browser, or was signed out of it, hears nothing there any more.
  session_id uuid not null references session_families on delete cascade,
  created_at timestamptz not null default clock_timestamp()
);
create index on push_subscriptions (addr);
create index on push_subscriptions (session_id);

create function push_ends_with_session() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where session_id = new.id;
  if found then perform tell('settings', notifications_channel(new.addr), '{}'); end if;
  return null;
end $$;
create trigger push_ends_with_session after update of revoked_at on session_families
for each row when (new.revoked_at is not null) execute function push_ends_with_session();

create function push_ends_with_ban() returns trigger language plpgsql as $$
begin
  delete from push_subscriptions where addr = new.addr;
  return null;
end $$;
create trigger push_ends_with_ban after update of is_banned on users
for each row when (new.is_banned) execute function push_ends_with_ban();

-- Compares an activation code, at most five times a code; the fifth failure ends it. Answers {} or {fault}: bot.activation,
-- bot.taken.
create function activate_bot(who text, given_hash bytea) returns jsonb language plpgsql as $$
declare
  b bot_bindings;
begin
  perform from users where addr = who for no key update;
  select * into b from bot_bindings where addr = who for no key update;
  if not found or b.activation_hash is null or b.activation_until <= clock_timestamp() then
    return jsonb_build_object('fault', 'bot.activation', 'left', 0);
  end if;
  if b.activation_hash <> given_hash then
    update bot_bindings set tries = b.tries + 1,
      activation_hash = case when b.tries >= 4 then null else activation_hash end
    where addr = who;
    return jsonb_build_object('fault', 'bot.activation', 'left', greatest(4 - b.tries, 0));
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

-- Ends a binding and every code of it.
create function revoke_bot(who text) returns void language plpgsql as $$
begin
  perform from users where addr = who for no key update;
  delete from bot_bindings where addr = who;
  update users set tg_chat_enabled = false, updated_at = greatest(clock_timestamp(), updated_at + interval '1 millisecond')
  where addr = who;
  perform tell('user', notifications_channel(who), jsonb_build_object('addr', who));
end $$;

-- Notes that a person wants mail at an address, with the hash of a fresh code. Answers send; too-often: they asked too often
-- themselves; full: the market has sent as many codes as it may; silent: the address was sent enough of them, which nobody must
-- learn, so that all is as if one were sent. A code that waits for that same address stays good then.
create function ask_mail_code(who text, address_enc bytea, hash_of_address bytea, hash_of_code bytea, bounds jsonb) returns text
language plpgsql as $$
declare
  m mail_boxes;
  is_silent boolean;
begin
  lock table mail_codes in share row exclusive mode;
  select * into m from mail_boxes where addr = who for no key update;
  if found and (m.asked_at > clock_timestamp() - (bounds->>'pauseSeconds')::int * interval '1 second'
    or m.asked_day = current_date and m.asked_times >= (bounds->>'aDay')::int) then
    return 'too-often';
  end if;
  if (select count(*) from mail_codes where at > clock_timestamp() - interval '1 hour') >= (bounds->>'marketAnHour')::int then
    return 'full';
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
    return 'silent';
  end if;
  update mail_boxes set asked_enc = address_enc, asked_hash = hash_of_address, code_hash = hash_of_code, tries = 0,
    code_until = clock_timestamp() + (bounds->>'minutes')::int * interval '1 minute'
  where addr = who;
  if is_silent then return 'silent'; end if;
  insert into mail_codes (address_hash) values (hash_of_address);
  return 'send';
end $$;

-- Compares the code of a mail address, at most five times a code. Answers {} or {fault}: mail.code.
create function confirm_mail(who text, given_hash bytea) returns jsonb language plpgsql as $$
declare
  m mail_boxes;
begin
  select * into m from mail_boxes where addr = who for no key update;
  if not found or m.code_hash is null or m.code_until <= clock_timestamp() then
    return jsonb_build_object('fault', 'mail.code', 'left', 0);
  end if;
  if m.code_hash <> given_hash then
    update mail_boxes set tries = m.tries + 1, code_hash = case when m.tries >= 4 then null else code_hash end
    where addr = who;
    return jsonb_build_object('fault', 'mail.code', 'left', greatest(4 - m.tries, 0));
  end if;
  update mail_boxes set email_enc = asked_enc, confirmed_at = clock_timestamp(), gone_on = null,
    asked_enc = null, asked_hash = null, code_hash = null, code_until = null, tries = 0
  where addr = who;
  perform tell('settings', notifications_channel(who), '{}');
  return '{}';
end $$;
