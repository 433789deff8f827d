import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { decimal, plain, round } from '#domain/money/decimal.ts'
import { type FakeSource, honestPrices, type SourceTrouble, startPriceServices } from '#testing/prices.ts'
import { SourceFault } from './source.ts'
import { priceSources } from './sources.ts'

const codes: FakeSource[] = ['cg', 'binance', 'kraken', 'coinbase', 'ecb']
let services: Awaited<ReturnType<typeof startPriceServices>>
beforeAll(async () => {
  services = await startPriceServices()
})
afterAll(() => services.close())
beforeEach(() => {
  services.state.trouble = {}
  services.state.now = Date.now
  services.state.heard.length = 0
})

function ask(code: FakeSource, now = Date.now(), answerMs = 10_000) {
  const urls = new Map(codes.map((each) => [each, services.urlOf(each)] as const))
  const [source] = priceSources({ codes: [code], urls, coingeckoKey: 'a-key', coingeckoCallsAMonth: 10_000, answerMs })
  if (!source) throw new Error(`no source ${code}`)
  return source.fetch(now)
}

async function faultOf(code: FakeSource, trouble: SourceTrouble, answerMs?: number): Promise<SourceFault> {
  services.state.trouble = { [code]: trouble }
  const fault = await ask(code, Date.now(), answerMs).catch((error) => error)
  expect(fault).toBeInstanceOf(SourceFault)
  return fault
}

describe.each(codes)('%s', (code) => {
  test('is read from its captured shape, exactly', async () => {
    const now = Date.now()
    const readings = await ask(code, now)
    expect(readings.length).toBeGreaterThan(2)
    for (const { symbol, quote, price, at, until, source } of readings) {
      expect(source).toBe(code)
      const usd = quote === 'USD' ? decimal(price) : decimal(price).times(honestPrices[quote] ?? '0')
      const far = usd
        .dividedBy(honestPrices[symbol] ?? '0')
        .minus(1)
        .absoluteValue()
      expect([symbol, far.isLessThan('0.0001')]).toEqual([symbol, true])
      expect(at).toBeLessThanOrEqual(now)
      expect(until).toBeGreaterThan(now)
    }
  })

  test.each<[string, SourceTrouble]>([
    ['answers 500', { status: 500 }],
    ['answers a page', { body: () => '<!doctype html><title>Maintenance</title>' }],
    ['answers nothing', { body: () => '' }],
    ['answers null', { body: () => 'null' }],
    ['cuts its answer', { way: 'cut' }],
    ['breaks the connection', { way: 'drop' }],
    ['never stops', { way: 'endless' }],
    ['sends one elsewhere', { status: 302, headers: { location: 'http://127.0.0.1:9/' } }],
  ])('has no answer when it %s', async (_, trouble) => {
    expect((await faultOf(code, trouble)).restSeconds).toBe(0)
  })

  test('has no answer when it is silent, or falls silent, until its time is over', async () => {
    expect((await faultOf(code, { way: 'silent' }, 200)).message).toBe('does not answer')
    const fault = await faultOf(code, { way: 'stalls' }, 200)
    expect(['does not answer', 'broke off its answer']).toContain(fault.message)
  })

  test('says for how long it wants to be left alone', async () => {
    expect((await faultOf(code, { status: 429, headers: { 'retry-after': '7' } })).restSeconds).toBe(7)
    expect((await faultOf(code, { status: 418, headers: { 'retry-after': '99999999' } })).restSeconds).toBe(259_200)
    expect((await faultOf(code, { status: 503, headers: { 'retry-after': '99999999' } })).restSeconds).toBe(3_600)
    expect((await faultOf(code, { status: 429 })).restSeconds).toBe(60)
    const inAnHour = new Date(Date.now() + 3_600_000).toUTCString()
    expect((await faultOf(code, { status: 503, headers: { 'retry-after': inAnHour } })).restSeconds).toBeGreaterThan(
      3_000,
    )
  })
})

test('a number is the digits that were written, not what a double makes of them', async () => {
  services.state.trouble = {
    cg: { body: (text) => text.replace(/("bitcoin":\{"usd":)[\d.]+/, '$196420.123456789012345678') },
  }
  const bitcoin = (await ask('cg')).find(({ symbol }) => symbol === 'BTC')
  expect(bitcoin?.price).toBe('96420.123456789012345678')
})

test('Kraken tells of faults with status 200, and a bid above the ask is no price', async () => {
  const fault = await faultOf('kraken', { body: () => '{"error":["EQuery:Unknown asset pair"]}' })
  expect(fault.message).toBe('answers that something is wrong')
  services.state.trouble = { kraken: { body: (text) => text.replace(/("XXBTZUSD":\{"a":\[")[\d.]+/, '$11.0') } }
  expect((await ask('kraken')).some(({ symbol }) => symbol === 'BTC')).toBe(false)
})

test('Coinbase answering for another currency is not believed', async () => {
  await faultOf('coinbase', { body: (text) => text.replace('"USD"', '"EUR"') })
})

test('the reference rates are crossed over the euro, and hold until the next ones are late', async () => {
  const now = Date.now()
  const pounds = (await ask('ecb', now)).find(({ symbol }) => symbol === 'GBP')
  expect(plain(round(decimal(pounds?.price ?? '0'), 3, 'down'))).toBe('1.271')
  expect((pounds?.until ?? 0) - (pounds?.at ?? 0)).toBeGreaterThan(20 * 3_600_000)
})

test('the newest reference rates hold at every hour of working days, weekends and holidays, in summer and in winter', async () => {
  for (const from of ['2026-03-27', '2026-04-02', '2026-07-15', '2026-10-23', '2026-12-24']) {
    for (let hour = 0; hour < 24 * 5; hour += 1) {
      const now = Date.parse(`${from}T00:00:00Z`) + hour * 3_600_000
      services.state.now = () => now
      const [euro] = await ask('ecb', now)
      expect([new Date(now), (euro?.at ?? 0) <= now, (euro?.until ?? 0) > now]).toEqual([new Date(now), true, true])
    }
  }
})

test('the key goes to CoinGecko alone, and is in no address', async () => {
  for (const code of codes) await ask(code)
  const withKey = services.state.heard.filter(({ key }) => key !== undefined)
  expect(withKey.map(({ url, key }) => [url.split('/')[1], key])).toEqual([['cg', 'a-key']])
  expect(services.state.heard.every(({ url }) => !url.includes('a-key'))).toBe(true)
})
