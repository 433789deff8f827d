import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let database: string
let market: TestMarket
let players: Player[]
let holder: pg.Client
beforeAll(async () => {
  market = await startMarket({
    MAX_UNPAID_ORDERS: '1000',
    MAX_OPEN_ORDERS: '1000',
    OFFER_SECONDS: '600',
  })
  players = await Promise.all(Array.from({ length: 6 }, (_, i) => market.player(20 + i)))
  database = (await market.sql('select current_database() as name')).rows[0].name
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${database}`
  holder = new pg.Client({ connectionString: url.href })
  await holder.connect()
})
afterAll(async () => {
  await holder.end()
  await market.close()
})

async function placed(player: Player): Promise<Answer> {
  const matched = await player.call('POST', '/api/orders/match', { pair, amount: '10', transferTo })
  if (matched.status !== 200) return matched
  return player.call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
}

function expectBusy(answers: readonly Answer[]): void {
  for (const { status, body, headers } of answers) {
    expect({ status, code: body.code }).toEqual({ status: 503, code: 'service.busy' })
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  }
}

describe('while the database cannot serve, the answer is 503 with Retry-After', () => {
  test('when everything waits for a lock: nobody waits behind more than the pool lets wait', async () => {
    await holder.query('begin; lock table orders in access exclusive mode')
    const [player] = players
    const answers = await Promise.all(
      Array.from({ length: 400 }, () => player?.call('GET', '/api/orders?limit=10') as Promise<Answer>),
    )
    await holder.query('rollback')
    expectBusy(answers)
    await expect.poll(async () => (await player?.call('GET', '/api/orders?limit=10'))?.status).toBe(200)
  })

  test('when it is read-only: what only reads is served', async () => {
    const reconnect = async (value: string) => {
      await market.sql(`alter database ${database} ${value}`)
      await holder.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and application_name = 'surety'",
        [database],
      )
    }
    await reconnect('set default_transaction_read_only = on')
    const answers = await Promise.all(players.map(placed))
    // The first that meets a connection which was cut off may be told so.
    await expect.poll(async () => (await players[0]?.call('GET', '/api/orders?limit=10'))?.status).toBe(200)
    await market.sql('set default_transaction_read_only = off')
    await reconnect('reset default_transaction_read_only')
    expectBusy(answers)
    await expect.poll(async () => (await placed(players[0] as Player)).status).toBe(200)
  })
})

describe('decisions that lose a race', () => {
  /** Half of all orders, or every one, fails as a serialisation does; in how many, is counted. */
  async function lose(share: number): Promise<void> {
    await market.sql(`create sequence if not exists lost_races;
      create or replace function lose_race() returns trigger language plpgsql as $$
      begin
        if random() < ${share} then
          perform nextval('lost_races');
          raise exception 'could not serialize access' using errcode = 'serialization_failure';
        end if;
        return new;
      end $$;
      create or replace trigger lose_race before insert on orders for each row execute function lose_race()`)
  }

  const orders = async () => (await market.sql('select count(*)::int as orders from orders')).rows[0].orders
  const lost = async () => (await market.sql('select last_value::int as lost from lost_races')).rows[0].lost

  test('are tried again, at half of them lost: what was answered is what there is', async () => {
    await lose(0.5)
    const before = await orders()
    const answers: Answer[] = []
    await Promise.all(
      players.map(async (player) => {
        for (let i = 0; i < 6; i++) answers.push(await placed(player))
      }),
    )
    const done = answers.filter(({ status }) => status === 200)
    expectBusy(answers.filter(({ status }) => status !== 200))
    expect(await orders()).toBe(before + done.length)
    expect(new Set(done.map(({ body }) => body.order.id)).size).toBe(done.length)
    expect(done.length).toBeGreaterThan(answers.length / 2)
    expect(await lost()).toBeGreaterThan(answers.length / 4)
    const { rows } = await market.sql(`select agent_addr from capacity c
      where locked <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr) +
        (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
    expect(rows).toEqual([])
  })

  test('are given up after five tries, with nothing done', async () => {
    await lose(1)
    const [before, lostBefore] = [await orders(), await lost()]
    expectBusy([await placed(players[0] as Player)])
    expect(await lost()).toBe(lostBefore + 5)
    expect(await orders()).toBe(before)
    await market.sql('drop trigger lose_race on orders')
    expect((await placed(players[0] as Player)).status).toBe(200)
  })
})
