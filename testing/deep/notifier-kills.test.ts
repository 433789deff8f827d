import { randomInt, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dispatcherLease } from '#outside/db/deliveries.ts'
import { openDb } from '#outside/db/pool.ts'
import { notifyOfEvents } from '#server/notifications/tell.ts'
import { worldOn } from '../context.ts'
import { addAgent, addUser, ask, createMarketDb, type MarketDb, placeOrder } from './orders-db.ts'

/** How often the notifier is killed; NOTIFIER_KILLS=2000 takes its time. */
const kills = Number(process.env.NOTIFIER_KILLS ?? 200)
const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const [users, agent] = [[1, 2, 3].map(person), person(9)]

let market: MarketDb & { readonly url: string }
beforeAll(async () => {
  market = await createMarketDb()
  for (const addr of [...users, agent]) await addUser(market, addr)
  await addAgent(market, agent, 0, 10_000_000)
  // Each has two browsers, so that what is told is also to be sent.
  for (const addr of [...users, agent])
    await market.pool.query(
      `with session as (insert into session_families (id, addr, token_hash, expires_at)
        values (gen_random_uuid(), $1, '', now() + interval '1 day') returning id)
      insert into push_subscriptions (id, addr, endpoint_hash, data_enc, session_id)
      select gen_random_uuid(), $1, n::text::bytea || convert_to($1, 'UTF8'), '', session.id from session, generate_series(1, 2) n`,
      [addr],
    )
})
afterAll(async () => {
  await market.close()
})

const count = async (text: string) =>
  Number((await market.pool.query(`select count(*) as n from (${text}) as found`)).rows[0].n)

/** Begins to tell as a process does that has just taken over. */
async function begin(): Promise<{ work: Promise<unknown>; end: () => Promise<void> }> {
  await market.pool.query('update leases set until = clock_timestamp() where name = $1', [dispatcherLease])
  const { fence } = await ask(market, 'take_lease', { lease: dispatcherLease, holder: randomUUID(), seconds: 60 })
  const db = openDb(market.url)
  return {
    work: notifyOfEvents(worldOn(db), fence).catch(() => 'killed'),
    end: () => db.destroy(),
  }
}

/** Cuts off whatever the notifier has open at this moment: nobody else here comes under this name. */
const kill = () =>
  market.pool.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'surety'")

async function happen(): Promise<void> {
  for (const user of users) {
    const id = await placeOrder(market, user, agent)
    await market.pool.query(
      `select change_order_status(jsonb_build_object('orderId', id, 'oldStatus', status, 'newStatus', 'cancelled', 'updatedAt', updated_at,
        'by', user_addr, 'asStaff', false, 'fromWhere', '', 'effect', 'release', 'holdSeconds', 1, 'payoutSeconds', 1, 'statement', null))
      from orders where id = $1`,
      [id],
    )
  }
}

// D71
test(`a notifier that is killed ${kills} times tells every person of every step once`, {
  timeout: 600_000,
}, async () => {
  let cut = 0
  for (let round = 0; round < kills; round++) {
    await happen()
    const { work, end } = await begin()
    // A round trip is a fraction of a millisecond: anywhere between the first look and after the end.
    for (let trips = randomInt(40); trips > 0; trips--) await market.pool.query('select 1')
    await kill()
    if ((await work) === 'killed') cut++
    await end()
  }
  expect(cut).toBeGreaterThan(kills / 20)
  const { work, end } = await begin()
  expect(await work).not.toBe('killed')
  await end()

  const steps =
    'select addr, event from outbox o, people_to_tell(jsonb_build_array(jsonb_build_object(' +
    "'place', 0, 'topic', o.topic, 'data', o.data, 'at', o.at))) p where topic = 'order'"
  const notifications = 'select addr, event from notifications'
  expect(await count(`(${steps}) except (${notifications})`)).toBe(0)
  expect(await count(`(${notifications}) except (${steps})`)).toBe(0)
  expect(await count(notifications)).toBe(kills * users.length * 3)
  // Each is planned, goes to both browsers, and was announced in the transaction that wrote it.
  expect(await count('select from notifications where planned_at is null')).toBe(0)
  expect(await count('select from deliveries')).toBe(2 * kills * users.length * 3)
  const announced =
    "select xid::xid::text, jsonb_array_elements_text(data->'to') as addr from outbox where topic = 'notified'"
  expect(await count(`(select xmin::text, addr from notifications) except (${announced})`)).toBe(0)
  expect(await count(`(${announced}) except (select xmin::text, addr from notifications)`)).toBe(0)
})
