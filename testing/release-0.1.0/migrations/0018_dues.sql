-- What agents owe for closed orders, and what staff booked of it. An agent's bookings pay their fees the oldest first; what is
-- paid of a fee that is withdrawn pays the next ones, and waits as credit where there are none. Always, per agent:
-- capacity.fees_due = sum of fee_ledger.locked_usd, and sum of fee_payments = sum of fee_ledger.paid_usd + capacity.fees_credit.

alter table fee_ledger
  -- The order in which an agent's fees are paid: given out under the lock of their capacity.
  add column place bigint generated always as identity,
  add column paid_usd numeric(30, 6) not null default 0,
  -- Since when the fee is wholly paid; an affiliate's share of it is payable from then on.
  add column paid_at timestamptz(3),
  alter column booked_at set default clock_timestamp(),
  add constraint paid_within_fee check (paid_usd between 0 and amount_usd),
  -- What stays locked of a fee is still owed.
  add constraint locked_within_owed check (locked_usd between 0 and amount_usd - paid_usd),
  add constraint wholly_paid check ((paid_at is not null) <= (paid_usd = amount_usd));
update fee_ledger set paid_at = booked_at where amount_usd = 0;
create index fees_of_agent on fee_ledger (agent_addr, place);
create index fees_unpaid on fee_ledger (agent_addr, place) where paid_usd < amount_usd;

-- Fees of orders that were closed, disputed and then decided otherwise: nobody owes them any more.
create table withdrawn_fees (
  place bigint primary key,
  order_id uuid not null references orders,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- How much of it was paid by then: that pays other fees.
  paid_usd numeric(30, 6) not null,
  booked_at timestamptz(3) not null,
  withdrawn_at timestamptz(3) not null default clock_timestamp()
);
create index on withdrawn_fees (agent_addr, place);
create trigger append_only before update or delete on withdrawn_fees for each row execute function refuse_change();
create trigger append_only_truncate before truncate on withdrawn_fees for each statement execute function refuse_change();

alter table capacity add column fees_credit numeric(30, 6) not null default 0 check (fees_credit >= 0);

-- What staff booked, and what they took back: a row of its own below zero.
create table fee_payments (
  id uuid primary key,
  place bigint generated always as identity unique,
  agent_addr text not null references agents,
  amount_usd numeric(30, 6) not null,
  -- By what the payment is found in the books; of a row that takes back, why.
  reference text not null check (reference <> ''),
  takes_back uuid unique references fee_payments,
  booked_by text not null references users,
  booked_at timestamptz(3) not null default clock_timestamp(),
  idempotency_key text,
  unique (agent_addr, idempotency_key),
  check (case when takes_back is null then amount_usd > 0 else amount_usd < 0 end)
);
create index on fee_payments (agent_addr, place);
create trigger append_only before update or delete on fee_payments for each row execute function refuse_change();
create trigger append_only_truncate before truncate on fee_payments for each statement execute function refuse_change();

-- Pays an agent's fees out of their credit, the oldest first, and frees what is no longer owed. Their capacity is locked.
create function spread_credit(agent text) returns void language plpgsql as $$
declare
  credit numeric := (select fees_credit from capacity where agent_addr = agent);
  spent numeric;
  freed numeric;
begin
  if credit = 0 then return; end if;
  with owing as (
    select order_id, locked_usd, amount_usd - paid_usd as open,
      sum(amount_usd - paid_usd) over (order by place) - (amount_usd - paid_usd) as earlier
    from fee_ledger where agent_addr = agent and paid_usd < amount_usd
  ), part as (
    select order_id, least(open, credit - earlier) as more, greatest(locked_usd - (open - least(open, credit - earlier)), 0) as loose
    from owing where earlier < credit
  ), paid as (
    update fee_ledger f set paid_usd = paid_usd + more, locked_usd = locked_usd - loose,
      paid_at = case when paid_usd + more = amount_usd then clock_timestamp() end
    from part where f.order_id = part.order_id
    returning more, loose
  )
  select coalesce(sum(more), 0), coalesce(sum(loose), 0) into spent, freed from paid;
  update capacity set fees_credit = fees_credit - spent, fees_due = fees_due - freed where agent_addr = agent;
