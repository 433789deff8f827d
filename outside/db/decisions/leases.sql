-- Once-only work among several processes.

-- Takes or keeps a lease. Answers its fence, or null while another holds it.
create or replace function seize_lease(lease text, who uuid, seconds int) returns bigint language plpgsql as $$
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

-- Takes or keeps a lease. Answers {fence}, null while another holds it.
create or replace function take_lease(ask jsonb) returns jsonb language sql as $$
  select jsonb_build_object('fence', seize_lease(ask->>'lease', (ask->>'holder')::uuid, (ask->>'seconds')::int))
$$;
comment on function take_lease(jsonb) is 'decision: takes or keeps a lease';

create or replace function has_lease(lease text, with_fence bigint) returns boolean language sql stable as $$
  select exists (select from leases where name = lease and fence = with_fence and until > clock_timestamp())
$$;

-- Takes those of `leases` that are free, keeps those that `holder` has, and notes the status of some of them (`says`: {lease: …}).
-- Answers {leases} with how all of them stand; `fence` is null where another has it or nobody. A lease that is locked at this moment
-- is passed over: its holder is writing under it, or somebody else is just taking it.
create or replace function keep_leases(ask jsonb) returns jsonb language plpgsql as $$
declare
  wanted text;
  known leases;
  taken bigint;
  state jsonb;
  states jsonb := '[]';
  who uuid := (ask->>'holder')::uuid;
  seconds int := (ask->>'seconds')::int;
  says jsonb := ask->'says';
begin
  for wanted in select value from jsonb_array_elements_text(ask->'leases') order by 1 loop
    select * into known from leases l where l.name = wanted;
    -- Nothing is written for a lease that is far from its end, nor for one that another has.
    if not found or known.until <= clock_timestamp() then
      perform from leases l where l.name = wanted for no key update skip locked;
      if found or known is null then
        taken := seize_lease(wanted, who, seconds);
        if taken is distinct from known.fence and taken is not null then
          update leases l set said = null where l.name = wanted;
        end if;
      end if;
    elsif known.holder = who and known.until < clock_timestamp() + seconds * interval '0.6 second' then
      update leases l set until = clock_timestamp() + seconds * interval '1 second'
      where l.name = (select n.name from leases n where n.name = wanted for no key update skip locked)
        and l.holder = who and l.until > clock_timestamp();
    end if;
    update leases l set said = says->wanted
    where l.name = (select n.name from leases n where n.name = wanted for no key update skip locked)
      and l.holder = who and says ? wanted;
    select jsonb_build_object('fence', case when l.holder = who and l.until > clock_timestamp() then l.fence end,
      'leftMs', greatest(0, extract(epoch from l.until - clock_timestamp()) * 1000)::int, 'said', l.said)
    into state from leases l where l.name = wanted;
    states := states || (jsonb_build_object('lease', wanted, 'fence', null, 'leftMs', 0, 'said', null) || coalesce(state, '{}'));
    state := null;
  end loop;
  return jsonb_build_object('leases', states);
end $$;
comment on function keep_leases(jsonb) is 'decision: takes and keeps many leases';

-- Whether the lease is held under this fence, and goes on being so until the end of this transaction: whoever takes it next waits.
create or replace function hold_lease(lease text, with_fence bigint) returns boolean language plpgsql as $$
begin
  perform from leases where name = lease for share;
  return has_lease(lease, with_fence);
end $$;

-- The same of a hold {lease, fence} as a decision is given it; true where it is none.
create or replace function holds_lease(hold jsonb) returns boolean language sql as $$
  select coalesce(jsonb_typeof(hold), 'null') = 'null' or hold_lease(hold->>'lease', (hold->>'fence')::bigint)
$$;
