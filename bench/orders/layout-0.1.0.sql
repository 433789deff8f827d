-- What else the layout of release 0.1.0 needs: rates, each with what five sources said, and one closed order for each of the
-- 4,096, so that they are no newcomers, and one open order for each of 1,000 newcomers, all of the 17th agent.
insert into rates (symbol, usd, taken_at, valid_until, sources, inputs)
select symbol, usd, now(), now() + interval '1 day', 5, (
  select jsonb_agg(jsonb_build_object('source', source, 'usd', usd::text, 'at', '2026-11-22T22:00:00.000Z', 'state', 'used'))
  from unnest(array['coingecko', 'coinbase', 'kraken', 'bitstamp', 'binance']) source
)
from (values ('USDT', 1.0003), ('EUR', 1.0842)) r(symbol, usd);

insert into offers (id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount, fee,
  calculation, transfer_to_enc, exposure_usd, fee_usd, state, expired_at)
select md5('offer ' || n)::uuid, bench_person(n), bench_person(4097 + n % 16), 'LOCAL', 'USDT', 10, 'SEPA', 'EUR', 9, 0.005,
  '{}', '', 10, 0.05, 'placed', now()
from generate_series(1, 4096) n;
insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency,
  to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd,
  lock_kind, updated_at, expire_at, has_legs)
select md5('order ' || n)::uuid, md5('offer ' || n)::uuid, 'closed', bench_person(n), bench_person(4097 + n % 16), 'LOCAL', 'USDT', 10,
  'SEPA', 'EUR', 9, '{}', '', '', 1, 30, 10, 0.05, 0, 'none', now(), now(), true
from generate_series(1, 4096) n;
insert into order_history (order_id, step, new, changed_by, changed_at)
select md5('order ' || n)::uuid, 1, 'closed', bench_person(n), now() from generate_series(1, 4096) n;
insert into offers (id, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency, to_amount, fee,
  calculation, transfer_to_enc, exposure_usd, fee_usd, state, expired_at)
select md5('offer ' || n)::uuid, bench_person(n), bench_person(4096 + 17), 'LOCAL', 'USDT', 10, 'SEPA', 'EUR', 9, 0.005,
  '{}', '', 10, 0.05, 'placed', now()
from generate_series(5001, 6000) n;
insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency,
  to_amount, calculation, user_transfer_enc, agent_requisite_enc, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd,
  lock_kind, updated_at, expire_at, has_legs)
select md5('order ' || n)::uuid, md5('offer ' || n)::uuid, 'userTransfer', bench_person(n), bench_person(4096 + 17), 'LOCAL', 'USDT', 10,
  'SEPA', 'EUR', 9, '{}', '', '', 1, 30, 10, 0.05, 10, 'posted', now(), now() + interval '1 day', true
from generate_series(5001, 6000) n;
update capacity set posted = 10 * 1000 where agent_addr = bench_person(4096 + 17);
delete from outbox;
update notifications set planned_at = now();
