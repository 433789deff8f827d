import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { type Actor, grants, may } from '#domain/access.ts'
import { addAgent, addUser, type MarketDb, openMarketDb, placeOrder } from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'

const [user, agent, stranger] = ['a', 'b', 'c'].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string]
const chatActions = ['messages.read', 'messages.write', 'messages.attach', 'messages.mark', 'files.read'] as const
let market: MarketDb
let order: string
let drop: () => Promise<void>

beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  market = await openMarketDb(database.url)
  for (const addr of [user, agent, stranger]) await addUser(market, addr)
  await addAgent(market, agent, 0, 1_000)
  order = await placeOrder(market, user, agent)
})
afterAll(async () => {
  await market.close()
  await drop()
})

const everybody = [user, agent, stranger].flatMap((addr) =>
  [false, true].flatMap((isSuper) =>
    [false, true].flatMap((isModerator) => [false, true].map((isBanned) => ({ addr, isSuper, isModerator, isBanned }))),
  ),
)

test('all that is done in a chat is granted alike', () => {
  for (const action of chatActions) expect(grants[action]).toEqual(grants['messages.read'])
})

test.each(everybody)('chat_role and the grants agree on %o', async ({ isBanned, ...actor }) => {
  await market.pool.query('update users set is_super = $2, is_moderator = $3, is_banned = $4 where addr = $1', [
    ...[actor.addr, actor.isSuper, actor.isModerator, isBanned],
  ])
  const { rows } = await market.pool.query('select chat_role(o, $2) as role from orders o where id = $1', [
    order,
    actor.addr,
  ])
  const party = actor.addr !== stranger
  const mayRead = !isBanned && may(actor satisfies Actor, 'messages.read', { party })
  const role = actor.addr === user ? 'user' : actor.addr === agent ? 'agent' : 'staff'
  expect(rows[0].role).toBe(mayRead ? role : null)
})
