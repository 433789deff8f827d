-- Prices that can be trusted: what every source said last, what was made of it and why, how prices went, and what each offer and
-- order was priced with. Sources are asked by one process at a time, which holds the lease 'prices'; how often each may be asked
-- is counted here, so that it holds over restarts and for all processes together.

-- A source's word is in what it quotes: a stablecoin is not a dollar. Nothing but a price is ever kept.
alter table prices rename column usd to price;
alter table prices add column quote text not null default 'USD';
alter table prices add column valid_until timestamptz(3);
update prices set valid_until = taken_at + interval '10 minutes';
alter table prices alter column valid_until set not null;

create table price_sources (
  source text primary key,
  asked_at timestamptz(3),
  answered_at timestamptz(3),
  -- What was wrong with the last answer; null when it was good.
  fault text,
  failures int not null default 0,
  -- Until when it is left alone: it asked for that, or failed again and again.
  rests_until timestamptz(3) not null default '-infinity',
  -- Somebody wants it asked before its time.
  is_wanted boolean not null default false,
  month text not null default '',
  calls int not null default 0
);

-- Whether a source may be asked now: it is its time or wanted, it does not rest, and the month's calls (null: unlimited) are not
-- used up. If so, the call is counted before it is made.
create function begin_asking(name text, every_seconds int, wanted_seconds int, calls_a_month int) returns boolean
language plpgsql as $$
declare
  known price_sources;
  this_month text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM');
  made int;
begin
  insert into price_sources (source) values (name) on conflict do nothing;
  select * into known from price_sources where source = name for no key update;
  made := case when known.month = this_month then known.calls else 0 end;
  if known.rests_until > clock_timestamp() or made >= calls_a_month then return false; end if;
  if known.asked_at > clock_timestamp()
    - (case when known.is_wanted then wanted_seconds else every_seconds end) * interval '1 second' then
    return false;
  end if;
  update price_sources
  set asked_at = clock_timestamp(), is_wanted = false, month = this_month, calls = made + 1
  where source = name;
  return true;
end $$;

-- Writes down what came of asking. A source that failed three times in a row rests, twice as long after each further time, two
-- minutes to half an hour; or as long as it asked for.
create function end_asking(name text, with_fault text, rest_seconds int) returns void language sql as $$
  update price_sources set
    answered_at = case when with_fault is null then clock_timestamp() else answered_at end,
    fault = with_fault,
    failures = case when with_fault is null then 0 else failures + 1 end,
    rests_until = case
      when with_fault is null then '-infinity'
      else clock_timestamp() + greatest(
        rest_seconds, case when failures >= 2 then least(1800, 120 * 2 ^ least(failures - 2, 4))::int else 0 end
      ) * interval '1 second'
    end
  where source = name
$$;

-- What was made of all words about a symbol, whether or not it came to a price. `doubted` is what a lone source says and is not
-- believed yet.
create table price_judgements (
  symbol text primary key,
  fault text,
  inputs jsonb not null,
  doubted jsonb,
  judged_at timestamptz(3) not null
);
-- What the price in use was made of.
alter table rates add column inputs jsonb not null default '[]';

-- How prices went: one point a minute for a day, one an hour for 90 days.
create table price_points (
  symbol text not null,
  step text not null check (step in ('minute', 'hour')),
  at timestamptz(3) not null,
  usd numeric not null check (usd > 0 and usd < 'infinity'),
  primary key (symbol, step, at)
);

create function thin_price_points() returns void language sql as $$
  delete from price_points
  where at < clock_timestamp() - case step when 'minute' then interval '1 day' else interval '90 days' end
$$;

