-- What is known of an agent from the orders that ended with it, and from how many sources a rate comes.

alter table rates add column sources int not null default 1 check (sources > 0);

-- Counted as orders end, so that nobody has to count again. Failed are rejected orders: an order that its user gave up
-- (cancelled, expired) says nothing of the agent.
create table agent_records (
  agent_addr text primary key references agents,
  completed int not null default 0 check (completed >= 0),
  failed int not null default 0 check (failed >= 0),
  -- Seconds from "I have paid" to the agent's "I have paid out", of the latest orders, at most 50.
  payouts int[] not null default '{}',
  rating_sum int not null default 0,
  ratings int not null default 0
);

create function count_order() returns trigger language plpgsql as $$
declare
  agent text;
  payout int;
begin
  if coalesce(new.old, '') not in ('closed', 'rejected') and new.new not in ('closed', 'rejected') then return null; end if;
  select agent_addr into agent from orders where id = new.order_id;
  if new.old = 'agentTransfer' and new.new = 'closed' then
    select extract(epoch from new.changed_at - changed_at)::int into payout
    from order_history where order_id = new.order_id and step = new.step - 1;
  end if;
  insert into agent_records as r (agent_addr) values (agent) on conflict do nothing;
  update agent_records set
    completed = completed + (new.new = 'closed')::int - (new.old = 'closed')::int,
    failed = failed + (new.new = 'rejected')::int - (new.old = 'rejected')::int,
    payouts = case
      when payout is null then payouts else (payouts || payout)[greatest(cardinality(payouts) - 48, 1):]
    end
  where agent_addr = agent;
  perform tell('record', null, jsonb_build_object('agent', agent));
  return null;
end $$;
create trigger count_order after insert on order_history for each row when (new.old is not null)
  execute function count_order();
