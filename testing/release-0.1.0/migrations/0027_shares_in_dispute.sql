-- A share of a fee whose order is disputed waits as if the fee were not paid: the dispute may end so that nobody owes it, and what
-- was paid out by then is not taken back.
create or replace view standing_shares as
select s.*, f.paid_at is not null and o.status = 'closed' as is_payable
from affiliate_shares s
join fee_ledger f on f.order_id = s.order_id and f.place = s.place
join orders o on o.id = s.order_id;
