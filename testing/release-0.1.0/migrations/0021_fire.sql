-- What random walks, kills and long lists have shown.

-- Goes over awards as the settlement has them at a step's block. What is over gives its order's capacity back, after the
-- agent's allowance was set anew without what left the wrapped token. What a reorganisation took back waits again: it locks
-- something for its order, unless the order goes on, and is covered as a whole and without an end anyway.
create or replace function write_awards(step jsonb) returns void language plpgsql as $$
declare
  seen record;
  a awards;
  o orders;
  next_state text;
  was_open boolean;
  tx text;
  out_of jsonb;
  step_at timestamptz := (step->>'at')::timestamptz;
begin
  perform from orders where id in (
    select order_id from awards where id in (select (s->>'id')::uuid from jsonb_array_elements(step->'awards') as s)
  ) order by id for no key update;
  perform from capacity where agent_addr in (
    select agent_addr from awards where id in (select (s->>'id')::uuid from jsonb_array_elements(step->'awards') as s)
  ) order by agent_addr for no key update;
  for seen in
    select * from jsonb_to_recordset(step->'awards') as s(id uuid, status int, decision text, "executableAt" timestamptz)
    order by id
  loop
    select * into a from awards where id = seen.id for no key update;
    was_open := is_open_award(a.state);
    -- One that failed and stands again by a reorganisation, beside a newer one, is not carried out by us twice.
    if a.state = 'failed' and exists (select from awards n where n.order_id = a.order_id and n.state <> 'failed') then
      continue;
    end if;
    next_state := award_on_chain(a, seen.status, seen.decision, seen."executableAt", step_at);
    if next_state is null and was_open and a.state in ('asked', 'signed') then continue; end if;
    next_state := coalesce(next_state, 'signed');
    if next_state = a.state then continue; end if;
    select s."txHash" into tx from jsonb_to_recordset(step->'settlements') as s(number bigint, "order" text, "txHash" text)
    where s."order" = '0x' || lpad(replace(a.order_id::text, '-', ''), 64, '0')
    order by s.number desc limit 1;
    select jsonb_agg(jsonb_build_object('token', s.token, 'amount', s.paid)) into out_of
    from jsonb_to_recordset(step->'settlements') as s("order" text, token text, paid text)
    where s."order" = '0x' || lpad(replace(a.order_id::text, '-', ''), 64, '0') and s.token is not null;
    update awards set state = next_state, executable_at = coalesce(seen."executableAt", executable_at),
      tx_hash = coalesce(tx, tx_hash), paid = case when next_state = 'executed' then out_of end,
      fault = case when next_state = 'failed' then case when deadline < step_at then 'deadline' else 'withdrawn' end end,
      ended_number = case when not is_open_award(next_state) then (step->>'number')::bigint end,
      ended_at = case when not is_open_award(next_state) then step_at end
    where id = a.id;
    insert into dispute_steps (order_id, kind, by, note, tx_hash)
    select a.order_id,
      case when next_state = 'paid-instead' then 'paidInstead' when not was_open then 'reopened'
        when next_state = 'signed' then 'reopened' else next_state end,
      'chain', (select fault from awards where id = a.id), tx;

    select * into o from orders where id = a.order_id;
    if was_open and not is_open_award(next_state) then
      perform revalue_capacity((step->>'share')::numeric, array[o.agent_addr]);
      if o.status in ('closed', 'cancelled', 'rejected', 'expired') then o := move_capacity(o, 'release', false, 0); end if;
    elsif not was_open and is_open_award(next_state) and o.status not in ('userTransfer', 'agentTransfer') then
      o := move_capacity(o, 'lock', false, 0);
    end if;
    update orders set locked_usd = o.locked_usd, lock_kind = o.lock_kind, held_until = o.held_until where id = o.id;
    if next_state = 'executable' then perform notify_award(o.id, 'awardExecutable'); end if;
    if next_state in ('executed', 'paid-instead') then perform notify_award(o.id, 'awardPaid'); end if;
    if next_state = 'failed' then perform notify_award(o.id, 'awardFailed'); end if;
    perform tell_order(o);
  end loop;
end $$;

-- Each page of each list is a short way along an index, at whatever size and from wherever it begins.
create index orders_of_user_by_status on orders (user_addr, status, created_at);
create index orders_of_agent_by_status on orders (agent_addr, status, created_at);
create index users_super on users (created_at) where is_super;
create index users_moderator on users (created_at) where is_moderator;
create index users_affiliated on users (created_at) where is_affiliated;
create index users_banned on users (created_at) where is_banned;
create index agents_by_moderation on agents (moderation_status, created_at);
create index agents_inactive on agents (created_at) where not is_active;
create index agents_by_address on agents (lower(addr) text_pattern_ops);
-- What an action is about is the first part of its name; one that only looks is named so.
create index audit_by_noun on audit (split_part(action, '.', 1), at);
create index audit_by_kind on audit ((action like '%.read%'), at);
create index audit_of_person on audit (lower(who), at);
create index audit_of_short_name on audit (target_end(target), at) where target_end(target) is not null;
create index audit_by_noun_and_kind
on audit ((split_part(action, '.', 1) || case when action like '%.read%' then '?' else '!' end), at);
