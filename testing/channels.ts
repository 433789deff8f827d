import { expect } from 'vitest'
import { TestBotApi } from './bot-api.ts'
import { type Player, startMarket, type TestMarket } from './market.ts'
import { TestPushService } from './push-service.ts'
import { TestSmtp } from './smtp.ts'

/** Waiting is for conditions, never for times; this only bounds a failure. */
export const patience = { timeout: 25_000, interval: 50 }
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
export const transferTo = 'DE89370400440532013000'

export const settingsOf = (who: Player) => `/api/settings/${who.addr}`

/** A market that sends notifications to a bot, a mail server and a push service on loopback. */
export class TestChannels {
  readonly botApi = new TestBotApi()
  readonly smtp = new TestSmtp()
  readonly pushes = new TestPushService()
  nextUpdate = 1
  #market: TestMarket | null = null

  async start(env: Record<string, string> = {}): Promise<TestMarket> {
    this.#market = await startMarket({
      BOT_TOKEN: '1:test',
      BOT_NAME: 'surety_test_bot',
      BOT_API_ROOT: await this.botApi.start(),
      SMTP_URL: await this.smtp.start(),
      MAIL_FROM: 'Surety <word@surety.example>',
      PUSH_SERVICES: await this.pushes.start(),
      ...env,
    })
    return this.#market
  }

  async close(): Promise<void> {
    await this.#market?.close()
    await Promise.all([this.botApi.stop(), this.smtp.stop(), this.pushes.stop()])
  }

  /** All three do as usual again. */
  calm(): void {
    this.botApi.mood = 'well'
    this.botApi.moods.clear()
    this.botApi.letGo()
    this.smtp.mood = 'well'
    this.pushes.status = 201
  }

  /** Has a person's chat connected; answers with the activation code that was shown in it. */
  readonly showCode = async (who: Player, chatId: number): Promise<string> => {
    const { body } = await who.call('POST', `${settingsOf(who)}/tg-connect`)
    const before = this.botApi.to(chatId).length
    this.botApi.write(chatId, `/start ${body.telegram.connectCode}`, [this.nextUpdate++])
    await expect.poll(() => this.botApi.to(chatId).length, patience).toBeGreaterThan(before)
    return /code: (\S+)/.exec(this.botApi.to(chatId).at(-1) ?? '')?.[1] ?? ''
  }

  readonly connectBot = async (who: Player, chatId: number): Promise<void> => {
    const activationCode = await this.showCode(who, chatId)
    expect((await who.call('PUT', `${settingsOf(who)}/tg-activate`, { activationCode })).status).toBe(200)
  }

  readonly connectMail = async (who: Player, email: string): Promise<void> => {
    expect((await who.call('POST', `${settingsOf(who)}/email`, { email })).status).toBe(200)
    const code = /code: (\S+)/.exec(this.smtp.to(email).at(-1) ?? '')?.[1]
    expect((await who.call('PUT', `${settingsOf(who)}/email-confirm`, { code })).status).toBe(200)
  }

  readonly connectPush = async (who: Player, name: string): Promise<void> => {
    const { endpoint, keys } = this.pushes.subscription(name)
    expect((await who.call('POST', `${settingsOf(who)}/push`, { endpoint, keys })).status).toBe(200)
  }

  /** A test message, past the pause between two of them. Answers its id. */
  readonly askForTest = async (who: Player): Promise<number> => {
    await this.#sql("update notifications set created_at = created_at - interval '1 minute' where addr = $1", [
      who.addr,
    ])
    expect((await who.call('POST', `${settingsOf(who)}/test`)).status).toBe(200)
    const [row] = await this.#sql('select max(id) as id from notifications where addr = $1', [who.addr])
    return Number(row?.id)
  }

  /** Writes notifications of as many events as the dispatcher finds at once; none of them has an order. Answers their ids. */
  readonly flood = async (who: Player, times: number): Promise<number[]> => {
    const rows = await this.#sql(
      `insert into notifications (addr, event, kind, role) select $1, 'flood:' || gen_random_uuid(), 'cancelled', 'user'
      from generate_series(1, $2) returning id`,
      [who.addr, times],
    )
    return rows.map(({ id }) => Number(id))
  }

  readonly deliveriesOf = async (id: number): Promise<Record<string, { state: string; tries: number }>> => {
    const rows = await this.#sql('select channel, state, tries from deliveries where notification_id = $1', [id])
    return Object.fromEntries(rows.map(({ channel, state, tries }) => [channel, { state, tries }]))
  }

  readonly stateOf = async (id: number, channel: string): Promise<string | undefined> =>
    (await this.deliveriesOf(id))[channel]?.state

  readonly plannedAt = async (id: number): Promise<string | null> => {
    const [row] = await this.#sql('select planned_at from notifications where id = $1', [id])
    return row?.planned_at ?? null
  }

  /** Lets what was put off be due now. */
  readonly hurry = async (id: number): Promise<void> => {
    await this.#sql("update deliveries set due_at = now() where notification_id = $1 and state = 'due'", [id])
  }

  readonly place = async (user: Player): Promise<string> => {
    const { body } = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo })
    const transferDetails = { iban: transferTo, bankFullName: 'Canary Holder' }
    return (await user.call('POST', '/api/orders/place', { offer_id: body.offer.id, transferDetails })).body.order.id
  }

  readonly move = async (who: Player, id: string, newStatus: string): Promise<void> => {
    const { order } = (await who.call('GET', `/api/orders/${id}`)).body
    const step = { newStatus, oldStatus: order.status, updatedAt: order.updatedAt }
    expect((await who.call('PATCH', `/api/orders/${id}`, step)).status).toBe(200)
  }

  async #sql(text: string, values: unknown[]) {
    if (!this.#market) throw new Error('there is no market yet')
    return (await this.#market.sql(text, values)).rows
  }
}
