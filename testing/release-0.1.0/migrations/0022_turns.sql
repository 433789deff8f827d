-- Once-only work among several processes: who has which lease, what its holder says of the work, and writes that are refused to
-- whoever had the lease and has it no more.

-- What the holder last said of its work; null when it has said nothing yet.
alter table leases add column said jsonb;

-- Takes those of these leases that are free, keeps those that `who` has, and notes what it says of some of them ({lease: …}).
-- Answers how all of them stand; `fence` is null where another has it or nobody. A lease that is locked at this moment is passed
-- over: its holder is writing under it, or somebody else is just taking it.
create function keep_leases(wanted text[], who uuid, seconds int, says jsonb)
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
create function hold_lease(lease text, with_fence bigint) returns boolean language plpgsql as $$
begin
  perform from leases where name = lease for share;
  return has_lease(lease, with_fence);
end $$;
