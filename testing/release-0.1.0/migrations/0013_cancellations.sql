-- Whoever places orders and cancels them takes an agent’s capacity and attention for nothing, as whoever lets them run out does.

-- Whether a person may lock more capacity now. Null when they may; else {fault, values}: limit.open-orders,
-- limit.newcomer-orders, limit.newcomer-amount, limit.pause.
create or replace function person_limit(who text, exposure numeric, limits jsonb) returns jsonb language plpgsql stable as $$
declare
  unpaid int;
  open_orders int;
  open_usd numeric;
  wasted record;
begin
  select count(*) filter (where status = 'userTransfer'), count(*), coalesce(sum(exposure_usd), 0)
  into unpaid, open_orders, open_usd
  from orders where user_addr = who and (status = 'userTransfer' or lock_kind = 'posted');
  if is_newcomer(who) then
    if unpaid >= (limits->>'newcomerUnpaid')::int then
      return jsonb_build_object('fault', 'limit.newcomer-orders', 'values', jsonb_build_object('most', limits->'newcomerUnpaid'));
    end if;
    if open_usd + exposure > (limits->>'newcomerUsd')::numeric then
      return jsonb_build_object('fault', 'limit.newcomer-amount', 'values', jsonb_build_object(
        'limitUsd', limits->>'newcomerUsd', 'leftUsd', greatest((limits->>'newcomerUsd')::numeric - open_usd, 0)::text
      ));
    end if;
  end if;
  if unpaid >= (limits->>'unpaid')::int or open_orders >= (limits->>'open')::int then
    return jsonb_build_object('fault', 'limit.open-orders');
  end if;
  -- When it ran out or was cancelled, not what has become of it since; what staff cancelled was not the person's own doing.
  select count(*) as times, max(h.changed_at) as latest into wasted
  from orders o join order_history h on h.order_id = o.id
  where o.user_addr = who and o.updated_at > clock_timestamp() - interval '1 day'
    and h.changed_at > clock_timestamp() - interval '1 day' and h.old = 'userTransfer'
    and (h.new = 'expired' or h.new = 'cancelled' and h.changed_by = who);
  if wasted.times >= (limits->>'expiries')::int
    and wasted.latest + (limits->>'pauseSeconds')::int * interval '1 second' > clock_timestamp() then
    return jsonb_build_object('fault', 'limit.pause', 'values', jsonb_build_object(
      'until', wasted.latest + (limits->>'pauseSeconds')::int * interval '1 second'
    ));
  end if;
  return null;
end $$;
