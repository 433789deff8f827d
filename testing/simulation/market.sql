-- What happens to agents, people and the market as a whole, and the walk itself.

create table walk.tokens (agent_addr text primary key, token_id numeric not null, amount numeric not null, is_wrapped boolean not null);

create function walk.token(t walk.tokens) returns jsonb language sql volatile as $$
  select case when not t.is_wrapped then jsonb_build_object('tokenId', t.token_id) else jsonb_build_object(
    'tokenId', t.token_id, 'owner', t.agent_addr, 'assetType', 1, 'rules', 0, 'unlockAt', '2100-01-01T00:00:00Z',
    'locks', '[]'::jsonb, 'royalties', '[]'::jsonb, 'fees', '[]'::jsonb, 'original', '{}'::jsonb,
    'items', jsonb_build_array(jsonb_build_object('item', 0, 'assetType', 1, 'assetAddress', 'gold', 'assetTokenId', 0,
      'amount', t.amount, 'ticker', 'GOLD', 'decimals', 6, 'isRemovable', true))
  ) end
$$;

-- A block of the chain as the follower writes it: what it shows of one agent's token and of some awards. `there` is how much of what
-- is recorded the wrapper really holds.
create function walk.block(whose text, there numeric, seen jsonb, past_deadline boolean) returns void language plpgsql as $$
declare
  known chain_cursors := (select c from chain_cursors c where chain_id = 1);
  next_number bigint := coalesce(known.number, 0) + 1;
  said jsonb;
begin
  said := walk.ask('save_chain_step', jsonb_build_object(
    'chainId', 1, 'contract', 'wrapper', 'before', known.hash, 'unreadBefore', known.unread_from, 'isSweep', known.hash is null,
    'base', next_number - 1, 'oldest', next_number - 8, 'blocks', jsonb_build_array(jsonb_build_object('number', next_number,
      'hash', 'hash ' || next_number)), 'touches', '[]'::jsonb, 'number', next_number, 'hash', 'hash ' || next_number,
    'at', clock_timestamp() + case when past_deadline then interval '20 days' else interval '0' end, 'isTrusted', true,
    'marginSeconds', 0, 'staleSeconds', 1000000, 'isNewest', true, 'delaySeconds', 0, 'unread', null,
    'tokens', (select coalesce(jsonb_agg(walk.token(t)), '[]') from walk.tokens t where whose is null or agent_addr = whose),
    'assets', jsonb_build_array(jsonb_build_object('address', 'gold', 'ticker', 'GOLD', 'decimals', 6, 'isListed', true,
      'held', (select floor(sum(amount) * there) from walk.tokens where is_wrapped))),
    'awards', seen, 'settlements', '[]'::jsonb, 'share', '0.9'
  ));
  perform walk.demand(not said ? 'fault', 'a block was refused: ' || said::text);
end $$;

-- The chain shows how an award stands: proposed, executable, executed, paid instead, withdrawn, over; sometimes it takes it back.
create function walk.show_award(a awards) returns void language plpgsql as $$
declare
  status int := (array[0, 1, 1, 1, 2, 3, 3, 3, 4])[1 + walk.dice(9)];
  is_over boolean := walk.dice(12) = 0;
  was_open boolean := is_open_award(a.state);
  taken numeric := (a.items->0->>'amount')::numeric;
  now_a awards;
begin
  -- What was taken out is there no more, and what a reorganisation took back is there again.
  if status = 3 and a.state <> 'executed' then
    update walk.tokens set amount = amount - taken where agent_addr = a.agent_addr and amount >= taken;
    if not found then return; end if;
  elsif status <> 3 and a.state = 'executed' then
    update walk.tokens set amount = amount + taken where agent_addr = a.agent_addr;
  end if;
  perform walk.block(a.agent_addr, 1, jsonb_build_array(jsonb_build_object('id', a.id, 'status', status,
    'decision', a.decision, 'executableAt', clock_timestamp() - interval '1 s' + walk.dice(2) * interval '1 day')), is_over);
  select * into now_a from awards where id = a.id;
  perform walk.count('chain ' || case when was_open = is_open_award(now_a.state) then 'shows '
    when was_open then 'ends ' else 'reopens ' end || now_a.state);
end $$;

-- Collateral rises, falls and comes back; the wrapper may hold less than it recorded.
create function walk.collateral() returns void language plpgsql as $$
declare
  whose text := walk.any_agent();
  t walk.tokens;
  is_busy boolean;
