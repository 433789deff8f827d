-- What staff look for, and what they change about people.

create index orders_by_status on orders (status, created_at);
-- An order by the short name that screens show, the random end of its id.
create index orders_by_short_name on orders (right(id::text, 6));
create index users_by_address on users (lower(addr) text_pattern_ops);
create index users_by_name on users (lower(username) text_pattern_ops);
create index agents_by_name on agents (lower(username) text_pattern_ops);

-- Gives the open disputes of somebody who is no staff any more to nobody, in the name of who decided that.
create function give_disputes_back(whose text, by_whom text) returns void language plpgsql as $$
declare
  o orders;
begin
  for o in
    select * from orders where id in (select order_id from disputes where assignee = whose and state = 'taken')
    order by id for no key update
  loop
    update disputes set assignee = null, state = 'open', taken_at = null
    where order_id = o.id and state = 'taken' and assignee = whose;
    continue when not found;
    insert into dispute_steps (order_id, kind, by) values (o.id, 'givenBack', by_whom);
    perform tell_order(o);
  end loop;
end $$;

-- Changes what somebody may do, if they still are as the asker saw them, with its audit row. Whoever is no staff any more looks
-- after no dispute. Answers {} or {fault}: user.missing, user.changed, user.self, access.denied.
create function change_user(ask jsonb) returns jsonb language plpgsql as $$
declare
  known users;
  wish jsonb := ask->'set';
  was jsonb;
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
  if known.updated_at <> (ask->>'updatedAt')::timestamptz then return jsonb_build_object('fault', 'user.changed'); end if;
  was := jsonb_build_object(
    'isSuper', known.is_super, 'isModerator', known.is_moderator, 'isAffiliated', known.is_affiliated,
    'isBanned', known.is_banned
  );
  if was @> wish then return '{}'; end if;
  update users set
    is_super = coalesce((wish->>'isSuper')::boolean, is_super),
    is_moderator = coalesce((wish->>'isModerator')::boolean, is_moderator),
    is_affiliated = coalesce((wish->>'isAffiliated')::boolean, is_affiliated),
    is_banned = coalesce((wish->>'isBanned')::boolean, is_banned),
    updated_at = greatest(clock_timestamp(), known.updated_at + interval '1 millisecond')
  where addr = known.addr;
  if not is_staff(known.addr) then perform give_disputes_back(known.addr, ask->>'by'); end if;
  insert into audit (who, action, target, before, after, from_where)
  values (ask->>'by', 'users.save', known.addr, was, wish, ask->>'fromWhere');
  perform tell('user', null, jsonb_build_object('addr', known.addr));
  -- Who is banned is offered to nobody.
  if known.is_banned <> coalesce((wish->>'isBanned')::boolean, known.is_banned) then
    perform tell('agent', null, jsonb_build_object('addr', known.addr));
  end if;
  return '{}';
end $$;

-- Revalues what one agent may promise. Where staff had that done (`by`), it is in the audit. Answers how many figures changed.
create function refresh_collateral(ask jsonb) returns int language plpgsql as $$
declare
  whose text := ask->>'addr';
  was text := (select allowed::text from capacity where agent_addr = whose);
  changed int := revalue_capacity((ask->>'share')::numeric, array[whose]);
begin
  if ask->>'by' is not null then
    insert into audit (who, action, target, before, after, from_where) values (
      ask->>'by', 'collateral.refresh', whose, jsonb_build_object('allowed', was),
      jsonb_build_object('allowed', (select allowed::text from capacity where agent_addr = whose)), ask->>'fromWhere'
    );
  end if;
  return changed;
end $$;
