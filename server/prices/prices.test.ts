import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { decimal } from '#domain/money/decimal.ts'
import { leaveOffMarket } from '#outside/db/prices.ts'
import { priceSources as sourcesOf } from '#outside/prices/sources.ts'
import { type Player, startMarket, type TestMarket } from '#testing/market.ts'
import { type FakeSource, honestPrices, startPriceServices } from '#testing/prices.ts'
import { Leases } from '../leases.ts'
import { MarketCache } from '../market-cache.ts'
import { pollPrices } from './poll.ts'

const codes: FakeSource[] = ['cg', 'binance', 'kraken', 'coinbase', 'ecb']
const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }
const iban = 'DE89370400440532013000'
let services: Awaited<ReturnType<typeof startPriceServices>>
let market: TestMarket
let user: Player
let staff: Player

beforeAll(async () => {
  services = await startPriceServices()
  market = await startMarket(services.env(codes))
  user = await market.player(7)
  staff = await market.player(0)
})
afterAll(async () => {
  await market.close()
  await services.close()
})
beforeEach(async () => {
  services.state.usd = honestPrices
  services.state.trouble = {}
  await anew()
})

/** As if every source were due now: asks, judges, and waits until this process has heard of it. */
async function anew(): Promise<void> {
  await market.sql("update price_sources set asked_at = null, rests_until = '-infinity', failures = 0")
  await pollPrices(market.running.context)
  const heard = async () => {
    const { rows } = await market.sql('select symbol, usd::text as usd, valid_until > now() as is_fresh from rates')
    const known = market.running.context.rates()
    const ours = rows.map(({ symbol }) => {
      const rate = known.get(symbol)
      return { symbol, usd: rate?.usd.toFixed(), is_fresh: (rate?.validUntil ?? 0) > Date.now() }
    })
    expect(ours).toEqual(rows)
  }
  // The clock of this market polls meanwhile: what counts is that both sides come to say the same.
  await vi.waitFor(heard, { timeout: 20_000 })
}

const estimate = async (of = pair) => (await market.call('POST', '/api/orders/estimate', { pair: of })).body
const rateOf = async (symbol: string) => (await market.sql('select * from rates where symbol = $1', [symbol])).rows[0]
const statesOf = (inputs: { source: string; state: string }[]) =>
  Object.fromEntries(inputs.map(({ source, state }) => [source, state]))

