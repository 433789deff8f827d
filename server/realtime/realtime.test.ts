import { once } from 'node:events'
import { connect } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { Centrifuge, type PublicationContext, type SubscribedContext } from 'centrifuge'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import {
  collateralChannel,
  counterpartsChannel,
  haltsChannel,
  messagesChannel,
  notificationsChannel,
  orderChannel,
  ordersChannel,
  swapChannel,
} from '#api/channels.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let market: TestMarket
let user: Player
let agent: Player
const open: Centrifuge[] = []

beforeAll(async () => {
  market = await startMarket()
  user = await market.player(7)
  agent = await market.player(1)
})
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
})
afterAll(() => market.close())

/** The official client, as a page of this market would use it. */
async function connected(who: Pick<Player, 'call'>): Promise<Centrifuge> {
  const { body } = await who.call('GET', '/api/config')
  const origin = market.url
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, { origin })
    }
  }
  const client = new Centrifuge(body.centrifuge.endpoint, { token: body.centrifuge.token, websocket: PageSocket })
  open.push(client)
  client.connect()
  await client.ready(5_000)
  return client
}

function subscription(client: Centrifuge, who: Pick<Player, 'call'>, channel: string, since?: SubscribedContext) {
  return client.newSubscription(channel, {
    ...(since?.streamPosition ? { since: since.streamPosition } : {}),
    getToken: async () => {
      const { status, body } = await who.call('POST', '/api/realtime/subscription-token', { channel })
      if (status !== 200) throw new Error(body.code)
      return body.token
    },
  })
}

async function heard(client: Centrifuge, who: Pick<Player, 'call'>, channel: string) {
  const sub = subscription(client, who, channel)
  const news: PublicationContext[] = []
  sub.on('publication', (context) => news.push(context))
  const subscribed = new Promise<SubscribedContext>((resolve) => sub.once('subscribed', resolve))
  sub.subscribe()
  return { sub, news, at: await subscribed }
}

async function placed() {
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const { body: place } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return (await user.call('GET', `/api/orders/${place.order.id}`)).body.order
}

const confirm = (order: { id: string; updatedAt: string }) =>
  user.call('PATCH', `/api/orders/${order.id}`, {
    newStatus: 'agentTransfer',
    oldStatus: 'userTransfer',
    updatedAt: order.updatedAt,
  })