begin
  select * into t from walk.tokens where agent_addr = whose;
  is_busy := exists (select from awards where agent_addr = t.agent_addr and state in ('asked', 'signed', 'proposed', 'executable'));
  case walk.dice(4)
    when 0 then update walk.tokens set amount = amount + walk.dice(2000) * 1000000::numeric
      where agent_addr = t.agent_addr and amount < 9000000000;
    when 1 then if not is_busy then
      update walk.tokens set is_wrapped = not is_wrapped, amount = greatest(amount, 4000000000) where agent_addr = t.agent_addr;
    end if;
    else update walk.tokens set is_wrapped = true where agent_addr = t.agent_addr;
  end case;
  perform walk.block(t.agent_addr, case when walk.dice(4) = 0 then 0.6 else 1 end, '[]', false);
  if walk.dice(4) > 0 then perform walk.ask('revalue_capacity', jsonb_build_object('share', 0.9, 'agents', jsonb_build_array(t.agent_addr))); end if;
  perform walk.count('collateral');
end $$;

create function walk.pay_dues() returns void language plpgsql as $$
declare
  about jsonb := jsonb_build_object('id', walk.new_id(), 'addr', walk.any_agent(), 'by', walk.boss(), 'fromWhere', 'walk');
  latest uuid;
  said jsonb;
begin
  if walk.dice(3) = 0 then
    select id into latest from fee_payments p where agent_addr = about->>'addr' and takes_back is null
      and not exists (select from fee_payments b where b.takes_back = p.id) order by place desc limit 1;
    if latest is null then return; end if;
    said := walk.ask('take_payment_back', about || jsonb_build_object('paymentId', latest, 'reason', 'walk'));
    perform walk.demand(not said ? 'fault', 'a booking could not be taken back: ' || said::text);
    perform walk.count('dues taken back');
  else
    said := walk.ask('book_payment', about || jsonb_build_object('amountUsd', round((random() * 8 + 0.000001)::numeric, 6)::text,
      'reference', 'walk', 'key', null));
    perform walk.demand(coalesce(said->>'fault', 'dues.too-much') = 'dues.too-much', 'a booking: ' || said::text);
    perform walk.count('dues ' || coalesce(said->>'fault', 'booked'));
  end if;
end $$;

-- Staff ban, suspend and halt, and soon take it back again.
create function walk.forbid() returns void language plpgsql as $$
declare
  who text;
  standing uuid;
  said jsonb;
