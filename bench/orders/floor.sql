-- The least durable SQL of match and place: a counter with its condition, an offer, an order and its step. Primary keys only, no rules.
create table counters (agent text primary key, used numeric(30, 6) not null default 0, allowed numeric(30, 6) not null default 1e12)
  with (fillfactor = 20);
insert into counters (agent) select '0x' || lpad(to_hex(4096 + n), 40, '0') from generate_series(1, 16) n;
create table offers (
  id uuid primary key,
  user_addr text not null,
  agent_addr text not null,
  from_amount numeric not null,
  to_amount numeric not null,
  exposure_usd numeric(30, 6) not null,
  state text not null default 'live',
  created_at timestamptz not null default now(),
  expired_at timestamptz not null
) with (fillfactor = 70);
create table orders (
  id uuid primary key,
  offer_id uuid not null,
  user_addr text not null,
  agent_addr text not null,
  status text not null,
  exposure_usd numeric(30, 6) not null,
  created_at timestamptz not null,
  expire_at timestamptz not null
);
create table order_history (order_id uuid, step int, new text not null, changed_by text not null, changed_at timestamptz not null,
  primary key (order_id, step));