describe('prices of five sources', () => {
  test('are agreed on, a stablecoin by its own sources, and the estimate tells what they are made of', async () => {
    const { inputs, marketPrice, priceSources } = await estimate()
    expect(Number(inputs.from.usd)).toBeCloseTo(0.9987, 6)
    expect(statesOf(inputs.from.inputs)).toEqual({ cg: 'used', kraken: 'used', coinbase: 'used' })
    expect(statesOf(inputs.to.inputs)).toEqual({ kraken: 'used', coinbase: 'used', ecb: 'used' })
    expect(Number(marketPrice)).toBeCloseTo(0.9987 / 1.0842, 6)
    expect(priceSources).toBe(3)
  })

  test('the source that is off is dropped and named, and the price stays where it was', async () => {
    for (const factor of [2000, 1.09, 0.0005]) {
      const wrong = (text: string) =>
        text.replace(/("XETHZUSD":)\{"a":\["([\d.]+)".*?\]\}/, (_, name, price) => {
          const bad = (Number(price) * factor).toFixed(8)
          return `${name}{"a":["${bad}"],"b":["${bad}"]}`
        })
      services.state.trouble = { kraken: { body: wrong } }
      await anew()
      const rate = await rateOf('ETH')
      expect(Math.abs(Number(rate.usd) / 3310.25 - 1)).toBeLessThan(0.005)
      expect(statesOf(rate.inputs)).toMatchObject({ kraken: 'outlier', cg: 'used', binance: 'used', coinbase: 'used' })
    }
  })

  test('that contradict each other are no price: nothing is quoted and nothing matched', async () => {
    const other = (text: string) => text.replace(/'USD' rate='[\d.]+'/, "'USD' rate='1.2'")
    const another = (text: string) => text.replace(/"EUR":"[\d.]+"/, '"EUR":"1.4"')
    services.state.trouble = { ecb: { body: other }, coinbase: { body: another } }
    await anew()
    expect(await estimate()).toMatchObject({ marketPrice: null, nextPrice: null, maxAmount: '0', inputs: null })
    const match = await user.call('POST', '/api/orders/match', { pair, amount: '20', transferTo: iban })
    expect(match.body.code).toBe('price.unavailable')
    const { body } = await staff.call('GET', '/api/v2/prices/')
    const { usd, fault } = body.judgements.find(({ symbol }: { symbol: string }) => symbol === 'EUR')
    expect({ usd, fault }).toEqual({ usd: null, fault: 'disagree' })
  })

  test('that are all away leave the last price until its time is over, and never a moment longer', async () => {
    const before = await rateOf('ETH')
    services.state.trouble = Object.fromEntries(codes.map((code) => [code, { status: 500 }]))
    await anew()
    expect((await rateOf('ETH')).valid_until).toEqual(before.valid_until)
    await market.sql("update rates set valid_until = clock_timestamp() where symbol = 'EUR'")
    await market.running.context.refreshBook(user.addr)
    expect((await estimate()).nextPrice).toBeNull()
  })

  test('nothing that is not a price is ever kept', async () => {
    const lies = ['0', '-1', '1e400', '"NaN"', 'null', '"Infinity"', '[]', '"٣٣١٠"', '{}', '3310.25e-400']
    for (const lie of lies) {
      services.state.trouble = {
        cg: { body: (text) => text.replace(/("ethereum":\{"usd":)[\d.]+/, `$1${lie}`) },
      }
      await anew()
      expect(Number((await rateOf('ETH')).usd)).toBeCloseTo(3310.25, 1)
    }
    const { rows } = await market.sql("select price::text from prices where source = 'cg' and symbol = 'ETH'")
    expect(rows).toEqual([{ price: '3310.25' }])
  })
})

describe('a source is asked', () => {
  const callsSoFar = () => ({ ...services.state.asked })

  test('by the clock alone: what people look at, however often, never reaches it', async () => {
    await market.sql("update price_sources set asked_at = clock_timestamp() + interval '1 hour'")
    const before = callsSoFar()
    for (let i = 0; i < 50; i++) {
      await Promise.all([
        estimate(),
        market.call('POST', '/api/orders/calc', { pair, amount: String(20 + i) }),
        market.call('GET', '/api/prices/history?from=USDT&to=EUR'),
        staff.call('GET', '/api/v2/prices/'),
      ])
    }
    await pollPrices(market.running.context)
    expect(callsSoFar()).toEqual(before)
  })

  test('by one process at a time, however many there are', async () => {
    const others = [randomUUID(), randomUUID(), randomUUID()]
    const { context } = market.running
    const worlds = others.map((id) => ({ ...context, leases: new Leases(context.db, id, context.log) }))
    await market.sql("update leases set until = clock_timestamp() where name = 'prices'")
    await market.sql('update price_sources set asked_at = null')
    const before = callsSoFar()
    await Promise.all([market.running.context, ...worlds].map((context) => pollPrices(context)))
    const after = callsSoFar()
    expect(codes.map((code) => after[code] - before[code])).toEqual([1, 1, 1, 1, 1])
    await market.sql("update leases set until = clock_timestamp() where name = 'prices'")
  })

  test('no more often in a month than it allows, over restarts; a new month begins anew', async () => {
    await market.sql("update price_sources set calls = 10000, asked_at = null where source = 'cg'")
    const before = callsSoFar()
    await pollPrices(market.running.context)
    await staff.call('POST', '/api/v2/prices/')
    expect(callsSoFar().cg).toBe(before.cg)
    await market.sql("update price_sources set month = '2020-01' where source = 'cg'")
    await pollPrices(market.running.context)
    expect(callsSoFar().cg).toBe(before.cg + 1)
    expect((await market.sql("select calls from price_sources where source = 'cg'")).rows).toEqual([{ calls: 1 }])
  })

  test('not while it rests: for as long as it wants, or when it fails again and again', async () => {
    const restOf = async (source: string) => {
      const text =
        'select extract(epoch from rests_until - asked_at)::int as s, failures from price_sources where source = $1'
      return (await market.sql(text, [source])).rows[0]
    }
    services.state.trouble = {
      binance: { status: 429, headers: { 'retry-after': '1200' } },
      kraken: { body: () => 'Maintenance' },
    }
    await anew()
    const before = callsSoFar()
    expect((await restOf('binance')).s).toBeGreaterThanOrEqual(1200)
    await market.sql('update price_sources set asked_at = null')
    await pollPrices(market.running.context)
    expect(callsSoFar().binance).toBe(before.binance)
    expect(callsSoFar().kraken).toBeGreaterThan(before.kraken)
    await market.sql('update price_sources set asked_at = null')
    await pollPrices(market.running.context)
    const { s, failures } = await restOf('kraken')
    expect(failures).toBeGreaterThanOrEqual(3)
    expect(s).toBeGreaterThanOrEqual(120)
    const { body } = await staff.call('GET', '/api/v2/prices/')
    const shown = body.tickerSets.find(({ source }: { source: string }) => source === 'kraken')
    expect(shown).toMatchObject({ fault: 'answers what is not of its shape' })
    expect(shown.restsUntil).not.toBeNull()
  })
})

test('a source that is silent costs its time limit and nothing else: the others are judged, and it is named', async () => {
  const { context } = market.running
  // Its limit alone is made short; the others may be as slow as this machine is.
  const priceSources = context.priceSources.map((source) =>
    source.code === 'kraken'
      ? (sourcesOf({ ...context.settings.prices, codes: ['kraken'], answerMs: 200 })[0] ?? source)
      : source,
  )
  services.state.trouble = { kraken: { way: 'silent' } }
  services.state.usd = { ...honestPrices, ETH: '3300' }
  const processId = randomUUID()
  const leases = new Leases(context.db, processId, context.log)
  const faultsOf = async () => {
    // The market's own clock, which would wait for the long limit, has its lease taken away.
    await market.sql("update leases set holder = $1, until = now() + interval '1 minute' where name = 'prices'", [
      processId,
    ])
    await market.sql("update price_sources set asked_at = null, rests_until = '-infinity', failures = 0")
    await pollPrices({ ...context, priceSources, leases })
    const { body } = await staff.call('GET', '/api/v2/prices/')
    return Object.fromEntries(
      body.tickerSets.map(({ source, fault }: { source: string; fault: string }) => [source, fault]),
    )
  }
  const asExpected = async () =>
    expect(await faultsOf()).toEqual({ cg: null, binance: null, kraken: 'does not answer', coinbase: null, ecb: null })
  // What was asked before this began may still write down how it went.
  await vi.waitFor(asExpected, { timeout: 20_000 })
  expect(Number((await rateOf('ETH')).usd)).toBeCloseTo(3300, 1)
  await market.sql("update leases set until = now() where name = 'prices'")
})

describe('staff', () => {
  // shows B-1-017, B-2.13-002, B-3-044, B-7.1-026, B-7.1-027
  test('see every source with its time and prices, and have them asked anew', async () => {
    const { body: before } = await staff.call('GET', '/api/v2/prices/')
    expect(before.tickerSets.map(({ source }: { source: string }) => source)).toEqual(codes)
    const [cg] = before.tickerSets
    expect(cg.tickers).toContainEqual(expect.objectContaining({ source: 'cg', symbol: 'BTC', price: '96420.5' }))
    await market.sql("update price_sources set asked_at = asked_at - interval '6 seconds'")
    const { status, body: after } = await staff.call('POST', '/api/v2/prices/')
    expect(status).toBe(200)
    after.tickerSets.forEach(({ time }: { time: string }, i: number) => {
      expect(Date.parse(time)).toBeGreaterThan(Date.parse(before.tickerSets[i].time))
    })
    const { rows } = await market.sql("select who, target from audit where action = 'prices.update'")
    expect(rows).toContainEqual({ who: staff.addr, target: 'prices' })
  })

  test('are told which sources were asked: none that rests, none while another process asks', async () => {
    const update = async () => {
      const { asked, isElsewhere } = (await staff.call('POST', '/api/v2/prices/')).body
      return { asked, isElsewhere }
    }
    const rests = "rests_until = case source when 'cg' then now() + interval '1 hour' else '-infinity' end"
    const due = async () => {
      await market.sql(`update price_sources set asked_at = null, failures = 0, ${rests}`)
      return update()
    }
    const others = { asked: codes.filter((code) => code !== 'cg'), isElsewhere: false }
    // The clock of this market may ask between the two.
    await vi.waitFor(async () => expect(await due()).toEqual(others), { timeout: 20_000 })
    await market.sql(`update price_sources set asked_at = now() + interval '1 minute'`)
    expect(await update()).toEqual({ asked: [], isElsewhere: false })

    const take = "update leases set holder = $1, until = now() + interval '1 minute' where name = 'prices'"
    await market.sql(take, [randomUUID()])
    expect(await update()).toEqual({ asked: [], isElsewhere: true })
    await market.sql("update leases set until = now() where name = 'prices'")
  })
})

describe('an offer and its order', () => {
  test('keep what they were priced with, from what the market knew', async () => {
    const wish = { pair, amount: '20', transferTo: iban }
    const { body: matched } = await user.call('POST', '/api/orders/match', wish)
    const { offer } = (await user.call('GET', `/api/offers/${matched.offer.id}`)).body
    expect(offer.inputs.from.usd).toBe(offer.calculation.fromMarketPrice)
    expect(offer.inputs.to.usd).toBe(offer.calculation.toMarketPrice)
    expect(statesOf(offer.inputs.to.inputs)).toEqual({ kraken: 'used', coinbase: 'used', ecb: 'used' })
    const { body: placed } = await user.call('POST', '/api/orders/place', { offer_id: offer.id })
    services.state.usd = { ...honestPrices, EUR: '1.0850', USDT: '0.999' }
    await anew()
    const { body } = await user.call('GET', `/api/orders/${placed.order.id}`)
    expect(body.order.inputs).toEqual(offer.inputs)
  })
})

describe('a fixed price', () => {
  test('more than 15 % off the market leaves the book, and stays out until its agent saves it again', async () => {
    const agent = await market.player(1)
    const { body: own } = await agent.call('GET', `/api/agents/${agent.addr}`)
    const options = own.agent.swapOptions.map((option: { from: string; to: string }) =>
      option.from === 'LOCAL/USDT' && option.to === 'SEPA/EUR'
        ? { ...option, priceTypeUse: 1, fixPrice: '0.93', marketPrice: null }
        : option,
    )
    const save = async () => {
      const { body } = await agent.call('GET', `/api/agents/${agent.addr}`)
      const saved = await agent.call('POST', `/api/agents/${agent.addr}`, {
        agent: { ...body.agent, swapOptions: options },
      })
      expect(saved.status, JSON.stringify(saved.body)).toBe(200)
    }
    const offMarket = async () =>
      (await market.sql('select count(*)::int as n from swap_options where off_market_at is not null')).rows[0].n
    const inBook = () =>
      market.running.context.book
        .pairsOf(agent.addr)
        .some(({ from, to }) => from.network === 'LOCAL' && from.currency === 'USDT' && to.currency === 'EUR')
    await save()
    await vi.waitFor(() => expect(inBook()).toBe(true), { timeout: 20_000 })

    services.state.usd = { ...honestPrices, EUR: '1.3' }
    await anew()
    expect(await offMarket()).toBe(1)
    await vi.waitFor(() => expect(inBook()).toBe(false), { timeout: 20_000 })
    services.state.usd = honestPrices
    await anew()
    expect([await offMarket(), inBook()]).toEqual([1, false])
    const hasLeft = async () => {
      const option = {
        from: 'LOCAL/USDT',
        to: 'SEPA/EUR',
        active: true,
        priceTypeUse: 1,
        fixPrice: '0.930',
        marketPrice: null,
      }
      const { body } = await agent.call('POST', `/api/agents/${agent.addr}/quotes`, { options: [option] })
      return body.quotes[0].hasLeft
    }
    expect(await hasLeft()).toBe(true)
    await save()
    expect([await offMarket(), await hasLeft()]).toEqual([0, false])
    await vi.waitFor(() => expect(inBook()).toBe(true), { timeout: 20_000 })
  })
})

/** Takes the lease from this market, and waits for what it asked before. */
async function hush(): Promise<void> {
  const take = "update leases set holder = $1, until = now() + interval '1 minute' where name = 'prices'"
  await market.sql(take, [randomUUID()])
  await pollPrices(market.running.context)
}

describe('options that leave the book', () => {
  test('are locked after their agent, as in saving: neither ends the other', async () => {
    const { context } = market.running
    const { addr } = await market.player(2)
    await hush()
    const far = 'price_type_use = 1, fix_price = 1000000, market_price = null, off_market_at = null'
    await market.sql(`update swap_options set active = true, ${far} where agent_addr = $1`, [addr])
    const waits = "wait_event_type = 'Lock' and query like '%leave_off_market(%' and datname = current_database()"
    let leaving: Promise<number | string> = Promise.resolve(0)
    const saving = context.db.transaction().execute(async (held) => {
      await sql`select from agents where addr = ${addr} for no key update`.execute(held)
      await sql`update swap_options set active = active where ctid = (
        select max(ctid) from swap_options where agent_addr = ${addr}
      )`.execute(held)
      leaving = leaveOffMarket(context.db, { EUR: 'EUR', USDT: 'USDT' }, '0.15').catch(String)
      const isWaiting = async () =>
        expect((await market.sql(`select from pg_stat_activity where ${waits}`)).rowCount).toBe(1)
      await vi.waitFor(isWaiting, { timeout: 4_000 })
      await sql`update swap_options set active = active where agent_addr = ${addr}`.execute(held)
    })
    expect(await saving.then(() => 'saved', String)).toBe('saved')
    expect(await leaving).toBe(1)
    const back = 'price_type_use = 2, fix_price = null, market_price = 100, off_market_at = null'
    await market.sql(`update swap_options set ${back} where agent_addr = $1`, [addr])
    await market.sql("update leases set until = now() where name = 'prices'")
  })
})

test('of readings of the rates that overlap, the older answer never wins', async () => {
  const { context } = market.running
  await hush()
  const { usd } = await rateOf('GBP')
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  let isRead = () => {}
  const first = new Promise<void>((resolve) => {
    isRead = resolve
  })
  let attempts = 0
  const slow = context.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      attempts += 1
      if (attempts > 1) return result
      isRead()
      await held
      return result
    },
  })
  const cache = new MarketCache(slow, context.book)
  const older = cache.loadRates()
  await first
  await market.sql("update rates set usd = usd * 2 where symbol = 'GBP'")
  const newer = cache.loadRates()
  for (let i = 0; i < 5; i += 1) await market.sql('select 1')
  release()
  await Promise.all([older, newer])
  const { usd: now } = await rateOf('GBP')
  expect(cache.rates.get('GBP')?.usd.toFixed()).toBe(decimal(now).toFixed())
  await market.sql("update rates set usd = $1 where symbol = 'GBP'", [usd])
  await market.sql("update leases set until = now() where name = 'prices'")
})

