import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Affiliate, Partner } from '#api/affiliates.ts'
import { demoAccount } from '#server/demo/people.ts'
import { type Answer, type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

let market: TestMarket
let boss: Player
let partner: Player
let agent: Player
let code: string
beforeAll(async () => {
  market = await startMarket({ AFFILIATE_PERCENT: '30' })
  ;[boss, partner, agent] = [await market.player(0), await market.player(20), await market.player(1)]
  await market.sql('update users set is_affiliated = true where addr = $1', [partner.addr])
  // One agent takes every order.
  await market.sql('update agents set is_suspend = true where addr <> $1', [agent.addr])
  for (const { addr } of (await market.sql('select addr from agents')).rows)
    await market.running.context.refreshBook(addr)
  code = (await create(partner)).id
})
afterAll(() => market.close())

async function create(who: Player, description = 'Readers of my blog'): Promise<Affiliate> {
  const { status, body } = await who.call('POST', '/api/affiliates/', { description })
  expect(status, JSON.stringify(body)).toBe(200)
  return body.affiliate
}

const own = async (who: Player) => (await who.call('GET', '/api/affiliates/')).body
const ofProgram = async (id = code): Promise<Affiliate> =>
  (await own(partner)).affiliates.find((each: Affiliate) => each.id === id)

/** Signs an account in by the wire, with what its link brought. */
async function signInBy(index: number, affiliateId: unknown): Promise<Answer> {
  const account = demoAccount(index)
  const { body } = await market.call('GET', `/api/users/${account.address}/nonce`)
  const sign = await account.signMessage({ message: body.nonce })
  return market.call('POST', '/api/login', { addr: account.address, sign, affiliateId })
}

const broughtBy = async (index: number) =>
  (await market.sql('select affiliate_id from users where addr = $1', [demoAccount(index).address])).rows[0]
    ?.affiliate_id

const peopleOf = async (id: string) =>
  (await market.sql('select count(*)::int as people from users where affiliate_id = $1', [id])).rows[0].people

async function brought(index: number, affiliateId: unknown = code): Promise<Player> {
  expect((await signInBy(index, affiliateId)).status).toBe(200)
  return market.player(index)
}

async function step(who: Player, id: string, newStatus: string, more: object = {}): Promise<void> {
  const { order } = (await who.call('GET', `/api/orders/${id}`)).body
  const wish = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt, ...more }
  const { status, body } = await who.call('PATCH', `/api/orders/${id}`, wish)
  expect(status, JSON.stringify(body)).toBe(200)
}

async function closed(user: Player, amount = '100'): Promise<string> {
  const transferTo = 'DE89370400440532013000'
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount, transferTo })
  const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  await step(user, placed.order.id, 'agentTransfer')
  await step(agent, placed.order.id, 'closed')
  return placed.order.id
}

const shareOf = async (orderId: string) =>
  (
    await market.sql(
      `select s.percent, s.share_usd, trunc(f.amount_usd * s.percent / 100, 6) as right_share, f.amount_usd
       from affiliate_shares s join fee_ledger f using (place) where s.order_id = $1`,
      [orderId],
    )
  ).rows[0]

const staffSees = async (): Promise<Partner> =>
  (await boss.call('GET', `/api/v2/affiliates/${partner.addr}`)).body.partner
const owed = async () => (await boss.call('GET', `/api/agents/${agent.addr}/dues`)).body.dues.owedUsd
const payDues = (amountUsd: string) =>
  boss.call('POST', `/api/v2/agents/${agent.addr}/payments`, { amountUsd, reference: 'Transfer 7' })
const payOut = (amountUsd: unknown, seenUsd: string, who = boss) =>
  who.call('POST', `/api/v2/affiliates/${partner.addr}/payouts`, { amountUsd, seenUsd, reference: 'Tx 0x7' })

