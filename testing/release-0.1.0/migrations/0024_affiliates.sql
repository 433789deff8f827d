-- Who brings people to the market, and what a partner earns of the market's fee. A share hangs on its fee: it is earned while the
-- fee stands in the ledger, payable while that fee is wholly paid (fee_ledger.paid_at), and gone with a fee that is withdrawn. What
-- is payable in all less what was paid out is what a partner is owed; a booking of dues that is taken back takes it back too, below
-- zero where it was paid out already.

create table affiliates (
  -- The referral code.
  id text primary key check (id ~ '^[a-z0-9]{10}$'),
  owner text not null references users,
  description text not null check (description <> ''),
  -- The owner's switch: a program that is not active brings nobody new.
  is_active boolean not null default true,
  -- The staff's: a suspended one earns nothing either.
  is_suspend boolean not null default false,
  suspend_reason text,
  created_at timestamptz not null unique default unique_time('user_tick'),
  check (is_suspend = (suspend_reason is not null))
);
create index on affiliates (owner, created_at);

-- Written once, when a person comes first, and never changed.
alter table users add foreign key (affiliate_id) references affiliates;
create index users_brought on users (affiliate_id) where affiliate_id is not null;
create function keep_affiliate() returns trigger language plpgsql as $$
begin
  raise exception 'who brought % is not changed', old.addr;
end $$;
create trigger keep_affiliate before update on users for each row
  when (old.affiliate_id is distinct from new.affiliate_id) execute function keep_affiliate();

-- Which percent of the market's fee is shared, as it was configured; the newest row holds.
create table affiliate_terms (
  id int primary key generated always as identity,
  percent int not null check (percent between 0 and 100),
  since timestamptz(3) not null default clock_timestamp()
);
create trigger append_only before update or delete on affiliate_terms for each row execute function refuse_change();

-- A partner's share of one fee, with the percent of the moment at which its order closed.
create table affiliate_shares (
  -- The fee's place in the ledger.
  place bigint primary key,
  order_id uuid not null references orders,
  affiliate_id text not null references affiliates,
  partner text not null references users,
  percent int not null,
  share_usd numeric(30, 6) not null check (share_usd >= 0)
);
create index on affiliate_shares (partner);
create index on affiliate_shares (affiliate_id);
create trigger append_only before update or delete on affiliate_shares for each row execute function refuse_change();
create trigger append_only_truncate before truncate on affiliate_shares for each statement execute function refuse_change();

create table affiliate_payouts (
  id uuid primary key,
  place bigint generated always as identity unique,
  partner text not null references users,
  amount_usd numeric(30, 6) not null check (amount_usd > 0),
  -- By what the payout is found in the books.
  reference text not null check (reference <> ''),
  booked_by text not null references users,
  booked_at timestamptz(3) not null default clock_timestamp(),
  check (partner <> booked_by)
);
create index on affiliate_payouts (partner, place);
create trigger append_only before update or delete on affiliate_payouts for each row execute function refuse_change();
create trigger append_only_truncate before truncate on affiliate_payouts for each statement execute function refuse_change();

-- The shares whose fee stands, with whether that fee is paid.
create view standing_shares as
select s.*, f.paid_at is not null as is_payable
from affiliate_shares s join fee_ledger f on f.order_id = s.order_id and f.place = s.place;

-- What a partner earned, what of it is payable by the fees that were paid, and what was paid out.
create function partner_balance(whose text) returns table (earned numeric, released numeric, paid_out numeric)
language sql stable as $$
  select
    (select coalesce(sum(share_usd), 0)::numeric(30, 6) from standing_shares where partner = whose),
    (select coalesce(sum(share_usd), 0)::numeric(30, 6) from standing_shares where partner = whose and is_payable),
    (select coalesce(sum(amount_usd), 0)::numeric(30, 6) from affiliate_payouts where partner = whose)
$$;

-- Notes the configured percent, where it is another than before.
create function note_affiliate_percent(wanted int) returns void language plpgsql as $$
begin
  lock table affiliate_terms in share row exclusive mode;
  if (select percent from affiliate_terms order by id desc limit 1) is distinct from wanted then
    insert into affiliate_terms (percent) values (wanted);
  end if;
end $$;

-- The program that a new person is bound to: null where the code is nobody's, off, suspended, or their own.
create function affiliate_for(code text, newcomer text) returns text language sql stable as $$
  select a.id from affiliates a join users u on u.addr = a.owner
  where a.id = code and a.is_active and not a.is_suspend and a.owner <> newcomer and not u.is_banned
$$;

-- Shares a fee with who brought its order's user, while they are a partner and no party of the order.
create function share_fee() returns trigger language plpgsql as $$
begin
  insert into affiliate_shares (place, order_id, affiliate_id, partner, percent, share_usd)
  select new.place, new.order_id, a.id, a.owner, t.percent, trunc(new.amount_usd * t.percent / 100, 6)
  from orders o
  join users u on u.addr = o.user_addr
  join affiliates a on a.id = u.affiliate_id
  join users p on p.addr = a.owner
  cross join (select percent from affiliate_terms order by id desc limit 1) t
  where o.id = new.order_id and t.percent > 0 and not a.is_suspend and p.is_affiliated and not p.is_banned
    and a.owner not in (o.user_addr, o.agent_addr);
  return null;
end $$;
create trigger share_fee after insert on fee_ledger for each row execute function share_fee();

-- Makes a program, at most `most` a person. Answers {} or {fault}: user.missing, affiliate.too-many, taken (the code is in use).
create function create_affiliate(ask jsonb) returns jsonb language plpgsql as $$
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

-- Suspends a program with a reason, or lets it go on, with its audit row. Answers {} or {fault}: access.denied, affiliate.missing,
-- affiliate.changed where it stands so already.
create function suspend_affiliate(ask jsonb) returns jsonb language plpgsql as $$
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

-- Books what was paid out to a partner, if they are still owed what the asker saw, with its audit row. Nobody books their own.
-- Answers {} or {fault}: access.denied, user.missing, affiliate.changed, affiliate.too-much with how much is `payable`.
create function book_payout(ask jsonb) returns jsonb language plpgsql as $$
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
  if amount > payable then return jsonb_build_object('fault', 'affiliate.too-much', 'payable', payable::text); end if;
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
