-- Nobody decides, or is given, a dispute in which something is at stake for them: its parties, and whoever brought its user, because
-- they earn of the fee if the order ends as closed, and of nothing else.

create function has_stake(who text, o orders) returns boolean language sql stable as $$
  select who in (o.user_addr, o.agent_addr) or exists (
    select from users u join affiliates a on a.id = u.affiliate_id where u.addr = o.user_addr and a.owner = who
  )
$$;

-- As in 0016, but for who has a stake.
create or replace function assign_dispute(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
  who text := ask->>'by';
  wanted text := ask->>'to';
  what text;
begin
  -- First of all locks, as where rights are taken away: who loses them at this moment either has this dispute taken back, or is
  -- no staff for what follows.
  perform from users where addr in (who, wanted) order by addr for share;
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  select * into d from disputes where order_id = o.id and state <> 'decided' for no key update;
  if not found then return jsonb_build_object('fault', 'dispute.missing'); end if;
  if d.assignee is distinct from ask->>'seen' then return jsonb_build_object('fault', 'dispute.changed'); end if;
  if not is_staff(who) or has_stake(who, o) then return jsonb_build_object('fault', 'access.denied'); end if;
  if not is_super_user(who) and not coalesce(d.assignee = who, d.assignee is null and wanted = who) then
    return jsonb_build_object('fault', 'access.denied');
  end if;
  if wanted is not null and (not is_staff(wanted) or has_stake(wanted, o)) then
    return jsonb_build_object('fault', 'dispute.assignee');
  end if;
  if wanted is not distinct from d.assignee then return '{}'; end if;
  what := case when wanted is null then 'givenBack' when wanted = who then 'taken' else 'assigned' end;
  update disputes set assignee = wanted, state = case when wanted is null then 'open' else 'taken' end,
    taken_at = case when wanted is not null then clock_timestamp() end
  where id = d.id;
  insert into dispute_steps (order_id, kind, by, note) values (o.id, what, who, wanted);
  insert into audit (who, action, target, before, after, from_where) values (
    who, 'disputes.assign', o.id::text, jsonb_build_object('assignee', d.assignee), jsonb_build_object('assignee', wanted),
    ask->>'fromWhere'
  );
  if wanted is not null then
    perform notify_parties(o.id, 'dispute:' || d.id || ':taken', 'disputeTaken', null);
    if wanted <> who then
      perform note_for(wanted, 'dispute:' || d.id || ':assigned:' || clock_timestamp(), 'disputeAssigned', 'staff', o.id,
        order_words(o));
    end if;
  end if;
  perform tell_order(o);
  return '{}';
end $$;

-- As in 0014, but for who has a stake.
create or replace function decide_dispute(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  d disputes;
  said jsonb;
  fault text;
  who text := ask->>'by';
  award jsonb := nullif(ask->'award', 'null');
  signer text;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  if not found then return jsonb_build_object('fault', 'order.missing'); end if;
  if o.status <> 'dispute' or o.updated_at <> (ask->>'updatedAt')::timestamptz then
    return jsonb_build_object('fault', 'order.changed');
  end if;
  select * into d from disputes where order_id = o.id and state <> 'decided' for no key update;
  if not is_staff(who) or has_stake(who, o)
    or not (is_super_user(who) or coalesce(d.assignee = who, false)) then
    return jsonb_build_object('fault', 'dispute.not-yours');
  end if;
  if coalesce(ask->>'statement', '') = '' then return jsonb_build_object('fault', 'dispute.reason'); end if;
  -- Nobody pays out what an award pays already.
  if ask->>'newStatus' in ('userTransfer', 'agentTransfer')
    and exists (select from awards where order_id = o.id and state <> 'failed') then
    return jsonb_build_object('fault', 'award.made');
  end if;
  if award is not null then
    if ask->>'newStatus' not in ('closed', 'cancelled', 'rejected') then
      return jsonb_build_object('fault', 'award.outcome');
    end if;
    fault := lock_award(o, award);
    if fault is not null then return jsonb_build_object('fault', fault); end if;
    insert into awards (
      id, order_id, dispute_id, agent_addr, usd, chain_id, settlement, contract_address, token_id, receiver, items, deadline,
      decision, threshold
    ) values (
      (award->>'id')::uuid, o.id, d.id, o.agent_addr, (award->>'usd')::numeric, (award->>'chainId')::int,
      award->>'settlement', award->>'contract', (award->>'tokenId')::numeric, o.user_addr, award->'items',
      (award->>'deadline')::timestamptz, award->>'decision', (award->>'threshold')::int
    );
  end if;
  said := change_order_status(ask);
  if said ? 'fault' then
    if award is not null then raise exception 'an award was begun for an order that cannot be decided: %', said; end if;
    return said;
  end if;
  if award is null then return said; end if;
  insert into dispute_steps (order_id, kind, by, note) values (o.id, 'awarded', who, award->>'usd');
  insert into audit (who, action, target, after, from_where) values (who, 'disputes.award', o.id::text, award, ask->>'fromWhere');
  perform notify_award(o.id, 'award');
  for signer in select value from jsonb_array_elements_text(award->'signers') loop
    if is_staff(signer) and signer <> who then
      perform note_for(signer, 'award:' || (award->>'id') || ':sign', 'awardToSign', 'staff', o.id, order_words(o));
    end if;
  end loop;
  return '{}';
end $$;

-- As in 0014, but for who has a stake.
create or replace function sign_award(ask jsonb) returns jsonb language plpgsql as $$
declare
  o orders;
  a awards;
begin
  select * into o from orders where id = (ask->>'orderId')::uuid for no key update;
  select * into a from awards where id = (ask->>'awardId')::uuid and order_id = o.id for no key update;
  if not found then return jsonb_build_object('fault', 'award.missing'); end if;
  if has_stake(ask->>'by', o) then return jsonb_build_object('fault', 'dispute.not-yours'); end if;
  if a.state not in ('asked', 'signed') then return jsonb_build_object('fault', 'award.over'); end if;
  insert into award_signatures (award_id, signer, signature) values (a.id, ask->>'by', ask->>'signature')
  on conflict do nothing;
  if not found then return '{}'; end if;
  update awards set state = 'signed'
  where id = a.id and (select count(*) from award_signatures where award_id = a.id) >= threshold;
  insert into dispute_steps (order_id, kind, by) values (o.id, 'signed', ask->>'by');
  insert into audit (who, action, target, after, from_where) values (
    ask->>'by', 'awards.sign', o.id::text, jsonb_build_object('award', a.id), ask->>'fromWhere'
  );
  perform tell_order(o);
  return '{}';
end $$;
