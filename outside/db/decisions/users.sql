-- People and what they may do. Rights change under the rows of both people, locked in order of address.

create or replace function is_staff(who text) returns boolean language sql stable as $$
  select coalesce((select (is_super or is_moderator) and not is_banned from users where addr = who), false)
$$;

create or replace function is_super_user(who text) returns boolean language sql stable as $$
  select coalesce((select is_super and not is_banned from users where addr = who), false)
$$;

-- Whether a version that staff saw is from before what other staff changed since, or never was.
create or replace function is_stale(seen timestamptz, staff_at timestamptz, updated_at timestamptz) returns boolean language sql immutable as $$
  select seen < staff_at or seen > updated_at
$$;

-- Changes what somebody may do, if nobody else has since the asker saw them, with its audit row. Whoever is no staff any more
-- looks after no dispute. Answers {} or {fault}: user.missing, user.changed, user.self, access.denied.
create or replace function change_user(ask jsonb) returns jsonb language plpgsql as $$
declare
  known users;
  wish jsonb := ask->'set';
  was jsonb;
  now_at timestamptz(3);
begin
  -- Both, in one order: two super users who take each other's rights away at the same time do so one after the other.
  perform from users where addr in (ask->>'addr', ask->>'by') order by addr for no key update;
  select * into known from users where addr = ask->>'addr';
  if not found then return jsonb_build_object('fault', 'user.missing'); end if;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  if known.addr = ask->>'by'
    and (not coalesce((wish->>'isSuper')::boolean, true) or coalesce((wish->>'isBanned')::boolean, false)) then
    return jsonb_build_object('fault', 'user.self');
  end if;
  if is_stale((ask->>'updatedAt')::timestamptz, known.rights_at, known.updated_at) then
    return jsonb_build_object('fault', 'user.changed');
  end if;
  was := jsonb_build_object(
    'isSuper', known.is_super, 'isModerator', known.is_moderator, 'isAffiliated', known.is_affiliated,
    'isBanned', known.is_banned
  );
  if was @> wish then return '{}'; end if;
  now_at := greatest(clock_timestamp(), known.updated_at + interval '1 millisecond');
  update users set
    is_super = coalesce((wish->>'isSuper')::boolean, is_super),
    is_moderator = coalesce((wish->>'isModerator')::boolean, is_moderator),
    is_affiliated = coalesce((wish->>'isAffiliated')::boolean, is_affiliated),
    is_banned = coalesce((wish->>'isBanned')::boolean, is_banned),
    rights_at = case when known.addr = ask->>'by' then rights_at else now_at end,
    updated_at = now_at
  where addr = known.addr;
  -- A banned person's browsers hear nothing any more.
  if (wish->>'isBanned')::boolean then delete from push_subscriptions where addr = known.addr; end if;
  if not is_staff(known.addr) then perform give_disputes_back(known.addr, ask->>'by'); end if;
  insert into audit (who, action, target, before, after, from_where)
  values (ask->>'by', 'users.save', known.addr, was, wish, ask->>'fromWhere');
  perform emit('user', jsonb_build_object('addr', known.addr));
  -- Who is banned is offered to nobody.
  if known.is_banned <> coalesce((wish->>'isBanned')::boolean, known.is_banned) then
    perform emit('agent', jsonb_build_object('addr', known.addr));
  end if;
  return '{}';
end $$;
comment on function change_user(jsonb) is 'decision: changes what somebody may do';

-- Gives somebody a right or takes it, in the name of whoever can use the operator's own machine. Somebody who never signed in is
-- known from then on. Answers {} or {fault}: user.missing (there is nothing to take from).
create or replace function grant_right(ask jsonb) returns jsonb language plpgsql as $$
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
  perform emit('user', jsonb_build_object('addr', known.addr));
  return '{}';
end $$;
comment on function grant_right(jsonb) is 'decision: gives or takes a right';
