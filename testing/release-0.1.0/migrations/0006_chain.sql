-- What the chains say about wrapped tokens, as they were read at one final block each, and how far each chain was followed.

create table chain_cursors (
  chain_id int primary key,
  number bigint not null,
  hash text not null,
  at timestamptz(3) not null,
  -- The contract of the wrapped tokens; where it is another, what was read of the one before has ended.
  contract_address text not null,
  -- Whether the wrapper trusted the settlement at that block.
  is_trusted boolean not null,
  -- How long before its unlock a token stops backing new business: the longest order, hold and dispute.
  margin_seconds int not null,
  -- When this was still the newest final block, and how long ago that may be before what lies here backs nothing new.
  looked_at timestamptz not null default clock_timestamp(),
  stale_seconds int not null,
  -- Why nothing is followed any more; an operator deletes the row to have every token read anew.
  stopped text,
  -- How long a decision waits in the settlement, which the margin must cover too.
  delay_seconds int not null default 0,
  -- The reading of all tokens that is on, or was last: only tokens that were read in it or since secure anything.
  sweep bigint not null default 0,
  -- The ids that it has not come to yet, from the lowest to the highest; null when it is over.
  unread_from bigint,
  unread_to bigint,
  -- Whether it reads those again that have ended: what they ended in may have been taken back.
  unread_ended boolean not null default false,
  check ((unread_from is null) = (unread_to is null))
);

-- Numbers the readings of all tokens, on all chains.
create sequence chain_sweeps;

create function is_chain_stale(c chain_cursors) returns boolean language sql stable as $$
  select c.looked_at < clock_timestamp() - c.stale_seconds * interval '1 second'
$$;

-- The assets of the market as they are at that block; the native coin's address is zero.
create table chain_assets (
  chain_id int not null,
  address text not null,
  ticker text not null,
  -- null with `held`: the asset does not answer, and nothing is credited of it.
  decimals int check (decimals between 0 and 36),
  is_listed boolean not null,
  -- How much the wrapper holds, and the sum of what it recorded in living tokens, in the smallest unit.
  held numeric check (held >= 0),
  recorded numeric not null check (recorded >= 0),
  -- What decimals it named first: others would be credited many times over, so it must not name them.
  pinned_decimals int,
  primary key (chain_id, address),
  check ((held is null) = (decimals is null)),
  check (decimals = pinned_decimals)
);

-- The newest blocks that were followed, and which tokens each of them touched: what a reorganisation is undone with.
create table chain_blocks (
  chain_id int not null,
  number bigint not null,
  hash text not null,
  primary key (chain_id, number)
);
create table chain_touches (
  chain_id int not null,
  number bigint not null,
  contract_address text not null,
  token_id numeric not null,
  primary key (chain_id, number, contract_address, token_id)
);

-- A wrapped token as it was at a block. One that ended stays as it last was, not alive and without items.
create table wnfts (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  owner text not null,
  asset_type int not null,
  rules int not null,
  unlock_at timestamptz(3),
  locks jsonb not null,
  royalties jsonb not null,
  fees jsonb not null,
  original jsonb not null,
  block_number bigint not null,
  block_hash text not null,
  is_alive boolean not null,
  -- The reading of all tokens in which, or since which, this one was read.
  sweep bigint not null,
  primary key (chain_id, contract_address, token_id)
);
create index on wnfts (owner) where is_alive;

-- What the wrapper recorded as lying inside, in the smallest unit of each asset.
create table wnft_items (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  item int not null,
  asset_type int not null,
  asset_address text not null,
  asset_token_id numeric not null,
  amount numeric not null check (amount >= 0),
  -- The market's name of the asset and its decimals, where the market knows it.
  ticker text,
  decimals int check (decimals between 0 and 36),
  -- Whether the settlement can take it out while the token is locked.
  is_removable boolean not null,
  primary key (chain_id, contract_address, token_id, item),
  foreign key (chain_id, contract_address, token_id) references wnfts on delete cascade,
  check ((ticker is null) = (decimals is null))
);
create index on wnft_items (chain_id, asset_address);

-- Which tokens their owners let stand surety in this market, by signature. It counts as long as the signer is the owner.
create table wnft_registrations (
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  owner text not null references agents,
  signature text not null,
  registered_at timestamptz(3) not null default clock_timestamp(),
  primary key (chain_id, contract_address, token_id, owner)
);
create index on wnft_registrations (owner);

-- Tokens that an agent does not hold any more, until it holds them again.
create table collateral_notices (
  agent_addr text not null references agents,
  chain_id int not null,
  contract_address text not null,
  token_id numeric not null,
  kind text not null check (kind in ('transferred', 'unwrapped')),
  at timestamptz(3) not null default clock_timestamp(),
  primary key (agent_addr, chain_id, contract_address, token_id)
);

create function collateral_channel(addr text) returns text language sql immutable as $$
  select 'bl:collateral:' || lower(addr)
$$;

create function note_lost_wnft() returns trigger language plpgsql as $$
begin
  if new.is_alive then
    delete from collateral_notices n
    where n.agent_addr = new.owner and n.chain_id = new.chain_id and n.contract_address = new.contract_address
      and n.token_id = new.token_id;
  end if;
  if old.is_alive and (not new.is_alive or new.owner <> old.owner) then
    insert into collateral_notices
    select addr, old.chain_id, old.contract_address, old.token_id, case when new.is_alive then 'transferred' else 'unwrapped' end
    from agents where addr = old.owner
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_lost_wnft after update on wnfts for each row execute function note_lost_wnft();

