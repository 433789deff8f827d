import { Centrifuge, type PublicationContext } from 'centrifuge'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { haltsChannel, orderChannel } from '#api/channels.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
// Only one agent of the demo takes this pair.
const lone = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'BANK', currency: 'GBP' } }
const transferTo = 'DE89370400440532013000'
type Process = Pick<TestMarket, 'running' | 'url' | 'call' | 'player'>

let market: TestMarket
let second: Process
let staff: Player
let user: Player
const open: Centrifuge[] = []

beforeAll(async () => {
  market = await startMarket()
  second = await market.another()
  staff = await market.player(0)
  user = await market.player(7)
})
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
})
afterAll(() => market.close())

/** The official client at one of the processes, as a page of it would use it. */
async function connected(at: Process, who: Pick<Player, 'call'>): Promise<Centrifuge> {
  const { body } = await who.call('GET', '/api/config')
  class PageSocket extends WebSocket {
    constructor(url: string) {
      super(url, { origin: at.url })
    }
  }
  const client = new Centrifuge(body.centrifuge.endpoint, { token: body.centrifuge.token, websocket: PageSocket })
  open.push(client)
  client.connect()
  await client.ready(5_000)
  return client
}

/** Listens to a channel; `ended` comes when the server does not let it any more. */
async function listening(client: Centrifuge, who: Pick<Player, 'call'>, channel: string) {
  const getToken = async () => {
    const { status, body } = await who.call('POST', '/api/realtime/subscription-token', { channel })
    if (status !== 200) throw new Error(body.code)
    return body.token
  }
  const sub = client.newSubscription(channel, { getToken })
  const news: PublicationContext[] = []
  sub.on('publication', (context) => news.push(context))
  const ended = new Promise<{ code: number }>((resolve) => sub.once('unsubscribed', resolve))
  const subscribed = new Promise((resolve) => sub.once('subscribed', resolve))
  sub.subscribe()
  await subscribed
  return { news, ended }
}

const gone = (client: Centrifuge) => new Promise((resolve) => client.once('disconnected', resolve))
const cut = (client: Centrifuge) => new Promise((resolve) => client.once('connecting', resolve))

async function save(addr: string, rights: Record<string, unknown>): Promise<void> {
  const { user: known } = (await staff.call('GET', `/api/v2/users/${addr}`)).body
  const { status, body } = await staff.call('PUT', `/api/v2/users/${addr}`, { ...rights, updatedAt: known.updatedAt })
  expect(status, JSON.stringify(body)).toBe(200)
}

async function match(who: Player, of = pair, to = transferTo) {
  return who.call('POST', '/api/orders/match', { pair: of, amount: '20', transferTo: to })
}

async function placed() {
  const { body } = await match(user)
  const { body: place } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return (await user.call('GET', `/api/orders/${place.order.id}`)).body.order
}

describe('a ban', () => {
  // shows B-3-006
  test('cuts every socket and refuses every token, in another process as well', async () => {
    const here = await market.player(50)
    const there = await second.player(50)
    const sockets = [await connected(market, here), await connected(second, there)]
    const ends = sockets.map(gone)
    await save(here.addr, { flags: { isBanned: true } })
    await Promise.all(ends)
    for (const { call } of [here, there]) {
      for (const path of ['/api/config', '/api/orders', `/api/users/${here.addr}`]) {
        expect(await call('GET', path)).toMatchObject({ status: 403, body: { code: 'session.banned' } })
      }
      const renewed = await call('POST', '/api/realtime/connection-token')
      expect(renewed).toMatchObject({ status: 403, body: { code: 'session.banned' } })
    }
    const renewal = await market.call('POST', '/api/refresh-token', { refreshToken: here.tokens.refreshToken })
    expect(renewal.status).toBeGreaterThanOrEqual(401)
    expect(renewal.body).not.toHaveProperty('accessToken')
  })

  test('a change that touches no rights leaves the socket alone', async () => {
    const person = await market.player(51, { terms: false })
    const client = await connected(market, person)
    let cuts = 0
    client.on('connecting', () => cuts++)
    const { news } = await listening(client, person, haltsChannel)
    await person.call('PUT', `/api/users/${person.addr}/terms-of-service`)
    // What is told afterwards arrives on the same socket.
    await market.sql("insert into outbox (topic) values ('halts')")
    await expect.poll(() => news.length).toBe(1)
    expect(cuts).toBe(0)
  })
})

