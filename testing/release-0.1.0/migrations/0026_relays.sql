-- How far the outbox was handed on to an engine beside the market: everything up to `seq` was taken by it.
create table relays (
  name text primary key,
  seq bigint not null check (seq >= 0)
);
