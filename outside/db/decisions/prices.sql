-- Readings of price sources, and the judgements of prices.

-- Whether a source may be asked now: it is its time or wanted, it does not rest, and the month's calls (null: unlimited) are not
-- used up. If so, the call is counted before it is made. Answers {may}.
create or replace function begin_asking(ask jsonb) returns jsonb language plpgsql as $$
declare
  name text := ask->>'source';
  known price_sources;
  this_month text := to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM');
  made int;
begin
  insert into price_sources (source) values (name) on conflict do nothing;
  select * into known from price_sources where source = name for no key update;
  made := case when known.month = this_month then known.calls else 0 end;
  if known.rests_until > clock_timestamp() or made >= (ask->>'callsAMonth')::int then
    return jsonb_build_object('may', false);
  end if;
  if known.asked_at > clock_timestamp()
    - (ask->>case when known.is_wanted then 'wantedSeconds' else 'everySeconds' end)::int * interval '1 second' then
    return jsonb_build_object('may', false);
  end if;
  update price_sources
  set asked_at = clock_timestamp(), is_wanted = false, month = this_month, calls = made + 1
  where source = name;
  return jsonb_build_object('may', true);
end $$;
comment on function begin_asking(jsonb) is 'decision: whether a source may be asked';

-- Saves the outcome of asking a source. One that failed three times in a row rests, twice as long after each further time, two
-- minutes to half an hour; or as long as it asked for.
create or replace function end_asking(ask jsonb) returns jsonb language plpgsql as $$
declare
  with_fault text := ask->>'fault';
begin
  update price_sources set
    answered_at = case when with_fault is null then clock_timestamp() else answered_at end,
    fault = with_fault,
    failures = case when with_fault is null then 0 else failures + 1 end,
    rests_until = case
      when with_fault is null then '-infinity'
      else clock_timestamp() + greatest(
        (ask->>'restSeconds')::int, case when failures >= 2 then least(1800, 120 * 2 ^ least(failures - 2, 4))::int else 0 end
      ) * interval '1 second'
    end
  where source = ask->>'source';
  return '{}';
end $$;
comment on function end_asking(jsonb) is 'decision: notes what came of asking';

-- Saves readings and judgements, and tells every process. Without the lease nothing is written: another
-- process judges now. A symbol whose fresh sources contradict each other, or whose lone source jumps, has no price from now on;
-- one that too few were heard of keeps its last price until that ends. Answers {isSaved}.
create or replace function save_prices(said jsonb) returns jsonb language plpgsql as $$
begin
  perform from leases where name = 'prices' for no key update;
  if not has_lease('prices', (said->>'fence')::bigint) then return jsonb_build_object('isSaved', false); end if;
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

  with judged as (
    select * from jsonb_to_recordset(said->'judgements') as j(
      symbol text, fault text, usd numeric, "takenAt" timestamptz, "validUntil" timestamptz, sources int, inputs jsonb
    ) where fault is null
  ), kept as (
    insert into rate_snapshots (symbol, usd, taken_at, inputs) select symbol, usd, "takenAt", inputs from judged
    returning id, symbol
  )
  insert into rates (symbol, usd, taken_at, valid_until, sources, inputs, snapshot)
  select j.symbol, j.usd, j."takenAt", j."validUntil", j.sources, j.inputs, k.id from judged j join kept k using (symbol)
  on conflict (symbol) do update set usd = excluded.usd, taken_at = excluded.taken_at, valid_until = excluded.valid_until,
    sources = excluded.sources, inputs = excluded.inputs, snapshot = excluded.snapshot;

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

  perform emit('rates', '{}');
  return jsonb_build_object('isSaved', true);
end $$;
comment on function save_prices(jsonb) is 'decision: writes what sources said';

