-- What staff look for, and what they change about people.

create index orders_by_status on orders (status, created_at);
-- An order by the short name that screens show, the random end of its id.
create index orders_by_short_name on orders (right(id::text, 6));
create index users_by_address on users (lower(addr) text_pattern_ops);
create index users_by_name on users (lower(username) text_pattern_ops);
create index agents_by_name on agents (lower(username) text_pattern_ops);
-- News about people and sessions that have no number yet.
create index outbox_of_people on outbox (id) where seq is null and topic in ('user', 'session');

-- When somebody else last changed what a person or an agent may do, at first when they were made. Their own changes move
-- `updated_at` only: whoever is being banned must not make the ban a stale one.
alter table users add column rights_at timestamptz(3);
alter table agents add column staff_at timestamptz(3);
update users set rights_at = least(created_at, updated_at);
update agents set staff_at = least(created_at, updated_at);
alter table users alter column rights_at set not null, alter column rights_at set default now();
alter table agents alter column staff_at set not null, alter column staff_at set default now();

-- Whether a version that staff saw is from before what other staff changed since, or never was.
create function is_stale(seen timestamptz, staff_at timestamptz, updated_at timestamptz) returns boolean language sql immutable as $$
  select seen < staff_at or seen > updated_at
$$;

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

-- Gives a dispute to somebody of the staff, or to nobody, if it still is whose the asker saw (`seen`). Moderators take what is
-- nobody's and pass on or give back what is theirs; super users assign as they like. Answers {} or {fault}: order.missing,
-- dispute.missing, dispute.changed, dispute.assignee, access.denied.
create or replace function assign_dispute(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
  who text := ask->>'by';
  wanted text := ask->>'to';
  what text;
begin
  -- First of all locks, as where rights are taken away: who loses them at this moment either has this dispute taken back, or is
  -- no staff for what follows.
  perform from users where addr in (who, wanted) order by addr for share;
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  select * into d from disputes where order_id = o.id and state <> 'decided' for no key update;
  if not found then return jsonb_build_object('fault', 'dispute.missing'); end if;
  if d.assignee is distinct from ask->>'seen' then return jsonb_build_object('fault', 'dispute.changed'); end if;
  if not is_staff(who) or who in (o.user_addr, o.agent_addr) then return jsonb_build_object('fault', 'access.denied'); end if;
  if not is_super_user(who) and not coalesce(d.assignee = who, d.assignee is null and wanted = who) then
    return jsonb_build_object('fault', 'access.denied');
  end if;
  if wanted is not null and (not is_staff(wanted) or wanted in (o.user_addr, o.agent_addr)) then
    return jsonb_build_object('fault', 'dispute.assignee');
  end if;
  if wanted is not distinct from d.assignee then return '{}'; end if;
  what := case when wanted is null then 'givenBack' when wanted = who then 'taken' else 'assigned' end;
  update disputes set assignee = wanted, state = case when wanted is null then 'open' else 'taken' end,
    taken_at = case when wanted is not null then clock_timestamp() end
  where id = d.id;
  insert into dispute_steps (order_id, kind, by, note) values (o.id, what, who, wanted);
  insert into audit (who, action, target, before, after, from_where) values (
    who, 'disputes.assign', o.id::text, jsonb_build_object('assignee', d.assignee), jsonb_build_object('assignee', wanted),
    ask->>'fromWhere'
  );
  if wanted is not null then
    perform notify_parties(o.id, 'dispute:' || d.id || ':taken', 'disputeTaken', null);
    if wanted <> who then
      perform note_for(wanted, 'dispute:' || d.id || ':assigned:' || clock_timestamp(), 'disputeAssigned', 'staff', o.id,
        order_words(o));
    end if;
  end if;
  perform tell_order(o);
  return '{}';
end $$;
-- Moves an agent by a decision of staff or switches a flag, and writes the audit row where staff did it. An agent changes the
-- version that they see; staff are stopped by what other staff changed since, never by the agent. Nobody suspends or moderates
-- themself. Answers {} or {fault}: agent.changed, access.denied.
create or replace function change_agent(ask jsonb) returns jsonb language plpgsql as $$
declare
  known agents;
  now_at timestamptz(3);
  wish jsonb := ask->'set';
  who text := ask->>'by';
  as_staff boolean := (ask->>'asStaff')::boolean;
  seen timestamptz := (ask->>'updatedAt')::timestamptz;
begin
  -- First of all locks: whoever is taken their rights away at this moment is waited for.
  perform from users where addr = who for share;
  if not (case when as_staff then is_staff(who) else who = ask->>'addr' end)
    or (who = ask->>'addr' and wish ?| '{isSuspend,moderationStatus}')
    or (not as_staff and wish ?| '{isSuspend,moderationStatus}') then
    return jsonb_build_object('fault', 'access.denied');
  end if;
  select * into known from agents where addr = ask->>'addr' for no key update;
  if not found
    or (case when as_staff then is_stale(seen, known.staff_at, known.updated_at) else seen <> known.updated_at end)
    or (ask ? 'oldStatus' and known.moderation_status <> ask->>'oldStatus') then
    return jsonb_build_object('fault', 'agent.changed');
  end if;
  now_at := greatest(clock_timestamp(), known.updated_at + interval '1 millisecond');
  update agents set
    is_active = coalesce((wish->>'isActive')::boolean, is_active),
    is_suspend = coalesce((wish->>'isSuspend')::boolean, is_suspend),
    moderation_status = coalesce(wish->>'moderationStatus', moderation_status),
    moderated_at = case when wish ? 'moderationStatus' then now_at else moderated_at end,
    staff_at = case when as_staff then now_at else staff_at end,
    updated_at = now_at
  where addr = known.addr;
  if as_staff then
    insert into audit (who, action, target, before, after, from_where) values (
      who, ask->>'action', known.addr,
      jsonb_build_object(
        'isActive', known.is_active, 'isSuspend', known.is_suspend, 'moderationStatus', known.moderation_status
      ),
      wish, ask->>'fromWhere'
    );
  end if;
  perform tell('agent', null, jsonb_build_object('addr', known.addr));
  perform tell('user', null, jsonb_build_object('addr', known.addr));
  return '{}';
end $$;

-- Changes what somebody may do, if nobody else has since the asker saw them, with its audit row. Whoever is no staff any more
-- looks after no dispute. Answers {} or {fault}: user.missing, user.changed, user.self, access.denied.
create function change_user(ask jsonb) returns jsonb language plpgsql as $$
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

-- Revalues what one agent may promise. Where staff had that done (`by`), it is in the audit. Answers how many figures changed, null
-- to whoever is no staff any more.
create function refresh_collateral(ask jsonb) returns int language plpgsql as $$
declare
  whose text := ask->>'addr';
  was text := (select allowed::text from capacity where agent_addr = whose);
  changed int;
begin
  if ask->>'by' is not null and not is_staff(ask->>'by') then return null; end if;
  changed := revalue_capacity((ask->>'share')::numeric, array[whose]);
  if ask->>'by' is not null then
    insert into audit (who, action, target, before, after, from_where) values (
      ask->>'by', 'collateral.refresh', whose, jsonb_build_object('allowed', was),
      jsonb_build_object('allowed', (select allowed::text from capacity where agent_addr = whose)), ask->>'fromWhere'
    );
  end if;
  return changed;
end $$;
