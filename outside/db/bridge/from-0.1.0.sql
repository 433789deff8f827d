-- Makes a database of release 0.1.0 what schema/0100_baseline.sql makes of an empty one. Functions and guards come afterwards, from
-- decisions/.

do $$
declare
  old record;
begin
  for old in
    select t.tgname as name, t.tgrelid::regclass as relation from pg_trigger t
    where t.tgrelid in (select oid from pg_class where relnamespace = 'public'::regnamespace) and not t.tgisinternal
  loop
    execute format('drop trigger %I on %s', old.name, old.relation);
  end loop;
end $$;

drop view standing_shares, watched_legs, wnft_backing;
drop index audit_by_short_name, audit_of_short_name;

do $$
declare
  old record;
begin
  for old in
    select p.oid::regprocedure as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.proname <> 'unique_time'
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  loop
    execute format('drop function %s', old.name);
  end loop;
end $$;

alter table capacity alter column used set not null;
alter table prices rename constraint prices_usd_check to prices_price_check;

create view wnft_backing as
select w.*, w.unlock_at - (c.margin_seconds + c.delay_seconds) * interval '1 second' as backs_until,
  w.sweep = c.sweep as is_read, c.looked_at < clock_timestamp() - c.stale_seconds * interval '1 second' as is_stale,
  exists (
    select from wnft_registrations r
    where (r.chain_id, r.contract_address, r.token_id, r.owner) = (w.chain_id, w.contract_address, w.token_id, w.owner)
  ) as is_registered
from wnfts w
join chain_cursors c using (chain_id);

create view watched_legs as
  select l.*, o.created_at as placed_at, case l.type
    when 1 then o.created_at
    else (select min(h.changed_at) from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer')
  end as since
  from order_legs l join orders o on o.id = l.order_id
  where l.is_watched
    and (o.status in ('userTransfer', 'agentTransfer', 'dispute') or o.updated_at > clock_timestamp() - interval '1 day')
    and (l.type = 1 or exists (
      select from order_history h where h.order_id = l.order_id and h.new = 'agentTransfer'
    ));

create view standing_shares as
select s.*, f.paid_at is not null and o.status = 'closed' as is_payable
from affiliate_shares s
join fee_ledger f on f.order_id = s.order_id and f.place = s.place
join orders o on o.id = s.order_id;

create index audit_of_short_name on audit (right(target, 6), at)
  where target ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$';

-- What columns hold that have no closed type here, as types of stored.ts (npm run rows).
comment on column rates.inputs is '@type RateInputs';
comment on column offers.calculation is '@type StoredCalculation';
comment on column offers.price_inputs is '@type PriceInputs';
comment on column orders.calculation is '@type StoredCalculation';
comment on column orders.price_inputs is '@type PriceInputs';
comment on column outbox.data is '@type News';
comment on column audit.before is '@type Anything';
comment on column audit.after is '@type Anything';
comment on column wnfts.locks is '@type WnftLocks';
comment on column wnfts.royalties is '@type WnftRoyalties';
comment on column wnfts.fees is '@type WnftFees';
comment on column wnfts.original is '@type WnftOriginal';
comment on column leases.said is '@type Anything';
comment on column notifications.data is '@type ToldFacts';
comment on column notification_choices.choices is '@type Choices';
comment on column awards.items is '@type AwardItems';
comment on column awards.paid is '@type PaidItems';
comment on column price_judgements.inputs is '@type RateInputs';
comment on column price_judgements.doubted is '@type Doubted';
comment on column notifications.kind is '@type NotificationKind';
comment on column order_history.old is '@type OrderStatus';
comment on column order_history.new is '@type OrderStatus';
comment on column disputes.outcome is '@type OrderStatus';
