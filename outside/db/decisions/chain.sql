

create or replace function is_chain_stale(c chain_cursors) returns boolean language sql stable as $$
  select c.looked_at < clock_timestamp() - c.stale_seconds * interval '1 second'
$$;

-- Writes what these tokens of a contract secure for the agents who own them into `collaterals`: removable items of registered
-- tokens that the market can price, until the margin before their unlock. Where the wrapper holds less of an asset than it
-- recorded, each token has its share of what is there, rounded down: together never more. Answers the agents whose
-- collateral it wrote, before or now.
create or replace function write_collaterals(which_chain int, which_contract text, which_tokens numeric[]) returns text[]
language plpgsql as $$
declare
  before text[];
  now_of text[];
begin
  with gone as (
    delete from collaterals
    where chain_id = which_chain and contract_address = which_contract and token_id = any(which_tokens)
    returning agent_addr
  )
  select array_agg(distinct agent_addr) into before from gone;
  with written as (
    insert into collaterals
    select w.owner, w.chain_id, w.contract_address, w.token_id, i.item, i.ticker,
      trim_scale(
        case when s.recorded <= s.held then i.amount else div(i.amount * s.held, s.recorded) end
          * ('1e-' || i.decimals)::numeric
      ), w.backs_until
    from wnft_backing w
    join wnft_items i using (chain_id, contract_address, token_id)
    join chain_assets s on s.chain_id = i.chain_id and s.address = i.asset_address and i.asset_type in (1, 2)
    where w.chain_id = which_chain and w.contract_address = which_contract and w.token_id = any(which_tokens)
      and w.is_alive and w.is_read and w.is_registered and w.backs_until is not null and i.is_removable and i.ticker is not null
    returning agent_addr
  )
  select array_agg(distinct agent_addr) into now_of from written;
  return array(select distinct unnest(before || now_of) order by 1);
end $$;

-- Writes anew what tokens of this contract secure that secure anything: their share or their time is another. Answers the
-- agents whose collateral it wrote.
create or replace function rewrite_collaterals(which_chain int, which_contract text) returns text[] language sql as $$
  select write_collaterals(which_chain, which_contract, array(
    select distinct token_id from collaterals where chain_id = which_chain and contract_address = which_contract
  ))
$$;

-- Tells the book and the agents themselves that what their collateral secures was written.
create or replace function tell_collateral(agents text[]) returns void language sql as $$
  select emit('capacity', jsonb_build_object('agent', addr, 'collateral', true))
  from (select distinct unnest(agents) as addr) as each
$$;

-- Lets a token stand surety by its owner's signature, which was checked; what it secures is written if it is known already.
-- Answers {} or {fault}: wnft.too-many when the agent has registered `limit` tokens already that are not its own.
create or replace function register_wnft(ask jsonb) returns jsonb language plpgsql as $$
declare
  chain int := (ask->>'chainId')::int;
  strange int;
begin
  -- In one order with the follower, and with whoever else registers for this agent.
  perform pg_advisory_xact_lock(7302, chain);
  perform from agents where addr = ask->>'owner' for no key update;
  select count(*) into strange
  from wnft_registrations r
  left join wnfts w using (chain_id, contract_address, token_id)
  where r.owner = ask->>'owner' and (w.owner is null or w.is_alive and w.owner <> r.owner);
  if strange >= (ask->>'limit')::int then
    return jsonb_build_object('fault', 'wnft.too-many');
  end if;
  insert into wnft_registrations (chain_id, contract_address, token_id, owner, signature)
  values (chain, ask->>'contractAddress', (ask->>'tokenId')::numeric, ask->>'owner', ask->>'signature')
  on conflict (chain_id, contract_address, token_id, owner) do nothing;
  perform tell_collateral(
    write_collaterals(chain, ask->>'contractAddress', array[(ask->>'tokenId')::numeric]) || array[ask->>'owner']
  );
  return '{}';
end $$;
comment on function register_wnft(jsonb) is 'decision: lets a token stand surety';

-- Writes tokens as they were read at block `step`, in this reading of all of them; those without an owner have ended.
create or replace function write_wnfts(step jsonb, which_sweep bigint) returns void language plpgsql as $$
declare
  ids numeric[] := array(select (t->>'tokenId')::numeric from jsonb_array_elements(step->'tokens') as t);
  known wnfts[] := wnfts_of((step->>'chainId')::int, step->>'contract', ids);