-- Agents are told of whatever is read of their tokens, also of what secures nothing.
create function tell_wnft() returns trigger language plpgsql as $$
begin
  perform tell('collateral', collateral_channel(addr), '{}') from agents where addr = new.owner;
  return null;
end $$;
create trigger tell_wnft after insert or update on wnfts for each row execute function tell_wnft();

-- Whose allowance has moved is told, beside the book.
create function tell_allowance() returns trigger language plpgsql as $$
begin
  perform tell('collateral', collateral_channel(new.agent_addr), '{}');
  return null;
end $$;
create trigger tell_allowance after update on capacity for each row when (old.allowed <> new.allowed)
execute function tell_allowance();

-- Each token with whether its owner registered it, whether it was read since all tokens had to be, whether its chain is out of
-- sight, and until when it backs new business: so long before its unlock that what began last can still be decided, and the
-- decision carried out.
create view wnft_backing as
select w.*, w.unlock_at - (c.margin_seconds + c.delay_seconds) * interval '1 second' as backs_until,
  w.sweep = c.sweep as is_read, is_chain_stale(c) as is_stale,
  exists (
    select from wnft_registrations r
    where (r.chain_id, r.contract_address, r.token_id, r.owner) = (w.chain_id, w.contract_address, w.token_id, w.owner)
  ) as is_registered
from wnfts w
join chain_cursors c using (chain_id);

-- Writes what these tokens of a contract secure for the agents who own them into `collaterals`: removable items of registered
-- tokens that the market can price, until the margin before their unlock. Where the wrapper holds less of an asset than it
-- recorded, each token has its share of what is there, rounded down: together never more. Answers the agents whose
-- collateral it wrote, before or now.
create function write_collaterals(which_chain int, which_contract text, which_tokens numeric[]) returns text[]
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
create function rewrite_collaterals(which_chain int, which_contract text) returns text[] language sql as $$
  select write_collaterals(which_chain, which_contract, array(
    select distinct token_id from collaterals where chain_id = which_chain and contract_address = which_contract
  ))
$$;

-- Tells the book and the agents themselves that what their collateral secures was written.
create function tell_collateral(agents text[]) returns void language sql as $$
  select tell('capacity', collateral_channel(addr), jsonb_build_object('agent', addr))
  from (select distinct unnest(agents) as addr) as each
$$;

-- Lets a token stand surety by its owner's signature, which was checked; what it secures is written if it is known already.
-- Answers {} or {fault}: wnft.too-many when the agent has registered `limit` tokens already that are not its own.
create function register_wnft(ask jsonb) returns jsonb language plpgsql as $$
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

-- Writes tokens as they were read at block `step`, in this reading of all of them; those without an owner have ended.
create function write_wnfts(step jsonb, which_sweep bigint) returns void language plpgsql as $$
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

  insert into wnft_items
  select (step->>'chainId')::int, step->>'contract', t."tokenId", i.item, i."assetType", i."assetAddress", i."assetTokenId",
    i.amount, i.ticker, i.decimals, i."isRemovable"
  from jsonb_to_recordset(step->'tokens') as t("tokenId" numeric, items jsonb),
    jsonb_to_recordset(t.items) as i(
      item int, "assetType" int, "assetAddress" text, "assetTokenId" numeric, amount numeric, ticker text, decimals int,
      "isRemovable" boolean
    );
end $$;

-- Writes what the market's assets are at block `step`, after its tokens. Answers the tokens of which something is now credited
-- with another share: where the wrapper holds too little of an asset, or did before.
create function write_chain_assets(step jsonb) returns numeric[] language plpgsql as $$
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
create function forget_other_contracts(which_chain int, which_contract text) returns text[] language plpgsql as $$
declare
  other text;
  concerned text[] := '{}';
begin
  for other in
    select distinct contract_address from wnfts
    where chain_id = which_chain and contract_address <> which_contract and is_alive
  loop
    update wnfts set is_alive = false where chain_id = which_chain and contract_address = other and is_alive;
    delete from wnft_items where chain_id = which_chain and contract_address = other;
    concerned := concerned || rewrite_collaterals(which_chain, other);
  end loop;
  return concerned;
end $$;

-- Goes on from the block that the follower saw last to a newer one, if nobody else did meanwhile: blocks, touches, tokens,
-- collateral, news and cursor together. Blocks above `step.base` are forgotten first. Where `step.isSweep`, all tokens have to
-- be read again, and those that are not among `step.tokens` secure nothing until they are. Answers {agents} whose collateral was
-- written, or {fault}: chain.moved.
create function save_chain_step(step jsonb) returns jsonb language plpgsql as $$
declare
  chain int := (step->>'chainId')::int;
  known chain_cursors;
  contract text := step->>'contract';
  which_sweep bigint;
  concerned text[] := '{}';
  tokens numeric[];
begin
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
  return jsonb_build_object('agents', to_jsonb(concerned));
end $$;

-- A follower starts with these terms: where the margin is another than before, what every token secures is written again.
create function set_chain_terms(which_chain int, margin int, stale int) returns void language plpgsql as $$
declare
  which_contract text;
begin
  perform pg_advisory_xact_lock(7302, which_chain);
  update chain_cursors set stale_seconds = stale where chain_id = which_chain and stale_seconds <> stale;
  update chain_cursors set margin_seconds = margin where chain_id = which_chain and margin_seconds <> margin
  returning contract_address into which_contract;
  if not found then return; end if;
  perform tell_collateral(rewrite_collaterals(which_chain, which_contract));
end $$;
