import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeMessage } from '#outside/db/messages.ts'
import { attach, look, placeOrder, say } from '#testing/chat.ts'
import { picture } from '#testing/images.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { toldOn } from '#testing/news.ts'

let market: TestMarket
let user: Player
let agent: Player
let other: Player
let staff: Player
let moderator: Player
beforeAll(async () => {
  market = await startMarket({ MAX_UNPAID_ORDERS: '1000', MAX_OPEN_ORDERS: '1000' })
  ;[user, agent, other, staff, moderator] = (await Promise.all(
    [7, 1, 8, 0, 9].map((index) => market.player(index)),
  )) as [Player, Player, Player, Player, Player]
  await market.sql('update users set is_moderator = true where addr = $1', [moderator.addr])
  market.running.context.people.forget(moderator.addr)
})
afterAll(() => market.close())

const news = (channel: string) => toldOn(market, channel)

describe('a message', () => {
  // shows A-6-013, B-3-027, B-3-028, B-3-029, B-7.1-012, B-7.1-013, B-7.1-014
  test('of both kinds is read by both parties with all its fields, and by nobody else', async () => {
    const order = await placeOrder(user)
    const answer = await say(user, order, '  Hello, the transfer is on its way.\nWill you tell me? ')
    expect(answer.status, JSON.stringify(answer.body)).toBe(200)
    const sent = await attach(agent, order, await picture('jpeg'), 'image/jpeg')
    expect(sent.status, JSON.stringify(sent.body)).toBe(200)
    for (const reader of [user, agent]) {
      const { status, body } = await look(reader, order)
      expect(status).toBe(200)
      expect(body.messages).toEqual([
        {
          id: expect.any(String),
          senderId: user.addr,
          role: 'user',
          createdAt: expect.stringMatching(/Z$/),
          type: 'text',
          data: { text: 'Hello, the transfer is on its way.\nWill you tell me?' },
          clientId: null,
        },
        {
          id: expect.any(String),
          senderId: agent.addr,
          role: 'agent',
          createdAt: expect.any(String),
          type: 'file',
          data: { fileId: expect.any(String), mime: 'image/jpeg', size: expect.any(Number), width: 60, height: 40 },
          clientId: null,
        },
      ])
    }
    expect((await look(other, order)).status).toBe(404)
    expect((await say(other, order, 'Hello')).status).toBe(404)
    expect((await look(market, order)).status).toBe(401)
  })

  // shows B-3-031, B-7.1-012
  test('tells who else is there: address, username, role', async () => {
    const order = await placeOrder(user)
    expect((await look(user, order)).body.counterparties).toMatchObject([
      { addr: agent.addr, username: 'Lagoon Desk', role: 'agent', deliveredTo: null, readTo: null },
    ])
    expect((await look(agent, order)).body.counterparties).toMatchObject([
      { addr: user.addr, username: user.addr, role: 'user' },
    ])
  })

  // shows B-7.1-013
  test('comes from the session: another sender or order in the body is refused, one’s own accepted', async () => {
    const order = await placeOrder(user)
    const foreign = [{ senderId: agent.addr }, { orderId: randomUUID() }]
    for (const more of foreign) {
      expect((await say(user, order, 'Hello', more)).body).toMatchObject({ status: 400, code: 'request.invalid' })
      expect((await attach(user, order, await picture('png'), 'image/png', more as never)).status).toBe(400)
    }
    expect((await look(user, order)).body.messages).toEqual([])
    const own = { senderId: user.addr.toLowerCase(), orderId: order, attachment: null }
    expect((await say(user, order, 'Hello', own)).body.message).toMatchObject({ senderId: user.addr })
  })

  // shows B-5-027, B-9-008
  test('of 2,000 characters is accepted; 2,001, none, or nothing but space is refused', async () => {
    const order = await placeOrder(user)
    expect((await say(user, order, 'x'.repeat(2_000))).status).toBe(200)
    for (const text of ['x'.repeat(2_001), '', '   \n']) {
      const { body } = await say(user, order, text)
      expect(body).toMatchObject({ status: 400, fields: [{ path: 'body.text' }] })
    }
    expect((await look(user, order)).body.messages).toHaveLength(1)
  })

  test('sent ten times at once with its own name is written once; the name with other words is refused', async () => {
    const order = await placeOrder(user)
    const clientId = randomUUID()
    const answers = await Promise.all(Array.from({ length: 10 }, () => say(user, order, 'Once', { clientId })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(answers.map(({ body }) => body.message.id)).size).toBe(1)
    expect(answers[0]?.body.message.clientId).toBe(clientId)
    expect((await look(user, order)).body.messages).toHaveLength(1)
    expect((await say(user, order, 'Twice', { clientId })).body.code).toBe('idempotency.mismatch')
    // Another person's name for a message is another name.
    expect((await say(agent, order, 'Mine', { clientId })).status).toBe(200)
    expect((await look(user, order)).body.messages.map((m: { clientId: string | null }) => m.clientId)).toEqual([
      clientId,
      null,
    ])
  })

  test('an image sent again with its own name is one message and one file', async () => {
    const order = await placeOrder(user)
    const clientId = randomUUID()
    const image = await picture('png')
    const answers = await Promise.all([1, 2, 3].map(() => attach(user, order, image, 'image/png', { clientId })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await look(user, order)).body.messages).toHaveLength(1)
    expect((await market.sql('select from files where order_id = $1', [order])).rowCount).toBe(1)
  })

  test('beyond the most that one person may write is refused, and the other still can', async () => {
    const order = await placeOrder(user)
    const ask = (by: string) => ({
      messageId: randomUUID(),
      orderId: order,
      by,
      clientId: null,
      textEnc: 'AA==',
      file: null,
      most: 2,
      perMinute: 60,
      fromWhere: '127.0.0.1',
    })
    const { db } = market.running.context
    const outcomes = []
    for (let i = 0; i < 3; i++) outcomes.push(await writeMessage(db, ask(user.addr)))
    expect(outcomes.map(({ fault }) => fault)).toEqual([undefined, undefined, 'chat.full'])
    expect((await writeMessage(db, ask(agent.addr))).answer).toHaveProperty('messageId')
    expect(await writeMessage(db, ask(other.addr))).toMatchObject({ fault: 'order.missing' })
  })
})

describe('haste', () => {
  test('more than so many messages in a minute are refused, and the other can still write', async () => {
    const order = await placeOrder(user)
    const more = Array.from({ length: 62 }, (_, i) => say(user, order, `message ${i}`))
    const answers = await Promise.all(more)
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(60)
    expect(answers.filter(({ body }) => body.code === 'chat.too-fast')).toHaveLength(2)
    expect((await say(agent, order, 'Slowly, please.')).status).toBe(200)
    await market.sql("update messages set created_at = created_at - interval '1 minute' where order_id = $1", [order])
    expect((await say(user, order, 'Sorry.')).status).toBe(200)
  })

  test('images of one person are bounded by the day, over all their orders', async () => {
    const someone = await market.player(60)
    const order = await placeOrder(someone)
    const image = (await attach(someone, order, await picture('png'))).body.message.data.fileId
    await market.sql('update files set size = 200 * 1024 * 1024 - 10 where id = $1', [image])
    expect((await attach(someone, order, await picture('png'))).body.code).toBe('chat.full')
    await market.sql("update files set created_at = created_at - interval '1 day' where id = $1", [image])
    expect((await attach(someone, order, await picture('png'))).status).toBe(200)
  })
})

describe('a long history', () => {
  test('is read page by page, newest page first; nothing is skipped and nothing met twice', async () => {
    const order = await placeOrder(user)
    const texts = Array.from({ length: 60 }, (_, i) => `message ${i}`)
    await Promise.all(texts.map((text, i) => say(i % 2 === 0 ? user : agent, order, text)))
    const met: { id: string; createdAt: string; data: { text: string } }[] = []
    let query = '?limit=7'
    for (;;) {
      const { body } = await look(user, order, query)
      met.unshift(...body.messages)
      if (!body.hasMore) break
      expect(body.messages).toHaveLength(7)
      query = `?limit=7&pagingTime=${encodeURIComponent(met[0]?.createdAt ?? '')}`
    }
    expect(new Set(met.map(({ data }) => data.text))).toEqual(new Set(texts))
    expect(met).toHaveLength(60)
    // The database writes no zeros at the end of a fraction.
    const times = met.map(({ createdAt }) => createdAt.replace(/\.?(\d*)Z$/, (_, part) => `.${part.padEnd(6, '0')}`))
    expect(times).toEqual([...new Set(times)].sort())

    const middle = met[39]?.createdAt ?? ''
    const { body: newer } = await look(user, order, `?limit=15&pagingDirection=prev&pagingTime=${middle}`)
    expect(newer.messages.map(({ id }: { id: string }) => id)).toEqual(met.slice(40, 55).map(({ id }) => id))
    expect(newer.hasMore).toBe(true)
    const { body: rest } = await look(user, order, `?limit=20&pagingDirection=prev&pagingTime=${middle}`)
    expect(rest).toMatchObject({ hasMore: false })
    expect(rest.messages).toHaveLength(20)
  })
})

describe('marks', () => {
  test('move on, never back and never beyond what was written; what was read was delivered', async () => {
    const order = await placeOrder(user)
    const mark = (body: object) => agent.call('PUT', `/api/orders/${order}/messages/marks`, body)
    const marks = async () => {
      const [them] = (await look(user, order)).body.counterparties
      return [them.deliveredTo, them.readTo]
    }
    expect((await mark({ readTo: '2030-01-01T00:00:00Z' })).status).toBe(200)
    expect(await marks()).toEqual([null, null])
    const first = (await say(user, order, 'one')).body.message.createdAt
    const second = (await say(user, order, 'two')).body.message.createdAt
    await mark({ deliveredTo: first })
    expect(await marks()).toEqual([first, null])
    await mark({ readTo: second })
    expect(await marks()).toEqual([second, second])
    await mark({ deliveredTo: first, readTo: first })
    expect(await marks()).toEqual([second, second])
    const third = (await say(user, order, 'three')).body.message.createdAt
    await mark({ deliveredTo: '2030-01-01T00:00:00Z' })
    expect(await marks()).toEqual([third, second])
  })

  test('an answer says that all before it was read', async () => {
    const order = await placeOrder(user)
    await say(user, order, 'Are you there?')
    const { createdAt } = (await say(agent, order, 'Yes.')).body.message
    expect((await look(user, order)).body.counterparties[0]).toMatchObject({
      deliveredTo: createdAt,
      readTo: createdAt,
    })
  })
})

describe('who is told', () => {
  test('each message once on its channel, without its words; each person once when they first take part', async () => {
    const order = await placeOrder(user)
    const { id } = (await say(user, order, 'Hello')).body.message
    await say(user, order, 'Are you there?')
    await say(agent, order, 'Yes.')
    const written = (await news(`bl:order:${order}:new-message`)).filter(({ topic }) => topic === 'message')
    expect(written).toHaveLength(3)
    expect(written[0]).toEqual({ topic: 'message', data: { orderId: order, id } })
    await look(staff, order)
    await look(staff, order)
    expect((await news(`bl:order:${order}:new-counterpart`)).map(({ data }) => data)).toEqual([
      { addr: user.addr, role: 'user' },
      { addr: agent.addr, role: 'agent' },
      { addr: staff.addr, role: 'staff' },
    ])
  })

  test('a mark that moves is told, one that does not is not', async () => {
    const order = await placeOrder(user)
    const { createdAt } = (await say(user, order, 'Hello')).body.message
    const newsCount = async () =>
      (await news(`bl:order:${order}:new-message`)).filter(({ topic }) => topic === 'mark').length
    const mark = (readTo: string) => agent.call('PUT', `/api/orders/${order}/messages/marks`, { readTo })
    for (const between of ['2020-01-01T00:00:00.000001Z', '2020-01-01T00:00:00.000002Z']) await mark(between)
    expect(await newsCount()).toBe(0)
    for (let i = 0; i < 3; i++) await mark(createdAt)
    expect(await newsCount()).toBe(1)
  })
})

describe('staff', () => {
  test('read any chat and write into it as staff; each look and message is in the audit, a party’s is not', async () => {
    const order = await placeOrder(user)
    const image = (await attach(user, order, await picture('png'))).body.message.data.fileId
    for (const person of [staff, moderator]) {
      expect((await look(person, order)).status).toBe(200)
      expect((await say(person, order, 'An operator is here.')).body.message).toMatchObject({
        role: 'staff',
        senderId: person.addr,
      })
    }
    expect((await moderator.call('GET', `/api/files/${image}/blob`)).status).toBe(200)
    await look(agent, order)
    await agent.call('GET', `/api/files/${image}/blob`)
    const { rows } = await market.sql(
      'select who, action, target, from_where from audit where target in ($1, $2) order by id',
      [order, image],
    )
    const from_where = '127.0.0.1'
    expect(rows).toEqual([
      { who: staff.addr, action: 'messages.read', target: order, from_where },
      { who: staff.addr, action: 'messages.write', target: order, from_where },
      { who: moderator.addr, action: 'messages.read', target: order, from_where },
      { who: moderator.addr, action: 'messages.write', target: order, from_where },
      { who: moderator.addr, action: 'files.read', target: image, from_where },
    ])
    expect((await look(user, order)).body.counterparties.map((one: { role: string }) => one.role)).toEqual([
      'agent',
      'staff',
      'staff',
    ])
  })

  test('who is staff no longer neither reads nor writes', async () => {
    const order = await placeOrder(user)
    const former = await market.player(11)
    const set = (is: boolean) => market.sql('update users set is_moderator = $2 where addr = $1', [former.addr, is])
    await set(true)
    market.running.context.people.forget(former.addr)
    expect((await look(former, order)).status).toBe(200)
    // Even while this process still believes that they are.
    await set(false)
    expect((await look(former, order)).status).toBe(404)
    expect((await say(former, order, 'Hello')).status).toBe(404)
  })
})
