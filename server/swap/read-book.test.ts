import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MarketOption } from '#api/market.ts'
import { decimal } from '#domain/money/decimal.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { bookQuery } from './ask.ts'

const at = 'from=LOCAL.USDT&to=SEPA.EUR'
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

let statements: string[] = []
let market: TestMarket
let user: Player
let agent: Player
beforeAll(async () => {
  market = await startMarket({}, (sql) => statements.push(sql))
  ;[user, agent] = [await market.player(7), await market.player(1)]
})
afterAll(() => market.close())

const book = async (query = at) => (await market.call('GET', `/api/swap/book?${query}`)).body
const trades = async () => (await market.call('GET', `/api/swap/trades?${at}`)).body.trades
const names = (options: MarketOption[]) => options.map(({ agent }) => agent.username)

describe('the public book', () => {
  test('lists who takes the pair, best price first, as the form finds them, and asks the database nothing', async () => {
    const { body: calculated } = await market.call('POST', '/api/orders/calc', { pair, amount: '100' })
    const page = await book(`${at}&amount=100`)
    // The clock and the tail of the news go on meanwhile, and ask sometimes; the book would each time.
    const askedFor = async () => {
      statements = []
      await book(`${at}&amount=100`)
      return statements.filter((sql) => /agents|capacity|swap_options|users|rates/.test(sql))
    }
    await expect.poll(askedFor).toEqual([])
    expect(page).toMatchObject({ halt: null, fee: '0.005', hasMore: false, resting: [] })
    expect(names(page.options)).toEqual(['Lagoon Desk', 'North Pier', 'Meridian'])
    const [best] = page.options
    expect(best).toMatchObject({
      agent: { addr: calculated.behind.agent.addr, workTime: calculated.behind.agent.workTime },
      price: calculated.calculation.price,
      total: calculated.calculation.total,
      record: calculated.behind.record,
    })
    const totals = page.options.map(({ total }: MarketOption) => Number(total))
    expect(totals).toEqual([...totals].sort((a, b) => b - a))
  })

  test('tells of each agent no more than this', async () => {
    const { options } = await book()
    for (const option of options) {
      expect(Object.keys(option).sort()).toEqual(['agent', 'maxAmount', 'netPrice', 'price', 'record', 'total'])
      expect(Object.keys(option.agent).sort()).toEqual(['addr', 'username', 'workTime'])
      expect(option.total).toBeNull()
    }
  })

  test('lists only who can take the amount whole; the depth is of the whole pair', async () => {
    const all = await book()
    const most = Math.max(...all.options.map(({ maxAmount }: MarketOption) => Number(maxAmount)))
    const much = await book(`${at}&amount=${Math.floor(most)}`)
    expect(much.options).toHaveLength(1)
    expect(much.depth).toEqual(all.depth)
    expect((await book(`${at}&amount=${Math.ceil(most) + 1}`)).options).toEqual([])
    expect(all.depth.at(-1).amount).toBe(
      String(all.options.reduce((sum: number, { maxAmount }: MarketOption) => sum + Number(maxAmount), 0)),
    )
  })

  test('says that the depth is of the best fifty only, also where few can take the amount', async () => {
    const all = await book()
    expect(all.depthHasMore).toBe(false)
    const most = Math.max(...all.options.map(({ maxAmount }: MarketOption) => Number(maxAmount)))
    const { context } = market.running
    const query = bookQuery(context, { actor: null, sessionId: null, ip: '' }, pair)
    const known = query ? context.book.list(query, { side: 'send', amount: decimal('10') }, 3) : []
    const { agent: one, pricing } = known.reduce((a, b) => (a.most.isLessThan(b.most) ? a : b)).quote
    const addrs = Array.from({ length: 50 }, (_, i) => `0x${String(i).padStart(40, 'f')}`)
    for (const addr of addrs) context.book.setAgent({ ...one, addr }, [{ pair, pricing, isTakable: true }])
    const much = await book(`${at}&amount=${Math.floor(most)}`)
    for (const addr of addrs) context.book.removeAgent(addr)
    expect(much).toMatchObject({ hasMore: false, depthHasMore: true })
  })

  test('does not show an agent their own offer, as the form would not', async () => {
    const own = (await agent.call('GET', `/api/swap/book?${at}`)).body
    expect(names(own.options)).toEqual(['North Pier', 'Meridian'])
  })

  test('lists who does not work now apart, behind the others', async () => {
    const now = new Date()
    const clock = (hours: number) => `${String((now.getUTCHours() + hours) % 24).padStart(2, '0')}:00`
    await market.sql("update agents set work_start = $2, work_end = $3, timezone = 'UTC' where addr = $1", [
      agent.addr,
      clock(3),
      clock(5),
    ])
    await market.running.context.refreshBook(agent.addr)
    const page = await book()
    expect(names(page.options)).toEqual(['North Pier', 'Meridian'])
    expect(page.resting).toMatchObject([{ agent: { username: 'Lagoon Desk', workTime: { start: clock(3) } } }])
    await market.sql("update agents set work_start = '00:00', work_end = '23:59' where addr = $1", [agent.addr])
    await market.running.context.refreshBook(agent.addr)
    expect((await book()).resting).toEqual([])
  })

  test.each([
    ['from=LOCAL.USDT&to=LOCAL.USDT', 'pair.unsupported'],
    ['from=MARS.USDT&to=SEPA.EUR', 'pair.unsupported'],
    ['from=LOCAL.USDT', 'request.invalid'],
    ['from=LOCALUSDT&to=SEPA.EUR', 'request.invalid'],
    [`${at}&amount=0`, 'request.invalid'],
    [`${at}&amount=1e3`, 'request.invalid'],
    [`${at}&amount=0.0000001`, 'amount.invalid'],
    [`${at}&amount=0.000001`, 'amount.below-minimum'],
    [`${at}&who=me`, 'request.invalid'],
  ])('refuses %s: %s', async (query, code) => {
    expect((await book(query)).code).toBe(code)
  })

  test('says that the pair is halted, and lists nothing', async () => {
    const boss = await market.player(0)
    const halted = await boss.call('POST', '/api/v2/halts', {
      what: { scope: 'pair', pair },
      reason: 'Looking into it.',
    })
    expect(halted.status).toBe(200)
    await expect.poll(async () => (await book()).halt?.reason).toBe('Looking into it.')
    expect(await book()).toMatchObject({ options: [], resting: [], depth: [] })
    await boss.call('PUT', `/api/v2/halts/${halted.body.halt.id}/lift`)
    await expect.poll(async () => (await book()).options.length).toBe(3)
  })

  test('has no market price where that is stale, and lists nothing', async () => {
    await market.sql("update rates set valid_until = now() - interval '1 second' where symbol = 'EUR'")
    await market.running.context.refreshBook(agent.addr)
    expect(await book()).toMatchObject({ marketPrice: null, halt: null, options: [], resting: [], depth: [] })
    await market.sql("update rates set valid_until = now() + interval '1 day' where symbol = 'EUR'")
    await market.running.context.refreshBook(agent.addr)
    expect((await book()).options).toHaveLength(3)
  })
})

