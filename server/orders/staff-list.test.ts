import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { StaffRow } from '#api/orders.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let market: TestMarket
let boss: Player
let moderator: Player
let user: Player
let agent: Player
/** Disputes, the one that waits longest first, and an order that is none. */
let disputes: string[]
let calm: string

beforeAll(async () => {
  market = await startMarket({ MAX_OPEN_ORDERS: '100', MAX_UNPAID_ORDERS: '100', NEWCOMER_ORDERS: '100' })
  boss = await market.player(0)
  moderator = await market.player(8)
  user = await market.player(7)
  agent = await market.player(1)
  await market.sql('update users set is_moderator = true where addr = $1', [moderator.addr])
  market.running.context.people.forget(moderator.addr)
  const placed = [await place(), await place(), await place()]
  calm = await place()
  // The order that was placed last is in dispute for longest.
  for (const id of placed.toReversed()) await dispute(id)
  disputes = placed.toReversed()
})
afterAll(() => market.close())

async function place(): Promise<string> {
  const offer = await user.call('POST', '/api/orders/match', { pair, amount: '10', transferTo })
  return (await user.call('POST', '/api/orders/place', { offer_id: offer.body.offer.id })).body.order.id
}

async function dispute(id: string): Promise<void> {
  const { order } = (await user.call('GET', `/api/orders/${id}`)).body
  const step = { newStatus: 'dispute', oldStatus: order.status, updatedAt: order.updatedAt }
  expect((await user.call('PATCH', `/api/orders/${id}`, step)).status).toBe(200)
}

const give = (id: string, assignee: string | null, seen: string | null, by = moderator) =>
  by.call('PUT', `/api/v2/orders/${id}/dispute`, { assignee, seen })

async function ask(query: Record<string, string>, who = moderator): Promise<StaffRow[]> {
  const answer = await who.call('GET', `/api/v2/orders?${new URLSearchParams(query)}`)
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return answer.body.orders
}
const ids = (rows: StaffRow[]) => rows.map(({ id }) => id)
const waiting = async (who = moderator) => ids((await who.call('GET', '/api/v2/disputes')).body.orders)

describe('staff find an order', () => {
  // shows A-2-077, A-7-007
  test('of all orders, with the names of its parties; the dispute filter lets only disputes through', async () => {
    const all = await ask({})
    expect(ids(all)).toEqual([calm, ...disputes])
    expect(all[0]).toMatchObject({ userAddr: user.addr, agentName: 'Lagoon Desk', dispute: null })
    const inDispute = await ask({ orderStatus: 'dispute' })
    expect(ids(inDispute)).toEqual(disputes)
    expect(inDispute[0]?.dispute).toMatchObject({ assignee: null, assigneeName: null, isSettled: false })
  })

  test('by the address of a party, by its id and by its short name; what names none finds none', async () => {
    expect(ids(await ask({ find: user.addr.toLowerCase() }))).toEqual([calm, ...disputes])
    expect(ids(await ask({ find: agent.addr, orderType: 'sell' }))).toEqual([calm, ...disputes])
    expect(ids(await ask({ find: agent.addr, orderType: 'buy' }))).toEqual([])
    expect(ids(await ask({ find: calm.toUpperCase() }))).toEqual([calm])
    const end = calm.slice(-6)
    expect(ids(await ask({ find: `${end.slice(0, 3).toUpperCase()}-${end.slice(3)}` }))).toEqual([calm])
    expect(ids(await ask({ find: end }))).toEqual([calm])
    for (const find of [boss.addr, 'Lagoon', '%']) expect(ids(await ask({ find }))).toEqual([])
    expect(ids(await ask({ find: user.addr, userAddr: boss.addr }))).toEqual([])
  })
})

