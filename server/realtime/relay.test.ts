import { Centrifuge, type PublicationContext } from 'centrifuge'
import { decodeJwt } from 'jose'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { messagesChannel, orderChannel, swapChannel } from '#api/channels.ts'
import { CentrifugoStandIn } from '#testing/centrifugo.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const transferTo = 'DE89370400440532013000'

let centrifugo: CentrifugoStandIn
let market: TestMarket
let user: Player
let agent: Player
const open: Centrifuge[] = []

beforeAll(async () => {
  centrifugo = new CentrifugoStandIn(() => market.url)
  await centrifugo.listen()
  market = await startMarket(centrifugo.env)
  user = await market.player(7)
  agent = await market.player(1)
})
afterEach(() => {
  for (const client of open.splice(0)) client.disconnect()
})
afterAll(async () => {
  await market.close()
  await centrifugo.close()
})

async function connected(who: Pick<Player, 'call'>): Promise<Centrifuge> {
  const { body } = await who.call('GET', '/api/config')
  const client = new Centrifuge(body.centrifuge.endpoint, { token: body.centrifuge.token, websocket: WebSocket })
  open.push(client)
  client.connect()
  await client.ready(5_000)
  return client
}

async function heard(client: Centrifuge, who: Pick<Player, 'call'>, channel: string) {
  const { body } = await who.call('POST', '/api/realtime/subscription-token', { channel })
  const sub = client.newSubscription(channel, { token: body.token })
  const news: PublicationContext[] = []
  sub.on('publication', (context) => news.push(context))
  sub.subscribe()
  await sub.ready(5_000)
  return news
}

async function placed(): Promise<{ id: string; updatedAt: string }> {
  const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
  const { body: place } = await user.call('POST', '/api/orders/place', { offer_id: body.offer.id })
  return (await user.call('GET', `/api/orders/${place.order.id}`)).body.order
}

const say = (id: string, text: string) => agent.call('POST', `/api/orders/${id}/messages`, { text })
const toldOf = (channel: string) => centrifugo.told.filter((each) => each.channel === channel).map(({ data }) => data)
const realtime = async () => (await market.call('GET', '/readyz')).body.realtime

describe('a market with Centrifugo beside it', () => {
  test('names its address to clients, opens no realtime server of its own, and its tokens are good there', async () => {
    const { body } = await market.call('GET', '/api/config')
    expect(body.centrifuge.endpoint).toBe(centrifugo.env.CENTRIFUGO_WS_URL)
    const own = await market.call('GET', '/connection/websocket')
    expect(own.status).toBe(404)
    const order = await placed()
    const news = await heard(await connected(user), user, messagesChannel(order.id))
    const { body: answer } = await say(order.id, 'first')
    await expect.poll(() => news.map(({ data }) => data)).toEqual([{ orderId: order.id, id: answer.message.id }])
  })

  test('a visitor hears of a pair that cannot be had any more', async () => {
    const news = await heard(await connected(market), market, swapChannel(pair))
    const staff = await market.player(0)
    const what = { scope: 'network', network: 'SEPA' }
    const { body } = await staff.call('POST', '/api/v2/halts', { what, reason: 'The banks are closed.' })
    await expect.poll(() => news.length).toBeGreaterThan(0)
    await staff.call('PUT', `/api/v2/halts/${body.halt.id}/lift`)
    // What comes next swaps in this pair: this process knows of the lifting by its news.
    await expect.poll(() => market.running.context.halts().length).toBe(0)
  })

  test.each([
    ['is reset', null],
    ['answers 503', 503],
  ] as const)(
    'while it %s the market goes on, says so, and afterwards everything comes in order, once',
    async (_how, how) => {
      const order = await placed()
      const channel = messagesChannel(order.id)
      centrifugo.failure = how
      const sent: string[] = []
      for (let i = 0; i < 12; i++) {
        const { status, body } = await say(order.id, `word ${i}`)
        expect(status).toBe(200)
        sent.push(body.message.id)
      }
      await expect.poll(async () => (await realtime()).away, { timeout: 5_000 }).not.toBeNull()
      expect((await market.call('GET', '/readyz')).status).toBe(200)
      await expect.poll(async () => (await realtime()).behind).toBeGreaterThan(0)
      expect((await market.call('GET', '/metrics')).body).toMatch(/surety_realtime_away 1/)
      centrifugo.failure = 'not'
      await expect.poll(() => toldOf(channel).length, { timeout: 15_000 }).toBe(sent.length)
      expect(toldOf(channel).map((data) => (data as { id: string }).id)).toEqual(sent)
      await expect.poll(realtime, { timeout: 5_000 }).toEqual({ away: null, behind: 0 })
    },
  )

  test('another process goes on where the one that ends stopped: nothing is missed, and what comes again has its key', async () => {
    const order = await placed()
    const channel = orderChannel(order.id)
    await expect.poll(() => toldOf(channel).length).toBe(1)
    // It publishes no more before its place is set back: else it would note its own place again.
    await market.running.context.leases.stop()
    const { rows } = await market.sql("select seq from outbox_readers where name = 'centrifugo'")
    const before = centrifugo.told.length
    // As if the process had died after Centrifugo took the last ten and before it noted so.
    await market.sql(`
      update outbox_readers r set seq = r.seq - 10, (xid, id) = (
        select xid, id from outbox e where (e.xid, e.id) <= (r.xid, r.id) order by xid desc, id desc offset 10 limit 1
      ) where name = 'centrifugo'`)
    const other = await market.another()
    await expect.poll(() => centrifugo.repeats, { timeout: 15_000 }).toBeGreaterThan(0)
    const place = async () =>
      Number((await market.sql("select seq from outbox_readers where name = 'centrifugo'")).rows[0].seq)
    await expect.poll(place).toBeGreaterThanOrEqual(Number(rows[0].seq))
    const numbers = centrifugo.told
      .slice(before)
      .flatMap(({ key }) => /^[\da-f-]{36}-(\d+)-/.exec(key ?? '')?.[1] ?? [])
    expect(numbers.filter((seq) => Number(seq) <= Number(rows[0].seq))).toEqual([])
    expect(other.running.context.leases.hold('centrifugo')).not.toBeNull()
    const again = await say(order.id, 'to the other one')
    expect(again.status).toBe(200)
    await expect.poll(() => toldOf(messagesChannel(order.id)).length).toBe(1)
  })
})

