import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { patience, settingsOf, TestChannels, transferTo } from '#testing/channels.ts'
import { look, say } from '#testing/chat.ts'
import type { Player, TestMarket } from '#testing/market.ts'
import { allTold } from '#testing/news.ts'

const channels = new TestChannels()
const { botApi, smtp, pushes, showCode, connectBot, connectMail, connectPush, askForTest, place, move } = channels
const { deliveriesOf, stateOf, plannedAt, hurry } = channels
let market: TestMarket

beforeAll(async () => {
  market = await channels.start()
})
afterAll(() => channels.close())
afterEach(() => channels.calm())

describe('settings', () => {
  // shows B-3-032, B-5-032, B-7.1-015, B-7.1-016
  test('the username is saved, needed, and shown in the settings and the user', async () => {
    const user = await market.player(40)
    const save = (username: string) => user.call('PUT', settingsOf(user), { user: { username } })
    expect((await save('Ada')).body.user.username).toBe('Ada')
    expect((await user.call('GET', settingsOf(user))).body.user.username).toBe('Ada')
    expect((await user.call('GET', `/api/users/${user.addr}`)).body.user.username).toBe('Ada')
    for (const empty of ['', '   ']) expect((await save(empty)).status).toBe(400)
    expect((await user.call('GET', settingsOf(user))).body.user.username).toBe('Ada')
  })

  // shows A-6-014, B-7.1-015
  test('they are the person’s own: another person’s are neither read nor changed', async () => {
    const [user, other] = [await market.player(40), await market.player(41)]
    expect((await other.call('GET', settingsOf(user))).status).toBe(403)
    expect((await other.call('PUT', settingsOf(user), { user: { username: 'Eve' } })).status).toBe(403)
    expect((await user.call('GET', settingsOf(user))).body.user.username).toBe('Ada')
  })

  test('an agent’s name stays that of the agent’s profile', async () => {
    const agent = await market.player(1)
    const { username } = (await agent.call('GET', settingsOf(agent))).body.user
    const save = (name: string) => agent.call('PUT', settingsOf(agent), { user: { username: name } })
    expect(await save('Another')).toMatchObject({ status: 409, body: { code: 'settings.username' } })
    expect((await save(username)).status).toBe(200)
  })

  // shows B-3-003, B-3-007
  test('the flags tgChatEnabled and disputeNotification are in the user’s answer and can be switched', async () => {
    const user = await market.player(40)
    const body = { user: { username: 'Ada', disputeNotification: true, tgChatEnabled: false } }
    expect((await user.call('PUT', settingsOf(user), body)).status).toBe(200)
    const answer = (await user.call('GET', `/api/users/${user.addr}`)).body.user
    expect(answer.flags.disputeNotification).toBe(true)
    expect(answer.details.tgChatEnabled).toBe(false)
  })
})

