import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { messagesChannel } from '#api/channels.ts'
import { saveChainLook } from '#outside/db/chain.ts'
import { LeaseLost } from '#outside/db/leases.ts'
import { savePaymentStep } from '#outside/db/payments.ts'
import { startFakeNetwork } from '#testing/fake-networks.ts'
import { WanderingListener } from '#testing/listener.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'
type Process = Pick<TestMarket, 'running' | 'url' | 'call' | 'player'>
type Call = TestMarket['call']

let bitcoin: Awaited<ReturnType<typeof startFakeNetwork>>
let market: TestMarket
let processes: readonly [Process, Process]
/** A user and an agent, at each process. */
let user: readonly [Player, Player]
let agent: readonly [Player, Player]

beforeAll(async () => {
  bitcoin = await startFakeNetwork('BITCOIN')
  market = await startMarket({ PAYMENTS_BITCOIN: bitcoin.url })
  processes = [market, await market.another()]
  user = await both(7)
  agent = await both(1)
})
afterAll(async () => {
  await market.close()
  await bitcoin.close()
})

/** The same person at both: each process of a test has an origin of its own, and sessions belong to an origin. */
async function both(index: number): Promise<[Player, Player]> {
  return [await processes[0].player(index), await processes[1].player(index)]
}

/** The same person, each time at the other process. */
function wandering(who: readonly [Player, Player]): Call {
  let calls = 0
  return (...ask) => (who[calls++ % 2] as Player).call(...ask)
}

const holdersOf = (lease: string) => processes.filter(({ running }) => running.context.leases.hold(lease)).length

