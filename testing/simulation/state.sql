-- A walk through everything that moves capacity, driven from inside the database by the product's own functions. Test-only: it lives
-- in a schema of its own, in a database of its own. All dice come from setseed, all ids from the dice: a seed repeats a walk.
create schema walk;

-- What happens to whom: 60 places, each with the offer or the order that somebody is busy with, and an earlier sight of it.
create table walk.places (
  place int primary key,
  user_addr text,
  offer_id uuid,
  order_id uuid,
  seen_status text,
  seen_at text
);
insert into walk.places (place) select generate_series(0, 59);

-- The product's own table of steps, as the server reads it: written by the driver.
create table walk.steps (from_status text, actor text, to_status text, effect text);

-- Which steps there are, written down a second time, by hand.
create table walk.edges (from_status text, actor text, to_status text, primary key (from_status, actor, to_status));
insert into walk.edges values
  ('userTransfer', 'user', 'agentTransfer'), ('userTransfer', 'user', 'cancelled'), ('userTransfer', 'user', 'dispute'),
  ('userTransfer', 'agent', 'rejected'), ('userTransfer', 'agent', 'dispute'),
  ('userTransfer', 'clock', 'expired'),
  ('userTransfer', 'staff', 'cancelled'), ('userTransfer', 'staff', 'rejected'), ('userTransfer', 'staff', 'dispute'),
  ('agentTransfer', 'user', 'dispute'),
  ('agentTransfer', 'agent', 'closed'), ('agentTransfer', 'agent', 'rejected'), ('agentTransfer', 'agent', 'dispute'),
  ('agentTransfer', 'staff', 'cancelled'), ('agentTransfer', 'staff', 'rejected'), ('agentTransfer', 'staff', 'dispute'),
  ('closed', 'user', 'dispute'), ('closed', 'agent', 'dispute'), ('closed', 'staff', 'dispute'),
  ('cancelled', 'user', 'dispute'), ('cancelled', 'agent', 'dispute'), ('cancelled', 'staff', 'dispute'),
  ('rejected', 'user', 'dispute'), ('rejected', 'agent', 'dispute'), ('rejected', 'staff', 'dispute'),
  ('expired', 'user', 'dispute'), ('expired', 'agent', 'dispute'), ('expired', 'staff', 'dispute'),
  ('dispute', 'staff', 'closed'), ('dispute', 'staff', 'cancelled'), ('dispute', 'staff', 'rejected'),
  ('dispute', 'staff', 'userTransfer'), ('dispute', 'staff', 'agentTransfer');

-- What the walk has done, by name: a walk that never comes to something shows nothing about it.
create table walk.done (what text primary key, times bigint not null);

-- Counted without transactions: after an error it still says at which step.
create sequence walk.step_number;
create sequence walk.ids;
create sequence walk.user_numbers minvalue 100000;

create function walk.dice(sides int) returns int language sql volatile as $$ select floor(random() * sides)::int $$;

create function walk.new_id() returns uuid language sql volatile as $$
  select md5(nextval('walk.ids') || ':' || random())::uuid
$$;

create function walk.person(number int) returns text language sql immutable as $$
  select '0x' || lpad(to_hex(number), 40, '0')
$$;
create function walk.boss() returns text language sql immutable as $$ select walk.person(1) $$;
create function walk.moderator() returns text language sql immutable as $$ select walk.person(2) $$;
-- Brought some of the people here. Nobody's party and no staff: who earns of a fee decides nothing about its order.
create function walk.partner() returns text language sql immutable as $$ select walk.person(3) $$;
create function walk.agent(number int) returns text language sql immutable as $$ select walk.person(2000 + number) $$;
create function walk.any_agent() returns text language sql volatile as $$ select walk.agent(walk.dice(5)) $$;
-- Somebody of the latest 120: newcomers come all the time.
create function walk.any_user() returns text language sql volatile as $$
  select walk.person((select last_value from walk.user_numbers)::int - walk.dice(120))
$$;

create function walk.demand(holds boolean, what text) returns void language plpgsql as $$
begin
  if holds is not true then raise exception 'walk: %', what; end if;
end $$;

create function walk.count(name text) returns void language sql as $$
  insert into walk.done as d values (name, 1) on conflict (what) do update set times = d.times + 1
$$;

-- What the product was asked, and what it answered, since the trace was last read; nothing while nobody traces.
create table walk.asked (place bigint primary key generated always as identity, step bigint not null, line text not null);

-- When this market was opened, and a moment as so many ten minutes from then: near enough to tell a wrong deadline, too coarse to
-- tell how quick the machine is.
create table walk.origin (opened_at timestamptz not null);
create function walk.at(moment timestamptz) returns int language sql stable as $$
  select round(extract(epoch from moment - opened_at) / 600)::int from walk.origin
$$;

-- A text without the moments in it.
create function walk.timeless(said text) returns text language sql immutable as $$
  select regexp_replace(said, '\d{4}-\d\d-\d\d[T ]\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d(:?\d\d)?)?', '@', 'g')
$$;

-- Asks the product for something: how each layout does it stands in its own file.
create function walk.ask(what text, about jsonb) returns jsonb language plpgsql as $$
declare
  said jsonb := walk.carry_out(what, about);
begin
  if current_setting('walk.is_traced', true) = 'on' then
    insert into walk.asked (step, line) select last_value, walk.timeless(concat_ws(' ', what, about, said)) from walk.step_number;
  end if;
  return said;
end $$;
