-- What must be true after each step, and of everything together: said from raw rows, not by the functions that are walked.

create type walk.sight as (o orders, version text, used numeric[], allowed numeric[], steps int, news bigint);

-- What stands before a step: the order in this place, what every agent uses and may use, how far history and news have come.
create function walk.look(p walk.places) returns walk.sight language plpgsql as $$
declare
  s walk.sight;
begin
  select o, xmin::text into s.o, s.version from orders o where id = p.order_id;
  select array_agg(used), array_agg(allowed) into s.used, s.allowed
  from (select used, allowed from walk.capacity order by agent_addr) as c;
  if p.order_id is not null then select max(step) into s.steps from order_history where order_id = p.order_id; end if;
  select coalesce(max(id), 0) into s.news from walk.news;
  return s;
end $$;

-- As whom somebody took a step of an order.
create function walk.actor(o orders, by_whom text) returns text language sql immutable as $$
  select case by_whom when o.user_addr then 'user' when o.agent_addr then 'agent' when 'clock' then 'clock'
    when walk.boss() then 'staff' when walk.moderator() then 'staff' end
$$;

-- Why what is locked for an order cannot be right; null when it can.
create function walk.lock_fault(o orders) returns text language sql stable as $$
  select case
    when o.locked_usd > o.exposure_usd then 'more is locked than the order is worth'
    when o.status in ('userTransfer', 'agentTransfer') and (o.lock_kind, o.locked_usd) <> ('posted', o.exposure_usd)
      then 'an order that goes on is not covered'
    when o.status in ('closed', 'cancelled', 'rejected', 'expired') and o.lock_kind = 'posted'
      and (walk.open_award(o.id)).id is null then 'an ended order is posted'
    when o.status in ('closed', 'cancelled', 'rejected', 'expired') and o.lock_kind = 'held' and o.held_until is null
      and (walk.open_award(o.id)).id is null then 'what is held is never freed'
    when (walk.open_award(o.id)).id is not null and o.status <> 'dispute' and o.locked_usd < (walk.open_award(o.id)).usd
      and not exists (select from dispute_steps where order_id = o.id and kind = 'reopened') then 'an award is not covered'
  end
$$;

-- What a step of an order's life does to its lock, said a second time.
create function walk.step_fault(b orders, a orders, h order_history) returns text language sql stable as $$
  select case
    when (walk.open_award(a.id)).id is not null then null
    when h.old = 'userTransfer' and h.new in ('cancelled', 'rejected', 'expired') and a.lock_kind <> 'none'
      then 'an unpaid order that ended holds something'
    when h.old = 'agentTransfer' and h.new = 'closed' and a.locked_usd <> b.locked_usd - (
      select least(f.amount_usd, b.locked_usd) from fee_ledger f where f.order_id = a.id) then 'a closed order holds a wrong sum'
    when h.old = 'agentTransfer' and h.new in ('rejected', 'cancelled') and (a.lock_kind, a.locked_usd) <> ('held', b.locked_usd)
      then 'a paid order that ended holds a wrong sum'
    when h.old = 'dispute' and h.new in ('closed', 'cancelled', 'rejected') and a.lock_kind <> 'none'
      then 'a decided order holds something'
    when h.old = 'userTransfer' and h.new = 'agentTransfer' and h.changed_by = b.user_addr and h.changed_at >= b.expire_at
      then 'a payment was confirmed too late'
  end
$$;

-- What has become of it: no use above what is allowed, every change told once, every step one of those there are.
create function walk.compare(p walk.places, b walk.sight) returns void language plpgsql as $$
declare
  was orders := b.o;
  used_before numeric[] := b.used;
  allowed_before numeric[] := b.allowed;
  used_now numeric[];
  allowed_now numeric[];
  heard bigint := b.news;
  was_version text := b.version;
  a orders;
  h order_history;
  told int;
  agents_now text[];
  fault text;
begin
  select array_agg(used), array_agg(allowed), array_agg(agent_addr) into used_now, allowed_now, agents_now
  from (select used, allowed, agent_addr from walk.capacity order by agent_addr) as c;
  for i in 1..cardinality(used_now) loop
    if used_now[i] > used_before[i] and used_now[i] > allowed_now[i] then
      raise exception 'walk: more is used of % than allowed: % -> % of %', agents_now[i], used_before[i], used_now[i], allowed_now[i];
    end if;
    if (used_now[i] <> used_before[i] or allowed_now[i] <> allowed_before[i]) and not exists (
      select from walk.news where id > heard and topic = 'capacity' and about = agents_now[i]
    ) then
      raise exception 'walk: nobody was told that the capacity of % has changed', agents_now[i];
    end if;
  end loop;
  -- An order that nobody wrote is as it was, and its agent's ledger with it.
  if p.order_id is null then return; end if;
  select * into a from orders where id = p.order_id and xmin::text <> was_version;
  if not found then return; end if;
  select * into h from order_history where order_id = p.order_id and step > b.steps order by step limit 1;
  if (h.order_id is not null) <> (a.status <> was.status) then raise exception 'walk: history and status disagree'; end if;
  select count(*) into told from walk.news where id > heard and topic = 'order' and about = p.order_id::text;
  if h.order_id is not null then
    if (h.step, h.old, h.new) is distinct from (b.steps + 1, was.status, a.status)
      or exists (select from order_history where order_id = p.order_id and step > h.step) then
      raise exception 'walk: the history has a gap: % %', h.old, h.new;
    end if;
    if not exists (
      select from walk.edges e
      where (e.from_status, e.to_status, e.actor) = (h.old, h.new, walk.actor(a, h.changed_by))
    ) then
      raise exception 'walk: there is no such step: % by % to %', h.old, walk.actor(a, h.changed_by), h.new;
    end if;
    fault := walk.step_fault(was, a, h);
    if fault is not null then raise exception 'walk: %: % -> %: % %', fault, h.old, h.new, a.lock_kind, a.locked_usd; end if;
  end if;
  if a.updated_at <> was.updated_at and told <> 1 then raise exception 'walk: % news of one change', told; end if;
  if a is not distinct from b.o and told > 1 then raise exception 'walk: % news of no change', told; end if;
  fault := walk.lock_fault(a);
  if fault is not null then raise exception 'walk: %: % %', fault, a.status, a.lock_kind; end if;
  fault := walk.ledger_fault(a.agent_addr);
  if fault is not null then raise exception 'walk: the ledger of % is wrong in %', a.agent_addr, fault; end if;
