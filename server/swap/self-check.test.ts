import { afterAll, beforeAll, expect, test } from 'vitest'
import { capacity } from '#domain/collateral/capacity.ts'
import { decimal } from '#domain/money/decimal.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

let market: TestMarket
let agent: Player
beforeAll(async () => {
  market = await startMarket()
  agent = await market.player(1)
})
afterAll(() => market.close())

const estimate = async () => (await market.call('POST', '/api/orders/estimate', { pair })).body

/** One round over all agents; what is on its way is waited for. */
async function mended(): Promise<string[]> {
  const { selfCheck } = market.running
  let addrs: string[] = []
  await expect
    .poll(async () => {
      addrs = await selfCheck.look(1_000)
      return addrs.length
    })
    .toBeGreaterThan(0)
  return addrs
}

test('a book that is as the database has nothing to be mended', async () => {
  expect(await market.running.selfCheck.look(1_000)).toEqual([])
  expect(market.running.selfCheck.drifts).toBe(0)
})

test.each([
  ['has lost an agent', () => market.running.context.book.removeAgent(agent.addr)],
  [
    'believes in more than there is',
    () => market.running.context.book.update(agent.addr, { capacity: capacity(decimal('1e9'), decimal(0)) }),
  ],
])('a book that %s is found out, mended and counted', async (_what, spoil) => {
  const { context, selfCheck } = market.running
  const [before, drifts, size] = [await estimate(), selfCheck.drifts, context.book.size]
  spoil()
  expect(await mended()).toEqual([agent.addr])
  expect(selfCheck.drifts).toBe(drifts + 1)
  expect(context.book.size).toEqual(size)
  const { maxAmount, nextPrice } = await estimate()
  expect({ maxAmount, nextPrice }).toEqual({ maxAmount: before.maxAmount, nextPrice: before.nextPrice })
  const metrics = await (await fetch(`${market.url.replace('localhost', '127.0.0.1')}/metrics`)).text()
  expect(metrics).toContain(`surety_book_drifts_total ${selfCheck.drifts}`)
})

test('a change that nobody was told of is found, also one that takes an agent out', async () => {
  await market.sql('update agents set is_active = false where addr = $1', [agent.addr])
  expect(await mended()).toEqual([agent.addr])
  expect(market.running.context.book.has(agent.addr)).toBe(false)
  await market.sql('update agents set is_active = true where addr = $1', [agent.addr])
  expect(await mended()).toEqual([agent.addr])
})