describe('the official client against the embedded realtime server', () => {
  test('both parties hear of a step of their order', async () => {
    const order = await placed()
    const channel = orderChannel(order.id)
    const [mine, theirs] = await Promise.all([
      connected(user).then((client) => heard(client, user, channel)),
      connected(agent).then((client) => heard(client, agent, channel)),
    ])
    await confirm(order)
    await expect
      .poll(() => [mine.news, theirs.news].map((news) => news.at(-1)?.data))
      .toEqual([
        { id: order.id, status: 'agentTransfer' },
        { id: order.id, status: 'agentTransfer' },
      ])
  })

  // shows B-7.2-004, B-7.2-005
  test('a party hears of the other’s message and of whoever joins, without a word of it; nobody else may listen', async () => {
    const order = await placed()
    const client = await connected(user)
    const [messages, counterparts] = await Promise.all([
      heard(client, user, messagesChannel(order.id)),
      heard(client, user, counterpartsChannel(order.id)),
    ])
    const { body } = await agent.call('POST', `/api/orders/${order.id}/messages`, { text: 'Nobody hears this.' })
    await expect.poll(() => messages.news.map(({ data }) => data)).toEqual([{ orderId: order.id, id: body.message.id }])
    await expect.poll(() => counterparts.news.map(({ data }) => data)).toEqual([{ addr: agent.addr, role: 'agent' }])
    const stranger = await market.player(8)
    for (const channel of [messagesChannel(order.id), counterpartsChannel(order.id)]) {
      for (const who of [stranger, market]) {
        const { status, body } = await who.call('POST', '/api/realtime/subscription-token', { channel })
        expect([status, body.code]).toEqual([403, 'channel.denied'])
      }
    }
  })

  test('a visitor hears of a pair whose limit has changed', async () => {
    const { news } = await heard(await connected(market), market, swapChannel(pair))
    await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    await expect.poll(() => news.length).toBeGreaterThan(0)
  })

  test('everybody hears of a halt, and who was away is given it when they come back', async () => {
    const staff = await market.player(0)
    const first = await heard(await connected(market), market, haltsChannel)
    const what = { scope: 'network', network: 'TRON' }
    const { body } = await staff.call('POST', '/api/v2/halts', { what, reason: 'The chain stands still.' })
    await expect.poll(() => first.news.length).toBe(1)
    const position =
      first.sub.state === 'subscribed' ? { ...first.at.streamPosition, offset: first.news[0]?.offset } : {}
    first.sub.unsubscribe()
    await staff.call('PUT', `/api/v2/halts/${body.halt.id}/lift`)
    const since = { ...first.at, streamPosition: position } as SubscribedContext
    const sub = subscription(await connected(market), market, haltsChannel, since)
    const news: PublicationContext[] = []
    sub.on('publication', (context) => news.push(context))
    const subscribed = new Promise<SubscribedContext>((resolve) => sub.once('subscribed', resolve))
    sub.subscribe()
    expect(await subscribed).toMatchObject({ wasRecovering: true, recovered: true })
    await expect.poll(() => news.length).toBe(1)
  })

  test('what was missed is given again in order; a foreign epoch is told as not recovered', async () => {
    const order = await placed()
    const channel = orderChannel(order.id)
    const first = await heard(await connected(user), user, channel)
    first.sub.unsubscribe()
    await confirm(order)
    const back = await connected(user)
    const sub = subscription(back, user, channel, first.at)
    const news: PublicationContext[] = []
    sub.on('publication', (context) => news.push(context))
    const subscribed = new Promise<SubscribedContext>((resolve) => sub.once('subscribed', resolve))
    sub.subscribe()
    expect(await subscribed).toMatchObject({ wasRecovering: true, recovered: true })
    // The news of the placement itself may not have been out yet when the first subscription began.
    await expect.poll(() => news.at(-1)?.data).toEqual({ id: order.id, status: 'agentTransfer' })
    const statuses = news.map(({ data }) => data.status)
    expect([['agentTransfer'], ['userTransfer', 'agentTransfer']]).toContainEqual(statuses)

    const stranger = await connected(user)
    const lost = subscription(stranger, user, channel, {
      ...first.at,
      streamPosition: { offset: 1, epoch: 'another' },
    } as SubscribedContext)
    const answer = new Promise<SubscribedContext>((resolve) => lost.once('subscribed', resolve))
    lost.subscribe()
    expect(await answer).toMatchObject({ wasRecovering: true, recovered: false })
  })
})