describe('who is cut off', () => {
  const cutOff = (client: Centrifuge) =>
    new Promise<number>((resolve) => client.once('disconnected', ({ code }) => resolve(code)))

  test('a session that ended: at once, and again when its old token comes back', async () => {
    const person = await market.player(21)
    const { body } = await person.call('GET', '/api/config')
    const first = cutOff(await connected(person))
    await person.call('POST', '/api/logout')
    expect(await first).toBe(4501)
    const back = new Centrifuge(body.centrifuge.endpoint, { token: body.centrifuge.token, websocket: WebSocket })
    open.push(back)
    const again = cutOff(back)
    back.connect()
    expect(await again).toBe(4501)
  })

  test('a banned person', async () => {
    const person = await market.player(22)
    const gone = cutOff(await connected(person))
    await market.sql('update users set is_banned = true where addr = $1', [person.addr])
    await market.sql("insert into outbox (topic, data) values ('user', $1)", [{ addr: person.addr }])
    expect(await gone).toBe(4501)
  })

  test('who is staff no more; a token for an order that they got as staff is no good with their new one', async () => {
    const moderator = await market.player(23)
    const set = async (is: boolean) => {
      await market.sql('update users set is_moderator = $2 where addr = $1', [moderator.addr, is])
      await market.sql("insert into outbox (topic, data) values ('user', $1)", [{ addr: moderator.addr }])
    }
    const channel = orderChannel((await placed()).id)
    const token = async () => (await moderator.call('POST', '/api/realtime/subscription-token', { channel })).body.token
    await set(true)
    await expect.poll(token).toBeDefined()
    const asStaff = await token()
    const gone = cutOff(await connected(moderator))
    await set(false)
    expect(await gone).toBe(4501)
    await expect.poll(token).toBeUndefined()
    const sub = (await connected(moderator)).newSubscription(channel, { token: asStaff })
    const refused = new Promise<number>((resolve) => sub.once('unsubscribed', ({ code }) => resolve(code)))
    sub.subscribe()
    expect(await refused).toBe(103)
  })
  const subjectOf = async (who: Player) =>
    String(decodeJwt((await who.call('GET', '/api/config')).body.centrifuge.token).sub)

  test('who has their old rights again hears on: what they were cut off for is not held against them', async () => {
    const person = await market.player(24)
    const set = async (is: boolean) => {
      await market.sql('update users set is_moderator = $2 where addr = $1', [person.addr, is])
      await market.sql("insert into outbox (topic, data) values ('user', $1)", [{ addr: person.addr }])
    }
    const first = cutOff(await connected(person))
    await set(true)
    expect(await first).toBe(4501)
    // Each of the two processes learns of it in its own time, and this one gives the tokens.
    await expect.poll(() => subjectOf(person)).toMatch(/staff$/)
    const second = cutOff(await connected(person))
    await set(false)
    expect(await second).toBe(4501)
    await expect.poll(() => subjectOf(person)).toMatch(/person$/)
    const other = await market.player(25)
    const [mine, theirs] = [await subjectOf(person), await subjectOf(other)]
    await other.call('POST', '/api/logout')
    await expect.poll(() => centrifugo.cut).toContain(theirs)
    // Who is to stay away is cut off again and again, by leases with everybody of whom that holds.
    const turnsWithoutMine = () => {
      const { cut } = centrifugo
      return cut.slice(cut.lastIndexOf(mine) + 1).filter((subject) => subject === theirs).length
    }
    await expect.poll(turnsWithoutMine, { timeout: 20_000 }).toBeGreaterThan(5)
  })
})
