import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { refreshCollateral } from '#outside/db/agents.ts'
import { wantPrices } from '#outside/db/prices.ts'
import { changeAgent } from '#outside/db/profiles.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { demoAccount } from '../demo/people.ts'

let market: TestMarket
let boss: Player

beforeAll(async () => {
  market = await startMarket()
  boss = await market.player(0)
})
afterAll(() => market.close())

const userOf = async (addr: string) => (await boss.call('GET', `/api/v2/users/${addr}`)).body.user
const put = async (addr: string, wish: object, who = boss, updatedAt?: string) =>
  who.call('PUT', `/api/v2/users/${addr}`, { ...wish, updatedAt: updatedAt ?? (await userOf(addr)).updatedAt })
const list = async (query: Record<string, string>) =>
  (await boss.call('GET', `/api/v2/users/?${new URLSearchParams(query)}`)).body.users as {
    addr: string
    createdAt: string
  }[]

describe('the list of users', () => {
  // shows A-2-186, A-9-006, B-9-028
  test('has ten on a page, newest first, and skips and repeats none on the way there and back', async () => {
    for (let i = 60; i < 71; i += 1) await market.player(i)
    const { rows } = await market.sql('select addr from users order by created_at desc')
    const all = rows.map(({ addr }) => addr)
    const pages = [await list({})]
    expect(pages[0]).toHaveLength(10)
    for (let last = pages[0]?.at(-1); last; last = pages.at(-1)?.at(-1)) {
      pages.push(await list({ pagingTime: last.createdAt, pagingDirection: 'next' }))
    }
    expect(pages.flat().map(({ addr }) => addr)).toEqual(all)
    const second = pages[1]?.[0]?.createdAt ?? ''
    expect(await list({ pagingTime: second, pagingDirection: 'prev' })).toEqual(pages[0])
  })

  test('finds by what an address or a name begins with, whatever its case, and by kind', async () => {
    const person = await market.player(71)
    await person.call('PUT', `/api/settings/${person.addr}`, { user: { username: 'Zoe_1%' } })
    const addrsOf = async (query: Record<string, string>) => (await list(query)).map(({ addr }) => addr)
    expect(await addrsOf({ find: person.addr.slice(0, 14).toLowerCase() })).toEqual([person.addr])
    expect(await addrsOf({ find: person.addr.slice(0, 14).toUpperCase().replace('X', 'x') })).toEqual([person.addr])
    expect(await addrsOf({ find: 'ZOE_1%' })).toEqual([person.addr])
    expect(await addrsOf({ find: 'zoeX' })).toEqual([])
    expect(await addrsOf({ find: '%' })).toEqual([])
    expect(await addrsOf({ find: 'lagoon' })).toEqual([(await market.player(1)).addr])
    expect(await addrsOf({ kind: 'super' })).toEqual([boss.addr])
    await put(person.addr, { permissions: { isAffiliated: true } })
    expect(await addrsOf({ kind: 'affiliated' })).toEqual([person.addr])
    expect(await addrsOf({ kind: 'banned' })).toEqual([])
  })
})