describe('the messaging bot', () => {
  // shows A-3-046, A-3-047, B-3-032, B-4-020, B-4-021, B-7.1-017
  test('not connected, then a connect code, then activated', async () => {
    const user = await market.player(42)
    const read = async () => (await user.call('GET', settingsOf(user))).body.telegram
    expect(await read()).toMatchObject({ isAvailable: true, connectCode: null, connectUrl: null, verifiedAt: null })
    const activationCode = await showCode(user, 4200)
    const issued = await read()
    expect(issued.connectUrl).toBe(`https://t.me/surety_test_bot?start=${issued.connectCode}`)
    expect(issued).toMatchObject({ hasActivationCode: true, verifiedAt: null })
    const own = async () => (await user.call('GET', `/api/users/${user.addr}`)).body.user
    expect(await own()).toMatchObject({ hasBotActivationCode: true, botActivatedAt: null })
    const typed = ` ${activationCode.toLowerCase()} `
    const activated = await user.call('PUT', `${settingsOf(user)}/tg-activate`, { activationCode: typed })
    expect(activated.body.telegram).toMatchObject({ connectCode: null, hasActivationCode: false })
    expect(activated.body.telegram.verifiedAt).toMatch(/^\d{4}-/)
    expect(activated.body.user.tgChatEnabled).toBe(true)
    expect((await own()).botActivatedAt).toBe(activated.body.telegram.verifiedAt)
  })

  // shows B-1-010
  test('an activated user is told of a step, with pair, amount and deadline, and no bank details', async () => {
    const user = await market.player(42)
    const agent = await market.player(1)
    const orderId = await place(user)
    await expect.poll(() => botApi.to(4200).some((text) => text.includes('Send 20 USDT')), patience).toBe(true)
    await move(user, orderId, 'agentTransfer')
    const { order } = (await user.call('GET', `/api/orders/${orderId}`)).body
    if (order.agentAddrs[0] === agent.addr) await move(agent, orderId, 'rejected')
    else await move(await market.player(2), orderId, 'rejected')
    await expect.poll(() => botApi.to(4200).some((text) => text.includes('Order rejected')), patience).toBe(true)
    const all = botApi.to(4200).join('\n')
    expect(all).toContain('USDT → EUR')
    expect(all).toContain(`/orders/${orderId}`)
    for (const secret of [transferTo, 'Canary', user.addr, order.agentAddrs[0]]) expect(all).not.toContain(secret)
  })

  test('who is about to enter a code sees which chat asks, until it is bound', async () => {
    const user = await market.player(87)
    const { body } = await user.call('POST', `${settingsOf(user)}/tg-connect`)
    expect(body.telegram.askingName).toBeNull()
    botApi.write(8700, `/start ${body.telegram.connectCode}`, [channels.nextUpdate++], 'canary_name')
    await expect.poll(() => botApi.to(8700).length, patience).toBe(1)
    expect((await user.call('GET', settingsOf(user))).body.telegram.askingName).toBe('@canary_name')
    const { rows } = await market.sql('select asking_name_enc from bot_bindings where addr = $1', [user.addr])
    expect(rows[0].asking_name_enc.toString('latin1')).not.toContain('canary')
    const activationCode = /code: (\S+)/.exec(botApi.to(8700)[0] ?? '')?.[1]
    const activated = await user.call('PUT', `${settingsOf(user)}/tg-activate`, { activationCode })
    expect(activated.body.telegram).toMatchObject({ askingName: null, hasActivationCode: false })
  })

  test('a guessed activation code is refused, and the fifth wrong one ends the code', async () => {
    const user = await market.player(43)
    const activationCode = await showCode(user, 4300)
    expect(activationCode).toMatch(/^[A-HJ-NP-Z2-9]{10}$/)
    const enter = (code: string) => user.call('PUT', `${settingsOf(user)}/tg-activate`, { activationCode: code })
    for (let left = 4; left >= 0; left -= 1) {
      expect(await enter('AAAAAAAAAA')).toMatchObject({
        status: 422,
        body: { code: 'bot.activation', values: { left } },
      })
    }
    expect((await enter(activationCode)).status).toBe(422)
    expect((await user.call('GET', settingsOf(user))).body.telegram.verifiedAt).toBeNull()
    expect((await enter(await showCode(user, 4300))).status).toBe(200)
  })

  test('guesses made at once are counted one by one', async () => {
    const user = await market.player(44)
    const activationCode = await showCode(user, 4400)
    const enter = (code: string) => user.call('PUT', `${settingsOf(user)}/tg-activate`, { activationCode: code })
    await Promise.all(Array.from({ length: 8 }, () => enter('BBBBBBBBBB')))
    expect((await enter(activationCode)).status).toBe(422)
  })

  test('a code that is over, another person’s code and an empty one bind nothing', async () => {
    const [user, other] = [await market.player(45), await market.player(46)]
    const activationCode = await showCode(user, 4500)
    await showCode(other, 4600)
    const enter = (who: Player, code: string) =>
      who.call('PUT', `${settingsOf(who)}/tg-activate`, { activationCode: code })
    expect((await enter(other, activationCode)).status).toBe(422)
    await market.sql("update bot_bindings set activation_until = now() - interval '1 s' where addr = $1", [user.addr])
    expect((await enter(user, activationCode)).status).toBe(422)
    expect((await enter(user, '')).status).toBe(422)
  })

  test('one chat a person and one person a chat; /stop and the profile both end it', async () => {
    const [user, other] = [await market.player(43), await market.player(46)]
    expect(await user.call('POST', `${settingsOf(user)}/tg-connect`)).toMatchObject({ body: { code: 'bot.bound' } })
    const { body } = await other.call('POST', `${settingsOf(other)}/tg-connect`)
    botApi.write(4300, `/start ${body.telegram.connectCode}`, [channels.nextUpdate++])
    await expect.poll(() => botApi.to(4300).at(-1), patience).toContain('connected already')
    botApi.write(4300, '/stop', [channels.nextUpdate++])
    await expect.poll(() => botApi.to(4300).at(-1), patience).toContain('Disconnected')
    expect((await user.call('GET', settingsOf(user))).body.telegram.verifiedAt).toBeNull()
    await connectBot(other, 4300)
    const revoked = await other.call('POST', `${settingsOf(other)}/tg-revoke`)
    expect(revoked.body.telegram).toMatchObject({ verifiedAt: null, connectCode: null })
    expect(revoked.body.user.tgChatEnabled).toBe(false)
  })

  test('two people who enter the codes of one chat at once: one is bound, the other is told that it is taken', async () => {
    const [one, other] = [await market.player(85), await market.player(86)]
    const codes = [await showCode(one, 8500), await showCode(other, 8500)]
    const answers = await Promise.all(
      [one, other].map((who, index) =>
        who.call('PUT', `${settingsOf(who)}/tg-activate`, { activationCode: codes[index] }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('bot.taken')
  })

  test('updates that come twice and out of order are each carried out once', async () => {
    const user = await market.player(47)
    const { body } = await user.call('POST', `${settingsOf(user)}/tg-connect`)
    const [first, second] = [channels.nextUpdate++, channels.nextUpdate++]
    botApi.write(4701, 'hello', [second, second])
    botApi.write(4700, `/start ${body.telegram.connectCode}`, [first, first])
    await expect.poll(() => botApi.to(4700).length, patience).toBe(1)
    await expect.poll(() => botApi.to(4701).length, patience).toBe(1)
    botApi.write(4700, `/start ${body.telegram.connectCode}`, [first])
    botApi.write(4702, 'hello', [channels.nextUpdate++])
    await expect.poll(() => botApi.to(4702).length, patience).toBe(1)
    expect(botApi.to(4700)).toHaveLength(1)
    const activationCode = /code: (\S+)/.exec(botApi.to(4700)[0] ?? '')?.[1]
    expect((await user.call('PUT', `${settingsOf(user)}/tg-activate`, { activationCode })).status).toBe(200)
  })
})

describe('mail', () => {
  test('nothing is sent to an address before its code was given back', async () => {
    const user = await market.player(48)
    expect((await user.call('POST', `${settingsOf(user)}/email`, { email: 'u48@mail.example' })).status).toBe(200)
    const early = await askForTest(user)
    await expect.poll(async () => (await plannedAt(early)) !== null, patience).toBe(true)
    expect(await deliveriesOf(early)).toEqual({})
    const wrong = await user.call('PUT', `${settingsOf(user)}/email-confirm`, { code: 'AAAAAAAAAA' })
    expect(wrong).toMatchObject({ status: 422, body: { code: 'mail.code' } })
    const code = /code: (\S+)/.exec(smtp.to('u48@mail.example')[0] ?? '')?.[1]
    expect(
      (await user.call('PUT', `${settingsOf(user)}/email-confirm`, { code })).body.email.confirmedAt,
    ).not.toBeNull()
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'email'), patience).toBe('sent')
    expect(smtp.to('u48@mail.example').at(-1)).toContain('Subject: It works')
  })

  test('codes cannot be asked for again and again', async () => {
    const user = await market.player(48)
    expect(await user.call('POST', `${settingsOf(user)}/email`, { email: 'victim@mail.example' })).toMatchObject({
      status: 429,
      body: { code: 'settings.too-often' },
    })
    expect(smtp.to('victim@mail.example')).toEqual([])
  })

  test('put off when the server asks for it, and tried again', async () => {
    const user = await market.player(48)
    smtp.mood = { refusal: '451 try later' }
    const id = await askForTest(user)
    await expect.poll(async () => (await deliveriesOf(id)).email, patience).toMatchObject({ state: 'due', tries: 1 })
    smtp.mood = 'well'
    await hurry(id)
    await expect.poll(async () => (await deliveriesOf(id)).email, patience).toEqual({ state: 'sent', tries: 2 })
  })

  test('a text that was handed over and never answered is not sent again', async () => {
    const user = await market.player(48)
    smtp.mood = 'silent after the text'
    const before = smtp.to('u48@mail.example').length
    const id = await askForTest(user)
    await expect.poll(() => smtp.to('u48@mail.example').length, patience).toBe(before + 1)
    smtp.hangUp()
    await expect.poll(() => stateOf(id, 'email'), patience).toBe('unknown')
    smtp.mood = 'well'
    const next = await askForTest(user)
    await expect.poll(() => stateOf(next, 'email'), patience).toBe('sent')
    expect(smtp.to('u48@mail.example')).toHaveLength(before + 2)
  })

  test('an address that is nobody’s on two days is forgotten; what else a server refuses changes nothing', async () => {
    const user = await market.player(66)
    await connectMail(user, 'u66@mail.example')
    const boxOf = async () => (await user.call('GET', settingsOf(user))).body.email
    const refusedWith = async (refusal: string) => {
      smtp.mood = { refusal }
      const id = await askForTest(user)
      await expect.poll(() => stateOf(id, 'email'), patience).toBe('dropped')
    }
    const yesterday = () =>
      market.sql('update mail_boxes set gone_on = current_date - 1 where addr = $1 and gone_on is not null', [
        user.addr,
      ])
    await refusedWith('550 5.7.1 blocked by policy: unknown sender')
    await yesterday()
    await refusedWith('550 5.1.1 no such user')
    expect((await boxOf()).address).toBe('u66@mail.example')
    await yesterday()
    await refusedWith('550 5.7.1 blocked by policy')
    expect((await boxOf()).address).toBe('u66@mail.example')
    await refusedWith('550 user unknown')
    await expect.poll(boxOf, patience).toMatchObject({ address: null, confirmedAt: null })
  })

  test('mail that arrives between two such answers forgives the first', async () => {
    const user = await market.player(67)
    await connectMail(user, 'u67@mail.example')
    const goneOn = async () =>
      (await market.sql('select gone_on from mail_boxes where addr = $1', [user.addr])).rows[0].gone_on
    smtp.mood = { refusal: '550 5.1.1 nobody here' }
    const refused = await askForTest(user)
    await expect.poll(() => stateOf(refused, 'email'), patience).toBe('dropped')
    await expect.poll(goneOn, patience).not.toBeNull()
    smtp.mood = 'well'
    const taken = await askForTest(user)
    await expect.poll(() => stateOf(taken, 'email'), patience).toBe('sent')
    await expect.poll(goneOn, patience).toBeNull()
  })

  test('a confirmed address stays until another one is confirmed', async () => {
    const user = await market.player(68)
    await connectMail(user, 'u68@mail.example')
    await market.sql("update mail_boxes set asked_at = asked_at - interval '1 hour' where addr = $1", [user.addr])
    expect(
      (await user.call('POST', `${settingsOf(user)}/email`, { email: 'new68@mail.example' })).body.email,
    ).toMatchObject({ address: 'u68@mail.example', waitingFor: 'new68@mail.example' })
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'email'), patience).toBe('sent')
    expect(smtp.to('u68@mail.example').at(-1)).toContain('It works')
    const code = /code: (\S+)/.exec(smtp.to('new68@mail.example').at(-1) ?? '')?.[1]
    const { body } = await user.call('PUT', `${settingsOf(user)}/email-confirm`, { code })
    expect(body.email).toMatchObject({ address: 'new68@mail.example', waitingFor: null })
  })
})

