-- Who brings people to the market, and what a partner earns of the market's fee.

-- The program that a new person is bound to: null where the code is nobody's, off, suspended, or their own.
create or replace function affiliate_for(code text, newcomer text) returns text language sql stable as $$
  select a.id from affiliates a join users u on u.addr = a.owner
  where a.id = code and a.is_active and not a.is_suspend and a.owner <> newcomer and not u.is_banned
$$;

create or replace function keep_affiliate() returns trigger language plpgsql as $$
begin
  raise exception 'who brought % is not changed', old.addr;
end $$;

-- Notes the configured percent, where it is another than before.
create or replace function note_affiliate_percent(ask jsonb) returns jsonb language plpgsql as $$
declare
  wanted int := (ask->>'percent')::int;
begin
  lock table affiliate_terms in share row exclusive mode;
  if (select percent from affiliate_terms order by id desc limit 1) is distinct from wanted then
    insert into affiliate_terms (percent) values (wanted);
  end if;
  return '{}';
end $$;
comment on function note_affiliate_percent(jsonb) is 'decision: notes the configured percent';

-- Shares a fee with who brought its order's user, while they are a partner and no party of the order.
create or replace function share_fee(fee fee_ledger) returns void language sql as $$
  insert into affiliate_shares (place, order_id, affiliate_id, partner, percent, share_usd)
  select fee.place, fee.order_id, a.id, a.owner, t.percent, trunc(fee.amount_usd * t.percent / 100, 6)
  from orders o
  join users u on u.addr = o.user_addr
  join affiliates a on a.id = u.affiliate_id
  join users p on p.addr = a.owner
  cross join (select percent from affiliate_terms order by id desc limit 1) t
  where o.id = fee.order_id and t.percent > 0 and not a.is_suspend and p.is_affiliated and not p.is_banned
    and a.owner not in (o.user_addr, o.agent_addr)
$$;

-- What a partner earned, what of it is payable by the fees that were paid, and what was paid out.
create or replace function partner_balance(whose text) returns table (earned numeric, released numeric, paid_out numeric)
language sql stable as $$
  select
    (select coalesce(sum(share_usd), 0)::numeric(30, 6) from standing_shares where partner = whose),
    (select coalesce(sum(share_usd), 0)::numeric(30, 6) from standing_shares where partner = whose and is_payable),
    (select coalesce(sum(amount_usd), 0)::numeric(30, 6) from affiliate_payouts where partner = whose)
$$;

-- Makes a program, at most `most` a person. Answers {} or {fault}: user.missing, affiliate.too-many, taken (the code is in use).
create or replace function create_affiliate(ask jsonb) returns jsonb language plpgsql as $$
begin
  perform from users where addr = ask->>'owner' for no key update;
  if not found then return jsonb_build_object('fault', 'user.missing'); end if;
  if (select count(*) from affiliates where owner = ask->>'owner') >= (ask->>'most')::int then
    return jsonb_build_object('fault', 'affiliate.too-many');
  end if;
  insert into affiliates (id, owner, description) values (ask->>'id', ask->>'owner', ask->>'description')
  on conflict (id) do nothing;
  if not found then return jsonb_build_object('fault', 'taken'); end if;
  return '{}';
end $$;
comment on function create_affiliate(jsonb) is 'decision: makes a program';

-- Suspends a program with a reason, or lets it go on, with its audit row. Answers {} or {fault}: access.denied, affiliate.missing,
-- affiliate.changed where it stands so already.
create or replace function suspend_affiliate(ask jsonb) returns jsonb language plpgsql as $$
declare
  known affiliates;
  wanted boolean := (ask->>'isSuspend')::boolean;
begin
  -- A right that is taken in this moment is taken before or after, not during.
  perform from users where addr = ask->>'by' for no key update;
  if not is_super_user(ask->>'by') then return jsonb_build_object('fault', 'access.denied'); end if;
  select * into known from affiliates where id = ask->>'id' and owner = ask->>'addr' for no key update;
  if not found then return jsonb_build_object('fault', 'affiliate.missing'); end if;
  if known.is_suspend = wanted then return jsonb_build_object('fault', 'affiliate.changed'); end if;
  update affiliates set is_suspend = wanted, suspend_reason = case when wanted then ask->>'reason' end where id = known.id;
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', 'affiliates.suspend', known.owner,
    jsonb_build_object('program', known.id, 'isSuspend', known.is_suspend),
    jsonb_build_object('program', known.id, 'isSuspend', wanted, 'reason', ask->>'reason'), ask->>'fromWhere'
  );
  return '{}';
end $$;
comment on function suspend_affiliate(jsonb) is 'decision: suspends a program, or lets it go on';

-- Books what was paid out to a partner, if they are still owed what the asker saw, with its audit row. Nobody books their own.
-- Answers {} or {fault}: access.denied, user.missing, affiliate.changed, affiliate.too-much with how much is `payable`.
create or replace function book_payout(ask jsonb) returns jsonb language plpgsql as $$
declare
  whose text := ask->>'addr';
  amount numeric := (ask->>'amountUsd')::numeric;
  payable numeric;
begin
  perform from users where addr in (ask->>'by', whose) order by addr for no key update;
  if not is_super_user(ask->>'by') or ask->>'by' = whose then return jsonb_build_object('fault', 'access.denied'); end if;
  if not exists (select from users where addr = whose) then return jsonb_build_object('fault', 'user.missing'); end if;
  -- Read after the lock: a payout that was booked meanwhile is seen.
  select released - paid_out into payable from partner_balance(whose);
  if payable <> (ask->>'seenUsd')::numeric then return jsonb_build_object('fault', 'affiliate.changed'); end if;
  if amount > payable then
    return jsonb_build_object('fault', 'affiliate.too-much', 'values', jsonb_build_object('payable', payable::text));
  end if;
  insert into affiliate_payouts (id, partner, amount_usd, reference, booked_by)
  values ((ask->>'id')::uuid, whose, amount, ask->>'reference', ask->>'by');
  insert into audit (who, action, target, before, after, from_where) values (
    ask->>'by', 'affiliates.payOut', whose, jsonb_build_object('payableUsd', payable::text),
    jsonb_build_object('payoutId', ask->>'id', 'payableUsd', (payable - amount)::text, 'amountUsd', amount::text,
      'reference', ask->>'reference'),
    ask->>'fromWhere'
  );
  return '{}';
end $$;
comment on function book_payout(jsonb) is 'decision: books what was paid out to a partner';

create or replace trigger append_only before update or delete on affiliate_terms for each row execute function refuse_change();
create or replace trigger append_only before update or delete on affiliate_shares for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on affiliate_shares for each statement execute function refuse_change();
create or replace trigger append_only before update or delete on affiliate_payouts for each row execute function refuse_change();
create or replace trigger append_only_truncate before truncate on affiliate_payouts for each statement execute function refuse_change();
create or replace trigger keep_affiliate before update on users for each row
  when (old.affiliate_id is distinct from new.affiliate_id) execute function keep_affiliate();