describe('the database itself, asked at match time', () => {
  const fixed = "agent_addr = $1 and from_network = 'LOCAL' and from_currency = 'USDT' and to_currency = 'EUR'"

  /** What the decision says of this agent's fixed price against what the market knows now, past book and server. */
  async function faultAt(agent: string, price: string): Promise<string | null> {
    await market.sql(`update swap_options set price_type_use = 1, fix_price = $2, market_price = null where ${fixed}`, [
      agent,
      price,
    ])
    const [usdt, eur] = [await rateOf('USDT'), await rateOf('EUR')]
    const ask = {
      offerId: randomUUID(),
      user: user.addr,
      agent,
      fromNetwork: 'LOCAL',
      fromCurrency: 'USDT',
      fromAmount: '20',
      toNetwork: 'SEPA',
      toCurrency: 'EUR',
      toAmount: '18',
      priceTypeUse: 1,
      fixPrice: price,
      marketPrice: null,
      fromSymbol: 'USDT',
      fromUsd: String(usdt.usd),
      toSymbol: 'EUR',
      toUsd: String(eur.usd),
      maxOff: '0.15',
    }
    const { rows } = await market.sql("select match_fault($1::jsonb)->>'fault' as fault", [JSON.stringify(ask)])
    const { rows: refusals } =
      rows[0].fault === null
        ? { rows: [] }
        : await market.sql('select match_offer($1::jsonb) as outcome', [JSON.stringify(ask)])
    for (const row of refusals) expect(row.outcome).toEqual({ fault: rows[0].fault })
    return rows[0].fault
  }

  test('refuses a fixed price more than 15 % off, on either side, and one that left the book and was not saved since', async () => {
    const { addr } = await market.player(2)
    await market.sql(
      `insert into swap_options (agent_addr, from_network, from_currency, to_network, to_currency, active, price_type_use, fix_price, market_price)
       values ($1, 'LOCAL', 'USDT', 'SEPA', 'EUR', true, 1, 0.9, null)
       on conflict (agent_addr, from_network, from_currency, to_network, to_currency) do update set active = true, off_market_at = null`,
      [addr],
    )
    const rate = Number((await rateOf('USDT')).usd) / Number((await rateOf('EUR')).usd)
    const times = (factor: number) => (rate * factor).toFixed(8)
    expect(await faultAt(addr, times(1))).toBeNull()
    expect(await faultAt(addr, times(1.149))).toBeNull()
    expect(await faultAt(addr, times(0.851))).toBeNull()
    expect(await faultAt(addr, times(1.151))).toBe('option.changed')
    expect(await faultAt(addr, times(0.849))).toBe('option.changed')
    await market.sql(`update swap_options set off_market_at = now() where ${fixed}`, [addr])
    expect(await faultAt(addr, times(1))).toBe('option.changed')
    await market.sql(`update swap_options set off_market_at = null where ${fixed}`, [addr])
    expect(await faultAt(addr, times(1))).toBeNull()
  })
})

describe('how a rate went', () => {
  test('is told in few points, kept for a day by the minute and for 90 days by the hour', async () => {
    await market.sql('delete from price_points')
    await market.sql(`
      insert into price_points (symbol, step, at, usd)
      select s.symbol, 'minute', date_trunc('minute', now()) - n * interval '1 minute', s.usd + n
      from generate_series(0, 2000) n cross join (values ('BTC', 90000), ('USD', 1)) s(symbol, usd)
    `)
    await market.sql("update price_points set usd = 1 where symbol = 'USD'")
    const { body } = await market.call('GET', '/api/prices/history?from=BTC&to=CASHUSD')
    expect(body.points.length).toBeGreaterThan(94)
    expect(body.points.length).toBeLessThan(99)
    expect(body.points.at(-1).price).toBe('90000')
    await market.sql('select thin_price_points()')
    const { rows } = await market.sql("select count(*)::int as n from price_points where symbol = 'BTC'")
    expect(rows[0].n).toBeLessThanOrEqual(1440)
    expect((await market.call('GET', '/api/prices/history?from=MOON')).status).toBe(400)
  })
})
