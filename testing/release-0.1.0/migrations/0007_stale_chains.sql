-- Sets what every agent (or only those named) may promise from final collateral at today's rates (DESIGN §4.4): `share` of its
-- worth, each asset less its haircut. While an asset has no fresh rate, its worth is only known within bounds: nothing, and what
-- it was worth at its last rate. The figure stays as it was within them: never a false zero, and nothing that is gone goes on
-- counting because something else has no rate. What lies on a chain of which nothing was heard for too long (`is_chain_stale`)
-- backs nothing new meanwhile, since it may have been passed on or unwrapped: it stays where it is, and counts again as soon as
-- the chain is followed again. Open orders stand.
drop function revalue_capacity(numeric);
create function revalue_capacity(share numeric, only_agents text[] default null) returns int language plpgsql as $$
declare
  -- Far above what anybody has, and within what a figure of the ledger can hold.
  most constant numeric := 1e20;
  changed int;
begin
  perform from capacity where only_agents is null or agent_addr = any(only_agents) order by agent_addr for no key update;
  with worth as (
    select a.addr,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd) filter (where r.valid_until > clock_timestamp()), 0), 6)) as least_usd,
      least(most, trunc(share * coalesce(sum(c.amount * r.usd), 0), 6)) as most_usd
    from agents a
    left join collaterals c on c.agent_addr = a.addr and c.expire_at > clock_timestamp() and not exists (
      select from chain_cursors k where k.chain_id = c.chain_id and is_chain_stale(k)
    )
    left join rates r on r.symbol = c.ticker
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