test('an order goes its whole way with every call at the other process, each seeing at once what was done at the one before', async () => {
  const [asUser, asAgent] = [wandering(user), wandering(agent)]
  const { body: matched } = await asUser('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const { body: placed } = await asUser('POST', '/api/orders/place', { offer_id: matched.offer.id })
  let order = (await asUser('GET', `/api/orders/${placed.order.id}`)).body.order
  for (const [call, newStatus] of [[asUser, 'agentTransfer'] as const, [asAgent, 'closed'] as const]) {
    const { status: oldStatus, updatedAt } = order
    const changed = await call('PATCH', `/api/orders/${order.id}`, { newStatus, oldStatus, updatedAt })
    expect(changed.status, JSON.stringify(changed.body)).toBe(200)
    order = changed.body.order
  }
  expect(order.status).toBe('closed')
  const again = await asUser('POST', '/api/orders/place', { offer_id: matched.offer.id })
  expect(again.body.order.id).toBe(order.id)
})

describe('somebody who hears an order', () => {
  test('and goes from process to process hears every event once, and is told that nothing was missed', async () => {
    const { body: matched } = await user[0].call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    const { body: placed } = await user[0].call('POST', '/api/orders/place', { offer_id: matched.offer.id })
    const id = placed.order.id
    const listener = new WanderingListener(messagesChannel(id))
    const move = async (to: number) => {
      const { url } = processes[to] as Process
      await listener.goTo(url, url, (user[to] as Player).call)
    }
    await move(0)
    const sent: string[] = []
    for (let round = 0; round < 24; round++) {
      const answer = await (agent[round % 2] as Player).call('POST', `/api/orders/${id}/messages`, {
        text: `word ${round}`,
      })
      expect(answer.status, JSON.stringify(answer.body)).toBe(200)
      sent.push(answer.body.message.id)
      // Now and then it is heard before it goes on, at once, to a process that may not have come so far; else it is missed.
      if (round % 3 > 0) await expect.poll(() => listener.heard.length).toBe(sent.length)
      await move((round + 1) % 2)
    }
    await expect.poll(() => listener.heard.length).toBeGreaterThanOrEqual(sent.length)
    // Whatever a process behind might tell a second time has been told before this.
    const { body: last } = await user[0].call('POST', `/api/orders/${id}/messages`, { text: 'the last' })
    await expect.poll(() => listener.heard.at(-1)?.data).toMatchObject({ id: last.message.id })
    expect(listener.heard.map(({ data }) => data.id)).toEqual([...sent, last.message.id])
    expect(listener.recovered).toEqual(sent.map(() => true))
    await listener.leave()
  })
})

test('what fits eleven times is placed exactly eleven times, by forty people at two processes at once', async () => {
  const [{ addr }] = agent
  // Nobody values collateral anew meanwhile.
  await market.sql(
    "update leases set holder = gen_random_uuid(), until = now() + interval '1 hour' where name = 'clock'",
  )
  await market.sql('update agents set is_suspend = true where addr <> $1', [addr])
  for (const { running } of processes) {
    for (const { addr: each } of (await market.sql('select addr from agents')).rows) {
      await running.context.refreshBook(each)
    }
  }
  await user[0].call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  await market.sql(
    `update capacity set allowed = used + 12 * exposure_usd - exposure_usd / 2, ceiling = used + 12 * exposure_usd
     from (select exposure_usd from reservations where agent_addr = $1) as known where capacity.agent_addr = $1`,
    [addr],
  )
  const people = await Promise.all(Array.from({ length: 40 }, (_, index) => both(100 + index)))
  const answers = await Promise.all(
    people.map(async (who, index) => {
      const [first, then] = index % 2 === 0 ? who : who.toReversed()
      const matched = await (first as Player).call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
      if (matched.status !== 200) return matched
      return (then as Player).call('POST', '/api/orders/place', { offer_id: matched.body.offer.id })
    }),
  )
  const { rows } = await market.sql(
    `select (select count(*) from orders where user_addr = any($1))::int as orders,
      (select used <= allowed and used = locked + held + fees_due from capacity where agent_addr = $2) as fits`,
    [people.map(([who]) => who.addr), addr],
  )
  await market.sql("update leases set until = now() where name = 'clock'")
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(rows[0].orders)
  expect(rows[0]).toEqual({ orders: 11, fits: true })
})

describe('once-only work', () => {
  const leases = ['clock', 'prices', 'chain:31337', 'payments:LOCAL', 'payments:BITCOIN']

  test('is done by one process, and every process says how it stands', async () => {
    await expect.poll(() => leases.map(holdersOf)).toEqual(leases.map(() => 1))
    const stand = () =>
      Promise.all(
        processes.map(async ({ call }) => {
          const { chains, payments } = (await call('GET', '/readyz')).body
          const { block, ...state } = chains[31337]
          return [state, block.number > 0, payments]
        }),
      )
    const well = [
      { stalled: null, stopped: null, isStale: false, unread: 0, unreadable: [], nodesAway: 0 },
      true,
      { BITCOIN: null, LOCAL: null },
    ]
    await expect.poll(stand).toEqual([well, well])

    bitcoin.state.fault = { status: 500 }
    const away = () =>
      Promise.all(processes.map(async ({ call }) => (await call('GET', '/readyz')).body.payments.BITCOIN))
    await expect.poll(away, { timeout: 60_000 }).toEqual(['away', 'away'])
    for (const { call } of processes) {
      const { body } = await call('GET', '/metrics')
      expect(body).toContain('surety_payments_waiting{network="BITCOIN"} 1')
      expect(body).toMatch(/surety_chain_block\{chain="31337"\} [1-9]/)
    }
    bitcoin.state.fault = {}
  }, 90_000)

  test('is not done by whoever had the lease once: what they write late is refused', async () => {
    const { db } = market.running.context
    const before = await Promise.all(
      leases.map(
        async (lease) => (await market.sql('select fence from leases where name = $1', [lease])).rows[0].fence,
      ),
    )
    const [chain, payments] = [Number(before[2]) - 1, Number(before[4]) - 1]
    const step = { network: 'BITCOIN', head: 100, needed: 2, slackSeconds: 0, above: 0, arrivals: [], addresses: [] }
    await expect(savePaymentStep(db, step, { lease: 'payments:BITCOIN', fence: payments })).rejects.toThrow(LeaseLost)
    const { rows } = await market.sql('select hash from chain_cursors where chain_id = 31337')
    await market.sql(
      "insert into chain_cursors select 77, number, hash, at, contract_address, is_trusted, margin_seconds, now() - interval '5 minutes', 600 from chain_cursors where chain_id = 31337",
    )
    await saveChainLook(db, 77, rows[0].hash, { lease: 'chain:31337', fence: chain })
    const ago = async () =>
      (
        await market.sql(
          'select looked_at < now() - interval $$4 minutes$$ as old from chain_cursors where chain_id = 77',
        )
      ).rows[0].old
    expect(await ago()).toBe(true)
    await saveChainLook(db, 77, rows[0].hash, { lease: 'chain:31337', fence: chain + 1 })
    expect(await ago()).toBe(false)
    await market.sql('delete from chain_cursors where chain_id = 77')
  })

  test('is given back by a process that ends, and another goes on with it', async () => {
    const third = await market.another()
    const { leases } = third.running.context
    const names = ['clock', 'prices', 'chain:31337', 'payments:LOCAL', 'payments:BITCOIN']
    // The others lose everything, so that the third has a chance; whoever was quicker loses it again.
    for (const lease of names) {
      const took = async () => {
        if (leases.hold(lease) !== null) return true
        await market.sql("update leases set until = '-infinity' where name = $1", [lease])
        await leases.take(lease)
        return leases.hold(lease) !== null
      }
      await expect.poll(took).toBe(true)
    }
    await third.running.stop()
    await expect.poll(() => names.map(holdersOf), { timeout: 20_000 }).toEqual(names.map(() => 1))
    const { number } = (await market.call('GET', '/readyz')).body.chains[31337].block
    await expect
      .poll(async () => (await market.call('GET', '/readyz')).body.chains[31337].block.number, { timeout: 20_000 })
      .toBeGreaterThan(number)
  }, 60_000)
})