begin
  delete from wnft_items i using jsonb_to_recordset(step->'tokens') as t("tokenId" numeric)
  where i.chain_id = (step->>'chainId')::int and i.contract_address = step->>'contract' and i.token_id = t."tokenId";

  update wnfts w set
    is_alive = false, block_number = (step->>'number')::bigint, block_hash = step->>'hash', sweep = which_sweep
  from jsonb_to_recordset(step->'tokens') as t("tokenId" numeric, owner text)
  where w.chain_id = (step->>'chainId')::int and w.contract_address = step->>'contract' and w.token_id = t."tokenId"
    and t.owner is null;

  insert into wnfts
  select (step->>'chainId')::int, step->>'contract', t."tokenId", t.owner, t."assetType", t.rules, t."unlockAt", t.locks,
    t.royalties, t.fees, t.original, (step->>'number')::bigint, step->>'hash', true, which_sweep
  from jsonb_to_recordset(step->'tokens') as t(
    "tokenId" numeric, owner text, "assetType" int, rules int, "unlockAt" timestamptz, locks jsonb,
    royalties jsonb, fees jsonb, original jsonb
  )
  where t.owner is not null
  on conflict (chain_id, contract_address, token_id) do update set
    owner = excluded.owner, asset_type = excluded.asset_type, rules = excluded.rules, unlock_at = excluded.unlock_at,
    locks = excluded.locks, royalties = excluded.royalties, fees = excluded.fees, original = excluded.original,
    block_number = excluded.block_number, block_hash = excluded.block_hash, is_alive = true,
    sweep = excluded.sweep;

  perform follow_wnfts(known, wnfts_of((step->>'chainId')::int, step->>'contract', ids));

  insert into wnft_items
  select (step->>'chainId')::int, step->>'contract', t."tokenId", i.item, i."assetType", i."assetAddress", i."assetTokenId",
    i.amount, i.ticker, i.decimals, i."isRemovable"
  from jsonb_to_recordset(step->'tokens') as t("tokenId" numeric, items jsonb),
    jsonb_to_recordset(t.items) as i(
      item int, "assetType" int, "assetAddress" text, "assetTokenId" numeric, amount numeric, ticker text, decimals int,
      "isRemovable" boolean
    );
end $$;

-- These tokens of a contract as they are known.
create or replace function wnfts_of(which_chain int, which_contract text, which_tokens numeric[]) returns wnfts[]
language sql stable as $$
  select coalesce(array_agg(w), '{}') from wnfts w
  where chain_id = which_chain and contract_address = which_contract and token_id = any(which_tokens)
$$;

-- What the writing of tokens causes: agents are told of whatever is read of theirs, also of what secures nothing; and it is noted
-- what an agent does not hold any more, until it holds it again.
create or replace function follow_wnfts(known wnfts[], written wnfts[]) returns void language plpgsql as $$
begin
  delete from collateral_notices n using unnest(written) w
  where w.is_alive and (n.agent_addr, n.chain_id, n.contract_address, n.token_id)
    = (w.owner, w.chain_id, w.contract_address, w.token_id);
  insert into collateral_notices (agent_addr, chain_id, contract_address, token_id, kind)
  select a.addr, k.chain_id, k.contract_address, k.token_id, case when w.is_alive then 'transferred' else 'unwrapped' end
  from unnest(known) k
  join unnest(written) w on (w.chain_id, w.contract_address, w.token_id) = (k.chain_id, k.contract_address, k.token_id)
  join agents a on a.addr = k.owner
  where k.is_alive and (not w.is_alive or w.owner <> k.owner)
  on conflict do nothing;
  perform emit('collateral', jsonb_build_object('agent', a.addr)) from unnest(written) w join agents a on a.addr = w.owner;
end $$;

-- Writes what the market's assets are at block `step`, after its tokens. Answers the tokens of which something is now credited
-- with another share: where the wrapper holds too little of an asset, or did before.
create or replace function write_chain_assets(step jsonb) returns numeric[] language plpgsql as $$
declare
  chain int := (step->>'chainId')::int;
  moved text[];
begin
  with read as (
    select a.*, (
      select coalesce(sum(i.amount), 0) from wnft_items i
      where i.chain_id = chain and i.asset_address = a.address and i.asset_type in (1, 2)
    ) as recorded
    from jsonb_to_recordset(step->'assets') as
      a(address text, ticker text, decimals int, "isListed" boolean, held numeric)
  ), gone as (
    delete from chain_assets where chain_id = chain and address not in (select address from read)
  ), written as (
    insert into chain_assets as known
    select chain, address, ticker, decimals, "isListed", held, recorded, decimals from read
    on conflict (chain_id, address) do update set
      ticker = excluded.ticker, decimals = excluded.decimals, is_listed = excluded.is_listed, held = excluded.held,
      recorded = excluded.recorded, pinned_decimals = coalesce(known.pinned_decimals, excluded.pinned_decimals)
  )
  select array_agg(read.address) into moved
  from read join chain_assets before on before.chain_id = chain and before.address = read.address
  where (read.recorded > read.held or before.recorded > before.held)
    and (read.held, read.recorded) is distinct from (before.held, before.recorded);
  return array(
    select distinct token_id from wnft_items
    where chain_id = chain and contract_address = step->>'contract' and asset_address = any(moved) and asset_type in (1, 2)
  );
end $$;

-- The market's wrapped tokens are of this contract: what was read of others secures nothing any more. Answers the agents whom
-- that concerns.
create or replace function forget_other_contracts(which_chain int, which_contract text) returns text[] language plpgsql as $$
declare
  other text;
  concerned text[] := '{}';
  known wnfts[];