end $$;

-- Takes so much of what an agent paid away again: first their credit, then from the newest fees. Of what is owed again, no more
-- is locked than is free: open orders stand. Their capacity is locked.
create function unspread(agent text, amount numeric) returns void language plpgsql as $$
declare
  credit numeric;
  free numeric;
  rest numeric;
  again numeric;
begin
  select least(fees_credit, amount), greatest(allowed - used, 0) into credit, free from capacity where agent_addr = agent;
  rest := amount - credit;
  with paid as (
    select order_id, paid_usd, sum(paid_usd) over (order by place desc) - paid_usd as later
    from fee_ledger where agent_addr = agent and paid_usd > 0
  ), part as (
    select order_id, least(paid_usd, rest - later) as less, later from paid where later < rest
  ), owed as (
    update fee_ledger f set paid_usd = paid_usd - less, paid_at = null,
      locked_usd = locked_usd + least(less, greatest(free - later, 0))
    from part where f.order_id = part.order_id
    returning least(less, greatest(free - later, 0)) as more
  )
  select coalesce(sum(more), 0) into again from owed;
  update capacity set fees_credit = fees_credit - credit, fees_due = fees_due + again where agent_addr = agent;
end $$;

-- What an agent owes, locked or not.
create function owed_by(agent text) returns numeric language sql stable as $$
  select coalesce(sum(amount_usd - paid_usd), 0) from fee_ledger where agent_addr = agent and paid_usd < amount_usd
$$;

-- Books what an agent paid, with its audit row; the same `key` books once. Nobody books their own. Answers {id} or {fault}:
-- access.denied, agent.missing, idempotency, dues.too-much with how much is `due`.
create function book_payment(ask jsonb) returns jsonb language plpgsql as $$
declare
  agent text := ask->>'addr';
  amount numeric := (ask->>'amountUsd')::numeric;
  known fee_payments;
  was capacity;
  due numeric;
begin
  if not is_super_user(ask->>'by') or ask->>'by' = agent then return jsonb_build_object('fault', 'access.denied'); end if;
  select * into was from capacity where agent_addr = agent for no key update;
  if not found then return jsonb_build_object('fault', 'agent.missing'); end if;
  select * into known from fee_payments where agent_addr = agent and idempotency_key = ask->>'key';
  if found then
    if known.amount_usd <> amount or known.reference <> ask->>'reference' or known.booked_by <> ask->>'by' then
      return jsonb_build_object('fault', 'idempotency');
    end if;
    return jsonb_build_object('id', known.id);
  end if;
  due := owed_by(agent);
  if amount > due then return jsonb_build_object('fault', 'dues.too-much', 'due', due::text); end if;
  insert into fee_payments (id, agent_addr, amount_usd, reference, booked_by, idempotency_key)
  values ((ask->>'id')::uuid, agent, amount, ask->>'reference', ask->>'by', ask->>'key');
  update capacity set fees_credit = fees_credit + amount where agent_addr = agent;
  perform spread_credit(agent);
  perform note_dues(ask, 'dues.book', due, was.fees_due, jsonb_build_object(
    'paymentId', ask->>'id', 'amountUsd', amount::text, 'reference', ask->>'reference'
  ));
  return jsonb_build_object('id', ask->>'id');
end $$;

-- Takes a booking back, whole, with its reason and its audit row. Answers {id} or {fault}: access.denied, agent.missing,
-- payment.missing, payment.taken-back.
create function take_payment_back(ask jsonb) returns jsonb language plpgsql as $$
declare
  agent text := ask->>'addr';
  payment fee_payments;
  was capacity;
  due numeric;
