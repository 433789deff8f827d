import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { type Player, startMarket, type TestMarket } from '../../tools/test-market.ts'

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
    const found = async (query: Record<string, string>) => (await list(query)).map(({ addr }) => addr)
    expect(await found({ find: person.addr.slice(0, 14).toLowerCase() })).toEqual([person.addr])
    expect(await found({ find: person.addr.slice(0, 14).toUpperCase().replace('X', 'x') })).toEqual([person.addr])
    expect(await found({ find: 'ZOE_1%' })).toEqual([person.addr])
    expect(await found({ find: 'zoeX' })).toEqual([])
    expect(await found({ find: '%' })).toEqual([])
    expect(await found({ find: 'lagoon' })).toEqual([(await market.player(1)).addr])
    expect(await found({ kind: 'super' })).toEqual([boss.addr])
    await put(person.addr, { permissions: { isAffiliated: true } })
    expect(await found({ kind: 'affiliated' })).toEqual([person.addr])
    expect(await found({ kind: 'banned' })).toEqual([])
  })
})

describe('a super user saves a user', () => {
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

  test('nobody takes the rights of a super user from themself or bans themself; two never both take them away', async () => {
    for (const wish of [{ permissions: { isSuper: false } }, { flags: { isBanned: true } }]) {
      expect((await put(boss.addr, wish)).body.code).toBe('user.self')
    }
    const other = await market.player(74)
    await put(other.addr, { permissions: { isSuper: true } })
    await vi.waitFor(async () => expect((await other.call('GET', '/api/v2/users/')).status).toBe(200), 10_000)
    const away = { permissions: { isSuper: false } }
    const [mine, theirs] = [await userOf(boss.addr), await userOf(other.addr)]
    const said = await Promise.all([
      put(other.addr, away, boss, theirs.updatedAt),
      put(boss.addr, away, other, mine.updatedAt),
    ])
    expect(said.map(({ status }) => status).toSorted()).toEqual([200, 403])
    const { rows } = await market.sql('select addr from users where is_super')
    expect(rows).toHaveLength(1)
    await market.sql('update users set is_super = (addr = $1)', [boss.addr])
    for (const addr of [boss.addr, other.addr]) market.running.world.people.forget(addr)
  })

  test('a ban and a demotion bite on the next requests, and a banned agent leaves the book', async () => {
    const moderator = await market.player(75)
    await put(moderator.addr, { permissions: { isModerator: true } })
    await vi.waitFor(async () => expect((await moderator.call('GET', '/api/v2/orders')).status).toBe(200), 10_000)
    await put(moderator.addr, { permissions: { isModerator: false } })
    await vi.waitFor(async () => expect((await moderator.call('GET', '/api/v2/orders')).status).toBe(403), 10_000)
    const agent = await market.player(1)
    const { book } = market.running.world
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

test('the configuration tells a person what they may do: staff have flags that a plain user has not', async () => {
  const plain = await market.player(76)
  const permissionsOf = async (who: Player) => (await who.call('GET', '/api/config')).body.user.permissions
  expect(await permissionsOf(boss)).toEqual({ isSuper: true, isModerator: false, isAffiliated: false })
  expect(await permissionsOf(plain)).toEqual({ isSuper: false, isModerator: false, isAffiliated: false })
})