end $$;

-- Everything, from the first row to the last.
create function walk.check_all() returns void language plpgsql as $$
declare
  wrong record;
begin
  select 'ledger ' || walk.ledger_fault(agent_addr) || ' of ' || agent_addr as what into wrong
  from walk.capacity where walk.ledger_fault(agent_addr) is not null limit 1;
  if found then raise exception 'walk: %', wrong.what; end if;

  for wrong in
    select 'fees due of ' || c.agent_addr as what from walk.capacity c
    where c.fees_due <> (select coalesce(sum(locked_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
      or (select coalesce(sum(amount_usd), 0) from fee_payments p where p.agent_addr = c.agent_addr)
        <> c.fees_credit + (select coalesce(sum(paid_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
    union all
    -- A closed order owes exactly its fee, in a dispute after it too; another owes none.
    select 'fee of order ' || o.id from orders o left join fee_ledger f on f.order_id = o.id
    where (o.status = 'closed' and f.amount_usd is distinct from o.fee_usd)
      or (o.status not in ('closed', 'dispute') and f.order_id is not null)
    union all
    select 'history of order ' || h.order_id from (
      select *, lag(new) over w as before, lag(changed_at) over w as earlier, row_number() over w as place
      from order_history window w as (partition by order_id order by step)
    ) h
    join orders o on o.id = h.order_id
    where h.old is distinct from h.before or h.changed_at < h.earlier or h.step <> h.place
      or h.step > 1 and not exists (
        select from walk.edges e where (e.from_status, e.to_status, e.actor) = (h.old, h.new, walk.actor(o, h.changed_by)))
      or h.step = 1 and (h.new, h.changed_by) is distinct from ('userTransfer', o.user_addr)
    union all
    select 'status of order ' || o.id from orders o
    where o.status is distinct from (select new from order_history h where h.order_id = o.id order by step desc limit 1)
    union all
    -- No order closes without a word of its user that it is paid, or of staff in a dispute.
    select 'closing of order ' || h.order_id from order_history h join orders o on o.id = h.order_id
    where h.new = 'closed' and walk.actor(o, h.changed_by) <> 'staff' and not exists (
      select from order_history c where c.order_id = h.order_id and c.step < h.step and c.new = 'agentTransfer'
        and c.changed_by in (o.user_addr, walk.boss(), walk.moderator()))
    union all
    select 'time of order ' || o.id from orders o join walk.offers f on f.id = o.offer_id
    join order_history h on h.order_id = o.id and h.step = 1
    where f.state <> 'placed' or h.changed_at >= f.expired_at
    union all
    select 'record of ' || r.agent_addr from agent_records r
    where (completed, failed) <> (select count(*) filter (where status = 'closed'), count(*) filter (where status = 'rejected')
        from orders o where o.agent_addr = r.agent_addr)
      or (rating_sum, ratings) <> (select coalesce(sum(rating), 0), count(*) from orders o
        where o.agent_addr = r.agent_addr and rating > 0)
    union all
    select 'awards of token ' || t.token_id from walk.tokens t where t.amount < (
      select coalesce(sum((i->>'amount')::numeric), 0) from awards a, jsonb_array_elements(a.items) as i
      where a.agent_addr = t.agent_addr and a.state in ('asked', 'signed', 'proposed', 'executable')
        and not exists (select from dispute_steps s where s.order_id = a.order_id and s.kind = 'reopened'))
    union all
    -- One row of news a step, written in the very transaction of the step.
    select 'news of order ' || h.order_id || ' step ' || h.step from order_history h
    left join walk.news b on b.topic = 'order' and b.about = h.order_id::text
      and b.status = h.new and b.xid::text::bigint % 4294967296 = h.xmin::text::bigint
    group by h.order_id, h.step having count(b.id) <> 1
    union all
    select 'numbers of news' where not walk.are_news_dense()
    union all
    select 'collateral of ' || c.agent_addr from walk.capacity c
    where c.ceiling < c.allowed
    union all
    select 'bound on newcomers of ' || c.agent_addr from walk.capacity c where walk.is_bound_broken(c.agent_addr)
  loop
    raise exception 'walk: wrong: %', wrong.what;
  end loop;
end $$;
