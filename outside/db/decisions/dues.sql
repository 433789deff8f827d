-- What agents owe for closed orders, and what staff booked of it.

-- Pays an agent's fees out of their credit, the oldest first, and frees what is no longer owed. Their capacity is locked.
create or replace function spread_credit(agent text) returns void language plpgsql as $$
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
  perform shift_capacity(agent, due => -freed, credit => -spent);
end $$;

-- Takes so much of what an agent paid away again: first their credit, then from the newest fees. Of what is owed again, no more
-- is locked than is free: open orders stand. Their capacity is locked.
create or replace function unspread(agent text, amount numeric) returns void language plpgsql as $$
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
  perform shift_capacity(agent, due => again, credit => -credit);
end $$;

-- What an agent owes, locked or not.
create or replace function owed_by(agent text) returns numeric language sql stable as $$
  select coalesce(sum(amount_usd - paid_usd), 0) from fee_ledger where agent_addr = agent and paid_usd < amount_usd
$$;

-- Books what an agent paid, with its audit row; the same `key` books once. Nobody books their own. Answers {id} or {fault}:
-- access.denied, agent.missing, idempotency, dues.too-much with how much is `due`.
create or replace function book_payment(ask jsonb) returns jsonb language plpgsql as $$
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
  if amount > due then
    return jsonb_build_object('fault', 'dues.too-much', 'values', jsonb_build_object('due', due::text));
  end if;
  insert into fee_payments (id, agent_addr, amount_usd, reference, booked_by, idempotency_key)
  values ((ask->>'id')::uuid, agent, amount, ask->>'reference', ask->>'by', ask->>'key');
  perform shift_capacity(agent, credit => amount);
  perform spread_credit(agent);
  perform note_dues(ask, 'dues.book', due, was.fees_due, jsonb_build_object(
    'paymentId', ask->>'id', 'amountUsd', amount::text, 'reference', ask->>'reference'
  ));
  return jsonb_build_object('id', ask->>'id');
end $$;
comment on function book_payment(jsonb) is 'decision: books what an agent paid';

-- Takes a booking back, whole, with its reason and its audit row. Answers {id} or {fault}: access.denied, agent.missing,
-- payment.missing, payment.taken-back.
create or replace function take_payment_back(ask jsonb) returns jsonb language plpgsql as $$
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
comment on function take_payment_back(jsonb) is 'decision: takes a booking back';

-- The audit row and the events of what staff did about an agent's dues.
create or replace function note_dues(ask jsonb, action text, due numeric, locked numeric, what jsonb) returns void language plpgsql as $$
declare
  agent text := ask->>'addr';
begin
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', action, agent, jsonb_build_object('owedUsd', due::text, 'lockedUsd', locked::text),
    what || jsonb_build_object('owedUsd', owed_by(agent)::text,
      'lockedUsd', (select fees_due::text from capacity where agent_addr = agent)),
    ask->>'fromWhere'
  );
  perform emit('capacity', jsonb_build_object('agent', agent));
end $$;

-- A fee is owed while its order is closed, or in a dispute after it was. Where the dispute ends otherwise, it is withdrawn: what
-- was locked for it is free, and what was paid of it pays other fees. Closed once more, the order owes a new one. `move_capacity`
-- locked the agent's capacity before the step was written.
create or replace function follow_fee(h order_history) returns void language plpgsql as $$
declare
  fee fee_ledger;
begin
  if h.new = 'closed' then
    update fee_ledger set paid_at = clock_timestamp() where order_id = h.order_id and amount_usd = 0 and paid_at is null;
    select * into fee from fee_ledger where order_id = h.order_id;
  elsif h.old = 'dispute' then
    delete from fee_ledger where order_id = h.order_id returning * into fee;
    if not found then return; end if;
    insert into withdrawn_fees (place, order_id, agent_addr, amount_usd, paid_usd, booked_at)
    values (fee.place, fee.order_id, fee.agent_addr, fee.amount_usd, fee.paid_usd, fee.booked_at);
    perform shift_capacity(fee.agent_addr, due => -fee.locked_usd, credit => fee.paid_usd);
    perform emit('capacity', jsonb_build_object('agent', fee.agent_addr));
  else
    return;
  end if;
  perform spread_credit(fee.agent_addr);
end $$;

create or replace trigger append_only before update or delete on withdrawn_fees for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on withdrawn_fees for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on fee_payments for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on fee_payments for each statement execute function refuse_change();