-- Wants every source asked before its time, in the name of a super user. Answers {} or {fault}: access.denied.
create or replace function want_prices(ask jsonb) returns jsonb language plpgsql as $$
begin
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  update price_sources set is_wanted = true;
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', 'prices.update', 'prices',
    (select jsonb_object_agg(source, asked_at) from price_sources), null, ask->>'fromWhere'
  );
  return '{}';
end $$;
comment on function want_prices(jsonb) is 'decision: wants sources asked';

-- Forgets points of price histories that are past their time.
create or replace function thin_price_points() returns jsonb language sql as $$
  delete from price_points
  where at < clock_timestamp() - case step when 'minute' then interval '1 day' else interval '90 days' end;
  select '{}'::jsonb
$$;
comment on function thin_price_points() is 'decision: forgets old points';

-- The fixed prices in the book that are further than `share` off what the market knows.
create or replace function options_off_market(symbols jsonb, share numeric) returns setof swap_options language sql volatile as $$
  select o.* from swap_options o, rates f, rates t
  where o.active and o.price_type_use = 1 and o.off_market_at is null
    and f.symbol = symbols->>o.from_currency and f.valid_until > clock_timestamp()
    and t.symbol = symbols->>o.to_currency and t.valid_until > clock_timestamp()
    and abs(o.fix_price - f.usd / t.usd) > f.usd / t.usd * share
$$;

-- Takes fixed prices that are more than `share` off the market out of the book; `symbols` says by which symbol each ticker is
-- priced. Answers {agents}: how many that concerns.
create or replace function leave_off_market(ask jsonb) returns jsonb language plpgsql as $$
declare
  symbols jsonb := ask->'symbols';
  share numeric := (ask->>'share')::numeric;
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
    perform emit('agent', jsonb_build_object('addr', who));
    concerned := concerned + 1;
  end loop;
  return jsonb_build_object('agents', concerned);
end $$;
comment on function leave_off_market(jsonb) is 'decision: takes fixed prices out of the book';

-- What an offer was priced with, side by side; null where that is not known.
create or replace function inputs_of_offer(o offers) returns jsonb language sql stable as $$
  select case when o.from_rate is not null and o.to_rate is not null then jsonb_build_object(
    'from', inputs_of_snapshot(o.from_rate), 'to', inputs_of_snapshot(o.to_rate)
  ) end
$$;

create or replace function inputs_of_snapshot(which bigint) returns jsonb language sql stable as $$
  select jsonb_build_object(
    'symbol', symbol, 'usd', usd::text, 'takenAt', to_char(taken_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'inputs', inputs
  ) from rate_snapshots where id = which
$$;

-- The least id (UUIDv7) of a moment.
create or replace function least_id_at(moment timestamptz) returns uuid language sql immutable as $$
  select (lpad(to_hex((extract(epoch from moment) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
$$;

-- Forgets prices that nothing was priced with, a day (UTC) at a time once it is two days over. Answers {gone}.
create or replace function thin_snapshots() returns jsonb language plpgsql as $$
declare
  day timestamptz;
  gone int;
begin
  select date_trunc('day', coalesce(snapshots_thinned_before, (select min(taken_at) from rate_snapshots)), 'UTC') into day from market;
  if day is null or day + interval '3 days' > clock_timestamp() then return jsonb_build_object('gone', 0); end if;
  -- An offer's id says when it was made, by a server's clock; its price was judged shortly before.
  with priced as materialized (
    select distinct v.id from offers o, lateral (values (o.from_rate), (o.to_rate)) as v(id)
    where o.id >= least_id_at(day - interval '1 day') and o.id < least_id_at(day + interval '2 days')
  )
  delete from rate_snapshots s where taken_at >= day and taken_at < day + interval '1 day'
    and not exists (select from rates where snapshot = s.id) and not exists (select from priced where priced.id = s.id);
  get diagnostics gone = row_count;
  update market set snapshots_thinned_before = day + interval '1 day';
  return jsonb_build_object('gone', gone);
end $$;
comment on function thin_snapshots() is 'decision: forgets prices that nothing was priced with';