describe('push', () => {
  test('a browser is sent an encrypted message under our own key', async () => {
    const user = await market.player(49)
    await connectPush(user, 'browser-49')
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'push'), patience).toBe('sent')
    const taken = pushes.taken.find(({ path }) => path === '/browser-49')
    expect(taken?.headers.authorization).toMatch(/^vapid t=.+, k=/)
    expect(taken?.headers['content-encoding']).toBe('aes128gcm')
    expect(taken?.body.toString('latin1')).not.toContain('It works')
  })

  test('a service that fails is asked again; one that says gone ends the subscription', async () => {
    const user = await market.player(49)
    pushes.status = 503
    const id = await askForTest(user)
    await expect.poll(async () => (await deliveriesOf(id)).push, patience).toMatchObject({ state: 'due', tries: 1 })
    pushes.status = 410
    await hurry(id)
    await expect.poll(() => stateOf(id, 'push'), patience).toBe('dropped')
    await expect.poll(async () => (await user.call('GET', settingsOf(user))).body.push.browsers, patience).toBe(0)
  })

  const browsersOf = async (user: Player) => (await user.call('GET', settingsOf(user))).body.push.browsers

  test('it ends with the session that asked for it: signed out, or banned; another browser’s stays', async () => {
    const [here, there] = [await market.player(95), await market.player(95)]
    await connectPush(here, 'browser-95-here')
    await connectPush(there, 'browser-95-there')
    expect(await browsersOf(there)).toBe(2)
    expect((await here.call('POST', '/api/logout')).status).toBe(200)
    expect((await there.call('GET', settingsOf(there))).body.push.endpoints).toEqual([
      `${pushes.origin}/browser-95-there`,
    ])
    const id = await askForTest(there)
    await expect.poll(() => stateOf(id, 'push'), patience).toBe('sent')
    expect(pushes.taken.filter(({ path }) => path === '/browser-95-here')).toEqual([])
    const boss = await market.player(0)
    const { updatedAt } = (await boss.call('GET', `/api/v2/users/${there.addr}`)).body.user
    const banned = await boss.call('PUT', `/api/v2/users/${there.addr}`, { flags: { isBanned: true }, updatedAt })
    expect(banned.status).toBe(200)
    const left = await market.sql('select from push_subscriptions where addr = $1', [there.addr])
    expect(left.rowCount).toBe(0)
  })

  test('the eleventh browser is refused and puts none out; all are turned off at once', async () => {
    const user = await market.player(96)
    for (let index = 0; index < 10; index += 1) await connectPush(user, `browser-96-${index}`)
    const { endpoint, keys } = pushes.subscription('browser-96-10')
    const add = () => user.call('POST', `${settingsOf(user)}/push`, { endpoint, keys })
    expect(await add()).toMatchObject({ status: 409, body: { code: 'settings.browsers' } })
    await connectPush(user, 'browser-96-0')
    expect(await browsersOf(user)).toBe(10)
    expect((await user.call('POST', `${settingsOf(user)}/push-remove-all`)).body.push.browsers).toBe(0)
    expect((await add()).body.push.browsers).toBe(1)
  })

  test('no address is called but that of a known push service', async () => {
    const user = await market.player(49)
    const { keys } = pushes.subscription('x')
    for (const endpoint of ['https://192.0.2.1/x', 'http://127.0.0.1:1/x', 'https://evil.example/fcm.googleapis.com']) {
      expect((await user.call('POST', `${settingsOf(user)}/push`, { endpoint, keys })).status, endpoint).toBe(400)
    }
  })
})

