-- What was swapped last in each pair: what everybody may see of closed orders. An order that is disputed after its end is none of
-- them until it is closed again.

create table trades (
  order_id uuid primary key references orders,
  from_network text not null,
  from_currency text not null,
  to_network text not null,
  to_currency text not null,
  from_amount numeric not null,
  price numeric not null,
  closed_at timestamptz(3) not null
);
create index trades_of_pair on trades (from_network, from_currency, to_network, to_currency, closed_at desc);

create function note_trade() returns trigger language plpgsql as $$
begin
  if new.old = 'closed' then delete from trades where order_id = new.order_id; end if;
  if new.new = 'closed' then
    insert into trades
    select id, from_network, from_currency, to_network, to_currency, from_amount, (calculation->>'price')::numeric, new.changed_at
    from orders where id = new.order_id and calculation ? 'price'
    on conflict do nothing;
  end if;
  return null;
end $$;
create trigger note_trade after insert on order_history for each row
  when (new.new = 'closed' or new.old = 'closed') execute function note_trade();

insert into trades
select o.id, o.from_network, o.from_currency, o.to_network, o.to_currency, o.from_amount, (o.calculation->>'price')::numeric,
  h.changed_at
from orders o
cross join lateral (
  select changed_at from order_history where order_id = o.id and new = 'closed' order by step desc limit 1
) h
where o.status = 'closed' and o.calculation ? 'price';
