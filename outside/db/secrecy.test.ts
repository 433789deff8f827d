import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { seal, unseal } from '#outside/db/sealed.ts'
import { attach, placeOrder, say } from '#testing/chat.ts'
import { tellingPhoto } from '#testing/images.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

/** Every row of every table as text, bytes read as letters. */
async function dump(market: TestMarket): Promise<string> {
  const { rows } = await market.sql("select tablename from pg_tables where schemaname = 'public'")
  let text = ''
  for (const { tablename } of rows) {
    const { rows: all } = await market.sql(`select t::text as row from ${tablename} t`)
    for (const { row } of all) text += row
  }
  return text.replaceAll(/\\x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1'))
}

describe('sealed columns', () => {
  const key = randomBytes(32)

  test('open with their key and purpose only', () => {
    const sealed = seal(key, 'email', 'desk@lagoon.example')
    expect(unseal(key, 'email', sealed)).toBe('desk@lagoon.example')
    expect(() => unseal(key, 'transfer', sealed)).toThrow()
    expect(() => unseal(randomBytes(32), 'email', sealed)).toThrow()
  })

  test('a changed byte anywhere is noticed', () => {
    const sealed = seal(key, 'email', 'desk@lagoon.example')
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed)
      changed.writeUInt8(changed.readUInt8(i) ^ 1, i)
      expect(() => unseal(key, 'email', changed), `byte ${i}`).toThrow()
    }
  })

  test('the same text is never sealed the same way twice', () => {
    expect(seal(key, 'email', 'a').equals(seal(key, 'email', 'a'))).toBe(false)
  })
})

describe('the database', () => {
  let market: TestMarket
  beforeAll(async () => {
    market = await startMarket()
  })
  afterAll(() => market.close())

  test('holds no bank number that somebody wrote in a chat, and nothing of what they said', async () => {
    const user = await market.player(9)
    const written = 'Please pay to NL02ABNA0123456789, Canary Writer, as we said.'
    const order = await placeOrder(user)
    expect((await say(user, order, written)).status).toBe(200)
    expect((await attach(user, order, await tellingPhoto(), 'image/jpeg')).status).toBe(200)
    const asText = await dump(market)
    for (const canary of ['NL02ABNA0123456789', 'Canary', 'as we said']) {
      expect(asText.includes(canary), canary).toBe(false)
    }
    expect(asText).toContain(order)
  })

  test('holds no bank number and no e-mail in the clear', async () => {
    const user = await market.player(7)
    const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
    const transferTo = 'NL91ABNA0417164300'
    const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    const transferDetails = { iban: 'LV80BANK0000435195001', bankFullName: 'Canary Holder' }
    await user.call('POST', '/api/orders/place', { offer_id: body.offer.id, transferDetails })
    const asText = await dump(market)
    const canaries = [transferTo, transferDetails.iban, 'Canary Holder', 'DE89370400440532013000', 'lagoon.example']
    for (const canary of canaries) expect(asText.includes(canary), canary).toBe(false)
    expect(asText).toContain('Lagoon Desk')
  })

  test('holds nothing of what was said to a dispute, of mail addresses, or of files, in the clear', async () => {
    const user = await market.player(6)
    const staff = await market.player(0)
    const order = await placeOrder(user, 'BE71096123456769')
    const step = async (who: Player, newStatus: string, statement?: string) => {
      const { order: now } = (await who.call('GET', `/api/orders/${order}`)).body
      const body = { newStatus, oldStatus: now.status, updatedAt: now.updatedAt, statement }
      return who.call('PATCH', `/api/orders/${order}`, body)
    }
    const accusation = 'I paid from GB29NWBK60161331926819, card 4242424242424242.'
    const decided = 'The money from FR7630006000011234567890189 was found.'
    expect((await step(user, 'dispute', accusation)).status).toBe(200)
    expect((await step(staff, 'cancelled', decided)).body.order.details.statusHistory.at(-1).statement).toBe(decided)
    const { statusHistory } = (await user.call('GET', `/api/orders/${order}`)).body.order.details
    expect(statusHistory.map(({ statement }: { statement: string | null }) => statement)).toEqual([
      null,
      accusation,
      decided,
    ])
    const asText = await dump(market)
    for (const canary of ['GB29NWBK', '4242424242424242', 'FR7630006', 'BE7109612', 'was found']) {
      expect(asText.includes(canary), canary).toBe(false)
    }
  })

  test('audit rows can be added, and neither changed nor deleted', async () => {
    const add = "insert into audit (who, action, target, from_where) values ('a', 'b', 'c', 'd')"
    await market.sql(add)
    for (const change of ["update audit set who = 'x'", 'delete from audit', 'truncate audit']) {
      await expect(market.sql(change)).rejects.toThrow('append-only')
    }
  })

  test('a staff step on an order leaves its audit row', async () => {
    const user = await market.player(8)
    const staff = await market.player(0)
    const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
    const transferTo = 'NL91ABNA0417164300'
    const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
    const { order } = (await staff.call('GET', `/api/v2/orders/${placed.order.id}`)).body
    const step = { newStatus: 'rejected', oldStatus: 'userTransfer', updatedAt: order.updatedAt }
    expect((await staff.call('PATCH', `/api/orders/${order.id}`, step)).status).toBe(200)
    const { rows } = await market.sql("select * from audit where target = $1 and action <> 'orders.read'", [order.id])
    expect(rows).toMatchObject([
      {
        who: staff.addr,
        action: 'orders.changeStatus',
        before: { status: 'userTransfer' },
        after: { status: 'rejected' },
        from_where: '127.0.0.1',
      },
    ])
  })
})
