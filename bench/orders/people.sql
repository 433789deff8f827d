-- Who orders and of whom, in any layout: 4,096 people and 16 agents who take all they are asked; 1,064 newcomers (from 5,001 on) and two
-- agents for them.
create function bench_person(n int) returns text language sql immutable as $$ select '0x' || lpad(to_hex(n), 40, '0') $$;

insert into users (addr, terms_accepted_at) select bench_person(n), now() from generate_series(1, 4096 + 18) n;
insert into users (addr, terms_accepted_at) select bench_person(n), now() from generate_series(5001, 6064) n;
insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone, moderation_status)
select bench_person(4096 + n), '', 'agent ' || n, 'A', 'B', '{DE}', '00:00', '23:59', 'UTC', 'approved' from generate_series(1, 18) n;
insert into capacity (agent_addr, allowed, ceiling) select bench_person(4096 + n), 1e12, 1e12 from generate_series(1, 18) n;
insert into requisites (id, agent_addr, kind, network, data_enc)
select gen_random_uuid(), bench_person(4096 + n), 'crypto', 'LOCAL', decode(repeat('5e', 90), 'hex') from generate_series(1, 18) n;
insert into swap_options (agent_addr, from_network, from_currency, to_network, to_currency, active, price_type_use, market_price)
select bench_person(4096 + n), 'LOCAL', 'USDT', 'SEPA', 'EUR', true, 2, 99 from generate_series(1, 18) n;