begin
  case walk.dice(3)
    when 0 then
      select addr into who from users where is_banned order by addr limit 1;
      who := coalesce(who, case when walk.dice(3) = 0 then walk.any_agent() else walk.any_user() end);
      said := walk.ask('change_user', jsonb_build_object('addr', who, 'by', walk.boss(), 'fromWhere', 'walk',
        'updatedAt', (select updated_at from users where addr = who),
        'set', jsonb_build_object('isBanned', (select not is_banned from users where addr = who))));
      perform walk.demand(not said ? 'fault', 'a ban: ' || said::text);
      perform walk.count('ban');
    when 1 then
      select addr into who from agents where is_suspend order by addr limit 1;
      who := coalesce(who, walk.any_agent());
      said := walk.ask('change_agent', jsonb_build_object('addr', who, 'by', walk.boss(), 'asStaff', true, 'action', 'agents.suspend',
        'fromWhere', 'walk', 'set', jsonb_build_object('isSuspend', (select not is_suspend from agents where addr = who))));
      perform walk.demand(not said ? 'fault', 'a suspension: ' || said::text);
      perform walk.count('suspend');
    else
      select id into standing from halts where lifted_at is null;
      said := case when standing is not null
        then walk.ask('lift_halt', jsonb_build_object('id', standing, 'by', walk.boss(), 'fromWhere', 'walk'))
        else walk.ask('make_halt', jsonb_build_object('id', walk.new_id(), 'by', walk.boss(), 'fromWhere', 'walk', 'reason', 'walk')
          || (array['{"scope": "market"}', '{"scope": "network", "network": "SEPA"}', '{"scope": "pair", "fromNetwork": "LOCAL",
            "fromCurrency": "USDT", "toNetwork": "SEPA", "toCurrency": "EUR"}'])[1 + walk.dice(3)]::jsonb)
      end;
      perform walk.demand(not said ? 'fault', 'a halt: ' || said::text);
      perform walk.count('halt');
  end case;
end $$;

create function walk.is_forbidden() returns boolean language sql stable as $$
  select walk.is_halted() or exists (select from agents where is_suspend) or exists (select from users where is_banned)
$$;

-- Something happens to the whole market.
create function walk.upheave() returns void language plpgsql as $$
begin
  case walk.dice(7)
    when 0 then
      perform walk.set_rate('GOLD', round((0.4 + random() * 1.2)::numeric, 4));
      perform walk.ask('revalue_capacity', '{"share": 0.9}');
      perform walk.count('revalue');
    when 1, 2 then perform walk.collateral();
    when 3, 4 then perform walk.pay_dues();
    when 5 then perform walk.age_offers();
    else
      perform walk.arrive();
  end case;
end $$;

-- Everybody third was brought by a partner, who has a share of the fees.
create function walk.arrive() returns void language sql as $$
  insert into users (addr, terms_accepted_at, affiliate_id)
  select walk.person(n::int), now(), case when n % 3 = 0 then 'walkwalk01' end from nextval('walk.user_numbers') as n
$$;

-- Sets up the market: staff, 120 people, five agents with a wrapped token each.
create function walk.begin(seed double precision) returns void language plpgsql as $$
declare
  whose text;
begin
  perform setseed(seed);
  insert into walk.origin values (now());
  perform walk.set_rate('USDT', 1), walk.set_rate('EUR', 1.25), walk.set_rate('GOLD', 1);
  insert into users (addr, is_super, is_moderator, is_affiliated, dispute_notification) values
    (walk.boss(), true, false, false, true), (walk.moderator(), false, true, false, true), (walk.partner(), false, false, true, false);
  insert into affiliates (id, owner, description) values ('walkwalk01', walk.partner(), 'walk');
  insert into affiliate_terms (percent) values (20);
  for i in 0..120 loop perform walk.arrive(); end loop;
  for i in 0..4 loop
    whose := walk.agent(i);
    insert into users (addr, terms_accepted_at) values (whose, now());
    insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone,
      moderation_status) values (whose, '', 'agent ' || i, 'A', 'B', '{DE}', '00:00', '23:59', 'UTC', 'approved');
    insert into capacity (agent_addr) values (whose);
    insert into requisites (id, agent_addr, kind, network, data_enc) values (walk.new_id(), whose, 'crypto', 'LOCAL', '');
    insert into swap_options values (whose, 'LOCAL', 'USDT', 'SEPA', 'EUR', true, 2, null, 99);
    insert into walk.tokens values (whose, i, (4000 + 2000 * i) * 1000000::numeric, true);
    perform walk.ask('register_wnft', jsonb_build_object('chainId', 1, 'contractAddress', 'wrapper', 'tokenId', i, 'owner', whose,
      'signature', 's', 'limit', 100));
  end loop;
  perform walk.block(null, 1, '[]', false);
  perform walk.ask('revalue_capacity', '{"share": 0.9}');
  perform walk.demand((select min(allowed) > 3000 from capacity), 'the agents have no collateral');
end $$;

-- One thing happens to what is in one place.
create function walk.happen(p walk.places, o orders) returns void language plpgsql as $$
declare
  a awards;
begin
  if walk.dice(14) = 0 then perform walk.upheave(); return; end if;
  if walk.dice(8) = 0 and (walk.dice(30) = 0 or walk.is_forbidden()) then perform walk.forbid(); return; end if;
  if p.offer_id is null and p.order_id is null then perform walk.ask_offer(p.place, walk.any_user()); return; end if;
  if p.order_id is null then
    if walk.dice(10) = 0 then perform walk.ask_offer(p.place, p.user_addr); else perform walk.place(p); end if;
    return;
  end if;
  select * into a from awards where order_id = o.id order by created_at desc limit 1;
  if a.id is not null and walk.dice(2) = 0 then
    if a.state in ('asked', 'signed') and walk.dice(3) > 0 then perform walk.sign(a);
    elsif is_open_award(a.state) or walk.dice(10) = 0 then perform walk.show_award(a); end if;
    return;
  end if;
  if o.lock_kind = 'none' and o.status <> 'dispute' and walk.dice(3) > 0 then
    update walk.places set order_id = null, seen_at = null where place = p.place;
    return;
  end if;
  if o.status = 'dispute' and walk.dice(8) > 0 then perform walk.judge(o); return; end if;
  case walk.dice(10)
    when 0, 1 then perform walk.age(o);
    when 2 then perform walk.last_word(o);
    else perform walk.move(p, o);
  end case;
end $$;

-- So many steps, each in a transaction of its own, and after each what is cheap to look at; every `check_every` steps everything.
create procedure walk.run(steps int, check_every int) language plpgsql as $$
declare
  p walk.places;
  before walk.sight;
  chosen int;
  step bigint;
begin
  for i in 1..steps loop
    step := nextval('walk.step_number');
    chosen := walk.dice(60);
    select * into p from walk.places where place = chosen;
    before := walk.look(p);
    perform walk.happen(p, before.o);
    perform walk.compare(p, before);
    if p.order_id is not null and walk.dice(3) = 0 then
      update walk.places set seen_status = (before.o).status, seen_at = (before.o).updated_at::text where place = p.place;
    end if;
    if step % check_every = 0 then perform walk.check_all(); end if;
    commit;
    if step % 500 = 0 then call walk.catch_up(); end if;
  end loop;
end $$;
