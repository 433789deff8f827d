import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

let market: TestMarket
let staff: Player
beforeAll(async () => {
  market = await startMarket()
  staff = await market.player(0)
})
afterAll(() => market.close())

const option = {
  from: 'LOCAL/USDT',
  to: 'SEPA/EUR',
  active: true,
  priceTypeUse: 2,
  fixPrice: null,
  marketPrice: '99.9',
}
const profile = {
  email: 'canary@agent.example',
  username: 'Canary',
  profile: { firstName: 'Ca', lastName: 'Nary' },
  countryCodes: ['PT', 'ES'],
  workTime: { start: '00:00', end: '23:59', timezone: 'Europe/Lisbon' },
  info: '**Fast** payouts',
  swapRequisites: [
    { crypto: { network: 'LOCAL', addresses: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'] } },
    { bank: { currency: 'EUR', number: 'LV80 BANK 0000 4351 9500 1' } },
    { cash: { network: 'CASH' } },
  ],
  swapOptions: [
    option,
    { ...option, to: 'CASH/CASHEUR', active: false, priceTypeUse: 1, fixPrice: '0.91', marketPrice: null },
  ],
}
const save = (who: Player, agent: object) => who.call('POST', `/api/agents/${who.addr}`, { agent })
const moderate = (addr: string, status: string, who = staff) =>
  who.call('POST', `/api/v2/agents/${addr}/moderate`, { status })
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const bestPrice = async () => (await market.call('POST', '/api/orders/estimate', { pair })).body.nextPrice

describe('an application', () => {
  // shows A-3-028, A-3-029, A-3-030, A-3-031, A-3-032, A-3-033, A-3-037, A-3-038, A-3-039, A-3-040, A-3-041, A-7-023
  // shows A-7-024
  test('is saved whole, is pending, and is what is read back', async () => {
    const person = await market.player(50)
    expect((await person.call('GET', `/api/agents/${person.addr}`)).body.code).toBe('agent.missing')
    const saved = await save(person, profile)
    expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    const { agent } = (await person.call('GET', `/api/agents/${person.addr}`)).body
    expect(agent).toEqual(saved.body.agent)
    expect(agent).toMatchObject({
      ...profile,
      addr: person.addr,
      moderationStatus: 'pending',
      moderatedAt: null,
      isActive: true,
      isSuspend: false,
      isLive: true,
      swapRequisites: expect.arrayContaining([
        { crypto: { network: 'LOCAL', addresses: ['0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'] } },
        { bank: { currency: 'EUR', number: 'LV80BANK0000435195001' } },
        { cash: { network: 'CASH' } },
      ]),
      swapOptions: expect.arrayContaining(profile.swapOptions),
    })
    expect((await person.call('GET', '/api/config')).body.agent).toMatchObject({ moderationStatus: 'pending' })
  })

  // shows A-1-008, A-4-025, A-4-027, A-4-028, A-4-030, A-6-025, A-7-018, A-9-039
  test('is matched only once it is approved, with collateral behind it', async () => {
    const person = await market.player(51)
    await save(person, profile)
    await market.sql(
      `insert into collaterals values ($1, 31337, '0x00', 51, 0, 'USDC', 50000, now() + interval '1 year')`,
      [person.addr],
    )
    await market.sql('select revalue_agents(0.9)')
    const before = await bestPrice()
    expect((await moderate(person.addr, 'approved')).status).toBe(200)
    await expect.poll(bestPrice).not.toBe(before)
    const taken = await bestPrice()
    await market.call('GET', '/healthz')
    expect((await moderate(person.addr, 'declined')).body.agent.moderationStatus).toBe('declined')
    await expect.poll(bestPrice).toBe(before)
    expect((await moderate(person.addr, 'approved')).status).toBe(200)
    await expect.poll(bestPrice).toBe(taken)
  })

  // shows A-3-036 for two kinds in one requisite
  // shows A-3-036 for no kind in a requisite
  test.each([
    [
      'two kinds in one requisite',
      { ...profile, swapRequisites: [{ cash: { network: 'CASH' }, bank: { currency: 'EUR', number: '1' } }] },
      400,
    ],
    ['no kind in a requisite', { ...profile, swapRequisites: [{}] }, 400],
    ['an unknown field', { ...profile, isSuper: true }, 400],
    ['no email', { ...profile, email: '' }, 422],
    ['a wrong IBAN', { ...profile, swapRequisites: [{ bank: { currency: 'EUR', number: 'DE00' } }] }, 422],
    ['somebody else’s address', { ...profile, addr: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' }, 400],
  ])('with %s is refused, naming the field, and nothing is saved', async (_what, agent, status) => {
    const person = await market.player(52)
    const answer = await save(person, agent)
    expect(answer.status, JSON.stringify(answer.body)).toBe(status)
    expect(answer.body.fields[0].path).toMatch(/^body\.agent/)
    expect((await person.call('GET', `/api/agents/${person.addr}`)).body.code).toBe('agent.missing')
  })

  // shows A-3-034, A-3-035, B-3-010
  test('shows each wrapped token with its chain, end and contents, and what they come to together', async () => {
    const person = await market.player(77)
    await save(person, profile)
    const read = async () => (await person.call('GET', `/api/agents/${person.addr}`)).body.agent
    expect(await read()).toMatchObject({ wnfts: [], collaterals: [], moderationStatus: 'pending' })
    const row = `($1, 31337, '0x00', $2, $3, $4, $5, $6)`
    const put = (token: number, item: number, ticker: string, amount: string, ends: string) =>
      market.sql(`insert into collaterals values ${row}`, [person.addr, token, item, ticker, amount, ends])
    await put(771, 0, 'USDC', '50.25', '2031-01-02T03:04:05Z')
    await put(771, 1, 'ETH', '0.000000000000000001', '2031-01-02T03:04:05Z')
    await put(772, 0, 'USDC', '49.75', '2032-01-02T03:04:05Z')
    const { addr, wnfts, collaterals } = await read()
    expect(addr).toBe(person.addr)
    expect(wnfts).toEqual([
      {
        chainId: 31_337,
        contractAddress: '0x00',
        tokenId: '771',
        expireAt: '2031-01-02T03:04:05.000Z',
        collaterals: [
          { ticker: 'USDC', amount: '50.25' },
          { ticker: 'ETH', amount: '0.000000000000000001' },
        ],
      },
      {
        chainId: 31_337,
        contractAddress: '0x00',
        tokenId: '772',
        expireAt: '2032-01-02T03:04:05.000Z',
        collaterals: [{ ticker: 'USDC', amount: '49.75' }],
      },
    ])
    expect(collaterals).toEqual([
      { ticker: 'ETH', amount: '0.000000000000000001' },
      { ticker: 'USDC', amount: '100' },
    ])
    expect((await staff.call('GET', `/api/v2/agents/${person.addr}`)).body.agent).toMatchObject({ wnfts, collaterals })
  })

  test('sets nothing that staff decide', async () => {
    const person = await market.player(53)
    const wish = {
      moderationStatus: 'approved',
      isSuspend: false,
      isActive: false,
      collaterals: [{ ticker: 'BTC', amount: '9' }],
      wnfts: [],
    }
    const { agent } = (await save(person, { ...profile, ...wish })).body
    expect(agent).toMatchObject({ moderationStatus: 'pending', isActive: true, collaterals: [] })
  })
})

describe('editing', () => {
  test('an edit of an old version is refused with the current one', async () => {
    const person = await market.player(54)
    const { agent } = (await save(person, profile)).body
    const { updatedAt } = agent
    expect((await save(person, { ...profile, username: 'First', updatedAt })).status).toBe(200)
    const late = await save(person, { ...profile, username: 'Second', updatedAt })
    expect(late).toMatchObject({
      status: 409,
      body: { code: 'agent.changed', current: { agent: { username: 'First' } } },
    })
    expect((await save(person, { ...profile, username: 'Third' })).status).toBe(409)
  })

  test.each(['0000-01-01T00:00:00Z', '2026-01-01T00:00:00+23:59', '2026-01-01T00:00:00.1234567891Z'])(
    'a version %s that the database cannot hold is refused, in an edit and in a flag',
    async (updatedAt) => {
      const person = await market.player(65)
      expect((await save(person, { ...profile, updatedAt })).status).toBe(400)
      const flags = { flags: { isActive: false }, updatedAt }
      expect((await person.call('PUT', `/api/v2/agents/${person.addr}/flags`, flags)).status).toBe(400)
    },
  )

  test('of two edits of one version at the same time one wins', async () => {
    const person = await market.player(55)
    const { agent } = (await save(person, profile)).body
    const answers = await Promise.all(
      ['A', 'B', 'C', 'D'].map((username) => save(person, { ...profile, username, updatedAt: agent.updatedAt })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409])
  })

  test('what was taken out is gone, what stays is kept', async () => {
    const person = await market.player(56)
    const { agent } = (await save(person, profile)).body
    const less = { ...profile, swapRequisites: [{ cash: { network: 'CASH' } }], swapOptions: [option] }
    const edited = (await save(person, { ...less, updatedAt: agent.updatedAt })).body.agent
    expect(edited.swapRequisites).toEqual([{ cash: { network: 'CASH' } }])
    expect(edited.swapOptions).toEqual([option])
  })
})

describe('flags', () => {
  // shows A-4-040, A-6-027, A-7-026, A-7-027
  test('the agent switches isActive, never isSuspend; a stale version is refused', async () => {
    const person = await market.player(57)
    const { agent } = (await save(person, profile)).body
    const put = (flags: object, updatedAt: string, who = person) =>
      who.call('PUT', `/api/v2/agents/${person.addr}/flags`, { flags, updatedAt })
    const off = await put({ isActive: false }, agent.updatedAt)
    expect(off.body.agent.isActive).toBe(false)
    expect((await put({ isActive: true }, agent.updatedAt)).body.code).toBe('agent.changed')
    expect((await put({ isSuspend: false }, off.body.agent.updatedAt)).body.code).toBe('access.denied')
    const suspended = await put({ isSuspend: true }, off.body.agent.updatedAt, staff)
    expect(suspended.body.agent.isSuspend).toBe(true)
    const { rows } = await market.sql("select * from audit where target = $1 and action = 'agents.setFlags'", [
      person.addr,
    ])
    expect(rows).toMatchObject([{ who: staff.addr, after: { isSuspend: true } }])
  })

  // shows A-4-025, A-4-029, A-6-026
  test('nobody moderates themself, and a decision twice is refused', async () => {
    const person = await market.player(58)
    await save(person, profile)
    await market.sql('update users set is_moderator = true where addr = $1', [person.addr])
    market.running.context.people.forget(person.addr)
    expect((await moderate(person.addr, 'approved', person)).body.code).toBe('access.denied')
    expect((await moderate(person.addr, 'declined')).status).toBe(200)
    expect((await moderate(person.addr, 'declined')).body.code).toBe('agent.moderation')
  })
})

describe('requisites', () => {
  test('are readable by their agent only, on every call that returns an agent', async () => {
    const person = await market.player(59)
    await save(person, profile)
    const other = await market.player(2)
    const canaries = ['LV80BANK0000435195001', '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed']
    const paths = [
      '/api/config',
      `/api/agents/${person.addr}`,
      '/api/v2/agents/moderate',
      '/api/v2/agents',
      `/api/v2/agents/${person.addr}`,
    ]
    for (const who of [market, other, await market.player(60), staff]) {
      for (const path of paths) {
        const answer = await who.call('GET', path)
        const text = JSON.stringify(answer.body)
        for (const canary of canaries) expect(text.includes(canary), `${path} ${answer.status}`).toBe(false)
      }
    }
    const { body } = await staff.call('GET', `/api/v2/agents/${person.addr}`)
    expect(body.agent.swapRequisites).toContainEqual({ bank: { currency: 'EUR', number: '…5001' } })
  })
})

describe('staff lists', () => {
  // shows A-2-172, A-7-017
  test('those who wait come longest waiting first; all agents page by time without repeats', async () => {
    const pending = (await staff.call('GET', '/api/v2/agents/moderate')).body.agents
    expect(pending.every((agent: { moderationStatus: string }) => agent.moderationStatus === 'pending')).toBe(true)
    const times = pending.map((agent: { createdAt: string }) => agent.createdAt)
    expect(times).toEqual([...times].sort())
    const seen: string[] = []
    let pagingTime = ''
    for (;;) {
      const query = pagingTime === '' ? '' : `&pagingTime=${encodeURIComponent(pagingTime)}`
      const { agents } = (await staff.call('GET', `/api/v2/agents/?limit=3${query}`)).body
      if (agents.length === 0) break
      seen.push(...agents.map((agent: { addr: string }) => agent.addr))
      pagingTime = agents.at(-1).createdAt
    }
    const { rows } = await market.sql('select addr from agents order by created_at desc')
    expect(seen).toEqual(rows.map(({ addr }) => addr))
    const filtered = (await staff.call('GET', '/api/v2/agents?moderationStatus=approved&isActive=true')).body.agents
    expect(filtered.length).toBeGreaterThan(0)
    expect(filtered.every((agent: { isActive: boolean }) => agent.isActive)).toBe(true)
  })
})

describe('what others are told of an agent', () => {
  // shows B-3-008, B-3-011
  test('the user answer says where the agent stands: pending, approved, declined', async () => {
    const person = await market.player(62)
    const shownStatus = async () => (await person.call('GET', `/api/users/${person.addr}`)).body.user.moderationStatus
    expect(await shownStatus()).toBeNull()
    await save(person, profile)
    expect(await shownStatus()).toBe('pending')
    for (const status of ['approved', 'declined']) {
      await moderate(person.addr, status)
      market.running.context.people.forget(person.addr)
      expect(await shownStatus()).toBe(status)
    }
  })

  test('who is an agent goes by the agent’s name everywhere', async () => {
    const person = await market.player(75)
    const shownName = async () => (await person.call('GET', `/api/users/${person.addr}`)).body.user.username
    expect(await shownName()).toBeNull()
    await save(person, { ...profile, username: 'Pier Nine' })
    expect(await shownName()).toBe('Pier Nine')
    expect((await person.call('GET', '/api/config')).body.user.username).toBe('Pier Nine')
  })

  test('what everybody may read of an agent: only approved ones, and nothing of where they are paid', async () => {
    const person = await market.player(76)
    const read = () => market.call('GET', `/api/agents/${person.addr}/public`)
    expect((await read()).status).toBe(404)
    await save(person, profile)
    expect((await read()).status).toBe(404)
    await moderate(person.addr, 'approved')
    const { agent } = (await read()).body
    expect(agent).toMatchObject({ addr: person.addr, username: profile.username, info: profile.info, isActive: true })
    expect(Object.keys(agent).sort()).toEqual([
      'addr',
      'collateral',
      'countryCodes',
      'info',
      'isActive',
      'record',
      'since',
      'username',
      'workTime',
    ])
    await moderate(person.addr, 'declined')
    expect((await read()).status).toBe(404)
  })

  // shows A-4-042
  test('in the list of agents only those within their work hours are marked as live', async () => {
    const clock = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString().slice(11, 16)
    const inside = await market.player(63)
    const outside = await market.player(64)
    await save(inside, { ...profile, workTime: { start: clock(-2), end: clock(2), timezone: 'UTC' } })
    await save(outside, { ...profile, workTime: { start: clock(2), end: clock(4), timezone: 'UTC' } })
    const { agents } = (await staff.call('GET', '/api/v2/agents?limit=100')).body
    const liveOf = (addr: string) => agents.find((agent: { addr: string }) => agent.addr === addr).isLive
    expect(liveOf(inside.addr)).toBe(true)
    expect(liveOf(outside.addr)).toBe(false)
  })
})

describe('quotes of an agent’s own prices', () => {
  test('tell the price, the market and the place in the book', async () => {
    const agent = await market.player(3)
    const { body } = await agent.call('POST', `/api/agents/${agent.addr}/quotes`, {
      options: [
        { ...option, marketPrice: '99.5' },
        { ...option, marketPrice: '150' },
        { ...option, active: false },
        { ...option, to: 'SEPA/USD' },
      ],
    })
    expect(body.quotes).toMatchObject([
      { marketPrice: '0.9220623501', place: expect.any(Number) },
      { price: null, place: null },
      { price: expect.any(String), place: null },
      { price: null, marketPrice: null, place: null },
    ])
    expect(body.quotes[0].place).toBeGreaterThan(1)
    expect(body.quotes[0].of).toBeGreaterThanOrEqual(body.quotes[0].place)
  })
})

test('500 pairs are saved in one round trip', async () => {
  const person = await market.player(61)
  const { swapPairs } = (await market.call('GET', '/api/config')).body.swap
  const swapOptions: object[] = []
  for (const [from, byCurrency] of Object.entries<Record<string, Record<string, string[]>>>(swapPairs)) {
    for (const [currency, targets] of Object.entries(byCurrency)) {
      for (const [to, list] of Object.entries(targets)) {
        for (const target of list) swapOptions.push({ ...option, from: `${from}/${currency}`, to: `${to}/${target}` })
      }
    }
  }
  const answer = await save(person, { ...profile, swapOptions: swapOptions.slice(0, 500) })
  expect(answer.body.agent.swapOptions).toHaveLength(500)
})