async function step(who: Player, id: string, newStatus: string, more: object = {}): Promise<void> {
  const { order } = (await who.call('GET', `/api/orders/${id}`)).body
  const wish = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt, ...more }
  const { status, body } = await who.call('PATCH', `/api/orders/${id}`, wish)
  expect(status, JSON.stringify(body)).toBe(200)
}

async function closed(amount: string): Promise<string> {
  const transferTo = 'DE89370400440532013000'
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount, transferTo })
  const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  await step(user, placed.order.id, 'agentTransfer')
  await step(agent, placed.order.id, 'closed')
  return placed.order.id
}

const isAnewMs = 10_000

test('the last swaps are told roughly and without anybody; one that is disputed is none until it is closed again', async () => {
  expect(await trades()).toEqual([])
  const id = await closed('123.45')
  await expect.poll(trades, { timeout: isAnewMs }).toHaveLength(1)
  const [trade] = await trades()
  const { rows } = await market.sql("select calculation->>'price' as price from orders where id = $1", [id])
  expect(trade).toEqual({ closedAt: expect.stringMatching(/:00\.000Z$/), price: rows[0].price, amount: '120' })
  await step(user, id, 'dispute', { statement: 'I got nothing.' })
  await expect.poll(trades, { timeout: isAnewMs }).toEqual([])
  const boss = await market.player(0)
  await step(boss, id, 'closed', { statement: 'It was paid out.' })
  await expect.poll(trades, { timeout: isAnewMs }).toHaveLength(1)
})

test('however many ask, the database is asked for the last swaps once in some seconds', async () => {
  statements = []
  // A pair that nobody asked for before: what is known of another does not answer for it.
  const path = '/api/swap/trades?from=SEPA.EUR&to=LOCAL.USDT'
  const answers = await Promise.all(Array.from({ length: 40 }, () => market.call('GET', path)))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect(statements.filter((sql) => sql.includes('from trades'))).toHaveLength(1)
})

test('the last swaps of a pair are found by their index', async () => {
  // Both on one connection, as one text.
  const results = (await market.sql(
    `set enable_seqscan = off;
     explain select * from trades where from_network = 'LOCAL' and from_currency = 'USDT' and to_network = 'SEPA'
     and to_currency = 'EUR' order by closed_at desc limit 20`,
  )) as unknown as { rows: Record<string, string>[] }[]
  const rows = results[1]?.rows ?? []
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toContain('trades_of_pair')
  expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Sort')
})
