-- What else the layout of today needs: rates, each with what five sources said, and one closed order for each of the
-- 4,096, so that they are no newcomers, and one open order for each of 1,000 newcomers, all of the 17th agent.
insert into rate_snapshots (symbol, usd, taken_at, inputs)
select symbol, usd, now(), (
  select jsonb_agg(jsonb_build_object('source', source, 'usd', usd::text, 'at', '2026-11-22T22:00:00.000Z', 'state', 'used'))
  from unnest(array['coingecko', 'coinbase', 'kraken', 'bitstamp', 'binance']) source
)
from (values ('USDT', 1.0003), ('EUR', 1.0842)) r(symbol, usd);
insert into rates (symbol, usd, taken_at, valid_until, sources, inputs, snapshot)
select symbol, usd, taken_at, now() + interval '1 day', 5, inputs, id from rate_snapshots;

insert into offers (id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount, fee,
  calculation, transfer_to_enc, exposure_usd, fee_usd, expired_at)
select md5('offer ' || n)::uuid, bench_person(n), bench_person(4097 + n % 16), 'LOCAL', 'USDT', 10, 'SEPA', 'EUR', 9, 0.005,
  '{}', '', 10, 0.05, now()
from generate_series(1, 4096) n;
insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency,
  to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd,
  lock_kind, updated_at, expire_at)
select md5('order ' || n)::uuid, md5('offer ' || n)::uuid, 'closed', bench_person(n), bench_person(4097 + n % 16), 'LOCAL', 'USDT', 10,
  'SEPA', 'EUR', 9, '{}', '', '', 1, 30, 10, 0.05, 0, 'none', now(), now()
from generate_series(1, 4096) n;
insert into order_history (order_id, step, new, changed_by, changed_at)
select md5('order ' || n)::uuid, 1, 'closed', bench_person(n), now() from generate_series(1, 4096) n;
insert into offers (id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount, fee,
  calculation, transfer_to_enc, exposure_usd, fee_usd, expired_at)
select md5('offer ' || n)::uuid, bench_person(n), bench_person(4096 + 17), 'LOCAL', 'USDT', 10, 'SEPA', 'EUR', 9, 0.005,
  '{}', '', 10, 0.05, now()
from generate_series(5001, 6000) n;
insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency,
  to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd,
  lock_kind, updated_at, expire_at)
select md5('order ' || n)::uuid, md5('offer ' || n)::uuid, 'userTransfer', bench_person(n), bench_person(4096 + 17), 'LOCAL', 'USDT', 10,
  'SEPA', 'EUR', 9, '{}', '', '', 1, 30, 10, 0.05, 10, 'posted', now(), now() + interval '1 day'
from generate_series(5001, 6000) n;
update capacity set locked = 10 * 1000, newcomers_at_most = 10 * 1000 where agent_addr = bench_person(4096 + 17);
delete from outbox;

-- Tells people of the next 500 events, as the product's notifier does; answers how many events there were.
create function bench_tell() returns int language plpgsql as $$
declare
  batch jsonb;
begin
  select jsonb_build_object(
    'place', jsonb_build_object('name', 'notifier', 'seq', max(r.seq) + count(*), 'xid', max(e.xid)::text,
      'id', (array_agg(e.id order by e.xid desc, e.id desc))[1]),
    'events', jsonb_agg(jsonb_build_object('place', 0, 'topic', e.topic, 'data', e.data, 'at', e.at) order by e.xid, e.id),
    'count', count(*)
  ) into batch
  from outbox_readers r cross join lateral (
    select * from outbox o
    where (o.xid, o.id) > (r.xid, r.id) and o.xid < (select to_xid from outbox_ticks order by seq desc limit 1)
    order by o.xid, o.id limit 500
  ) e
  where r.name = 'notifier';
  if (batch->>'count')::int = 0 then return 0; end if;
  perform tell_people(jsonb_build_object('fence', seize_lease('notifications', md5('bench')::uuid, 600), 'bounds', '{}'::jsonb,
    'place', batch->'place', 'rows', (
      select coalesce(jsonb_agg(jsonb_build_object('addr', addr, 'event', event, 'kind', kind, 'role', role, 'orderId', order_id,
        'data', data, 'createdAt', created_at, 'ways', '[]'::jsonb)), '[]')
      from people_to_tell(batch->'events')
    )));
  return (batch->>'count')::int;
end $$;
