import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const other = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }
const iban = 'DE89370400440532013000'
const reason = 'Transfers of this bank arrive late today.'

let market: TestMarket
let staff: Player
let user: Player

beforeAll(async () => {
  market = await startMarket()
  staff = await market.player(0)
  user = await market.player(7)
})
afterEach(async () => {
  const { body } = await staff.call('GET', '/api/v2/halts')
  for (const { id, lifted } of body.halts) if (!lifted) await lift(id)
  await expect.poll(() => market.running.context.halts()).toEqual([])
})
afterAll(() => market.close())

const halt = (what: unknown) => staff.call('POST', '/api/v2/halts', { what, reason })
const lift = (id: string) => staff.call('PUT', `/api/v2/halts/${id}/lift`)
const match = (of = pair, transferTo = iban) =>
  user.call('POST', '/api/orders/match', { pair: of, amount: '20', transferTo })
const place = (offer_id: string) => user.call('POST', '/api/orders/place', { offer_id })
const estimate = async (of = pair) => (await market.call('POST', '/api/orders/estimate', { pair: of })).body
const count = async (table: 'offers' | 'orders') =>
  (await market.sql(`select count(*)::int as n from ${table}`)).rows[0].n

describe('what a halt stops', () => {
  test.each([
    ['market', { scope: 'market' }, null, true],
    ['network', { scope: 'network', network: 'SEPA' }, 'SEPA', false],
    ['pair', { scope: 'pair', pair }, null, false],
  ])('a halted %s: neither offers nor prices, and the reason', async (scope, what, network, isOtherHalted) => {
    const before = await count('offers')
    const made = await halt(what)
    expect(made).toMatchObject({ status: 200, body: { halt: { what, reason, by: staff.addr, lifted: null } } })
    const values = { scope, network, reason }
    expect(await match()).toMatchObject({ status: 409, body: { code: 'market.halted', values } })
    expect(await count('offers')).toBe(before)

    await expect.poll(async () => (await estimate()).nextPrice).toBeNull()
    expect((await estimate()).maxAmount).toBe('0')
    const calc = await market.call('POST', '/api/orders/calc', { pair, amount: '20' })
    expect(calc).toMatchObject({ status: 409, body: { code: 'market.halted', values } })
    expect((await market.call('GET', '/api/swap/pairs')).body.pairs).not.toContainEqual(pair)
    const { id, since } = made.body.halt
    const standing = [{ id, what, reason, since }]
    expect((await market.call('GET', '/api/halts')).body.halts).toEqual(standing)
    expect((await market.call('GET', '/api/config')).body.halts).toEqual(standing)

    const elsewhere = await match(other, 'GB82WEST12345698765432')
    expect(elsewhere.status).toBe(isOtherHalted ? 409 : 200)
    expect((await estimate(other)).nextPrice === null).toBe(isOtherHalted)

    expect((await lift(id)).body.halt.lifted).toMatchObject({ by: staff.addr })
    await expect.poll(async () => (await estimate()).nextPrice).not.toBeNull()
    expect((await match()).status).toBe(200)
  })

  test('a network halts what comes from it as well, and a pair only its own direction', async () => {
    const { body } = await halt({ scope: 'network', network: 'LOCAL' })
    expect((await match()).body.code).toBe('market.halted')
    await lift(body.halt.id)
    await halt({ scope: 'pair', pair: { from: pair.to, to: pair.from } })
    await expect.poll(async () => (await match()).status).toBe(200)
  })

  test('the database refuses by itself, whatever a process has heard', async () => {
    const deaf = new pg.Client({ connectionString: market.running.context.settings.databaseUrl ?? '' })
    await deaf.connect()
    try {
      // Events are numbered under this lock: while it is held, no process hears any.
      await deaf.query('select pg_advisory_lock(7301)')
      await halt({ scope: 'pair', pair })
      expect((await estimate()).nextPrice).not.toBeNull()
      expect(await match()).toMatchObject({ status: 409, body: { code: 'market.halted', values: { reason } } })
    } finally {
      await deaf.end()
    }
    await expect.poll(async () => (await estimate()).nextPrice).toBeNull()
  })
})