describe('the disputes that wait', () => {
  test('are nobody’s or one’s own, longest waiting first, and never those of a party', async () => {
    expect(await waiting()).toEqual(disputes)
    const [first = ''] = disputes
    await give(first, moderator.addr, null)
    expect(await waiting()).toEqual(disputes)
    expect(await waiting(boss)).toEqual(disputes.slice(1))
    expect(ids(await ask({ assigned: 'me' }))).toEqual([first])
    expect(ids(await ask({ assigned: 'nobody' }))).toEqual(disputes.slice(1))
    expect((await ask({ find: first }))[0]?.dispute?.assignee).toBe(moderator.addr)
    await market.sql('update users set is_moderator = true where addr = $1', [agent.addr])
    market.running.context.people.forget(agent.addr)
    expect(await waiting(agent)).toEqual([])
    await market.sql('update users set is_moderator = false where addr = $1', [agent.addr])
    market.running.context.people.forget(agent.addr)
  })

  test('are given back when who looked after them is no staff any more', async () => {
    const [first = ''] = disputes
    const { user: person } = (await boss.call('GET', `/api/v2/users/${moderator.addr}`)).body
    const wish = { permissions: { isModerator: false }, updatedAt: person.updatedAt }
    expect((await boss.call('PUT', `/api/v2/users/${moderator.addr}`, wish)).status).toBe(200)
    expect(await waiting(boss)).toEqual(disputes)
    const { disputes: known, disputeSteps } = (await boss.call('GET', `/api/v2/orders/${first}`)).body
    expect(known.at(-1)).toMatchObject({ state: 'open', assignee: null })
    expect(disputeSteps.at(-1)).toMatchObject({ kind: 'givenBack', by: boss.addr })
  })

  test.each(['assigned', 'demoted'])(
    'stay with nobody who is no staff where both happen at once and who is %s first',
    async (first) => {
      const [id = ''] = disputes
      await market.sql('update users set is_moderator = true where addr = $1', [moderator.addr])
      market.running.context.people.forget(moderator.addr)
      const { updatedAt } = (await boss.call('GET', `/api/v2/users/${moderator.addr}`)).body.user
      const by = { by: boss.addr, fromWhere: 'test' }
      const asks: Record<string, [string, object]> = {
        assigned: ['assign_dispute', { ...by, orderId: id, to: moderator.addr, seen: null }],
        demoted: ['change_user', { ...by, addr: moderator.addr, set: { isModerator: false }, updatedAt }],
      }
      const [name, ask] = asks[first] as [string, object]
      const one = new pg.Client({ connectionString: market.running.context.settings.databaseUrl ?? '' })
      await one.connect()
      try {
        await one.query('begin')
        expect((await one.query(`select ${name}($1::jsonb) as outcome`, [ask])).rows).toEqual([{ outcome: {} }])
        const { rows } = await one.query('select pg_backend_pid() as pid')
        const wish = { permissions: { isModerator: false }, updatedAt }
        const other =
          first === 'assigned'
            ? boss.call('PUT', `/api/v2/users/${moderator.addr}`, wish)
            : give(id, moderator.addr, null, boss)
        // Others may wait there too: the server notes of its own accord who was here.
        const waits = 'select from pg_stat_activity where $1 = any(pg_blocking_pids(pid)) and strpos(query, $2) > 0'
        const awaited = [rows[0].pid, first === 'assigned' ? 'change_user' : 'assign_dispute']
        await expect.poll(async () => (await market.sql(waits, awaited)).rowCount).toBe(1)
        await one.query('commit')
        expect((await other).status).toBe(first === 'assigned' ? 200 : 422)
      } finally {
        await one.end()
      }
      const known = await market.sql('select state, assignee from disputes where order_id = $1', [id])
      expect(known.rows).toEqual([{ state: 'open', assignee: null }])
    },
  )
})

describe('staff change the status of an order', () => {
  const staffView = async (id: string) => (await boss.call('GET', `/api/v2/orders/${id}`)).body
  const change = async (id: string, newStatus: string, who = boss) => {
    const { order } = await staffView(id)
    const step = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt }
    return who.call('PATCH', `/api/orders/${id}`, who === boss ? { ...step, statement: 'So it is.' } : step)
  }

  // shows A-3-020
  test('only they are told to which: the parties’ answers have none of it', async () => {
    expect((await staffView(calm)).allowedStatuses).toEqual(['dispute', 'cancelled', 'rejected'])
    for (const party of [user, agent]) {
      expect((await party.call('GET', `/api/orders/${calm}`)).body.allowedStatuses).toBeNull()
      expect((await party.call('GET', `/api/v2/orders/${calm}`)).status).toBe(403)
    }
  })

  // shows A-4-020, A-6-034
  test.each(['closed', 'cancelled', 'rejected', 'userTransfer', 'agentTransfer'])(
    'out of a dispute to %s, which no party may; another status is refused',
    async (newStatus) => {
      const id = await place()
      await dispute(id)
      expect((await change(id, 'expired')).body.code).toBe('order.transition')
      for (const party of [user, agent]) expect((await change(id, newStatus, party)).body.code).toBe('order.transition')
      const answer = await change(id, newStatus)
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      expect(answer.body.order.status).toBe(newStatus)
    },
  )
})