describe('a demotion', () => {
  test('a moderator hears no more of an order and gets 403, in another process as well', async () => {
    const here = await market.player(52)
    const there = await second.player(52)
    await save(here.addr, { permissions: { isModerator: true } })
    const order = await placed()
    const channel = orderChannel(order.id)
    await expect.poll(async () => (await there.call('GET', '/api/v2/orders')).status).toBe(200)
    await expect.poll(async () => (await here.call('GET', '/api/v2/orders')).status).toBe(200)
    const ears = await Promise.all(
      (
        [
          [market, here],
          [second, there],
        ] as const
      ).map(async ([at, who]) => {
        const client = await connected(at, who)
        const heard = await listening(client, who, channel)
        return { ...heard, who, client, open: await listening(client, who, haltsChannel) }
      }),
    )
    const cuts = ears.map(({ client }) => cut(client))
    await save(here.addr, { permissions: { isModerator: false } })
    await Promise.all(cuts)
    for (const { ended, who } of ears) {
      expect((await ended).code).toBe(103)
      const token = await who.call('POST', '/api/realtime/subscription-token', { channel })
      expect(token).toMatchObject({ status: 403, body: { code: 'channel.denied' } })
      for (const path of ['/api/v2/orders', `/api/v2/orders/${order.id}`, '/api/v2/disputes']) {
        expect(await who.call('GET', path)).toMatchObject({ status: 403, body: { code: 'access.denied' } })
      }
    }
    const before = ears.map(({ news }) => news.length)
    await user.call('PATCH', `/api/orders/${order.id}`, {
      newStatus: 'agentTransfer',
      oldStatus: 'userTransfer',
      updatedAt: order.updatedAt,
    })
    // What comes later on a channel for everybody has overtaken nothing that was sent before it on the same socket.
    await Promise.all(ears.map(({ client }) => client.ready(5_000)))
    await market.sql("insert into outbox (topic) values ('halts')")
    for (const { open } of ears) await expect.poll(() => open.news.length).toBeGreaterThan(0)
    expect(ears.map(({ news }) => news.length)).toEqual(before)
  })

  test('a super user is one no more at the next request after their socket was cut', async () => {
    const was = await market.player(53)
    await save(was.addr, { permissions: { isSuper: true } })
    await expect.poll(async () => (await was.call('GET', '/api/v2/users')).status).toBe(200)
    const client = await connected(market, was)
    const end = cut(client)
    await save(was.addr, { permissions: { isSuper: false } })
    await end
    expect(await was.call('GET', '/api/v2/users')).toMatchObject({ status: 403, body: { code: 'access.denied' } })
    expect((await was.call('POST', '/api/v2/halts', { what: { scope: 'market' }, reason: 'Now.' })).status).toBe(403)
  })

  test('rights that a process has learnt before the news still cut the sockets that came with others', async () => {
    const was = await market.player(54)
    await save(was.addr, { permissions: { isModerator: true } })
    await expect.poll(async () => (await was.call('GET', '/api/v2/orders')).status).toBe(200)
    const client = await connected(market, was)
    const end = cut(client)
    const { people } = market.running.context
    const deaf = new pg.Client({ connectionString: market.running.context.settings.databaseUrl ?? '' })
    await deaf.connect()
    try {
      // Events are numbered under this lock: while it is held, no process hears any.
      await deaf.query('select pg_advisory_lock(7301)')
      await save(was.addr, { permissions: { isModerator: false } })
      people.forget(was.addr)
      expect((await was.call('GET', '/api/v2/orders')).status).toBe(403)
    } finally {
      await deaf.end()
    }
    await end
  })
})

