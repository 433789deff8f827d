import { randomInt, randomUUIDv7 } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { openDb } from '#outside/db/pool.ts'
import { layoutNow } from './layout.ts'
import { type Layout, layout010 } from './layout-0.1.0.ts'

/** A way to match and place an order, in two commits, in a database of its own kind. */
export interface OrderPath {
  readonly name: string
  /** Makes what it works on in an empty database. */
  prepare(url: string): Promise<void>
  /** Answers the offer. */
  match(pool: pg.Pool, user: string, agent: string): Promise<string>
  place(pool: pg.Pool, user: string, offer: string): Promise<void>
  /** Does once what follows commits, as the server's processes do all the time, at the end all of it; answers whether there may be more. */
  follow(client: pg.Client, isEnd: boolean): Promise<boolean>
}

export const person = (n: number) => `0x${n.toString(16).padStart(40, '0')}`
export const people = 4096
/** Of whom none has brought an order to its end, the first of those who have none open; and the agents for them: with 1,000 open orders, and with none. */
export const newcomers = { first: 6001, busyAgent: people + 17, idleAgent: people + 18 } as const

const readHere = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')

export const paths: Readonly<Record<'product' | 'old' | 'floor', OrderPath>> = {
  product: functions('this checkout', layoutNow),
  old: functions('0.1.0', layout010),
  floor: {
    name: 'floor',
    prepare: (url) => run(url, readHere('floor.sql')),
    match: async (pool, user, agent) => {
      const offer = randomUUIDv7()
      await pool.query({ name: 'match', text: matchFloor, values: [agent, '10', offer, user] })
      return offer
    },
    place: async (pool, _user, offer) => {
      await pool.query({ name: 'place', text: placeFloor, values: [offer, randomUUIDv7()] })
    },
    follow: async () => false,
  },
}

/** One statement each, so that each is one round trip and one commit, as a call of a function is. */
const matchFloor = `with taken as (
    update counters set used = used + $2::numeric where agent = $1 and used + $2::numeric <= allowed returning 1
  )
  insert into offers (id, user_addr, agent_addr, from_amount, to_amount, exposure_usd, expired_at)
  select $3::uuid, $4, $1, $2::numeric, $2::numeric, $2::numeric, now() + interval '1 minute' from taken`
const placeFloor = `with placed as (
    update offers set state = 'placed' where id = $1::uuid and state = 'live' returning *
  ), ordered as (
    insert into orders select $2::uuid, id, user_addr, agent_addr, 'userTransfer', exposure_usd, now(), now() + interval '30 minutes' from placed
  )
  insert into order_history select $2::uuid, 1, 'userTransfer', user_addr, now() from placed`

function functions(name: string, layout: Layout): OrderPath {
  return {
    name,
    prepare: async (url) => {
      const db = openDb(url)
      await layout.migrate(db).finally(() => db.destroy())
      await run(url, readHere('people.sql') + layout.fill)
    },
    match: async (pool, user, agent) => {
      const offerId = randomUUIDv7()
      await decide(pool, 'match_offer', { ...known, offerId, user, agent })
      return offerId
    },
    place: async (pool, user, offerId) => {
      const ask = { orderId: randomUUIDv7(), offerId, user, idempotencyKey: null, transferEnc: null }
      await decide(pool, 'place_order', { ...ask, requisitePick: randomInt(1000) })
    },
    follow: layout.follow,
  }
}

/** Of the shape that `server/swap/match.ts` asks. */
const known = {
  fromNetwork: 'LOCAL',
  fromCurrency: 'USDT',
  fromAmount: '10',
  toNetwork: 'SEPA',
  toCurrency: 'EUR',
  toAmount: '9.08',
  priceTypeUse: 2,
  fixPrice: null,
  marketPrice: '99',
  fromSymbol: 'USDT',
  fromUsd: '1.0003',
  toSymbol: 'EUR',
  toUsd: '1.0842',
  maxOff: '0.15',
  fee: '0.005',
  calculation: {
    price: '0.913388',
    priceFee: '0.00456694',
    totalPrice: '9.13',
    totalFee: '0.05',
    total: '9.08',
    fromMarketPrice: '1.0003',
    toMarketPrice: '1.0842',
  },
  transferToEnc: Buffer.alloc(90, 7).toString('base64'),
  exposureUsd: '10.003',
  feeUsd: '0.05421',
  seconds: 60,
  limits: {
    unpaid: 1_000_000,
    open: 1_000_000,
    newcomerUnpaid: 1_000_000,
    newcomerUsd: '1000000000',
    newcomerShare: '0.5',
    expiries: 1_000_000,
    pauseSeconds: 60,
  },
}

async function decide(pool: pg.Pool, call: string, argument: object): Promise<void> {
  const { rows } = await pool.query({
    name: call,
    text: `select ${call}($1::jsonb) as said`,
    values: [JSON.stringify(argument)],
  })
  if (rows[0].said.fault) throw new Error(`${call}: ${rows[0].said.fault}`)
}

async function run(url: string, text: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(text).finally(() => client.end())
}

/** Follows what is committed until it is told to end, and then until nothing is left. */
export function following(path: OrderPath, url: string): () => Promise<void> {
  let isOver = false
  const done = (async () => {
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    try {
      for (;;) {
        const wasOver = isOver
        const more = await path.follow(client, wasOver)
        if (wasOver && !more) return
        // As often as a process looks that has just written something itself.
        await wait(more ? 5 : 20)
      }
    } finally {
      await client.end()
    }
  })()
  return async () => {
    isOver = true
    await done
  }
}