describe('a super user saves a user', () => {
  // shows B-1-014, B-3-004, B-3-006, B-6-014, B-6-015
  test('permissions and flags are stored, with who, what, before and after in the audit', async () => {
    const { addr } = await market.player(72)
    const made = await put(addr, { permissions: { isModerator: true, isAffiliated: true }, flags: { isBanned: false } })
    expect(made.body.user.permissions).toEqual({ isSuper: false, isModerator: true, isAffiliated: true })
    const banned = await put(addr, { flags: { isBanned: true } })
    expect(banned.body.user).toMatchObject({ permissions: { isModerator: true }, flags: { isBanned: true } })
    const { rows } = await market.sql("select * from audit where action = 'users.save' and target = $1 order by id", [
      addr,
    ])
    expect(rows).toMatchObject([
      { who: boss.addr, before: { isModerator: false }, after: { isModerator: true } },
      { who: boss.addr, before: { isBanned: false, isModerator: true }, after: { isBanned: true } },
    ])
    expect(rows.every(({ from_where }) => from_where !== '')).toBe(true)
  })

  test('a version that was changed since is refused with the user as they are; saving nothing new writes nothing', async () => {
    const { addr } = await market.player(73)
    const { updatedAt } = await userOf(addr)
    await put(addr, { permissions: { isAffiliated: true } })
    const stale = await put(addr, { flags: { isBanned: true } }, boss, updatedAt)
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ code: 'user.changed', current: { user: { flags: { isBanned: false } } } })
    const now = await userOf(addr)
    expect((await put(addr, { permissions: { isAffiliated: true } })).body.user.updatedAt).toBe(now.updatedAt)
    const { rows } = await market.sql("select id from audit where action = 'users.save' and target = $1", [addr])
    expect(rows).toHaveLength(1)
  })

  test('what somebody does themself makes no ban and no demotion of theirs a stale one', async () => {
    const person = await market.player(80, { terms: false })
    const seen = await userOf(person.addr)
    const accept = () => person.call('PUT', `/api/users/${person.addr}/terms-of-service`)
    expect((await accept()).status).toBe(200)
    const accepted = await userOf(person.addr)
    expect(Date.parse(accepted.updatedAt)).toBeGreaterThan(Date.parse(seen.updatedAt))
    expect((await accept()).body.user.updatedAt).toBe(accepted.updatedAt)
    expect((await put(person.addr, { flags: { isBanned: true } }, boss, seen.updatedAt)).status).toBe(200)

    const rival = await market.player(77)
    await put(rival.addr, { permissions: { isSuper: true } })
    const before = await userOf(rival.addr)
    await vi.waitFor(async () => expect((await rival.call('GET', '/api/v2/users/')).status).toBe(200), 10_000)
    expect((await put(rival.addr, { permissions: { isAffiliated: true } }, rival, before.updatedAt)).status).toBe(200)
    expect((await put(rival.addr, { permissions: { isSuper: false } }, boss, before.updatedAt)).status).toBe(200)
    // A version that never was is none.
    const later = await put(rival.addr, { flags: { isBanned: true } }, boss, '2099-01-01T00:00:00.000Z')
    expect(later.body.code).toBe('user.changed')
  })

  test('nobody takes the rights of a super user from themself or bans themself; two never both take them away', async () => {
    for (const wish of [{ permissions: { isSuper: false } }, { flags: { isBanned: true } }]) {
      expect((await put(boss.addr, wish)).body.code).toBe('user.self')
    }
    const other = await market.player(74)
    await put(other.addr, { permissions: { isSuper: true } })
    await vi.waitFor(async () => expect((await other.call('GET', '/api/v2/users/')).status).toBe(200), 10_000)
    const away = { permissions: { isSuper: false } }
    const [mine, theirs] = [await userOf(boss.addr), await userOf(other.addr)]
    const answers = await Promise.all([
      put(other.addr, away, boss, theirs.updatedAt),
      put(boss.addr, away, other, mine.updatedAt),
    ])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const { rows } = await market.sql('select addr from users where is_super')
    expect(rows).toHaveLength(1)
    await market.sql('update users set is_super = (addr = $1)', [boss.addr])
    for (const addr of [boss.addr, other.addr]) market.running.context.people.forget(addr)
  })

  test('a ban and a demotion bite on the next requests, and a banned agent leaves the book', async () => {
    const moderator = await market.player(75)
    await put(moderator.addr, { permissions: { isModerator: true } })
    await vi.waitFor(async () => expect((await moderator.call('GET', '/api/v2/orders')).status).toBe(200), 10_000)
    await put(moderator.addr, { permissions: { isModerator: false } })
    await vi.waitFor(async () => expect((await moderator.call('GET', '/api/v2/orders')).status).toBe(403), 10_000)
    const agent = await market.player(1)
    const { book } = market.running.context
    expect(book.pairsOf(agent.addr)).not.toEqual([])
    await put(agent.addr, { flags: { isBanned: true } })
    await vi.waitFor(async () => {
      expect((await agent.call('GET', '/api/orders')).body.code).toBe('session.banned')
      expect(book.pairsOf(agent.addr)).toEqual([])
    }, 10_000)
    await put(agent.addr, { flags: { isBanned: false } })
    await vi.waitFor(() => expect(book.pairsOf(agent.addr)).not.toEqual([]), 10_000)
  })
})

// shows A-1-025
test('the configuration tells a person what they may do: staff have flags that a plain user has not', async () => {
  const plain = await market.player(76)
  const permissionsOf = async (who: Player) => (await who.call('GET', '/api/config')).body.user.permissions
  expect(await permissionsOf(boss)).toEqual({ isSuper: true, isModerator: false, isAffiliated: false })
  expect(await permissionsOf(plain)).toEqual({ isSuper: false, isModerator: false, isAffiliated: false })
})

test('whoever is no staff any more is refused by the database, whatever a process remembers', async () => {
  const { db } = market.running.context
  const [{ addr: by }, agent] = [await market.player(78), await market.player(2)]
  const rows = async () => (await market.sql('select id from audit where who = $1', [by])).rowCount
  expect(await wantPrices(db, by, 'test')).toMatchObject({ fault: 'access.denied' })
  expect(await refreshCollateral(db, { addr: agent.addr, share: '0.9', by, fromWhere: 'test' })).toMatchObject({
    fault: 'access.denied',
  })
  const ask = { addr: agent.addr, by, action: 'agents.setFlags', asStaff: true, fromWhere: 'test' }
  expect(await changeAgent(db, { ...ask, set: { isSuspend: true } })).toMatchObject({ fault: 'access.denied' })
  expect(await changeAgent(db, { ...ask, asStaff: false, set: { isActive: false } })).toMatchObject({
    fault: 'access.denied',
  })
  expect(await rows()).toBe(0)
  // Staff may, of others.
  expect(await changeAgent(db, { ...ask, by: boss.addr, set: { isSuspend: false } })).toEqual({ answer: {} })
})

test('a right that the settings give is in the audit and told, once', async () => {
  const named = await startMarket({ ADMIN_ADDRESSES: demoAccount(79).address })
  try {
    const given = () =>
      named.sql("select action, target, before, after, from_where from audit where who = 'settings' order by id")
    const person = await named.player(79)
    const row = {
      action: 'users.grant',
      target: person.addr,
      before: { isSuper: false },
      after: { isSuper: true },
      from_where: 'ADMIN_ADDRESSES',
    }
    const own = async () => (await given()).rows.filter(({ target }) => target === person.addr)
    expect(await own()).toEqual([row])
    const version = async () => (await named.sql('select updated_at from users where addr = $1', [person.addr])).rows[0]
    const before = await version()
    await named.player(79)
    expect([await own(), await version()]).toEqual([[row], before])
    await named.sql('update users set is_super = false where addr = $1', [person.addr])
    const newsCount = async () =>
      (await named.sql("select from outbox where topic = 'user' and data->>'addr' = $1", [person.addr])).rowCount
    const news = (await newsCount()) ?? 0
    await named.player(79)
    expect([await own(), await newsCount()]).toEqual([[row, row], news + 1])
    expect((await version()).updated_at > before.updated_at).toBe(true)
  } finally {
    await named.close()
  }
})