-- Writes what sources said and what was made of it, and tells every process. Without the lease nothing is written: another
-- process judges now. A symbol whose fresh sources contradict each other, or whose lone source jumps, has no price from now on;
-- one that too few were heard of keeps its last price until that ends.
create function save_prices(with_fence bigint, said jsonb) returns boolean language plpgsql as $$
begin
  perform from leases where name = 'prices' for no key update;
  if not has_lease('prices', with_fence) then return false; end if;
  insert into prices (source, symbol, quote, price, taken_at, valid_until)
  select source, symbol, quote, price, "takenAt", "validUntil"
  from jsonb_to_recordset(said->'words') as w(
    source text, symbol text, quote text, price numeric, "takenAt" timestamptz, "validUntil" timestamptz
  )
  on conflict (source, symbol) do update
  set quote = excluded.quote, price = excluded.price, taken_at = excluded.taken_at, valid_until = excluded.valid_until;

  insert into price_judgements (symbol, fault, inputs, doubted, judged_at)
  select symbol, fault, inputs, nullif(doubted, 'null'), clock_timestamp()
  from jsonb_to_recordset(said->'judgements') as j(symbol text, fault text, inputs jsonb, doubted jsonb)
  on conflict (symbol) do update
  set fault = excluded.fault, inputs = excluded.inputs, doubted = excluded.doubted, judged_at = excluded.judged_at;

  insert into rates (symbol, usd, taken_at, valid_until, sources, inputs)
  select symbol, usd, "takenAt", "validUntil", sources, inputs
  from jsonb_to_recordset(said->'judgements') as j(
    symbol text, fault text, usd numeric, "takenAt" timestamptz, "validUntil" timestamptz, sources int, inputs jsonb
  )
  where fault is null
  on conflict (symbol) do update set usd = excluded.usd, taken_at = excluded.taken_at, valid_until = excluded.valid_until,
    sources = excluded.sources, inputs = excluded.inputs;

  update rates set valid_until = clock_timestamp()
  where valid_until > clock_timestamp() and symbol in (
    select symbol from jsonb_to_recordset(said->'judgements') as j(symbol text, fault text)
    where fault in ('disagree', 'jump')
  );

  insert into price_points (symbol, step, at, usd)
  select j.symbol, s.step, date_trunc(s.step, clock_timestamp()), r.usd
  from jsonb_to_recordset(said->'judgements') as j(symbol text, fault text)
  join rates r on r.symbol = j.symbol
  cross join (values ('minute'), ('hour')) as s(step)
  where j.fault is null
  on conflict do nothing;

  perform tell('rates', null, '{}');
  return true;
end $$;

-- Wants every source asked before its time, in the name of a super user. Answers false to whoever is none any more.
create function want_prices(by_whom text, from_where text) returns boolean language plpgsql as $$
begin
  if not is_super_user(by_whom) then return false; end if;
  update price_sources set is_wanted = true;
  insert into audit (who, action, target, before, after, from_where) values (
    by_whom, 'prices.update', 'prices',
    (select jsonb_object_agg(source, asked_at) from price_sources), null, from_where
  );
  return true;
end $$;

-- What an offer was priced with, side by side, from what the market itself knew; an order has its offer's.
alter table offers add column price_inputs jsonb;
alter table orders add column price_inputs jsonb;

create function inputs_of_rate(of_symbol text, at_usd numeric) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'symbol', symbol, 'usd', usd::text, 'takenAt', to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'inputs', inputs
  ) from rates where symbol = of_symbol and usd = at_usd
$$;

alter function match_offer(jsonb) rename to reserve_offer;

