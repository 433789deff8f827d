import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { attach, placeOrder } from '#testing/chat.ts'
import { tellingPhoto } from '#testing/images.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { redactOldOrders } from './redact.ts'

const iban = 'NL91ABNA0417164300'

let market: TestMarket
let user: Player
let staff: Player
beforeAll(async () => {
  market = await startMarket({ REDACT_DAYS: '30' })
  user = await market.player(7)
  staff = await market.player(0)
})
afterAll(() => market.close())

const view = async (id: string) => (await user.call('GET', `/api/orders/${id}`)).body.order
const filesKept = async () => readdir(join(market.running.context.settings.dataDir, 'files')).catch(() => [])

/** An order with an image in its chat that was cancelled so many days ago; its image's id. */
async function cancelled(days: number): Promise<{ id: string; file: string }> {
  const id = await placeOrder(user, iban)
  const file = (await attach(user, id, await tellingPhoto(), 'image/jpeg')).body.message.data.fileId
  const { status: oldStatus, updatedAt } = await view(id)
  await user.call('PATCH', `/api/orders/${id}`, { newStatus: 'cancelled', oldStatus, updatedAt })
  await market.sql("update orders set updated_at = clock_timestamp() - $2::int * interval '1 day' where id = $1", [
    id,
    days,
  ])
  return { id, file }
}

describe('an order that is long over', () => {
  test('forgets where its parties are paid and what was shown; a younger one does not', async () => {
    const [old, young] = [await cancelled(31), await cancelled(29)]
    await redactOldOrders(market.running.context)
    const details = (await view(old.id)).details.transferDetails
    expect(Object.values(details)).toEqual([{ note: 'No longer kept' }, { note: 'No longer kept' }])
    const { rows } = await market.sql(
      'select user_transfer_enc, agent_requisite_enc, transfer_to_enc from orders o join offers f on f.id = offer_id where o.id = $1',
      [old.id],
    )
    expect(rows).toEqual([{ user_transfer_enc: null, agent_requisite_enc: null, transfer_to_enc: null }])
    expect((await user.call('GET', `/api/files/${old.file}/blob`)).body.code).toBe('file.missing')
    expect(await filesKept()).not.toContain(old.file)

    expect(Object.values((await view(young.id)).details.transferDetails)).toContainEqual({ iban })
    expect((await user.call('GET', `/api/files/${young.file}/blob`)).status).toBe(200)
    expect(await filesKept()).toContain(young.file)
  })

  test('forgets what is shown after that too', async () => {
    const { id } = await cancelled(31)
    await redactOldOrders(market.running.context)
    const late = (await attach(user, id, await tellingPhoto(), 'image/jpeg')).body.message.data.fileId
    expect(await filesKept()).toContain(late)
    await redactOldOrders(market.running.context)
    expect(await filesKept()).not.toContain(late)
    expect((await user.call('GET', `/api/files/${late}/blob`)).body.code).toBe('file.missing')
  })

  test('keeps them while something is held for it, or it is in dispute', async () => {
    const [held, disputed] = [await cancelled(31), await cancelled(31)]
    await market.sql("update orders set lock_kind = 'held', locked_usd = 1 where id = $1", [held.id])
    await market.sql("update orders set status = 'dispute' where id = $1", [disputed.id])
    await redactOldOrders(market.running.context)
    for (const { id, file } of [held, disputed]) {
      expect(Object.values((await view(id)).details.transferDetails)).toContainEqual({ iban })
      expect((await user.call('GET', `/api/files/${file}/blob`)).status).toBe(200)
    }
    await market.sql("update orders set lock_kind = 'none', locked_usd = 0 where id = $1", [held.id])
  })

  test('and an offer that became none lose their bank number, once each', async () => {
    const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
    const wish = { pair, amount: '20', transferTo: iban }
    const first = (await user.call('POST', '/api/orders/match', wish)).body.offer.id
    const second = (await user.call('POST', '/api/orders/match', wish)).body.offer.id
    // When an offer was made is in its id.
    const older =
      "overlay($1::text placing left(least_id_at(now() - interval '31 days')::text, 13) from 1 for 13)::uuid"
    const age = async (id: string) => {
      const { rows } = await market.sql(
        `with r as (update reservations set offer_id = ${older} where offer_id = $1::uuid)
         update offers set id = ${older} where id = $1::uuid returning id`,
        [id],
      )
      return String(rows[0].id)
    }
    const [ended, live] = [await age(first), await age(second)]
    await redactOldOrders(market.running.context)
    await redactOldOrders(market.running.context)
    const { rows } = await market.sql('select id, transfer_to_enc is null as gone from offers where id = any($1)', [
      [ended, live],
    ])
    // The second one is live: it may still become an order.
    expect(Object.fromEntries(rows.map(({ id, gone }) => [id, gone]))).toEqual({ [ended]: true, [live]: false })
  })
})

test('each look of staff at what is sealed is in the audit: an order, an agent’s profile, a chat, an image', async () => {
  const { id, file } = await cancelled(1)
  const agent = (await view(id)).agentAddrs[0]
  await staff.call('GET', `/api/v2/orders/${id}`)
  await staff.call('GET', `/api/v2/agents/${agent}`)
  await staff.call('GET', `/api/orders/${id}/messages`)
  await staff.call('GET', `/api/files/${file}/blob`)
  const { rows } = await market.sql('select action, target, from_where from audit where who = $1 order by id', [
    staff.addr,
  ])
  expect(rows).toEqual([
    { action: 'orders.read', target: id, from_where: '127.0.0.1' },
    { action: 'agents.readAsStaff', target: agent, from_where: '127.0.0.1' },
    { action: 'messages.read', target: id, from_where: '127.0.0.1' },
    { action: 'files.read', target: file, from_where: '127.0.0.1' },
  ])
})
