-- Once-only work among several processes.

-- Takes or keeps a lease. Answers its fence, or null while another holds it.
create or replace function take_lease(lease text, who uuid, seconds int) returns bigint language plpgsql as $$
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

create or replace function has_lease(lease text, with_fence bigint) returns boolean language sql stable as $$
  select exists (select from leases where name = lease and fence = with_fence and until > clock_timestamp())
$$;

-- Takes those of these leases that are free, keeps those that `who` has, and notes what it says of some of them ({lease: …}).
-- Answers how all of them stand; `fence` is null where another has it or nobody. A lease that is locked at this moment is passed
-- over: its holder is writing under it, or somebody else is just taking it.
create or replace function keep_leases(wanted text[], who uuid, seconds int, says jsonb)
returns table (lease text, fence bigint, left_ms int, said jsonb) language plpgsql as $$
declare
  known leases;
begin
  for lease in select unnest(wanted) order by 1 loop
    select * into known from leases l where l.name = lease;
    -- Nothing is written for a lease that is far from its end, nor for one that another has.
    if not found or known.until <= clock_timestamp() then
      perform from leases l where l.name = lease for no key update skip locked;
      if found or known is null then
        fence := take_lease(lease, who, seconds);
        if fence is distinct from known.fence and fence is not null then
          update leases l set said = null where l.name = lease;
        end if;
      end if;
    elsif known.holder = who and known.until < clock_timestamp() + seconds * interval '0.6 second' then
      update leases l set until = clock_timestamp() + seconds * interval '1 second'
      where l.name = (select n.name from leases n where n.name = lease for no key update skip locked)
        and l.holder = who and l.until > clock_timestamp();
    end if;
    update leases l set said = says->lease
    where l.name = (select n.name from leases n where n.name = lease for no key update skip locked)
      and l.holder = who and says ? lease;
    select case when l.holder = who then l.fence end, greatest(0, extract(epoch from l.until - clock_timestamp()) * 1000)::int, l.said
    into fence, left_ms, said from leases l where l.name = lease;
    if left_ms is null or left_ms = 0 then
      fence := null;
      left_ms := 0;
    end if;
    return next;
  end loop;
end $$;

-- Whether the lease is held under this fence, and goes on being so until the end of this transaction: whoever takes it next waits.
create or replace function hold_lease(lease text, with_fence bigint) returns boolean language plpgsql as $$
begin
  perform from leases where name = lease for share;
  return has_lease(lease, with_fence);
end $$;