-- Reserves an agent's capacity for a person and writes the offer with what it was priced with. Answers what reserve_offer does.
create function match_offer(ask jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb := reserve_offer(ask);
  from_inputs jsonb;
  to_inputs jsonb;
begin
  if said ? 'fault' then return said; end if;
  from_inputs := inputs_of_rate(ask->>'fromSymbol', (ask->>'fromUsd')::numeric);
  to_inputs := inputs_of_rate(ask->>'toSymbol', (ask->>'toUsd')::numeric);
  if from_inputs is null or to_inputs is null then
    -- Another price came between: everything is decided anew.
    raise exception 'the rates changed meanwhile' using errcode = '40001';
  end if;
  update offers set price_inputs = jsonb_build_object('from', from_inputs, 'to', to_inputs)
  where id = (said->>'offerId')::uuid;
  return said;
end $$;

create function copy_price_inputs() returns trigger language plpgsql as $$
begin
  select price_inputs into new.price_inputs from offers where id = new.offer_id;
  return new;
end $$;
create trigger price_inputs before insert on orders for each row execute function copy_price_inputs();

-- A fixed price that was too far from the market leaves the book until the agent saves it again.
alter table swap_options add column off_market_at timestamptz(3);

-- The fixed prices in the book that are further than `share` off what the market knows.
create function options_off_market(symbols jsonb, share numeric) returns setof swap_options language sql volatile as $$
  select o.* from swap_options o, rates f, rates t
  where o.active and o.price_type_use = 1 and o.off_market_at is null
    and f.symbol = symbols->>o.from_currency and f.valid_until > clock_timestamp()
    and t.symbol = symbols->>o.to_currency and t.valid_until > clock_timestamp()
    and abs(o.fix_price - f.usd / t.usd) > f.usd / t.usd * share
$$;

-- Takes fixed prices that are more than `share` off the market out of the book; `symbols` says by which symbol each ticker is
-- priced. Answers how many agents that concerns.
create function leave_off_market(symbols jsonb, share numeric) returns int language plpgsql as $$
declare
  locked text[];
  who text;
  concerned int := 0;
begin
  -- As in saving: first the agent, then its options. Agents in order of address.
  select array_agg(addr) into locked from (
    select addr from agents where addr in (select agent_addr from options_off_market(symbols, share))
    order by addr for no key update
  ) a;
  for who in
    with off as (
      update swap_options o set off_market_at = clock_timestamp()
      from options_off_market(symbols, share) f
      where (o.agent_addr, o.from_network, o.from_currency, o.to_network, o.to_currency)
        = (f.agent_addr, f.from_network, f.from_currency, f.to_network, f.to_currency) and o.agent_addr = any(locked)
      returning o.agent_addr
    )
    select distinct agent_addr from off
  loop
    perform tell('agent', null, jsonb_build_object('addr', who));
    concerned := concerned + 1;
  end loop;
  return concerned;
end $$;

alter function write_options(text, jsonb) rename to put_options;

-- Makes an agent's options exactly those given. What is saved is confirmed.
create function write_options(who text, options jsonb) returns void language plpgsql as $$
begin
  perform put_options(who, options);
  update swap_options set off_market_at = null where agent_addr = who and off_market_at is not null;
end $$;

alter function match_fault(jsonb) rename to option_fault;

-- What option_fault says; besides, a fixed price that is too far from the market is none.
create function match_fault(ask jsonb) returns text language plpgsql as $$
declare
  fault text := option_fault(ask);
  market numeric;
begin
  if fault is not null or (ask->>'priceTypeUse')::int <> 1 then return fault; end if;
  market := (ask->>'fromUsd')::numeric / (ask->>'toUsd')::numeric;
  if (abs((ask->>'fixPrice')::numeric - market) <= market * (ask->>'maxOff')::numeric) is not true or exists (
    select from swap_options
    where agent_addr = ask->>'agent' and off_market_at is not null
      and from_network = ask->>'fromNetwork' and from_currency = ask->>'fromCurrency'
      and to_network = ask->>'toNetwork' and to_currency = ask->>'toCurrency'
  ) then
    return 'option.changed';
  end if;
  return null;
end $$;

-- As before (0007), and besides: collateral without a price keeps its worth for an hour, then it backs nothing new; open orders
-- stand. And where prices have several sources, a price that only one of them knows is none for collateral: nobody contradicts it,
-- and what it makes of collateral is taken on in other currencies.
create or replace function revalue_capacity(share numeric, only_agents text[] default null) returns int language plpgsql as $$
declare
  -- Far above what anybody has, and within what a figure of the ledger can hold.
  most constant numeric := 1e20;
  kept constant interval := interval '1 hour';
  changed int;
begin
  perform from capacity where only_agents is null or agent_addr = any(only_agents) order by agent_addr for no key update;
  with trusted as (
    select * from rates where sources > 1 or not exists (select from rates where sources > 1)
  ), worth as (
    select a.addr,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd) filter (where r.valid_until > clock_timestamp()), 0), 6)) as least_usd,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd) filter (where r.valid_until > clock_timestamp() - kept), 0), 6)) as most_usd
    from agents a
    left join collaterals c on c.agent_addr = a.addr and c.expire_at > clock_timestamp() and not exists (
      select from chain_cursors k where k.chain_id = c.chain_id and is_chain_stale(k)
    )
    left join trusted r on r.symbol = c.ticker
    where only_agents is null or a.addr = any(only_agents)
    group by a.addr
  ), due as (
    update capacity set
      allowed = greatest(least_usd, least(allowed, most_usd)),
      ceiling = greatest(least_usd, least(allowed, most_usd), used)
    from worth
    where worth.addr = agent_addr and (
      allowed <> greatest(least_usd, least(allowed, most_usd))
      or ceiling <> greatest(least_usd, least(allowed, most_usd), used)
    )
    returning agent_addr
  ), told as (
    insert into outbox (topic, data) select 'capacity', jsonb_build_object('agent', agent_addr) from due returning 1
  )
  select count(*) into changed from told;
  return changed;
end $$;
