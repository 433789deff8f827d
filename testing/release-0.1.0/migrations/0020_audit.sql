-- Reading what staff did, and giving rights from the operator's own machine.

-- A row's time is its place in the list: no two rows have the same.
create sequence audit_tick;
alter table audit alter column at set default unique_time('audit_tick');
create index audit_by_time on audit (at);
create index audit_by_who on audit (lower(who) text_pattern_ops);
create function target_end(target text) returns text language sql immutable as $$
  select case when target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then right(target, 6) end
$$;
-- An order by the short name that screens show.
create index audit_by_short_name on audit (target_end(target)) where target_end(target) is not null;
create index audit_by_target on audit (lower(target) text_pattern_ops);

-- Gives somebody a right or takes it, in the name of whoever can use the operator's own machine. Somebody who never signed in is
-- known from then on. Answers {} or {fault}: user.missing (there is nothing to take from).
create function grant_right(ask jsonb) returns jsonb language plpgsql as $$
declare
  known users;
  was jsonb;
  wish jsonb := jsonb_build_object(ask->>'right', ask->'has');
  now_at timestamptz(3);
begin
  if (ask->>'has')::boolean then
    insert into users (addr) values (ask->>'addr') on conflict (addr) do nothing;
  end if;
  select * into known from users where addr = ask->>'addr' for no key update;
  if not found then return jsonb_build_object('fault', 'user.missing'); end if;
  was := jsonb_build_object(
    'isSuper', known.is_super, 'isModerator', known.is_moderator, 'isAffiliated', known.is_affiliated
  );
  if was @> wish then return '{}'; end if;
  now_at := greatest(clock_timestamp(), known.updated_at + interval '1 millisecond');
  update users set
    is_super = coalesce((wish->>'isSuper')::boolean, is_super),
    is_moderator = coalesce((wish->>'isModerator')::boolean, is_moderator),
    is_affiliated = coalesce((wish->>'isAffiliated')::boolean, is_affiliated),
    rights_at = now_at,
    updated_at = now_at
  where addr = known.addr;
  if not is_staff(known.addr) then perform give_disputes_back(known.addr, 'command'); end if;
  insert into audit (who, action, target, before, after, from_where)
  values ('command', 'users.grant', known.addr, was, wish, 'command line');
  perform tell('user', null, jsonb_build_object('addr', known.addr));
  return '{}';
end $$;

alter function write_message(jsonb) rename to put_message;

-- Writes one message as put_message does; one of staff is in the audit, without what it says.
create function write_message(ask jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb := put_message(ask);
begin
  insert into audit (who, action, target, after, from_where)
  select m.sender, case m.kind when 'file' then 'messages.attach' else 'messages.write' end, m.order_id::text,
    jsonb_build_object('messageId', m.id), ask->>'fromWhere'
  from messages m
  where m.id = (said->>'messageId')::uuid and m.id = (ask->>'messageId')::uuid and m.role = 'staff';
  return said;
end $$;
