import { randomInt, randomUUID } from 'node:crypto'
import pg from 'pg'
import { demoAccount } from '#server/demo/people.ts'

const pair = { from: { network: 'LOCAL', currency: 'USDT' }, to: { network: 'SEPA', currency: 'EUR' } }

interface Person {
  readonly addr: string
  readonly token: string
}

/** Signs in so many people with their terms accepted. */
export async function people(url: string, count: number): Promise<Person[]> {
  const found: Person[] = []
  for (let index = 0; index < count; index++) {
    const account = demoAccount(100 + index)
    const { nonce } = await ask<{ nonce: string }>(url, 'GET', `/api/users/${account.address}/nonce`)
    const sign = await account.signMessage({ message: nonce })
    const body = { addr: account.address, sign }
    const { accessToken } = await ask<{ accessToken: string }>(url, 'POST', '/api/login', body)
    await ask(url, 'PUT', `/api/users/${account.address}/terms-of-service`, undefined, accessToken)
    found.push({ addr: account.address, token: accessToken })
  }
  return found
}

async function ask<T>(url: string, method: string, path: string, body?: unknown, token?: string): Promise<T> {
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`)
  return (await response.json()) as T
}

/** Orders a second over HTTP: match and place, every person one after the other, all people at once. */
export async function ordersByHttp(url: string, persons: readonly Person[], each: number): Promise<number> {
  return rate(persons, each, async ({ token }) => {
    const asked = { pair, amount: '10', transferTo: 'DE89370400440532013000' }
    const { offer } = await ask<{ offer: { id: string } }>(url, 'POST', '/api/orders/match', asked, token)
    await ask(url, 'POST', '/api/orders/place', { offer_id: offer.id }, token)
  })
}

/** Orders a second by the same two SQL functions over a bare pg pool of the same size. */
export async function ordersBySql(databaseUrl: string, persons: readonly Person[], each: number): Promise<number> {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 12 })
  const { rows } = await pool.query(`
    select jsonb_build_object(
      'agent', o.agent_addr, 'fromNetwork', from_network, 'fromCurrency', from_currency, 'fromAmount', from_amount::text,
      'toNetwork', to_network, 'toCurrency', to_currency, 'toAmount', to_amount::text, 'priceTypeUse', price_type_use,
      'fixPrice', fix_price::text, 'marketPrice', market_price::text, 'fromSymbol', 'USDT', 'toSymbol', 'EUR',
      'fromUsd', f.usd::text, 'toUsd', t.usd::text, 'fee', fee::text, 'calculation', calculation,
      'transferToEnc', encode(transfer_to_enc, 'base64'), 'exposureUsd', exposure_usd::text, 'feeUsd', fee_usd::text,
      'seconds', 60, 'maxUnpaid', 1000000, 'maxOpen', 1000000
    ) as ask
    from offers o join swap_options s using (agent_addr, from_network, from_currency, to_network, to_currency)
    join rates f on f.symbol = 'USDT' join rates t on t.symbol = 'EUR' limit 1`)
  const known = rows[0].ask
  const decide = async (call: string, asked: object) => {
    const { rows: said } = await pool.query(`select ${call}($1::jsonb) as said`, [JSON.stringify(asked)])
    if (said[0].said.fault) throw new Error(said[0].said.fault)
  }
  const perSecond = await rate(persons, each, async ({ addr }) => {
    const offerId = randomUUID()
    await decide('match_offer', { ...known, user: addr, offerId })
    await decide('place_order', { orderId: randomUUID(), offerId, user: addr, requisitePick: randomInt(1000) })
  })
  await pool.end()
  return perSecond
}

async function rate(
  persons: readonly Person[],
  each: number,
  order: (person: Person) => Promise<void>,
): Promise<number> {
  const from = process.hrtime.bigint()
  await Promise.all(
    persons.map(async (person) => {
      for (let i = 0; i < each; i++) await order(person)
    }),
  )
  return (persons.length * each) / (Number(process.hrtime.bigint() - from) / 1e9)
}