describe('peers that behave badly', () => {
  test('connections reset in the middle of a refused upgrade concern nobody else', async () => {
    const { port } = new URL(market.url)
    const ask = `GET /connection/websocket HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nOrigin: https://evil.example\r\n\r\n`
    for (let i = 0; i < 300; i++) {
      const socket = connect(Number(port), '127.0.0.1')
      socket.on('error', () => undefined)
      await once(socket, 'connect')
      socket.write(ask)
      socket.resetAndDestroy()
    }
    expect((await market.call('GET', '/healthz')).status).toBe(200)
  })

  test('a client that sends faster than it is served is cut off', async () => {
    const { body } = await market.call('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, { origin: market.url })
    await once(socket, 'open')
    socket.send(JSON.stringify({ id: 1, connect: { token: body.centrifuge.token } }))
    const closed = once(socket, 'close')
    const frame = '{"id":2,"subscribe":{"channel":"bl:swap:aaaaaaaaaa"}}'
    // However slow this machine is: it goes on until the server has had enough.
    while (socket.readyState === WebSocket.OPEN) {
      for (let i = 0; i < 500 && socket.readyState === WebSocket.OPEN; i++) socket.send(frame)
      await nextTurn()
    }
    expect((await closed)[0]).toBe(1006)
  })

  test('another wish to upgrade is ignored', async () => {
    const answer = await market.call('GET', '/healthz', undefined, { 'http2-settings': '' })
    expect(answer.status).toBe(200)
    const { port } = new URL(market.url)
    const socket = connect(Number(port), '127.0.0.1')
    socket.write(`GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n`)
    const [chunk] = await once(socket, 'data')
    socket.destroy()
    expect(String(chunk)).toMatch(/^HTTP\/1\.1 200 /)
  })

  test('a session that has ended connects no more, and loses its connection', async () => {
    const person = await market.player(31)
    const client = await connected(person)
    const closed = new Promise((resolve) => client.once('disconnected', resolve))
    await person.call('POST', '/api/logout')
    await closed
  })
})

describe('who may not listen', () => {
  test.each(['', 'none', 'a.b.c'])('a connection with the token %j is refused', async (token) => {
    const { body } = await market.call('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, { origin: market.url })
    await once(socket, 'open')
    socket.send(JSON.stringify({ id: 1, connect: { token } }))
    const [code] = await once(socket, 'close')
    expect(code).toBe(3500)
  })

  test.each([undefined, 'https://evil.example', 'null'])('a page from %s is refused', async (origin) => {
    const { body } = await market.call('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, origin === undefined ? {} : { origin })
    const [error] = await once(socket, 'error')
    expect(String(error)).toContain('403')
  })

  test('nobody else hears an order, whatever token they bring', async () => {
    const order = await placed()
    const channel = orderChannel(order.id)
    const stranger = await market.player(8)
    for (const who of [market, stranger]) {
      const answer = await who.call('POST', '/api/realtime/subscription-token', { channel })
      expect(answer).toMatchObject({ status: 403, body: { code: 'channel.denied' } })
    }
    const ours = (await user.call('POST', '/api/realtime/subscription-token', { channel })).body.token
    const client = await connected(stranger)
    const sub = client.newSubscription(channel, { token: ours })
    const refused = new Promise<{ code: number }>((resolve) => sub.once('unsubscribed', resolve))
    sub.subscribe()
    expect((await refused).code).toBe(103)
  })

  test('a token that staff got is no good once they are staff no more', async () => {
    const channel = orderChannel((await placed()).id)
    const moderator = await market.player(31)
    const setModerator = async (isModerator: boolean) => {
      await market.sql('update users set is_moderator = $2 where addr = $1', [moderator.addr, isModerator])
      market.running.context.people.forget(moderator.addr)
    }
    await setModerator(true)
    const { token } = (await moderator.call('POST', '/api/realtime/subscription-token', { channel })).body
    await setModerator(false)
    const client = await connected(moderator)
    const sub = client.newSubscription(channel, { token })
    const refused = new Promise<{ code: number }>((resolve) => sub.once('unsubscribed', resolve))
    sub.subscribe()
    expect((await refused).code).toBe(103)
  })

  test('what a person’s list, collateral or bell is told, nobody else hears', async () => {
    const stranger = await market.player(8)
    for (const channel of [ordersChannel(user.addr), collateralChannel(user.addr), notificationsChannel(user.addr)]) {
      expect((await user.call('POST', '/api/realtime/subscription-token', { channel })).status).toBe(200)
      for (const who of [market, stranger]) {
        const answer = await who.call('POST', '/api/realtime/subscription-token', { channel })
        expect(answer).toMatchObject({ status: 403, body: { code: 'channel.denied' } })
      }
    }
  })

  test.each([
    `bl:order:${'-'.repeat(36)}:updated`,
    'bl:order:*:updated',
    'order:1:updated',
    'bl:',
    'bl:swap:',
    'bl:order:%:updated',
    'bl:users',
  ])('there is no channel %s', async (channel) => {
    const answer = await user.call('POST', '/api/realtime/subscription-token', { channel })
    expect(answer.body.code).toBe('channel.denied')
  })

  test.each([
    ['no JSON', 'hello'],
    ['a command before connecting', '{"id":1,"subscribe":{"channel":"bl:swap:aaaaaaaaaa"}}'],
    ['65 commands in one frame', '{}\n'.repeat(65)],
  ])('%s closes the connection', async (_what, frame) => {
    const { body } = await market.call('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, { origin: market.url })
    await once(socket, 'open')
    socket.send(frame)
    const [code] = await once(socket, 'close')
    expect(code).toBe(3501)
  })

  test('a frame over the limit closes the connection', async () => {
    const { body } = await market.call('GET', '/api/config')
    const socket = new WebSocket(body.centrifuge.endpoint, { origin: market.url })
    await once(socket, 'open')
    socket.send('x'.repeat(40_000))
    const [code] = await once(socket, 'close')
    expect(code).toBe(1009)
  })

  test('a ban cuts the connection', async () => {
    const person = await market.player(30)
    const client = await connected(person)
    const closed = new Promise((resolve) => client.once('disconnected', resolve))
    const connecting = new Promise((resolve) => client.once('connecting', resolve))
    await market.sql('update users set is_banned = true where addr = $1', [person.addr])
    await market.sql("insert into outbox (topic, data) values ('user', $1)", [{ addr: person.addr }])
    await Promise.race([closed, connecting])
    await closed
  })
})

test('a process that missed events which are forgotten already reads everything anew, and everybody comes back', async () => {
  const client = await connected(market)
  let cuts = 0
  client.on('connecting', () => cuts++)
  // As if fifty events had come and gone while this process could not read.
  await market.sql(`
    insert into outbox_ticks (seq, rows, from_xid, to_xid)
    select seq + rows, 50, to_xid, to_xid from outbox_ticks order by seq desc limit 1`)
  await expect.poll(() => cuts).toBe(1)
  await client.ready(5_000)
  const messages: unknown[] = []
  const halts = subscription(client, market, haltsChannel)
  halts.on('publication', ({ data }) => messages.push(data))
  halts.subscribe()
  await halts.ready(5_000)
  await market.sql("insert into outbox (topic) values ('halts')")
  await expect.poll(() => messages).toEqual([{}])
})

describe('news of a pair', () => {
  /** Commits many pieces of news at once of what all agents may promise, which becomes this share of what it was. */
  const change = (share: number) =>
    market.sql(
      `with changed as (
        update capacity set allowed = round(allowed * $1, 6), ceiling = greatest(round(allowed * $1, 6), used)
        returning agent_addr
      )
      select emit('capacity', jsonb_build_object('agent', agent_addr)) from changed, generate_series(1, 50)`,
      [share],
    )
  const limit = async () => Number((await market.call('POST', '/api/orders/estimate', { pair })).body.maxAmount)

  test('fifty changes at once are told once, and what leaves price and limit as they were not at all', async () => {
    const { news } = await heard(await connected(market), market, swapChannel(pair))
    const before = await limit()
    await change(0.5)
    await expect.poll(() => news.length).toBe(1)
    expect(await limit()).toBeLessThan(before)
    // Nothing changes by this: the next that is told is of the change after it.
    await change(1)
    await market.sql(`select emit('record', jsonb_build_object('agent', $1::text))`, [agent.addr])
    await expect.poll(limit).toBeGreaterThan(0)
    await change(2)
    await expect.poll(limit).toBe(before)
    await expect.poll(() => news.length).toBe(2)
  })

  test('rates that move the price are told', async () => {
    const { news } = await heard(await connected(market), market, swapChannel(pair))
    await market.sql(`with moved as (update rates set usd = usd * 1.01 where symbol = 'EUR' returning symbol)
      select emit('rates', '{}') from moved`)
    await expect.poll(() => news.length).toBe(1)
  })
})
