import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { localNetworkId } from '#domain/money/networks.ts'
import type { Tables } from '#outside/db/rows.ts'
import { seal } from '#outside/db/sealed.ts'
import type { Context } from '../context.ts'
import { sealRequisite } from '../transfer-details.ts'
import { type DemoAgent, demoAccount, demoAgents, demoSuper } from './people.ts'
import { seedPosts } from './posts.ts'

/** The address of an account of the demo's mnemonic. */
export function demoAddress(index: number): string {
  return demoAccount(index).address
}

/** Puts the demo market into an empty database: a super user, agents with collateral, requisites and pairs. */
export async function seedDemo(context: Context): Promise<void> {
  const known = await context.db
    .selectFrom('users')
    .select('addr')
    .where('addr', '=', demoAddress(demoSuper))
    .executeTakeFirst()
  if (known) return
  await context.db.transaction().execute(async (trx) => {
    await insertUser(trx, demoSuper, 'Market desk', true)
    for (const agent of demoAgents) await insertAgent(context, trx, agent)
    await seedPosts(context, trx, demoAddress(demoSuper))
  })
}

async function insertUser(trx: Transaction<Tables>, index: number, username: string, isSuper: boolean): Promise<void> {
  await trx
    .insertInto('users')
    .values({
      addr: demoAddress(index),
      username,
      affiliate_id: null,
      is_super: isSuper,
      terms_accepted_at: sql<string>`clock_timestamp()`,
    })
    .execute()
}

async function insertAgent(context: Context, trx: Transaction<Tables>, agent: DemoAgent): Promise<void> {
  const addr = demoAddress(agent.index)
  await insertUser(trx, agent.index, agent.username, false)
  await trx
    .insertInto('agents')
    .values({
      addr,
      email_enc: seal(context.settings.keys.data, 'email', agent.email),
      username: agent.username,
      first_name: agent.firstName,
      last_name: agent.lastName,
      country_codes: agent.countries,
      work_start: '00:00',
      work_end: '23:59',
      timezone: agent.timezone,
      moderation_status: agent.approved ? 'approved' : 'pending',
      moderated_at: agent.approved ? sql<string>`clock_timestamp()` : null,
    })
    .execute()
  await trx.insertInto('capacity').values({ agent_addr: addr }).execute()
  await insertRequisites(context, trx, addr, agent)
  for (const [from, to, marketPrice] of agent.pairs) await insertOption(trx, addr, from, to, marketPrice)
}

async function insertRequisites(
  context: Context,
  trx: Transaction<Tables>,
  addr: string,
  agent: DemoAgent,
): Promise<void> {
  const chains = [localNetworkId, 'ETHEREUM', 'BSC', 'POLYGON']
  const rows = [
    ...chains.map((network) => ({ kind: 'crypto' as const, network, currency: null, data: [addr] })),
    ...agent.otherAddresses.map(([network, address]) => ({
      kind: 'crypto' as const,
      network,
      currency: null,
      data: [address],
    })),
    ...agent.banks.map(([currency, number]) => ({ kind: 'bank' as const, network: null, currency, data: [number] })),
  ]
  for (const { kind, network, currency, data } of rows) {
    const sealed = sealRequisite(context, data)
    await trx
      .insertInto('requisites')
      .values({ id: randomUUID(), agent_addr: addr, kind, network, currency, data_enc: sealed })
      .execute()
  }
  if (agent.cash) {
    await trx
      .insertInto('requisites')
      .values({ id: randomUUID(), agent_addr: addr, kind: 'cash', network: 'CASH', currency: null, data_enc: null })
      .execute()
  }
}

async function insertOption(trx: Transaction<Tables>, addr: string, from: string, to: string, marketPrice: string) {
  const [fromNetwork = '', fromCurrency = ''] = from.split('/')
  const [toNetwork = '', toCurrency = ''] = to.split('/')
  await trx
    .insertInto('swap_options')
    .values({
      agent_addr: addr,
      from_network: fromNetwork,
      from_currency: fromCurrency,
      to_network: toNetwork,
      to_currency: toCurrency,
      active: true,
      price_type_use: 2,
      fix_price: null,
      market_price: marketPrice,
    })
    .execute()
}
