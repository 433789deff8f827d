-- What the market does not take for a while.

-- Whoever offers or places holds this lock with others until their transaction ends, before any other lock; whoever halts or lifts
-- holds it alone. So a halt waits for what is under way, and nothing that comes after it can have missed it.
create or replace function enter_market() returns void language sql as $$ select pg_advisory_xact_lock_shared(7304) $$;

create or replace function close_market() returns void language sql as $$ select pg_advisory_xact_lock(7304) $$;

-- Why a pair is not taken now, as a fault with its values; null when it is. The widest halt speaks.
create or replace function halt_fault(from_net text, from_cur text, to_net text, to_cur text) returns jsonb language sql volatile as $$
  select jsonb_build_object(
    'fault', 'market.halted', 'values', jsonb_build_object('scope', scope, 'network', network, 'reason', reason)
  )
  from halts
  where lifted_at is null and (
    scope = 'market' or network in (from_net, to_net)
    or (from_network, from_currency, to_network, to_currency) = (from_net, from_cur, to_net, to_cur)
  )
  order by case scope when 'market' then 1 when 'network' then 2 else 3 end, made_at
  limit 1
$$;

create or replace function halt_target(h halts) returns text language sql immutable as $$
  select case h.scope
    when 'market' then 'market'
    when 'network' then h.network
    else h.from_network || '/' || h.from_currency || '>' || h.to_network || '/' || h.to_currency
  end
$$;

-- Halts, with its audit row and the event. Answers {} or {fault}: access.denied, halt.standing.
create or replace function make_halt(ask jsonb) returns jsonb language plpgsql as $$
declare
  made halts;
begin
  perform close_market();
  perform from users where addr = ask->>'by' for no key update;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  insert into halts (
    id, scope, network, from_network, from_currency, to_network, to_currency, reason, made_by, made_at
  ) values (
    (ask->>'id')::uuid, ask->>'scope', ask->>'network', ask->>'fromNetwork', ask->>'fromCurrency', ask->>'toNetwork',
    ask->>'toCurrency', ask->>'reason', ask->>'by', clock_timestamp()
  )
  on conflict (scope, network, from_network, from_currency, to_network, to_currency) where lifted_at is null do nothing
  returning * into made;
  if made.id is null then return jsonb_build_object('fault', 'halt.standing'); end if;
  insert into audit (who, action, target, before, after, from_where) values (
    made.made_by, 'halts.make', halt_target(made), null,
    jsonb_build_object('id', made.id, 'scope', made.scope, 'reason', made.reason), ask->>'fromWhere'
  );
  perform emit('halts', '{}');
  return '{}';
end $$;
comment on function make_halt(jsonb) is 'decision: halts';

-- Lifts a halt, with its audit row and the event. Answers {} or {fault}: access.denied, halt.missing, halt.lifted.
create or replace function lift_halt(ask jsonb) returns jsonb language plpgsql as $$
declare
  known halts;
begin
  perform close_market();
  perform from users where addr = ask->>'by' for no key update;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  select * into known from halts where id = (ask->>'id')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'halt.missing'); end if;
  if known.lifted_at is not null then return jsonb_build_object('fault', 'halt.lifted'); end if;
  update halts set lifted_by = ask->>'by', lifted_at = greatest(clock_timestamp(), known.made_at) where id = known.id;
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', 'halts.lift', halt_target(known),
    jsonb_build_object('id', known.id, 'scope', known.scope, 'reason', known.reason), null, ask->>'fromWhere'
  );
  perform emit('halts', '{}');
  return '{}';
end $$;
comment on function lift_halt(jsonb) is 'decision: lifts a halt';

create or replace function keep_halt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.lifted_at is not null
    or to_jsonb(new) - '{lifted_by,lifted_at}'::text[] <> to_jsonb(old) - '{lifted_by,lifted_at}'::text[] then
    raise exception 'a halt is lifted once and else stays as it is';
  end if;
  return new;
end $$;

create or replace trigger keep_halt before update or delete on halts for each row execute function keep_halt();
create or replace trigger keep_halts before truncate on halts for each statement execute function refuse_change();
