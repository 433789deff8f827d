import type pg from 'pg'

const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`

/** Who has most of everything: a hundredth of all orders each. */
export const busyUser = person(1_000_000)
export const busyAgent = person(2_000_000)
export const staff = person(1)
/** The order with the longest chat. */
export const busyChat = '00000000-0000-4000-8000-000000000001'

/** Just before the first row of every list, in the middle, and after the last. */
export const firstMoment = '2025-01-01T00:00:03.000Z'
export const middleMoment = '2025-05-01T00:00:00.000Z'
export const lastMoment = '2025-12-31T00:00:00.000Z'

/** Fills every list, past triggers and foreign keys: rows as the market leaves them, in numbers that it has after years. */
export async function fillLists(client: pg.Client, orders: number): Promise<void> {
  await client.query(
    "set session_replication_role = replica; set synchronous_commit = off; set maintenance_work_mem = '512MB'",
  )
  for (const statement of statements(orders)) await client.query(statement)
  await client.query('vacuum analyze')
  await client.query('set session_replication_role = origin')
}

const moment = (number: string, of: string) =>
  `timestamptz '2025-01-01 00:00:00+00' + (${number}) * (interval '300 days' / ${of})`
const who = (base: number, number: string) => `'0x' || lpad(to_hex(${base} + (${number})), 40, '0')`

function statements(orders: number): string[] {
  const people = Math.ceil(orders / 10)
  const agents = Math.ceil(orders / 100)
  return [...thoseWhoTrade(people, agents), ...theirOrders(orders, people, agents), ...whatIsSaid(orders, agents)]
}

function thoseWhoTrade(people: number, agents: number): string[] {
  return [
    `insert into users (addr, username, terms_accepted_at, created_at, is_banned, is_affiliated)
      select ${who(1_000_000, 'i')}, 'user ' || (i * 7919 % ${people}), now(), ${moment('i', `${people}`)}, i % 5000 = 0, i % 7000 = 0
      from generate_series(0, ${people}) i`,
    `insert into users (addr, is_super, is_moderator, created_at)
      select ${who(1, 'i')}, i = 0, true, ${moment('i', '20')} + interval '1 microsecond' from generate_series(0, 9) i`,
    `update users set username = 'staff ' || right(addr, 1) where is_moderator`,
    `insert into users (addr, created_at) select ${who(2_000_000, 'i')}, ${moment('i', `${agents}`)} + interval '2 microseconds' from generate_series(0, ${agents}) i`,
    `insert into agents (addr, email_enc, username, first_name, last_name, country_codes, work_start, work_end, timezone,
        moderation_status, is_active, created_at)
      select ${who(2_000_000, 'i')}, '', 'agent ' || i, 'A', 'B', '{DE}', '00:00', '23:59', 'UTC',
        case when i % 2000 = 5 then 'pending' when i % 3000 = 7 then 'declined' else 'approved' end, i % 4000 <> 9, ${moment('i', `${agents}`)}
      from generate_series(0, ${agents}) i`,
    `insert into capacity (agent_addr) select addr from agents`,
    `insert into collaterals select addr, 1, 'wrapper', row_number() over (), 0, 'USDT', 1000, now() + interval '1 year' from agents`,
  ]
}

function theirOrders(orders: number, people: number, agents: number): string[] {
  // Of the busiest there are many of one kind and few of the others, early and late.
  return [
    `insert into orders (id, offer_id, status, user_addr, agent_addr, from_network, from_currency, from_amount, to_network, to_currency,
        to_amount, calculation, requisite_pick, transfer_minutes, exposure_usd, fee_usd, locked_usd, lock_kind, created_at, updated_at,
        expire_at, payout_due_at, redacted_at)
      select case when i = 1 then '${busyChat}'::uuid else md5(i::text)::uuid end, md5('offer' || i)::uuid, s.status,
        case when i % 50 = 0 then '${busyUser}' else ${who(1_000_000, `i % ${people}`)} end,
        case when i % 50 = 1 then '${busyAgent}' else ${who(2_000_000, `i % ${agents}`)} end,
        'LOCAL', 'USDT', 10, 'SEPA', 'EUR', 9, '{}', 1, 30, 10, 0.05, 0, 'none', ${moment('i', `${orders}`)},
        ${moment('i', `${orders}`)}, ${moment('i', `${orders}`)}, null, case when i % 3 > 0 then now() end
      from generate_series(1, ${orders}) i, lateral (select case
        when i % 10007 = 0 then 'userTransfer' when i % 10009 = 0 then 'agentTransfer' when i % 5003 = 0 then 'dispute'
        when i % 4001 = 0 then 'cancelled' when i % 6007 = 0 then 'rejected' when i % 7001 = 0 then 'expired'
        else 'closed' end as status) s`,
    `insert into order_history select id, 1, null, 'userTransfer', user_addr, created_at from orders`,
    `insert into disputes (order_id, step, state, opened_by, opened_at, assignee, taken_at)
      select id, 2, case when place % 3 = 0 then 'taken' else 'open' end, user_addr, created_at,
        case when place % 3 = 0 then '${staff}' end, case when place % 3 = 0 then now() end
      from (select *, row_number() over (order by created_at) as place from orders where status = 'dispute') o`,
    `insert into disputes (order_id, step, state, opened_by, opened_at, decided_by, decided_at, outcome)
      select id, 2, 'decided', user_addr, created_at, '${staff}', now(), 'closed' from orders where status = 'closed' and random() < 0.02`,
    // Agents pay what they owe: little is open, and of few.
    `insert into fee_ledger (order_id, agent_addr, amount_usd, locked_usd, booked_at, paid_usd, paid_at)
      select id, agent_addr, 0.05, case when is_open then 0.05 else 0 end, created_at, case when is_open then 0 else 0.05 end,
        case when not is_open then now() end
      from (select *, row_number() over (partition by agent_addr order by created_at desc) <= 20 and right(agent_addr, 1) = '0' as is_open
        from orders where status = 'closed') o`,
    `insert into fee_payments (id, agent_addr, amount_usd, reference, booked_by)
      select gen_random_uuid(), case when i % 40 = 0 then '${busyAgent}' else ${who(2_000_000, `i % ${agents}`)} end, 1, 'paid', '${staff}'
      from generate_series(1, ${Math.ceil(orders / 50)}) i`,
  ]
}

function whatIsSaid(orders: number, agents: number): string[] {
  return [
    `insert into audit (at, who, action, target, from_where)
      select ${moment('i', `${orders}`)}, ${who(1, 'i % 10')},
        case when i % 20011 = 0 then 'halts.make' when i % 9 = 0 then 'orders.changeStatus' when i % 5 = 0 then 'users.read' else 'messages.read' end,
        md5((i % ${agents})::text)::uuid::text, '127.0.0.1'
      from generate_series(1, ${orders}) i`,
    `insert into messages (id, order_id, sender, role, kind, text_enc, created_at)
      select gen_random_uuid(), '${busyChat}', '${busyUser}', 'user', 'text', 'x', ${moment('i', '4000')} from generate_series(1, 4000) i`,
    `insert into messages (id, order_id, sender, role, kind, text_enc, created_at)
      select gen_random_uuid(), id, user_addr, 'user', 'text', 'x', created_at from orders where random() < 0.3`,
    `insert into notifications (addr, event, kind, role, created_at, read_at, planned_at)
      select case when i % 10 = 0 then '${busyUser}' else ${who(1_000_000, `i % ${agents}`)} end, 'event ' || i, 'closed', 'user', now(),
        case when i % 50 > 0 then now() end, now()
      from generate_series(1, ${orders}) i`,
    `insert into price_points (symbol, step, at, usd)
      select symbol, 'minute', date_trunc('minute', now()) - i * interval '1 minute', 1 + i % 7
      from generate_series(1, 1439) i, unnest('{BTC,EUR,ETH,USDT,GBP,BNB,TRX,ATOM}'::text[]) symbol`,
    `insert into price_points (symbol, step, at, usd)
      select symbol, 'hour', date_trunc('hour', now()) - i * interval '1 hour', 1 + i % 7
      from generate_series(1, 2159) i, unnest('{BTC,EUR,ETH,USDT,GBP,BNB,TRX,ATOM}'::text[]) symbol`,
    `insert into halts (id, scope, network, reason, made_by, made_at, lifted_by, lifted_at)
      select gen_random_uuid(), 'network', 'SEPA', 'why', '${staff}', now() - i * interval '1 hour', '${staff}', now() - i * interval '1 minute'
      from generate_series(1, 10000) i`,
  ]
}
