import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { patience, settingsOf, TestChannels } from '#testing/channels.ts'
import type { TestMarket } from '#testing/market.ts'

const channels = new TestChannels()
const { botApi, smtp, pushes, connectBot, connectPush, askForTest, flood, stateOf, plannedAt, deliveriesOf } = channels
let market: TestMarket

beforeAll(async () => {
  market = await channels.start()
})
afterAll(() => channels.close())
afterEach(() => channels.calm())

const deliveries = async (addr: string) =>
  (await market.sql('select state, gathers, channel from deliveries where addr = $1 order by notification_id', [addr]))
    .rows

describe('one who is refused is in nobody else’s way', () => {
  test('a chat that the bot is told to leave alone for days leaves another chat told', async () => {
    const [loud, quiet] = [await market.player(60), await market.player(61)]
    await connectBot(loud, 6000)
    await connectBot(quiet, 6100)
    botApi.moods.set(6000, { status: 429, retryAfter: 100_000 })
    const refused = await askForTest(loud)
    await expect.poll(async () => (await deliveriesOf(refused)).bot?.tries, patience).toBe(1)
    const testId = await askForTest(quiet)
    await expect.poll(() => stateOf(testId, 'bot'), patience).toBe('sent')
  })

  test('a chat that never answers holds one hand: one sending a person is under way', async () => {
    const [loud, quiet] = [await market.player(62), await market.player(63)]
    await connectBot(loud, 6200)
    await connectBot(quiet, 6300)
    botApi.moods.set(6200, 'hang')
    const ids = await flood(loud, 6)
    await expect.poll(async () => (await deliveriesOf(ids[0] ?? 0)).bot?.state, patience).toBe('sending')
    const testId = await askForTest(quiet)
    await expect.poll(() => stateOf(testId, 'bot'), patience).toBe('sent')
    expect((await deliveries(loud.addr)).filter(({ state }) => state === 'sending')).toHaveLength(1)
  })
})

describe('planning', () => {
  test('one person’s three hundred do not stand before another’s one', async () => {
    const [loud, quiet] = [await market.player(90), await market.player(91)]
    await connectBot(loud, 9000)
    await connectBot(quiet, 9100)
    await flood(loud, 300)
    const id = await askForTest(quiet)
    await expect.poll(() => plannedAt(id), patience).not.toBeNull()
    const { rows } = await market.sql(
      'select count(*)::int as before from notifications n, notifications q where q.id = $1 and n.addr = $2 and n.planned_at < q.planned_at',
      [id, loud.addr],
    )
    expect(rows[0].before).toBeLessThan(100)
    await market.sql('delete from notifications where addr = $1 and planned_at is null', [loud.addr])
  })

  test('what goes to people without any way out is decided by one statement', async () => {
    const user = await market.player(92)
    const ids = await flood(user, 300)
    await expect.poll(() => plannedAt(ids.at(-1) ?? 0), patience).not.toBeNull()
    const { rows } = await market.sql(
      'select count(planned_at)::int as planned, count(distinct planned_at)::int as moments from notifications where id = any($1)',
      [ids],
    )
    expect(rows).toEqual([{ planned: 300, moments: 1 }])
  })

  test('a notification or a sending that nobody can read is in no other’s way', async () => {
    const [odd, user] = [await market.player(93), await market.player(94)]
    await connectBot(odd, 9300)
    await connectBot(user, 9400)
    const { rows } = await market.sql(
      `insert into notifications (addr, event, kind, role, data) values ($1, 'odd', 'cancelled', 'user', '{"deadline": "never"}')
      returning id`,
      [odd.addr],
    )
    const unreadable = Number(rows[0].id)
    await expect.poll(() => stateOf(unreadable, 'bot'), patience).toBe('unknown')
    await market.sql(
      "insert into notification_choices (addr, choices, quiet_start, quiet_end, timezone) values ($1, '{}', '00:00', '23:59', 'Nowhere')",
      [odd.addr],
    )
    const [unplannable = 0] = await flood(odd, 1)
    const testId = await askForTest(user)
    await expect.poll(() => stateOf(testId, 'bot'), patience).toBe('sent')
    await expect.poll(() => plannedAt(unplannable), patience).not.toBeNull()
    expect(await deliveriesOf(unplannable)).toEqual({})
  })
})

