import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { matchAsk } from '#testing/deep/orders-db.ts'
import { createDatabase } from '#testing/market.ts'
import { openMarket } from '#testing/simulation/walk.ts'

const person = (number: number) => `0x${number.toString(16).padStart(40, '0')}`
const [boss, user, agent] = [person(1), person(100_050), person(2_004)]

let client: pg.Client
let drop: () => Promise<void>
beforeAll(async () => {
  const database = await createDatabase(inject('migratedDatabase'))
  drop = database.drop
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  await openMarket(client, { seed: 1 })
})
afterAll(async () => {
  await client.end()
  await drop()
})

// biome-ignore lint/suspicious/noExplicitAny: what a function of the database says
async function ask(name: string, given: unknown): Promise<any> {
  return (await client.query(`select ${name}($1::jsonb) as outcome`, [JSON.stringify(given)])).rows[0].outcome
}

const standing = async (id: string) =>
  (await client.query('select *, updated_at::text as at from orders where id = $1', [id])).rows[0]

async function step(id: string, by: string, newStatus: string, effect: string, award: object | null = null) {
  const order = await standing(id)
  const outcome = await ask(by === boss ? 'decide_dispute' : 'change_order_status', {
    ...{
      orderId: id,
      oldStatus: order.status,
      newStatus,
      updatedAt: order.at,
      by,
      asStaff: by === boss,
      effect,
      award,
    },
    ...{ fromWhere: 'test', holdSeconds: 60, payoutSeconds: 60, statement: 'why' },
  })
  expect(outcome).toEqual({})
}

/** A block in which the settlement has the award like this. */
async function block(id: string, decision: string, status: number): Promise<void> {
  const seen = [{ id, status, decision, executableAt: '2026-01-01T00:00:00Z' }]
  await client.query('select walk.block($1, 1, $2, false)', [agent, JSON.stringify(seen)])
}

test('an award that a reorganisation brings back takes nothing from an order that goes on after all', async () => {
  const { match, place } = matchAsk(user, agent, '100')
  await ask('match_offer', match)
  const id: string = (await ask('place_order', place)).orderId
  await step(id, user, 'agentTransfer', 'keep')
  await step(id, user, 'dispute', 'lock')
  const award = {
    id: match.offerId,
    usd: '50',
    decision: 'decision',
    threshold: 1,
    signers: [],
    deadline: '2090-01-01T00:00:00Z',
  }
  const token = { token: 'gold', ticker: 'GOLD', decimals: 6, amount: '50000000' }
  const where = { chainId: 1, settlement: 'settlement', contract: 'wrapper', tokenId: '4', items: [token] }
  await step(id, boss, 'closed', 'release', { ...award, ...where })
  await block(award.id, award.decision, 2)
  await step(id, user, 'dispute', 'lock')
  await step(id, boss, 'userTransfer', 'cover')
  const before = await standing(id)
  expect(before).toMatchObject({ lock_kind: 'posted', locked_usd: '100.000000', held_until: null })

  await block(award.id, award.decision, 1)
  expect((await client.query('select state from awards where id = $1', [award.id])).rows).toEqual([
    { state: 'executable' },
  ])
  expect(await standing(id)).toEqual(before)
  await step(id, user, 'agentTransfer', 'keep')
  await client.query('update orders set held_until = held_until - interval $$1 day$$ where id = $1', [id])
  await client.query('select free_hold($1)', [{ orderId: id }])
  expect(await standing(id)).toMatchObject({ lock_kind: 'posted', locked_usd: '100.000000' })
})