begin
  for other in
    select distinct contract_address from wnfts
    where chain_id = which_chain and contract_address <> which_contract and is_alive
  loop
    known := array(select w from wnfts w where chain_id = which_chain and contract_address = other and is_alive);
    update wnfts set is_alive = false where chain_id = which_chain and contract_address = other and is_alive;
    perform follow_wnfts(known, wnfts_of(which_chain, other, array(select (k).token_id from unnest(known) k)));
    delete from wnft_items where chain_id = which_chain and contract_address = other;
    concerned := concerned || rewrite_collaterals(which_chain, other);
  end loop;
  return concerned;
end $$;

-- Goes on from the block that the follower saw last to a newer one, if nobody else did meanwhile: blocks, touches, tokens,
-- collateral, events and cursor together. Blocks above `step.base` are forgotten first. Where `step.isSweep`, all tokens have to
-- be read again, and those that are not among `step.tokens` secure nothing until they are. The awards of the chain go with it.
-- Answers {agents} whose collateral was
-- written, or {fault}: chain.moved, lease.lost.
create or replace function save_chain_step(step jsonb) returns jsonb language plpgsql as $$
declare
  chain int := (step->>'chainId')::int;
  known chain_cursors;
  contract text := step->>'contract';
  which_sweep bigint;
  concerned text[] := '{}';
  tokens numeric[];
begin
  if not holds_lease(step->'hold') then return jsonb_build_object('fault', 'lease.lost'); end if;
  perform pg_advisory_xact_lock(7302, chain);
  select * into known from chain_cursors where chain_id = chain;
  if known.hash is distinct from step->>'before' or known.unread_from is distinct from (step->>'unreadBefore')::bigint
    or known.stopped is not null
  then
    return jsonb_build_object('fault', 'chain.moved');
  end if;

  which_sweep := case when (step->>'isSweep')::boolean then nextval('chain_sweeps') else known.sweep end;
  if known.contract_address is distinct from contract then concerned := forget_other_contracts(chain, contract); end if;
  delete from chain_blocks where chain_id = chain
    and (number > (step->>'base')::bigint or number < (step->>'oldest')::bigint);
  delete from chain_touches where chain_id = chain
    and (number > (step->>'base')::bigint or number < (step->>'oldest')::bigint);
  insert into chain_blocks
  select chain, b.number, b.hash from jsonb_to_recordset(step->'blocks') as b(number bigint, hash text);
  insert into chain_touches
  select distinct chain, t.number, contract, t."tokenId"
  from jsonb_to_recordset(step->'touches') as t(number bigint, "tokenId" numeric);

  insert into chain_cursors values (
    chain, (step->>'number')::bigint, step->>'hash', (step->>'at')::timestamptz, contract,
    (step->>'isTrusted')::boolean, (step->>'marginSeconds')::int, clock_timestamp(), (step->>'staleSeconds')::int, null,
    (step->>'delaySeconds')::int, which_sweep, (step->'unread'->>'from')::bigint, (step->'unread'->>'to')::bigint,
    coalesce((step->'unread'->>'isWithEnded')::boolean, false)
  ) on conflict (chain_id) do update set
    number = excluded.number, hash = excluded.hash, at = excluded.at,
    contract_address = excluded.contract_address, is_trusted = excluded.is_trusted,
    -- On the way to the newest final block nothing new was heard yet.
    looked_at = case when (step->>'isNewest')::boolean then excluded.looked_at else known.looked_at end,
    delay_seconds = excluded.delay_seconds, sweep = excluded.sweep, unread_from = excluded.unread_from,
    unread_to = excluded.unread_to, unread_ended = excluded.unread_ended;

  perform write_wnfts(step, which_sweep);
  tokens := array(select (t->>'tokenId')::numeric from jsonb_array_elements(step->'tokens') as t);
  tokens := tokens || write_chain_assets(step);
  concerned := concerned || write_collaterals(chain, contract, tokens);
  if known.delay_seconds <> (step->>'delaySeconds')::int then
    concerned := concerned || rewrite_collaterals(chain, contract);
  end if;
  concerned := array(select distinct addr from unnest(concerned) as addr order by 1);
  perform tell_collateral(concerned);
  perform write_awards(step);
  return jsonb_build_object('agents', to_jsonb(concerned));
end $$;
comment on function save_chain_step(jsonb) is 'decision: goes on to a newer block';

-- A follower starts with these terms: where the margin is another than before, what every token secures is written again.
create or replace function set_chain_terms(ask jsonb) returns jsonb language plpgsql as $$
declare
  which_chain int := (ask->>'chainId')::int;
  margin int := (ask->>'marginSeconds')::int;
  stale int := (ask->>'staleSeconds')::int;
  which_contract text;
begin
  perform pg_advisory_xact_lock(7302, which_chain);
  update chain_cursors set stale_seconds = stale where chain_id = which_chain and stale_seconds <> stale;
  update chain_cursors set margin_seconds = margin where chain_id = which_chain and margin_seconds <> margin
  returning contract_address into which_contract;
  if found then perform tell_collateral(rewrite_collaterals(which_chain, which_contract)); end if;
  return '{}';
end $$;
comment on function set_chain_terms(jsonb) is 'decision: sets margin and patience of a chain';