describe('nobody is flooded', () => {
  test('of forty news at once six are told, and that there are more once a minute later; the app has all', async () => {
    const user = await market.player(64)
    await connectBot(user, 6400)
    await connectPush(user, 'browser-64')
    const ids = await flood(user, 40)
    await expect.poll(() => plannedAt(ids.at(-1) ?? 0), patience).not.toBeNull()
    const rows = (await deliveries(user.addr)).filter(({ channel }) => channel === 'bot')
    expect(rows).toHaveLength(40)
    expect(rows.filter(({ state }) => state === 'gathered')).toHaveLength(33)
    expect(rows.filter(({ gathers }) => gathers)).toMatchObject([{ state: 'due' }])
    const heard = () => botApi.to(6400).filter((text) => text.includes('cancelled')).length
    await expect.poll(heard, patience).toBe(6)
    await expect.poll(() => pushes.taken.filter(({ path }) => path === '/browser-64').length, patience).toBe(6)
    await market.sql('update deliveries set due_at = now() where addr = $1 and gathers', [user.addr])
    await expect.poll(() => botApi.to(6400).at(-1), patience).toContain('There is more news')
    expect(heard()).toBe(6)
    const { body } = await user.call('GET', '/api/notifications?limit=50')
    expect(body.notifications).toHaveLength(40)
  })

  test('sixty an hour are told one by one, and not one more until the hour allows it', async () => {
    const user = await market.player(65)
    await connectBot(user, 6500)
    const earlier = await flood(user, 60)
    await expect.poll(() => plannedAt(earlier.at(-1) ?? 0), patience).not.toBeNull()
    await market.sql(
      "update deliveries set state = 'sent', gathers = false, due_at = now() - interval '30 minutes' where addr = $1",
      [user.addr],
    )
    const [next = 0] = await flood(user, 1)
    await expect.poll(() => plannedAt(next), patience).not.toBeNull()
    const { rows } = await market.sql(
      "select gathers, due_at > now() + interval '25 minutes' as waits from deliveries where notification_id = $1",
      [next],
    )
    expect(rows).toEqual([{ gathers: true, waits: true }])
  })
})

describe('nobody’s mailbox is flooded', () => {
  const ask = async (index: number, email: string) => {
    const who = await market.player(index)
    return who.call('POST', `${settingsOf(who)}/email`, { email })
  }
  const sent = () => smtp.mails.filter(({ to }) => to.toLowerCase().startsWith('victim')).length
  const wait = (minutes: number) => market.sql(`update mail_codes set at = at - interval '${minutes} minutes'`)

  test('one code in five minutes and three a day, whoever asks and however it is written, and nobody learns of it', async () => {
    const first = await ask(70, 'victim@mail.example')
    const second = await ask(71, 'Victim+a@MAIL.example')
    expect(sent()).toBe(1)
    expect(second.status).toBe(first.status)
    expect(Object.keys(second.body.email)).toEqual(Object.keys(first.body.email))
    expect(second.body.email).toMatchObject({ address: null, waitingFor: 'Victim+a@MAIL.example' })
    for (const index of [72, 73, 74, 75]) {
      await wait(6)
      expect((await ask(index, 'victim+b@mail.example')).status).toBe(200)
    }
    expect(sent()).toBe(3)
    await wait(24 * 60)
    expect((await ask(76, 'victim@mail.example')).status).toBe(200)
    expect(sent()).toBe(4)
  })

  test('asked at once from many accounts, one is sent', async () => {
    await wait(24 * 60)
    const before = sent()
    const answers = await Promise.all([77, 78, 79, 80, 81].map((index) => ask(index, 'victim2@mail.example')))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(sent()).toBe(before + 1)
  })

  test('the code of an address that is asked for twice stays good', async () => {
    const who = await market.player(82)
    await ask(82, 'twice@mail.example')
    await market.sql("update mail_boxes set asked_at = asked_at - interval '1 minute' where addr = $1", [who.addr])
    expect((await ask(82, 'twice@mail.example')).status).toBe(200)
    expect(smtp.to('twice@mail.example')).toHaveLength(1)
    const code = /code: (\S+)/.exec(smtp.to('twice@mail.example')[0] ?? '')?.[1]
    const { body } = await who.call('PUT', `${settingsOf(who)}/email-confirm`, { code })
    expect(body.email.address).toBe('twice@mail.example')
  })

  test('a code that surely was not sent is not counted', async () => {
    const who = await market.player(83)
    smtp.mood = { refusal: '451 try later' }
    expect((await ask(83, 'away@mail.example')).body.code).toBe('settings.channel')
    smtp.mood = 'well'
    await market.sql("update mail_boxes set asked_at = asked_at - interval '1 minute' where addr = $1", [who.addr])
    expect((await ask(83, 'away@mail.example')).status).toBe(200)
    expect(smtp.to('away@mail.example')).toHaveLength(1)
  })

  test('the whole market sends so many an hour', async () => {
    await market.sql("insert into mail_codes (address_hash) select '\\x00' from generate_series(1, 300)")
    expect(await ask(84, 'one-more@mail.example')).toMatchObject({ status: 409, body: { code: 'settings.channel' } })
    expect(smtp.to('one-more@mail.example')).toEqual([])
    await wait(61)
    expect((await ask(84, 'one-more@mail.example')).status).toBe(200)
  })
})