describe('sending notifications', () => {
  test('a bot that is busy is left alone for as long as it asks, and tried again', async () => {
    const user = await market.player(50)
    await connectBot(user, 5000)
    botApi.mood = { status: 429, retryAfter: 1 }
    const id = await askForTest(user)
    await expect.poll(async () => (await deliveriesOf(id)).bot, patience).toMatchObject({ state: 'due', tries: 1 })
    botApi.mood = { status: 502 }
    await hurry(id)
    await expect.poll(async () => (await deliveriesOf(id)).bot, patience).toMatchObject({ state: 'due', tries: 2 })
    botApi.mood = 'well'
    await hurry(id)
    await expect.poll(async () => (await deliveriesOf(id)).bot, patience).toEqual({ state: 'sent', tries: 3 })
    expect(botApi.to(5000).filter((text) => text.startsWith('It works'))).toHaveLength(1)
  })

  test('a message that was heard and never answered is not repeated', async () => {
    const user = await market.player(50)
    botApi.mood = 'cut'
    const before = botApi.to(5000).length
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'bot'), patience).toBe('unknown')
    botApi.mood = 'well'
    const next = await askForTest(user)
    await expect.poll(() => stateOf(next, 'bot'), patience).toBe('sent')
    expect(botApi.to(5000)).toHaveLength(before + 2)
  })

  test('a channel that hangs is in no other’s way', async () => {
    const user = await market.player(50)
    await connectPush(user, 'browser-50')
    botApi.mood = 'hang'
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'push'), patience).toBe('sent')
    expect(await stateOf(id, 'bot')).toBe('sending')
    const { body } = await user.call('GET', '/api/notifications')
    expect(body.notifications[0]).toMatchObject({ id, kind: 'test' })
  })

  test('somebody who blocked the bot is no longer written to', async () => {
    const user = await market.player(51)
    await connectBot(user, 5100)
    botApi.mood = { status: 403 }
    const id = await askForTest(user)
    await expect.poll(() => stateOf(id, 'bot'), patience).toBe('dropped')
    await expect
      .poll(async () => (await user.call('GET', settingsOf(user))).body.telegram.verifiedAt, patience)
      .toBeNull()
  })

  test('only the holder of the lease takes and settles, and what an earlier one had in hand is not sent twice', async () => {
    const user = await market.player(52)
    const take = async (who: string) =>
      (await market.sql("select seize_lease('rehearsal', $1, 60) as fence", [who])).rows[0].fence
    const [one, two] = [crypto.randomUUID(), crypto.randomUUID()]
    expect([await take(one), await take(one), await take(two)].map((fence) => fence && Number(fence))).toEqual([
      2,
      2,
      null,
    ])
    await market.sql("update leases set until = now() where name = 'rehearsal'")
    expect(Number(await take(two))).toBe(3)
    expect(await take(one)).toBeNull()
    const id = await askForTest(user)
    await expect.poll(async () => (await plannedAt(id)) !== null, patience).toBe(true)
    await market.sql(
      "insert into deliveries (notification_id, addr, channel, state, due_at, fence, tries) values ($1, $2, 'bot', 'sending', now(), 0, 1)",
      [id, user.addr],
    )
    await market.sql("update leases set until = now() where name = 'notifications'")
    await expect.poll(() => stateOf(id, 'bot'), patience).toBe('unknown')
  })

  test('what a person switched off goes nowhere but into the app; quiet hours that cannot be are refused', async () => {
    const user = await market.player(53)
    await connectPush(user, 'browser-53')
    const { notifications } = (await user.call('GET', settingsOf(user))).body
    const off = { push: false, email: false, bot: false }
    const save = (changed: object) =>
      user.call('PUT', settingsOf(user), {
        user: { username: 'Grace' },
        notifications: { ...notifications, ...changed },
      })
    expect((await save({ choices: { ...notifications.choices, steps: off } })).status).toBe(200)
    await move(user, await place(user), 'cancelled')
    await allTold(market)
    const { notifications: listed } = (await user.call('GET', '/api/notifications')).body
    expect(listed.map(({ kind }: { kind: string }) => kind)).toContain('userTransfer')
    await expect.poll(async () => (await plannedAt(listed[0].id)) !== null, patience).toBe(true)
    expect(await deliveriesOf(listed[0].id)).toEqual({})
    expect((await save({ quiet: { start: '25:00', end: '07:00' } })).status).toBe(400)
    expect((await save({ timezone: 'Nowhere/City' })).status).toBe(400)
  })
})