describe('a suspension', () => {
  const flags = async (addr: string, isSuspend: boolean) => {
    const { agent } = (await staff.call('GET', `/api/v2/agents/${addr}`)).body
    const ask = { flags: { isSuspend }, updatedAt: agent.updatedAt }
    expect((await staff.call('PUT', `/api/v2/agents/${addr}/flags`, ask)).status).toBe(200)
  }
  const price = async (at: Process) => (await at.call('POST', '/api/orders/estimate', { pair: lone })).body.nextPrice

  // shows A-2-181, A-4-039, A-6-027
  test('the database refuses to match and to place at once; the book of every process follows', async () => {
    const gbp = 'GB82WEST12345698765432'
    const buyer = await second.player(55)
    const { body } = await match(buyer, lone, gbp)
    const agent = (await buyer.call('GET', `/api/offers/${body.offer.id}`)).body.offer.agent.addr
    const deaf = new pg.Client({ connectionString: market.running.context.settings.databaseUrl ?? '' })
    await deaf.connect()
    try {
      await deaf.query('select pg_advisory_lock(7301)')
      await flags(agent, true)
      // No news are out: the book of the other process still has the agent.
      expect(await price(second)).not.toBeNull()
      const refused = await buyer.call('POST', '/api/orders/place', { offer_id: body.offer.id })
      expect(refused).toMatchObject({ status: 409, body: { code: 'offer.agent' } })
      expect(await match(buyer, lone, gbp)).toMatchObject({ status: 409, body: { code: 'match.none' } })
    } finally {
      await deaf.end()
    }
    for (const at of [market, second]) await expect.poll(() => price(at)).toBeNull()
    await flags(agent, false)
    for (const at of [market, second]) await expect.poll(() => price(at)).not.toBeNull()
    expect((await match(buyer, lone, gbp)).status).toBe(200)
  })

  test('an offer of an agent who was declined since becomes no order', async () => {
    const gbp = 'GB82WEST12345698765432'
    const buyer = await market.player(58)
    const { body } = await match(buyer, lone, gbp)
    const agent = (await buyer.call('GET', `/api/offers/${body.offer.id}`)).body.offer.agent.addr
    const decide = async (status: string) =>
      expect((await staff.call('POST', `/api/v2/agents/${agent}/moderate`, { status })).status).toBe(200)
    await decide('declined')
    const refused = await buyer.call('POST', '/api/orders/place', { offer_id: body.offer.id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'offer.agent' } })
    await decide('approved')
    for (const at of [market, second]) await expect.poll(() => price(at)).not.toBeNull()
    expect((await buyer.call('POST', '/api/orders/place', { offer_id: body.offer.id })).status).toBe(200)
  })

  test('an agent who is banned is offered to nobody and their live offers become no orders', async () => {
    const gbp = 'GB82WEST12345698765432'
    const buyer = await market.player(56)
    const { body } = await match(buyer, lone, gbp)
    const agent = (await buyer.call('GET', `/api/offers/${body.offer.id}`)).body.offer.agent.addr
    await save(agent, { flags: { isBanned: true } })
    const refused = await buyer.call('POST', '/api/orders/place', { offer_id: body.offer.id })
    expect(refused).toMatchObject({ status: 409, body: { code: 'offer.agent' } })
    for (const at of [market, second]) await expect.poll(() => price(at)).toBeNull()
    await save(agent, { flags: { isBanned: false } })
    for (const at of [market, second]) await expect.poll(() => price(at)).not.toBeNull()
  })
})

describe('a logout', () => {
  test('ends the tokens and the socket of its session alone; every process knows', async () => {
    const person = await market.player(57)
    const elsewhere = await market.player(57)
    const [client, other] = [await connected(market, person), await connected(market, elsewhere)]
    const end = gone(client)
    const { sid } = JSON.parse(Buffer.from(person.tokens.accessToken.split('.')[1] ?? '', 'base64url').toString())
    expect((await person.call('POST', '/api/logout')).status).toBe(200)
    expect(await person.call('GET', '/api/orders')).toMatchObject({ status: 401, body: { code: 'session.expired' } })
    const renewal = await market.call('POST', '/api/refresh-token', { refreshToken: person.tokens.refreshToken })
    expect(renewal.status).toBe(401)
    await end
    await expect.poll(() => second.running.context.people.hasEnded(sid)).toBe(true)
    expect((await elsewhere.call('GET', '/api/orders')).status).toBe(200)
    expect(other.state).toBe('connected')
  })
})
