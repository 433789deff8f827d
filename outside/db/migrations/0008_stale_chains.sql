-- Sets what every agent may promise from final collateral at today's rates (DESIGN §4.4): `share` of its worth, each asset less
-- its haircut. Collateral without a fresh rate leaves the agent's figure as it was: never a false zero. What lies on a chain of
-- which nothing was heard for too long (`is_chain_stale`) backs nothing new meanwhile, since it may have been passed on or
-- unwrapped: it stays where it is, and counts again as soon as the chain is followed again. Open orders stand.
create or replace function revalue_capacity(share numeric) returns int language plpgsql as $$
declare
  changed int;
begin
  perform from capacity order by agent_addr for no key update;
  with worth as (
    select a.addr, coalesce(sum(c.amount * r.usd), 0) as total,
      bool_and(c.ticker is null or coalesce(r.valid_until > clock_timestamp(), false)) as known
    from agents a
    left join collaterals c on c.agent_addr = a.addr and c.expire_at > clock_timestamp() and not exists (
      select from chain_cursors k where k.chain_id = c.chain_id and is_chain_stale(k)
    )
    left join rates r on r.symbol = c.ticker
    group by a.addr
  ), due as (
    update capacity set
      allowed = trunc(worth.total * share, 6), ceiling = greatest(trunc(worth.total * share, 6), used)
    from worth
    where worth.addr = agent_addr and worth.known and (
      allowed <> trunc(worth.total * share, 6) or ceiling <> greatest(trunc(worth.total * share, 6), used)
    )
    returning agent_addr
  ), told as (
    insert into outbox (topic, data) select 'capacity', jsonb_build_object('agent', agent_addr) from due returning 1
  )
  select count(*) into changed from told;
  return changed;
end $$;