describe('in the app', () => {
  test('each party is told of the other’s steps once, and reads its own only', async () => {
    const user = await market.player(54)
    const orderId = await place(user)
    await move(user, orderId, 'cancelled')
    const { order } = (await user.call('GET', `/api/orders/${orderId}`)).body
    const index = (await market.player(1)).addr === order.agentAddrs[0] ? 1 : 2
    const agent = await market.player(index)
    const of = async (who: Player) => {
      await allTold(market)
      return (await who.call('GET', '/api/notifications')).body.notifications
        .filter((each: { orderId: string }) => each.orderId === orderId)
        .map(({ kind, role }: { kind: string; role: string }) => `${role} ${kind}`)
    }
    expect(await of(user)).toEqual(['user userTransfer'])
    expect(await of(agent)).toEqual(['agent cancelled', 'agent userTransfer'])
    const first = (await user.call('GET', '/api/notifications')).body
    const mine = first.notifications[0]
    expect((await agent.call('POST', '/api/notifications/read', { ids: [mine.id] })).status).toBe(200)
    expect((await user.call('GET', '/api/notifications')).body.unread).toBe(first.unread)
    const read = await user.call('POST', '/api/notifications/read', { upTo: mine.id })
    expect(read.body.unread).toBe(0)
    expect(read.body.notifications[0].readAt).not.toBeNull()
  })

  test('messages are told once until they were read, never to whoever wrote them, and not sent to whoever reads them', async () => {
    const [user, agent] = [await market.player(58), await market.player(1)]
    await connectPush(user, 'browser-58')
    const orderId = await place(user)
    const notificationsOf = async (who: Player) => {
      await allTold(market)
      const { rows } = await market.sql(
        "select id, read_at from notifications where addr = $1 and order_id = $2 and kind = 'message' order by id",
        [who.addr, orderId],
      )
      return rows
    }
    for (const text of ['Which reference do I use?', 'Hello?']) await say(user, orderId, text)
    expect(await notificationsOf(user)).toEqual([])
    expect(await notificationsOf(agent)).toHaveLength(1)
    await say(agent, orderId, 'None is needed.')
    await say(agent, orderId, 'Thank you.')
    const [first] = await notificationsOf(user)
    expect(await notificationsOf(user)).toHaveLength(1)
    expect(first.read_at).toBeNull()
    await expect.poll(() => stateOf(first.id, 'push'), patience).toBe('due')

    const { messages } = (await look(user, orderId)).body
    const readTo = messages.at(-1).createdAt
    expect((await user.call('PUT', `/api/orders/${orderId}/messages/marks`, { readTo })).status).toBe(200)
    expect((await notificationsOf(user))[0].read_at).not.toBeNull()
    await hurry(first.id)
    await expect.poll(() => stateOf(first.id, 'push'), patience).toBe('dropped')

    await say(agent, orderId, 'One thing more.')
    const [, second] = await notificationsOf(user)
    await expect.poll(() => stateOf(second.id, 'push'), patience).toBe('due')
    await hurry(second.id)
    await expect.poll(() => stateOf(second.id, 'push'), patience).toBe('sent')
  })

  // shows B-3-007
  test('staff hear of a dispute when they asked for it, and only then', async () => {
    const [user, staff] = [await market.player(57), await market.player(0)]
    const save = (disputeNotification: boolean) =>
      staff.call('PUT', settingsOf(staff), { user: { username: 'Operator', disputeNotification } })
    const heard = async (id: string) => {
      await allTold(market)
      return (await staff.call('GET', '/api/notifications')).body.notifications.filter(
        (each: { orderId: string; role: string; kind: string }) => each.orderId === id,
      )
    }
    expect((await save(false)).status).toBe(200)
    const quiet = await place(user)
    await move(user, quiet, 'dispute')
    expect(await heard(quiet)).toEqual([])
    expect((await save(true)).status).toBe(200)
    const disputed = await place(user)
    await move(user, disputed, 'dispute')
    expect(await heard(disputed)).toMatchObject([{ kind: 'dispute', role: 'staff' }])
  })

  test('an overdue payout is told to both, once', async () => {
    const user = await market.player(55)
    const orderId = await place(user)
    await move(user, orderId, 'agentTransfer')
    await market.sql("update orders set payout_due_at = now() - interval '1 minute' where id = $1", [orderId])
    await market.sql('select notify_overdue()')
    await market.sql('select notify_overdue()')
    const { rows } = await market.sql("select role from notifications where order_id = $1 and kind = 'overdue'", [
      orderId,
    ])
    expect(rows.map(({ role }) => role).sort()).toEqual(['agent', 'user'])
  })

  test('collateral whose lock comes near its end is told to its agent, and its end, each once', async () => {
    const agent = await market.player(2)
    const notices = async () =>
      (
        await market.sql(
          "select kind, data from notifications where addr = $1 and kind like 'collateral%' order by id",
          [agent.addr],
        )
      ).rows
    const lockUntil = (when: string) =>
      market.sql(`update collaterals set expire_at = ${when} where agent_addr = $1`, [agent.addr])
    await lockUntil("now() + interval '30 days'")
    await market.sql('select notify_collateral()')
    expect(await notices()).toEqual([])
    await lockUntil("now() + interval '3 days'")
    for (const _ of [1, 2]) await market.sql('select notify_collateral()')
    expect((await notices()).map(({ kind }) => kind)).toEqual(['collateralSoon'])
    await lockUntil("now() - interval '1 minute'")
    for (const _ of [1, 2]) await market.sql('select notify_collateral()')
    expect((await notices()).map(({ kind }) => kind)).toEqual(['collateralSoon', 'collateralOver'])
  })

  test('what ended long ago is told no more, and two hundred tokens are told at a time', async () => {
    const agent = await market.player(1)
    const { rows } = await market.sql('select * from collaterals where agent_addr = $1 limit 1', [agent.addr])
    const count = async () =>
      (
        await market.sql(
          "select count(*)::int as count from notifications where addr = $1 and kind like 'collateral%'",
          [agent.addr],
        )
      ).rows[0].count
    await market.sql('select notify_collateral()')
    const before = await count()
    const copies = (from: number, to: number, when: string) =>
      market.sql(
        `insert into collaterals select (jsonb_populate_record(null::collaterals,
          $1::jsonb || jsonb_build_object('token_id', 900000 + n, 'expire_at', ${when}))).* from generate_series($2::int, $3::int) n`,
        [JSON.stringify(rows[0]), from, to],
      )
    await copies(1, 5, "now() - interval '31 days'")
    await market.sql('select notify_collateral()')
    expect(await count()).toBe(before)
    await copies(11, 260, "now() + interval '1 day'")
    expect((await market.sql('select notify_collateral() as outcome')).rows[0].outcome).toEqual({ told: 200 })
    expect((await market.sql('select notify_collateral() as outcome')).rows[0].outcome).toEqual({ told: 50 })
    await market.sql('delete from collaterals where token_id > 900000')
  })

  test('a message is told anew once the last was read in the bell, and each of staff by itself', async () => {
    const [user, agent, staff] = [await market.player(59), await market.player(1), await market.player(0)]
    const orderId = await place(user)
    const notificationsOf = async (who: Player) => {
      await allTold(market)
      const { rows } = await market.sql(
        "select id from notifications where addr = $1 and order_id = $2 and kind = 'message'",
        [who.addr, orderId],
      )
      return rows.map(({ id }) => Number(id))
    }
    await say(user, orderId, 'Hello?')
    await say(user, orderId, 'Is anybody there?')
    const first = await notificationsOf(agent)
    expect(first).toHaveLength(1)
    await agent.call('POST', '/api/notifications/read', { ids: first })
    await say(user, orderId, 'I have paid.')
    expect(await notificationsOf(agent)).toHaveLength(2)
    await move(user, orderId, 'dispute')
    for (const text of ['Show me the receipt.', 'The other one as well.'])
      expect((await say(staff, orderId, text)).status).toBe(200)
    expect(await notificationsOf(user)).toHaveLength(2)
    expect(await notificationsOf(agent)).toHaveLength(4)
  })

  test('the database holds no chat, address for mail or browser in the clear', async () => {
    const user = await market.player(56)
    await connectBot(user, 560_056_056)
    await connectMail(user, 'canary@mail.example')
    await connectPush(user, 'canary-browser')
    let dump = ''
    for (const table of ['bot_bindings', 'mail_boxes', 'push_subscriptions', 'notifications', 'deliveries', 'outbox']) {
      const { rows } = await market.sql(`select t::text as row from ${table} t`)
      for (const { row } of rows) dump += row
    }
    const asText = dump.replaceAll(/\\+x([0-9a-f]+)/g, (_, hex) => Buffer.from(hex, 'hex').toString('latin1'))
    for (const canary of ['560056056', 'canary@mail', 'canary-browser']) expect(asText, canary).not.toContain(canary)
  })
})
