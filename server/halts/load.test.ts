import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'

const people = 60
const euros = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const pounds = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }
const transferTo = { EUR: 'DE89370400440532013000', GBP: 'GB82WEST12345698765432' }
type Pair = typeof euros
type Call = TestMarket['call']

const wide = { MAX_UNPAID_ORDERS: '1000', MAX_OPEN_ORDERS: '1000', NEWCOMER_ORDERS: '1000', NEWCOMER_USD: '1000000' }

let market: TestMarket
let staff: Player
let processes: readonly Pick<TestMarket, 'running'>[]
/** Everybody, one half at each of two processes. */
let callers: Call[]

beforeAll(async () => {
  market = await startMarket(wide)
  staff = await market.player(0)
  const second = await market.another()
  processes = [market, second]
  const signedIn = Array.from({ length: people }, (_, i) => (i % 2 === 0 ? market : second).player(100 + i))
  callers = (await Promise.all(signedIn)).map(({ call }) => call)
}, 60_000)
afterAll(() => market.close())

/** Matches and places again and again until the market says that this is halted, or `isOver`; answers everything that came back. */
async function swapOn(call: Call, pair: Pair, isOver: () => boolean): Promise<Answer[]> {
  const answers: Answer[] = []
  const isHalted = () => answers.at(-1)?.body?.code === 'market.halted'
  while (!isHalted() && !isOver()) {
    const to = transferTo[pair.to.currency as 'EUR' | 'GBP']
    answers.push(await call('POST', '/api/orders/match', { pair, amount: '10', transferTo: to }))
    const offer = answers.at(-1)?.body.offer
    if (offer) answers.push(await call('POST', '/api/orders/place', { offer_id: offer.id }))
  }
  return answers
}

const placed = async (pair: Pair, since = '-infinity') => {
  const { rows } = await market.sql(`select count(*)::int as n from orders where to_network = $1 and created_at > $2`, [
    pair.to.network,
    since,
  ])
  return rows[0].n
}

/** Offers and orders of these networks that were made after a moment; their times may be a millisecond ahead of the clock. */
async function madeAfter(moment: string, networks: readonly string[]): Promise<number> {
  const { rows } = await market.sql(
    `select (select count(*) from offers where created_at > $1::timestamptz + interval '1 millisecond' and to_network = any($2))::int
      + (select count(*) from orders where created_at > $1::timestamptz + interval '1 millisecond' and to_network = any($2))::int as n`,
    [moment, networks],
  )
  return rows[0].n
}

const halt = (what: unknown) => staff.call('POST', '/api/v2/halts', { what, reason: 'Something looks wrong.' })

/** When the database made a halt: with whatever was under way done, and nothing let in before it was committed. */
async function madeAt(id: string): Promise<string> {
  return (await market.sql('select made_at::text as at from halts where id = $1', [id])).rows[0].at
}

function expectCalm(answers: readonly Answer[]): void {
  for (const { status, body } of answers) {
    expect([200, 409, 410], JSON.stringify(body)).toContain(status)
    if (status === 409) expect(['market.halted', 'match.none', 'limit.pause']).toContain(body.code)
  }
}

test('a pair halted under load stops in both processes at its commit, and no other does', async () => {
  let isOver = false
  const halves = [callers.filter((_, i) => i % 4 < 2), callers.filter((_, i) => i % 4 >= 2)] as const
  const inEuros = Promise.all(halves[0].map((call) => swapOn(call, euros, () => false)))
  const inPounds = Promise.all(halves[1].map((call) => swapOn(call, pounds, () => isOver)))
  await expect.poll(() => placed(euros), { interval: 10 }).toBeGreaterThan(20)
  const { body } = await halt({ scope: 'pair', pair: euros })
  const at = await madeAt(body.halt.id)
  const stopped = (await inEuros).flat()
  // The other pair went on beyond the halt.
  await expect.poll(() => placed(pounds, at), { interval: 10 }).toBeGreaterThan(20)
  isOver = true
  const others = (await inPounds).flat()

  expectCalm([...stopped, ...others])
  expect(others.filter(({ body }) => body.code === 'market.halted')).toEqual([])
  expect(await madeAfter(at, ['SEPA'])).toBe(0)
  expect(await placed(euros)).toBe(stopped.filter(({ body }) => body.order).length)
  await staff.call('PUT', `/api/v2/halts/${body.halt.id}/lift`)
  for (const { running } of processes) await expect.poll(() => running.context.halts()).toEqual([])
})

test('a market halted under load: nothing is offered or placed after its commit, what was placed stands', async () => {
  const swaps = Promise.all(callers.map((call, i) => swapOn(call, i % 3 === 0 ? pounds : euros, () => false)))
  const before = (await placed(euros)) + (await placed(pounds))
  const all = async () => (await placed(euros)) + (await placed(pounds))
  await expect.poll(all, { interval: 10 }).toBeGreaterThan(before + 30)
  const { body } = await halt({ scope: 'market' })
  const at = await madeAt(body.halt.id)
  const answers = await swaps

  expectCalm(answers.flat())
  for (const own of answers) expect(own.at(-1)?.body.code).toBe('market.halted')
  expect(await madeAfter(at, ['SEPA', 'BANK'])).toBe(0)
  expect((await all()) - before).toBe(answers.flat().filter(({ body }) => body.order).length)
  const { rows: wrong } = await market.sql(`
    select agent_addr from capacity c where used > allowed
      or locked + held <> (select coalesce(sum(locked_usd), 0) from orders o where o.agent_addr = c.agent_addr) +
        (select coalesce(sum(exposure_usd), 0) from reservations r where r.agent_addr = c.agent_addr)`)
  expect(wrong).toEqual([])
  const { rows: open } = await market.sql("select count(*)::int as n from orders where status = 'userTransfer'")
  expect(open[0].n).toBe(await all())
})
