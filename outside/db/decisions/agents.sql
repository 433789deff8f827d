-- Agents' profiles and the options that they offer.

-- Applies for the agent role or changes the profile, if it still is as its editor saw it. Answers {} or {fault}: agent.changed.
-- Options that stay as they are, are not written again.
create or replace function save_agent(ask jsonb) returns jsonb language plpgsql as $$
declare
  known agents;
  saved_at timestamptz(3) := clock_timestamp();
  who text := ask->>'addr';
begin
  perform from users where addr = who for no key update;
  select * into known from agents where addr = who;
  if found and known.updated_at is distinct from (ask->>'updatedAt')::timestamptz then
    return jsonb_build_object('fault', 'agent.changed');
  end if;
  if found then
    saved_at := greatest(saved_at, known.updated_at + interval '1 millisecond');
  end if;

  insert into agents (
    addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone, info, updated_at
  ) values (
    who, decode(ask->>'emailEnc', 'base64'), ask->>'username', ask->>'firstName', ask->>'lastName',
    array(select jsonb_array_elements_text(ask->'countryCodes')), ask->>'workStart', ask->>'workEnd', ask->>'timezone',
    ask->>'info', saved_at
  ) on conflict (addr) do update set
    email_enc = excluded.email_enc, username = excluded.username, first_name = excluded.first_name,
    last_name = excluded.last_name, country_codes = excluded.country_codes, work_start = excluded.work_start,
    work_end = excluded.work_end, timezone = excluded.timezone, info = excluded.info, updated_at = excluded.updated_at;
  insert into capacity (agent_addr) values (who) on conflict do nothing;

  delete from requisites where agent_addr = who;
  insert into requisites (id, agent_addr, kind, network, currency, data_enc)
  select gen_random_uuid(), who, kind, network, currency, decode("dataEnc", 'base64')
  from jsonb_to_recordset(ask->'requisites') as r(kind text, network text, currency text, "dataEnc" text);

  perform write_options(who, ask->'options');
  perform emit('agent', jsonb_build_object('addr', who));
  perform emit('user', jsonb_build_object('addr', who));
  return '{}';
end $$;
comment on function save_agent(jsonb) is 'decision: saves a profile whole';

-- The options of a request as rows.
create or replace function options_of(options jsonb) returns table (
  from_network text, from_currency text, to_network text, to_currency text, active boolean, price_type_use smallint,
  fix_price numeric, market_price numeric
) language sql immutable as $$
  select * from jsonb_to_recordset(options) as o(
    from_network text, from_currency text, to_network text, to_currency text, active boolean, price_type_use smallint,
    fix_price numeric, market_price numeric
  )
$$;

-- Makes an agent's options exactly those given. What is saved is confirmed: a fixed price that had left the book is back.
create or replace function write_options(who text, options jsonb) returns void language plpgsql as $$
begin
  delete from swap_options where agent_addr = who and (from_network, from_currency, to_network, to_currency) not in (
    select g.from_network, g.from_currency, g.to_network, g.to_currency from options_of(options) g
  );
  insert into swap_options as s (
    agent_addr, from_network, from_currency, to_network, to_currency, active, price_type_use, fix_price, market_price
  ) select who, g.* from options_of(options) g
  on conflict (agent_addr, from_network, from_currency, to_network, to_currency) do update set
    active = excluded.active, price_type_use = excluded.price_type_use, fix_price = excluded.fix_price,
    market_price = excluded.market_price, off_market_at = null
  where s.off_market_at is not null or (s.active, s.price_type_use, s.fix_price, s.market_price)
    is distinct from (excluded.active, excluded.price_type_use, excluded.fix_price, excluded.market_price);
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
  perform emit('agent', jsonb_build_object('addr', known.addr));
  perform emit('user', jsonb_build_object('addr', known.addr));
  return '{}';
end $$;
comment on function change_agent(jsonb) is 'decision: switches a flag or decides about an agent';
