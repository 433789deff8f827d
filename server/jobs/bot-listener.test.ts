import { afterAll, beforeAll, expect, test } from 'vitest'
import { Bot } from '#outside/channels/bot.ts'
import { TestBotApi } from '#testing/bot-api.ts'
import { startMarket, type TestMarket } from '#testing/market.ts'
import { BotListener } from './bot-listener.ts'

/** Waiting is for conditions, never for times; this only bounds a failure. */
const patience = { timeout: 25_000, interval: 20 }
const botApi = new TestBotApi()
let market: TestMarket
let listener: BotListener
/** The listener's clock, Unix ms: hours pass when a test says so. */
let now = Date.now()

beforeAll(async () => {
  market = await startMarket()
  const { context } = market.running
  const bot = new Bot({ token: '1:test', name: 'surety_test_bot', apiRoot: await botApi.start() })
  listener = new BotListener({ ...context, channels: { ...context.channels, bot }, now: () => now })
  listener.start()
})
afterAll(async () => {
  botApi.letGo()
  await listener.stop()
  await market.close()
  await botApi.stop()
})

test('a chat is told once a minute how to connect, however much it writes', async () => {
  botApi.write(100, 'hello', [1_000_001])
  await expect.poll(() => botApi.to(100).length, patience).toBe(1)
  for (let update = 2; update <= 60; update += 1) botApi.write(100, 'hello?', [1_000_000 + update])
  botApi.write(101, 'hello', [1_000_061])
  await expect.poll(() => botApi.to(101).length, patience).toBe(1)
  expect(botApi.to(100)).toHaveLength(1)
  now += 60_000
  botApi.write(100, 'hello', [1_000_062])
  await expect.poll(() => botApi.to(100).length, patience).toBe(2)
})

test('an answer that hangs keeps nobody else from being answered', async () => {
  botApi.moods.set(200, 'hang')
  const before = botApi.asked
  botApi.write(200, '/stop', [1_000_070])
  await expect.poll(() => botApi.asked, patience).toBe(before + 1)
  botApi.write(201, '/stop', [1_000_071])
  await expect.poll(() => botApi.to(201), patience).toEqual(['This chat is not connected to any account.'])
})

test('after hours with nothing the last number is forgotten, because numbers may begin anew', async () => {
  botApi.write(300, '/stop', [1_000_080])
  await expect.poll(() => botApi.offsets.at(-1), patience).toBe(1_000_081)
  const polls = botApi.offsets.length
  botApi.endPolls()
  await expect.poll(() => botApi.offsets.length, patience).toBe(polls + 1)
  expect(botApi.offsets.at(-1)).toBe(1_000_081)
  now += 7 * 3_600_000
  botApi.endPolls()
  await expect.poll(() => botApi.offsets.at(-1), patience).toBe(1)
  botApi.write(301, '/stop', [5])
  await expect.poll(() => botApi.to(301).length, patience).toBe(1)
  await expect.poll(() => botApi.offsets.at(-1), patience).toBe(6)
})
