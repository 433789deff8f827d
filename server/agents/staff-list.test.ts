import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ListedAgent } from '#api/agents.ts'
import { changeAgent } from '#outside/db/profiles.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const profile = {
  email: 'canary@agent.example',
  profile: { firstName: 'Ca', lastName: 'Nary' },
  countryCodes: ['PT'],
  workTime: { start: '00:00', end: '23:59', timezone: 'Europe/Lisbon' },
  info: '',
  swapRequisites: [
    { cash: { network: 'CASH' } },
    { crypto: { network: 'LOCAL', addresses: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'] } },
  ],
  swapOptions: [
    { from: 'LOCAL/USDT', to: 'CASH/CASHEUR', active: true, priceTypeUse: 1, fixPrice: '0.91', marketPrice: null },
  ],
}

let market: TestMarket
let staff: Player
beforeAll(async () => {
  market = await startMarket()
  staff = await market.player(0)
  for (let i = 60; i < 71; i += 1) {
    const person = await market.player(i)
    const agent = { ...profile, username: `Canary_${i}` }
    const saved = await person.call('POST', `/api/agents/${person.addr}`, { agent })
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
  }
})
afterAll(() => market.close())

const list = async (query: Record<string, string>): Promise<ListedAgent[]> =>
  (await staff.call('GET', `/api/v2/agents/?${new URLSearchParams(query)}`)).body.agents

// shows A-2-176, A-7-019, A-9-005
test('a page of agents has ten, the next one the rest, and none is skipped or met twice', async () => {
  const { rows } = await market.sql('select addr from agents order by created_at desc')
  const first = await list({})
  expect(first).toHaveLength(10)
  const second = await list({ pagingTime: first.at(-1)?.createdAt ?? '', pagingDirection: 'next' })
  expect([...first, ...second].map(({ addr }) => addr)).toEqual(rows.map(({ addr }) => addr))
  expect(await list({ pagingTime: second[0]?.createdAt ?? '', pagingDirection: 'prev' })).toEqual(first)
})

// shows A-2-174, A-2-175, A-7-020, A-7-021
test('each moderation status and each activity lets only its agents through', async () => {
  const [one, other] = await list({})
  await staff.call('POST', `/api/v2/agents/${one?.addr}/moderate`, { status: 'declined' })
  const flags = { flags: { isActive: false }, updatedAt: other?.updatedAt }
  expect((await staff.call('PUT', `/api/v2/agents/${other?.addr}/flags`, flags)).status).toBe(200)
  for (const moderationStatus of ['pending', 'approved', 'declined']) {
    const agents = await list({ moderationStatus, limit: '100' })
    expect(agents.length).toBeGreaterThan(0)
    expect(new Set(agents.map((agent) => agent.moderationStatus))).toEqual(new Set([moderationStatus]))
  }
  for (const isActive of [true, false]) {
    const agents = await list({ isActive: String(isActive), limit: '100' })
    expect(agents.length).toBeGreaterThan(0)
    expect(new Set(agents.map((agent) => agent.isActive))).toEqual(new Set([isActive]))
  }
  expect((await list({ isActive: 'false' })).map(({ addr }) => addr)).toEqual([other?.addr])
})

test('an agent is found by what its name or address begins with, whatever the case', async () => {
  const [known] = await list({ find: 'canary_60' })
  expect(known?.username).toBe('Canary_60')
  expect(await list({ find: known?.addr.slice(0, 12).toLowerCase() ?? '' })).toEqual([known])
  for (const find of ['canaryx', '%', 'anary']) expect(await list({ find })).toEqual([])
})

// shows A-6-029
test('what staff have read anew is in the audit, what an agent has read anew is not', async () => {
  const agent = await market.player(1)
  const refresh = (who: Player) => who.call('POST', `/api/agents/${agent.addr}/collateral`, {})
  expect((await refresh(agent)).status).toBe(200)
  expect((await refresh(staff)).status).toBe(200)
  const { rows } = await market.sql("select * from audit where action = 'collateral.refresh'")
  expect(rows).toMatchObject([{ who: staff.addr, target: agent.addr, after: { allowed: expect.any(String) } }])
})

const flag = (addr: string, flags: object, updatedAt: string, by = staff) =>
  by.call('PUT', `/api/v2/agents/${addr}/flags`, { flags, updatedAt })
const agentOf = async (addr: string) => (await staff.call('GET', `/api/v2/agents/${addr}`)).body.agent

test('lists and refusals say nothing of the person behind an agent', async () => {
  const person = await market.player(61)
  const lists = [await list({ limit: '100' }), (await staff.call('GET', '/api/v2/agents/moderate')).body.agents]
  for (const agents of lists) {
    expect(agents.map(({ addr }: ListedAgent) => addr)).toContain(person.addr)
    for (const agent of agents) {
      for (const key of ['email', 'profile', 'swapRequisites']) expect(agent).not.toHaveProperty(key)
    }
  }
  const { updatedAt } = await agentOf(person.addr)
  const { agent } = (await flag(person.addr, { isSuspend: true }, updatedAt)).body
  const { status, body } = await flag(person.addr, { isSuspend: false }, updatedAt)
  expect([status, body.code]).toEqual([409, 'agent.changed'])
  expect(body.current).toEqual({
    agent: {
      addr: person.addr,
      isActive: true,
      isSuspend: true,
      moderationStatus: 'pending',
      updatedAt: agent.updatedAt,
    },
  })
})

test('an agent who changes their own profile meanwhile is suspended all the same', async () => {
  const person = await market.player(62)
  const { updatedAt } = await agentOf(person.addr)
  const own = await flag(person.addr, { isActive: false }, updatedAt, person)
  expect(own.status).toBe(200)
  const { status, body } = await flag(person.addr, { isSuspend: true }, updatedAt)
  expect([status, body.agent?.isSuspend]).toEqual([200, true])
})

test('a moderator who is an agent lifts no suspension of their own', async () => {
  const person = await market.player(63)
  await market.sql('update users set is_moderator = true where addr = $1', [person.addr])
  market.running.context.people.forget(person.addr)
  const { agent } = (await flag(person.addr, { isSuspend: true }, (await agentOf(person.addr)).updatedAt)).body
  const lifted = await flag(person.addr, { isSuspend: false }, agent.updatedAt, person)
  expect([lifted.status, lifted.body.code]).toEqual([403, 'access.denied'])
  const ask = { addr: person.addr, by: person.addr, action: 'agents.setFlags', asStaff: true, fromWhere: 'test' }
  const outcome = await changeAgent(market.running.context.db, { ...ask, set: { isSuspend: false } })
  expect(outcome).toMatchObject({ fault: 'access.denied' })
  expect((await agentOf(person.addr)).isSuspend).toBe(true)
  // Whether they work now is theirs to say.
  expect((await flag(person.addr, { isActive: false }, agent.updatedAt, person)).status).toBe(200)
})