begin
  if not is_super_user(ask->>'by') or ask->>'by' = agent then return jsonb_build_object('fault', 'access.denied'); end if;
  select * into was from capacity where agent_addr = agent for no key update;
  if not found then return jsonb_build_object('fault', 'agent.missing'); end if;
  select * into payment from fee_payments
  where id = (ask->>'paymentId')::uuid and agent_addr = agent and takes_back is null;
  if not found then return jsonb_build_object('fault', 'payment.missing'); end if;
  if exists (select from fee_payments where takes_back = payment.id) then
    return jsonb_build_object('fault', 'payment.taken-back');
  end if;
  due := owed_by(agent);
  insert into fee_payments (id, agent_addr, amount_usd, reference, takes_back, booked_by)
  values ((ask->>'id')::uuid, agent, -payment.amount_usd, ask->>'reason', payment.id, ask->>'by');
  perform unspread(agent, payment.amount_usd);
  perform note_dues(ask, 'dues.takeBack', due, was.fees_due, jsonb_build_object(
    'paymentId', payment.id, 'amountUsd', payment.amount_usd::text, 'reason', ask->>'reason'
  ));
  return jsonb_build_object('id', ask->>'id');
end $$;

-- The audit row and the news of what staff did about an agent's dues.
create function note_dues(ask jsonb, action text, due numeric, locked numeric, what jsonb) returns void language plpgsql as $$
declare
  agent text := ask->>'addr';
begin
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', action, agent, jsonb_build_object('owedUsd', due::text, 'lockedUsd', locked::text),
    what || jsonb_build_object('owedUsd', owed_by(agent)::text,
      'lockedUsd', (select fees_due::text from capacity where agent_addr = agent)),
    ask->>'fromWhere'
  );
  perform tell('capacity', null, jsonb_build_object('agent', agent));
end $$;

-- A fee is owed while its order is closed, or in a dispute after it was. Where the dispute ends otherwise, it is withdrawn: what
-- was locked for it is free, and what was paid of it pays other fees. Closed once more, the order owes a new one. `move_capacity`
-- locked the agent's capacity before the step was written.
create function follow_fee() returns trigger language plpgsql as $$
declare
  fee fee_ledger;
  agent text;
begin
  if new.new = 'closed' then
    update fee_ledger set paid_at = clock_timestamp() where order_id = new.order_id and amount_usd = 0 and paid_at is null;
    select agent_addr into agent from fee_ledger where order_id = new.order_id;
  else
    delete from fee_ledger where order_id = new.order_id returning * into fee;
    if not found then return null; end if;
    agent := fee.agent_addr;
    insert into withdrawn_fees (place, order_id, agent_addr, amount_usd, paid_usd, booked_at)
    values (fee.place, fee.order_id, fee.agent_addr, fee.amount_usd, fee.paid_usd, fee.booked_at);
    update capacity set fees_due = fees_due - fee.locked_usd, fees_credit = fees_credit + fee.paid_usd where agent_addr = agent;
    perform tell('capacity', null, jsonb_build_object('agent', agent));
  end if;
  perform spread_credit(agent);
  return null;
end $$;
create trigger follow_fee after insert on order_history for each row
  when (new.new = 'closed' or new.old = 'dispute') execute function follow_fee();

-- Orders that were closed, disputed and decided otherwise before fees could be withdrawn.
do $$
declare
  fee record;
begin
  for fee in
    select f.* from fee_ledger f join orders o on o.id = f.order_id where o.status not in ('closed', 'dispute') for no key update
  loop
    perform from capacity where agent_addr = fee.agent_addr for no key update;
    delete from fee_ledger where order_id = fee.order_id;
    insert into withdrawn_fees (place, order_id, agent_addr, amount_usd, paid_usd, booked_at)
    values (fee.place, fee.order_id, fee.agent_addr, fee.amount_usd, fee.paid_usd, fee.booked_at);
    update capacity set fees_due = fees_due - fee.locked_usd where agent_addr = fee.agent_addr;
  end loop;
end $$;