describe('offers and orders that are there', () => {
  test('a live offer is refused at Confirm, changes nothing and lapses by itself', async () => {
    const { body } = await match()
    await halt({ scope: 'pair', pair })
    const before = await count('orders')
    expect(await place(body.offer.id)).toMatchObject({
      status: 409,
      body: { code: 'market.halted', values: { scope: 'pair', reason } },
    })
    expect(await count('orders')).toBe(before)
    const offer = async () => (await user.call('GET', `/api/offers/${body.offer.id}`)).body.offer
    expect((await offer()).state).toBe('live')
    await market.sql(
      `with r as (update reservations set expires_at = clock_timestamp() - interval '1 second' where offer_id = $1) update offers set expired_at = clock_timestamp() - interval '1 second' where id = $1`,
      [body.offer.id],
    )
    await expect.poll(async () => (await offer()).state).toBe('expired')
    expect(await place(body.offer.id)).toMatchObject({ status: 410, body: { code: 'offer.expired' } })
  })

  test('an earlier live offer is not released by a match that is refused', async () => {
    const { body } = await match()
    await halt({ scope: 'network', network: 'BANK' })
    expect((await match(other, 'GB82WEST12345698765432')).body.code).toBe('market.halted')
    expect((await user.call('GET', `/api/offers/${body.offer.id}`)).body.offer.state).toBe('live')
    expect((await place(body.offer.id)).status).toBe(200)
  })

  test('an order that was placed is answered again', async () => {
    const { body } = await match()
    const placed = await place(body.offer.id)
    await halt({ scope: 'market' })
    expect(await place(body.offer.id)).toMatchObject({ status: 200, body: placed.body })
  })
})

describe('who halts', () => {
  test('both steps are in the audit and the row stays', async () => {
    const { body } = await halt({ scope: 'network', network: 'CASH' })
    await lift(body.halt.id)
    const { rows } = await market.sql(
      `select who, action, target, before->>'reason' as before, after->>'reason' as after from audit
       where coalesce(before, after)->>'id' = $1 order by id`,
      [body.halt.id],
    )
    expect(rows).toEqual([
      { who: staff.addr, action: 'halts.make', target: 'CASH', before: null, after: reason },
      { who: staff.addr, action: 'halts.lift', target: 'CASH', before: reason, after: null },
    ])
    const { body: list } = await staff.call('GET', '/api/v2/halts')
    const known = list.halts.find(({ id }: { id: string }) => id === body.halt.id)
    expect(known).toMatchObject({ by: staff.addr, reason, lifted: { by: staff.addr } })
    for (const change of ["update halts set reason = 'x'", 'delete from halts']) {
      await expect(market.sql(`${change} where id = $1`, [body.halt.id])).rejects.toThrow('lifted once')
    }
    await expect(market.sql('truncate halts')).rejects.toThrow('append-only')
  })

  test('of the lifted the one that was lifted last comes first, whenever it was made', async () => {
    const first = (await halt({ scope: 'network', network: 'CASH' })).body.halt.id
    const second = (await halt({ scope: 'network', network: 'BANK' })).body.halt.id
    await lift(second)
    // Times are kept in milliseconds: the next is another one.
    const isPast = "select clock_timestamp() > lifted_at + interval '1 ms' as past from halts where id = $1"
    await expect.poll(async () => (await market.sql(isPast, [second])).rows[0].past).toBe(true)
    await lift(first)
    const { body: list } = await staff.call('GET', '/api/v2/halts')
    expect(list.halts.slice(0, 2).map(({ id }: { id: string }) => id)).toEqual([first, second])
  })

  test('nothing is halted twice, nothing lifted twice', async () => {
    const { body } = await halt({ scope: 'market' })
    expect(await halt({ scope: 'market' })).toMatchObject({ status: 409, body: { code: 'halt.standing' } })
    await lift(body.halt.id)
    expect(await lift(body.halt.id)).toMatchObject({ status: 409, body: { code: 'halt.lifted' } })
  })

  test.each([
    [{ scope: 'network', network: 'NOWHERE' }, reason, 'request.invalid'],
    [{ scope: 'pair', pair: { from: pair.from, to: pair.from } }, reason, 'pair.unsupported'],
    [{ scope: 'pair' }, reason, 'request.invalid'],
    [{ scope: 'market' }, '  ', 'request.invalid'],
  ])('%j because of "%s": %s', async (what, why, code) => {
    const answer = await staff.call('POST', '/api/v2/halts', { what, reason: why })
    expect(answer).toMatchObject({ status: 400, body: { code } })
  })

  test('whoever is no super user by the time of the decision does not halt', async () => {
    const was = await market.player(30)
    await market.sql('update users set is_super = true where addr = $1', [was.addr])
    market.running.context.people.forget(was.addr)
    expect((await was.call('GET', '/api/v2/halts')).status).toBe(200)
    // Behind the back of what the process remembers.
    await market.sql('update users set is_super = false where addr = $1', [was.addr])
    const answer = await was.call('POST', '/api/v2/halts', { what: { scope: 'market' }, reason })
    expect(answer).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    expect((await market.call('GET', '/api/halts')).body.halts).toEqual([])
  })
})
