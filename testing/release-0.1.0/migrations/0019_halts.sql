-- What the market does not take for a while: everything, whatever touches a network, or one pair in its direction. A halt stops new
-- offers and new orders, nothing else: orders that are open go on to their end. A lifted halt keeps its row.
create table halts (
  id uuid primary key,
  scope text not null check (scope in ('market', 'network', 'pair')),
  network text,
  from_network text,
  from_currency text,
  to_network text,
  to_currency text,
  -- For everybody to read.
  reason text not null check (reason <> ''),
  made_by text not null references users,
  made_at timestamptz(3) not null,
  lifted_by text references users,
  lifted_at timestamptz(3),
  check ((scope = 'network') = (network is not null)),
  check (
    case scope when 'pair'
      then num_nonnulls(from_network, from_currency, to_network, to_currency) = 4
      else num_nonnulls(from_network, from_currency, to_network, to_currency) = 0
    end
  ),
  check ((lifted_by is null) = (lifted_at is null))
);
create index halts_lifted on halts (lifted_at desc, id) where lifted_at is not null;
-- Nothing is halted twice at the same time.
create unique index halts_standing on halts (scope, network, from_network, from_currency, to_network, to_currency)
  nulls not distinct where lifted_at is null;

create function keep_halt() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.lifted_at is not null
    or to_jsonb(new) - '{lifted_by,lifted_at}'::text[] <> to_jsonb(old) - '{lifted_by,lifted_at}'::text[] then
    raise exception 'a halt is lifted once and else stays as it is';
  end if;
  return new;
end $$;
create trigger keep_halt before update or delete on halts for each row execute function keep_halt();
create trigger keep_halts before truncate on halts for each statement execute function refuse_change();

-- Whoever offers or places holds this lock with others until their transaction ends, before any other lock; whoever halts or lifts
-- holds it alone. So a halt waits for what is under way, and nothing that comes after it can have missed it.
create function enter_market() returns void language sql as $$ select pg_advisory_xact_lock_shared(7304) $$;
create function close_market() returns void language sql as $$ select pg_advisory_xact_lock(7304) $$;

-- Why a pair is not taken now, as a fault with its values; null when it is. The widest halt speaks.
create function halt_fault(from_net text, from_cur text, to_net text, to_cur text) returns jsonb language sql volatile as $$
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

alter function match_offer(jsonb) rename to match_unhalted_offer;

-- Reserves an agent's capacity for a person and writes the offer, unless the pair is halted: then nothing changes at all.
create function match_offer(ask jsonb) returns jsonb language plpgsql as $$
begin
  perform enter_market();
  return coalesce(
    halt_fault(ask->>'fromNetwork', ask->>'fromCurrency', ask->>'toNetwork', ask->>'toCurrency'),
    match_unhalted_offer(ask)
  );
end $$;

alter function place_order(jsonb) rename to place_unhalted_order;

-- Turns a live offer into an order, unless its pair is halted or its agent is suspended, banned or not approved: then the offer
-- stays until its time is over. One that was placed before answers with its order as ever.
create function place_order(ask jsonb) returns jsonb language plpgsql as $$
declare
  fault jsonb;
begin
  perform enter_market();
  select coalesce(
    halt_fault(o.from_network, o.from_currency, o.to_network, o.to_currency),
    case when a.is_suspend or a.moderation_status <> 'approved' or u.is_banned then jsonb_build_object('fault', 'offer.agent') end
  ) into fault
  from offers o join agents a on a.addr = o.agent_addr join users u on u.addr = o.agent_addr
  where o.id = (ask->>'offerId')::uuid and o.user_addr = ask->>'user'
    and o.state = 'live' and o.expired_at > clock_timestamp();
  return coalesce(fault, place_unhalted_order(ask));
end $$;

create function halt_target(h halts) returns text language sql immutable as $$
  select case h.scope
    when 'market' then 'market'
    when 'network' then h.network
    else h.from_network || '/' || h.from_currency || '>' || h.to_network || '/' || h.to_currency
  end
$$;

-- Halts, with its audit row and the news. Answers {} or {fault}: access.denied, halt.standing.
create function make_halt(ask jsonb) returns jsonb language plpgsql as $$
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
  perform tell('halts', 'bl:halts', '{}');
  return '{}';
end $$;

-- Lifts a halt, with its audit row and the news. Answers {} or {fault}: access.denied, halt.missing, halt.lifted.
create function lift_halt(ask jsonb) returns jsonb language plpgsql as $$
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
  perform tell('halts', 'bl:halts', '{}');
  return '{}';
end $$;
