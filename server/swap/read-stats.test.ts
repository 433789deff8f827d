import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

let market: TestMarket
let staff: Player
let agent: Player

beforeAll(async () => {
  market = await startMarket()
  staff = await market.player(0)
  agent = await market.player(1)
})
afterAll(() => market.close())

const key = 'LOCAL/USDT>SEPA/EUR'
const stats = async (query = '') => (await staff.call('GET', `/api/v2/swap/stats/${query}`)).body
const allHours = Array.from({ length: 24 }, (_, hour) => String(hour))

/** Lets an agent work at these times, and waits until this process has heard of it. */
async function worksAt(addr: string, start: string, end: string, timezone: string): Promise<void> {
  const values = [addr, start, end, timezone]
  await market.sql('update agents set work_start = $2, work_end = $3, timezone = $4 where addr = $1', values)
  await market.sql("select emit('agent', jsonb_build_object('addr', $1::text))", [addr])
  const showsHours = async () => expect((await stats()).agents[addr].workTime).toEqual({ start, end, timezone })
  await vi.waitFor(showsHours, { timeout: 20_000 })
}

describe('swap statistics', () => {
  // shows B-3-045, B-7.1-028
  test('are buckets by pair and hour, each with the addresses of the agents who work then', async () => {
    await worksAt(agent.addr, '09:00', '10:00', 'Asia/Kolkata')
    const { stats: figures, pairs, agents, total } = await stats()
    expect(figures.day).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(Object.keys(figures.buckets[key])).toEqual(allHours)
    const works = allHours.filter((hour) => figures.buckets[key][hour].includes(agent.addr))
    expect(works).toEqual(['3', '4'])
    expect(agents[agent.addr]).toMatchObject({ username: 'Lagoon Desk' })
    const named = new Set(
      Object.values<Record<string, string[]>>(figures.buckets).flatMap((bucket) => Object.values(bucket).flat()),
    )
    expect([...named].sort()).toEqual(Object.keys(agents).sort())
    expect(pairs).toHaveLength(total)
    expect(Object.keys(figures.buckets)).toHaveLength(total)
  })

  test('are told in pages, and only of the pairs that were looked for', async () => {
    const { total, pairs } = await stats()
    const paged = []
    for (let offset = 0; offset < total; offset += 2) {
      const page = await stats(`?offset=${offset}&limit=2`)
      expect(page.total).toBe(total)
      paged.push(...page.pairs)
    }
    expect(paged).toEqual(pairs)
    const { pairs: matching } = await stats('?find=usdt%20sepa')
    expect(matching.length).toBeGreaterThan(0)
    for (const { from, to } of matching) {
      expect(`${from.network} ${from.currency} ${to.network} ${to.currency}`).toMatch(/(?=.*USDT)(?=.*SEPA)/)
    }
    expect(await stats('?find=moon')).toMatchObject({ stats: { buckets: {} }, pairs: [], agents: {}, total: 0 })
  })

  test('have nobody who is not to be matched, and no pair that nobody takes', async () => {
    await market.sql('update agents set is_active = false where addr = $1', [agent.addr])
    await market.sql("select emit('agent', jsonb_build_object('addr', $1::text))", [agent.addr])
    await vi.waitFor(async () => expect((await stats()).agents[agent.addr]).toBeUndefined(), { timeout: 20_000 })
    for (const bucket of Object.values<Record<string, string[]>>((await stats()).stats.buckets)) {
      expect(Object.values(bucket).flat()).not.toContain(agent.addr)
      expect(Object.values(bucket).flat()).not.toEqual([])
    }
  })
})
