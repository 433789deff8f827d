import type pg from 'pg'
import type { Wish } from './load.ts'

/** What the database and the clients' own records say of the same wishes and do not agree about, in words. */
export async function contradictions(db: pg.Client, wishes: readonly Wish[]): Promise<string[]> {
  return [
    ...wishes.filter(({ status }) => status === 500).map((wish) => `a fault of ours: ${JSON.stringify(wish)}`),
    ...(await ofPlaces(db, wishes)),
    ...(await ofSteps(db, wishes)),
    ...(await ofWords(db, wishes)),
    ...(await bookFaults(db)),
  ]
}

const of = <Kind extends Wish['kind']>(wishes: readonly Wish[], kind: Kind) =>
  wishes.filter((wish): wish is Extract<Wish, { kind: Kind }> => wish.kind === kind)

/** Whether something may be there so often: granted once, refused never, unknown once at most. */
function fits({ outcome }: Wish, times: number): boolean {
  return outcome === 'ok' ? times === 1 : outcome === 'refused' ? times === 0 : times <= 1
}

async function ofPlaces(db: pg.Client, wishes: readonly Wish[]): Promise<string[]> {
  const places = of(wishes, 'place')
  const { rows } = await db.query<{ key: string; id: string }>('select idempotency_key as key, id from orders')
  const byKey = Map.groupBy(rows, ({ key }) => key)
  const wanted = new Set(places.map(({ key }) => key))
  return [
    ...places
      .filter((wish) => {
        const there = byKey.get(wish.key) ?? []
        return !fits(wish, there.length) || (wish.orderId !== null && there[0]?.id !== wish.orderId)
      })
      .map((wish) => `placed otherwise: ${JSON.stringify(wish)}`),
    ...rows.filter(({ key }) => !wanted.has(key)).map(({ id }) => `nobody placed ${id}`),
  ]
}

async function ofSteps(db: pg.Client, wishes: readonly Wish[]): Promise<string[]> {
  const steps = of(wishes, 'step')
  const { rows } = await db.query<{ name: string }>(`select order_id || ' ' || new || ' ' || changed_by as name
    from order_history where step > 1 and changed_by <> 'clock'`)
  const byName = Map.groupBy(rows, ({ name }) => name)
  const nameOf = ({ orderId, to, by }: (typeof steps)[number]) => `${orderId} ${to} ${by}`
  const wanted = new Set(steps.map(nameOf))
  return [
    ...steps
      .filter((wish) => !fits(wish, byName.get(nameOf(wish))?.length ?? 0))
      .map((wish) => `moved otherwise: ${JSON.stringify(wish)}`),
    ...rows.filter(({ name }) => !wanted.has(name)).map(({ name }) => `nobody moved ${name}`),
  ]
}

async function ofWords(db: pg.Client, wishes: readonly Wish[]): Promise<string[]> {
  const messages = await db.query<{ id: string }>('select client_id as id from messages')
  const written = Map.groupBy(messages.rows, ({ id }) => id)
  const ratings = await db.query<{ id: string; rating: number }>(
    'select id, rating from orders where rating is not null',
  )
  const rated = new Map(ratings.rows.map(({ id, rating }) => [id, rating]))
  return [
    ...of(wishes, 'message').filter((wish) => !fits(wish, written.get(wish.clientId)?.length ?? 0)),
    ...of(wishes, 'rate').filter((wish) => {
      const score = rated.get(wish.orderId)
      return !fits(wish, score === undefined ? 0 : 1) || (score !== undefined && score !== wish.score)
    }),
  ].map((wish) => `said otherwise: ${JSON.stringify(wish)}`)
}

/** The books by themselves: the ledger is what its rows say, every step is told in its own transaction, once, and numbers have no gap. */
export async function bookFaults(db: pg.Client): Promise<string[]> {
  const { rows } = await db.query<{ what: string }>(`
    select 'the ledger of ' || agent_addr as what from capacity c
    where used > ceiling
      or locked <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'posted') +
        (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)
      or held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr and lock_kind = 'held')
      or fees_due <> (select coalesce(sum(locked_usd), 0) from fee_ledger f where f.agent_addr = c.agent_addr)
    union all
    select 'the news of ' || h.order_id || ' ' || h.new from order_history h
    left join outbox b on b.topic = 'order' and b.data->>'id' = h.order_id::text and b.data->>'step' = h.step::text
      and b.data->>'status' = h.new and b.xid::text::bigint % 4294967296 = h.xmin::text::bigint
    group by h.order_id, h.step, h.new having count(b.id) <> 1
    union all
    select 'the news of message ' || m.id from messages m
    left join outbox b on b.topic = 'message' and b.data->>'id' = m.id::text group by m.id having count(b.id) <> 1
    union all
    select 'news of nothing: ' || b.id from outbox b
    where b.topic = 'message' and not exists (select from messages m where m.id::text = b.data->>'id')
      or b.topic = 'order' and not exists (select from orders o where o.id::text = b.data->>'id')
    union all
    select 'the numbers of news from ' || seq from (
      select *, lag(seq + rows) over w as due, lag(to_xid) over w as came_to from outbox_ticks window w as (order by seq)
    ) t where (seq, from_xid) <> (due, came_to) or from_xid < to_xid and rows <> (select count(*) from outbox where xid >= from_xid and xid < to_xid)
    union all
    select 'the history of ' || o.id from orders o join order_history h on h.order_id = o.id
    left join order_history p on p.order_id = o.id and p.step = h.step - 1
    where h.old is distinct from p.new`)
  return rows.map(({ what }) => `wrong: ${what}`)
}