describe('programs', () => {
  // shows B-3-033, B-7.1-018, B-7.1-019
  test('are made with a description and a code of their own, and listed with their flags, the newest first', async () => {
    const person = await market.player(21)
    expect((await own(person)).affiliates).toEqual([])
    const first = await create(person, '  Two\nlines ')
    expect(first).toMatchObject({ description: 'Two\nlines', flags: { isActive: true, isSuspend: false } })
    expect(first.id).toMatch(/^[a-z0-9]{10}$/)
    const second = await create(person)
    expect((await own(person)).affiliates).toEqual([second, first])
    expect((await own(partner)).affiliates.map(({ id }: Affiliate) => id)).toEqual([code])
  })

  test.each([[''], ['  '], ['x'.repeat(301)], [null], ['\u0007']])(
    'the description %j is refused',
    async (description) => {
      expect((await partner.call('POST', '/api/affiliates/', { description })).body.code).toBe('request.invalid')
    },
  )

  test('are ten a person at most, however many are made at once', async () => {
    const person = await market.player(22)
    const wish = { description: 'Friends' }
    const answers = await Promise.all(Array.from({ length: 14 }, () => person.call('POST', '/api/affiliates/', wish)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status !== 200)
    expect(refused.map(({ body }) => body.code)).toEqual(Array(4).fill('affiliate.too-many'))
    expect((await own(person)).affiliates).toHaveLength(10)
  })

  test('are switched by their owner only', async () => {
    const { id } = await create(await market.player(23))
    const path = `/api/affiliates/${id}`
    expect((await partner.call('PUT', path, { isActive: false })).body.code).toBe('affiliate.missing')
    const owner = await market.player(23)
    expect((await owner.call('PUT', path, { isActive: false })).body.affiliate.flags.isActive).toBe(false)
    expect((await owner.call('PUT', path, { isActive: true })).body.affiliate.flags.isActive).toBe(true)
  })
})

describe('who comes by a link', () => {
  // shows B-3-002
  test('is bound at the first sign-in, and the user answer says so', async () => {
    const person = await brought(30)
    expect((await person.call('GET', `/api/users/${person.addr}`)).body.user.details).toMatchObject({
      locale: 'en',
      affiliateId: code,
    })
    expect((await ofProgram()).figures?.people).toBe(1)
  })

  test('is never bound later, nor to anybody else', async () => {
    await market.player(31)
    await brought(31)
    expect(await broughtBy(31)).toBeNull()
    const other = (await create(await market.player(23))).id
    await brought(30, other)
    expect(await broughtBy(30)).toBe(code)
    const change = market.sql('update users set affiliate_id = $1 where addr = $2', [other, demoAccount(30).address])
    await expect(change).rejects.toThrow('is not changed')
  })

  test('is bound once where two sign-ins come at once', async () => {
    const other = (await create(await market.player(23))).id
    const answers = await Promise.all([signInBy(32, code), signInBy(32, other)])
    const first = await broughtBy(32)
    expect([code, other]).toContain(first)
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    await brought(32, first === code ? other : code)
    expect(await broughtBy(32)).toBe(first)
  })

  test.each([
    [33, 'nobodys000'],
    [34, "'; drop table users"],
    [35, ''],
    [36, 7],
    [37, null],
    [38, { a: 1 }],
    [39, 'x'.repeat(5_000)],
    [60, '\u0000'],
    [61, 'abc\ud800'],
  ])('by account %i with the junk %j is signed in and bound to nobody', async (index, junk) => {
    expect((await signInBy(index, junk)).status).toBe(200)
    expect(await broughtBy(index)).toBeNull()
  })

  test('is bound to no program that is switched off, suspended, or of somebody who is banned', async () => {
    const owner = await market.player(24)
    const { id } = await create(owner)
    await owner.call('PUT', `/api/affiliates/${id}`, { isActive: false })
    await brought(40, id)
    await owner.call('PUT', `/api/affiliates/${id}`, { isActive: true })
    const path = `/api/v2/affiliates/${owner.addr}/programs/${id}`
    expect((await boss.call('PUT', path, { isSuspend: true, reason: 'Spam' })).status).toBe(200)
    await brought(41, id)
    expect((await boss.call('PUT', path, { isSuspend: false, reason: 'Talked it over' })).status).toBe(200)
    await market.sql('update users set is_banned = true where addr = $1', [owner.addr])
    await brought(42, id)
    await market.sql('update users set is_banned = false where addr = $1', [owner.addr])
    await brought(43, id)
    expect([await broughtBy(40), await broughtBy(41), await broughtBy(42), await broughtBy(43)]).toEqual([
      null,
      null,
      null,
      id,
    ])
  })

  test('is never bound to a code of their own', async () => {
    await brought(20)
    expect(await broughtBy(20)).toBeNull()
    const { rows } = await market.sql('select affiliate_for($1, $2) as own, affiliate_for($1, $3) as other', [
      code,
      partner.addr,
      agent.addr,
    ])
    expect(rows).toEqual([{ own: null, other: code }])
  })
})

describe('a partner', () => {
  // shows B-6-017
  test('earns the percent of the fee of each order that closes, rounded down, pending until the fee is paid', async () => {
    const person = await brought(50)
    const before = await staffSees()
    const id = await closed(person, '33.33')
    const share = await shareOf(id)
    expect(share).toMatchObject({ percent: 30, share_usd: share.right_share })
    expect(Number(share.share_usd)).toBeGreaterThan(0)
    const after = await staffSees()
    expect(Number(after.earnedUsd)).toBeCloseTo(Number(before.earnedUsd) + Number(share.share_usd), 6)
    expect(after).toMatchObject({ pendingUsd: after.earnedUsd, payableUsd: '0.000000', isPartner: true })
    expect(await ofProgram()).toMatchObject({ figures: { closedOrders: 1, earnedUsd: after.earnedUsd } })
    expect((await own(partner)).earnings).toEqual({
      earnedUsd: after.earnedUsd,
      pendingUsd: after.pendingUsd,
      payableUsd: '0.000000',
      paidOutUsd: '0.000000',
    })
  })

  test('is owed what staff booked as paid, the oldest fee first, and not when that is taken back', async () => {
    const person = await market.player(50)
    const second = await closed(person, '200')
    const shares = await market.sql('select sum(share_usd) as all from affiliate_shares where partner = $1', [
      partner.addr,
    ])
    // All but a cent: the newest fee is not wholly paid.
    const due = await owed()
    expect((await payDues((Number(due) - 0.01).toFixed(6))).status).toBe(200)
    const part = await staffSees()
    const newest = Number((await shareOf(second)).share_usd)
    expect(part.pendingUsd).toBe(newest.toFixed(6))
    expect(Number(part.payableUsd)).toBeCloseTo(Number(shares.rows[0].all) - newest, 6)
    const { body } = await payDues('0.01')
    expect(await staffSees()).toMatchObject({ pendingUsd: '0.000000', payableUsd: shares.rows[0].all })
    const [booked] = body.dues.payments
    const path = `/api/v2/agents/${agent.addr}/payments/${booked.id}/take-back`
    expect((await boss.call('POST', path, { reason: 'Bounced' })).status).toBe(200)
    expect(await staffSees()).toMatchObject({ pendingUsd: part.pendingUsd, payableUsd: part.payableUsd })
  })

  test('earns nothing by an order whose dispute ended otherwise, and again when it is closed after all', async () => {
    const person = await market.player(50)
    const before = await staffSees()
    const id = await closed(person, '50')
    const earned = (await staffSees()).earnedUsd
    await step(person, id, 'dispute', { statement: 'I got nothing.' })
    expect((await staffSees()).earnedUsd).toBe(earned)
    await step(boss, id, 'cancelled', { statement: 'Nothing was paid out.' })
    expect(await staffSees()).toMatchObject({ earnedUsd: before.earnedUsd })
    expect((await ofProgram()).figures?.closedOrders).toBe(2)
    await step(boss, id, 'dispute', { statement: 'Looked at again.' })
    await step(boss, id, 'closed', { statement: 'It was paid out.' })
    expect((await staffSees()).earnedUsd).toBe(earned)
    expect((await ofProgram()).figures?.closedOrders).toBe(3)
  })

  test('earns nothing while they are no partner, banned or suspended, whatever they were before and after', async () => {
    const person = await market.player(50)
    const states = [
      ['update users set is_affiliated = $2 where addr = $1', partner.addr, false, true],
      ['update users set is_banned = $2 where addr = $1', partner.addr, true, false],
    ] as const
    const before = await staffSees()
    for (const [change, target, off, on] of states) {
      await market.sql(change, [target, off])
      expect(await shareOf(await closed(person, '20'))).toBeUndefined()
      await market.sql(change, [target, on])
    }
    market.running.context.people.forget(partner.addr)
    const path = `/api/v2/affiliates/${partner.addr}/programs/${code}`
    await boss.call('PUT', path, { isSuspend: true, reason: 'Spam' })
    expect(await shareOf(await closed(person, '20'))).toBeUndefined()
    await boss.call('PUT', path, { isSuspend: false, reason: 'Talked it over' })
    expect((await staffSees()).earnedUsd).toBe(before.earnedUsd)
  })

  test('earns nothing by their own orders, on either side', async () => {
    // The agent is a partner, too, and brings a person who trades with them.
    await market.sql('update users set is_affiliated = true where addr = $1', [agent.addr])
    const { id } = await create(agent)
    const person = await brought(51, id)
    expect(await broughtBy(51)).toBe(id)
    expect(await shareOf(await closed(person, '20'))).toBeUndefined()
    expect(await shareOf(await closed(partner, '20'))).toBeUndefined()
  })

  test('keeps what they earned when the percent is configured anew', async () => {
    const person = await market.player(50)
    const before = await closed(person, '40')
    const was = await shareOf(before)
    await market.sql('select note_affiliate_percent($1)', [{ percent: 10 }])
    const after = await closed(person, '40')
    expect(await shareOf(before)).toEqual(was)
    expect((await shareOf(after)).percent).toBe(10)
    await market.sql('select note_affiliate_percent($1)', [{ percent: 0 }])
    expect(await shareOf(await closed(person, '40'))).toBeUndefined()
    expect((await own(partner)).percent).toBe(0)
    await market.sql('select note_affiliate_percent($1), note_affiliate_percent($1)', [{ percent: 30 }])
    const { rows } = await market.sql('select percent from affiliate_terms order by id')
    expect(rows.map(({ percent }) => percent)).toEqual([30, 10, 0, 30])
  })

  test('sees whom they brought; who is no partner does not', async () => {
    const person = await market.player(21)
    expect(await own(person)).toMatchObject({
      isPartner: false,
      earnings: null,
      affiliates: [{ figures: null }, { figures: null }],
    })
    expect(await own(partner)).toMatchObject({
      isPartner: true,
      percent: 30,
      affiliates: [{ figures: { people: await peopleOf(code) } }],
    })
  })
})

describe('a payout', () => {
  test('is never more than is payable, and only of what the asker saw, however many book at once', async () => {
    await payDues(await owed())
    const { payableUsd } = await staffSees()
    expect(Number(payableUsd)).toBeGreaterThan(0)
    const more = (Number(payableUsd) + 0.000001).toFixed(6)
    expect(await payOut(more, payableUsd)).toMatchObject({
      status: 422,
      body: { code: 'affiliate.too-much', values: { payableUsd } },
    })
    expect((await payOut('0.01', more)).body.code).toBe('affiliate.changed')
    const answers = await Promise.all(Array.from({ length: 6 }, () => payOut(payableUsd, payableUsd)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await staffSees()).toMatchObject({
      payableUsd: '0.000000',
      paidOutUsd: payableUsd,
      payouts: [{ amountUsd: payableUsd, reference: 'Tx 0x7', bookedBy: boss.addr }],
    })
    const { rows } = await market.sql("select who, target, before, after from audit where action = 'affiliates.payOut'")
    expect(rows).toMatchObject([{ who: boss.addr, target: partner.addr, before: { payableUsd } }])
  })

  test('stands when dues are taken back afterwards: what comes next makes it up', async () => {
    const { body } = await boss.call('GET', `/api/agents/${agent.addr}/dues`)
    const last = body.dues.payments.find(
      (each: { takesBack: unknown; isTakenBack: boolean }) => !each.takesBack && !each.isTakenBack,
    )
    await boss.call('POST', `/api/v2/agents/${agent.addr}/payments/${last.id}/take-back`, { reason: 'Bounced' })
    const { payableUsd } = await staffSees()
    expect(Number(payableUsd)).toBeLessThan(0)
    expect((await payOut('0.01', payableUsd)).body.code).toBe('affiliate.too-much')
    await payDues(await owed())
    expect((await staffSees()).payableUsd).toBe('0.000000')
  })

  test('is booked by nobody for themself', async () => {
    await market.sql('update users set is_super = true where addr = $1', [partner.addr])
    market.running.context.people.forget(partner.addr)
    expect((await payOut('0.01', '0.000000', partner)).body.code).toBe('access.denied')
    await market.sql('update users set is_super = false where addr = $1', [partner.addr])
    market.running.context.people.forget(partner.addr)
  })

  test.each([['0'], ['-1'], ['1.0000001'], [null], ['much']])(
    'of %j is refused before anything is looked at',
    async (wish) => {
      expect((await payOut(wish, '0.000000')).body.code).toBe('request.invalid')
    },
  )

  test('stays as it was booked, and so do shares', async () => {
    for (const change of [
      'update affiliate_payouts set reference = $$x$$',
      'delete from affiliate_shares',
      'update affiliate_shares set percent = 99',
    ]) {
      await expect(market.sql(change)).rejects.toThrow('append-only')
    }
  })
})

test('super users list who has programs by time, to whom something is owed, and find them by name or address', async () => {
  const list = async (query = '') => (await boss.call('GET', `/api/v2/affiliates${query}`)).body.partners
  const all = await list()
  const { rows } = await market.sql(
    'select addr from users u where exists (select from affiliates where owner = u.addr) order by created_at desc',
  )
  expect(all.map(({ addr }: Partner) => addr)).toEqual(rows.map(({ addr }) => addr))
  const [first, second] = await list('?limit=2')
  const next = new URLSearchParams({ pagingTime: second.createdAt, pagingDirection: 'next' })
  expect(await list(`?${next}`)).toEqual(all.slice(2))
  const back = new URLSearchParams({ pagingTime: all[2].createdAt, pagingDirection: 'prev', limit: '2' })
  expect(await list(`?${back}`)).toEqual([first, second])
  expect((await list('?kind=partners')).map(({ addr }: Partner) => addr).sort()).toEqual(
    [agent.addr, partner.addr].sort(),
  )
  expect(await list('?kind=owed')).toEqual([])
  await closed(await market.player(50), '25')
  await payDues(await owed())
  expect(await list('?kind=owed')).toMatchObject([{ addr: partner.addr, programs: 1, people: await peopleOf(code) }])
  expect(await list(`?find=${partner.addr.slice(0, 10).toLowerCase()}`)).toMatchObject([{ addr: partner.addr }])
  expect(await list('?find=nobody')).toEqual([])
})

test('a share is not paid out while its order is disputed, and is owed again once the order is closed after all', async () => {
  const person = await market.player(50)
  const id = await closed(person, '50')
  expect((await payDues(await owed())).status).toBe(200)
  const before = await staffSees()
  const { share_usd: share } = await shareOf(id)
  await step(person, id, 'dispute', { statement: 'I got nothing.' })
  const during = await staffSees()
  expect(during).toMatchObject({ earnedUsd: before.earnedUsd, pendingUsd: share })
  expect(Number(during.payableUsd)).toBeCloseTo(Number(before.payableUsd) - Number(share), 6)
  expect((await payOut(before.payableUsd, before.payableUsd)).body.code).toBe('affiliate.changed')
  expect((await payOut(before.payableUsd, during.payableUsd)).body.code).toBe('affiliate.too-much')
  await step(boss, id, 'closed', { statement: 'It was paid out.' })
  expect(await staffSees()).toMatchObject({ payableUsd: before.payableUsd, pendingUsd: before.pendingUsd })
})

test('decides no dispute of whom they brought, whatever rights they have, and is given none', async () => {
  const id = await closed(await market.player(50), '50')
  await step(await market.player(50), id, 'dispute', { statement: 'I got nothing.' })
  const become = async (is: boolean) => {
    await market.sql('update users set is_moderator = $2, is_super = $2 where addr = $1', [partner.addr, is])
    await market.running.context.people.refresh(partner.addr)
  }
  await become(true)
  const path = `/api/v2/orders/${id}`
  const assign = (who: Player) => who.call('PUT', `${path}/dispute`, { assignee: partner.addr, seen: null })
  expect((await assign(partner)).body.code).toBe('access.denied')
  expect((await assign(boss)).body.code).toBe('dispute.assignee')
  const { order } = (await partner.call('GET', path)).body
  const wish = { oldStatus: 'dispute', updatedAt: order.updatedAt, statement: 'It was paid out.' }
  expect((await partner.call('PATCH', `/api/orders/${id}`, { ...wish, newStatus: 'closed' })).body.code).toBe(
    'dispute.not-yours',
  )
  await become(false)
  await step(boss, id, 'closed', { statement: 'It was paid out.' })
})

test('a suspension says why, is refused where it stands already, and is in the audit', async () => {
  const path = `/api/v2/affiliates/${partner.addr}/programs/${code}`
  expect((await boss.call('PUT', path, { isSuspend: true, reason: ' ' })).body.code).toBe('request.invalid')
  expect((await boss.call('PUT', path, { isSuspend: true, reason: 'Bought clicks' })).status).toBe(200)
  expect(await ofProgram()).toMatchObject({
    flags: { isActive: true, isSuspend: true },
    suspendReason: 'Bought clicks',
  })
  expect((await boss.call('PUT', path, { isSuspend: true, reason: 'Once more' })).body.code).toBe('affiliate.changed')
  const { rows } = await market.sql(
    "select who, target, before, after from audit where action = 'affiliates.suspend' order by id desc limit 1",
  )
  expect(rows).toMatchObject([
    {
      who: boss.addr,
      target: partner.addr,
      before: { isSuspend: false },
      after: { isSuspend: true, reason: 'Bought clicks' },
    },
  ])
})
